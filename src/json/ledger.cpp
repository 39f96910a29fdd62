#include "json/ledger.hpp"

#include <limits>
#include <utility>

#include "json/record.hpp"
#include "json/table_json.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view ledger_format = "fog-of-waterloo/ledger";
/// The number of values in the largest volume: each entry has at most 31, and 11 more for each remark.
constexpr std::size_t ledger_values = (31 + 11 * ledger_remark_limit) * ledger_limit + 10;
constexpr std::pair turns_of_thought{-1000, static_cast<int>(ply_limit)};  // of any game

Value entry_to_json(const LedgerEntry& entry) {
    Value remarks = Value::array();
    for (const TableEvent& remark : entry.remarks) remarks.push_back(json::remark_to_json(*entry.game, remark));
    Value value = json::point_to_json(*entry.game, entry.reached);
    value["game"] = entry.game->id;
    value["id"] = json::hex(entry.id);
    value["ended"] = entry.ended;
    if (entry.over != entry.ended) value["over"] = entry.over;
    value["said"] = std::move(remarks);
    value["phrases"] = json::phrases_to_json(*entry.game, entry.phrases);
    if (!entry.thoughts.empty()) {
        Value thoughts = Value::array();
        for (const Thought& thought : entry.thoughts) thoughts.push_back(json::thought_to_json(*entry.game, thought));
        value["thoughts"] = std::move(thoughts);
    }
    return value;
}

LedgerEntry read_entry(const Node& node, KnownGames games) {
    node.object({"game?", "id", "plies", "remarks", "digest", "moment", "ended", "over?", "said", "phrases", "thoughts?"});
    LedgerEntry entry;
    entry.game = node.has("game") ? &json::game_of(node, games) : games.front();
    entry.id = json::hex_bytes(node.member("id"), json::id_size);
    entry.reached = json::read_point(*entry.game, node);
    entry.ended = node.member("ended").boolean();
    entry.over = node.has("over") ? node.member("over").boolean() : entry.ended;
    const Node said = node.member("said");
    for (std::size_t i = 0; i < said.size(ledger_remark_limit); ++i)
        entry.remarks.push_back(json::read_remark(*entry.game, said.element(i)));
    entry.phrases = json::read_phrases(*entry.game, node.member("phrases"));
    if (node.has("thoughts")) {
        const Node thoughts = node.member("thoughts");
        for (std::size_t i = 0; i < thoughts.size(seats.size()); ++i)
            entry.thoughts.push_back(json::read_thought(*entry.game, thoughts.element(i), turns_of_thought));
    }
    return entry;
}

}  // namespace

std::string write_ledger(const LedgerVolume& volume) {
    Value games = Value::array();
    for (const LedgerEntry& entry : volume.entries) games.push_back(entry_to_json(entry));
    Value document{{"format", ledger_format}, {"version", 1}, {"writings", volume.writings}, {"games", std::move(games)}};
    if (volume.older > 0) document["older"] = volume.older;
    return json::compact(document);
}

LedgerVolume read_ledger(const std::string& text, const std::string& document, KnownGames games) {
    const Value value = json::parse(text, document, ledger_values);
    const Node node(value, document);
    node.format(ledger_format);
    node.object({"format", "version", "writings?", "games", "older?"});
    const Node list = node.member("games");
    LedgerVolume volume;
    for (std::size_t i = 0; i < list.size(ledger_limit); ++i) volume.entries.push_back(read_entry(list.element(i), games));
    if (node.has("writings")) volume.writings = node.member("writings").integer(0, std::numeric_limits<int>::max());
    if (node.has("older")) volume.older = static_cast<std::size_t>(node.member("older").integer(1, static_cast<int>(ledger_volumes)));
    return volume;
}

}  // namespace fow
