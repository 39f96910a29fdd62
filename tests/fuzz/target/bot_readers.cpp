// What bots say and are told (docs/bots.md).
#include "bots/channel.hpp"
#include "bots/messages.hpp"
#include "bots/player.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "promises.hpp"
#include "readers.hpp"

namespace fow::fuzz {

using namespace waterloo;

/// What a bot is told in exact form, and words of its command line and its answers.
void bot(const std::string& input) {
    static const Ruleset set = data::load_ruleset(FOW_SOURCE_DIR);
    static_cast<void>(unless_refused([&] { return bots::command_line(input); }));
    static_cast<void>(bots::mind_from_text(input));
    for (const std::string& word : bots::words_of(input)) demand(word.find(' ') == std::string::npos, "a word has no blanks");
    demand(bots::rest_of(input).size() <= input.size(), "the rest is a part of the line");
    if (const auto line = unless_refused([&] { return read_exact_line(input); }))
        demand(read_exact_line(write_exact(*line)) == *line, "a line reads back equal");
    if (const auto view = unless_refused([&] { return read_exact_view(input, set.pieces.roster); }))
        demand(read_exact_view(write_exact(*view, set.pieces.roster), set.pieces.roster) == *view, "a view reads back equal");
    if (const auto line = unless_refused([&] { return stratego::read_exact_line(input); }))
        demand(stratego::read_exact_line(stratego::write_exact(*line)) == *line, "a line of the classic game reads back equal");
    if (const auto view = unless_refused([&] { return stratego::read_exact_view(input); }))
        demand(stratego::write_exact(stratego::read_exact_view(stratego::write_exact(*view))) == stratego::write_exact(*view),
               "a view of the classic game reads back equal");
}

}  // namespace fow::fuzz
