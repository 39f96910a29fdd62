// Lessons of the course.
#include "fow/games/waterloo/json/documents.hpp"

#include <algorithm>

#include "fow/core/rulebook.hpp"
#include "parts.hpp"

namespace fow::inline waterloo {
namespace {

using json::Gathered;
using json::Node;
using json::Value;

constexpr std::string_view lesson_format = "fog-of-waterloo/lesson";
/// In characters: the strip on the screen has room for no more.
constexpr std::size_t title_limit = 40, aim_limit = 100, text_limit = 320, said_limit = 240, done_limit = 200;
constexpr std::size_t max_steps = 40, max_entries = 40, max_rules = 12;

[[nodiscard]] std::size_t characters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Reads a lesson, or gathers everything that is wrong with it.
class LessonReader {
public:
    LessonReader(const Ruleset& base, const std::vector<std::string>& rules, Gathered& gathered)
        : base_(base), rules_(rules), gathered_(gathered) {}

    [[nodiscard]] Lesson read(const Node& node) {
        gathered_.attempt(
            [&] { node.object({"format", "version", "title", "part", "order", "aim", "rules", "seat", "scenario", "steps"}); });
        Lesson lesson;
        said(node, "title", title_limit, lesson.title);
        gathered_.member(node, "part", [&](const Node& part) { lesson.part = part.word(mode_from_word, json::modes_wanted); });
        gathered_.member(node, "order", [&](const Node& order) { lesson.order = order.integer(0, 10000); });
        said(node, "aim", aim_limit, lesson.aim);
        gathered_.each(node, "rules", max_rules, [&](const Node& rule) {
            lesson.rules.push_back(rule.text());
            if (std::find(rules_.begin(), rules_.end(), lesson.rules.back()) == rules_.end())
                rule.fail("there is no rule \"" + lesson.rules.back() + "\"");
        });
        gathered_.member(node, "seat", [&](const Node& seat) { lesson.seat = seat_of(seat); });
        gathered_.member(node, "scenario", [&](const Node& posed) {
            Scenario scenario = json::read_scenario(posed, base_, lesson.options);
            lesson.options.mode = scenario.mode;
            lesson.ruleset = std::move(scenario.rules);
            lesson.start = {scenario.name, scenario.state};
        });
        gathered_.each(node, "steps", max_steps, [&](const Node& step) { lesson.steps.push_back(read_step(step)); });
        if (node.has("steps") && node.member("steps").is_list() && node.member("steps").size(max_steps) == 0)
            gathered_.add("/steps", "a lesson has at least one step");
        return lesson;
    }

private:
    /// A text for the player: checks its length, and that the rules that it names exist.
    void said(const Node& node, std::string_view name, std::size_t limit, std::string& text) {
        gathered_.member(node, name, [&](const Node& place) { text = sentence(place, limit); });
    }
    [[nodiscard]] std::string sentence(const Node& place, std::size_t limit) {
        std::string text = place.text(4 * limit);
        if (text.empty()) place.fail("the text is empty");
        if (const std::size_t length = characters(text); length > limit)
            gathered_.add(place.pointer(), std::to_string(length) + " characters, but there is only room for " + std::to_string(limit));
        for (const std::string_view id : rule_ids_in(text))
            if (std::find(rules_.begin(), rules_.end(), id) == rules_.end())
                gathered_.add(place.pointer(), "there is no rule " + std::string(id));
        return text;
    }

    [[nodiscard]] LessonStep read_step(const Node& node) {
        gathered_.attempt([&] {
            node.object({"text", "show?", "goal?", "hints?", "solution?", "tries?", "otherwise?", "chance?", "answers?", "done?"});
        });
        LessonStep step;
        said(node, "text", text_limit, step.text);
        gathered_.member(node, "show", [&](const Node& squares) { step.show = squares_of(squares); });
        gathered_.member(node, "goal", [&](const Node& goal) { read_goal(goal, step); });
        gathered_.each(node, "hints", max_entries, [&](const Node& hint) { step.hints.push_back(sentence(hint, said_limit)); });
        gathered_.each(node, "solution", max_entries, [&](const Node& act) { step.solution.push_back(action(act)); });
        gathered_.each(node, "tries", max_entries, [&](const Node& entry) {
            entry.object({"do", "say"});
            step.tries.push_back({pattern(entry.member("do")), sentence(entry.member("say"), said_limit)});
        });
        said(node, "otherwise", said_limit, step.otherwise);
        gathered_.each(node, "chance", max_entries, [&](const Node& outcome) {
            const std::string text = outcome.text();
            const auto roll = roll_from_text(base_.pieces.roster, text);
            if (!roll) outcome.fail("\"" + text + "\" is not an outcome of chance");
            step.chance.push_back(*roll);
        });
        gathered_.each(node, "answers", max_entries, [&](const Node& act) { step.answers.push_back(action(act)); });
        said(node, "done", done_limit, step.done);
        match(node);
        return step;
    }

