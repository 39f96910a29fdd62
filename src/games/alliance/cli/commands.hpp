// The commands of `fow` for La Belle Alliance, which use only the streams that they are given, and files only through fow::files.
#pragma once

#include <string>
#include <vector>

#include "cli/game_commands.hpp"
#include "cli/run.hpp"
#include "games/alliance/bots/in_words.hpp"
#include "games/alliance/json/documents.hpp"

namespace fow::alliance::commands {

void add_convert(cli::CommandLine& line);
void add_playout(cli::CommandLine& line);
void add_perft(cli::CommandLine& line);

// Shared by several commands.
/// What the commands of all games need to know about this one.
[[nodiscard]] const cli::GameOnCommandLine& on_command_line();

struct RulesAndState {
    Rules rules;
    State state;
};
/// A position as a command line gives it: a record, perhaps cut short, or a scenario; without either, the set-up.
[[nodiscard]] RulesAndState position_of(const cli::PositionRequest& request, cli::Streams io);

/// Its commands, in the order of `fow --help`.
[[nodiscard]] std::vector<cli::GameCommands> games();

}  // namespace fow::alliance::commands
