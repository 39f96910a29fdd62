// W9.6, as the Allied player sees it.
#pragma once

#include <vector>

#include "table.hpp"

namespace fow::testing {

using Nations = std::vector<Nation>;
/// The nations that still owe an action.
[[nodiscard]] inline Nations owing(const Table& t) { return t.view(Viewer::allied).owing; }

}  // namespace fow::testing
