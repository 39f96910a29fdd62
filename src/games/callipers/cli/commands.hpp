// The commands of `fow` for Waterloo by callipers, which use only the streams that they are given, and files only through fow::files.
#pragma once

#include <vector>

#include "cli/game_commands.hpp"
#include "cli/run.hpp"
#include "games/callipers/bots/in_words.hpp"
#include "games/callipers/json/documents.hpp"

namespace fow::callipers::commands {

void add_playout(cli::CommandLine& line);

// Shared by several commands.
/// What the commands of all games need to know about this one.
[[nodiscard]] const cli::GameOnCommandLine& on_command_line();

struct RulesAndState {
    Rules rules;
    State state;
};
/// A position as a command line gives it: a record, perhaps cut short, or a battle by its id or as a file; without either, Waterloo.
[[nodiscard]] RulesAndState position_of(const cli::PositionRequest& request, cli::Streams io);

/// Its commands, in the order of `fow --help`.
[[nodiscard]] std::vector<cli::GameCommands> games();

}  // namespace fow::callipers::commands
