// Events at the table, as sentences.
#pragma once

#include <string>

#include "core/sentence.hpp"
#include "core/table.hpp"

namespace fow {

/// The words of one game for what happens at its table; whole sentences, to be translated.
struct TableWords {
    PerSeat<const char*> sides;  ///< at the beginning of a sentence: "Red"
    PerSeat<const char*> phrase_given_up;
    PerSeat<const char*> time_up;
    const char* seed_chosen;
    const char* dice_chosen;
    const char* played_on;                      ///< with {clock} and {step}
    std::string (*clock_text)(int, Translate);  ///< GameMoment::clock as a player reads it: "11:30", "turn 3"
};
[[nodiscard]] std::string describe(const TableEvent& event, const TableWords& words, Translate translate);
/// "Captain"; "patient"
[[nodiscard]] std::string name_of(Level level, Translate translate);
[[nodiscard]] std::string name_of(Style style, Translate translate);

}  // namespace fow
