// fow match, with the options of Waterloo.
#include "cli/bot_commands.hpp"
#include "games/waterloo/bots/bot_game.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::waterloo::commands {

void add_match(CLI::App& app, Task& task) {
    add_match_command(app, task,
                      {bot_play::waterloo_for_bots(),
                       [](CLI::App& command) -> std::function<bots::Head()> {
                           auto request = std::make_shared<GameRequest>();
                           add_mode_options(command, *request);
                           return [request] { return bot_play::head_with(options_of(*request)); };
                       },
                       {"fow match --first captain --second greedy --mode standard --games 40",
                        "fow match --first 'python3 my_bot.py' --second random --games 10 --records games"}});
}

}  // namespace fow::waterloo::commands
