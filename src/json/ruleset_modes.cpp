// terrain, cards and expert: what Standard and Expert add.
#include "ruleset_parts.hpp"

namespace fow::json {
namespace {

/// The rule that each value of the data rests on.
namespace id {
constexpr const char* hits = "W10.6";
constexpr const char* building_bonus = "W10.5";
constexpr const char* hill_bonus = "W10.10";
constexpr const char* village_bonus = "W12.6";
constexpr const char* hill_fire = "W10.12";
constexpr const char* hand = "W11.1";
constexpr const char* looks = "W11.4";
constexpr const char* movers = "W11.5";
constexpr const char* spirit_bonus = "W11.7";
constexpr const char* taken = "W9.8";
constexpr const char* garrison = "W12.4";
constexpr const char* pursuit_actions = "W13.3";
constexpr const char* count = "W13.9";
constexpr const char* early = "W14.1";
constexpr const char* doubt = "W14.2";

[[nodiscard]] const char* of(TileKind kind) {
    constexpr std::array<const char*, 4> rules{"W10.1", "W12.5", "W10.1", "W14.4"};
    return rules[static_cast<std::size_t>(kind)];
}
}  // namespace id

[[nodiscard]] Tile read_tile(const Node& node) {
    node.object({"id", "name", "kind", "from", "rule", "squares"});
    Tile tile;
    tile.id = node.member("id").text(60);
    tile.name = node.member("name").text(60);
    tile.kind = node.member("kind").word(tile_kind_from_word, tile_kinds_wanted);
    tile.from = node.member("from").word(mode_from_word, modes_wanted);
    node.rule(id::of(tile.kind));
    tile.squares = node.member("squares").square_set();
    return tile;
}

}  // namespace

TerrainRules read_terrain(const Node& node) {
    node.object({"tiles", "hits", "building_bonus", "hill_bonus", "village_bonus", "hill_range", "hill_fire"});
    TerrainRules terrain;
    const Node tiles = node.member("tiles");
    for (std::size_t i = 0; i < tiles.size(max_tiles); ++i) terrain.tiles.push_back(read_tile(tiles.element(i)));
    terrain.hits = ruled_number(node, "hits", id::hits);
    terrain.building_bonus = ruled_number(node, "building_bonus", id::building_bonus);
    terrain.hill_bonus = ruled_number(node, "hill_bonus", id::hill_bonus);
    terrain.village_bonus = ruled_number(node, "village_bonus", id::village_bonus);
    terrain.hill_range = ruled_number(node, "hill_range", id::hill_fire);
    terrain.hill_fire = node.member("hill_fire").ruled(id::hill_fire, "value").word(hill_fire_from_word, "arc or lines (W10.12)");
    return terrain;
}

CardRules read_cards(const Node& node) {
    node.object({"pack", "hand", "looks", "scouting", "movers", "spirit_bonus", "taken", "taking_turn"});
    CardRules rules;
    const Node pack = node.member("pack");
    pack.object({"reconnaissance", "initiative", "combined_attack", "fighting_spirit", "grand_battery"});
    for (const Card card : cards)
        rules.pack.add(card, pack.member(word(card)).ruled(rule_of(card), "value").integer(0, 15));
    rules.hand = ruled_number(node, "hand", id::hand);
    rules.looks = ruled_number(node, "looks", id::looks);
    rules.scouting = ruled_by_seat(node.member("scouting"), id::looks);
    rules.movers = ruled_number(node, "movers", id::movers);
    rules.spirit_bonus = ruled_number(node, "spirit_bonus", id::spirit_bonus);
    rules.taken = ruled_number(node, "taken", id::taken);
    rules.taking_turn = ruled_number(node, "taking_turn", id::taken);
    return rules;
}

ExpertRules read_expert(const Node& node) {
    node.object({"garrison_tile", "garrison_seat", "garrison", "chief_actions", "commander_actions", "least_actions", "minor_from",
                 "major_from", "early_turn", "early_mover", "late_turn", "late_units", "doubt_turn"});
    ExpertRules expert;
    expert.garrison_tile = node.member("garrison_tile").ruled(id::garrison, "value").text(60);
    expert.garrison_seat = node.member("garrison_seat").ruled(id::garrison, "value").seat();
    expert.garrison = ruled_number(node, "garrison", id::garrison);
    expert.chief_actions = ruled_number(node, "chief_actions", id::pursuit_actions);
    expert.commander_actions = ruled_number(node, "commander_actions", id::pursuit_actions);
    expert.least_actions = ruled_number(node, "least_actions", id::pursuit_actions);
    expert.minor_from = ruled_number(node, "minor_from", id::count);
    expert.major_from = ruled_number(node, "major_from", id::count);
    expert.early_turn = ruled_number(node, "early_turn", id::early);
    expert.early_mover = node.member("early_mover").ruled(id::early, "value").seat();
    expert.late_turn = ruled_number(node, "late_turn", id::early);
    const Node late = node.member("late_units").ruled(id::early, "value");
    for (std::size_t i = 0; i < late.size(max_units); ++i) expert.late_units.push_back(late.element(i).text(60));
    expert.doubt_turn = ruled_number(node, "doubt_turn", id::doubt);
    return expert;
}

Value to_json(const TerrainRules& terrain) {
    Value tiles = Value::array();
    for (const Tile& tile : terrain.tiles)
        tiles.push_back({{"id", tile.id},
                         {"name", tile.name},
                         {"kind", word(tile.kind)},
                         {"from", word(tile.from)},
                         {"rule", id::of(tile.kind)},
                         {"squares", squares_to_json(tile.squares)}});
    return {{"tiles", tiles},
            {"hits", ruled(id::hits, "value", terrain.hits)},
            {"building_bonus", ruled(id::building_bonus, "value", terrain.building_bonus)},
            {"hill_bonus", ruled(id::hill_bonus, "value", terrain.hill_bonus)},
            {"village_bonus", ruled(id::village_bonus, "value", terrain.village_bonus)},
            {"hill_range", ruled(id::hill_fire, "value", terrain.hill_range)},
            {"hill_fire", ruled(id::hill_fire, "value", word(terrain.hill_fire))}};
}

Value to_json(const CardRules& rules) {
    Value pack;
    for (const Card card : cards)
        pack[std::string(word(card))] = {{"rule", rule_of(card)}, {"value", rules.pack[card]}};
    return {{"pack", pack},
            {"hand", ruled(id::hand, "value", rules.hand)},
            {"looks", ruled(id::looks, "value", rules.looks)},
            {"scouting", ruled_by_seat(id::looks, rules.scouting)},
            {"movers", ruled(id::movers, "value", rules.movers)},
            {"spirit_bonus", ruled(id::spirit_bonus, "value", rules.spirit_bonus)},
            {"taken", ruled(id::taken, "value", rules.taken)},
            {"taking_turn", ruled(id::taken, "value", rules.taking_turn)}};
}

Value to_json(const ExpertRules& expert) {
    return {{"garrison_tile", ruled(id::garrison, "value", expert.garrison_tile)},
            {"garrison_seat", ruled(id::garrison, "value", word(expert.garrison_seat))},
            {"garrison", ruled(id::garrison, "value", expert.garrison)},
            {"chief_actions", ruled(id::pursuit_actions, "value", expert.chief_actions)},
            {"commander_actions", ruled(id::pursuit_actions, "value", expert.commander_actions)},
            {"least_actions", ruled(id::pursuit_actions, "value", expert.least_actions)},
            {"minor_from", ruled(id::count, "value", expert.minor_from)},
            {"major_from", ruled(id::count, "value", expert.major_from)},
            {"early_turn", ruled(id::early, "value", expert.early_turn)},
            {"early_mover", ruled(id::early, "value", word(expert.early_mover))},
            {"late_turn", ruled(id::early, "value", expert.late_turn)},
            {"late_units", ruled(id::early, "value", expert.late_units)},
            {"doubt_turn", ruled(id::doubt, "value", expert.doubt_turn)}};
}

}  // namespace fow::json
