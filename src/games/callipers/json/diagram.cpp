// Diagrams of the rulebook.
#include "json/diagram.hpp"

#include "parts.hpp"

namespace fow::callipers {
namespace {

using namespace json_parts;
using Kind = DiagramFigure::Kind;

[[nodiscard]] std::vector<int> keys_of(const std::vector<PieceName>& pieces) {
    std::vector<int> keys;
    for (const PieceName& piece : pieces) keys.push_back(piece.key);
    return keys;
}

/// Collects what everybody sees: fire, attacks, and movements that were not ordered.
class FigureCollector final : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer != Viewer::onlooker) return;
        if (const auto* fire = std::get_if<FireOrdered>(&event)) add({.kind = Kind::shot, .keys = keys_of(fire->guns)}, fire->target.key);
        if (const auto* attack = std::get_if<AttackOrdered>(&event))
            add({.kind = Kind::attack, .keys = keys_of(attack->group)}, attack->target.key);
        if (const auto* moved = std::get_if<PieceMoved>(&event); moved != nullptr && moved->how >= PieceMoved::How::driven)
            add({.kind = Kind::back, .keys = {moved->piece.key}, .stops = {moved->from, moved->to}, .facing = moved->facing}, 0);
    }
    std::vector<DiagramFigure> arrows;

private:
    void add(DiagramFigure figure, int target) {
        figure.target = target;
        arrows.push_back(std::move(figure));
    }
};

/// What is drawn for an order given in that position; nothing for answers and the end of a turn.
struct Drawn {
    const Rules& rules;
    const State& state;
    using Figure = std::optional<DiagramFigure>;

    [[nodiscard]] const Place* place(int key) const {
        const int piece = rules.index_of(key);
        return piece < 0 ? nullptr : &state.pieces[static_cast<std::size_t>(piece)];
    }
    Figure operator()(const Move& move) const {
        const Place* start = place(move.key);
        if (start == nullptr) return std::nullopt;
        DiagramFigure figure{.kind = Kind::march, .keys = {move.key}, .stops = {start->at}, .facing = start->facing};
        for (const Point leg : move.legs) figure.stops.push_back(figure.stops.back() + leg);
        return figure;
    }
    Figure operator()(const Turn& turn) const {
        const Place* start = place(turn.key);
        if (start == nullptr) return std::nullopt;
        return DiagramFigure{.kind = Kind::swing, .keys = {turn.key}, .stops = {start->at, start->at}, .facing = turn.facing};
    }
    Figure operator()(const Wheel& wheel) const {
        const Place* start = place(wheel.key);
        if (start == nullptr || wheel.facing < 0 || wheel.facing > 359) return std::nullopt;
        const Point end = wheeled(rules, state, rules.index_of(wheel.key), wheel.left, wheel.facing);
        return DiagramFigure{.kind = Kind::swing, .keys = {wheel.key}, .stops = {start->at, end}, .facing = wheel.facing};
    }
    Figure operator()(const Fire& fire) const { return DiagramFigure{.kind = Kind::shot, .keys = fire.guns, .target = fire.target}; }
    Figure operator()(const Attack& attack) const {
        return DiagramFigure{.kind = Kind::attack, .keys = attack.group, .target = attack.target};
    }
    template <class Other>
    Figure operator()(const Other&) const {
        return std::nullopt;
    }
};

/// What the reader of diagrams asks of this game.
struct Drawing {
    using Game = callipers::Game;
    using Diagram = callipers::Diagram;
    using Square = Spot;
    using Base = RuleSet;
    using Collector = FigureCollector;

    [[nodiscard]] static std::pair<Rules, State> pose(const Node& node, const RuleSet& base) {
        node.object({"battle"});
        const Rules rules(read_posed_battle(node.member("battle"), base));
        return {rules, begin(rules)};
    }
    static void look(const Rules& rules, const State& state, Diagram& diagram) {
        diagram.view = view_of(rules, state, Viewer::onlooker);
        diagram.rules = rules.set();
    }
    [[nodiscard]] static std::vector<Spot> squares(const Node& node) { return read_spots(node); }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& text) { return action_from_text(text); }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string& text) { return roll_from_text(text); }
    [[nodiscard]] static std::optional<DiagramFigure> arrow(const Rules& rules, const State& state, const Action& action) {
        return std::visit(Drawn{rules, state}, action);
    }
};

}  // namespace

Diagram read_diagram(const std::string& text, const std::string& document, const RuleSet& base) {
    Diagram diagram = json::DiagramReader<Drawing>::read(text, document, base);
    const Rules rules(diagram.rules);
    for (std::size_t i = 0; i < diagram.marks.size(); ++i)
        if (const int key = diagram.marks[i].key; key > 0 && rules.index_of(key) < 0)
            throw DataError(document, "/marks/" + std::to_string(i), "the battle has no piece " + std::to_string(key));
    return diagram;
}

}  // namespace fow::callipers
