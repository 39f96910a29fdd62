// W10.9: the frenzied winner in a building: whom does it attack there?
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "ui/screens/game_menu.hpp"
#include "ui/screens/piece_card.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

using BuildingIntent = std::variant<ChooseTarget, DropVeil>;
/// `eyes.view.fight` must be set: its `at` is where the winner stands.
[[nodiscard]] std::optional<BuildingIntent> building_screen(Window& window, const Beholder& eyes, const std::string& name);

}  // namespace fow::ui
