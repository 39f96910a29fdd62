// W9.6, as the Allied player sees it.
#pragma once

#include <vector>

#include "test_game.hpp"

namespace fow::testing {

using Nations = std::vector<Nation>;
/// The nations that still owe an action.
[[nodiscard]] inline Nations owing(const TestGame& t) { return t.view(Viewer::allied).owing; }

}  // namespace fow::testing
