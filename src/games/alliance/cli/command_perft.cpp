// fow perft: counts the ways in which a game can go on, to a depth.
#include <ostream>

#include "games/alliance/cli/commands.hpp"

namespace fow::alliance::commands {
namespace {

struct PerftRequest {
    cli::PositionRequest position;
    std::vector<std::string> words;  ///< perhaps a record, and the depth
    int depth = 1;
    bool json = false;
};

/// Calls the function with each position after the next ply. Offers and resigning would only multiply the count.
template <class Take>
void each_next(const Rules& rules, const State& state, const Take& take) {
    const auto after = [&](const auto& ply) {
        State next = state;
        apply(rules, next, ply, nullptr);
        take(next);
    };
    if (state.stage == Stage::action) {
        OrderList list;
        orders(rules, state, list);
        for (const Order& order : list) after(order);
    } else if (state.stage == Stage::casualty) {
        const CorpsSet from = choices(rules, state);
        for (int i = 0; i < box_count; ++i)
            if ((from >> i & 1) != 0) after(alliance::Take{static_cast<Corps>(i)});
    } else {
        for (const auto& outcome : rolls_due<Game>(rules, state)) after(outcome.roll);
    }
}

[[nodiscard]] std::uint64_t leaves(const Rules& rules, const State& state, int depth) {
    if (depth == 0 || state.stage == Stage::over) return 1;
    std::uint64_t count = 0;
    each_next(rules, state, [&](const State& next) { count += leaves(rules, next, depth - 1); });
    return count;
}

[[nodiscard]] PerftRequest asked(PerftRequest request) {
    const std::string& depth = request.words.back();
    if (depth.size() != 1 || depth[0] < '0' || depth[0] > '9')
        throw cli::Misuse("DEPTH", Told("\"{word}\" is not a number from 0 to 9", {{"word", depth}}));
    request.depth = depth[0] - '0';
    if (request.words.size() == 2) request.position.game = request.words.front();
    return request;
}

int count(const PerftRequest& request, cli::Streams io) {
    const auto [rules, state] = position_of(request.position, io);
    for (int depth = 1; depth <= request.depth; ++depth) {
        const std::uint64_t found = leaves(rules, state, depth);
        if (request.json) io.out << "{\"depth\": " << depth << ", \"count\": " << found << '}' << std::endl;
        else io.out << depth << ' ' << found << std::endl;
    }
    return cli::done;
}

}  // namespace

void add_perft(cli::CommandLine& line) {
    cli::Command command(line, "perft",
                         "count the ways in which the game can go on for DEPTH plies, dice included; draw offers and resigning "
                         "are left out");
    PerftRequest& request = command.request<PerftRequest>();
    command.texts("DEPTH", request.words, "plies, 0 to 9; before it a record or a scenario, if there is one").required().words(1, 2);
    cli::add_position_options(command, request.position, on_command_line());
    command.json(request.json, "one line of JSON per depth");
    command.examples({"fow --game alliance perft 5"});
    command.does([&request](cli::Streams io) { return count(asked(request), io); });
}

}  // namespace fow::alliance::commands
