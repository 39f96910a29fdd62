// The commands of `fow` for the classic game and its variants, which use only the streams that they are given, and files only through
// fow::files.
#pragma once

#include <string>
#include <vector>

#include "cli/game_commands.hpp"
#include "cli/run.hpp"
#include "games/stratego/bots/in_words.hpp"
#include "games/stratego/json/documents.hpp"

namespace fow::stratego::commands {

/// From the data folder; throws DataError.
[[nodiscard]] Rules rules_of(const Variant& variant);
/// Those of all variants.
[[nodiscard]] std::vector<Rules> rules_of_all();

void add_new(cli::CommandLine& line, Variant variant);
void add_convert(cli::CommandLine& line, Variant variant);
void add_playout(cli::CommandLine& line, Variant variant);
void add_perft(cli::CommandLine& line, Variant variant);

// Shared by several commands.
/// What the commands of all games need to know about one of these.
[[nodiscard]] const cli::GameOnCommandLine& on_command_line(Variant variant);
/// A set-up in letters (C6.3). Throws cli::Misuse with every fault.
[[nodiscard]] std::vector<Place> parse_set_up(const Rules& rules, Seat side, const std::string& text);
/// Two set-ups as examples of a command line: "--blue ... --red ...".
[[nodiscard]] std::string example_of(Variant variant);

/// Their commands, each in the order of `fow --help`.
[[nodiscard]] std::vector<cli::GameCommands> games();

}  // namespace fow::stratego::commands
