// Short matches of the Duel, the quickest game, for tests of what all games share.
#pragma once

#include <string>

#include "bots/match_of.hpp"
#include "files/files.hpp"
#include "games/stratego/bots/in_words.hpp"

namespace fow::test {

inline bots::SeriesPlan duel_plan(const std::string& first, const std::string& second, std::uint64_t games = 2) {
    bots::SeriesPlan plan;
    plan.first = first;
    plan.second = second;
    plan.head = {"duel", {{"memory", "on"}}, {}};
    plan.games = games;
    plan.cap = 40;
    plan.terms.allowance.milliseconds = 2000;
    plan.terms.readable = {files::data_folder().string()};
    return plan;
}

inline PlayedMatch play_duel(const bots::SeriesPlan& plan) { return play(stratego::game_in_words(stratego::variant_of("duel")), plan); }

}  // namespace fow::test
