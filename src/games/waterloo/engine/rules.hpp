// The rules of the game as functions of values: who decides, which actions are legal, and what they do.
#pragma once

#include "core/fixed_list.hpp"
#include "core/game.hpp"
#include "games/waterloo/engine/state.hpp"

namespace fow::waterloo {

/// W3.1: the card that was drawn. "line:left"
struct DrawLine {
    Sector sector = Sector::left;
    friend constexpr auto operator<=>(const DrawLine&, const DrawLine&) = default;
};
/// W8.5. "die:Blue+"
struct RollDie {
    DieFace face;
    friend constexpr bool operator==(const RollDie&, const RollDie&) = default;
};
/// W9.1: the Prussian piece that was drawn. "draw:bulow"
struct DrawPrussian {
    UnitId unit;
    friend constexpr auto operator<=>(const DrawPrussian&, const DrawPrussian&) = default;
};
/// W13.1: the piece off the board that lines up next. "muster:ney"
struct Muster {
    UnitId unit;
    friend constexpr auto operator<=>(const Muster&, const Muster&) = default;
};
/// An outcome of chance.
using Roll = std::variant<DrawLine, RollDie, DrawPrussian, Muster>;

using WeightedRoll = Weighted<Roll>;

[[nodiscard]] std::string to_text(const Roster& roster, const Roll& roll);
[[nodiscard]] std::optional<Roll> roll_from_text(const Roster& roster, std::string_view text);

/// Large enough for every position: during set-up at most 48 units x 52 squares plus the pieces to take back; in a pursuit at most 61
/// riders x 48 fleeing pieces and as many attacks.
using ActionList = FixedList<Action, 4096>;
using RollList = FixedList<WeightedRoll, 64>;

/// Receives each event once per viewer, in order. Without a listener, events cost nothing.
using Listener = ListenerOf<Viewer, Event>;

/// Who decides next.
[[nodiscard]] Decider turn(const State& state);

/// Nothing if the decider may do this now, otherwise the rule that forbids it. While `chance` or `nobody` decides, every action is
/// refused.
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);

/// Exactly the actions that `check` accepts, sorted by `Action`'s <=>.
void legal(const Rules& rules, const State& state, ActionList& out);

/// Appends the actions of one of the mover's units, wherever it is (moves, attacks, shots, entry; not taking off), unsorted. For players
/// that choose a piece first.
void legal_of(const Rules& rules, const State& state, UnitId unit, ActionList& out);

/// `check(rules, state, action)` must return nothing.
void apply(const Rules& rules, State& state, const Action& action, Listener* listener = nullptr);

/// The possible outcomes of the chance that is due; empty unless turn(state) is `chance`.
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

/// The clock at the start of a game turn, in minutes after midnight (W2.3).
[[nodiscard]] int clock_minutes(const Rules& rules, int turn);

/// What a viewer may know about this state now, including its legal actions.
[[nodiscard]] PlayerView view_of(const Rules& rules, const State& state, Viewer viewer);

/// A piece as a viewer sees it now.
[[nodiscard]] SeenPiece see(const Rules& rules, const State& state, Viewer viewer, UnitId unit);

/// A view with nothing hidden, for finished games and for positions that hold no secrets.
[[nodiscard]] PlayerView all_shown(const Rules& rules, const State& state);

}  // namespace fow::waterloo
