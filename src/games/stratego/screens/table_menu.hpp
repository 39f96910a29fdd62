// The game menu that all games share, answered with this game's own actions.
#pragma once

#include <optional>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/game_menu.hpp"

namespace fow::stratego::screens {

/// The action is an offer of a draw, or resigning (C4.3).
using TableChoice = MenuAnswer<fow::stratego::Action>;
[[nodiscard]] std::optional<TableChoice> draw_table_menu(GameMenu& menu, Window& window, const MenuModel& model);

}  // namespace fow::stratego::screens
