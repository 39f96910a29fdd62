// L12: the end of a game: who won, and why.
#pragma once

#include <optional>
#include <string>

#include "games/alliance/screens/words.hpp"
#include "ui/pages/victory_buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

struct VictoryModel {
    const View& view;  ///< of the finished game; `result` is set
    const RuleSet& rules;
    PerSeat<std::string> names;
    std::string last_test;  ///< how the last rout test added up; empty if there was none
    std::string notice;     ///< the name it was saved under, or why it was not
    std::string match;      ///< the score of the match, or how to play one (L12.3); empty if the game belongs to none
    bool lesson = false;    ///< there is nothing to do with the result
};

/// `save`: under the name in `save_name`.
[[nodiscard]] std::optional<VictoryChoice> victory_screen(Window& window, const VictoryModel& model, std::string& save_name);

}  // namespace fow::alliance::screens
