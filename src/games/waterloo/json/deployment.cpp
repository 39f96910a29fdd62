// The deployment of one army.
#include <algorithm>

#include "parts.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Node;
using json::Value;

constexpr std::string_view deployment_format = "fog-of-waterloo/deployment";

}  // namespace

Deployment read_deployment(const std::string& text, const std::string& document, const Roster& roster) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(deployment_format);
    node.object({"format", "version", "name", "army", "kept_in?", "pieces"});
    Deployment deployment;
    deployment.name = node.member("name").text();
    deployment.seat = seat_of(node.member("army"));
    if (node.has("kept_in")) deployment.kept_in = json::hex_bytes(node.member("kept_in"), json::id_size);
    const Army army = deployment.seat == french_seat ? Army::french : Army::allied;
    const Node pieces = node.member("pieces");
    SquareSet taken;
    std::vector<bool> used(roster.size());
    for (std::size_t i = 0; i < pieces.size(max_units); ++i) {
        const Node piece = pieces.element(i);
        piece.object({"unit", "square"});
        const UnitId unit = unit_of(piece.member("unit"), roster);
        const Square square = square_of(piece.member("square"));
        if (unit_of(roster, unit).army != army) piece.member("unit").fail("that piece is of another army (W6.1)");
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
        pieces.push_back({{"unit", unit_of(roster, place.unit).id}, {"square", to_text(place.square)}});
    return json::head(deployment_format, deployment.name) + json::line("army", word(deployment.seat)) +
           (deployment.kept_in.empty() ? "" : json::line("kept_in", json::hex(deployment.kept_in))) +
           "  \"pieces\": " + json::one_per_line(pieces, "  ") + "\n}\n";
}

}  // namespace fow::waterloo
