// fow perft: counts the positions that the rules allow, to a depth.
#include <ostream>

#include "games/stratego/cli/commands.hpp"

namespace fow::stratego::commands {
namespace {

struct PerftRequest {
    PositionRequest position;
    std::vector<std::string> words;  ///< perhaps a record, and the depth
    int depth = 1;
    bool json = false;
};

/// Offers and resigning change no piece and would only multiply the count.
[[nodiscard]] std::uint64_t leaves(const Rules& rules, const State& state, int depth) {
    if (depth == 0 || state.phase == Phase::over) return 1;
    MoveList list;
    moves(rules, state, list);
    std::uint64_t count = 0;
    for (const Move& move : list) {
        State next = state;
        apply(rules, next, move);
        count += leaves(rules, next, depth - 1);
    }
    return count;
}

/// leaves() with reports of its progress.
[[nodiscard]] std::uint64_t leaves_told(const Rules& rules, const State& state, int depth, cli::Progress& progress) {
    if (depth < 2 || state.phase == Phase::over) return leaves(rules, state, depth);
    MoveList list;
    moves(rules, state, list);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        progress.tell(i, list.size(), "turns");
        State next = state;
        apply(rules, next, list[i]);
        count += leaves(rules, next, depth - 1);
    }
    return count;
}

[[nodiscard]] PerftRequest asked(PerftRequest request) {
    const std::string& depth = request.words.back();
    if (depth.size() != 1 || depth[0] < '0' || depth[0] > '8')
        throw CLI::ValidationError("DEPTH", "\"" + depth + "\" is not a number from 0 to 8");
    request.depth = depth[0] - '0';
    if (request.words.size() == 2) request.position.game = request.words.front();
    return request;
}

int count(Variant variant, const PerftRequest& request, cli::Streams io) {
    const auto position = position_of(variant, request.position, Decides{}, io);
    if (!position) return cli::refused;
    cli::Progress progress(io);
    for (int depth = 1; depth <= request.depth; ++depth) {
        const std::uint64_t found = leaves_told(position->rules, position->state, depth, progress);
        if (request.json) io.out << "{\"depth\": " << depth << ", \"count\": " << found << '}' << std::endl;
        else io.out << depth << ' ' << found << std::endl;
    }
    return cli::done;
}

}  // namespace

void add_perft(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("perft",
                                       "count the ways in which the game can go on for DEPTH turns; draw offers and resigning are left "
                                       "out");
    auto request = std::make_shared<PerftRequest>();
    command->add_option("DEPTH", request->words, "turns of both players together, 0 to 8; before it the record, if there is one")
        ->required()
        ->expected(1, 2);
    add_position_options(*command, request->position);
    cli::add_json_flag(*command, request->json, "one line of JSON per depth");
    cli::add_examples(*command, {"fow --game " + std::string(variant.id) + " perft 3 " + example_of(variant)});
    command->callback(
        [&task, variant, request] { task = [variant, request](cli::Streams io) { return count(variant, asked(*request), io); }; });
}

}  // namespace fow::stratego::commands
