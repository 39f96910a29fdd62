#include "fow/json/ledger.hpp"

#include "parts.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view ledger_format = "fog-of-waterloo/ledger";
/// Values of the largest ledger: each entry has at most 20, and 11 for each remark.
constexpr std::size_t ledger_values = (20 + 11 * ledger_remark_limit) * ledger_limit + 10;

Value entry_to_json(const LedgerEntry& entry) {
    const CoursePoint& reached = entry.reached;
    Value remarks = Value::array();
    for (const TableEvent& remark : entry.remarks) remarks.push_back(json::remark_to_json(remark));
    return {{"id", json::hex(entry.id)},
            {"plies", reached.plies},
            {"remarks", reached.remarks},
            {"digest", json::hex(reached.digest)},
            {"moment", json::moment_to_json(reached.moment)},
            {"ended", entry.ended},
            {"said", std::move(remarks)},
            {"phrases", json::phrases_to_json(entry.phrases)}};
}

LedgerEntry read_entry(const Node& node) {
    node.object({"id", "plies", "remarks", "digest", "moment", "ended", "said", "phrases"});
    LedgerEntry entry;
    entry.id = json::hex_bytes(node.member("id"), json::id_size);
    entry.reached.plies = static_cast<std::size_t>(node.member("plies").integer(0, json::number_bound));
    entry.reached.remarks = static_cast<std::size_t>(node.member("remarks").integer(0, json::number_bound));
    entry.reached.digest = json::hex_bytes(node.member("digest"), json::hash_size);
    entry.reached.moment = json::read_moment(node.member("moment"));
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

}  // namespace fow
