// The commands of `fow` for Waterloo, which use only the streams that they are given, and files only through fow::files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/game_commands.hpp"
#include "cli/run.hpp"
#include "games/waterloo/bots/in_words.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::waterloo::commands {

using namespace cli;

void add_new(CommandLine& line);
void add_playout(CommandLine& line);
void add_perft(CommandLine& line);
void add_statistics(CommandLine& line);

// Shared by several commands.
/// What the commands of all games need to know about this one.
[[nodiscard]] const GameOnCommandLine& on_command_line();
/// Reads and replays a record. Throws DataError if its head or a ply does not fit, Sealed if it is sealed.
[[nodiscard]] Session load_session(const std::string& path, Streams io);

/// The options that `new` and `playout` share.
struct GameRequest {
    std::string mode;   ///< empty = that of the battlefield, or basic
    std::string field;  ///< a scenario file; empty = the printed board
    bool table = false, nightfall = false, start_early = false, where_are_the_prussians = false, handicap = false;
};

/// Adds --mode, --true-to-the-table, --nightfall, --start-early, --where-are-the-prussians and --handicap.
void add_mode_options(Command& command, GameRequest& request);
/// Adds --mode, --field, --true-to-the-table, --nightfall, --start-early, --where-are-the-prussians and --handicap.
void add_game_options(Command& command, GameRequest& request);

/// Throws Misuse for options that do not go together.
[[nodiscard]] Options options_of(const GameRequest& request);

struct GameChoice {
    Ruleset rules;
    Options options;
    std::optional<Start> start;  ///< from the battlefield
};
/// Throws Misuse for options that do not go together, DataError for bad data.
[[nodiscard]] GameChoice choose_game(const GameRequest& request, Streams io);

/// Its commands, in the order of `fow --help`.
[[nodiscard]] std::vector<cli::GameCommands> games();

}  // namespace fow::waterloo::commands
