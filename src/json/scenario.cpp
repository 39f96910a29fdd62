// Scenarios and deployments.
#include <algorithm>

#include "reader.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view scenario_format = "fog-of-waterloo/scenario";
constexpr std::string_view deployment_format = "fog-of-waterloo/deployment";

}  // namespace

Scenario read_scenario(const std::string& text, const std::string& document, const Ruleset& set) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(scenario_format);
    node.object({"format", "version", "name", "description", "mode", "position"});
    Scenario scenario;
    scenario.name = node.member("name").text();
    scenario.description = node.member("description").text(2000);
    scenario.mode = node.member("mode").word(mode_from_word, "a mode that this program plays (basic)");
    scenario.state = json::read_position(node.member("position"), Rules(set, {scenario.mode}));
    return scenario;
}

std::string write_scenario(const Scenario& scenario, const Ruleset& set) {
    Value value{{"format", scenario_format},
                {"version", 1},
                {"name", scenario.name},
                {"description", scenario.description},
                {"mode", word(scenario.mode)},
                {"position", json::position_to_json(scenario.state, Rules(set, {scenario.mode}))}};
    return value.dump(2) + "\n";
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
    std::string text = "{\n";
    const auto line = [&](const char* name, const Value& value) {
        text += "  \"" + std::string(name) + "\": " + value.dump() + ",\n";
    };
    line("format", deployment_format);
    line("version", 1);
    line("name", deployment.name);
    line("army", word(deployment.seat));
    text += "  \"pieces\": [";
    for (std::size_t i = 0; i < deployment.places.size(); ++i) {
        const PlaceUnit& place = deployment.places[i];
        const Value piece{{"unit", roster[static_cast<std::size_t>(place.unit.index())].id}, {"square", to_text(place.square)}};
        text += (i == 0 ? "\n    " : ",\n    ") + piece.dump();
    }
    return text + "\n  ]\n}\n";
}

}  // namespace fow
