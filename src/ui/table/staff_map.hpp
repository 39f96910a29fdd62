// The staff map: a seat's own marks on enemy pieces, and what can be concluded of them, in pencil on their backs.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

#include "fow/view/deductions.hpp"
#include "fow/view/piece.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What one seat makes of the enemy pieces.
struct StaffMap {
    bool kept = false;  ///< not in a game true to the table (W15.1): then all below is by sight alone
    Traces traces{};
    MayBe by_sight{};
    MayBe may_be{};
    std::vector<Pencilled> marks;  ///< the seat's own, on pieces that it does not know
};
[[nodiscard]] std::optional<Pencil> mark_on(const StaffMap& staff, Square square);
/// Whether the piece of that square has betrayed itself by more than what is seen of it.
[[nodiscard]] bool betrayed(const StaffMap& staff, Square square);

/// Over draw_board(): own marks on slips of paper, conclusions on a band across the piece.
void draw_staff_map(Window& window, const SDL_FRect& map, const PlayerView& view, const Roster& roster, const StaffMap& staff);

/// "5", "a commander": what a mark says in a sentence.
[[nodiscard]] std::string mark_text(Pencil mark);

/// The box of pencils in the present card; `chosen` = nothing: the rubber. Registers as "pencil:5", "pencil:none".
void pencil_box(Window& window, std::optional<Pencil>& chosen);

}  // namespace fow::ui
