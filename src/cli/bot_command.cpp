// fow bot: one of our computed players, for other people's referees.

#include "bots/player.hpp"
#include "bots/served.hpp"
#include "cli/bot_commands.hpp"
#include "cli/commands.hpp"

namespace fow::cli {
namespace {

struct BotRequest {
    std::string level = "captain", style = "steady";
    std::uint64_t seed = 0, nodes = 0;
};

template <class Words>
[[nodiscard]] std::string list_of_words(const Words& all) {
    std::string text;
    for (const auto each : all) text += (text.empty() ? "" : each == all.back() ? " or " : ", ") + std::string(word(each));
    return text;
}

int play_as_bot(const BotRequest& request, const std::vector<bots::BotGame>& games, Streams io) {
    const auto level = level_from_word(request.level);
    if (!level) throw CLI::ValidationError("--level", "\"" + request.level + "\" is not " + list_of_words(levels));
    const auto style = style_from_word(request.style);
    if (!style) throw CLI::ValidationError("--style", "\"" + request.style + "\" is not " + list_of_words(styles));
    return bots::serve(games, {*level, *style, request.seed}, {request.nodes}, io.in, io.out, io.err) ? Exit::done : Exit::unusable;
}

}  // namespace

void add_bot_command(CLI::App& app, Task& task, std::span<const GameCommands> games) {
    auto playable = std::make_shared<std::vector<bots::BotGame>>();
    for (const GameCommands& game : games)
        if (game.bots != nullptr) playable->push_back(game.bots());
    auto* command = app.add_subcommand("bot",
                                       "act as a computed player for another program: speaks fow-bot 1 on the standard streams, and "
                                       "plays the game that it is told to");
    auto request = std::make_shared<BotRequest>();
    command->add_option("--level", request->level, list_of_words(levels))->capture_default_str();
    command->add_option("--style", request->style, list_of_words(styles) + ", as far as the game has them")->capture_default_str();
    add_seed_option(*command, request->seed, "mixed with the referee's seed; 0 = the referee's alone");
    command->add_option("--budget", request->nodes, "positions to judge for each decision; 0 = what the referee or the level says")
        ->check(CLI::NonNegativeNumber);
    add_examples(*command,
                 {"fow bot --level captain --style bold", "fow match --first 'fow bot --level recruit' --second greedy --games 10"});
    command->callback(
        [&task, request, playable] { task = [request, playable](Streams io) { return play_as_bot(*request, *playable, io); }; });
}

}  // namespace fow::cli
