// The rules of La Belle Alliance as functions of values, without clock or random numbers: the engine asks for each die (L13.2).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fixed_list.hpp"
#include "core/game.hpp"
#include "games/alliance/view/event.hpp"
#include "games/alliance/view/position.hpp"

namespace fow::alliance {

/// The data of one game, prepared for use.
class Rules {
public:
    /// The set must be sound: that of the data files, or one that read_rule_set() accepts.
    explicit Rules(RuleSet set);
    [[nodiscard]] const RuleSet& set() const { return set_; }
    /// The box of that casualty of an army, counted from 1 (L1.5).
    [[nodiscard]] Box box_of(Seat army, int casualty) const { return boxes_[army][static_cast<std::size_t>(casualty)]; }
    /// L10.3: what the filled boxes add to a rout test.
    [[nodiscard]] int track_add(Seat army, int casualties) const { return adds_[army][static_cast<std::size_t>(casualties)]; }
    /// Whether so many casualties are B (L10.6).
    [[nodiscard]] bool broken(Seat army, int casualties) const { return casualties >= broken_at_[army]; }
    /// What a card requires before it can be chosen, packed because it is checked for every action in every position.
    struct Gate {
        Few<Condition, 4> needs;
        std::int8_t corps = -1;  ///< index of the corps whose marker it needs; -1 = none
        bool napoleon = false;   ///< ActionRule::napoleon
        bool aims = false;       ///< a need looks at the target
        bool charges = false;    ///< an action of Kellermann or Milhaud (L7.6)
    };
    [[nodiscard]] const Gate& gate(ActionId id) const { return gates_[index(id)]; }
    friend bool operator==(const Rules& a, const Rules& b) { return a.set_ == b.set_; }

private:
    static constexpr std::size_t most_casualties = 6 * most_markers + 1;
    RuleSet set_;
    PerSeat<std::array<Box, most_casualties>> boxes_{};
    PerSeat<std::array<std::uint8_t, most_casualties>> adds_{};
    PerSeat<int> broken_at_{};
    std::array<Gate, card_action_count> gates_{};
};

using State = Position;
/// Orders, or divisions to choose from, and the other legal actions.
using ActionList = FixedList<Action, 48>;
using OrderList = FixedList<Order, 36>;
using RollList = FixedList<Weighted<Roll>, die_faces>;
using Listener = ListenerOf<Viewer, Event>;
/// A set of corps with boxes: bit `index(corps)`.
using CorpsSet = std::uint16_t;

/// The set-up (L1).
[[nodiscard]] State begin(const Rules& rules);
/// What is impossible in a posed position, each fault with its rule and its place as a JSON pointer into the position (L14.8). `is_short`:
/// a lesson's set-up, whose totals may be smaller but not larger.
[[nodiscard]] std::vector<Fault> faults_of(const Rules& rules, const State& state, bool is_short = false);

[[nodiscard]] Decider turn(const State& state);
/// Also works on a View, for what a player who looks at it may do.
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);
void legal(const Rules& rules, const State& state, ActionList& list);
void apply(const Rules& rules, State& state, const Action& action, Listener* listener);
void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener);
void rolls(const Rules& rules, const State& state, RollList& list);
/// The same for all viewers (L13.1).
[[nodiscard]] View view_of(const Rules& rules, const State& state, Viewer viewer);

// For random games and for opponents: the same without std::variant.
/// The orders of the player who chooses an action; only the pass if there is no other (L2.3).
void orders(const Rules& rules, const State& state, OrderList& list);
/// The corps among which the owner chooses (L4.3). The stage must be `casualty`.
[[nodiscard]] CorpsSet choices(const Rules& rules, const State& state);
/// The action must be a legal order, or a Take of one of these corps.
void apply(const Rules& rules, State& state, const Order& order, Listener* listener = nullptr);
void apply(const Rules& rules, State& state, const Take& take, Listener* listener = nullptr);

/// L10.2, L10.3: what that army's rout test adds to its die now.
[[nodiscard]] int test_modifier(const Rules& rules, const State& state, Seat army);
/// L10.5: whose test is due. The stage must be `test`.
[[nodiscard]] Seat tester(const State& state);
/// The side that an effect asks to choose a casualty: FC the French, AC the Allies.
[[nodiscard]] constexpr Seat owner_of(Code casualty) { return casualty == Code::fc ? french_seat : allied_seat; }

/// L13.6: what an action may bring, before it is chosen, by pure arithmetic on what everybody sees. The modifiers of an order with their
/// reasons, its row for each face, and the chance that either army is lost by it. The order must belong to the player who chooses, and must
/// not be a pass; its needs may be unmet.
[[nodiscard]] Outlook outlook(const Rules& rules, const State& state, const Order& order);
/// The outlooks of all legal orders, in their order; none unless an action is due, or if only a pass is left.
[[nodiscard]] std::vector<Outlook> outlooks(const Rules& rules, const State& state);
/// The chance, in 216ths, that each army is lost before the next action is chosen, at any point of the phase. A player who chooses a
/// corps makes the rout of their own army as unlikely as possible and, if several corps are equal in that, the enemy's as likely as
/// possible.
[[nodiscard]] PerSeat<int> rout_chances(const Rules& rules, const State& state);

}  // namespace fow::alliance
