// Pages on which cards are drawn: the draft (W11.1), cards from the discard pile (W9.8), the Line of Retreat card (W3.1).
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
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

}  // namespace fow::waterloo::screens
