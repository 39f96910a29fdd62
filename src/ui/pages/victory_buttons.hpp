// What players can do when a game is over.
#pragma once

#include <optional>
#include <string>

#include "ui/window/window.hpp"

namespace fow::ui {

enum class VictoryChoice { step_through, analysis, statistics, rematch, rematch_swapped, save, new_game, title };

/// At the foot of the current card. `save`: under the name in `save_name`; `notice`: the name it was saved under, or why it was not.
/// `analysed`: the game has an analysis.
/// Registers "step-through", "analysis", "statistics", "rematch", "rematch-swapped", "save-name", "save-now", "new-game", "to-title".
[[nodiscard]] std::optional<VictoryChoice> victory_buttons(Window& window, std::string& save_name, const std::string& notice,
                                                           bool analysed = true);

}  // namespace fow::ui
