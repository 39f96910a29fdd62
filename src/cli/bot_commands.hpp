// fow bot, fow match: computed players and outside programs against each other (docs/bots.md).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/bout.hpp"
#include "cli/run.hpp"

namespace fow::cli {

/// Adds `bot`: a computed player that speaks the protocol and plays whichever of these games it is told to.
void add_bot_command(CLI::App& app, Task& task, std::span<const GameCommands> games);

/// What a game provides for `fow match`.
struct MatchGame {
    bots::BotGame game;
    /// Adds the game's options to the command; the function that it returns gives the head with their values, once the command has been
    /// parsed.
    std::function<std::function<bots::Head()>(CLI::App& command)> options;
    std::vector<std::string> examples;  ///< command lines for the help
};
void add_match_command(CLI::App& app, Task& task, const MatchGame& match);

}  // namespace fow::cli
