// fow bot: one of our computed players, for other people's referees.
#include "cli/bot_commands.hpp"
#include "bots/player.hpp"
#include "bots/served.hpp"
#include "cli/command.hpp"

namespace fow::cli {
namespace {

struct BotRequest {
    std::string level = "captain", style = "steady";
    std::uint64_t seed = 0, nodes = 0;
};

template <class Words>
[[nodiscard]] std::string list_of_words(const Words& all) {
    std::vector<std::string> words;
    for (const auto each : all) words.emplace_back(word(each));
    return choice_of(words);
}

int play_as_bot(const BotRequest& request, const std::vector<bots::GameInWords>& games, Streams io) {
    const auto level = level_from_word(request.level);
    if (!level) throw Misuse("--level", Told("\"{word}\" is not {words}", {{"word", request.level}, {"words", list_of_words(levels)}}));
    const auto style = style_from_word(request.style);
    if (!style) throw Misuse("--style", Told("\"{word}\" is not {words}", {{"word", request.style}, {"words", list_of_words(styles)}}));
    return bots::serve(games, {*level, *style, request.seed}, {request.nodes}, io.in, io.out, io.err) ? Exit::done : Exit::unusable;
}

}  // namespace

void add_bot_command(CommandLine& line, std::span<const GameCommands> games) {
    Command command(line, "bot",
                    "act as a computed player for another program: speaks fow-bot 1 on the standard streams, and "
                    "plays the game that it is told to");
    BotRequest& request = command.request<BotRequest>();
    command.text("--level", request.level, list_of_words(levels)).shows_default();
    command.text("--style", request.style, fill(tr("{styles}, as far as the game has them"), {{"styles", list_of_words(styles)}}))
        .shows_default();
    command.seed(request.seed, "mixed with the referee's seed; 0 = the referee's alone");
    command.number("--budget", request.nodes, "positions to judge for each decision; 0 = what the referee or the level says").at_least_0();
    command.examples({"fow bot --level captain --style bold", "fow match --first 'fow bot --level recruit' --second greedy --games 10"});
    command.does([&request, games](Streams io) {
        std::vector<bots::GameInWords> playable;
        for (const GameCommands& game : games)
            if (game.bots != nullptr) playable.push_back(game.bots());
        return play_as_bot(request, playable, io);
    });
}

}  // namespace fow::cli
