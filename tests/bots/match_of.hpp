// Short matches for tests.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "bots/match.hpp"
#include "files/files.hpp"
#include "games/stratego/bots/bot_games.hpp"
#include "games/waterloo/bots/bot_game.hpp"

namespace fow::test {

/// A Python interpreter that a confined bot can read: the system's, if there is one.
inline std::string python_program() { return std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3"; }
inline std::string bad_bot(const std::string& what) { return python_program() + " " FOW_SOURCE_DIR "/tests/bots/bad_bot.py " + what; }

inline bots::MatchPlan duel_plan(const std::string& first, const std::string& second, std::uint64_t games = 2) {
    bots::MatchPlan plan;
    plan.first = first;
    plan.second = second;
    plan.head = {"duel", {{"memory", "on"}}, {}};
    plan.games = games;
    plan.cap = 40;
    plan.terms.allowance.milliseconds = 2000;
    plan.terms.readable = {files::data_folder().string()};
    return plan;
}

struct PlayedMatch {
    bots::MatchReport report;
    std::vector<bots::PlayedGame> games;
    [[nodiscard]] int faults(bots::Lapse fault) const { return report.faults.first[static_cast<std::size_t>(fault)]; }
};
inline PlayedMatch play(const bots::BotGame& game, const bots::MatchPlan& plan) {
    PlayedMatch match;
    match.report = bots::play_match(game, plan, [&](const bots::PlayedGame& played) { match.games.push_back(played); });
    return match;
}
inline PlayedMatch play_duel(const bots::MatchPlan& plan) { return play(stratego::bot_play::duel_for_bots(), plan); }

}  // namespace fow::test
