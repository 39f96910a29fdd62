// An illustration of a rule of Waterloo.
#pragma once

#include "fow/core/diagram.hpp"
#include "fow/games/waterloo/view/player_view.hpp"

namespace fow::inline waterloo {

using DiagramArrow = DiagramArrowOf<Square>;
using Diagram = DiagramOf<PlayerView, Square>;

}  // namespace fow::inline waterloo
