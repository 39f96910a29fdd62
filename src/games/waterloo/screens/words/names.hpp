// Names of armies, seats, modes and moments in the player's language, the colours of the armies, and the parts of the course.
#pragma once

#include <string>
#include <vector>

#include "core/settings.hpp"
#include "games/waterloo/view/event.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/course_screen.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

using namespace ui;

[[nodiscard]] std::string army_name(Seat seat);                             ///< "French", "Allied"
[[nodiscard]] std::string army_name(Army army);                             ///< "Prussian" too
[[nodiscard]] std::string side_name(Seat seat);                             ///< "the French", "the Allies"
[[nodiscard]] std::string seated_name(Seat seat, const std::string& name);  ///< "Marie (French)"
[[nodiscard]] std::string sector_name(Seat seat, Sector sector);            ///< "West": on the map, for both players
[[nodiscard]] std::string kind_name(Kind kind);                             ///< "Line infantry"
[[nodiscard]] std::string contingent_text(Contingent contingent);           ///< "Troops of Nassau."; empty for none
/// "Handicap: the French play without Lanciers rouges" (W15.7)
[[nodiscard]] std::string handicap_told(const std::vector<std::string>& names);
[[nodiscard]] std::string mode_name(Mode mode);  ///< "Standard"
/// "Turn 3, 12:00"
[[nodiscard]] std::string moment_text(const PlayerView& view);

/// A unit's name with its usual words abbreviated, for small pieces: "42nd Highl.", "Hamelin".
[[nodiscard]] std::string short_name(std::string name);

/// The Allied army for the Allied seat, which leads the Prussians too.
[[nodiscard]] constexpr Army army_of(Seat seat) { return seat == french_seat ? Army::french : Army::allied; }

/// The colours of an army, 0xRRGGBB: blue, red and black in both sets, distinct for every common kind of colour blindness, which the tests
/// check by simulation.
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

/// The colour of its soldiers on the faces of their pieces; that of the army for none.
[[nodiscard]] unsigned coat_of(Contingent contingent, Army army, const Window& window);

/// The parts of the course: one for each mode, by Mode, without lessons.
[[nodiscard]] std::vector<CoursePart> course_parts();

}  // namespace fow::waterloo::screens