    /// The goal of a step, and the members that go with one.
    void match(const Node& node) {
        const bool goal = node.has("goal");
        for (const char* name : {"hints", "solution", "otherwise"}) {
            if (goal && !node.has(name)) gathered_.add(node.pointer(), "a goal needs the member \"" + std::string(name) + "\" too");
            else if (goal && node.member(name).is_list() && node.member(name).size(max_entries) == 0)
                gathered_.add(node.member(name).pointer(), "at least one is needed");
        }
        if (goal) return;
        for (const char* name : {"hints", "solution", "tries", "otherwise", "chance", "answers", "done"})
            if (node.has(name)) gathered_.add(node.member(name).pointer(), "is only allowed in a step with a goal");
    }

    void read_goal(const Node& goal, LessonStep& step) {
        goal.object({"do?", "reach?"});
        if (goal.has("do") == goal.has("reach")) goal.fail("needs either \"do\" or \"reach\"");
        if (goal.has("reach")) {
            const Node reach = goal.member("reach");
            if (!reach.is_list()) return step.reach.push_back(read_reach(reach));
            gathered_.each(reach, max_entries, [&](const Node& entry) { step.reach.push_back(read_reach(entry)); });
            if (reach.size(max_entries) == 0) reach.fail("at least one is needed");
            return;
        }
        const Node acts = goal.member("do");
        gathered_.each(acts, max_entries, [&](const Node& act) { step.acts.push_back(pattern(act)); });
        if (acts.size(max_entries) == 0) acts.fail("at least one is needed");
    }

    [[nodiscard]] Condition read_reach(const Node& node) {
        node.object({"won?", "square?", "holds?", "eliminated?"});
        const int kinds = (node.has("won") ? 1 : 0) + (node.has("square") || node.has("holds") ? 1 : 0) + (node.has("eliminated") ? 1 : 0);
        if (kinds != 1) node.fail("needs one of \"won\", \"square\" with \"holds\", and \"eliminated\"");
        if (node.has("won")) return WonBy{seat_of(node.member("won"))};
        if (node.has("eliminated")) return UnitLost{unit_of(node.member("eliminated"), base_.pieces.roster)};
        SquareHolds holds{square_of(node.member("square")), SquareHolds::Who::unit, {}};
        const std::string who = node.member("holds").text();
        if (who == "own") holds.who = SquareHolds::Who::own;
        else if (who == "enemy") holds.who = SquareHolds::Who::enemy;
        else if (who == "nothing") holds.who = SquareHolds::Who::nothing;
        else holds.unit = unit_of(node.member("holds"), base_.pieces.roster);
        return holds;
    }

    [[nodiscard]] Action action(const Node& place) const {
        const std::string text = place.text();
        if (const auto action = action_from_text(base_.pieces.roster, text)) return *action;
        place.fail("\"" + text + "\" is not an action");
    }
    [[nodiscard]] std::string pattern(const Node& place) const {
        std::string text = place.text();
        if (text.find('*') != std::string::npos) return text;
        static_cast<void>(action(place));
        return text;
    }

    const Ruleset& base_;
    const std::vector<std::string>& rules_;
    Gathered& gathered_;
};

}  // namespace

Lesson read_lesson(const std::string& text, const std::string& document, const Ruleset& base, const std::vector<std::string>& rules) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(lesson_format);
    Gathered gathered(document);
    Lesson lesson = LessonReader(base, rules, gathered).read(node);
    gathered.refuse();
    return lesson;
}

}  // namespace fow::inline waterloo
