// A lesson on the window, and the game that waits beside it.
#pragma once

#include <memory>
#include <string>

#include "app/table.hpp"
#include "ui/screens/lesson_strip.hpp"

namespace fow::app {

struct LessonTable {
    LessonRun run;
    std::string key;                   ///< of the course
    std::unique_ptr<Table> set_aside;  ///< the game that the lesson has the place of
    std::size_t demonstrated = 0;      ///< how much of the solution has been shown
    bool demonstrates = false;
};

/// What the strip shows of it; how a step ended only once that has been seen (Stage::unfolds).
[[nodiscard]] ui::LessonModel strip_of(const LessonTable& lesson, const Session& now, bool unfolds);

}  // namespace fow::app
