// The commands of `fow` for La Belle Alliance. They use only the streams that they are given, and files only through fow::files.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "chance/chance.hpp"
#include "cli/game_file.hpp"
#include "cli/output.hpp"
#include "games/alliance/json/documents.hpp"

namespace fow::alliance::commands {

void add_new(CLI::App& app, cli::Task& task);
void add_show(CLI::App& app, cli::Task& task);
void add_legal(CLI::App& app, cli::Task& task);
void add_explain(CLI::App& app, cli::Task& task);
void add_odds(CLI::App& app, cli::Task& task);
void add_play(CLI::App& app, cli::Task& task);
void add_roll(CLI::App& app, cli::Task& task);
void add_undo(CLI::App& app, cli::Task& task);
void add_log(CLI::App& app, cli::Task& task);
void add_verify(CLI::App& app, cli::Task& task);
void add_convert(CLI::App& app, cli::Task& task);
void add_playout(CLI::App& app, cli::Task& task);
void add_lesson(CLI::App& app, cli::Task& task);
void add_perft(CLI::App& app, cli::Task& task);
void add_match(CLI::App& app, cli::Task& task);

// Shared by several commands.
[[nodiscard]] const cli::GameAccess<Session>& access();
/// Throws CLI::ValidationError if it is not valid notation.
[[nodiscard]] Action parse_action(const std::string& text);

/// A position as a command line gives it: a record, perhaps cut short, or a scenario; without either, the set-up.
struct PositionRequest {
    std::string game;  ///< a record or a scenario; empty = the set-up
    int ply = -1;
};
/// Adds --ply, and GAME.
void add_ply_option(CLI::App& command, PositionRequest& request);
void add_game_option(CLI::App& command, PositionRequest& request);
struct RulesAndState {
    Rules rules;
    State state;
};
[[nodiscard]] RulesAndState position_of(const PositionRequest& request, cli::Streams io);

/// A position as text, for terminals and tests. Ends with a newline.
[[nodiscard]] std::string text_of(const Rules& rules, const State& state);
/// The chances of an action as text (L13.6).
[[nodiscard]] std::string text_of(const Outlook& outlook);

}  // namespace fow::alliance::commands
