// W8.9: the owner says which of two own pieces falls.
#pragma once

#include <optional>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// True: the frenzied piece falls. `view.fight` must be set.
[[nodiscard]] std::optional<bool> frenzy_screen(Window& window, const PlayerView& view, const Roster& roster, const std::string& name);

}  // namespace fow::ui
