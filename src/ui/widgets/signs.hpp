// Signs that the world knows for what a button does: on the button beside the word, or alone where there is no room for it.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/widgets/base.hpp"

namespace fow::ui {

enum class Sign : std::uint8_t { none, take_back, again, menu, sound_on, sound_off };

/// Width of a sign with its word beside it, or alone; pixels. Without a sign, of the word.
[[nodiscard]] float face_width(Window& window, Type type, std::string_view label, Sign sign, bool with_word);
/// Draws the sign in the middle of the button, with the word beside it if that has room. False if it draws the sign alone: then the word
/// belongs into the hint.
bool draw_face(Window& window, const ImRect& rect, std::string_view label, Sign sign, unsigned rgb, float alpha, Type type);

}  // namespace fow::ui
