// The staff map: a seat's marks on enemy pieces and what can be deduced about them, pencilled on their backs.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/deductions.hpp"
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

/// Call after draw_board(): the player's marks on slips of paper, deductions as a small sign in the corner.
void draw_staff_map(Window& window, const SDL_FRect& map, const PlayerView& view, const Roster& roster, const StaffMap& staff);

/// "Your mark: strength 5."
[[nodiscard]] std::string mark_text(Pencil mark);

/// The buttons for choosing a mark, in the current card; an empty `chosen` erases. Registers "pencil:5", "pencil:none" and so on.
void pencil_box(Window& window, std::optional<Pencil>& chosen);

}  // namespace fow::waterloo::screens
