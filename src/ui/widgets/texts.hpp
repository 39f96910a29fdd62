// Texts, each in the text colour of its sheet, and lines of the log.
#pragma once

#include <imgui.h>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// All wrap at the width left.
void title(Window& window, std::string_view text);
void heading(Window& window, std::string_view text);
void paragraph(Window& window, std::string_view text);
/// The same in small type if it would take more than two lines, as with a long name.
void short_paragraph(Window& window, std::string_view text);
/// A paragraph with the words of the search highlighted.
void found_text(Window& window, std::string_view text, std::string_view asked);
void small_text(Window& window, std::string_view text, TextRole role = TextRole::sentence);
void italic_text(Window& window, std::string_view text);
/// Centred in the width left.
void centred(Window& window, Type type, std::string_view text);
/// Something went wrong or was refused.
void warning_text(Window& window, std::string_view text);
/// Something has been done; italic, so that nobody has to rely on the colour.
void success_text(Window& window, std::string_view text);
void separator(Window& window);            ///< a thin line across
void space(Window& window, float height);  ///< units of scale 1

/// The text's size in pixels; `wrap` in pixels, 0 = one line.
[[nodiscard]] ImVec2 text_size(Window& window, Type type, std::string_view text, float wrap = 0);
/// The text, with dots in place of its end if it is wider than `width` pixels. For the rest of the frame, texts with it are in full for
/// scripts, when they are read aloud, and in the hint of whoever points at them.
[[nodiscard]] std::string shortened(Window& window, Type type, const std::string& text, float width);
/// A name that players chose, for a sentence or a label: at most `width` units of scale 1 wide in normal text. Every screen has room for
/// names of the usual width, wherever they are.
[[nodiscard]] std::string shown_name(Window& window, const std::string& name, float width = 200);
[[nodiscard]] PerSeat<std::string> shown_names(Window& window, const PerSeat<std::string>& names);
/// Only draws; does not record the text as shown. `share`: of the usual size of its letters.
void draw_letters(const Window& window, ImDrawList& list, Type type, ImVec2 at, ImU32 ink, std::string_view text, float share = 1);
/// Draws and records a text at any pixel. `align` 0 left, 0.5 middle, 1 right of `x`.
void draw_text(Window& window, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text, float align = 0,
               TextRole role = TextRole::sentence);
/// The same, in a smaller type or smaller letters if it is wider than `width` pixels.
void draw_fitted(Window& window, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text, float width,
                 float align = 0);
/// The text with its lines broken at spaces, or within words that are too wide for a line; none is wider than `wrap` pixels. ImGui alone
/// would break "W12.6" after the dot.
[[nodiscard]] std::string wrapped(Window& window, Type type, std::string_view text, float wrap);
/// Those lines one by one; none for an empty text.
[[nodiscard]] std::vector<std::string> lines_in(const std::string& wrapped);

/// A line of the log, with the rule it refers to.
struct LoggedLine {
    std::string text;
    std::string_view rule{};          ///< its id; "" if no rule applies
    std::vector<Drawing> pictures{};  ///< of the pieces that it is about, for a list with pictures
    std::string hint{};               ///< shown beside it while the pointer is on it
};

/// Width reserved for the rule mark right of a line, pixels.
[[nodiscard]] float rule_mark_width(const Window& window);
/// The rule mark of a line, its corner at `at` (pixels): faint until pointed at; a click opens the rule. Draws nothing without a rule or
/// when out of sight. Registers as `name`.
void rule_mark(Window& window, Type type, std::string_view name, std::string_view rule, const ImVec2& at);
/// The line in small text with its mark, in the current card. Registers as "log-rule:" and `number`.
void log_line(Window& window, const LoggedLine& line, std::size_t number);

}  // namespace fow::ui
