// Posed positions (C6.4): nothing was played before them, but what both players know of a piece may be given.
#include "games/stratego/engine/rules.hpp"
#include "json/fields.hpp"
#include "parts.hpp"

namespace fow::stratego::json_parts {
namespace {

struct PosedPiece {
    Seat side{};
    Rank rank{};
    Square at{};
    bool moved = false, far = false, shown = false;
};

struct SquareForm {
    static void read(const Node& node, Square& square) { square = square_of(node); }
    [[nodiscard]] static Value write(Square square) { return to_text(square); }
};
constexpr json::Object piece_form{[](auto& fields, auto& piece) {
    fields("side", piece.side, json::SeatWord{documents("stratego")});
    fields("rank", piece.rank, json::Word<Rank, std::string>{rank_from_word, word_of, "a rank (C1.3)"});
    fields("square", piece.at, SquareForm{});
    fields.maybe("moved", piece.moved, piece.moved, json::Flag{});
    fields.maybe("far", piece.far, piece.far, json::Flag{});
    fields.maybe("shown", piece.shown, piece.shown, json::Flag{});
}};

/// The pieces on the board of a state.
struct PiecesForm {
    const Rules& rules;
    PerSeat<Army>* left;  ///< where pieces are read: what is still in the boxes
    Gathered* gathered;

    void read(const Node& node, State& state) const {
        gathered->each(node, 2 * most_pieces, [&](const Node& entry) {
            PosedPiece piece;
            piece_form.read(entry, piece);
            place(entry, piece, state);
        });
    }
    [[nodiscard]] Value write(const State& state) const {
        Value pieces = Value::array();
        for (const Seat side : seats)
            for (int piece = rules.first(side); piece < rules.end(side); ++piece) {
                const std::uint8_t at = state.at[static_cast<std::size_t>(piece)];
                if (at == Position::none) continue;
                const std::uint8_t marks = state.marks[static_cast<std::size_t>(piece)];
                pieces.push_back(
                    piece_form.write(PosedPiece{side, rules.rank_of(piece), Square::from_index(at), (marks & Position::moved) != 0,
                                                (marks & Position::far) != 0, (marks & Position::shown) != 0}));
            }
        return pieces;
    }

private:
    /// Puts it on the board with its marks.
    void place(const Node& node, const PosedPiece& piece, State& state) const {
        const auto& [side, rank, at, moved, far, shown] = piece;
        if ((*left)[side][rank] == 0)
            node.member("rank").fail("the army has no more of these (" + std::string(army_rule(rules.set())) + ")");
        if (!rules.on_board(at)) node.member("square").fail("the square is not on the board (C1.1)");
        if (!rules.ground().has(at)) node.member("square").fail("the square is a lake (C1.2)");
        if (state.board[static_cast<std::size_t>(at.index())] != 0) node.member("square").fail("two pieces on one square (C1.4)");
        if (moved && !can_move(rank)) node.member("moved").fail("this piece never moves (C2.2)");
        if (far && rank != Rank::scout) node.member("far").fail("only a Scout goes so far (C2.3)");
        if (far && !moved) node.member("far").fail("a piece that went far has moved");
        --(*left)[side][rank];
        put(rules, state, side, rank, at);
        const auto put_piece = static_cast<std::size_t>(state.board[static_cast<std::size_t>(at.index())] - 1);
        state.marks[put_piece] =
            static_cast<std::uint8_t>((moved ? Position::moved : 0) | (far ? Position::far : 0) | (shown ? Position::shown : 0));
    }
};

template <class Fields, class S>
void lay_out(Fields& fields, S& state, const PiecesForm& pieces) {
    fields("mover", state.mover, json::SeatWord{documents("stratego")});
    fields("pieces", state, pieces);
}

}  // namespace

Value position_to_json(const Rules& rules, const State& state) {
    return json::written_fields([&](auto& fields) { lay_out(fields, state, {rules, nullptr, nullptr}); });
}

State read_position(const Node& node, const Rules& rules) {
    State state = begin(rules);
    PerSeat<Army> left = rules.set().armies;
    Gathered gathered(node.document());
    json::read_fields(node, [&](auto& fields) { lay_out(fields, state, {rules, &left, &gathered}); }, &gathered);
    gathered.refuse();
    state.lost = left;
    state.ready = {true, true};
    state.phase = Phase::turn;
    end_if_over(rules, state);
    return state;
}

}  // namespace fow::stratego::json_parts
