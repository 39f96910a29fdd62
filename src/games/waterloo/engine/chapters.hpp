// What the chapters of the rulebook need from each other, private to the engine.
#pragma once

#include <array>

#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::chapter {

using Refusal = std::optional<Violation>;

/// A state that is being changed, and the listener.
struct Step {
    const Rules& rules;
    State& state;
    Listener* listener;

    /// Calls `make(viewer)` for each viewer, or not at all without a listener.
    template <class Make>
    void tell(const Make& make) const {
        if (listener == nullptr) return;
        for (const Viewer viewer : viewers) listener->on_event(viewer, Event(make(viewer)));
    }
};

/// The neighbours of each square, which are needed so often that computing them each time would be slow.
inline constexpr auto neighbours_of = [] {
    std::array<SquareSet, square_count> sets;
    for (int i = 0; i < square_count; ++i) sets[static_cast<std::size_t>(i)] = SquareSet::of(Square::from_index(i)).neighbours();
    return sets;
}();
[[nodiscard]] constexpr SquareSet beside(Square square) { return neighbours_of[static_cast<std::size_t>(square.index())]; }

[[nodiscard]] constexpr Direction forward(Army army) { return army == Army::french ? Direction::north : Direction::south; }
[[nodiscard]] constexpr bool on_foot(Kind kind) { return kind == Kind::light_infantry || kind == Kind::line_infantry; }
[[nodiscard]] constexpr bool mounted(Kind kind) { return !on_foot(kind) && kind != Kind::artillery; }
/// The seat that decides, in the phases in which one does.
[[nodiscard]] Seat deciding_seat(const State& state);
/// A piece that is shown at this moment, fully known whatever the memory option says (W8.1, W15.1).
[[nodiscard]] SeenPiece see_shown(const Rules& rules, const State& state, Viewer viewer, UnitId unit);
/// The printed strength less the weakened blocks (W4.5).
[[nodiscard]] inline int strength_now(const Rules& rules, const State& state, UnitId unit) {
    return rules.profile(unit).strength - state.mark(unit).weakened;
}
inline void show(State& state, UnitId unit, Knowledge level) {
    Marks& marks = state.mark(unit);
    if (marks.seen < static_cast<unsigned>(level)) marks.seen = static_cast<unsigned>(level) & 3U;
}

// W1
void finish(Step step, std::optional<Seat> winner, Ending ending);
/// W1.4: called after each step. Returns true if the game is over or has turned into a pursuit.
bool test_result(Step step);
[[nodiscard]] Refusal check_draw(const State& state, const OfferDraw&);
[[nodiscard]] Refusal check_draw(const State& state, const AcceptDraw&);

// W5
void set_budget(const Rules& rules, State& state);
/// W5.4, W5.5: whether the entry gives back the action that the absence of this piece cost. It then leaves as many actions as before, or
/// more, so neither W5.3 nor W9.6 stands in its way.
[[nodiscard]] bool returns_free(const Rules& rules, const State& state, UnitId unit);
void give_back(const Rules& rules, State& state, UnitId unit);

// W6
[[nodiscard]] Refusal check_set_up(const Rules& rules, const State& state, const PlaceUnit& action);
[[nodiscard]] Refusal check_set_up(const Rules& rules, const State& state, const Unplace& action);
[[nodiscard]] Refusal check_set_up(const Rules& rules, const State& state, const Ready& action);
void list_set_up(const Rules& rules, const State& state, ActionList& out);
void become_ready(Step step);
/// W14.3: without a set-up, draws the next missing Line of Retreat card, or begins the draft or the first turn.
void begin_as_placed(Step step);

