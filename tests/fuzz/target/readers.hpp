// The fuzzed code: each reader of the project, with anything that may be in a file.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace fow::fuzz {

/// Reads the input. A refusal is fine. Accepted input must keep its promises (it is equal after writing and reading back, and can be
/// played), otherwise std::logic_error is thrown.
using Reader = void (*)(const std::string& input);

void record(const std::string& input);
void scenario(const std::string& input);
/// The first line names one of the documents of the rules; the rest is that document. The others are the shipped ones.
void rules(const std::string& input);
/// A sealed record, opened with a known key: zeros.
void sealed(const std::string& input);
void deployment(const std::string& input);
void diagram(const std::string& input);
void settings(const std::string& input);
void lesson(const std::string& input);
void progress(const std::string& input);
void script(const std::string& input);
/// One per line.
void notation(const std::string& input);
/// The first line names a mode, each other line is a ply in notation. Plies that are not due are skipped.
void game(const std::string& input);

/// Any document of the classic game and its Duel.
void classic(const std::string& input);
/// A record, a scenario or a lesson of La Belle Alliance, or one of its data files.
void alliance(const std::string& input);
/// A record or a battle of Waterloo by callipers, one of its data files, or what a bot of it is told.
void callipers(const std::string& input);
/// A game in the XML of the Gravon server.
void gravon(const std::string& input);
/// What a bot is told in exact form, and words of its command line and its answers.
void bot(const std::string& input);

struct Target {
    std::string_view name;  ///< of its folder in corpus/ and regressions/
    Reader read;
};
inline constexpr std::array targets{Target{"record", record},     Target{"sealed", sealed},         Target{"scenario", scenario},
                                    Target{"rules", rules},       Target{"deployment", deployment}, Target{"diagram", diagram},
                                    Target{"settings", settings}, Target{"lesson", lesson},         Target{"progress", progress},
                                    Target{"script", script},     Target{"notation", notation},     Target{"game", game},
                                    Target{"classic", classic},   Target{"gravon", gravon},         Target{"bot", bot},
                                    Target{"alliance", alliance}, Target{"callipers", callipers}};

}  // namespace fow::fuzz
