// The parts of the course: one for each mode.
#pragma once

#include <vector>

#include "ui/pages/course_screen.hpp"

namespace fow::ui::inline waterloo {

/// Without lessons, by Mode.
[[nodiscard]] std::vector<CoursePart> course_parts();

}  // namespace fow::ui::inline waterloo
