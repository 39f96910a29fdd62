// A player's progress in the course.
#include "fow/json/documents.hpp"

#include "reader.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view progress_format = "fog-of-waterloo/progress";
constexpr std::size_t max_lessons = 2000;

}  // namespace

Progress read_progress(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(progress_format);
    node.object({"format", "version", "done"});
    Progress progress;
    json::Gathered faults(document);
    faults.each(node, "done", max_lessons, [&](const Node& place) {
        const std::string lesson = place.text();
        if (lesson.empty()) place.fail("the name of the lesson is empty");
        if (!progress.done.insert(lesson).second) place.fail("the lesson is listed twice");
    });
    faults.refuse();
    return progress;
}

std::string write_progress(const Progress& progress) {
    Value done = Value::array();
    for (const std::string& lesson : progress.done)
        if (done.size() < max_lessons) done.push_back(json::free_text(lesson));
    return "{\n" + json::line("format", progress_format) + json::line("version", 1) + "  \"done\": " + json::one_per_line(done, "  ") +
           "\n}\n";
}

}  // namespace fow
