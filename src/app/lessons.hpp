// The course of lessons, and the lesson that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/stage.hpp"
#include "app/table.hpp"
#include "fow/games/waterloo/json/documents.hpp"
#include "ui/pages/lesson_strip.hpp"

namespace fow::app {

struct CourseEntry {
    std::string key;  ///< as in the progress file: "waterloo/the-march", "own/my-lesson"
    std::filesystem::path path;
    std::optional<Lesson> lesson;  ///< none if the file cannot be used
    std::string trouble;           ///< in that case: where and why, one line per reason
};

/// All lessons in <data>/rules/waterloo/lessons and in `own`, sorted by part, order and title; unusable ones come last. A
/// lesson in `own` is also unusable if its solution does not work.
[[nodiscard]] std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const Ruleset& base,
                                                 const std::vector<std::string>& rules);

/// What a text of a lesson puts in quotation marks: labels of controls.
[[nodiscard]] std::vector<std::string> quoted_in(std::string_view text);

/// A lesson in progress.
struct ActiveLesson {
    LessonRun run;
    std::string key;                   ///< as in CourseEntry
    std::unique_ptr<Table> set_aside;  ///< the game that waits while the lesson is played
    std::size_t demonstrated = 0;      ///< how many actions of the solution have been shown
    bool demonstrates = false;
};

/// What the strip shows beside that stage. While the stage reveals an outcome, the strip does not tell it.
[[nodiscard]] ui::LessonModel strip_of(const ActiveLesson& lesson, const Session& now, const Stage& stage);

}  // namespace fow::app
