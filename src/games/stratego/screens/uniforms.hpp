// The colours of the sides: distinct for every common kind of colour blindness in both sets, as for Waterloo, whose tests check it.
#pragma once

#include "core/settings.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// 0xRRGGBB
struct Uniform {
    unsigned cloth;  ///< the side's main colour
    unsigned light;  ///< the lit side of a block
    unsigned edge;   ///< the shaded side of a block
};
[[nodiscard]] constexpr Uniform uniform_of(Seat side, Colours colours) {
    const bool contrast = colours == Colours::contrast;
    if (side == blue_seat) return contrast ? Uniform{0x1B4FA8, 0x2C63C2, 0x0B2350} : Uniform{0x27508F, 0x3763A6, 0x142C52};
    return contrast ? Uniform{0xD9603A, 0xE06A42, 0x7A2B12} : Uniform{0xA63A32, 0xBD4B40, 0x5C1B17};
}
/// In the colours that the player has chosen.
[[nodiscard]] inline Uniform uniform_of(Seat side, const Window& window) { return uniform_of(side, window.settings().colours); }

}  // namespace fow::stratego::screens
