// fow perft: counts the positions that the rules allow, to a depth.
#include <ostream>

#include "games/stratego/cli/commands.hpp"

namespace fow::stratego::commands {
namespace {

struct PerftRequest {
    cli::PositionRequest position;
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
        throw cli::Misuse("DEPTH", Told("\"{word}\" is not a number from 0 to 8", {{"word", depth}}));
    request.depth = depth[0] - '0';
    if (request.words.size() == 2) request.position.game = request.words.front();
    return request;
}

int count(Variant variant, const PerftRequest& request, cli::Streams io) {
    const auto game = cli::open_position_of(request.position, on_command_line(variant), io);
    const Session& session = session_of(*game);
    cli::Progress progress(io);
    for (int depth = 1; depth <= request.depth; ++depth) {
        const std::uint64_t found = leaves_told(session.rules(), session.state(), depth, progress);
        if (request.json) io.out << "{\"depth\": " << depth << ", \"count\": " << found << '}' << std::endl;
        else io.out << depth << ' ' << found << std::endl;
    }
    return cli::done;
}

}  // namespace

void add_perft(cli::CommandLine& line, Variant variant) {
    cli::Command command(line, "perft",
                         "count the ways in which the game can go on for DEPTH turns; draw offers and resigning are left out");
    PerftRequest& request = command.request<PerftRequest>();
    command.texts("DEPTH", request.words, "turns of both players together, 0 to 8; before it the record, if there is one")
        .required()
        .words(1, 2);
    cli::add_position_options(command, request.position, on_command_line(variant));
    command.json(request.json, "one line of JSON per depth");
    command.examples({"fow --game " + std::string(variant.id) + " perft 3 " + example_of(variant)});
    command.does([variant, &request](cli::Streams io) { return count(variant, asked(request), io); });
}

}  // namespace fow::stratego::commands
