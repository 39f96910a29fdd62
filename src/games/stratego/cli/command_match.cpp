// fow match, with the one option of the classic game and its variants.
#include "cli/bot_commands.hpp"
#include "games/stratego/bots/bot_games.hpp"
#include "games/stratego/cli/commands.hpp"

namespace fow::stratego::commands {

void add_match(CLI::App& app, cli::Task& task, Variant variant) {
    const std::string id = std::string(variant.id);
    cli::add_match_command(app, task,
                           {bot_play::game_for_bots(variant),
                            [id](CLI::App& command) -> std::function<bots::Head()> {
                                auto table = std::make_shared<bool>(false);
                                command.add_flag("--true-to-the-table", *table, "forget what was shown (W15.1)");
                                return [id, table] { return bots::Head{id, {{"memory", *table ? "off" : "on"}}, {}}; };
                            },
                            {"fow --game " + id + " match --first captain --second greedy --games 40",
                             "fow --game " + id + " match --first 'python3 my_bot.py' --second random --games 10 --records games"}});
}

}  // namespace fow::stratego::commands
