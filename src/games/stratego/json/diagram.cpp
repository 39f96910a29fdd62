// Diagrams of the rulebook.
#include "json/diagram.hpp"

#include "parts.hpp"

namespace fow::stratego {
namespace {

using json::Node;
using Shape = DiagramArrow::Kind;

/// Collects arrows from what everybody sees.
class ArrowCollector final : public ListenerOf<Viewer, Event> {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer != Viewer::onlooker) return;
        if (const auto* moved = std::get_if<Moved>(&event)) arrows.push_back({Shape::march, {moved->from, moved->to}});
        if (const auto* fought = std::get_if<Fought>(&event)) arrows.push_back({Shape::attack, {fought->from, fought->to}});
    }
    std::vector<DiagramArrow> arrows;
};

/// What the reader of diagrams asks of this game.
struct Drawing {
    using Game = stratego::Game;
    using Diagram = stratego::Diagram;
    using Square = stratego::Square;
    using Base = RuleSet;
    using Collector = ArrowCollector;

    [[nodiscard]] static std::pair<Rules, State> pose(const Node& node, const RuleSet& base) {
        node.object({"name?", "description?", "board?", "army?", "limits?", "position"});
        Scenario scenario = json_parts::read_scenario_parts(node, base);
        if (!scenario.start) node.member("position").fail("a diagram needs a position");
        return {Rules(std::move(scenario.rules)), *scenario.start};
    }
    static void look(const Rules& rules, const State& state, Diagram& diagram) {
        diagram.view = open_view_of(rules, state);
        diagram.rules = rules.set();
    }
    [[nodiscard]] static std::vector<Square> squares(const Node& node) {
        std::vector<Square> all;
        for (std::size_t i = 0; i < node.size(most_squares); ++i) all.push_back(json_parts::square_of(node.element(i)));
        return all;
    }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& text) { return action_from_text(text); }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string&) { return std::nullopt; }
    [[nodiscard]] static std::optional<DiagramArrow> arrow(const Action& action) {
        const auto* move = std::get_if<Move>(&action);
        if (move == nullptr) return std::nullopt;
        return DiagramArrow{Shape::march, {move->from, move->to}};
    }
};

}  // namespace

Diagram read_diagram(const std::string& text, const std::string& document, const RuleSet& base) {
    return json::DiagramReader<Drawing>::read(text, document, base);
}

}  // namespace fow::stratego
