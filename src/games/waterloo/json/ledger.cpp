#include "fow/games/waterloo/json/ledger.hpp"

#include "parts.hpp"

namespace fow::inline waterloo {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view ledger_format = "fog-of-waterloo/ledger";
/// Values of the largest ledger: each entry has at most 20, and 11 for each remark.
constexpr std::size_t ledger_values = (20 + 11 * ledger_remark_limit) * ledger_limit + 10;

Value entry_to_json(const LedgerEntry& entry) {
    Value remarks = Value::array();
    for (const TableEvent& remark : entry.remarks) remarks.push_back(json::remark_to_json(remark));
    Value value = json::point_to_json(entry.reached);
    value["id"] = json::hex(entry.id);
    value["ended"] = entry.ended;
    value["said"] = std::move(remarks);
    value["phrases"] = json::phrases_to_json(entry.phrases);
    return value;
}

LedgerEntry read_entry(const Node& node) {
    node.object({"id", "plies", "remarks", "digest", "moment", "ended", "said", "phrases"});
    LedgerEntry entry;
    entry.id = json::hex_bytes(node.member("id"), json::id_size);
    entry.reached = json::read_point(node);
    entry.ended = node.member("ended").boolean();
    const Node said = node.member("said");
    for (std::size_t i = 0; i < said.size(ledger_remark_limit); ++i) entry.remarks.push_back(json::read_remark(said.element(i)));
    entry.phrases = json::read_phrases(node.member("phrases"));
    return entry;
}

}  // namespace

std::string write_ledger(const std::vector<LedgerEntry>& entries) {
    Value games = Value::array();
    for (const LedgerEntry& entry : entries) games.push_back(entry_to_json(entry));
    return json::compact({{"format", ledger_format}, {"version", 1}, {"games", games}});
}

std::vector<LedgerEntry> read_ledger(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document, ledger_values);
    const Node node(value, document);
    node.format(ledger_format);
    node.object({"format", "version", "games"});
    const Node games = node.member("games");
    std::vector<LedgerEntry> entries;
    for (std::size_t i = 0; i < games.size(ledger_limit); ++i) entries.push_back(read_entry(games.element(i)));
    return entries;
}

}  // namespace fow::inline waterloo
