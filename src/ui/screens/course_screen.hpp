// The course, in three parts.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/games/waterloo/view/field.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct CourseRow {
    std::string key;
    std::string title;
    std::string aim;
    bool done = false;
};
struct CourseModel {
    std::array<std::vector<CourseRow>, 3> parts;  ///< by Mode
    std::vector<CourseRow> unusable;              ///< title: the file; aim: where and why
    std::optional<CourseRow> next;                ///< the suggested lesson, or ...
    std::optional<Mode> play;                     ///< ... a game of the mode just learned
    std::string folder;                           ///< where the player's own lessons are read from
};

struct OpenLesson {
    std::string key;
};
struct LeaveCourse {};
using CourseIntent = std::variant<OpenLesson, Mode, LeaveCourse>;

[[nodiscard]] std::optional<CourseIntent> course_screen(Window& window, const CourseModel& model);

}  // namespace fow::ui
