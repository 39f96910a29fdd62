// fow lesson: checks a lesson.
#include "cli/lesson_command.hpp"
#include "core/rulebook.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::waterloo::commands {

void add_lesson(CLI::App& app, Task& task) {
    const auto read = [](const std::string& text, const std::string& document) {
        const Lesson lesson = read_lesson(text, document, data::load_ruleset(), ids_of(fow::rules_of(data::read_rulebook())));
        return ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    add_lesson_command(app, task, read, {"fow lesson my-lesson.json"});
}

}  // namespace fow::waterloo::commands
