// What a seat takes an enemy piece for.
#pragma once

#include "core/appraisal.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

struct Likeness {
    Kind kind = Kind::line_infantry;
    int strength = 0;  ///< as printed, less the weakened blocks; 0 for artillery and commanders in chief
    UnitId unit{};     ///< the likeliest of those pieces
    friend bool operator==(const Likeness&, const Likeness&) = default;
};
using Believed = BelievedOf<Square, Likeness>;

}  // namespace fow::waterloo
