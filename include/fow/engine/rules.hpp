// The game as functions of values: who decides, what may be done, what comes of it.
#pragma once

#include "fow/core/fixed_list.hpp"
#include "fow/core/game.hpp"
#include "fow/engine/state.hpp"

namespace fow {

/// W3.1: which card was drawn. "line:left"
struct DrawLine {
    Sector sector = Sector::left;
    friend constexpr auto operator<=>(const DrawLine&, const DrawLine&) = default;
};
/// W8.5. "die:Blue+"
struct RollDie {
    DieFace face;
    friend constexpr bool operator==(const RollDie&, const RollDie&) = default;
};
/// W9.1: which Prussian piece was drawn. "draw:bulow"
struct DrawPrussian {
    UnitId unit;
    friend constexpr auto operator<=>(const DrawPrussian&, const DrawPrussian&) = default;
};
/// W13.1: which of the pieces beside the field lines up next. "muster:ney"
struct Muster {
    UnitId unit;
    friend constexpr auto operator<=>(const Muster&, const Muster&) = default;
};
/// An outcome of chance.
using Roll = std::variant<DrawLine, RollDie, DrawPrussian, Muster>;

using WeightedRoll = Weighted<Roll>;

[[nodiscard]] std::string to_text(const Roster& roster, const Roll& roll);
[[nodiscard]] std::optional<Roll> roll_from_text(const Roster& roster, std::string_view text);

/// Room for every position: during set-up at most 48 units x 52 squares and the takings back; in a pursuit at most
/// 61 riders x 48 fleeing pieces and as many attacks.
using ActionList = FixedList<Action, 4096>;
using RollList = FixedList<WeightedRoll, 64>;

/// Told of each event once for each viewer, in order. Costs nothing when nobody listens.
using Listener = ListenerOf<Viewer, Event>;

/// Who decides next.
[[nodiscard]] Decider turn(const State& state);

/// Nothing when the decider may do this now, else the rule that forbids it.
/// A decider must be a seat: for `chance` and `nobody` every action is refused.
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);

/// Exactly what `check` accepts, in the order of `Action`'s <=>.
void legal(const Rules& rules, const State& state, ActionList& out);

/// The actions of one own unit only, wherever it is (moves, attacks, shots, entry; not taking off), unsorted.
/// Appends. For players that choose a piece first.
void legal_of(const Rules& rules, const State& state, UnitId unit, ActionList& out);

/// `check(rules, state, action)` must be empty.
void apply(const Rules& rules, State& state, const Action& action, Listener* listener = nullptr);

/// The outcomes of the chance that is due; empty unless turn(state) is `chance`.
void rolls(const Rules& rules, const State& state, RollList& out);

/// `roll` must be one of `rolls(rules, state)`.
void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener = nullptr);

/// W9.6: the nations that still owe an action in this turn.
struct Owing {
    bool allied = false;
    bool prussian = false;
    [[nodiscard]] constexpr int count() const { return int(allied) + int(prussian); }
};
[[nodiscard]] Owing owing(const Rules& rules, const State& state);

/// The clock at the start of a game turn, minutes after midnight (W2.3).
[[nodiscard]] int clock_minutes(const Rules& rules, int turn);

/// What a viewer may know of this state now, its legal actions included.
[[nodiscard]] PlayerView view_of(const Rules& rules, const State& state, Viewer viewer);

/// A piece as that viewer sees it now.
[[nodiscard]] SeenPiece see(const Rules& rules, const State& state, Viewer viewer, UnitId unit);

}  // namespace fow
