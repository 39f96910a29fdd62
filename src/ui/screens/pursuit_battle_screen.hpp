// W13.4, W13.6: what both players see of the pursuit: cavalry that met, or a victim with its pursuer.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

using PursuitMeeting = std::variant<RidersFought, VictimTaken>;

struct PursuitBattleModel {
    const PlayerView& view;  ///< an onlooker's: what both may see
    const Roster& roster;
    const PursuitMeeting& meeting;
    const std::vector<SeenPiece>& fallen;  ///< who was lost in this pursuit, both sides
    std::string next;        ///< who goes on after it; empty at the end of the game
};

/// True when both have seen it.
[[nodiscard]] bool pursuit_battle_screen(Desk& desk, const PursuitBattleModel& model);

}  // namespace fow::ui
