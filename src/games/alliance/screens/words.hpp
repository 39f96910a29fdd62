// What the screens of La Belle Alliance call things, beside the names of ui: its cards, and its words for players.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/alliance/view/event.hpp"
#include "games/alliance/view/position.hpp"
#include "games/alliance/view/rule_set.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

using namespace ui;

/// L1.1: the printed cards, by who or what is on them; the French ones first.
enum class CardId : std::uint8_t {
    derlon,
    reille,
    lobau,
    guard,
    kellermann,
    milhaud,
    battery,
    napoleon,
    orange,
    hill,
    uxbridge,
    reserve,
    wellington,
    blucher
};
inline constexpr int card_count = 14;
inline constexpr std::array<std::string_view, card_count> card_names{"derlon",   "reille",  "lobau",      "guard",  "kellermann",
                                                                     "milhaud",  "battery", "napoleon",   "orange", "hill",
                                                                     "uxbridge", "reserve", "wellington", "blucher"};
/// In the names of controls: "derlon".
[[nodiscard]] inline std::string_view word(CardId card) { return word_of(card_names, card); }
[[nodiscard]] constexpr Seat side_of(CardId card) { return card < CardId::orange ? french_seat : allied_seat; }
/// In their order on the table.
[[nodiscard]] std::vector<CardId> cards_of(Seat side);
/// The corps whose markers are on it; none for the battery, Napoleon and Wellington.
[[nodiscard]] std::optional<Corps> corps_of(CardId card);
[[nodiscard]] CardId card_of(Corps corps);
/// The card on which an action is printed. The action must not be a pass.
[[nodiscard]] CardId card_of(ActionId id);
/// The place that an action is about.
[[nodiscard]] std::optional<Place> place_of(ActionId id);
/// The actions that are printed on it, in the order of L14.2; none for Napoleon (L3.6).
[[nodiscard]] std::vector<ActionId> actions_of(CardId card);
/// "d'Erlon", "Grand Battery"
[[nodiscard]] std::string title_of(CardId card);

/// "French", "Allied"
[[nodiscard]] std::string side_name(Seat side);
/// "Orange", "the Guard"
[[nodiscard]] std::string corps_name(Corps corps);
[[nodiscard]] std::string place_name(Place place);
[[nodiscard]] std::string time_name(alliance::Time time);
/// What an action is called on a button: "Attack Orange".
[[nodiscard]] std::string action_label(ActionId id);
/// "+2", "-1", "0"
[[nodiscard]] std::string signed_number(int number);
/// The whole row in words: "Allies lose 2, French lose 1."; `target` forms square.
[[nodiscard]] std::string row_text(const Effects& row, std::optional<Corps> target);
/// What happened as a sentence, with rows in words.
[[nodiscard]] std::string told(const Event& event);
/// "Turn 7, Afternoon"
[[nodiscard]] std::string moment_text(const View& view);
/// Markers of a card now and at the start; for the battery, its guns. None for Napoleon and Wellington.
struct Strength {
    int left = 0;
    int all = 0;
};
[[nodiscard]] std::optional<Strength> strength_of(const View& view, const RuleSet& rules, CardId card);
/// "3 of 5 divisions, in square"; for a card that can be used only once, whether it has been used.
[[nodiscard]] std::string state_text(const View& view, const RuleSet& rules, CardId card);

/// What a corps fights with; drawn on its blocks.
enum class Arm : std::uint8_t { infantry, cavalry, artillery };
[[nodiscard]] constexpr Arm arm_of(CardId card) {
    if (card == CardId::battery) return Arm::artillery;
    const bool rides = card == CardId::kellermann || card == CardId::milhaud || card == CardId::uxbridge;
    return rides ? Arm::cavalry : Arm::infantry;
}

/// 0xRRGGBB
struct Uniform {
    unsigned cloth;  ///< the army's main colour
    unsigned light;  ///< the lit side of a block
    unsigned edge;   ///< the shaded side of a block
};
enum class Nation : std::uint8_t { french, allied, prussian };
[[nodiscard]] constexpr Nation nation_of(Seat side) { return side == french_seat ? Nation::french : Nation::allied; }
[[nodiscard]] constexpr Nation nation_of(CardId card) { return card == CardId::blucher ? Nation::prussian : nation_of(side_of(card)); }
/// Distinct for every common kind of colour blindness in both sets, as in the other games.
[[nodiscard]] Uniform uniform_of(Nation nation, Colours colours);
[[nodiscard]] inline Uniform uniform_of(Nation nation, const Window& window) { return uniform_of(nation, window.settings().colours); }

}  // namespace fow::alliance::screens
