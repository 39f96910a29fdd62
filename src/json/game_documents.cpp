#include "json/game_documents.hpp"

#include "json/table_json.hpp"

namespace fow {

std::string_view word(const GameDocuments& game, Decider decider) {
    switch (decider) {
        case Decider::first: return game.seats[0];
        case Decider::second: return game.seats[1];
        case Decider::chance: return "chance";
        case Decider::nobody: break;
    }
    return "nobody";
}

const GameDocuments& game_named_in(const std::string& text, const std::string& document, KnownGames games) {
    const json::Value value = json::parse(text, document, json::record_value_limit);
    const json::Node node(value, document);
    return value.is_object() && node.has("game") ? json::game_of(node, games) : *games.front();
}

std::string game_of_deployment(const std::string& text, const std::string& document) {
    const json::Value value = json::parse(text, document);
    const json::Node node(value, document);
    node.format("fog-of-waterloo/deployment");
    return node.has("kept_in") ? json::hex_bytes(node.member("kept_in"), json::id_size) : std::string();
}

}  // namespace fow
