// The data of a variant: each value with the id of its rule.
#include <initializer_list>
#include <map>
#include <vector>

#include "games/stratego/engine/rule_set_faults.hpp"
#include "parts.hpp"

namespace fow::stratego::json_parts {
namespace {

[[nodiscard]] Value ruled_value(std::string_view rule, Value value) { return {{"rule", rule}, {"value", std::move(value)}}; }
[[nodiscard]] Value ruled_squares(std::string_view rule, const Squares& squares) {
    return {{"rule", rule}, {"squares", squares_to_json(squares)}};
}

[[nodiscard]] Value board_to_json(const RuleSet& set) {
    return {
        {"files", ruled_value("C1.1", set.files)}, {"ranks", ruled_value("C1.1", set.ranks)}, {"lakes", ruled_squares("C1.2", set.lakes)}};
}

[[nodiscard]] Value ranks_to_json(const RuleSet& set, const Army& army) {
    Value value;
    for (const Rank rank : ranks) value[word_of(rank)] = ruled_value(army_rule(set), army[rank]);
    return value;
}

[[nodiscard]] Value army_part_to_json(const RuleSet& set) {
    Value value = ranks_to_json(set, set.armies[blue_seat]);
    if (set.armies[red_seat] != set.armies[blue_seat]) value["red"] = ranks_to_json(set, set.armies[red_seat]);
    for (const Seat side : seats) value["zones"][std::string(word(side))] = ruled_squares(zone_rule(set), set.zones[side]);
    return value;
}

void read_board(const Node& node, RuleSet& set) {
    node.object({"files", "ranks", "lakes"});
    Gathered gathered(node.document());
    gathered.member(node, "files",
                    [&](const Node& n) { set.files = n.ruled("C1.1", "value").integer(-json::number_bound, json::number_bound); });
    gathered.member(node, "ranks",
                    [&](const Node& n) { set.ranks = n.ruled("C1.1", "value").integer(-json::number_bound, json::number_bound); });
    gathered.member(node, "lakes", [&](const Node& n) { set.lakes = squares_of(n.ruled("C1.2", "squares")); });
    gathered.refuse();
}

/// The pieces of each rank. `others`: the other members of the node.
void read_ranks(const Node& node, const RuleSet& set, Army& army, std::initializer_list<std::string_view> others, Gathered& gathered) {
    std::vector<std::string> words;
    for (const Rank rank : ranks) words.push_back(word_of(rank));
    std::vector<std::string_view> members(words.begin(), words.end());
    members.insert(members.end(), others);
    node.object(members);
    for (const Rank rank : ranks)
        gathered.member(node, word_of(rank), [&](const Node& n) {
            army[rank] = static_cast<std::uint8_t>(n.ruled(army_rule(set), "value").integer(0, most_pieces));
        });
}

/// For both sides, unless Red's is given too (C1.8).
void read_army(const Node& node, RuleSet& set) {
    Gathered gathered(node.document());
    read_ranks(node, set, set.armies[blue_seat], {"red?", "zones"}, gathered);
    set.armies[red_seat] = set.armies[blue_seat];
    gathered.member(node, "red", [&](const Node& red) { read_ranks(red, set, set.armies[red_seat], {}, gathered); });
    gathered.member(node, "zones", [&](const Node& zones) {
        zones.object({"blue", "red"});
        for (const Seat side : seats)
            gathered.member(zones, word(side), [&](const Node& n) { set.zones[side] = squares_of(n.ruled(zone_rule(set), "squares")); });
    });
    gathered.refuse();
}

void read_limits(const Node& node, RuleSet& set) {
    node.object({"quiet_turns"});
    set.quiet_limit = node.member("quiet_turns").ruled("C4.5", "value").integer(-json::number_bound, json::number_bound);
}

}  // namespace

Value part_to_json(const RuleSet& set, std::string_view part) {
    if (part == "board") return board_to_json(set);
    if (part == "army") return army_part_to_json(set);
    return {{"quiet_turns", ruled_value("C4.5", set.quiet_limit)}};
}

void read_part(const Node& node, std::string_view part, RuleSet& set) {
    if (part == "board") read_board(node, set);
    else if (part == "army") read_army(node, set);
    else read_limits(node, set);
}

void refuse_unplayable(const RuleSet& set, const std::array<std::optional<Node>, 3>& nodes) {
    std::vector<Fault> faults = faults_of(set);
    if (faults.empty()) return;
    std::string document;
    for (const auto& node : nodes)
        if (node && document.empty()) document = node->document();
    for (Fault& fault : faults)
        for (std::size_t i = 0; i < rules_parts.size(); ++i) {
            const std::string own = "/" + std::string(rules_parts[i]);
            if (!fault.pointer.starts_with(own)) continue;
            if (nodes[i]) {
                document = nodes[i]->document();
                fault.pointer = nodes[i]->pointer() + fault.pointer.substr(own.size());
            } else {
                fault.pointer.clear();  // a part that the document lacks does not fit the parts that it has
            }
            break;
        }
    throw DataError(document, std::move(faults));
}

}  // namespace fow::stratego::json_parts

namespace fow::stratego {

RuleSet read_rule_set(const RulesTexts& texts, const std::string& folder, std::string_view id) {
    using json_parts::Node;
    const auto parsed = [&](const std::string& text, const char* name) { return json::parse(text, folder + "/" + name + ".json"); };
    const json::Value board = parsed(texts.board, "board"), armies = parsed(texts.armies, "armies"),
                      limits = parsed(texts.limits, "limits");
    const Node all_armies(armies, folder + "/armies.json");
    std::vector<std::string_view> ids;
    for (const Variant& variant : variants) ids.push_back(variant.id);
    all_armies.object(ids);
    const std::array<std::optional<Node>, 3> nodes{Node(board, folder + "/board.json"), all_armies.member(id),
                                                   Node(limits, folder + "/limits.json")};
    RuleSet set;
    set.id = id;
    if (nodes[1]->has("red")) nodes[1]->member("red").fail("on the printed board both sides have the same army (C1.8)");
    for (std::size_t i = 0; i < nodes.size(); ++i) json_parts::read_part(*nodes[i], json_parts::rules_parts[i], set);
    json_parts::refuse_unplayable(set, nodes);
    return set;
}

}  // namespace fow::stratego
