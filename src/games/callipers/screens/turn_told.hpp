// What a side did in its last turn, for the other side, and where an order that is only meant would put a piece.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// What a side did in its last turn: trails, shots, fights and losses on the map, and sentences.
struct TurnTold {
    struct Trail {
        int piece = 0;
        Point from{}, to{};
        int facing = 0;  ///< before it
    };
    struct Blow {
        Point from{}, to{};
        bool shot = false;  ///< of a gun; else an attack
    };
    struct Loss {
        int piece = 0;
        Point at{};
        int facing = 0;
    };
    std::vector<Trail> trails;
    std::vector<Blow> blows;
    std::vector<Loss> losses;
    std::vector<std::string> lines;  ///< fire, fights, losses and farms as sentences, and how many pieces marched
    [[nodiscard]] bool empty() const { return trails.empty() && blows.empty() && losses.empty() && lines.empty(); }
};
/// `before`: the view before these events, which are those of one turn.
[[nodiscard]] TurnTold told_turn(View before, const RuleSet& rules, const std::vector<Event>& events);
void paint_told(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, const TurnTold& told);

/// Where an order that is only meant would put a piece.
struct Goal {
    int piece = 0;
    std::vector<Point> way;  ///< of its centre, from where it stands to the goal; at least one place
    int facing = 0;          ///< at the goal
};
/// The piece half transparent at the goal, and its way there.
void paint_goal(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, const Goal& goal);

}  // namespace fow::callipers::screens
