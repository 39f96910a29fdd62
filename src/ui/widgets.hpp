// Widgets in the game's dress. Each registers itself by name in Desk::controls() and each text that it shows.
// Names are for scripts ("end-turn"), labels for people: pass labels through tr().
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>
#include <vector>

#include "ui/desk.hpp"

namespace fow::ui {

/// Colours of the desk, 0xRRGGBB.
namespace colour {
inline constexpr unsigned paper = 0xEFE6CF, ink = 0x2A2520, field = 0xD5D7AE, hachure = 0x9A7B4F, wood = 0x8FA07A,
                          mud = 0xA58A68, roof = 0x9E5A3C, road = 0xC9B48A, brass = 0xB58E3C, baize = 0x24382F,
                          prussian = 0x26282D, chalk = 0xE6E3D3;
}
/// ImGui's packed colour of 0xRRGGBB; `alpha` 0 to 1.
[[nodiscard]] ImU32 packed(unsigned rgb, float alpha = 1);
/// What shows of the shadow of a sheet that nothing is seen through, `depth` pixels to the right and below.
void draw_shadow(ImDrawList& list, ImVec2 low, ImVec2 high, float depth, float alpha);
[[nodiscard]] ImVec4 vivid(unsigned rgb, float alpha = 1);

struct ButtonOptions {
    bool enabled = true;
    bool primary = false;     ///< brass: the one thing to do next
    float width = 0;          ///< units of scale 1; 0 = as the label needs, below 0 = the room that is left
    std::string_view hint{};  ///< shown under the pointer; on a disabled button: why
    SDL_Scancode key = SDL_SCANCODE_UNKNOWN;  ///< presses it too, unless something is being typed
};
/// True when clicked.
bool button(Desk& desk, std::string_view name, std::string_view label, const ButtonOptions& options = {});
/// Small buttons side by side across the room, each as wide as its label needs. The name of the one that was clicked.
struct SmallButton {
    std::string name;
    std::string label;
    std::string hint{};
    SDL_Scancode key = SDL_SCANCODE_UNKNOWN;
    bool primary = false;
};
std::string button_row(Desk& desk, const std::vector<SmallButton>& buttons);
/// Opens only when held for `seconds`; `progress` runs from 0 to 1 and belongs to the caller. True once, when full.
bool hold_button(Desk& desk, std::string_view name, std::string_view label, float seconds, float& progress,
                 const ButtonOptions& options = {});

struct FieldOptions {
    std::string_view label{};        ///< above the field
    std::string_view placeholder{};  ///< while it is empty
    float width = -1;                ///< as ButtonOptions::width
    bool focus = false;              ///< take the keyboard on this frame
    bool hidden = false;             ///< shows a star for each letter
};
/// True when the text changed.
bool text_field(Desk& desk, std::string_view name, std::string& text, const FieldOptions& options = {});

/// A row of buttons of which one is pressed; each registers as "name:key". True when `chosen` changed.
struct Choice {
    std::string key;
    std::string label;
    bool enabled = true;
    std::string hint{};
};
bool choice(Desk& desk, std::string_view name, const std::vector<Choice>& choices, std::string& chosen,
            float width = -1);

bool checkbox(Desk& desk, std::string_view name, std::string_view label, bool& ticked, std::string_view hint = {});
/// Drag or click; `label` stands above it, `text` at its right end. True when changed.
bool slider(Desk& desk, std::string_view name, std::string_view label, float& value, float low, float high,
            std::string_view text = {});
/// One line of a list that can be chosen. True when clicked.
bool list_row(Desk& desk, std::string_view name, std::string_view label, bool chosen, std::string_view detail = {});

/// Texts. All wrap at the room that is left.
void title(Desk& desk, std::string_view text);
void heading(Desk& desk, std::string_view text);
void paragraph(Desk& desk, std::string_view text);
void small_text(Desk& desk, std::string_view text);
void italic_text(Desk& desk, std::string_view text);
/// A text with its middle on the middle of the room.
void centred(Desk& desk, Type type, std::string_view text);
/// A notice of something that went wrong or was refused.
void warning_text(Desk& desk, std::string_view text);
/// A notice of something that has been done; slanted, so that no one needs the colour.
void success_text(Desk& desk, std::string_view text);
void rule(Desk& desk);                 ///< a thin line across
void space(Desk& desk, float height);  ///< units of scale 1

/// What a panel looks like.
enum class Sheet {
    paper,   ///< a card of paper with a thin ink frame
    baize,   ///< no sheet: chalk on the cloth
    dark,    ///< a darker field of the cloth, for trays and the log
};
/// A panel at a fixed place; nothing in it moves or resizes. Always pair with card_end().
void card_begin(Desk& desk, std::string_view name, const SDL_FRect& rect, Sheet sheet = Sheet::paper, bool scrolls = false);
void card_end(Desk& desk);
/// A part of a card that scrolls; `height` in pixels, 0 = the room that is left. `follow` keeps the end in sight.
void scroll_begin(Desk& desk, std::string_view name, float height = 0, bool follow = false);
void scroll_begin(Desk& desk, std::string_view name, const ImVec2& size, bool follow = false);
void scroll_end(Desk& desk);

/// A paper card in the middle, above everything; what lies below is dimmed and cannot be clicked.
/// `width` in units of scale 1; as high as its contents. Draw it last. Always pair with modal_end().
void modal_begin(Desk& desk, std::string_view name, float width);
void modal_end(Desk& desk);

/// The room that is left in the present card, pixels.
[[nodiscard]] float room_width();
[[nodiscard]] float room_height();
/// The text's size in pixels; `wrap` in pixels, 0 = one line.
[[nodiscard]] ImVec2 text_size(Desk& desk, Type type, std::string_view text, float wrap = 0);
/// A text at a pixel, anywhere. `align` 0 left, 0.5 middle, 1 right of `x`.
void draw_text(Desk& desk, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text,
               float align = 0);
/// Reserves room of that size (pixels) in the present card and says where it is.
SDL_FRect place(float width, float height);

}  // namespace fow::ui
