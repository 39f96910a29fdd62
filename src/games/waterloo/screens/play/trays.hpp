// Beside the map: reserves, withdrawn and lost pieces, and the player's cards.
#pragma once

#include <optional>
#include <vector>

#include "games/waterloo/screens/play/forces.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// What happened in the trays in one frame.
struct TrayInput {
    std::optional<UnitId> clicked;
    std::optional<UnitId> dragged;       ///< this piece is being dragged
    std::optional<SeenPiece> looked_at;  ///< under the pointer
    std::vector<UnitId> lost_looked_at;  ///< lost pieces of one kind, under the pointer
    std::optional<TrayPart> unfolded;    ///< this part was pressed
    bool opened = false;                 ///< forces_page() is asked for
    bool cards_opened = false;           ///< the cards were clicked
    std::optional<Card> card_clicked;    ///< this one of the player's hand
    std::optional<Card> card_looked_at;
};
/// Friendly pieces that may enter register as "tray:<unit id>", the parts as "part:<part>:<seat>", cards in hand as "hand:<card>", the
/// overview of all cards as "cards", the names of the sides as "forces:<seat>". `chosen` is drawn lifted, `away` is not drawn.
[[nodiscard]] TrayInput draw_trays(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                                   std::optional<UnitId> chosen, std::optional<UnitId> away = std::nullopt);

/// No piece is off the map and nobody has cards: the trays are empty.
[[nodiscard]] bool nothing_off_map(const PlayerView& view);

/// Clock, Prussian road and trays, when nothing in them can be selected.
void draw_surroundings(Window& window, const PlayLayout& layout, const PlayerView& view, const Roster& roster);

}  // namespace fow::waterloo::screens
