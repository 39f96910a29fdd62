#include "fow/games/waterloo/json/sealed.hpp"

#include "parts.hpp"

namespace fow::inline waterloo {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view sealed_format = "fog-of-waterloo/sealed-record";
constexpr std::size_t min_seal = 40;

[[nodiscard]] Value open_value(const SealedRecord& sealed) {
    Value value{{"format", sealed_format},
                {"version", 1},
                {"game", "waterloo"},
                {"mode", word(sealed.options.mode)},
                {"options", json::options_to_json(sealed.options)},
                {"names", json::names_to_json(sealed.names)},
                {"commitments", Value::array()},
                {"phrases", json::phrases_to_json(sealed.phrases)},
                {"program_key", json::hex(sealed.program_key)}};
    if (!sealed.id.empty()) value["id"] = json::hex(sealed.id);
    for (const SealedRecord::Shown& made : sealed.commitments)
        value["commitments"].push_back({{"seat", word(made.seat)}, {"what", made.what}, {"hash", json::hex(made.hash)}});
    if (sealed.phrases_key) value["phrases_key"] = json::hex(*sealed.phrases_key);
    return value;
}

[[nodiscard]] std::vector<SealedRecord::Shown> read_shown(const Node& node) {
    std::vector<SealedRecord::Shown> list;
    for (std::size_t i = 0; i < node.size(seats.size() * secret_kinds.size()); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "what", "hash"});
        list.push_back({seat_of(entry.member("seat")), json::secret_kind_of(entry.member("what")),
                        json::hex_bytes(entry.member("hash"), json::hash_size)});
    }
    return list;
}

}  // namespace

std::string open_part(const SealedRecord& sealed) { return json::compact(open_value(sealed)); }

std::string write_sealed_record(const SealedRecord& sealed) {
    const Value open = open_value(sealed);
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game", "id", "mode", "options", "names", "commitments", "phrases", "program_key"})
        if (open.contains(name)) text += json::line(name, open[name]);
    if (sealed.phrases_key) text += json::line("phrases_key", open["phrases_key"]);
    return text + "  \"seal\": \"" + json::base64(sealed.seal) + "\"\n}\n";
}

std::optional<SealedRecord> read_sealed_record(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document, json::record_value_limit);
    const Node node(value, document);
    if (!value.is_object() || !node.has("format") || value["format"] != sealed_format) return std::nullopt;
    node.format(sealed_format);
    node.object(
        {"format", "version", "game", "id?", "mode", "options", "names", "commitments", "phrases", "program_key", "phrases_key?", "seal"});
    SealedRecord sealed;
    if (node.has("id")) sealed.id = json::hex_bytes(node.member("id"), json::id_size);
    json::read_table(node, sealed.options, sealed.names);
    sealed.commitments = read_shown(node.member("commitments"));
    sealed.phrases = json::read_phrases(node.member("phrases"));
    sealed.program_key = json::hex_bytes(node.member("program_key"), wrapped_size);
    if (node.has("phrases_key")) {
        const Node wrapped = node.member("phrases_key");
        if (!sealed.phrases[french_seat] || !sealed.phrases[allied_seat]) wrapped.fail("needs the phrases of both seats");
        sealed.phrases_key = json::hex_bytes(wrapped, wrapped_size);
    }
    sealed.seal = json::base64_bytes(node.member("seal"), seal_limit);
    if (sealed.seal.size() < min_seal) node.member("seal").fail("is too short");
    return sealed;
}

}  // namespace fow::inline waterloo
