#include "json/voices.hpp"

#include "reader.hpp"

namespace fow {
namespace {

using json::Node;

constexpr std::size_t max_lines = 20, max_labels = 20, max_sayings = 200, max_places = 20;

Introduction read_introduction(const Node& node) {
    node.object({"title", "picture", "labels", "lines"});
    Introduction introduction{node.member("title").text(), node.member("picture").text(), {}, {}};
    json::Gathered faults(node.document());
    faults.each(node, "labels", max_labels, [&](const Node& label) {
        label.object({"name", "x", "y"});
        introduction.labels.push_back(
            {label.member("name").text(json::label_limit), label.member("x").integer(0, 1000), label.member("y").integer(0, 1000)});
    });
    faults.each(node, "lines", max_lines, [&](const Node& line) { introduction.lines.push_back(line.text(json::description_limit)); });
    faults.refuse();
    return introduction;
}

}  // namespace

Voices read_voices(const std::string& text, const std::string& document) {
    const json::Value value = json::parse(text, document);
    const Node node(value, document);
    node.format("fog-of-waterloo/voices");
    node.object({"format", "version", "introduction", "sayings"});
    Voices voices;
    json::Gathered faults(document);
    faults.attempt([&] { voices.introduction = read_introduction(node.member("introduction")); });
    faults.each(node, "sayings", max_sayings, [&](const Node& saying) {
        saying.object({"at", "text", "by"});
        const Saying said{saying.member("text").text(json::description_limit), saying.member("by").text()};
        faults.each(saying, "at", max_places, [&](const Node& place) {
            if (!voices.sayings.emplace(place.text(), said).second) place.fail("something else is said there");
        });
    });
    faults.refuse();
    return voices;
}

}  // namespace fow
