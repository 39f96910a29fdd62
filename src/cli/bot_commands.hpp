// fow bot, fow match: computed players and outside programs against each other (docs/bots.md).
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bots/game_in_words.hpp"
#include "cli/command.hpp"

namespace fow::cli {

/// Adds `bot`: a computed player that speaks the protocol and plays whichever of these games it is told to.
void add_bot_command(CommandLine& line, std::span<const GameCommands> games);

/// Adds the game's own options to `fow match`; the function that it returns gives the head with their values, once the command has been
/// parsed.
using HeadOptions = std::function<std::function<Head()>(Command& command)>;
void add_match_command(CommandLine& line, const bots::GameInWords& game, const HeadOptions& options,
                       const std::vector<std::string>& examples);

}  // namespace fow::cli
