// An illustration of a rule of Waterloo.
#pragma once

#include "core/diagram.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo {

using DiagramArrow = DiagramArrowOf<Square>;
using Diagram = DiagramOf<PlayerView, Square>;

}  // namespace fow::waterloo
