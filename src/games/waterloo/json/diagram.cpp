// Diagrams of the rulebook.
#include "fow/games/waterloo/json/documents.hpp"

#include <algorithm>

#include "fow/core/rulebook.hpp"
#include "fow/games/waterloo/engine/rules.hpp"
#include "parts.hpp"

namespace fow::inline waterloo {
namespace {

using json::Gathered;
using json::Node;
using Shape = DiagramArrow::Kind;

constexpr std::string_view diagram_format = "fog-of-waterloo/diagram";
constexpr std::size_t caption_limit = 300, max_claims = 24;

/// The arrow for an event, if it has one.
struct Drawn {
    std::optional<DiagramArrow> operator()(const Marched& e) const { return DiagramArrow{Shape::march, e.way}; }
    std::optional<DiagramArrow> operator()(const Fought& e) const {
        std::vector<Square> way = e.way;
        way.push_back(e.at);
        return DiagramArrow{Shape::attack, way};
    }
    std::optional<DiagramArrow> operator()(const Fired& e) const { return DiagramArrow{Shape::shot, {e.from, e.to}}; }
    std::optional<DiagramArrow> operator()(const Bombarded& e) const { return DiagramArrow{Shape::shot, {e.from, e.to}}; }
    std::optional<DiagramArrow> operator()(const Entered& e) const { return DiagramArrow{Shape::arrival, {e.square}}; }
    std::optional<DiagramArrow> operator()(const PrussianArrived& e) const { return DiagramArrow{Shape::arrival, {e.square}}; }
    template <class Other>
    std::optional<DiagramArrow> operator()(const Other&) const {
        return std::nullopt;
    }
};

/// Collects arrows from what both players see.
class ArrowCollector final : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer != Viewer::onlooker) return;
        if (auto arrow = std::visit(Drawn{}, event)) arrows.push_back(*std::move(arrow));
        if (const auto* fought = std::get_if<Fought>(&event)) fought_at_ = fought->at;
        if (const auto* scouted = std::get_if<Scouted>(&event))
            for (const Square square : scouted->squares) arrows.push_back({Shape::look, {square}});
        // An attacker that won goes where its arrow leads; a defender in a frenzy comes out.
        if (const auto* took = std::get_if<TookSquare>(&event); took != nullptr && took->from == fought_at_)
            arrows.push_back({Shape::march, {took->from, took->to}});
    }
    std::vector<DiagramArrow> arrows;

private:
    std::optional<Square> fought_at_;
};

/// The arrow of an action as written. Turns of a way that are not in the notation are missing.
std::optional<DiagramArrow> arrow_of(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return DiagramArrow{Shape::march, {move->from, move->to}};
    if (const auto* fire = std::get_if<Fire>(&action)) return DiagramArrow{Shape::shot, {fire->from, fire->to}};
    if (const auto* fire = std::get_if<Bombard>(&action)) return DiagramArrow{Shape::shot, {fire->from, fire->to}};
    if (const auto* enter = std::get_if<Enter>(&action)) return DiagramArrow{Shape::arrival, {enter->square}};
    if (const auto* look = std::get_if<Look>(&action)) return DiagramArrow{Shape::look, {look->square}};
    const auto* attack = std::get_if<Attack>(&action);
    if (attack == nullptr) return std::nullopt;
    std::vector<Square> way{attack->from, attack->via, attack->to};
    if (attack->via == attack->from) way.erase(way.begin());
    return DiagramArrow{Shape::attack, way};
}

/// Makes a diagram from a position by playing on it.
class DiagramBuilder {
public:
    DiagramBuilder(const Rules& rules, State state, Diagram& diagram) : rules_(rules), state_(state), diagram_(diagram) {
        diagram.view = all_shown(rules, state);
    }

