// What every diagram of a rulebook is drawn with: its edges with letters and numbers, arrows, numbers and crosses.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string>
#include <vector>

#include "core/diagram.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// The part of a board that a diagram shows, by files and ranks counted from 0.
struct DiagramPart {
    int low_file = 0, low_rank = 0, high_file = 0, high_rank = 0;
    [[nodiscard]] int files() const { return high_file - low_file + 1; }
    [[nodiscard]] int ranks() const { return high_rank - low_rank + 1; }
};
template <class Diagram>
[[nodiscard]] DiagramPart part_of(const Diagram& diagram) {
    return {diagram.low.file(), diagram.low.rank(), diagram.high.file(), diagram.high.rank()};
}

/// Its size in pixels with letters and numbers, if `width` pixels are available.
[[nodiscard]] SDL_FPoint diagram_size(const Window& window, const DiagramPart& part, float width);
/// Where the squares are in a rectangle of that size; they are square.
[[nodiscard]] SDL_FRect diagram_squares(const Window& window, const DiagramPart& part, const SDL_FRect& rect);
/// A line around the squares, letters below them and numbers left of them.
void draw_diagram_edges(Window& window, ImDrawList& list, const DiagramPart& part, const SDL_FRect& squares);

class DiagramPen {
public:
    enum class Ink { march, attack, refused };
    /// `cell`: pixels. `list` must outlive the pen.
    DiagramPen(Window& window, ImDrawList& list, float cell);
    /// An arrow through the middles of squares, at least two; it ends before a piece that is attacked. Refused ones are dashed.
    void way(std::vector<ImVec2> middles, Ink ink, bool ends_before) const;
    /// On a square that is refused.
    void cross(ImVec2 middle) const;
    /// Numbers, such as "1, 5": beside the last leg of a way, or in the corner of its only square.
    void numbers(const std::vector<ImVec2>& middles, const std::string& text) const;

private:
    void stroke(std::vector<ImVec2> points, ImU32 ink, float thick, bool dashed) const;

    Window& window_;
    ImDrawList& list_;
    float cell_;
    float thick_;
};

/// The numbers of all arrows that go the same way as that one, "1, 5"; empty if it has none or another arrow shows them.
template <class Arrow>
[[nodiscard]] std::string numbers_of(const std::vector<Arrow>& arrows, const Arrow& arrow) {
    std::string text;
    for (const Arrow& other : arrows) {
        if (other.number == 0 || other.way != arrow.way) continue;
        if (text.empty() && &other != &arrow) return {};
        text += (text.empty() ? "" : ", ") + std::to_string(other.number);
    }
    return text;
}

/// "h5-h7, h5-j5 (W7.4)": what is refused; each rule follows the last action that it forbids.
[[nodiscard]] std::string crossed_out(const DiagramClaims& claims);
/// The same for a game whose notation says nothing to players: only the rules.
[[nodiscard]] std::string rules_against(const DiagramClaims& claims);

}  // namespace fow::ui
