// Diagrams of the rulebook.
#include "json/diagram.hpp"

#include "parts.hpp"

namespace fow::alliance {
namespace {

using namespace json_parts;

/// Collects what everybody sees.
class BlowCollector final : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer != Viewer::onlooker) return;
        if (const auto* chosen = std::get_if<ActionChosen>(&event)) arrows.push_back({chosen->order, chosen->target});
        if (const auto* test = std::get_if<RoutTested>(&event)) tested = *test;
    }
    std::vector<DiagramBlow> arrows;
    std::optional<RoutTested> tested;
};

/// What the reader of diagrams asks of this game.
struct Drawing {
    using Game = alliance::Game;
    using Diagram = alliance::Diagram;
    using Square = Place;
    using Base = RuleSet;
    using Collector = BlowCollector;

    [[nodiscard]] static std::pair<Rules, State> pose(const Node& node, const RuleSet& base) {
        node.object({"position"});
        const Rules rules(base);
        return {rules, read_position_node(node.member("position"), rules)};
    }
    static void look(const Rules& rules, const State& state, Diagram& diagram) {
        diagram.view = view_of(rules, state, Viewer::onlooker);
        diagram.rules = rules.set();
    }
    static void played(const Rules& rules, const State& state, const Collector& seen, Diagram& diagram) {
        diagram.after = view_of(rules, state, Viewer::onlooker);
        diagram.tested = seen.tested;
    }
    [[nodiscard]] static std::vector<Place> squares(const Node& node) {
        std::vector<Place> all;
        for (std::size_t i = 0; i < node.size(place_words.size()); ++i) all.push_back(node.element(i).word(place_from_word, "a place"));
        return all;
    }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& text) { return action_from_text(text); }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string& text) { return roll_from_text(text); }
    [[nodiscard]] static std::optional<DiagramBlow> arrow(const Action& action) {
        const auto* order = std::get_if<Order>(&action);
        if (order == nullptr) return std::nullopt;
        return DiagramBlow{*order, std::nullopt};
    }
};

}  // namespace

Diagram read_diagram(const std::string& text, const std::string& document, const RuleSet& base) {
    return json::DiagramReader<Drawing>::read(text, document, base);
}

}  // namespace fow::alliance
