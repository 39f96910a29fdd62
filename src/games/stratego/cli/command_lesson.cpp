// fow lesson: checks a lesson of either game.
#include "cli/lesson_command.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/files/rules_files.hpp"

namespace fow::stratego::commands {

void add_lesson(CLI::App& app, cli::Task& task, Variant variant) {
    const auto read = [](const std::string& text, const std::string& document) {
        const std::vector<RuleSet> bases{rules_of(Variant::duel).set(), rules_of(Variant::classic).set()};
        const Lesson lesson = read_lesson(text, document, bases, ids_of(fow::rules_of(data::read_rulebook())));
        return cli::ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    cli::add_lesson_command(app, task, read, {"fow --game " + id_of(variant) + " lesson my-lesson.json"});
}

}  // namespace fow::stratego::commands
