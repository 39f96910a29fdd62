#include "fow/json/ledger.hpp"

#include <limits>

#include "json/table_json.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view ledger_format = "fog-of-waterloo/ledger";
/// The number of values in the largest ledger: each entry has at most 21, and 11 more for each remark.
constexpr std::size_t ledger_values = (21 + 11 * ledger_remark_limit) * ledger_limit + 10;

Value entry_to_json(const LedgerEntry& entry) {
    Value remarks = Value::array();
    for (const TableEvent& remark : entry.remarks) remarks.push_back(json::remark_to_json(*entry.game, remark));
    Value value = json::point_to_json(*entry.game, entry.reached);
    value["game"] = entry.game->id;
    value["id"] = json::hex(entry.id);
    value["ended"] = entry.ended;
    value["said"] = std::move(remarks);
    value["phrases"] = json::phrases_to_json(*entry.game, entry.phrases);
    return value;
}

LedgerEntry read_entry(const Node& node, KnownGames games) {
    node.object({"game?", "id", "plies", "remarks", "digest", "moment", "ended", "said", "phrases"});
    LedgerEntry entry;
    entry.game = node.has("game") ? &json::game_of(node, games) : games.front();
    entry.id = json::hex_bytes(node.member("id"), json::id_size);
    entry.reached = json::read_point(*entry.game, node);
    entry.ended = node.member("ended").boolean();
    const Node said = node.member("said");
    for (std::size_t i = 0; i < said.size(ledger_remark_limit); ++i)
        entry.remarks.push_back(json::read_remark(*entry.game, said.element(i)));
    entry.phrases = json::read_phrases(*entry.game, node.member("phrases"));
    return entry;
}

}  // namespace

std::string write_ledger(const LedgerText& ledger) {
    Value games = Value::array();
    for (const LedgerEntry& entry : ledger.games) games.push_back(entry_to_json(entry));
    return json::compact({{"format", ledger_format}, {"version", 1}, {"writings", ledger.writings}, {"games", games}});
}

LedgerText read_ledger(const std::string& text, const std::string& document, KnownGames games) {
    const Value value = json::parse(text, document, ledger_values);
    const Node node(value, document);
    node.format(ledger_format);
    node.object({"format", "version", "writings?", "games"});
    LedgerText ledger;
    if (node.has("writings")) ledger.writings = node.member("writings").integer(0, std::numeric_limits<int>::max());
    const Node list = node.member("games");
    for (std::size_t i = 0; i < list.size(ledger_limit); ++i) ledger.games.push_back(read_entry(list.element(i), games));
    return ledger;
}

}  // namespace fow
