// The colours of the armies: blue, red and black in both sets, distinct for every common kind of colour blindness, which the tests check by
// simulation.
#pragma once

#include "core/settings.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/piece.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// The Allied army for the Allied seat, which leads the Prussians too.
[[nodiscard]] constexpr Army army_of(Seat seat) { return seat == french_seat ? Army::french : Army::allied; }

/// 0xRRGGBB
struct Uniform {
    unsigned cloth;  ///< the army's main colour
    unsigned light;  ///< the lit side of a block
    unsigned edge;   ///< the shaded side of a block
};
[[nodiscard]] constexpr Uniform uniform_of(Army army, Colours colours) {
    const bool contrast = colours == Colours::contrast;
    switch (army) {
        case Army::french: return contrast ? Uniform{0x1B4FA8, 0x2C63C2, 0x0B2350} : Uniform{0x27508F, 0x3763A6, 0x142C52};
        case Army::allied: return contrast ? Uniform{0xD9603A, 0xE06A42, 0x7A2B12} : Uniform{0xA63A32, 0xBD4B40, 0x5C1B17};
        case Army::prussian: break;
    }
    return contrast ? Uniform{0x141518, 0x2E3036, 0x000000} : Uniform{0x26282D, 0x474A52, 0x0D0E11};
}

/// In the colours that the player has chosen.
[[nodiscard]] inline Uniform uniform_of(Army army, const Window& window) { return uniform_of(army, window.settings().colours); }
[[nodiscard]] inline Uniform uniform_of(Seat seat, const Window& window) { return uniform_of(army_of(seat), window); }

}  // namespace fow::waterloo::screens
