#pragma once

#include <optional>

#include "fow/view/piece.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

enum class TitleChoice { new_game, go_on, load, replay, battlefields, quit };

/// The first thing a player sees. `can_continue`: there is a game to go on with.
[[nodiscard]] std::optional<TitleChoice> title_screen(Desk& desk, const Roster& roster, bool can_continue);

}  // namespace fow::ui
