// Posed positions (C6.4): nothing was played before them, but what both players know of a piece may be given.
#include "games/stratego/engine/rule_set_faults.hpp"
#include "parts.hpp"

namespace fow::stratego::json_parts {
namespace {

/// One piece, put on the board with its marks. `left` is what is still in the boxes.
void read_piece(const Node& node, const Rules& rules, State& state, PerSeat<Army>& left) {
    node.object({"side", "rank", "square", "moved?", "far?", "shown?"});
    const Seat side = seat_of(node.member("side"));
    const Rank rank = node.member("rank").word(rank_from_word, "a rank (C1.3)");
    const Square at = square_of(node.member("square"));
    const auto marked = [&](std::string_view mark) { return node.has(mark) && node.member(mark).boolean(); };
    const bool moved = marked("moved"), far = marked("far"), shown = marked("shown");
    if (left[side][rank] == 0) node.member("rank").fail("the army has no more of these (" + std::string(army_rule(rules.set())) + ")");
    if (!rules.on_board(at)) node.member("square").fail("the square is not on the board (C1.1)");
    if (!rules.ground().has(at)) node.member("square").fail("the square is a lake (C1.2)");
    if (state.board[static_cast<std::size_t>(at.index())] != 0) node.member("square").fail("two pieces on one square (C1.4)");
    if (moved && !can_move(rank)) node.member("moved").fail("this piece never moves (C2.2)");
    if (far && rank != Rank::scout) node.member("far").fail("only a Scout goes so far (C2.3)");
    if (far && !moved) node.member("far").fail("a piece that went far has moved");
    --left[side][rank];
    put(rules, state, side, rank, at);
    const auto piece = static_cast<std::size_t>(state.board[static_cast<std::size_t>(at.index())] - 1);
    state.marks[piece] =
        static_cast<std::uint8_t>((moved ? Position::moved : 0) | (far ? Position::far : 0) | (shown ? Position::shown : 0));
}

}  // namespace

Value position_to_json(const Rules& rules, const State& state) {
    Value pieces = Value::array();
    for (const Seat side : seats)
        for (int piece = rules.first(side); piece < rules.end(side); ++piece) {
            const std::uint8_t at = state.at[static_cast<std::size_t>(piece)];
            if (at == Position::none) continue;
            Value entry{{"side", word(side)}, {"rank", word_of(rules.rank_of(piece))}, {"square", to_text(Square::from_index(at))}};
            const std::uint8_t marks = state.marks[static_cast<std::size_t>(piece)];
            if ((marks & Position::moved) != 0) entry["moved"] = true;
            if ((marks & Position::far) != 0) entry["far"] = true;
            if ((marks & Position::shown) != 0) entry["shown"] = true;
            pieces.push_back(std::move(entry));
        }
    return {{"mover", word(state.mover)}, {"pieces", std::move(pieces)}};
}

State read_position(const Node& node, const Rules& rules) {
    node.object({"mover", "pieces"});
    State state = begin(rules);
    PerSeat<Army> left = rules.set().armies;
    Gathered gathered(node.document());
    gathered.member(node, "mover", [&](const Node& n) { state.mover = seat_of(n); });
    gathered.each(node, "pieces", 2 * most_pieces, [&](const Node& n) { read_piece(n, rules, state, left); });
    gathered.refuse();
    state.lost = left;
    state.ready = {true, true};
    state.phase = Phase::turn;
    end_if_over(rules, state);
    return state;
}

}  // namespace fow::stratego::json_parts
