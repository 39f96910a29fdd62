// fow match, with the battle as its one option.
#include "cli/bot_commands.hpp"
#include "games/callipers/bots/bot_game.hpp"
#include "games/callipers/cli/commands.hpp"

namespace fow::callipers::commands {

void add_match(CLI::App& app, cli::Task& task) {
    cli::add_match_command(app, task,
                           {bot_play::callipers_for_bots(),
                            [](CLI::App& command) -> std::function<bots::Head()> {
                                auto battle = std::make_shared<std::string>("waterloo");
                                command.add_option("--field", *battle, "the battle: waterloo, derlon or hougoumont")->capture_default_str();
                                return [battle] { return bot_play::head_with(*battle); };
                            },
                            {"fow --game callipers match --field hougoumont --first captain --second greedy --games 20",
                             "fow --game callipers match --first 'python3 my_bot.py' --second random --games 10 --records games"}});
}

}  // namespace fow::callipers::commands
