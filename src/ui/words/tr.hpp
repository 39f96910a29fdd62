// What the screens need to put their sentences together.
#pragma once

#include <string>
#include <vector>

#include "language/tr.hpp"

namespace fow::ui {

using fow::fill;
using fow::tr;
using fow::tr_later;

/// "e4, f4", "three, four"; empty for an empty list.
[[nodiscard]] std::string listed(const std::vector<std::string>& parts);
/// `Place`: a game's square.
template <class Place>
[[nodiscard]] std::string listed(const std::vector<Place>& places) {
    std::vector<std::string> parts;
    for (const Place place : places) parts.push_back(to_text(place));
    return listed(parts);
}

}  // namespace fow::ui
