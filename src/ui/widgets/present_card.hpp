// The card that is being written on: what it writes with, the room that is left on it, what it shows and offers.
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

}  // namespace fow::ui
