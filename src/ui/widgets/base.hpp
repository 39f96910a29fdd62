// What widgets are made of: the current card and the room left on it, a clickable place, plates, labels and hints.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

/// False while a card is only measured, before it is first shown: then it has no texts and controls.
[[nodiscard]] bool card_visible();
/// The current card is cloth with chalk, not paper with ink.
[[nodiscard]] bool on_cloth();
/// The text colour of the current card, 0xRRGGBB.
[[nodiscard]] unsigned text_colour();

/// The space left in the current card, pixels.
[[nodiscard]] float room_width();
[[nodiscard]] float room_height();
/// The width of each of `count` widgets side by side with equal gaps (units of scale 1).
[[nodiscard]] float share_of_room(const Window& window, int count);
/// The height left in a column, pixels, but at least a few lines: then the column has to scroll.
[[nodiscard]] float rest_of_column(const Window& window);
/// Reserves space of that size (pixels) in the current card and returns where it is.
SDL_FRect place(float width, float height);

[[nodiscard]] SDL_FRect rect_of(const ImRect& rect);
/// Records a text shown in the current card.
void add_text(Window& window, std::string_view text, const ImRect& rect, TextRole role = TextRole::sentence);
/// While it exists, all texts are about that control or square; "" = about none.
class Telling {
public:
    Telling(Window& window, std::string_view of) : boxes_(window.controls().boxes()), before_(boxes_.tell_of(of)) {}
    /// `Place`: a game's square.
    template <class Place>
    requires requires(const Place& of) { to_text(of); }
    Telling(Window& window, const Place& of) : Telling(window, to_text(of)) {}
    template <class Place>
    Telling(Window& window, const std::optional<Place>& of) : Telling(window, of ? to_text(*of) : std::string()) {}
    ~Telling() { boxes_.tell_of(before_); }
    Telling(const Telling&) = delete;
    Telling& operator=(const Telling&) = delete;

private:
    Boxes& boxes_;
    std::string before_;
};
/// Registers a control of the current card; scrolls to it if the keyboard moves to it.
void add_control(Window& window, std::string_view name, const ImRect& rect, bool enabled, Control::Kind kind);

/// `asked` as in ButtonOptions::width; `needed` and the result in pixels.
[[nodiscard]] float width_of(const Window& window, float asked, float needed);

struct Press {
    ImRect rect;
    bool hovered = false;
    bool held = false;
    bool clicked = false;
};
/// A clickable place of that size (pixels) in the current card. Registers as `name`.
Press press(Window& window, std::string_view name, const ImVec2& size, bool enabled, Control::Kind kind = Control::Kind::button);

struct Plate {
    bool primary = false;  ///< brass; else paper or cloth with a thin frame
    bool enabled = true;
    bool hovered = false;
    bool held = false;
};
void draw_plate(Window& window, const ImRect& rect, const Plate& plate);
/// Opacity of a label; faint on disabled controls.
[[nodiscard]] inline float label_alpha(bool enabled) { return enabled ? 1 : 0.45F; }
/// The background of a list row if it is selected or under the pointer.
void draw_row_ground(Window& window, const ImRect& rect, bool chosen, bool hovered);
/// What is written on the control that was registered last, and what it shows beside that.
void set_label(Window& window, std::string_view label, std::string_view state = {});
/// Centred in `rect`; `alpha` 0 to 1.
void draw_label(Window& window, const ImRect& rect, std::string_view label, unsigned rgb, float alpha, Type type = Type::body);

/// Escape has been pressed in this frame.
[[nodiscard]] bool escape_pressed(const Window& window);

/// Where a hint of that size goes, in a window of that size: beside what it explains, where it is fully visible and covers none of the
/// `controls`; if there is no such place, where it covers the fewest. Pixels; pure.
[[nodiscard]] ImVec2 hint_place(const ImVec2& size, const SDL_FRect& of, const std::vector<SDL_FRect>& controls, const ImVec2& window);
/// A tooltip beside the current item: what it is for, or why it is disabled; above that, if its `label` is shown shortened, all of it.
void hint_under_pointer(Window& window, std::string_view hint, std::string_view label = {});
/// A tooltip beside `item`, wherever the pointer is.
void show_hint(Window& window, const ImRect& item, std::string_view hint);

}  // namespace fow::ui
