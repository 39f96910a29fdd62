// The parts of the course: one for each mode.
#pragma once

#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "ui/pages/course_screen.hpp"

namespace fow::waterloo::screens {

/// Without lessons, by Mode.
[[nodiscard]] std::vector<CoursePart> course_parts();

}  // namespace fow::waterloo::screens
