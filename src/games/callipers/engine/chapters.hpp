// What the chapters of the engine ask of each other, private to the engine.
#pragma once

#include <string>

#include "games/callipers/engine/rules.hpp"

namespace fow::callipers::chapter {

inline void tell(Listener* listener, const Event& event) {
    if (listener == nullptr) return;
    for (const Viewer viewer : viewers) listener->on_event(viewer, event);
}

[[nodiscard]] inline const Place& at(const State& state, int i) { return state.pieces[static_cast<std::size_t>(i)]; }
[[nodiscard]] inline Place& at(State& state, int i) { return state.pieces[static_cast<std::size_t>(i)]; }
[[nodiscard]] inline bool owned(const Rules& rules, const State& state, int i, Seat side) {
    return at(state, i).stands && rules.piece(i).side == side;
}
[[nodiscard]] inline bool fights(const Rules& rules, int i) { return rules.piece(i).arm != Arm::artillery; }
[[nodiscard]] inline std::string_view name(const Rules& rules, int i) { return rules.piece(i).name; }
[[nodiscard]] PieceName named(const Rules& rules, int i);
[[nodiscard]] std::vector<PieceName> named(const Rules& rules, const PieceSet& set);
/// The index of the piece with that key if it is on the board and belongs to that side; -1 otherwise.
[[nodiscard]] int found(const Rules& rules, const State& state, int key, Seat side);
/// The first index of the set; -1 if it is empty.
[[nodiscard]] int lowest(const Rules& rules, const PieceSet& set);
[[nodiscard]] int size_of(const Rules& rules, const PieceSet& set);
[[nodiscard]] inline Violation no_order() { return {"K14.4", "That is not an order."}; }

using Refusal = std::optional<Violation>;

// K2, K5, K10: places and ways.
/// Whether the way from one base to the other is free: K2.7, K5.5, K5.4, K10.3, K10.4.
[[nodiscard]] Refusal refusal_of_way(const Rules& rules, const State& state, int piece, const Corners& from, const Corners& to);
/// Whether the piece may stand there: K2.7, K2.6, K10.3, K10.4. The pieces of `absent` and the piece itself are no obstacles.
[[nodiscard]] Refusal refusal_of_end(const Rules& rules, const State& state, int piece, const Corners& there, const PieceSet& absent);
/// K8.2: the lowest enemy that a base there touches; -1 = none.
[[nodiscard]] int enemy_touched(const Rules& rules, const State& state, int piece, const Corners& there);
/// Why a piece may not go straight there, or not stand there.
[[nodiscard]] Refusal refusal_of_going(const Rules& rules, const State& state, int piece, Point to);
[[nodiscard]] bool can_go(const Rules& rules, const State& state, int piece, Point to);
/// Puts the piece there and tells the listener. `how`: not a move. `yards`: as ordered or thrown; -1 = as measured. `barred`: why it went
/// no farther.
void put(const Rules& rules, State& state, int piece, Point to, PieceMoved::How how, Listener* listener, int yards = -1,
         const Refusal& barred = std::nullopt);

// K4 to K6: the move step.
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Move& move);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Turn& turn);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Wheel& wheel);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Ride& ride);
void play(const Rules& rules, State& state, const Move& move, Listener* listener);
void play(const Rules& rules, State& state, const Turn& turn, Listener* listener);
void play(const Rules& rules, State& state, const Wheel& wheel, Listener* listener);
void play(const Rules& rules, State& state, const Ride& ride, Listener* listener);

// K7: fire.
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Fire& fire);
void play(const Rules& rules, State& state, const Fire& fire, Listener* listener);
/// Goes on after the cavalry under fire has decided not to retire.
void go_on_firing(const Rules& rules, State& state, Listener* listener);
/// Call it when all dice of a fire order, or of one of its guns, are thrown.
void settle_fire(const Rules& rules, State& state, Listener* listener);

// K8: going back.
/// How far the throw of the die sends a piece back in that direction, in yards; 0 = it stands.
[[nodiscard]] int way_back(const Rules& rules, const State& state, int piece, int facing, int die);
/// The pieces that would retire as one body, and the piece whose sides define the directions.
struct Body {
    PieceSet pieces{};
    int lead = -1;
};
/// The pieces that are asked to retire now.
[[nodiscard]] Body body_asked(const Rules& rules, const State& state);
[[nodiscard]] bool can_retire(const Rules& rules, const State& state, const Body& body);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Retire& retire);
void play(const Rules& rules, State& state, const Retire& retire, Listener* listener);
void play(const Rules& rules, State& state, const Stand& stand, Listener* listener);

// K9: combat.
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Attack& attack);
void play(const Rules& rules, State& state, const Attack& attack, Listener* listener);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Support& support);
void play(const Rules& rules, State& state, const Support& support, Listener* listener);
/// Asks for supports, or goes on to the dice.
void ask_for_support(const Rules& rules, State& state, Listener* listener);
void settle_combat(const Rules& rules, State& state, Listener* listener);
/// After a tie: asks the defender, then the attacker.
void ask_after_tie(const Rules& rules, State& state, bool defender_too, Listener* listener);
/// Points of a piece in a fight (K9.6).
[[nodiscard]] int points_of(const Rules& rules, int piece);
/// K9.17: where a piece of the winning group would stop; nothing if it cannot go.
[[nodiscard]] std::optional<Point> advance_of(const Rules& rules, const State& state, int piece);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Advance& advance);
void play(const Rules& rules, State& state, const Advance& advance, Listener* listener);

// K10 to K12.
/// Whether infantry of that side holds the strongpoint: overlaps or touches it (K10.2).
[[nodiscard]] bool garrisoned(const Rules& rules, const State& state, int fort, Seat owner);
[[nodiscard]] bool at_fort(const Rules& rules, const State& state, int piece, int fort);
void change_hands(const Rules& rules, State& state, Listener* listener);
void remove(const Rules& rules, State& state, int piece, PieceLost::How how, Listener* listener);
[[nodiscard]] Refusal refusal_of(const Rules& rules, const State& state, const Host& host);
void play(const Rules& rules, State& state, const Host& host, Listener* listener);
/// Settles what follows losses: victory, new hosts, the advance, strongpoints (K9.19).
void settle(const Rules& rules, State& state, Listener* listener);
/// Settles the strongpoints and returns to orders.
void close_order(const Rules& rules, State& state, Listener* listener);
void end_turn(const Rules& rules, State& state, Listener* listener);
void end_game(State& state, std::optional<Seat> winner, Ending ending, Listener* listener);

}  // namespace fow::callipers::chapter