// W7
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Move& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Attack& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Fire& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Bombard& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const Enter& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const TakeOff& action);
[[nodiscard]] Refusal check_turn(const Rules& rules, const State& state, const EndTurn& action);
/// Kinds of actions that a unit on the board can take.
struct ActionKinds {
    bool move = true;
    bool attack = true;
    bool fire = true;
};
/// Why the mover cannot use a piece on that square for such an action; nothing if they can. Public: everybody sees who owns a piece.
[[nodiscard]] Refusal check_actor(const Rules& rules, const State& state, Square from, bool ActionKinds::* kind);
/// Appends moves and attacks of a unit on the board, of those kinds. Ignores the budget (W5.3) and W9.6.
void list_moves(const Rules& rules, const State& state, UnitId unit, ActionList& out, ActionKinds kinds);
/// W4.9, W10.6: appends the shots of a gun on the board.
void list_shots(const Rules& rules, const State& state, UnitId gun, ActionList& out);
/// Appends the actions of those kinds of a unit on the board, or the entries of one off the board. Ignores the budget (W5.3) and W9.6.
void list_unit(const Rules& rules, const State& state, UnitId unit, ActionList& out, ActionKinds kinds = {});
[[nodiscard]] bool can_move(const Rules& rules, const State& state, UnitId unit);
/// Whether the unit has a move or a shot, or an entry if it is off the board (W9.6: attacks do not count).
[[nodiscard]] bool can_act_peacefully(const Rules& rules, const State& state, UnitId unit);
[[nodiscard]] bool can_take_off(const Rules& rules, const State& state, UnitId unit);
/// A shortest way over squares that the unit may cross, both ends included. It reveals nothing about the rank (W14.4). The unit must be
/// able to reach `to`.
[[nodiscard]] std::vector<Square> way(const Rules& rules, const State& state, UnitId unit, Square to);
/// The squares on which the unit may enter the board now (W7.2, W9.7).
[[nodiscard]] SquareSet entry_squares(const Rules& rules, const State& state, UnitId unit);
void begin_turn(Step step);
void end_turn(Step step);
/// W7.2, W9.6: counts an action by a piece of that army.
void use_action(State& state, Army army);

// W4, W8
void fire(Step step, const Fire& action);
void attack(Step step, const Attack& action);
void answer_attack(Step step, const AnswerAttack& action);
void roll_die(Step step, DieFace face);
void choose_fallen(Step step, bool frenzied_falls);
[[nodiscard]] Refusal check_target(const Rules& rules, const State& state, const ChooseTarget& action);
void list_targets(const Rules& rules, const State& state, ActionList& out);
void choose_target(Step step, const ChooseTarget& action);
/// The strengths that two pieces fight with once they are shown (W4.15).
using BonusList = FixedList<Bonus, 8>;
struct Odds {
    int attack = 0;
    int defence = 0;
    BonusList attack_bonuses;
    BonusList defence_bonuses;
};
[[nodiscard]] Odds odds_of(const Rules& rules, const State& state, const Fight& fight);

// W9
/// W9.3: the squares for the pieces drawn next, in order.
using EntryList = FixedList<Square, max_arrivals>;
void open_entries(const Rules& rules, const State& state, EntryList& out);
/// W2.3: begins the first turn of game turn `state.turn`, perhaps after the die of W14.2.
void begin_game_turn(Step step);
/// Begins the arrival at the end of a game turn; returns false if nobody comes.
bool begin_arrival(Step step);
/// Places a drawn piece; returns true if it was the last one of this arrival.
bool arrive(Step step, UnitId unit);
/// W14.2
void decide_prussians(Step step, DieFace face);
[[nodiscard]] bool prussians_come(const Rules& rules, const State& state);
/// W9.6: whether an action by that army has to wait because the other nation still owes one.
[[nodiscard]] bool waits_for_ally(const Rules& rules, const State& state, Army army);
/// The refusal of such an action.
[[nodiscard]] Refusal check_duty(const Rules& rules, const State& state, Army army);

