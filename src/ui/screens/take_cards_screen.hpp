// W9.8: the Allied player takes cards of the discard pile.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/screens/game_menu.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

using TakeCardsIntent = std::variant<TakeCards, DropVeil>;

class TakeCardsScreen {
public:
    /// `view.cards->pile` must be set.
    [[nodiscard]] std::optional<TakeCardsIntent> draw(Window& window, const PlayerView& view, const std::string& name);

private:
    std::vector<Card> chosen_;
    std::optional<Card> read_;
};

}  // namespace fow::ui
