// rules/waterloo/*.json as a whole: every value stands with the id of its rule.
#include "ruleset_parts.hpp"

namespace fow {
namespace json {
namespace {

/// What stands beside a rule's id.
[[nodiscard]] Node beside_rule(const Node& node) {
    for (const char* name : {"value", "squares"})
        if (node.has("rule") && node.has(name) && !node.has("id")) return node.member(name);
    return node;
}

/// Where in its document a pointer into the ruleset leads.
[[nodiscard]] Node place(Node node, const std::string& pointer) {
    for (std::size_t slash = 0; slash != std::string::npos;) {
        const std::size_t next = pointer.find('/', slash + 1);
        const std::string step = pointer.substr(slash + 1, next == std::string::npos ? next : next - slash - 1);
        const Node holder = beside_rule(node);
        node = holder.is_list() ? holder.element(std::stoul(step)) : holder.member(step);
        slash = next;
    }
    return beside_rule(node);
}

/// All that is wrong with the document in which the first fault lies.
[[noreturn]] void refuse(const RulesNodes& nodes, const std::vector<Fault>& faults) {
    const auto part_of = [](const Fault& fault) { return fault.pointer.substr(1, fault.pointer.find('/', 1) - 1); };
    const std::string part = part_of(faults.front());
    const Node& document = nodes.at(part);
    std::vector<Fault> found;
    for (const Fault& fault : faults)
        if (part_of(fault) == part) found.push_back({place(document, fault.pointer.substr(part.size() + 1)).pointer(), fault.reason});
    throw DataError(document.document(), std::move(found));
}

}  // namespace

std::vector<Square> ruled_squares(const Node& node, const char* rule) { return node.ruled(rule, "squares").squares(); }
SquareSet ruled_square_set(const Node& node, const char* rule) { return node.ruled(rule, "squares").square_set(); }

PerSeat<SquareSet> ruled_by_seat(const Node& node, const char* rule) {
    node.object({"french", "allied"});
    return {ruled_square_set(node.member("french"), rule), ruled_square_set(node.member("allied"), rule)};
}

int ruled_number(const Node& document, std::string_view name, const char* rule) {
    return document.member(name).ruled(rule, "value").integer(-1000000, 1000000);
}

Value ruled(const char* rule, const char* name, Value value) { return {{"rule", rule}, {name, std::move(value)}}; }

Value squares_to_json(const std::vector<Square>& squares) {
    Value texts = Value::array();
    for (const Square square : squares) texts.push_back(to_text(square));
    return texts;
}

Value squares_to_json(SquareSet squares) { return squares_to_json(std::vector<Square>(squares.begin(), squares.end())); }

Value ruled_by_seat(const char* rule, const PerSeat<SquareSet>& sets) {
    return {{"french", ruled(rule, "squares", squares_to_json(sets.french))},
            {"allied", ruled(rule, "squares", squares_to_json(sets.allied))}};
}

Ruleset read_rules(const RulesNodes& nodes) {
    Ruleset set;
    set.board = read_board(nodes.at("board"));
    set.pieces = read_pieces(nodes.at("pieces"));
    set.turns = read_turns(nodes.at("turns"));
    set.die = read_die(nodes.at("die"));
    set.arrival = read_arrival(nodes.at("arrival"));
    if (nodes.count("terrain") != 0) set.terrain = read_terrain(nodes.at("terrain"));
    if (nodes.count("cards") != 0) set.cards = read_cards(nodes.at("cards"));
    if (nodes.count("expert") != 0) set.expert = read_expert(nodes.at("expert"));
    if (const auto faults = faults_of(set); !faults.empty()) refuse(nodes, faults);
    return set;
}

Value rules_to_json(const Ruleset& set) {
    return {{"board", to_json(set.board)},     {"pieces", to_json(set.pieces)},   {"turns", to_json(set.turns)},
            {"die", to_json(set.die)},         {"arrival", to_json(set.arrival)}, {"terrain", to_json(set.terrain)},
            {"cards", to_json(set.cards)},     {"expert", to_json(set.expert)}};
}

}  // namespace json

Ruleset read_ruleset(const RulesTexts& texts, const std::string& folder) {
    const std::array<const std::string*, json::rules_parts.size()> in_order{
        &texts.board, &texts.pieces, &texts.turns, &texts.die, &texts.arrival, &texts.terrain, &texts.cards, &texts.expert};
    std::map<std::string_view, json::Value> values;
    json::RulesNodes nodes;
    for (std::size_t i = 0; i < in_order.size(); ++i) {
        const std::string_view part = json::rules_parts[i];
        const std::string document = folder + "/" + std::string(part) + ".json";
        nodes.emplace(part, json::Node(values[part] = json::parse(*in_order[i], document), document));
    }
    return json::read_rules(nodes);
}

}  // namespace fow
