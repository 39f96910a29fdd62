#include "games/waterloo/screens/table/board_hand.hpp"

#include <imgui.h>

#include "games/waterloo/screens/table/piece_painter.hpp"

namespace fow::waterloo::screens {

bool own(const PlayerView& view, Seat seat, Square square) {
    const auto& piece = view.at(square);
    return piece && seat_of(piece->army) == seat;
}

BoardGesture BoardHand::watch(Window& window, const BoardInput& input, const SDL_FRect& area, bool carries) {
    BoardGesture gesture;
    gesture.hovered = input.hovered;
    gesture.right_click = input.right_pressed;
    if (input.pressed) pressed_ = input.pressed;
    if (!pressed_) return gesture;
    if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        if (carries && input.dragging) gesture.carried = pressed_;
        else if (input.dragging && !window.lens().whole()) pan(window, geometry_of(window, area));
        return gesture;
    }
    // The pointer may have stopped over a tray, which hides the board below it.
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    const auto square = geometry_of(window, area).square_at(pointer.x, pointer.y);
    if (square == pressed_) gesture.click = window.long_touch() ? std::nullopt : square;
    else if (square && carries) gesture.drag = std::pair(*pressed_, *square);
    else if (!square && carries) gesture.dragged_out = pressed_;
    pressed_.reset();
    return gesture;
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
