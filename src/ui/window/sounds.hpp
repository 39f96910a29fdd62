// The sound effects, which the window only collects and the program plays.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fow::ui {

enum class Sound : std::uint8_t {
    paper,    ///< a piece is selected, a page opened
    step,     ///< infantry marches: a drum tap
    hooves,   ///< cavalry rides or charges
    gun,      ///< a shot, near
    far_gun,  ///< its impact
    blade,    ///< two pieces fight
    fall,     ///< a piece leaves the game
    rout,     ///< a piece flees
    die,      ///< the Battle die on wood
    card,     ///< a card is shown
    bell,     ///< a new half hour
    drums,    ///< somebody arrives
};
inline constexpr std::array all_sounds{Sound::paper, Sound::step, Sound::hooves, Sound::gun,  Sound::far_gun, Sound::blade,
                                       Sound::fall,  Sound::rout, Sound::die,    Sound::card, Sound::bell,    Sound::drums};
/// The name in the list of frames: "paper", "step" and so on.
[[nodiscard]] constexpr std::string_view word(Sound sound) {
    constexpr std::array words{"paper", "step", "hooves", "gun", "far_gun", "blade", "fall", "rout", "die", "card", "bell", "drums"};
    static_assert(words.size() == all_sounds.size());
    return words[static_cast<std::size_t>(sound)];
}

}  // namespace fow::ui
