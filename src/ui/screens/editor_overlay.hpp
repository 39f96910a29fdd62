// What a battlefield has beside tiles and pieces, drawn over the map: entry squares, lines of retreat, the stamp.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

#include "fow/view/battlefield.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct FieldOverlay {
    std::optional<Seat> lines_lit;  ///< that side's lines of retreat with their names
    bool entries_lit = false;
    SquareSet outlined;           ///< the chosen tile
    std::optional<Square> stamp;  ///< the south-west corner of what a click would stamp
};
/// `area` as for draw_board(), after which it is drawn; under all cards.
void draw_overlay(Window& window, const SDL_FRect& area, const Battlefield& field, const FieldOverlay& overlay);

/// Sentences on what a square holds, its own name first.
[[nodiscard]] std::vector<std::string> words_on(const Battlefield& field, const Roster& roster, const std::vector<BattlefieldFault>& faults,
                                                Square square);
[[nodiscard]] std::string kind_name(TileKind kind);      ///< "Building"
[[nodiscard]] std::string tile_words(const Tile& tile);  ///< "Hougoumont, a building"
/// The reason as a sentence of its own.
[[nodiscard]] std::string reason_of(const BattlefieldFault& fault);

}  // namespace fow::ui
