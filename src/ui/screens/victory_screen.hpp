// The end: who won, how, and both lines of retreat turned up (W3.3).
#pragma once

#include <optional>
#include <string>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

enum class VictoryChoice { step_through, save, new_game, title };

struct VictoryModel {
    const PlayerView& view;  ///< of the finished game, everything shown; `result` is set
    const Roster& roster;
    PerSeat<std::string> names;
    std::string notice;   ///< under what name it has been saved, or why not
    bool lesson = false;  ///< there is nothing to be done with it
};

class VictoryScreen {
public:
    /// With `save` the name in `save_name`.
    [[nodiscard]] std::optional<VictoryChoice> draw(Window& window, const VictoryModel& model, std::string& save_name);
};

}  // namespace fow::ui
