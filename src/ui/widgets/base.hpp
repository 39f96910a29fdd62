// What widgets are made of: the current card and the room left on it, a clickable place, plates, labels and hints.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <string_view>

#include "ui/window/window.hpp"

namespace fow::ui {

/// A card that is measured before it is first shown neither shows nor offers anything.
[[nodiscard]] bool seen();
/// The present card writes with chalk on cloth, not with ink on paper.
[[nodiscard]] bool on_cloth();
/// What the present card writes with, 0xRRGGBB.
[[nodiscard]] unsigned writing();

/// The room that is left in the present card, pixels.
[[nodiscard]] float room_width();
[[nodiscard]] float room_height();
/// One beside the other with equal gaps: each of `count` gets this width (units of scale 1).
[[nodiscard]] float share_of_room(const Window& window, int count);
/// What is left of a column that may scroll, pixels, but never less than a few lines: then it has to.
[[nodiscard]] float rest_of_column(const Window& window);
/// Reserves room of that size (pixels) in the present card and says where it is.
SDL_FRect place(float width, float height);

[[nodiscard]] SDL_FRect rect_of(const ImRect& rect);
/// A text of the present card is shown there.
void say(Window& window, std::string_view text, const ImRect& rect);
/// A control of the present card; scrolled into sight when the keyboard looks for it.
void enlist(Window& window, std::string_view name, const ImRect& rect, bool enabled, Control::Kind kind);

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
[[nodiscard]] bool escape_pressed();

/// Lies over the present item: what it is for, or why it cannot be had.
void hint_under_pointer(Window& window, std::string_view hint);

}  // namespace fow::ui
