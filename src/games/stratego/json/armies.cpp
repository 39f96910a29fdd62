// Saved and ready-made set-ups.
#include <algorithm>

#include "games/stratego/engine/rules.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "parts.hpp"

namespace fow::stratego {
namespace {

constexpr std::string_view deployment_format = "fog-of-waterloo/deployment";
constexpr std::string_view formation_format = "fog-of-waterloo/formation";

}  // namespace

Deployment read_deployment(const std::string& text, const std::string& document, const RuleSet& rules) {
    using namespace json_parts;
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(deployment_format);
    node.object({"format", "version", "name", "game", "army", "kept_in?", "pieces"});
    if (const std::string game = node.member("game").text(); game != rules.id)
        node.member("game").fail("\"" + game + "\" is not \"" + rules.id + "\"");
    Deployment deployment;
    deployment.name = node.member("name").text();
    deployment.seat = seat_of(node.member("army"));
    if (node.has("kept_in")) deployment.kept_in = json::hex_bytes(node.member("kept_in"), json::id_size);
    Army left = rules.armies[deployment.seat];
    Squares taken;
    Gathered gathered(document);
    gathered.each(node, "pieces", most_pieces, [&](const Node& entry) {
        const std::string found = entry.text();
        const auto action = action_from_text(found);
        const auto* place = action ? std::get_if<Place>(&*action) : nullptr;
        if (place == nullptr) entry.fail("\"" + found + "\" is not a piece on a square, like F@a1 (C6.3)");
        if (left[place->rank] == 0) entry.fail("the army has no more of these (" + std::string(army_rule(rules)) + ")");
        if (!rules.zones[deployment.seat].has(place->at))
            entry.fail("the square is not in the set-up zone (" + std::string(zone_rule(rules)) + ")");
        if (taken.has(place->at)) entry.fail("two pieces on one square (C1.4)");
        --left[place->rank];
        taken.set(place->at);
        deployment.places.push_back(*place);
    });
    gathered.refuse();
    std::sort(deployment.places.begin(), deployment.places.end(), [](const Place& a, const Place& b) { return a.at < b.at; });
    return deployment;
}

std::string write_deployment(const Deployment& deployment, const RuleSet& rules) {
    json::Value pieces = json::Value::array();
    for (const Place& place : deployment.places) pieces.push_back(to_text(Action(place)));
    return json::head(deployment_format, deployment.name) + json::line("game", rules.id) + json::line("army", word(deployment.seat)) +
           (deployment.kept_in.empty() ? "" : json::line("kept_in", json::hex(deployment.kept_in))) +
           "  \"pieces\": " + json::one_per_line(pieces, "  ") + "\n}\n";
}

Formation read_formation(const std::string& text, const std::string& document, const std::vector<Rules>& games) {
    using namespace json_parts;
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(formation_format);
    node.object({"format", "version", "game", "id", "name", "text", "set_up"});
    Formation formation{node.member("game").text(), node.member("id").text(json::label_limit), node.member("name").text(json::label_limit),
                        node.member("text").text(json::description_limit), node.member("set_up").text()};
    const auto rules = std::find_if(games.begin(), games.end(), [&](const Rules& each) { return each.set().id == formation.game; });
    if (rules == games.end()) node.member("game").fail("\"" + formation.game + "\" is not a game with formations");
    const Node set_up = node.member("set_up");
    State state = begin(*rules);
    try {
        for (const Place& place : read_set_up(*rules, state.mover, formation.set_up)) put(*rules, state, state.mover, place.rank, place.at);
    } catch (const DataError& error) {
        set_up.fail((error.pointer.empty() ? "" : error.pointer + ": ") + error.reason);
    }
    // Both sides set up the same: the zones lie opposite each other.
    if (const auto violation = check(*rules, state, Ready{})) set_up.fail(to_text(*violation));
    return formation;
}

}  // namespace fow::stratego
