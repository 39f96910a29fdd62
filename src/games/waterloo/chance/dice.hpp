// Waterloo's dice and draws: first any faces that were dictated, then random numbers.
#pragma once

#include <string_view>

#include "chance/chance.hpp"
#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo {

class Chance : public ChanceOf<Roll> {
public:
    using ChanceOf::ChanceOf;
    /// Queues faces of the Battle die, "Blue,Red+,BlueR", for the next rolls; draws stay random. Returns false and queues nothing if a
    /// word is not a face.
    [[nodiscard]] bool dictate(std::string_view faces);
};

}  // namespace fow::waterloo
