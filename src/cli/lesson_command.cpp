#include "cli/lesson_command.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "json/documents.hpp"

namespace fow::cli {

void add_lesson_command(CLI::App& app, Task& task, std::function<ReadLesson(const std::string& text, const std::string& document)> read,
                        const std::vector<std::string>& examples) {
    auto* command = app.add_subcommand("lesson", "check a lesson by playing its solutions, and list everything wrong with it");
    auto path = std::make_shared<std::string>();
    command->add_option("FILE", *path, "a lesson; - is standard input")->required();
    auto json = std::make_shared<bool>(false);
    add_json_flag(*command, *json);
    add_examples(*command, examples);
    command->callback([&task, path, json, read = std::move(read)] {
        task = [path, json, read](Streams io) {
            ReadLesson lesson = read(text_in(*path, io), *path);
            if (!lesson.faults.empty()) throw DataError(*path, std::move(lesson.faults));
            if (*json) io.out << "{\"title\": " << json_string(lesson.title) << ", \"steps\": " << lesson.steps << "}\n";
            else
                io.out << lesson.title << ": " << lesson.steps << (lesson.steps == 1 ? " step" : " steps") << ", solved by its solutions\n";
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
