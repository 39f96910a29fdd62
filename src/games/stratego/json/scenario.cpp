// Scenarios: a custom or printed board with armies and limits, and perhaps a position on it.
#include "games/stratego/engine/rules.hpp"
#include "parts.hpp"

namespace fow::stratego {
namespace {

constexpr std::string_view scenario_format = "fog-of-waterloo/scenario";

/// `unfinished`: the board need not be playable if it can be drawn and nothing stands on it.
[[nodiscard]] Scenario read_parts(const json_parts::Node& node, const RuleSet& base, bool unfinished) {
    using namespace json_parts;
    Scenario scenario;
    scenario.rules = base;
    std::array<std::optional<Node>, 3> nodes;
    Gathered gathered(node.document());
    gathered.member(node, "name", [&](const Node& n) { scenario.name = n.text(); });
    gathered.member(node, "description", [&](const Node& n) { scenario.description = n.text(json::description_limit); });
    for (std::size_t i = 0; i < rules_parts.size(); ++i)
        gathered.member(node, rules_parts[i], [&](const Node& n) {
            nodes[i] = n;
            read_part(n, rules_parts[i], scenario.rules);
        });
    gathered.refuse();
    const Node position = node.member("position");
    if (!unfinished || !position.is_null() || !fits_board(scenario.rules)) refuse_unplayable(scenario.rules, nodes);
    if (position.is_null()) return scenario;
    scenario.start = read_position(position, Rules(scenario.rules));
    if (const auto& result = scenario.start->result)
        position.fail("the game is over in this position (" + std::string(rule_of(result->ending)) + ")");
    return scenario;
}

[[nodiscard]] Scenario read(const std::string& text, const std::string& document, const RuleSet& base, bool unfinished) {
    const json::Value value = json::parse(text, document);
    const json::Node node(value, document);
    node.format(scenario_format);
    node.object({"format", "version", "name", "game", "description", "board?", "army?", "limits?", "position"});
    if (const std::string game = node.member("game").text(); game != base.id)
        node.member("game").fail("\"" + game + "\" is not \"" + base.id + "\"");
    return read_parts(node, base, unfinished);
}

}  // namespace

Scenario json_parts::read_scenario_parts(const Node& node, const RuleSet& base) { return read_parts(node, base, false); }

Scenario read_scenario(const std::string& text, const std::string& document, const RuleSet& base) {
    return read(text, document, base, false);
}

Scenario read_drawing(const std::string& text, const std::string& document, const RuleSet& base) {
    return read(text, document, base, true);
}

std::string game_of_scenario(const std::string& text, const std::string& document) {
    const json::Value value = json::parse(text, document);
    const json::Node node(value, document);
    node.format(scenario_format);
    const json::Node game = node.member("game");
    std::string id = game.text();
    if (variant_named(id) != nullptr) return id;
    std::string known;
    for (const Variant& variant : variants) known += (known.empty() ? "" : ", ") + std::string(variant.id);
    game.fail("\"" + id + "\" is none of " + known);
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
