#include "table.hpp"

#include <cstdlib>
#include <map>
#include <sstream>

#include "catch.hpp"

namespace fow::stratego::testing {

State placed(const Rules& rules, const char* blue, const char* red, Seat mover) {
    PerSeat<std::string> plain;
    std::vector<std::pair<Square, std::uint8_t>> marks;
    for (const Seat side : seats) {
        std::istringstream pieces{side == blue_seat ? blue : red};
        for (std::string piece; pieces >> piece;) {
            std::uint8_t mark = 0;
            for (; piece.back() == '+' || piece.back() == '!'; piece.pop_back())
                mark |= piece.back() == '+' ? Position::moved : Position::shown;
            marks.emplace_back(square_from_text(piece.substr(1)).value(), mark);
            plain[side] += piece + " ";
        }
    }
    State state = posed(rules, plain[blue_seat], plain[red_seat], mover);
    for (const auto& [square, mark] : marks) state.marks[state.board[static_cast<std::size_t>(square.index())] - 1U] |= mark;
    return state;
}
namespace {

/// Whether an enemy is within three steps of either end of the move, so that the moved piece may be fleeing, chasing or guarding.
bool enemy_near(const Rules& rules, const State& state, const Move& move) {
    const Seat enemy = other(state.mover);
    for (int piece = rules.first(enemy); piece < rules.end(enemy); ++piece) {
        if (state.at[static_cast<std::size_t>(piece)] == Position::none) continue;
        const Square square = Square::from_index(state.at[static_cast<std::size_t>(piece)]);
        for (const Square end : {move.from, move.to})
            if (std::abs(square.file() - end.file()) + std::abs(square.rank() - end.rank()) <= 3) return true;
    }
    return false;
}

}  // namespace

Played play_game(const Rules& rules, PerSeat<Mind> minds, PerSeat<Budget> budgets, int cap, const Watch& watch) {
    Played game{begin(rules), {}};
    std::map<std::array<std::uint8_t, 2 * most_pieces>, int> seen;
    std::map<int, Move> last;  // by piece, if no enemy was near
    while (game.state.phase == Phase::set_up || (game.state.phase == Phase::turn && game.turns < cap)) {
        const Seat seat = game.state.mover;
        const View view = view_of(rules, game.state, viewer_of(seat));
        const auto thought = think(rules, view, game.heard.lines(), minds[seat], budgets[seat]);
        CAPTURE(game.turns, to_text(thought.action), text_of(thought.reason));
        REQUIRE_FALSE(check(rules, game.state, thought.action));
        if (watch) watch(game.state, game.heard.lines(), thought);
        game.heard.turn = static_cast<int>(game.state.turns) + 1;
        const auto* move = std::get_if<Move>(&thought.action);
        const int piece = move == nullptr ? 0 : game.state.board[static_cast<std::size_t>(move->from.index())];
        const bool free = move != nullptr && !enemy_near(rules, game.state, *move);
        apply(rules, game.state, thought.action, &game.heard);
        if (move == nullptr) continue;
        ++game.turns;
        if (game.state.quiet == 0) {
            seen.clear();
            last.clear();
            continue;
        }
        const auto before = last.find(piece);
        if (free && before != last.end()) game.taken_back += before->second.from == move->to && before->second.to == move->from ? 1 : 0;
        if (free) last.insert_or_assign(piece, *move);
        else last.erase(piece);
        if (seen[game.state.at]++ > 0) ++game.returns;
    }
    return game;
}

}  // namespace fow::stratego::testing
