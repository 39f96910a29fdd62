// Events at the table, as sentences with the same wording in every game.
#pragma once

#include <string>

#include "core/sentence.hpp"
#include "core/table.hpp"

namespace fow {

/// `clock_text`: formats the time in the game (GameMoment::clock) as the game writes it: "11:30".
[[nodiscard]] std::string describe(const GameSetBack& event, std::string (*clock_text)(int), Translate translate);
[[nodiscard]] std::string describe(const PracticeAlone& event, Translate translate);
/// `side`: the game's name for the seat at the beginning of a sentence: "Red".
[[nodiscard]] std::string describe(const SeatTaken& event, const std::string& side, Translate translate);
[[nodiscard]] std::string describe(const HintsAllowed& event, Translate translate);
[[nodiscard]] std::string describe(const HintGiven& event, const std::string& side, Translate translate);
/// "Captain"; "patient"
[[nodiscard]] std::string name_of(Level level, Translate translate);
[[nodiscard]] std::string name_of(Style style, Translate translate);

}  // namespace fow
