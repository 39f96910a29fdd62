// What is fuzzed: each reader of the project with whatever somebody may have put into a file.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace fow::fuzz {

/// Reads the input. A refusal is fine; what was accepted must keep its promises (it is written and read back equal, it can be
/// played), else std::logic_error is thrown.
using Reader = void (*)(const std::string& input);

void record(const std::string& input);
void scenario(const std::string& input);
/// The first line names one of the documents of the rules; the rest is that document, beside the others as shipped.
void rules(const std::string& input);
/// A sealed record, opened with a key that strangers do not have: zeros.
void sealed(const std::string& input);
void deployment(const std::string& input);
void diagram(const std::string& input);
void settings(const std::string& input);
void lesson(const std::string& input);
void progress(const std::string& input);
void script(const std::string& input);
/// A line each.
void notation(const std::string& input);
/// The first line names a mode; then a ply each line, in notation. What is not due is refused and passed over.
void game(const std::string& input);

struct Target {
    std::string_view name;  ///< of its folder in corpus/ and regressions/
    Reader read;
};
inline constexpr std::array targets{Target{"record", record},     Target{"sealed", sealed},         Target{"scenario", scenario},
                                    Target{"rules", rules},       Target{"deployment", deployment}, Target{"diagram", diagram},
                                    Target{"settings", settings}, Target{"lesson", lesson},         Target{"progress", progress},
                                    Target{"script", script},     Target{"notation", notation},     Target{"game", game}};

}  // namespace fow::fuzz
