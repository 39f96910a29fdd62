// Texts in the game's dress, each in the ink of the sheet that it stands on.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "ui/window/window.hpp"

namespace fow::ui {

/// Texts. All wrap at the room that is left.
void title(Window& window, std::string_view text);
void heading(Window& window, std::string_view text);
void paragraph(Window& window, std::string_view text);
/// A paragraph with the words marked in it that were asked for.
void found_text(Window& window, std::string_view text, std::string_view asked);
void small_text(Window& window, std::string_view text);
void italic_text(Window& window, std::string_view text);
/// A text with its middle on the middle of the room.
void centred(Window& window, Type type, std::string_view text);
/// A notice of something that went wrong or was refused.
void warning_text(Window& window, std::string_view text);
/// A notice of something that has been done; slanted, so that no one needs the colour.
void success_text(Window& window, std::string_view text);
void rule(Window& window);                 ///< a thin line across
void space(Window& window, float height);  ///< units of scale 1

/// The text's size in pixels; `wrap` in pixels, 0 = one line.
[[nodiscard]] ImVec2 text_size(Window& window, Type type, std::string_view text, float wrap = 0);
/// The letters alone, anywhere: nobody is told that they stand there.
void draw_letters(const Window& window, ImDrawList& list, Type type, ImVec2 at, ImU32 ink, std::string_view text);
/// A text at a pixel, anywhere. `align` 0 left, 0.5 middle, 1 right of `x`.
void draw_text(Window& window, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text, float align = 0);
/// The text with its lines broken at blanks, none wider than `wrap` pixels unless one word is: left to itself ImGui would
/// break "W12.6" after the stop.
[[nodiscard]] std::string broken(Window& window, Type type, std::string_view text, float wrap);

}  // namespace fow::ui
