// The data of a variant: each value with the id of its rule.
#include "games/stratego/engine/rules.hpp"
#include "json/fields.hpp"
#include "parts.hpp"

namespace fow::stratego::json_parts {
namespace {

using json::Ruled;

/// faults_of() judges which numbers are playable.
constexpr json::Integer number{-json::number_bound, json::number_bound};

struct SquaresForm {
    static void read(const Node& node, Squares& squares) { squares = squares_of(node); }
    [[nodiscard]] static Value write(const Squares& squares) { return squares_to_json(squares); }
};

/// The pieces of each rank of one side.
[[nodiscard]] auto ranks_layout(std::string_view rule) {
    return [rule](auto& fields, auto& army) {
        for (const Rank rank : ranks) fields(word_of(rank), army[rank], Ruled{rule, json::Integer{0, most_pieces}});
    };
}

/// For both sides, unless Red's is given too (C1.8).
template <class Fields, class S>
void lay_out_army(Fields& fields, S& set, Gathered* gathered) {
    const auto army = ranks_layout(army_rule(set));
    army(fields, set.armies[blue_seat]);
    fields.maybe("red", set.armies[red_seat] != set.armies[blue_seat], set.armies[red_seat], json::Object{army, gathered});
    fields.object("zones", [&](auto& zones) {
        for (const Seat side : seats) zones(word(side), set.zones[side], Ruled{zone_rule(set), SquaresForm{}, "squares"});
    });
}

template <class Fields, class S>
void lay_out(Fields& fields, S& set, std::string_view part, Gathered* gathered) {
    if (part == "army") return lay_out_army(fields, set, gathered);
    if (part == "limits") return fields("quiet_turns", set.quiet_limit, Ruled{"C4.5", number});
    fields("files", set.files, Ruled{"C1.1", number});
    fields("ranks", set.ranks, Ruled{"C1.1", number});
    fields("lakes", set.lakes, Ruled{"C1.2", SquaresForm{}, "squares"});
}

}  // namespace

Value part_to_json(const RuleSet& set, std::string_view part) {
    return json::written_fields([&](auto& fields) { lay_out(fields, set, part, nullptr); });
}

void read_part(const Node& node, std::string_view part, RuleSet& set) {
    Gathered gathered(node.document());
    json::read_fields(node, [&](auto& fields) { lay_out(fields, set, part, &gathered); }, &gathered);
    gathered.refuse();
    if (part == "army" && !node.has("red")) set.armies[red_seat] = set.armies[blue_seat];
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
