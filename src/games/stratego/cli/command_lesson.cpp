// fow lesson: checks a lesson of one of the variants.
#include "cli/lesson_command.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/files/rules_files.hpp"

namespace fow::stratego::commands {

void add_lesson(CLI::App& app, cli::Task& task, Variant variant) {
    const auto read = [](const std::string& text, const std::string& document) {
        std::vector<RuleSet> bases;
        for (const Rules& rules : rules_of_all()) bases.push_back(rules.set());
        const Lesson lesson = read_lesson(text, document, bases, ids_of(fow::rules_of(data::read_rulebook())));
        return cli::ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    cli::add_lesson_command(app, task, read, {"fow --game " + std::string(variant.id) + " lesson my-lesson.json"});
}

}  // namespace fow::stratego::commands
