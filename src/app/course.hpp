// The course: the lessons that come with the game and the player's own, in their order.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "fow/json/documents.hpp"

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

}  // namespace fow::app
