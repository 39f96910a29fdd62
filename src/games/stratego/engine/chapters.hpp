// What the chapters of the rulebook need from each other.
#pragma once

#include "games/stratego/engine/rules.hpp"

namespace fow::stratego::chapter {

[[nodiscard]] constexpr Seat side_of(int piece) { return piece < most_pieces ? blue_seat : red_seat; }
/// The piece on that square, or -1.
[[nodiscard]] inline int piece_on(const Position& position, int square) {
    const std::uint8_t found = position.board[static_cast<std::size_t>(square)];
    return found == 0 || found == Position::none ? -1 : found - 1;
}

/// Whether a piece of that side stands on that square.
[[nodiscard]] inline bool holds(const Position& position, int square, Seat side) {
    const unsigned code = position.board[static_cast<std::size_t>(square)];
    return code - (side == blue_seat ? 1U : 1U + most_pieces) < most_pieces;
}
/// Whether a single step leads from one square of the board to the other.
[[nodiscard]] constexpr bool next_to(int a, int b) {
    const int apart = a < b ? b - a : a - b;
    return apart == 1 || apart == row_length;
}

/// Updates the sets of squares after a piece has come to a square or left it.
inline void lift_or_set(const Rules& rules, Position& position, int piece, int square) {
    const Seat side = side_of(piece);
    position.taken[side].flip(static_cast<unsigned>(square));
    if (piece < rules.end_mover(side)) position.movers[side].flip(static_cast<unsigned>(square));
}

// C1
[[nodiscard]] std::optional<Violation> check_place(const Rules& rules, const State& state, const Place& action);
[[nodiscard]] std::optional<Violation> check_take_up(const Rules& rules, const State& state, const TakeUp& action);
[[nodiscard]] std::optional<Violation> check_ready(const Rules& rules, const State& state);
/// What that side has not placed yet.
[[nodiscard]] Army box_of(const Rules& rules, const State& state, Seat side);
void take_up(const Rules& rules, State& state, Square at);

// C2
[[nodiscard]] std::optional<Violation> check_move(const Rules& rules, const State& state, const Move& action);
/// C2.4 and C2.5 for a move or an attack that the other rules allow.
[[nodiscard]] std::optional<Violation> check_repetition(const State& state, const Move& action);
/// C2.5: whether an enemy of `side` stands next to that square.
[[nodiscard]] bool threatens(const Position& position, int square, Seat side);
/// C4.2
[[nodiscard]] bool has_move(const Rules& rules, const State& state);
/// C2.4: a player who makes this move may not make the next one straight back.
[[nodiscard]] bool is_last_over_pair(const State& state, const Move& move);

}  // namespace fow::stratego::chapter
