// Lessons of the course as documents: format "fog-of-waterloo/lesson", version 1 (docs/formats.md).
#pragma once

#include <string>
#include <vector>

#include "fow/engine/lesson.hpp"
#include "fow/json/documents.hpp"

namespace fow {

/// Throws DataError as every reader does, with all that is wrong at once; that it can be played through is for faults_of().
/// `rules`: the ids that the rulebook has; each that the lesson names must be one.
[[nodiscard]] Lesson read_lesson(const std::string& text, const std::string& document, const Ruleset& base,
                                 const std::vector<std::string>& rules);

}  // namespace fow
