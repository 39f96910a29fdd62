// The course, in parts side by side.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

struct CourseRow {
    std::string key;
    std::string title;
    std::string aim;
    bool done = false;
};
/// What is learnt before a game of some kind: "Standard".
struct CoursePart {
    std::string word;  ///< in the names of controls
    std::string title;
    std::string about;  ///< what it teaches, in a sentence
    std::string play;   ///< the label of the button that begins a game of this kind
    std::vector<CourseRow> rows{};
};
struct CourseModel {
    std::vector<CoursePart> parts;    ///< side by side; at least one
    std::vector<CourseRow> unusable;  ///< title: the file; aim: where and why
    std::optional<CourseRow> next;    ///< the suggested lesson, or ...
    std::optional<std::size_t> play;  ///< ... a game of the kind just learned
    std::string folder;               ///< where the player's own lessons are read from
};

struct OpenLesson {
    std::string key;
};
/// A game of the kind that this part teaches.
struct PlayPart {
    std::size_t part;
};
struct LeaveCourse {};
using CourseIntent = std::variant<OpenLesson, PlayPart, LeaveCourse>;

[[nodiscard]] std::optional<CourseIntent> course_screen(Window& window, const CourseModel& model);

}  // namespace fow::ui
