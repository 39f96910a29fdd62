// A piece as a standing block, on the map or in a tray. Drawn once for each look and size, then copied.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "fow/view/piece.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct PieceLook {
    bool face = false;    ///< show the face (what `knowledge` allows); else the back, with a small numeral when known
    bool lifted = false;  ///< selected: raised with a deeper shadow
    bool dimmed = false;  ///< may not act
    float alpha = 1;
};

/// The piece inside `rect` (pixels; a square, its cell) on that draw list.
/// ImGui::GetBackgroundDrawList() lies under all cards, ImGui::GetWindowDrawList() in the present one,
/// ImGui::GetForegroundDrawList() above all.
void draw_piece(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenPiece& piece, const Roster& roster,
                const PieceLook& look = {});

/// A piece of the roster as printed, for trays.
[[nodiscard]] SeenPiece as_printed(const Roster& roster, UnitId unit);

/// Does this viewer look at the face of this piece: the own one?
[[nodiscard]] bool shows_face(Viewer viewer, const SeenPiece& piece);

}  // namespace fow::ui
