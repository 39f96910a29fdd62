// W11.9: an own piece is attacked, and its owner is asked for Fighting spirit before the pieces are shown.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/game_menu.hpp"
#include "ui/table/staff_map.hpp"
#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

using DefenceIntent = std::variant<AnswerAttack, DropVeil>;

struct DefenceModel {
    const PlayerView& view;  ///< `view.fight` is set
    const Roster& roster;
    Seat seat;
    std::string name;
    const StaffMap& staff;
    const std::vector<LoggedLine>& log;  ///< oldest first
};
[[nodiscard]] std::optional<DefenceIntent> defence_screen(Window& window, const DefenceModel& model);

}  // namespace fow::ui
