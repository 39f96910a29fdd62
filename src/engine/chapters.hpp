// What the chapters of the rulebook ask of each other. Private to the engine.
#pragma once

#include "fow/engine/rules.hpp"

namespace fow::chapter {

using Refusal = std::optional<Violation>;

/// A state being changed, and who listens.
struct Step {
    const Rules& rules;
    State& state;
    Listener* listener;

    /// `make(viewer)` is called for each viewer, and not at all when nobody listens.
    template <class Make>
    void tell(const Make& make) const {
        if (listener == nullptr) return;
        for (const Viewer viewer : viewers) listener->heard(viewer, Event(make(viewer)));
    }
};

[[nodiscard]] constexpr Direction forward(Army army) { return army == Army::french ? Direction::north : Direction::south; }
/// Who acts now in the phases where a seat decides.
[[nodiscard]] Seat deciding_seat(const State& state);
/// Full sight of a piece that is shown at this moment, whatever the memory option says (W8.1, W15.1).
[[nodiscard]] SeenPiece see_shown(const Rules& rules, const State& state, Viewer viewer, UnitId unit);
/// Full strength less the weakened blocks (W4.5).
[[nodiscard]] inline int strength_now(const Rules& rules, const State& state, UnitId unit) {
    return rules.profile(unit).strength - state.mark(unit).weakened;
}
inline void show(State& state, UnitId unit, Knowledge level) {
    Marks& marks = state.mark(unit);
    if (marks.seen < static_cast<unsigned>(level)) marks.seen = static_cast<unsigned>(level) & 3U;
}

// W1
void finish(Step step, std::optional<Seat> winner, Ending ending);
/// W1.4: after each single step. True when the game is over.
bool test_result(Step step);
[[nodiscard]] Refusal check_draw(const State& state, const OfferDraw&);
[[nodiscard]] Refusal check_draw(const State& state, const AcceptDraw&);

// W5
void set_budget(const Rules& rules, State& state);
/// W5.4, W5.5: the entry gives back the action that this piece's absence cost.
[[nodiscard]] bool returns_free(const Rules& rules, const State& state, UnitId unit);
void give_back(const Rules& rules, State& state, UnitId unit);

// W6
[[nodiscard]] Refusal check_set_up(const Rules& rules, const State& state, const PlaceUnit& action);
[[nodiscard]] Refusal check_set_up(const Rules& rules, const State& state, const Unplace& action);
[[nodiscard]] Refusal check_set_up(const Rules& rules, const State& state, const Ready& action);
void list_set_up(const Rules& rules, const State& state, ActionList& out);
void become_ready(Step step);

// W7
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Move& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Attack& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Fire& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Enter& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const TakeOff& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const EndTurn& action);
/// Any move, attack or shot of a unit on the board, or entry of one beside it, budget and duty not asked.
void list_unit(const Rules& rules, const State& state, UnitId unit, ActionList& out);
/// Whether the unit has a move or a shot, or an entry where it is beside the board (W9.6: no attack).
[[nodiscard]] bool can_act_peacefully(const Rules& rules, const State& state, UnitId unit);
[[nodiscard]] bool can_take_off(const Rules& rules, const State& state, UnitId unit);
/// One shortest way over empty squares, both ends included. `to` must be within reach.
[[nodiscard]] std::vector<Square> way(const State& state, Square from, Square to);
/// The squares on which the unit may come onto the board now (W7.2, W9.7).
[[nodiscard]] SquareSet entry_squares(const Rules& rules, const State& state, UnitId unit);
void begin_turn(Step step);
void end_turn(Step step);
/// W7.2, W9.6: an action has been used by a piece of that army.
void use_action(State& state, Army army);

// W4, W8
void fire(Step step, const Fire& action);
void attack(Step step, const Attack& action);
void roll_die(Step step, DieFace face);
void choose_fallen(Step step, bool frenzied_falls);

// W9
/// W9.3: the squares where drawn pieces would stand now, in order.
using EntryList = FixedList<Square, max_arrivals>;
void open_entries(const Rules& rules, const State& state, EntryList& out);
/// Begins the arrival at the end of a game turn; false when nobody comes.
bool begin_arrival(Step step);
/// Places one drawn piece; true when it was the last one of now.
bool arrive(Step step, UnitId unit);
/// W9.6: refusal of an action of that army for another nation's sake.
[[nodiscard]] Refusal check_duty(const Rules& rules, const State& state, Army army);

}  // namespace fow::chapter
