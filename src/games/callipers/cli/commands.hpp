// The commands of `fow` for Waterloo by callipers. They use only the streams that they are given, and files only through fow::files.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/game_file.hpp"
#include "cli/output.hpp"
#include "games/callipers/json/documents.hpp"

namespace fow::callipers::commands {

void add_new(CLI::App& app, cli::Task& task);
void add_show(CLI::App& app, cli::Task& task);
void add_explain(CLI::App& app, cli::Task& task);
void add_odds(CLI::App& app, cli::Task& task);
void add_play(CLI::App& app, cli::Task& task);
void add_roll(CLI::App& app, cli::Task& task);
void add_undo(CLI::App& app, cli::Task& task);
void add_log(CLI::App& app, cli::Task& task);
void add_verify(CLI::App& app, cli::Task& task);
void add_playout(CLI::App& app, cli::Task& task);
void add_lesson(CLI::App& app, cli::Task& task);
void add_match(CLI::App& app, cli::Task& task);

// Shared by several commands.
[[nodiscard]] const cli::GameAccess<Session>& access();
/// Throws CLI::ValidationError if it is not valid notation.
[[nodiscard]] Action parse_action(const std::string& text);

/// A position as a command line gives it: a record, perhaps cut short, or a battle by its id or as a file; without either, Waterloo.
struct PositionRequest {
    std::string game;  ///< empty = the battle `waterloo`
    int ply = -1;
};
/// Adds --ply.
void add_ply_option(CLI::App& command, PositionRequest& request);
struct RulesAndState {
    Rules rules;
    State state;
};
[[nodiscard]] RulesAndState position_of(const PositionRequest& request, cli::Streams io);
/// A battle of the data folder by its id, or a file.
[[nodiscard]] RuleSet battle_of(const std::string& wanted, cli::Streams io);

/// A position as text, for terminals and tests. Ends with a newline.
[[nodiscard]] std::string text_of(const Rules& rules, const State& state);

}  // namespace fow::callipers::commands
