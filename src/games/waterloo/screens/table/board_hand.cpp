#include "games/waterloo/screens/table/board_hand.hpp"

#include <imgui.h>

#include "games/waterloo/screens/table/piece_painter.hpp"

namespace fow::waterloo::screens {

bool own(const PlayerView& view, Seat seat, Square square) {
    const auto& piece = view.at(square);
    return piece && seat_of(piece->army) == seat;
}

bool pointer_in(const SDL_FRect& rect) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return at.x >= rect.x && at.x < rect.x + rect.w && at.y >= rect.y && at.y < rect.y + rect.h;
}

void draw_carried(Window& window, const SeenPiece& piece, const Roster& roster, float cell) {
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    draw_piece(window, *ImGui::GetForegroundDrawList(), {pointer.x - cell / 2, pointer.y - cell / 2, cell, cell}, piece, roster,
               {.face = true, .lifted = true});
}

}  // namespace fow::waterloo::screens
