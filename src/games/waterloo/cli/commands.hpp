// The commands of `fow` for Waterloo, one file each. They use only the streams that they are given, and files only through fow::files.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::waterloo::commands {

using namespace cli;

void add_new(CLI::App& app, Task& task);
void add_show(CLI::App& app, Task& task);
void add_legal(CLI::App& app, Task& task);
void add_explain(CLI::App& app, Task& task);
void add_play(CLI::App& app, Task& task);
void add_log(CLI::App& app, Task& task);
void add_verify(CLI::App& app, Task& task);
void add_playout(CLI::App& app, Task& task);
void add_perft(CLI::App& app, Task& task);
void add_rules(CLI::App& app, Task& task);
void add_lesson(CLI::App& app, Task& task);
void add_statistics(CLI::App& app, Task& task);
void add_match(CLI::App& app, Task& task);

// Shared by several commands.
/// Reads and replays a record. Throws DataError if its head or a ply does not fit, Sealed if it is sealed.
[[nodiscard]] Session load_game(const std::string& path, Streams io);
/// Throws CLI::ValidationError if it is not valid notation.
[[nodiscard]] Action parse_action(const Roster& roster, const std::string& text);
/// "french", "allied", "onlooker".
[[nodiscard]] Viewer parse_viewer(const std::string& text);
/// "turn 3, 12:00"
[[nodiscard]] std::string moment(int turn, int minutes);
/// "11:30" as a JSON string, like the clock of a view.
[[nodiscard]] std::string json_clock(int minutes);

/// The options that `new` and `playout` share.
struct GameRequest {
    std::string mode;   ///< empty = that of the battlefield, or basic
    std::string field;  ///< a scenario file; empty = the printed board
    bool table = false, nightfall = false, start_early = false, where_are_the_prussians = false;
};

/// Adds --mode, --true-to-the-table, --nightfall, --start-early and --where-are-the-prussians.
void add_mode_options(CLI::App& command, GameRequest& request);
/// Adds --mode, --field, --true-to-the-table, --nightfall, --start-early and --where-are-the-prussians.
void add_game_options(CLI::App& command, GameRequest& request);

/// Throws CLI::ValidationError for options that do not go together.
[[nodiscard]] Options options_of(const GameRequest& request);

struct GameChoice {
    Ruleset rules;
    Options options;
    std::optional<Start> start;  ///< from the battlefield
};
/// Throws CLI::ValidationError for options that do not go together, DataError for bad data.
[[nodiscard]] GameChoice choose_game(const GameRequest& request, Streams io);

}  // namespace fow::waterloo::commands
