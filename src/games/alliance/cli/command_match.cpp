// fow match, which has no option of this game's own.
#include "cli/bot_commands.hpp"
#include "games/alliance/bots/bot_game.hpp"
#include "games/alliance/cli/commands.hpp"

namespace fow::alliance::commands {

void add_match(CLI::App& app, cli::Task& task) {
    cli::add_match_command(
        app, task,
        {bot_play::alliance_for_bots(),
         [](CLI::App&) -> std::function<bots::Head()> { return [] { return bots::Head{std::string(documents().id), {}, {}}; }; },
         {"fow --game alliance match --first captain --second greedy --games 100",
          "fow --game alliance match --first 'python3 my_bot.py' --second random --games 10 --records games"}});
}

}  // namespace fow::alliance::commands
