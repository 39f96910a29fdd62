// The commands of `fow` for the classic game and its Duel. They use only the streams that they are given.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/run.hpp"
#include "fow/games/stratego/engine/rules.hpp"

namespace fow::stratego::commands {

/// C5: the same game with other armies and zones.
enum class Variant { classic, duel };
[[nodiscard]] const Rules& rules_of(Variant variant);
/// What --game calls it: "stratego", "duel".
[[nodiscard]] std::string id_of(Variant variant);

void add_show(CLI::App& app, cli::Task& task, Variant variant);
void add_legal(CLI::App& app, cli::Task& task, Variant variant);
void add_explain(CLI::App& app, cli::Task& task, Variant variant);
void add_playout(CLI::App& app, cli::Task& task, Variant variant);
void add_perft(CLI::App& app, cli::Task& task, Variant variant);

// Shared by several commands.
/// A position as a command line gives it.
struct PositionRequest {
    std::string blue, red;  ///< both set-ups (C6.3)
    std::string turns;      ///< what was played then (C6.2), "b4-b5,a7-a6"; commas or blanks between
};
/// Adds --blue, --red and --moves; both set-ups are required.
void add_position_options(CLI::App& command, PositionRequest& request);
/// The position after those turns. If the rules refuse a set-up or a turn, says so on standard error and returns nothing. Throws
/// CLI::ValidationError for what is no set-up or no notation.
[[nodiscard]] std::optional<State> position_of(const Rules& rules, const PositionRequest& request, cli::Streams io);
/// Two set-ups as examples of a command line: "--blue ... --red ...".
[[nodiscard]] std::string example_of(Variant variant);

}  // namespace fow::stratego::commands
