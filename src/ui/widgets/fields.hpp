// Fields for text and numbers: text field, slider, stepper.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/letters.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct FieldOptions {
    std::string_view label{};         ///< above the field
    std::string_view placeholder{};   ///< while it is empty
    float width = -1;                 ///< as ButtonOptions::width
    bool focus = false;               ///< take the keyboard focus in this frame
    bool selects = false;             ///< the first click selects the whole text, which typing replaces
    bool hidden = false;              ///< shows a star for each letter
    std::string_view enter{};         ///< what Enter does: Keyboard::focus_on()
    std::size_t most = name_letters;  ///< letters; a longer text can only become shorter
};
/// True when the text changed. A full field says so and takes no more letters.
bool text_field(Window& window, std::string_view name, std::string& text, const FieldOptions& options = {});

/// Drag or click; `label` is above it, `text` at its right end. True when changed.
bool slider(Window& window, std::string_view name, std::string_view label, float& value, float low, float high, std::string_view text = {});

/// Height of a stepper, pixels.
[[nodiscard]] float stepper_height(const Window& window);
/// "-  12  +" across the space left, or `width` pixels wide; registers "name:less" and "name:more". Returns -1, 0 or 1.
int stepper(Window& window, std::string_view name, std::string_view text, bool less, bool more, float width = 0);

}  // namespace fow::ui
