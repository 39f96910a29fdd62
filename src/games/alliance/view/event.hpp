// What everybody hears of, as values and as sentences (L13.1).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/sentence.hpp"
#include "core/table.hpp"
#include "games/alliance/view/rule_set.hpp"

namespace fow::alliance {

/// L2.2
struct ActionChosen {
    Seat side;
    Order order;
    std::optional<Corps> target;
    int modifier = 0;
    friend constexpr bool operator==(const ActionChosen&, const ActionChosen&) = default;
};
/// L2.2: the die of an action and its row.
struct DieRolled {
    Order order;
    int face = 1;
    int total = 1;
    Effects row;
    bool guns_heard = false;  ///< L5.3: Grouchy's
    friend constexpr bool operator==(const DieRolled&, const DieRolled&) = default;
};
/// L4.1
struct CasualtyTaken {
    Corps corps;
    int number = 1;  ///< of its army
    Box box = Box::plain;
    bool chosen = false;  ///< L4.3: by the owner
    friend constexpr bool operator==(const CasualtyTaken&, const CasualtyTaken&) = default;
};
/// L4.3: no corps had a marker left.
struct CasualtyDropped {
    Seat army;
    friend constexpr bool operator==(const CasualtyDropped&, const CasualtyDropped&) = default;
};
/// L4.4, L4.5
struct MoraleLost {
    Seat army;
    int left = 0;              ///< 0 = B
    bool last_marker = false;  ///< L4.5
    friend constexpr bool operator==(const MoraleLost&, const MoraleLost&) = default;
};
/// L7.1, L7.3, L6.2
struct FormationChanged {
    Corps corps;
    bool square = false;
    friend constexpr bool operator==(const FormationChanged&, const FormationChanged&) = default;
};
/// L7.4, L7.7
struct CavalryCharge {
    bool begins = false;
    friend constexpr bool operator==(const CavalryCharge&, const CavalryCharge&) = default;
};
/// L8
struct PlaceTaken {
    Place place;
    bool changed = false;  ///< to the side that did not hold it at the start
    friend constexpr bool operator==(const PlaceTaken&, const PlaceTaken&) = default;
};
/// L5.8
struct BatteryLost {
    int left = 0;
    friend constexpr bool operator==(const BatteryLost&, const BatteryLost&) = default;
};
/// L9.1
struct PrussiansMoved {
    bool arrive = true;
    int now = 0;
    friend constexpr bool operator==(const PrussiansMoved&, const PrussiansMoved&) = default;
};
/// L6.4: action 1.
struct Recovered {
    Corps corps;
    int markers = 0;
    int morale = 0;  ///< after it
    friend constexpr bool operator==(const Recovered&, const Recovered&) = default;
};
/// L6.4
struct ReserveCommitted {
    int left = 0;
    friend constexpr bool operator==(const ReserveCommitted&, const ReserveCommitted&) = default;
};
/// L10.2
struct RoutTested {
    Seat army;
    int face = 1;
    int modifier = 0;
    int morale = 0;
    bool passed = true;
    friend constexpr bool operator==(const RoutTested&, const RoutTested&) = default;
};
/// L11.1
struct TimePassed {
    Time now = Time::afternoon;
    bool prussians = false;  ///< the reason; otherwise casualties
    friend constexpr bool operator==(const TimePassed&, const TimePassed&) = default;
};
/// L12.2
struct DrawOffered {
    Seat side;
    friend constexpr bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
/// L12
struct GameEnded {
    Result result;
    friend constexpr bool operator==(const GameEnded&, const GameEnded&) = default;
};
using Event =
    std::variant<ActionChosen, DieRolled, CasualtyTaken, CasualtyDropped, MoraleLost, FormationChanged, CavalryCharge, PlaceTaken,
                 BatteryLost, PrussiansMoved, Recovered, ReserveCommitted, RoutTested, TimePassed, DrawOffered, GameEnded, TableEvent>;

/// A line of the log, with the turn and the phase in which it was heard.
struct Line {
    int step = 0;
    int turn = 1;
    Seat phase = french_seat;
    Event event;
    friend bool operator==(const Line&, const Line&) = default;
};

/// Whether it is the last event of that seat's own phase, unless the game ends: nobody hands over at an open table (L13.1).
[[nodiscard]] bool hands_over(const Event& event, Seat seat);
/// The rule for a line of a log, "" if there is none.
[[nodiscard]] std::string_view rule_of(const Event& event);

/// A line for a log, as whole sentences: "Orange loses a division: Allied casualty 4, a rout test."
[[nodiscard]] std::string describe(const Event& event, Translate translate = untranslated);
/// The same for what happens at the table.
[[nodiscard]] std::string describe(const TableEvent& event, Translate translate = untranslated);
/// A time in the game: "turn 12"; without a language, as documents have it.
[[nodiscard]] std::string clock_text(int turn);
[[nodiscard]] std::string clock_text(int turn, Translate translate);

/// "d'Erlon", "the Guard", "Blücher"
[[nodiscard]] std::string_view name(Corps corps);
/// "La Haye Sainte"
[[nodiscard]] std::string_view name(Place place);
/// "Midday"
[[nodiscard]] std::string_view name(Time time);
/// "the Guard's attack on Orange"
[[nodiscard]] std::string_view name(ActionId id);
/// The action of an order, with Napoleon if he directs it: "d'Erlon's attack, directed by Napoleon"
[[nodiscard]] std::string name_of(const Order& order, Translate translate = untranslated);

}  // namespace fow::alliance
