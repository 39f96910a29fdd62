// Matches for tests, of any game.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "bots/series.hpp"

namespace fow::test {

/// A Python interpreter that a confined bot can read: the system's, if there is one.
inline std::string python_program() { return std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3"; }
inline std::string bad_bot(const std::string& what) { return python_program() + " " FOW_SOURCE_DIR "/tests/bots/bad_bot.py " + what; }

struct PlayedMatch {
    bots::SeriesReport report;
    std::vector<bots::PlayedGame> games;
    [[nodiscard]] int faults(bots::Lapse fault) const { return report.faults.first[static_cast<std::size_t>(fault)]; }
};
inline PlayedMatch play(const bots::GameInWords& game, const bots::SeriesPlan& plan) {
    PlayedMatch match;
    match.report = bots::play_series(game, plan, [&](const bots::PlayedGame& played) { match.games.push_back(played); });
    return match;
}

}  // namespace fow::test
