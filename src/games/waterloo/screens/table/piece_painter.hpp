// A piece as an upright block, on the map or in a tray.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/piece.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct PieceLook {
    bool face = false;    ///< show the face (if `knowledge` allows); else the back, with a small numeral if known
    bool lifted = false;  ///< selected: raised with a deeper shadow
    bool dimmed = false;  ///< cannot act
    float alpha = 1;
};

/// The piece inside `rect` (pixels; a square, its cell) on that draw list: ImGui::GetBackgroundDrawList() is below all cards,
/// ImGui::GetWindowDrawList() in the current one, ImGui::GetForegroundDrawList() above everything. Drawn once for each look and size, then
/// copied.
void draw_piece(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenPiece& piece, const Roster& roster,
                const PieceLook& look = {});

/// A block with the figure of that kind and nothing else, for several pieces of the kind.
/// `strength`: written on it, unless 0.
void draw_kind(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, Kind kind, int strength = 0);

/// The figure of that kind alone, in the colour of the army.
void draw_figure(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, Kind kind);

/// A piece of the roster as printed, for trays.
[[nodiscard]] SeenPiece as_printed(const Roster& roster, UnitId unit);

/// Does this viewer see the face of this piece, since it is their own? Not of one that lies face down.
[[nodiscard]] bool shows_face(Viewer viewer, const SeenPiece& piece);

/// The face of a piece, for a list; the roster must outlive it.
[[nodiscard]] Drawing picture_of(const SeenPiece& piece, const Roster& roster);

}  // namespace fow::waterloo::screens
