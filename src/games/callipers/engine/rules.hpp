// The rules of Waterloo by callipers as functions of values, without clock or random numbers: the engine asks for each die (K14.3).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/fixed_list.hpp"
#include "core/game.hpp"
#include "games/callipers/view/event.hpp"
#include "games/callipers/view/position.hpp"

namespace fow::callipers {

/// The data of one game, prepared for use.
class Rules {
public:
    /// The set must be sound: faults_of() finds nothing in it.
    explicit Rules(RuleSet set);
    [[nodiscard]] const RuleSet& set() const { return set_; }
    [[nodiscard]] const Figures& figures() const { return set_.figures; }
    [[nodiscard]] const Battle& battle() const { return set_.battle; }
    [[nodiscard]] int count() const { return static_cast<int>(set_.battle.pieces.size()); }
    [[nodiscard]] const Piece& piece(int i) const { return set_.battle.pieces[static_cast<std::size_t>(i)]; }
    /// -1 if no piece has that key.
    [[nodiscard]] int index_of(int key) const;
    /// No point of the base is farther than this from its centre, in either coordinate.
    [[nodiscard]] int radius(int i) const { return radii_[static_cast<std::size_t>(i)]; }
    /// K6.1
    [[nodiscard]] const std::vector<Shape>& strips() const { return strips_; }
    /// K10.1: the strongpoints of the battle, in its order.
    [[nodiscard]] const std::vector<Shape>& forts() const { return forts_; }
    [[nodiscard]] const std::string& fort_name(int fort) const { return fort_names_[static_cast<std::size_t>(fort)]; }
    [[nodiscard]] int country(Arm arm) const { return set_.figures.country[callipers::index(arm)].value; }
    friend bool operator==(const Rules& a, const Rules& b) { return a.set_ == b.set_; }

private:
    RuleSet set_;
    std::vector<int> radii_;
    std::vector<Shape> strips_, forts_;
    std::vector<std::string> fort_names_;
};

using State = Position;
using RollList = FixedList<Weighted<Roll>, die_faces>;
using Listener = ListenerOf<Viewer, Event>;

/// What is wrong with the data of a battle (K13.5), each with its rule and its place as a JSON pointer into the documents of the rules:
/// /ground/..., /battle/...
[[nodiscard]] std::vector<Fault> faults_of(const RuleSet& set);
/// K2.8
[[nodiscard]] State begin(const Rules& rules);

[[nodiscard]] Decider turn(const State& state);
/// The game is open: a player may know the whole state, so this answers the same for a view as for the truth (K14.1). The names in the
/// refusal belong to `rules` and are valid as long as it is (K15).
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);
void apply(const Rules& rules, State& state, const Action& action, Listener* listener);
void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener);
void rolls(const Rules& rules, const State& state, RollList& list);
/// The same for all viewers (K14.1).
[[nodiscard]] View view_of(const Rules& rules, const State& state, Viewer viewer);
/// Why a position cannot occur in a game; "" if it can. For tests and for `fow playout --check`.
[[nodiscard]] std::string inconsistency(const Rules& rules, const State& state);

/// K2.4: the base of a piece where it stands, and elsewhere.
[[nodiscard]] Corners corners_of(const Rules& rules, const State& state, int piece);
[[nodiscard]] Corners corners_at(const Rules& rules, int piece, Point at, int facing);
/// K1.9
[[nodiscard]] bool touching(const Rules& rules, const State& state, int a, int b);
/// K10.2: the strongpoint whose garrison the piece belongs to, the first if there are several; -1 = none.
[[nodiscard]] int fort_of(const Rules& rules, const State& state, int piece);
/// K7.1: twice the point M of K7.2, and the distance to the nearest point of the target that counts, in yards.
[[nodiscard]] Point double_muzzle(const Corners& corners);
[[nodiscard]] int gun_distance(const Rules& rules, const State& state, int gun, int target);
/// K7.2, K7.3: whether the target is in range and in the arc of the gun, no matter whose turn it is.
[[nodiscard]] bool bears_on(const Rules& rules, const State& state, int gun, int target);
/// K5.7: the centre after a wheel.
[[nodiscard]] Point wheeled(const Rules& rules, const State& state, int piece, bool left, int facing);
/// K8.1: the facing in which fire drives a piece; 0 to 359.
[[nodiscard]] int way_from(Point gun, Point target);
/// K9.9: 0 front, 1 flank, 2 rear.
[[nodiscard]] int flank_of(const Corners& target, const Corners& attacker, Point attacker_centre);

/// Both sums of a fight before the dice (K9.6 to K9.10, K10.5). `clash` has target, fort, group and supports.
struct Forecast {
    Sum attacker, defender;
    int dice = 1;  ///< each side's (K9.11)
    friend bool operator==(const Forecast&, const Forecast&) = default;
};
[[nodiscard]] Forecast forecast(const Rules& rules, const State& state, const Clash& clash);
/// The clash that an attack would begin; the attack must be legal.
[[nodiscard]] Clash clash_of(const Rules& rules, const State& state, const Attack& attack);
/// K9.11, K9.12: in how many of `whole` throws the attacker wins, nobody wins, or the defender wins.
struct Odds {
    int win = 0, tie = 0, lose = 0, whole = 36;
    friend constexpr bool operator==(const Odds&, const Odds&) = default;
};
/// `margin`: the attacker's sum less the defender's; `dice`: 1 or 2 for each side.
[[nodiscard]] Odds odds_of(int margin, int dice);

}  // namespace fow::callipers
