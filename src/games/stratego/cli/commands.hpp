// The commands of `fow` for the classic game and its variants. They use only the streams that they are given, and files only through
// fow::files.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/game_file.hpp"
#include "cli/output.hpp"
#include "games/stratego/json/documents.hpp"

namespace fow::stratego::commands {

/// From the data folder; throws DataError.
[[nodiscard]] Rules rules_of(const Variant& variant);
/// Those of all variants.
[[nodiscard]] std::vector<Rules> rules_of_all();

void add_new(CLI::App& app, cli::Task& task, Variant variant);
void add_show(CLI::App& app, cli::Task& task, Variant variant);
void add_legal(CLI::App& app, cli::Task& task, Variant variant);
void add_explain(CLI::App& app, cli::Task& task, Variant variant);
void add_play(CLI::App& app, cli::Task& task, Variant variant);
void add_log(CLI::App& app, cli::Task& task, Variant variant);
void add_verify(CLI::App& app, cli::Task& task, Variant variant);
void add_convert(CLI::App& app, cli::Task& task, Variant variant);
void add_playout(CLI::App& app, cli::Task& task, Variant variant);
void add_perft(CLI::App& app, cli::Task& task, Variant variant);
void add_lesson(CLI::App& app, cli::Task& task, Variant variant);
void add_match(CLI::App& app, cli::Task& task, Variant variant);

// Shared by several commands.
[[nodiscard]] const cli::GameAccess<Session>& access();
/// "blue", "red", "onlooker", or "both" = nothing is hidden. Throws CLI::ValidationError.
[[nodiscard]] Audience audience_in(const std::string& text);
/// Throws CLI::ValidationError if it is not valid notation.
[[nodiscard]] Action parse_action(const std::string& text);
/// A set-up in letters (C6.3). Throws CLI::ValidationError with every fault.
[[nodiscard]] std::vector<Place> parse_set_up(const Rules& rules, Seat side, const std::string& text);

/// A position as a command line gives it: a record, or two set-ups and the turns since.
struct PositionRequest {
    std::string game;  ///< a record; empty = the set-ups
    int ply = -1;
    cli::SealRequest seal;
    std::string blue, red;  ///< both set-ups (C6.3)
    std::string turns;      ///< what was played after them (C6.2), "b4-b5,a7-a6", separated by commas or blanks
};
/// Adds --ply, --blue, --red, --moves and those for sealed games.
void add_position_options(CLI::App& command, PositionRequest& request);
/// Adds GAME.
void add_game_option(CLI::App& command, PositionRequest& request);

/// A position to look at.
struct RulesAndState {
    Rules rules;
    State state;
};
/// Who looks at it: an audience, or the player who decides.
struct Decides {};
using Look = std::variant<Audience, Decides>;
/// The position. If the rules refuse a set-up or a turn, says so on standard error and returns nothing. Throws CLI::ValidationError for
/// invalid set-ups or notation, cli::Sealed if the viewer may not see it.
[[nodiscard]] std::optional<RulesAndState> position_of(Variant variant, const PositionRequest& request, Look look, cli::Streams io);
/// Two set-ups as examples of a command line: "--blue ... --red ...".
[[nodiscard]] std::string example_of(Variant variant);

}  // namespace fow::stratego::commands
