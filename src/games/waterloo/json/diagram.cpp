// Diagrams of the rulebook.
#include "games/waterloo/json/documents.hpp"

#include <utility>

#include "games/waterloo/engine/session.hpp"
#include "json/diagram.hpp"
#include "parts.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Node;
using Shape = DiagramArrow::Kind;

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

/// What the reader of diagrams asks of Waterloo.
struct Drawing {
    using Game = Waterloo;
    using Diagram = waterloo::Diagram;
    using Square = waterloo::Square;
    using Base = Ruleset;
    using Collector = ArrowCollector;

    [[nodiscard]] static std::pair<Rules, State> pose(const Node& node, const Ruleset& base) {
        Scenario scenario = json_parts::read_scenario(node, base, {});
        Options options;
        options.mode = scenario.mode;
        return {Rules(std::move(scenario.rules), options), scenario.state};
    }
    static void look(const Rules& rules, const State& state, Diagram& diagram) { diagram.view = all_shown(rules, state); }
    [[nodiscard]] static std::vector<Square> squares(const Node& node) { return squares_of(node); }
    [[nodiscard]] static std::optional<Action> action(const Rules& rules, const std::string& text) {
        return action_from_text(rules.roster(), text);
    }
    [[nodiscard]] static std::optional<Roll> roll(const Rules& rules, const std::string& text) {
        return roll_from_text(rules.roster(), text);
    }
    [[nodiscard]] static std::optional<DiagramArrow> arrow(const Action& action) { return arrow_of(action); }
};

}  // namespace

Diagram read_diagram(const std::string& text, const std::string& document, const Ruleset& base) {
    return json::DiagramReader<Drawing>::read(text, document, base);
}

}  // namespace fow::waterloo
