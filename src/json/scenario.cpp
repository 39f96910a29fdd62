// Scenarios and deployments.
#include <algorithm>

#include "reader.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view scenario_format = "fog-of-waterloo/scenario";
constexpr std::string_view deployment_format = "fog-of-waterloo/deployment";

[[nodiscard]] std::string member(std::string_view name, const Value& value) {
    return "  \"" + std::string(name) + "\": " + json::compact(value);
}

[[nodiscard]] std::string head(std::string_view format, const std::string& name) {
    return "{\n" + member("format", format) + ",\n" + member("version", 1) + ",\n" + member("name", json::free_text(name)) + ",\n";
}

/// The bracket that opens a list, and its entries; the last line and the closing bracket are the caller's.
[[nodiscard]] std::string one_a_line(const Value& list, const std::string& indent) {
    std::string text = "[";
    for (const Value& entry : list) text += (text.size() == 1 ? "\n" : ",\n") + indent + json::compact(entry);
    return text;
}

}  // namespace

Scenario read_scenario(const std::string& text, const std::string& document, const Ruleset& set) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(scenario_format);
    node.object({"format", "version", "name", "description", "mode", "position"});
    Scenario scenario;
    scenario.name = node.member("name").text();
    scenario.description = node.member("description").text(json::description_limit);
    scenario.mode = node.member("mode").word(mode_from_word, "a mode that this program plays (basic)");
    scenario.state = json::read_position(node.member("position"), Rules(set, {scenario.mode}));
    return scenario;
}

std::string write_scenario(const Scenario& scenario, const Ruleset& set) {
    const Value position = json::position_to_json(scenario.state, Rules(set, {scenario.mode}));
    std::string text = head(scenario_format, scenario.name);
    text += member("description", json::free_text(scenario.description, json::description_limit)) + ",\n" + member("mode", word(scenario.mode)) + ",\n";
    text += "  \"position\": {\n";
    for (const auto& [name, value] : position.items())
        if (name != "pieces") text += "  " + member(name, value) + ",\n";
    return text + "    \"pieces\": " + one_a_line(position["pieces"], "      ") + "\n    ]\n  }\n}\n";
}

Deployment read_deployment(const std::string& text, const std::string& document, const Roster& roster) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(deployment_format);
    node.object({"format", "version", "name", "army", "pieces"});
    Deployment deployment;
    deployment.name = node.member("name").text();
    deployment.seat = node.member("army").seat();
    const Army army = deployment.seat == Seat::french ? Army::french : Army::allied;
    const Node pieces = node.member("pieces");
    SquareSet taken;
    std::vector<bool> used(roster.size());
    for (std::size_t i = 0; i < pieces.size(max_units); ++i) {
        const Node piece = pieces.element(i);
        piece.object({"unit", "square"});
        const UnitId unit = piece.member("unit").unit(roster);
        const Square square = piece.member("square").square();
        if (roster[static_cast<std::size_t>(unit.index())].army != army)
            piece.member("unit").fail("that piece is of another army (W6.1)");
        if (used[static_cast<std::size_t>(unit.index())]) piece.member("unit").fail("the piece is listed twice");
        if (taken.contains(square)) piece.member("square").fail("two pieces on one square (W6.2)");
        used[static_cast<std::size_t>(unit.index())] = true;
        taken.insert(square);
        deployment.places.push_back({unit, square});
    }
    std::sort(deployment.places.begin(), deployment.places.end(),
              [](const PlaceUnit& a, const PlaceUnit& b) { return a.square < b.square; });
    return deployment;
}

std::string write_deployment(const Deployment& deployment, const Roster& roster) {
    Value pieces = Value::array();
    for (const PlaceUnit& place : deployment.places)
        pieces.push_back({{"unit", roster[static_cast<std::size_t>(place.unit.index())].id}, {"square", to_text(place.square)}});
    return head(deployment_format, deployment.name) + member("army", word(deployment.seat)) + ",\n  \"pieces\": " +
           one_a_line(pieces, "    ") + "\n  ]\n}\n";
}

}  // namespace fow
