// The end of a game: who won, how, and both lines of retreat revealed (W3.3).
#pragma once

#include <optional>
#include <string>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/victory_buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct VictoryModel {
    const PlayerView& view;  ///< of the finished game, everything shown; `result` is set
    const Roster& roster;
    PerSeat<std::string> names;
    std::string notice;   ///< the name it was saved under, or why it was not
    bool lesson = false;  ///< there is nothing to do with the result
};

class VictoryScreen {
public:
    /// `save`: under the name in `save_name`.
    [[nodiscard]] std::optional<VictoryChoice> draw(Window& window, const VictoryModel& model, std::string& save_name);
};

}  // namespace fow::waterloo::screens
