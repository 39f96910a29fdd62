// Where the pieces of an army are useful.
#pragma once

#include <optional>
#include <vector>

#include "fow/core/pcg32.hpp"
#include "games/stratego/stages/names.hpp"

namespace fow::app::stratego {

/// A square for a piece of that rank.
struct FillPlace {
    Square square;
    int depth = 0;        ///< rows from the army's own edge
    bool guards = false;  ///< it is next to the army's Flag
};

/// The order in which ranks are placed: those first that need a certain place.
[[nodiscard]] const std::vector<Rank>& filling_order();
/// One of the places, of the best ones for that rank by lot. `places` must not be empty; `rows`: of the zone.
[[nodiscard]] Square useful_square(Rank rank, const std::vector<FillPlace>& places, int rows, Pcg32& numbers);

}  // namespace fow::app::stratego
