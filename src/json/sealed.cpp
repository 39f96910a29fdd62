#include "json/sealed.hpp"

#include "json/table_json.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view record_format = "fog-of-waterloo/sealed-record";
constexpr std::string_view deployment_format = "fog-of-waterloo/sealed-deployment";
constexpr std::size_t min_seal = 40, deployment_seal_limit = 64u << 10;

[[nodiscard]] Value open_value(const SealedRecord& sealed) {
    const GameDocuments& game = *sealed.game;
    Value value = Value::parse(sealed.head);
    value.update({{"format", record_format},
                  {"version", 1},
                  {"game", game.id},
                  {"names", json::names_to_json(game, sealed.names)},
                  {"commitments", Value::array()},
                  {"phrases", json::phrases_to_json(game, sealed.phrases)},
                  {"program_key", json::hex(sealed.program_key)}});
    if (!sealed.id.empty()) value["id"] = json::hex(sealed.id);
    for (const ShownCommitment& made : sealed.commitments)
        value["commitments"].push_back({{"seat", word(game, made.seat)}, {"what", made.what}, {"hash", json::hex(made.hash)}});
    if (sealed.phrases_key) value["phrases_key"] = json::hex(*sealed.phrases_key);
    return value;
}

[[nodiscard]] std::vector<ShownCommitment> read_shown(const GameDocuments& game, const Node& node) {
    std::vector<ShownCommitment> list;
    for (std::size_t i = 0; i < node.size(seats.size() * game.secrets.size()); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "what", "hash"});
        list.push_back({json::seat_of(game, entry.member("seat")), json::secret_of(game, entry.member("what")),
                        json::hex_bytes(entry.member("hash"), json::hash_size)});
    }
    return list;
}

}  // namespace

std::string open_text(const SealedRecord& sealed) { return json::compact(open_value(sealed)); }

std::string write_sealed_record(const SealedRecord& sealed) {
    const Value open = open_value(sealed);
    std::vector<std::string_view> order{"format", "version", "game", "id"};
    order.insert(order.end(), sealed.game->head.begin(), sealed.game->head.end());
    order.insert(order.end(), {"names", "commitments", "phrases", "program_key"});
    std::string text = "{\n";
    for (const std::string_view name : order)
        if (open.contains(name)) text += json::line(name, open[std::string(name)]);
    if (sealed.phrases_key) text += json::line("phrases_key", open["phrases_key"]);
    return text + "  \"seal\": \"" + json::base64(sealed.seal) + "\"\n}\n";
}

bool may_be_sealed_record(const std::string& text) { return text.find(record_format) != std::string::npos; }

std::optional<SealedRecord> read_sealed_record(const std::string& text, const std::string& document, KnownGames games) {
    const Value value = json::parse(text, document, json::record_value_limit);
    const Node node(value, document);
    if (!value.is_object() || !node.has("format") || value["format"] != record_format) return std::nullopt;
    node.format(record_format);
    SealedRecord sealed;
    sealed.game = &json::game_of(node, games);
    const GameDocuments& game = *sealed.game;
    std::vector<std::string_view> members{"format",      "version", "game",        "id?",          "names",
                                          "commitments", "phrases", "program_key", "phrases_key?", "seal"};
    members.insert(members.end(), game.head.begin(), game.head.end());
    node.object(members);
    Value head = Value::object();
    for (const std::string_view name : game.head) head[std::string(name)] = value[std::string(name)];
    sealed.head = json::compact(head);
    if (game.check_head != nullptr) game.check_head(sealed.head, document);
    if (node.has("id")) sealed.id = json::hex_bytes(node.member("id"), json::id_size);
    sealed.names = json::read_names(game, node.member("names"));
    sealed.commitments = read_shown(game, node.member("commitments"));
    sealed.phrases = json::read_phrases(game, node.member("phrases"));
    sealed.program_key = json::hex_bytes(node.member("program_key"), wrapped_size);
    if (node.has("phrases_key")) {
        const Node wrapped = node.member("phrases_key");
        if (!sealed.phrases[Seat::first] || !sealed.phrases[Seat::second]) wrapped.fail("needs the phrases of both seats");
        sealed.phrases_key = json::hex_bytes(wrapped, wrapped_size);
    }
    sealed.seal = json::base64_bytes(node.member("seal"), seal_limit);
    if (sealed.seal.size() < min_seal) node.member("seal").fail("is too short");
    return sealed;
}

std::string write_sealed_deployment(const SealedDeployment& sealed) {
    return json::head(deployment_format, sealed.name) + json::line("game", sealed.game->id) +
           json::line("army", word(*sealed.game, sealed.seat)) + json::line("kept_in", json::hex(sealed.kept_in)) +
           json::line("phrase", json::phrase_to_json(sealed.phrase)) + "  \"seal\": \"" + json::base64(sealed.seal) + "\"\n}\n";
}

std::optional<SealedDeployment> read_sealed_deployment(const std::string& text, const std::string& document, KnownGames games) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    if (!value.is_object() || !node.has("format") || value["format"] != deployment_format) return std::nullopt;
    node.format(deployment_format);
    node.object({"format", "version", "name", "game?", "army", "kept_in", "phrase", "seal"});
    SealedDeployment sealed;
    sealed.game = node.has("game") ? &json::game_of(node, games) : games.front();
    sealed.name = node.member("name").text();
    sealed.seat = json::seat_of(*sealed.game, node.member("army"));
    sealed.kept_in = json::hex_bytes(node.member("kept_in"), json::id_size);
    sealed.phrase = json::read_phrase(node.member("phrase"));
    sealed.seal = json::base64_bytes(node.member("seal"), deployment_seal_limit);
    return sealed;
}

}  // namespace fow
