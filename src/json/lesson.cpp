#include "json/lesson.hpp"

#include "core/rulebook.hpp"

namespace fow::json {
namespace {

/// The same for every game: longer lists are refused where they are read.
constexpr std::size_t most_entries = value_limit;

}  // namespace

std::string LessonTexts::sentence(const Node& place, std::size_t limit) const {
    std::string text = place.text(4 * limit);
    if (text.empty()) place.fail("the text is empty");
    if (const std::size_t length = letters_in(text); length > limit)
        gathered_.add(place.pointer(), std::to_string(length) + " characters, but there is only room for " + std::to_string(limit));
    for (const std::string_view id : rule_ids_in(text))
        if (!has_rule(id)) gathered_.add(place.pointer(), "there is no rule " + std::string(id));
    return text;
}

void LessonTexts::said(const Node& node, std::string_view name, std::size_t limit, std::string& text) const {
    gathered_.member(node, name, [&](const Node& place) { text = sentence(place, limit); });
}

void LessonTexts::match_goal(const Node& step) const {
    const bool goal = step.has("goal");
    for (const char* name : {"hints", "solution", "otherwise"}) {
        if (goal && !step.has(name)) gathered_.add(step.pointer(), "a goal needs the member \"" + std::string(name) + "\" too");
        else if (goal && step.member(name).is_list() && step.member(name).size(most_entries) == 0)
            gathered_.add(step.member(name).pointer(), "at least one is needed");
    }
    if (goal) return;
    for (const char* name : {"hints", "solution", "tries", "otherwise", "chance", "answers", "done"})
        if (step.has(name)) gathered_.add(step.member(name).pointer(), "is only allowed in a step with a goal");
}

}  // namespace fow::json
