// Which hidden piece is which, by lot.
#pragma once

#include <utility>
#include <vector>

#include "core/pcg32.hpp"

namespace fow::waterloo::opponent {

/// For each slot, the units that fit, by index, with their weights.
using Fits = std::vector<std::vector<std::pair<int, double>>>;

/// A unit for each slot, each unit at most once, drawn about as likely as the product of the weights. -1 where no fitting unit is left.
/// `units`: how many indices there are.
[[nodiscard]] std::vector<int> assigned(const Fits& fits, std::size_t units, Pcg32& dice);

}  // namespace fow::waterloo::opponent
