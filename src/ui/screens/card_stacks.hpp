// Cards lying on the table by kinds, and places to lay chosen ones on.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fow/view/card.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// On a sheet of 720 units with two rows of cards, 224 and 190 high, these get smaller where it is lower.
[[nodiscard]] float scale_of_cards(const Window& window, const SDL_FRect& sheet);

/// One by one, kind by kind.
[[nodiscard]] std::vector<Card> cards_in(CardCounts counts);

/// What the pointer did with the stacks in one frame.
struct StackInput {
    std::optional<Card> clicked;
    std::optional<Card> looked_at;
};
/// Five stacks side by side in `row`, one for each kind, with the number of its cards; a kind that is gone leaves
/// its place empty. Each registers as "<prefix>:<card>"; it can be clicked while there is a card on it.
StackInput draw_stacks(Window& window, const SDL_FRect& row, std::string_view prefix, CardCounts counts);

/// A place for a chosen card: its title above, the card or an empty outline below; lit while it waits for one.
/// Registers under `name` while a card lies there; true when that card is clicked.
bool draw_card_place(Window& window, const SDL_FRect& rect, std::string_view name, std::string_view title, std::optional<Card> card,
                     bool lit);

/// Small cards side by side, overlapping where they are many; the one under the pointer.
std::optional<Card> draw_fan(Window& window, const SDL_FRect& rect, std::string_view title, const std::vector<Card>& cards);

}  // namespace fow::ui