// W10
/// W10.3, W14.4: the squares on which a piece of that kind may be.
[[nodiscard]] inline SquareSet open_to(const Rules& rules, const State& state, Kind kind) {
    if (on_foot(kind)) return SquareSet::all();
    return ~(kind == Kind::artillery ? state.buildings | rules.mud() : state.buildings);
}
/// W14.4: mud slows all pieces except light infantry.
[[nodiscard]] constexpr bool slowed_by_mud(Kind kind) { return kind != Kind::light_infantry; }
/// The targets of a gun: enemy pieces, and squares of buildings and villages.
struct Sights {
    SquareSet pieces;
    SquareSet tiles;
};
[[nodiscard]] Sights sights(const Rules& rules, const State& state, Square gun, Army army);
/// W10.5: whether the infantry of that side is on every square of a building that it owns; `infantry` = the squares of the infantry.
[[nodiscard]] bool fortified(const Rules& rules, const State& state, std::size_t work, Seat seat, SquareSet infantry);
/// The standing work on a square, or nothing.
[[nodiscard]] std::optional<std::size_t> standing_work(const Rules& rules, const State& state, Square square);
/// W10.4: called after every step.
void test_conquest(Step step);
void bombard(Step step, const Bombard& action);

// W11
/// W11.1: the pack that the players pass to each other.
[[nodiscard]] CardCounts pack_of(const Rules& rules, const State& state);
/// Called after the set-up: begins the draft, or the first turn if there is none.
void begin_draft(Step step);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const DraftCards& action);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const TakeCards& action);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const PlayCard& action);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const Inspire& action);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const Look& action);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const EndCard& action);
[[nodiscard]] Refusal check_card(const Rules& rules, const State& state, const AnswerAttack& action);
void list_draft(const Rules& rules, const State& state, ActionList& out);
void list_taking(const Rules& rules, const State& state, ActionList& out);
/// W11.2, W11.7: appends the cards that may be played in the turn.
void list_cards(const Rules& rules, const State& state, ActionList& out);
void list_looks(const Rules& rules, const State& state, ActionList& out);
[[nodiscard]] bool can_play_card(const Rules& rules, const State& state);
/// The kinds of actions that the card in play allows this unit.
[[nodiscard]] ActionKinds kinds_allowed_by_card(const Rules& rules, const State& state, UnitId unit);
/// Counts a step of the card in play, taken by that unit.
void note_step(Step step, UnitId unit);
/// Ends the card in play if it has no step left.
void settle_card(Step step);
void draft(Step step, const DraftCards& action);
/// W9.8: whether the Allied player looks through the pile now.
[[nodiscard]] bool offers_pile(const Rules& rules, const State& state);
void take_cards(Step step, const TakeCards& action);
void play_card(Step step, const PlayCard& action);
void inspire(Step step, const Inspire& action);
void look(Step step, const Look& action);
void end_card(Step step);
/// W11.9
[[nodiscard]] bool asks_defender(const Rules& rules, const State& state);
void play_spirit_in_defence(Step step);

// W12
/// W12.4: the squares on which the garrison still has room, for the seat that sets up.
[[nodiscard]] SquareSet garrison_room(const Rules& rules, const State& state);
/// W12.4: the number of infantry pieces that the garrison needs.
[[nodiscard]] int garrison_size(const Rules& rules, const State& state, Seat seat);

// W13
void begin_pursuit(Step step, Seat victor);
/// W13.1: whether the piece has survived off the board and lines up by lot. Prussians that were not drawn do not.
[[nodiscard]] bool waits_for_muster(const Rules& rules, const State& state, UnitId unit);
void muster(Step step, UnitId unit);
void list_muster(const Rules& rules, const State& state, RollList& out);
[[nodiscard]] Refusal check_pursuit(const Rules& rules, const State& state, const TakeVictim& action);
[[nodiscard]] Refusal check_pursuit(const Rules& rules, const State& state, const SavePiece& action);
[[nodiscard]] Refusal check_pursuit(const Rules& rules, const State& state, const AttackRider& action);
[[nodiscard]] Refusal check_pursuit(const Rules& rules, const State& state, const LeavePursuit& action);
void list_pursuit(const Rules& rules, const State& state, ActionList& out);
void pursue(Step step, const TakeVictim& action);
void pursue(Step step, const SavePiece& action);
void pursue(Step step, const AttackRider& action);
void pursue(Step step, const LeavePursuit& action);
void end_pursuit_turn(Step step);
/// W13.9: the number of eliminated pieces in the whole game.
[[nodiscard]] PerSeat<int> losses(const Rules& rules, const State& state);

}  // namespace fow::waterloo::chapter
