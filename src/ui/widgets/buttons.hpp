// Buttons, choices, checkboxes and list rows.
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>
#include <vector>

#include "ui/widgets/signs.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct ButtonOptions {
    bool enabled = true;
    bool primary = false;     ///< brass: the main thing to do next
    float width = 0;          ///< units of scale 1; 0 = to fit the label, negative = the space left
    std::string_view hint{};  ///< tooltip; on a disabled button the reason
    Shortcut key{};           ///< also presses it; while typing only Escape does
    Sign sign = Sign::none;
    float filled = 0;  ///< of a button to hold: how far a key has filled it, 0 to 1
};
/// True when clicked.
bool button(Window& window, std::string_view name, std::string_view label, const ButtonOptions& options = {});
/// Small buttons side by side across the card, each sized to its label. If they are too wide together, those with a sign show it without
/// the word, and if that is not enough there are two rows. Returns the name of the one clicked.
struct SmallButton {
    std::string name;
    std::string label;
    std::string hint{};
    Shortcut key{};
    bool primary = false;
    Sign sign = Sign::none;
    bool enabled = true;
};
std::string button_row(Window& window, const std::vector<SmallButton>& buttons);
/// Its height in a room of that width, both in pixels.
[[nodiscard]] float button_row_height(Window& window, const std::vector<SmallButton>& buttons, float width);
/// Fires only after being held for `seconds`; `progress` runs from 0 to 1 and is kept by the caller. True once, when full.
bool hold_button(Window& window, std::string_view name, std::string_view label, float seconds, float& progress,
                 const ButtonOptions& options = {});

/// A row of buttons, one of them pressed; each registers as "name:key". True when `chosen` changed.
struct Choice {
    std::string key;
    std::string label;
    bool enabled = true;
    std::string hint{};
};
bool choice(Window& window, std::string_view name, const std::vector<Choice>& choices, std::string& chosen, float width = -1);
/// Height of a button, pixels.
[[nodiscard]] float button_height(const Window& window);
/// Height of a row of choices, pixels.
[[nodiscard]] float choice_height(const Window& window);

bool checkbox(Window& window, std::string_view name, std::string_view label, bool& ticked, std::string_view hint = {}, bool enabled = true);
/// A selectable row of a list. True when clicked.
bool list_row(Window& window, std::string_view name, std::string_view label, bool chosen, std::string_view detail = {});

}  // namespace fow::ui
