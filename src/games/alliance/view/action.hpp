// What a player can do, what chance brings, and how a game ends (L2, L3, L12; the ids are those of L14.2).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "games/alliance/view/corps.hpp"

namespace fow::alliance {

/// L14.2: the actions of the cards, in the order in which they are listed, and the pass (L2.3).
enum class ActionId : std::uint8_t {
    derlon,
    reille,
    lobau,
    guard_orange,
    guard_hill,
    guard_plancenoit,
    kellermann,
    milhaud,
    kellermann_uxbridge,
    milhaud_uxbridge,
    battery,
    orange,
    hill,
    orange_line,
    hill_line,
    uxbridge_guns,
    uxbridge_derlon,
    reserve_orange,
    reserve_hill,
    reserve_lahaye,
    reserve_hougoumont,
    blucher,
    wellington,
    pass,
};
inline constexpr std::array<std::string_view, 24> action_words{"derlon",
                                                               "reille",
                                                               "lobau",
                                                               "guard:orange",
                                                               "guard:hill",
                                                               "guard:plancenoit",
                                                               "kellermann",
                                                               "milhaud",
                                                               "kellermann:uxbridge",
                                                               "milhaud:uxbridge",
                                                               "battery",
                                                               "orange",
                                                               "hill",
                                                               "orange:line",
                                                               "hill:line",
                                                               "uxbridge:guns",
                                                               "uxbridge:derlon",
                                                               "reserve:orange",
                                                               "reserve:hill",
                                                               "reserve:lahaye",
                                                               "reserve:hougoumont",
                                                               "blucher",
                                                               "wellington",
                                                               "pass"};
inline constexpr int card_action_count = 23;  ///< all but the pass
[[nodiscard]] inline std::string_view word(ActionId id) { return word_of(action_words, id); }
[[nodiscard]] inline std::optional<ActionId> action_id_from_word(std::string_view text) { return from_word<ActionId>(action_words, text); }
[[nodiscard]] constexpr std::size_t index(ActionId id) { return static_cast<std::size_t>(id); }
/// Whose action it is; the pass is anybody's.
[[nodiscard]] constexpr Seat side_of(ActionId id) { return id < ActionId::orange ? french_seat : allied_seat; }
/// L3.2: the corps that undertakes the action; none for the battery, Blücher, Wellington and the pass.
[[nodiscard]] std::optional<Corps> corps_of(ActionId id);
/// The rule of the card (L5, L6): "L5.1".
[[nodiscard]] std::string_view rule_of(ActionId id);

/// L2.2: the one action of a phase. "derlon", "guard:hill+napoleon"
struct Order {
    ActionId id = ActionId::pass;
    bool napoleon = false;  ///< L3.5: he directs it
    friend constexpr auto operator<=>(const Order&, const Order&) = default;
};
/// L4.3: which corps loses the division that is asked for. "take:uxbridge"
struct Take {
    Corps corps = Corps::derlon;
    friend constexpr auto operator<=>(const Take&, const Take&) = default;
};
/// L12.2: "offer"
struct OfferDraw {
    friend constexpr auto operator<=>(const OfferDraw&, const OfferDraw&) = default;
};
/// L12.2: "accept"
struct AcceptDraw {
    friend constexpr auto operator<=>(const AcceptDraw&, const AcceptDraw&) = default;
};
/// L12.2: "resign"
struct Resign {
    friend constexpr auto operator<=>(const Resign&, const Resign&) = default;
};
using Action = std::variant<Order, Take, OfferDraw, AcceptDraw, Resign>;
[[nodiscard]] std::string to_text(const Order& order);
[[nodiscard]] std::optional<Order> order_from_text(std::string_view text);
[[nodiscard]] std::string to_text(const Action& action);
[[nodiscard]] std::optional<Action> action_from_text(std::string_view text);

/// L13.7: a die, for the action or for a rout test. "die:5", "rout:2"
struct Roll {
    enum class Kind : std::uint8_t { action, test };
    Kind kind = Kind::action;
    std::uint8_t face = 1;  ///< 1 to 6
    friend constexpr auto operator<=>(const Roll&, const Roll&) = default;
};
inline constexpr int die_faces = 6;
[[nodiscard]] std::string to_text(const Roll& roll);
[[nodiscard]] std::optional<Roll> roll_from_text(std::string_view text);

/// L12.4
enum class Ending : std::uint8_t { morale, casualties, rout, resigned, agreed, limit };
inline constexpr std::array<std::string_view, 6> ending_words{"morale", "casualties", "rout", "resigned", "agreed", "limit"};
[[nodiscard]] inline std::string_view word(Ending ending) { return word_of(ending_words, ending); }
[[nodiscard]] inline std::optional<Ending> ending_from_word(std::string_view text) { return from_word<Ending>(ending_words, text); }
/// "L10.2"
[[nodiscard]] std::string_view rule_of(Ending ending);
struct Result {
    std::optional<Seat> winner;  ///< none: drawn
    Ending ending = Ending::limit;
    friend constexpr bool operator==(const Result&, const Result&) = default;
};

}  // namespace fow::alliance
