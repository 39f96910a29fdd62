// Scenarios: a board, armies and limits of one's own or the printed ones, and perhaps a position on it.
#include "parts.hpp"

namespace fow::stratego {
namespace {

constexpr std::string_view scenario_format = "fog-of-waterloo/scenario";

}  // namespace

Scenario json_parts::read_posed(const Node& node, const RuleSet& base) {
    Scenario scenario;
    scenario.rules = base;
    std::array<std::optional<Node>, 3> nodes;
    Gathered gathered(node.document());
    for (std::size_t i = 0; i < rules_parts.size(); ++i)
        gathered.member(node, rules_parts[i], [&](const Node& n) {
            nodes[i] = n;
            read_part(n, rules_parts[i], scenario.rules);
        });
    gathered.refuse();
    refuse_unplayable(scenario.rules, nodes);
    const Node position = node.member("position");
    if (position.is_null()) return scenario;
    scenario.start = read_position(position, Rules(scenario.rules));
    if (const auto& result = scenario.start->result)
        position.fail("the game is over in this position (" + std::string(rule_of(result->ending)) + ")");
    return scenario;
}

Scenario read_scenario(const std::string& text, const std::string& document, const RuleSet& base) {
    using namespace json_parts;
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(scenario_format);
    node.object({"format", "version", "name", "game", "description", "board?", "army?", "limits?", "position"});
    if (const std::string game = node.member("game").text(); game != base.id)
        node.member("game").fail("\"" + game + "\" is not \"" + base.id + "\"");
    std::string name, description;
    Scenario scenario;
    Gathered gathered(document);
    gathered.member(node, "name", [&](const Node& n) { name = n.text(); });
    gathered.member(node, "description", [&](const Node& n) { description = n.text(json::description_limit); });
    gathered.attempt([&] { scenario = read_posed(node, base); });
    gathered.refuse();
    scenario.name = std::move(name);
    scenario.description = std::move(description);
    return scenario;
}

std::string write_scenario(const Scenario& scenario, const RuleSet& base) {
    using namespace json_parts;
    std::string text = json::head(scenario_format, scenario.name) + json::line("game", scenario.rules.id) +
                       json::line("description", json::free_text(scenario.description, json::description_limit));
    for (const std::string_view part : rules_parts)
        if (const Value own = part_to_json(scenario.rules, part); own != part_to_json(base, part))
            text += json::block(part, own, "") + ",\n";
    if (!scenario.start) return text + "  \"position\": null\n}\n";
    return text + json::block("position", position_to_json(Rules(scenario.rules), *scenario.start), "pieces") + "\n}\n";
}

}  // namespace fow::stratego
