// The rest of a battlefield, drawn over tiles and pieces: entry squares, lines of retreat, the stamp.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/field.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct FieldOverlay {
    std::optional<Seat> lines_lit;  ///< shows that side's lines of retreat with their names
    bool entries_lit = false;
    SquareSet outlined;           ///< the selected tile
    std::optional<Square> stamp;  ///< south-west corner of what a click would stamp
};
/// `area` as for draw_board(), which must be called first; drawn under all cards.
void draw_overlay(Window& window, const SDL_FRect& area, const Battlefield& field, const FieldOverlay& overlay);

/// Sentences about a square, starting with its name.
[[nodiscard]] std::vector<std::string> words_on(const Battlefield& field, const Roster& roster, const std::vector<BattlefieldFault>& faults,
                                                Square square);
[[nodiscard]] std::string kind_name(TileKind kind);      ///< "Building"
[[nodiscard]] std::string tile_words(const Tile& tile);  ///< "Hougoumont, a building"
/// The reason as a full sentence.
[[nodiscard]] std::string reason_of(const BattlefieldFault& fault);

}  // namespace fow::waterloo::screens
