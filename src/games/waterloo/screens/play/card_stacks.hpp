// Cards stacked by kind, and places for chosen cards.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/card.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// Scale for two rows of cards, 224 and 190 units high on a sheet of 720 units; smaller on a lower sheet.
[[nodiscard]] float scale_of_cards(const Window& window, const SDL_FRect& sheet);

/// The cards one by one, in the order of Card.
[[nodiscard]] std::vector<Card> cards_in(CardCounts counts);

/// What the pointer did to the stacks in one frame.
struct StackInput {
    std::optional<Card> clicked;
    std::optional<Card> looked_at;
};
/// Five stacks side by side in `row`, one per kind, each with its count; a kind that is gone leaves an empty place. Each stack with cards
/// registers as "<prefix>:<card>" and can be clicked.
StackInput draw_stacks(Window& window, const SDL_FRect& row, std::string_view prefix, CardCounts counts);

/// A place for a chosen card: its title above, the card or an empty outline below; lit while it waits for a card. Registers as `name` while
/// it holds a card; true when that card is clicked.
bool draw_card_place(Window& window, const SDL_FRect& rect, std::string_view name, std::string_view title, std::optional<Card> card,
                     bool lit);

/// Small cards side by side, overlapping if there are many. Returns the card under the pointer.
std::optional<Card> draw_fan(Window& window, const SDL_FRect& rect, std::string_view title, const std::vector<Card>& cards);

}  // namespace fow::waterloo::screens
