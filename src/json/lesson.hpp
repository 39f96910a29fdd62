// The frame of a lesson's document, the same for every game: texts, steps, goals; private to the json layers.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/lesson.hpp"
#include "json/reader.hpp"

namespace fow::json {

inline constexpr std::string_view lesson_format = "fog-of-waterloo/lesson";

/// Checks the texts of a lesson: their length, and that the rules that they name exist.
class LessonTexts {
public:
    /// In characters: the strip on the screen has no room for more.
    static constexpr std::size_t title_limit = 40, aim_limit = 100, text_limit = 320, said_limit = 240, done_limit = 200;
    static constexpr std::size_t max_entries = 40;

    /// `rules`: the ids of the rulebook.
    LessonTexts(const std::vector<std::string>& rules, Gathered& gathered) : rules_(rules), gathered_(gathered) {}
    [[nodiscard]] bool has_rule(std::string_view id) const { return std::find(rules_.begin(), rules_.end(), id) != rules_.end(); }
    [[nodiscard]] std::string sentence(const Node& place, std::size_t limit) const;
    /// That member, if there is one.
    void said(const Node& node, std::string_view name, std::size_t limit, std::string& text) const;
    /// Checks the members that belong to a step with a goal, or without one.
    void match_goal(const Node& step) const;

private:
    const std::vector<std::string>& rules_;
    Gathered& gathered_;
};

/// Reads a lesson, or gathers everything that is wrong with it. `Own` is what is specific to a game:
///   L           how its lessons are made (Taught)
///   members     those of the document
///   most_acts   the longest list of actions
///   part, seat, squares, condition   read these from a node
///   pose        reads the scenario into the lesson
///   action, roll   the action or outcome of a notation, if it is one
template <class Own>
class LessonReader {
public:
    using Lesson = LessonOf<typename Own::L>;
    using Step = LessonStepOf<typename Own::L>;

    LessonReader(const Own& own, const std::vector<std::string>& rules, Gathered& gathered)
        : own_(own), texts_(rules, gathered), gathered_(gathered) {}

    [[nodiscard]] Lesson read(const Node& node) {
        gathered_.attempt([&] { node.object(Own::members); });
        Lesson lesson;
        texts_.said(node, "title", LessonTexts::title_limit, lesson.title);
        gathered_.member(node, "part", [&](const Node& part) { lesson.part = own_.part(part); });
        gathered_.member(node, "order", [&](const Node& order) { lesson.order = order.integer(0, 10000); });
        texts_.said(node, "aim", LessonTexts::aim_limit, lesson.aim);
        gathered_.each(node, "rules", max_rules, [&](const Node& rule) {
            lesson.rules.push_back(rule.text());
            if (!texts_.has_rule(lesson.rules.back())) rule.fail("there is no rule \"" + lesson.rules.back() + "\"");
        });
        gathered_.member(node, "seat", [&](const Node& seat) { lesson.seat = own_.seat(seat); });
        gathered_.member(node, "scenario", [&](const Node& posed) { own_.pose(posed, lesson); });
        gathered_.each(node, "steps", max_steps, [&](const Node& step) { lesson.steps.push_back(read_step(step)); });
        if (node.has("steps") && node.member("steps").is_list() && node.member("steps").size(max_steps) == 0)
            gathered_.add("/steps", "a lesson has at least one step");
        return lesson;
    }

private:
    using Action = typename Own::L::Game::Action;
    static constexpr std::size_t max_steps = 40, max_entries = LessonTexts::max_entries, max_rules = 12;

    [[nodiscard]] Step read_step(const Node& node) {
        gathered_.attempt([&] {
            node.object({"text", "show?", "goal?", "hints?", "solution?", "tries?", "otherwise?", "chance?", "answers?", "done?"});
        });
        Step step;
        texts_.said(node, "text", LessonTexts::text_limit, step.text);
        gathered_.member(node, "show", [&](const Node& squares) { step.show = own_.squares(squares); });
        gathered_.member(node, "goal", [&](const Node& goal) { read_goal(goal, step); });
        gathered_.each(node, "hints", max_entries,
                       [&](const Node& hint) { step.hints.push_back(texts_.sentence(hint, LessonTexts::said_limit)); });
        gathered_.each(node, "solution", Own::most_acts, [&](const Node& act) { step.solution.push_back(action(act)); });
        gathered_.each(node, "tries", max_entries, [&](const Node& entry) {
            entry.object({"do", "say"});
            step.tries.push_back({pattern(entry.member("do")), texts_.sentence(entry.member("say"), LessonTexts::said_limit)});
        });
        texts_.said(node, "otherwise", LessonTexts::said_limit, step.otherwise);
        gathered_.each(node, "chance", max_entries, [&](const Node& outcome) {
            const std::string text = outcome.text();
            const auto roll = own_.roll(text);
            if (!roll) outcome.fail("\"" + text + "\" is not an outcome of chance");
            step.chance.push_back(*roll);
        });
        gathered_.each(node, "answers", Own::most_acts, [&](const Node& act) { step.answers.push_back(action(act)); });
        texts_.said(node, "done", LessonTexts::done_limit, step.done);
        texts_.match_goal(node);
        return step;
    }

    void read_goal(const Node& goal, Step& step) {
        goal.object({"do?", "reach?"});
        if (!goal.has("do") && !goal.has("reach")) goal.fail("needs either \"do\" or \"reach\", or both");
        if (goal.has("reach")) read_reach(goal.member("reach"), step);
        if (!goal.has("do")) return;
        const Node acts = goal.member("do");
        gathered_.each(acts, max_entries, [&](const Node& act) { step.acts.push_back(pattern(act)); });
        if (acts.size(max_entries) == 0) acts.fail("at least one is needed");
    }

    void read_reach(const Node& reach, Step& step) {
        if (!reach.is_list()) return step.reach.push_back(own_.condition(reach));
        gathered_.each(reach, max_entries, [&](const Node& entry) { step.reach.push_back(own_.condition(entry)); });
        if (reach.size(max_entries) == 0) reach.fail("at least one is needed");
    }

    [[nodiscard]] Action action(const Node& place) const {
        const std::string text = place.text();
        if (const auto action = own_.action(text)) return *action;
        place.fail("\"" + text + "\" is not an action");
    }
    [[nodiscard]] std::string pattern(const Node& place) const {
        std::string text = place.text();
        if (text.find('*') != std::string::npos) return text;
        static_cast<void>(action(place));
        return text;
    }

    const Own& own_;
    LessonTexts texts_;
    Gathered& gathered_;
};

/// The lesson in a text. Throws everything that is wrong with it.
template <class Own>
[[nodiscard]] LessonOf<typename Own::L> lesson_in(const std::string& text, const std::string& document, const Own& own,
                                                  const std::vector<std::string>& rules) {
    const Value value = parse(text, document);
    const Node node(value, document);
    node.format(lesson_format);
    Gathered gathered(document);
    auto lesson = LessonReader<Own>(own, rules, gathered).read(node);
    gathered.refuse();
    return lesson;
}

}  // namespace fow::json
