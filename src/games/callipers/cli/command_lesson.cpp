// fow lesson: checks a lesson.
#include "cli/lesson_command.hpp"
#include "core/rulebook.hpp"
#include "games/callipers/cli/commands.hpp"
#include "games/callipers/files/rules_files.hpp"

namespace fow::callipers::commands {

void add_lesson(CLI::App& app, cli::Task& task) {
    const auto read = [](const std::string& text, const std::string& document) {
        const Lesson lesson = read_lesson(text, document, data::load_ground(), ids_of(fow::rules_of(data::read_rulebook())));
        return cli::ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    cli::add_lesson_command(app, task, read, {"fow --game callipers lesson my-lesson.json"});
}

}  // namespace fow::callipers::commands
