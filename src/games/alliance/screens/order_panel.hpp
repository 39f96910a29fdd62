// A card opened in the column: its actions, modifiers, and what each face of the die brings.
#pragma once

#include <optional>
#include <string>

#include "games/alliance/screens/layout.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

/// What is chosen on the card that is open.
struct OrderChoice {
    std::string action;     ///< its id
    bool napoleon = false;  ///< he directs it
};
/// The order that is chosen on that card; null if it has none.
[[nodiscard]] const OrderShown* chosen_order(const CardShown& card, const OrderChoice& choice);
/// The card of the player who chooses, in the current card of the window. Registers "action:guard:hill" and its like, where the card has
/// several, and "napoleon".
void draw_order_panel(Window& window, const CardShown& card, OrderChoice& choice, const View& view, const RuleSet& rules);
/// "+1: the guns prepared it"
[[nodiscard]] std::string modifier_text(const alliance::ModifierShown& modifier);
/// The rows of an order alone; `lit`: the face that was rolled.
void draw_rows(Window& window, const OrderShown& shown, std::optional<int> lit);
/// A card of the other player, or one that cannot be chosen at all: what it is and what is printed on it.
void draw_card_info(Window& window, const CardShown& card, const View& view, const RuleSet& rules);

}  // namespace fow::alliance::screens
