// Which game: its mode, its options, and the battlefield it is played on.
#pragma once

#include <memory>
#include <string>

#include "cli/commands.hpp"

namespace fow::cli {

/// What `new` and `playout` ask alike.
struct GameWish {
    std::string mode;   ///< empty = the battlefield's, or basic
    std::string field;  ///< a scenario file; empty = the board as printed
    bool table = false, nightfall = false, start_early = false, where_are_the_prussians = false;
};

/// Adds --mode, --field, --true-to-the-table, --nightfall, --start-early and --where-are-the-prussians.
void add_game_options(CLI::App& command, GameWish& wish);

struct GameChoice {
    Ruleset rules;
    Options options;
    std::optional<Start> start;  ///< of the battlefield
};
/// Throws CLI::ValidationError for a wish that cannot be met, DataError for bad data.
[[nodiscard]] GameChoice choose_game(const GameWish& wish);

}  // namespace fow::cli
