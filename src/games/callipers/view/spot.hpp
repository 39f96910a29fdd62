// What a lesson or a diagram points at.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/callipers/view/battle.hpp"

namespace fow::callipers {

/// A piece, or a place on the ground.
struct Spot {
    int key = 0;  ///< of the piece; 0 = a place
    Point at{};   ///< the place, in yards
    friend bool operator==(const Spot&, const Spot&) = default;
};
/// "piece:8", "at:1940,1860"
[[nodiscard]] std::string to_text(const Spot& spot);
[[nodiscard]] std::optional<Spot> spot_from_text(std::string_view text);

}  // namespace fow::callipers
