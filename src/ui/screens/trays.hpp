// Below the map: reserves, pieces that withdrew, pieces lost; the own cards.
// W14.1: the French pieces that come late, known to both.
#pragma once

#include <optional>

#include "fow/view/player_view.hpp"
#include "ui/table/layout.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What happened in the trays in one frame.
struct TrayInput {
    std::optional<UnitId> clicked;
    std::optional<UnitId> dragged;       ///< the pointer pulls at this piece
    std::optional<SeenPiece> looked_at;  ///< under the pointer
    bool cards_opened = false;           ///< the cards were clicked
    std::optional<Card> card_clicked;    ///< this one of the own hand
    std::optional<Card> card_looked_at;
};
/// Own pieces that may come on register as "tray:<unit id>", own cards as "hand:<card>", what is known of all cards as
/// "cards"; `chosen` is shown lifted, `away` is not drawn.
[[nodiscard]] TrayInput draw_trays(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                                   std::optional<UnitId> chosen, std::optional<UnitId> away = std::nullopt);

/// What lies round the map while nothing of it can be chosen: clock, Prussian road and trays.
void draw_surroundings(Window& window, const PlayLayout& layout, const PlayerView& view, const Roster& roster);

/// A page over everything; true when it is put away.
[[nodiscard]] bool late_page(Window& window, const PlayerView& view, const Roster& roster);

}  // namespace fow::ui
