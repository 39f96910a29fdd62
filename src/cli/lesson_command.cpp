#include "cli/lesson_command.hpp"

#include <ostream>
#include <utility>

#include "cli/command.hpp"
#include "json/documents.hpp"

namespace fow::cli {

void add_lesson_command(CommandLine& line, std::function<ReadLesson(const std::string& text, const std::string& document)> read,
                        const std::vector<std::string>& examples) {
    Command command(line, "lesson", "check a lesson by playing its solutions, and list everything wrong with it");
    struct Asked {
        std::string path;
        bool json = false;
    };
    Asked& asked = command.request<Asked>();
    command.text("FILE", asked.path, "a lesson; - is standard input").required();
    command.json(asked.json);
    command.examples(examples);
    command.does([&asked, read = std::move(read)](Streams io) {
        ReadLesson lesson = read(text_in(asked.path, io), asked.path);
        if (!lesson.faults.empty()) throw DataError(asked.path, std::move(lesson.faults));
        if (asked.json) io.out << "{\"title\": " << json_string(lesson.title) << ", \"steps\": " << lesson.steps << "}\n";
        else
            io.out << fill(tr("{title}: {count} step, solved by its solutions", "{title}: {count} steps, solved by its solutions",
                              static_cast<long long>(lesson.steps)),
                           {{"title", tr(lesson.title)}, {"count", std::to_string(lesson.steps)}})
                   << '\n';
        return done;
    });
}

}  // namespace fow::cli
