// A board of squares on the screen: where the squares are, which part of them is shown, and what the pointer does on them.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <utility>

#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// A sheet on the screen: a margin for letters and numbers on all sides, then the square cells. Pure. What stands on the squares is each
/// game's own.
class SquareGrid {
public:
    struct Size {
        int files = 10;
        int ranks = 10;
        friend bool operator==(const Size&, const Size&) = default;
    };
    /// The margin of a sheet of that cell size; whole pixels.
    using Margin = float (*)(float cell);
    /// The largest sheet of whole-pixel cells inside `area` (pixels), centred in it. `turned`: seen from the north. Enlarged by `lens`, it
    /// is visible only where the whole sheet was.
    SquareGrid(const SDL_FRect& area, Size size, bool turned, Margin margin_for, const Lens& lens);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] SDL_FRect sheet() const { return sheet_; }  ///< margin included
    [[nodiscard]] SDL_FRect room() const { return room_; }    ///< the visible part of it
    [[nodiscard]] SDL_FRect field() const { return field_; }  ///< the cells
    [[nodiscard]] float cell() const { return cell_; }        ///< pixels, whole
    [[nodiscard]] float margin() const { return margin_; }    ///< pixels, whole
    [[nodiscard]] bool turned() const { return turned_; }
    /// Width and height of a sheet of that cell size, pixels.
    [[nodiscard]] static SDL_FPoint extent_of(Size size, float cell, Margin margin_for);

protected:
    struct Place {
        int file, rank;  ///< from the south-western corner, from 0
    };
    [[nodiscard]] SDL_FRect rect_of(Place place) const;
    [[nodiscard]] std::optional<Place> place_at(float x, float y) const;

private:
    Size size_;
    float cell_ = 1;
    float margin_ = 0;
    bool turned_ = false;
    SDL_FRect room_{};
    SDL_FRect sheet_{};
    SDL_FRect field_{};
};

/// The same with a game's squares: `Square(file, rank)`, file() and rank().
template <class Square>
class SquareGridOf : public SquareGrid {
public:
    using SquareGrid::SquareGrid;
    [[nodiscard]] SDL_FRect rect(Square square) const { return rect_of({square.file(), square.rank()}); }
    [[nodiscard]] SDL_FPoint centre(Square square) const {
        const SDL_FRect r = rect(square);
        return {r.x + r.w / 2, r.y + r.h / 2};
    }
    /// The square under a pixel; nothing on the margin, beyond it, and outside the visible part.
    [[nodiscard]] std::optional<Square> square_at(float x, float y) const {
        const auto place = place_at(x, y);
        return place ? std::optional(Square(place->file, place->rank)) : std::nullopt;
    }
};

/// The lens that shows `at`, a point of the window, in the middle.
[[nodiscard]] Lens centred_on(const Lens& lens, const SquareGrid& grid, SDL_FPoint at);
/// Moves the enlarged board with the pointer.
void pan_with_pointer(Window& window, const SquareGrid& grid);
/// Wheel, pinch, the middle button and the keys + - O change what is shown. `focused`: the middle of the square with the keyboard's focus,
/// which stays in view.
void follow_lens(Window& window, const SquareGrid& grid, const std::optional<SDL_FPoint>& focused);

/// Nothing is drawn on that list outside the visible part of the board while this lives.
class BoardClip {
public:
    BoardClip(ImDrawList& list, const SquareGrid& grid);
    ~BoardClip();
    BoardClip(const BoardClip&) = delete;
    BoardClip& operator=(const BoardClip&) = delete;

private:
    ImDrawList* list_ = nullptr;  ///< none if the whole board is visible: then pieces may come from beyond its edge
};

/// Whether a card or a modal page is under the pointer, and takes what it does.
[[nodiscard]] bool pointer_is_covered();

/// What the pointer did on the board in this frame. Empty while a card or modal page is under the pointer.
template <class Square>
struct PointerOn {
    std::optional<Square> hovered;
    std::optional<Square> pressed;  ///< left button pressed
    std::optional<Square> right_pressed;
    bool dragging = false;  ///< the left button is held and the pointer has moved
};
template <class Square>
[[nodiscard]] PointerOn<Square> pointer_on(const SquareGridOf<Square>& grid) {
    PointerOn<Square> pointer;
    if (pointer_is_covered()) return pointer;
    const ImVec2 at = ImGui::GetIO().MousePos;
    pointer.hovered = grid.square_at(at.x, at.y);
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) pointer.pressed = pointer.hovered;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Right)) pointer.right_pressed = pointer.hovered;
    pointer.dragging = ImGui::IsMouseDragging(ImGuiMouseButton_Left);
    return pointer;
}

/// What the player did on the board: a click on one square, or a piece dragged from one square to another.
template <class Square>
struct GestureOn {
    std::optional<Square> hovered;
    std::optional<Square> click;
    std::optional<Square> right_click;
    std::optional<std::pair<Square, Square>> drag;
    std::optional<Square> dragged_out;  ///< dropped outside the board
    std::optional<Square> carried;      ///< the square whose piece is being dragged
};
template <class Square>
class HandOn {
public:
    /// `may_carry`: may the piece on that square be dragged?
    template <class MayCarry>
    GestureOn<Square> watch(Window& window, const SquareGridOf<Square>& grid, const PointerOn<Square>& pointer, const MayCarry& may_carry) {
        GestureOn<Square> gesture;
        gesture.hovered = pointer.hovered;
        gesture.right_click = pointer.right_pressed;
        if (window.keyboard().pressed(SDLK_BACKSPACE) && !ImGui::GetIO().WantTextInput) gesture.right_click = pointer.hovered;
        if (pointer.pressed) pressed_ = pointer.pressed;
        if (!pressed_) return gesture;
        const bool carries = may_carry(*pressed_);
        if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
            if (carries && pointer.dragging) gesture.carried = pressed_;
            else if (pointer.dragging && !window.lens().whole()) pan_with_pointer(window, grid);
            return gesture;
        }
        // The pointer may have stopped over a card or a tray, which hides the board below it.
        const ImVec2 at = ImGui::GetIO().MousePos;
        const auto square = grid.square_at(at.x, at.y);
        if (square == pressed_) gesture.click = window.long_touch() ? std::nullopt : square;
        else if (square && carries) gesture.drag = std::pair(*pressed_, *square);
        else if (!square && carries) gesture.dragged_out = pressed_;
        pressed_.reset();
        return gesture;
    }

private:
    std::optional<Square> pressed_;
};

}  // namespace fow::ui
