// fow lesson: checks a lesson of a game.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/run.hpp"
#include "core/errors.hpp"

namespace fow::cli {

/// A lesson that could be read.
struct ReadLesson {
    std::string title;
    std::size_t steps = 0;
    std::vector<Fault> faults;  ///< what does not work when its solutions are played
};

/// Adds the command. `read` throws DataError for a text that is not a lesson.
void add_lesson_command(CommandLine& line, std::function<ReadLesson(const std::string& text, const std::string& document)> read,
                        const std::vector<std::string>& examples);

}  // namespace fow::cli