    void play(const Node& node) {
        const std::string text = node.text();
        if (const auto roll = roll_from_text(rules_.roster(), text)) {
            RollList due;
            rolls(rules_, state_, due);
            if (std::none_of(due.begin(), due.end(), [&](const WeightedRoll& one) { return one.roll == *roll; }))
                node.fail("\"" + text + "\" cannot happen here");
            apply(rules_, state_, *roll, &collector_);
        } else {
            const Action act = action(node);
            if (const auto violation = check(rules_, state_, act)) refuse(node, *violation);
            apply(rules_, state_, act, &collector_);
        }
        diagram_.plays.push_back(text);
    }
    /// Draws what has been played, numbered if there is more than one.
    void played() {
        diagram_.arrows = collector_.arrows;
        for (std::size_t i = 0; i < diagram_.arrows.size() && diagram_.arrows.size() > 1; ++i)
            diagram_.arrows[i].number = static_cast<int>(i) + 1;
    }
    void may(const Node& node) {
        const Action act = action(node);
        if (const auto violation = check(rules_, state_, act)) refuse(node, *violation);
        State then = state_;
        ArrowCollector collector;
        apply(rules_, then, act, &collector);
        if (!collector.arrows.empty()) diagram_.arrows.push_back(collector.arrows.front());
        else if (auto arrow = arrow_of(act)) diagram_.arrows.push_back(*std::move(arrow));
        diagram_.may.push_back(node.text());
    }
    void may_not(const Node& node) {
        node.object({"do", "rule"});
        const Action act = action(node.member("do"));
        const std::string rule = node.member("rule").text();
        const auto violation = check(rules_, state_, act);
        if (!violation) node.member("do").fail("the rules allow it");
        if (violation->rule != rule) node.member("rule").fail("\"" + std::string(violation->rule) + "\" forbids it, not \"" + rule + "\"");
        if (auto arrow = arrow_of(act)) {
            arrow->refused = true;
            diagram_.arrows.push_back(*std::move(arrow));
        }
        diagram_.may_not.push_back({node.member("do").text(), rule});
    }

private:
    [[nodiscard]] Action action(const Node& node) const {
        const std::string text = node.text();
        const auto act = action_from_text(rules_.roster(), text);
        if (!act) node.fail("\"" + text + "\" is neither an action nor an outcome of chance");
        return *act;
    }
    [[noreturn]] static void refuse(const Node& node, const Violation& violation) {
        node.fail("the rules forbid it: " + reason_of(violation) + " (" + std::string(violation.rule) + ")");
    }

    const Rules& rules_;
    State state_;
    Diagram& diagram_;
    ArrowCollector collector_;
};

class DiagramReader {
public:
    DiagramReader(const Ruleset& base, Gathered& gathered) : base_(base), gathered_(gathered) {}

    [[nodiscard]] Diagram read(const Node& node) {
        gathered_.attempt(
            [&] { node.object({"format", "version", "rule", "caption", "scenario", "part", "plays?", "may?", "may_not?", "marks?"}); });
        Diagram diagram;
        gathered_.member(node, "rule", [&](const Node& rule) {
            diagram.rule = rule.text();
            if (rule_ids_in(diagram.rule) != std::vector<std::string_view>{diagram.rule})
                rule.fail("\"" + diagram.rule + "\" is not a rule id");
        });
        gathered_.member(node, "caption", [&](const Node& caption) { diagram.caption = caption.text(caption_limit); });
        gathered_.member(node, "part", [&](const Node& part) { read_part(part, diagram); });
        gathered_.member(node, "marks", [&](const Node& marks) { diagram.marks = squares_of(marks); });
        gathered_.member(node, "scenario", [&](const Node& posed) { draw(node, posed, diagram); });
        return diagram;
    }

private:
    /// Two opposite corners in any order.
    static void read_part(const Node& part, Diagram& diagram) {
        const std::vector<Square> corners = squares_of(part);
        if (corners.size() != 2) part.fail("needs two squares, opposite corners of the part that is shown");
        const auto files = std::minmax({corners[0].file(), corners[1].file()});
        const auto ranks = std::minmax({corners[0].rank(), corners[1].rank()});
        diagram.low = Square(files.first, ranks.first);
        diagram.high = Square(files.second, ranks.second);
    }

    void draw(const Node& node, const Node& posed, Diagram& diagram) {
        const Scenario scenario = json::read_scenario(posed, base_, {});
        Options options;
        options.mode = scenario.mode;
        const Rules rules(scenario.rules, options);
        DiagramBuilder builder(rules, scenario.state, diagram);
        if (node.has("plays")) {  // if one of these does not fit, nothing can be said about the others
            const Node plays = node.member("plays");
            for (std::size_t i = 0; i < plays.size(max_claims); ++i) builder.play(plays.element(i));
        }
        builder.played();
        gathered_.each(node, "may", max_claims, [&](const Node& act) { builder.may(act); });
        gathered_.each(node, "may_not", max_claims, [&](const Node& claim) { builder.may_not(claim); });
    }

    const Ruleset& base_;
    Gathered& gathered_;
};

}  // namespace

Diagram read_diagram(const std::string& text, const std::string& document, const Ruleset& base) {
    const json::Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(diagram_format);
    Gathered gathered(document);
    Diagram diagram = DiagramReader(base, gathered).read(node);
    gathered.refuse();
    return diagram;
}

}  // namespace fow::inline waterloo
