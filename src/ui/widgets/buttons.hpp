// What is clicked.
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

struct ButtonOptions {
    bool enabled = true;
    bool primary = false;                     ///< brass: the one thing to do next
    float width = 0;                          ///< units of scale 1; 0 = as the label needs, below 0 = the room that is left
    std::string_view hint{};                  ///< shown under the pointer; on a disabled button: why
    SDL_Scancode key = SDL_SCANCODE_UNKNOWN;  ///< presses it too, unless something is being typed
};
/// True when clicked.
bool button(Window& window, std::string_view name, std::string_view label, const ButtonOptions& options = {});
/// Small buttons side by side across the room, each as wide as its label needs. The name of the one that was clicked.
struct SmallButton {
    std::string name;
    std::string label;
    std::string hint{};
    SDL_Scancode key = SDL_SCANCODE_UNKNOWN;
    bool primary = false;
};
std::string button_row(Window& window, const std::vector<SmallButton>& buttons);
/// Opens only when held for `seconds`; `progress` runs from 0 to 1 and belongs to the caller. True once, when full.
bool hold_button(Window& window, std::string_view name, std::string_view label, float seconds, float& progress,
                 const ButtonOptions& options = {});

/// A row of buttons of which one is pressed; each registers as "name:key". True when `chosen` changed.
struct Choice {
    std::string key;
    std::string label;
    bool enabled = true;
    std::string hint{};
};
bool choice(Window& window, std::string_view name, const std::vector<Choice>& choices, std::string& chosen, float width = -1);
/// How high a button is, pixels.
[[nodiscard]] float button_height(const Window& window);
/// How high a row of choices is, pixels.
[[nodiscard]] float choice_height(const Window& window);

bool checkbox(Window& window, std::string_view name, std::string_view label, bool& ticked, std::string_view hint = {});
/// One line of a list that can be chosen. True when clicked.
bool list_row(Window& window, std::string_view name, std::string_view label, bool chosen, std::string_view detail = {});

}  // namespace fow::ui
