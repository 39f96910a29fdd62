// The course of lessons, and a lesson that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/table.hpp"
#include "fow/json/lesson.hpp"
#include "ui/screens/lesson_strip.hpp"

namespace fow::app {

struct CourseEntry {
    std::string key;  ///< as progress names it: "waterloo/the-march", "own/my-lesson"
    std::filesystem::path path;
    std::optional<Lesson> lesson;  ///< none where the file cannot be used
    std::string trouble;           ///< then where and why, a line for each reason
};

/// All lessons below <data>/rules/waterloo/lessons and `own`, by part, order and title; those that cannot be used come last.
/// Of one's own lessons that is also one whose solution does not work.
[[nodiscard]] std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const Ruleset& base,
                                                 const std::vector<std::string>& rules);

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
