// fow lesson: checks a lesson.
#include <ostream>

#include "fow/core/rulebook.hpp"
#include "fow/games/waterloo/json/documents.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::cli::inline waterloo {

void add_lesson(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("lesson", "check a lesson by playing its solutions, and list everything wrong with it");
    auto path = std::make_shared<std::string>();
    command->add_option("FILE", *path, "a lesson; - is standard input")->required();
    auto json = std::make_shared<bool>(false);
    add_json_flag(*command, *json);
    add_examples(*command, {"fow lesson my-lesson.json"});
    command->callback([&task, path, json] {
        task = [path, json](Streams io) {
            const Lesson lesson = read_lesson(text_in(*path, io), *path, files::load_ruleset(), ids_of(rules_of(files::read_rulebook())));
            if (auto faults = faults_of(lesson); !faults.empty()) throw DataError(*path, std::move(faults));
            if (*json) io.out << "{\"title\": " << json_string(lesson.title) << ", \"steps\": " << lesson.steps.size() << "}\n";
            else
                io.out << lesson.title << ": " << lesson.steps.size() << (lesson.steps.size() == 1 ? " step" : " steps")
                       << ", solved by its solutions\n";
            return Exit::done;
        };
    });
}

}  // namespace fow::cli::inline waterloo
