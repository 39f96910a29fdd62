// Pages on which cards are chosen, the draft (W11.1) and cards from the discard pile (W9.8), with their stacks of cards and places for
// chosen ones.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/card.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// W11.1: a pick from the pack: one card to keep, then one to put aside.
using DraftIntent = std::variant<DraftCards, DropVeil>;

struct DraftModel {
    const PlayerView& view;
    Seat seat;
    std::string name;
    std::string other_name;
};

class DraftScreen {
public:
    [[nodiscard]] std::optional<DraftIntent> draw(Window& window, const DraftModel& model);

private:
    /// What the player is to do, and how many cards everybody has.
    void draw_task(Window& window, const DraftModel& model) const;

    std::optional<Card> keep_;
    std::optional<Card> aside_;
    std::optional<Card> read_;  ///< its text is shown below the pack
};

/// W9.8: the Allied player takes cards from the discard pile.
using TakeCardsIntent = std::variant<TakeCards, DropVeil>;

class TakeCardsScreen {
public:
    /// `view.cards->pile` must be set.
    [[nodiscard]] std::optional<TakeCardsIntent> draw(Window& window, const PlayerView& view, const std::string& name);

private:
    std::vector<Card> chosen_;
    std::optional<Card> read_;
};

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
