// The staff map, a seat's marks on enemy pieces and what can be deduced about them, and the small map of a saved game.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/deductions.hpp"
#include "games/waterloo/view/field.hpp"
#include "games/waterloo/view/piece.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// What one seat knows and assumes about the enemy pieces.
struct StaffMap {
    bool kept = false;  ///< false in a game that is true to the table (W15.1): then the rest holds only what is visible
    Traces traces{};
    MayBe by_sight{};
    MayBe may_be{};
    std::vector<Pencilled> marks;  ///< the seat's own, on pieces that it does not know
};
[[nodiscard]] std::optional<Pencil> mark_on(const StaffMap& staff, Square square);
/// Is more known about the piece on that square than what can be seen of it?
[[nodiscard]] bool deduced(const StaffMap& staff, Square square);

/// The staff map, pencilled on the backs of enemy pieces. Call after draw_board(): the player's marks on slips of paper, deductions as a
/// small sign in the corner.
void draw_staff_map(Window& window, const SDL_FRect& map, const PlayerView& view, const Roster& roster, const StaffMap& staff);

/// "Your mark: strength 5."
[[nodiscard]] std::string mark_text(Pencil mark);

/// The buttons for choosing a mark, in the current card; an empty `chosen` erases. Registers "pencil:5", "pencil:none" and so on.
void pencil_box(Window& window, std::optional<Pencil>& chosen);

/// What anybody may see of a battlefield: the ground, and whose pieces stand where. It cannot hold more.
struct PublicMap {
    std::vector<SeenTile> tiles;
    std::vector<std::pair<Square, Army>> pieces;
};
/// Centred in `rect` (pixels).
void draw_public_map(Window& window, ImDrawList& list, const SDL_FRect& rect, const PublicMap& map);
[[nodiscard]] Drawing picture_of(PublicMap map);

/// A sheet of paper with the ground on it.
void draw_small_ground(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles);

}  // namespace fow::waterloo::screens
