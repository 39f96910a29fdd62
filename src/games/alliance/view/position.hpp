// A position, of which all is open to everybody (L13.1), and illustrations of rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/diagram.hpp"
#include "games/alliance/view/event.hpp"
#include "games/alliance/view/rule_set.hpp"

namespace fow::alliance {

/// What is due next.
enum class Stage : std::uint8_t {
    action,    ///< the phasing player chooses an action (L2.2)
    die,       ///< its die
    casualty,  ///< the owner chooses the corps (L4.3): the side is that of rest.front()
    test,      ///< a rout test (L10)
    over,
};

/// What the last French phase did, for the Reserve (L6.4). Empty while the French player chooses.
struct FrenchPhase {
    std::array<std::uint8_t, 2> gave{};  ///< casualties of Orange and of Hill
    std::uint8_t morale = 0;             ///< Allied morale lost
    std::optional<Place> captured;
    friend constexpr bool operator==(const FrenchPhase&, const FrenchPhase&) = default;
};

/// L13.5. Numbers are counts of markers and boxes; morale 0 is B. All of it is open, so the truth, what a player may know and what an
/// opponent thinks about are one type.
struct Position {
    std::array<std::uint8_t, box_count> boxes{};  ///< division markers by Corps
    std::uint8_t prussians = 0;                   ///< on the battlefield
    std::uint8_t battery = 0;                     ///< markers of the Grand Battery
    PerSeat<std::uint8_t> morale{};
    PerSeat<std::uint8_t> casualties{};
    std::uint16_t turn = 1;
    Seat phase = french_seat;
    Stage stage = Stage::action;
    Time time = Time::midday;
    bool by_prussians = false, by_casualties = false;  ///< L11.1: the reasons that have moved the time
    std::array<bool, 3> changed_hands{};               ///< by Place: French, French, Prussian (L8.1)
    std::array<bool, 2> square{};                      ///< Orange, Hill
    bool ney = false;                                  ///< L7.4
    std::array<bool, 2> used{};                        ///< by Card
    PerSeat<std::optional<Order>> last{};              ///< L3.2: also the action that is being played
    FrenchPhase french_phase{};
    std::optional<Seat> offer;  ///< L12.2: who has offered a draw

    // Between the choice of an action and the end of its phase; otherwise empty.
    std::optional<Corps> target;
    std::int16_t modifier = 0;
    TableId table = TableId::derlon_lhs_allied;
    Effects rest{};         ///< of the row
    PerSeat<bool> tests{};  ///< L10.1: which armies must test
    std::optional<Result> result;

    friend bool operator==(const Position&, const Position&) = default;
    [[nodiscard]] int markers(Corps corps) const { return corps == Corps::blucher ? prussians : boxes[index(corps)]; }
    [[nodiscard]] bool in_square(Corps corps) const { return forms_square(corps) && square[index(corps) - index(Corps::orange)]; }
    [[nodiscard]] bool french(Place place) const { return changed_hands[index(place)] != (place == Place::plancenoit); }
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 104);

/// The same for every viewer.
struct View : Position {
    std::vector<Action> legal;  ///< of the player who decides
    friend bool operator==(const View&, const View&) = default;
};

/// L13.6: one modifier of an action, and why.
struct ModifierShown {
    std::optional<Condition> when;  ///< none: Napoleon (L3.5)
    std::int16_t total = 0;         ///< what it adds in all
    Origin origin = Origin::reconstruction;
    friend constexpr bool operator==(const ModifierShown&, const ModifierShown&) = default;
};
/// What one face of the die brings. The chances of a rout are in 36ths.
struct FaceShown {
    int total = 0;
    std::uint8_t row = 0;  ///< of the table
    Effects effects{};
    PerSeat<int> routs{};  ///< that this army loses the game by this row, or by a rout test after it
    friend constexpr bool operator==(const FaceShown&, const FaceShown&) = default;
};
/// L13.6: the chances of an action by public arithmetic. A player who chooses a corps (L4.3) is assumed to make the rout of their own
/// army as unlikely as possible.
struct Outlook {
    Order order{};
    std::optional<Corps> target{};
    std::optional<TableId> table{};  ///< none: no die
    Few<ModifierShown, 7> modifiers{};
    int modifier = 0;                          ///< their sum
    std::array<FaceShown, die_faces> faces{};  ///< by face - 1; only with a table
    PerSeat<int> routs{};                      ///< of both armies, in 216ths
    friend bool operator==(const Outlook&, const Outlook&) = default;
};
inline constexpr int face_whole = 36, outlook_whole = 216;

/// An action, from its camp to its target.
struct DiagramBlow {
    Order order{};
    std::optional<Corps> target{};
    int number = 0;        ///< its place in the sequence that is played, from 1; 0 = not part of it
    bool refused = false;  ///< the rules forbid it
    friend bool operator==(const DiagramBlow&, const DiagramBlow&) = default;
};

/// An illustration of a rule: a position, what is played on it, what is allowed then and what is not.
struct Diagram : DiagramClaims {
    std::string rule;  ///< id of the rule that it illustrates
    std::string caption;
    RuleSet rules{};
    View view{};   ///< the position before anything is played
    View after{};  ///< the position after it
    std::vector<DiagramBlow> arrows;
    std::vector<Place> marks;          ///< highlighted places
    std::optional<RoutTested> tested;  ///< the last rout test that is played
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::alliance
