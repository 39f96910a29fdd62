// What the widgets are made of: the ink of the present card, a place that can be clicked, the plate and the label on it.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <string_view>

#include "ui/desk/desk.hpp"

namespace fow::ui {

/// A card that is measured before it is first shown neither shows nor offers anything.
[[nodiscard]] bool seen();
/// The present card writes with chalk on cloth, not with ink on paper.
[[nodiscard]] bool on_cloth();
/// What the present card writes with, 0xRRGGBB.
[[nodiscard]] unsigned writing();
/// `asked` as in ButtonOptions::width; `needed` and the answer in pixels.
[[nodiscard]] float width_of(const Desk& desk, float asked, float needed);
[[nodiscard]] SDL_FRect rect_of(const ImRect& rect);

/// A text of the present card is shown there.
void say(Desk& desk, std::string_view text, const ImRect& rect);
/// A control of the present card; scrolled into sight when the keyboard looks for it.
void enlist(Desk& desk, std::string_view name, const ImRect& rect, bool enabled, Control::Kind kind);

struct Press {
    ImRect rect;
    bool hovered;
    bool held;
    bool clicked;
};
/// A place of that size (pixels) that can be clicked, in the present card. Registers as `name`.
Press press(Desk& desk, std::string_view name, const ImVec2& size, bool enabled, Control::Kind kind = Control::Kind::button);

struct Plate {
    bool primary = false;  ///< brass; else paper or cloth with a thin frame
    bool enabled = true;
    bool hovered = false;
    bool held = false;
};
void draw_plate(Desk& desk, const ImRect& rect, const Plate& plate);
/// In the middle of `rect`; `alpha` 0 to 1.
void draw_label(Desk& desk, const ImRect& rect, std::string_view label, unsigned rgb, float alpha, Type type = Type::body);

/// Lies over the present item: what it is for, or why it cannot be had.
void hint_under_pointer(Desk& desk, std::string_view hint);

}  // namespace fow::ui
