// Below the map: reserves, withdrawn and lost pieces, and the player's cards. Also the page of the late French pieces (W14.1).
#pragma once

#include <optional>

#include "fow/view/player_view.hpp"
#include "ui/table/layout.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What happened in the trays in one frame.
struct TrayInput {
    std::optional<UnitId> clicked;
    std::optional<UnitId> dragged;       ///< this piece is being dragged
    std::optional<SeenPiece> looked_at;  ///< under the pointer
    bool cards_opened = false;           ///< the cards were clicked
    std::optional<Card> card_clicked;    ///< this one of the player's hand
    std::optional<Card> card_looked_at;
};
/// Friendly pieces that may enter register as "tray:<unit id>", cards in hand as "hand:<card>", the overview of all cards as "cards".
/// `chosen` is drawn lifted, `away` is not drawn.
[[nodiscard]] TrayInput draw_trays(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                                   std::optional<UnitId> chosen, std::optional<UnitId> away = std::nullopt);

/// Clock, Prussian road and trays, when nothing in them can be selected.
void draw_surroundings(Window& window, const PlayLayout& layout, const PlayerView& view, const Roster& roster);

/// W14.1: the French pieces that come late, which both players know. A page over everything; true when closed.
[[nodiscard]] bool late_page(Window& window, const PlayerView& view, const Roster& roster);

}  // namespace fow::ui
