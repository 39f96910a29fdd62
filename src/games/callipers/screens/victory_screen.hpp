// K12: the end of a game: who won, and why.
#pragma once

#include <optional>
#include <string>

#include "games/callipers/screens/words.hpp"
#include "ui/pages/victory_buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

struct VictoryModel {
    const View& view;  ///< of the finished game; `result` is set
    const RuleSet& rules;
    PerSeat<std::string> names;
    std::string notice;     ///< the name it was saved under, or why it was not
    bool lesson = false;    ///< there is nothing to do with the result
    bool analysed = false;  ///< the game has an analysis
};

/// `save`: under the name in `save_name`.
[[nodiscard]] std::optional<VictoryChoice> victory_screen(Window& window, const VictoryModel& model, std::string& save_name);

}  // namespace fow::callipers::screens
