// What the widgets are made of: a place that can be clicked, the plate and the label on it, the ground of a line in a list.
#pragma once

#include <string_view>

#include "ui/widgets/present_card.hpp"

namespace fow::ui {

/// `asked` as in ButtonOptions::width; `needed` and the answer in pixels.
[[nodiscard]] float width_of(const Window& window, float asked, float needed);

struct Press {
    ImRect rect;
    bool hovered;
    bool held;
    bool clicked;
};
/// A place of that size (pixels) that can be clicked, in the present card. Registers as `name`.
Press press(Window& window, std::string_view name, const ImVec2& size, bool enabled, Control::Kind kind = Control::Kind::button);

struct Plate {
    bool primary = false;  ///< brass; else paper or cloth with a thin frame
    bool enabled = true;
    bool hovered = false;
    bool held = false;
};
void draw_plate(Window& window, const ImRect& rect, const Plate& plate);
/// How strongly a label is written; faint on what cannot be used.
[[nodiscard]] inline float label_alpha(bool enabled) { return enabled ? 1 : 0.45F; }
/// The ground of a line that is chosen, or under the pointer; nothing of any other.
void draw_row_ground(Window& window, const ImRect& rect, bool chosen, bool hovered);
/// In the middle of `rect`; `alpha` 0 to 1.
void draw_label(Window& window, const ImRect& rect, std::string_view label, unsigned rgb, float alpha, Type type = Type::body);

/// Escape has just been pressed.
[[nodiscard]] bool escape_pressed(const Window& window);

/// Lies over the present item: what it is for, or why it cannot be had.
void hint_under_pointer(Window& window, std::string_view hint);

}  // namespace fow::ui
