// C4: the end of a game: who won, how, and all pieces shown (C4.6).
#pragma once

#include <optional>
#include <string>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/victory_buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct VictoryModel {
    const View& view;  ///< of the finished game, everything shown; `result` is set
    const RuleSet& rules;
    PerSeat<std::string> names;
    int turns = 0;        ///< of both players together
    std::string notice;   ///< the name it was saved under, or why it was not
    bool lesson = false;  ///< there is nothing to do with the result
};

class VictoryScreen {
public:
    /// `save`: under the name in `save_name`.
    [[nodiscard]] std::optional<VictoryChoice> draw(Window& window, const VictoryModel& model, std::string& save_name);
};

/// "Blue took the Flag (C4.1)."
[[nodiscard]] std::string ending_text(const Result& result);

}  // namespace fow::stratego::screens
