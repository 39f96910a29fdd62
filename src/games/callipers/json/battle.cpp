// The ground and the battles (K13.5).
#include <algorithm>

#include "parts.hpp"

namespace fow::callipers::json_parts {

Point read_point(const Node& node) {
    if (node.size(2) != 2) node.fail("a point is [x, y]");
    return {node.element(0).integer(-bound, bound), node.element(1).integer(-bound, bound)};
}

namespace {

constexpr std::size_t most_points = 60, most_roads = 20, most_strips = 40;

[[nodiscard]] std::vector<Point> read_points(const Node& node, std::size_t least, std::size_t most = most_points) {
    const std::size_t count = node.size(most);
    if (count < least) node.fail("needs " + std::to_string(least) + " points");
    std::vector<Point> points;
    for (std::size_t i = 0; i < count; ++i) points.push_back(read_point(node.element(i)));
    return points;
}

[[nodiscard]] Value points_to_json(const std::vector<Point>& points) {
    Value list = Value::array();
    for (const Point point : points) list.push_back(point_to_json(point));
    return list;
}

[[nodiscard]] Origin read_origin(const Node& node) {
    return node.member("origin").word(origin_from_word, "seed, known, reconstruction or ruling");
}

/// A number of men as thousands.
[[nodiscard]] int read_men(const Node& node, int most) {
    const int men = node.integer(1000, 1000 * most);
    if (men % 1000 != 0) node.fail("men count in thousands (K1.3)");
    return men / 1000;
}

[[nodiscard]] std::string_view rule_of_battle(const Battle& battle) {
    if (battle.id == "waterloo") return "K13.1";
    return battle.id == "derlon" || battle.id == "hougoumont" ? "K13.3" : "K13.5";
}

[[nodiscard]] Piece read_piece(const Node& node) {
    node.object({"key", "name", "side", "arm", "men", "at", "facing"});
    Piece piece;
    piece.key = node.member("key").integer(1, highest_key);
    piece.name = node.member("name").text(json::label_limit);
    piece.side = json::seat_of(documents(), node.member("side"));
    piece.arm = node.member("arm").word(arm_from_word, "an arm");
    piece.thousands = read_men(node.member("men"), most_thousands);
    piece.at = read_point(node.member("at"));
    piece.facing = node.member("facing").integer(0, 359);
    return piece;
}

void read_forces(const Node& node, const Ground& ground, Battle& battle, Gathered& gathered) {
    gathered.member(node, "strongpoints", [&](const Node& n) {
        std::vector<std::string> names;
        for (const Strongpoint& fort : ground.strongpoints) names.push_back(fort.id + "?");
        n.object(std::vector<std::string_view>(names.begin(), names.end()));
        for (const Strongpoint& fort : ground.strongpoints)
            if (n.has(fort.id)) battle.holds.emplace_back(fort.id, json::seat_of(documents(), n.member(fort.id)));
    });
    gathered.member(node, "generals", [&](const Node& n) {
        n.object({word(french_seat), word(allied_seat)});
        for (const Seat side : seats)
            if (const Node host = n.member(word(side)); !host.is_null()) battle.generals[side] = host.integer(1, highest_key);
    });
    gathered.each(node, "pieces", most_pieces, [&](const Node& n) { battle.pieces.push_back(read_piece(n)); });
}

}  // namespace

Value point_to_json(Point point) { return Value::array({point.x, point.y}); }

Value ground_to_json(const Ground& ground) {
    Value value{{"roads", Value::array()}, {"strongpoints", Value::array()}};
    for (const Road& road : ground.roads) {
        Value strips = Value::array();
        for (const auto& strip : road.strips) strips.push_back(points_to_json(strip));
        value["roads"].push_back({{"id", road.id},
                                  {"name", road.name},
                                  {"rule", "K6.1"},
                                  {"origin", word(road.origin)},
                                  {"line", points_to_json(road.line)},
                                  {"strips", strips}});
    }
    for (const Strongpoint& fort : ground.strongpoints)
        value["strongpoints"].push_back({{"id", fort.id},
                                         {"name", fort.name},
                                         {"rule", "K10.1"},
                                         {"origin", word(fort.origin)},
                                         {"polygon", points_to_json(fort.polygon)}});
    return value;
}

Ground read_ground_part(const Node& node) {
    if (node.has("format")) node.format("callipers/ground");
    node.object({"format?", "version?", "roads", "strongpoints"});
    Ground ground;
    Gathered gathered(node.document());
    gathered.each(node, "roads", most_roads, [&](const Node& n) {
        n.object({"id", "name", "rule", "origin", "line", "strips"});
        n.rule("K6.1");
        Road road{n.member("id").text(json::label_limit),
                  n.member("name").text(json::label_limit),
                  read_origin(n),
                  read_points(n.member("line"), 2),
                  {}};
        const Node strips = n.member("strips");
        for (std::size_t i = 0, count = strips.size(most_strips); i < count; ++i)
            road.strips.push_back(read_points(strips.element(i), 4, Shape::most));
        ground.roads.push_back(std::move(road));
    });
    gathered.each(node, "strongpoints", most_strongpoints, [&](const Node& n) {
        n.object({"id", "name", "rule", "origin", "polygon"});
        n.rule("K10.1");
        ground.strongpoints.push_back({n.member("id").text(json::label_limit), n.member("name").text(json::label_limit), read_origin(n),
                                       read_points(n.member("polygon"), 3, Shape::most)});
    });
    gathered.refuse();
    return ground;
}

Value battle_to_json(const Battle& battle) {
    Value value{{"id", battle.id},
                {"name", battle.name},
                {"rule", rule_of_battle(battle)},
                {"origin", word(battle.origin)},
                {"map", {battle.low.x, battle.low.y, battle.high.x, battle.high.y}},
                {"turns", battle.turns},
                {"first", word(battle.first)},
                {"need", 1000 * battle.need},
                {"men_per_turn", 1000 * battle.budget},
                {"clock", {{"start", time_text(battle.clock)}, {"minutes", battle.minutes}}},
                {"on_time", word(battle.on_time)},
                {"strongpoints", Value::object()},
                {"pieces", Value::array()}};
    for (const auto& [id, owner] : battle.holds) value["strongpoints"][id] = word(owner);
    for (const Seat side : seats) {
        const int host = battle.generals[side];
        value["generals"][std::string(word(side))] = host == 0 ? Value() : Value(host);
    }
    for (const Piece& piece : battle.pieces)
        value["pieces"].push_back({{"key", piece.key},
                                   {"name", piece.name},
                                   {"side", word(piece.side)},
                                   {"arm", word(piece.arm)},
                                   {"men", 1000 * piece.thousands},
                                   {"at", point_to_json(piece.at)},
                                   {"facing", piece.facing}});
    return value;
}

Battle read_battle_part(const Node& node, const Ground& ground) {
    std::vector<std::string_view> members{"id",   "name",         "rule",  "origin",  "map",          "turns",    "first",
                                          "need", "men_per_turn", "clock", "on_time", "strongpoints", "generals", "pieces"};
    if (node.has("format")) {
        node.format("callipers/battle");
        members.insert(members.end(), {"format", "version", "game", "ground?"});
    }
    node.object(members);
    Battle battle;
    Gathered gathered(node.document());
    gathered.member(node, "id", [&](const Node& n) { battle.id = n.text(json::label_limit); });
    gathered.member(node, "name", [&](const Node& n) { battle.name = n.text(); });
    gathered.attempt([&] { node.rule(rule_of_battle(battle)); });
    gathered.attempt([&] { battle.origin = read_origin(node); });
    gathered.member(node, "map", [&](const Node& n) {
        if (n.size(4) != 4) n.fail("the map is [west, south, east, north]");
        std::array<int, 4> limits{};
        for (std::size_t i = 0; i < 4; ++i) limits[i] = n.element(i).integer(-bound, bound);
        battle.low = {limits[0], limits[1]};
        battle.high = {limits[2], limits[3]};
    });
    gathered.member(node, "turns", [&](const Node& n) { battle.turns = n.integer(1, most_turns); });
    gathered.member(node, "first", [&](const Node& n) { battle.first = json::seat_of(documents(), n); });
    gathered.member(node, "need", [&](const Node& n) { battle.need = read_men(n, 400); });
    gathered.member(node, "men_per_turn", [&](const Node& n) { battle.budget = read_men(n, 400); });
    gathered.member(node, "clock", [&](const Node& n) {
        n.object({"start", "minutes"});
        battle.clock = n.member("start").clock();
        battle.minutes = n.member("minutes").integer(1, 240);
    });
    gathered.member(node, "on_time", [&](const Node& n) { battle.on_time = json::seat_of(documents(), n); });
    read_forces(node, ground, battle, gathered);
    gathered.refuse();
    return battle;
}

std::vector<Spot> read_spots(const Node& node) {
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < node.size(most_pieces); ++i)
        spots.push_back(node.element(i).word(spot_from_text, "a piece or a place, such as \"piece:8\" or \"at:1940,1860\""));
    return spots;
}

RuleSet read_posed_battle(const Node& node, const RuleSet& base) {
    RuleSet set = base;
    set.battle = read_battle_part(node, set.ground);
    std::vector<Fault> faults;
    for (Fault& fault : callipers::faults_of(set))
        if (constexpr std::string_view part = "/battle"; fault.pointer.starts_with(part))
            faults.push_back({node.pointer() + fault.pointer.substr(part.size()), std::move(fault.reason)});
    if (!faults.empty()) throw DataError(node.document(), std::move(faults));
    return set;
}

}  // namespace fow::callipers::json_parts

namespace fow::callipers {

using namespace json_parts;

namespace {

/// Throws what faults_of() finds in a file of the ground, or in one of a battle, which may contain its own ground.
void refuse_faults(const RuleSet& set, const std::string& document, bool ground_alone) {
    constexpr std::string_view ground = "/ground", battle = "/battle";
    std::vector<Fault> faults;
    for (Fault& fault : faults_of(set)) {
        const bool of_ground = fault.pointer.starts_with(ground);
        if (ground_alone && !of_ground) continue;
        if (ground_alone || !of_ground) fault.pointer.erase(0, of_ground ? ground.size() : battle.size());
        faults.push_back(std::move(fault));
    }
    if (!faults.empty()) throw DataError(document, std::move(faults));
}

}  // namespace

RuleSet read_ground(const std::array<std::string, 2>& texts, const std::string& folder) {
    RuleSet set;
    for (std::size_t i = 0; i < rules_parts.size(); ++i) {
        const std::string document = folder + "/" + std::string(rules_parts[i]) + ".json";
        const Value value = json::parse(texts[i], document);
        const Node node(value, document);
        node.format("callipers/" + std::string(rules_parts[i]));
        if (i == 0) set.figures = read_figures(node);
        else set.ground = read_ground_part(node);
    }
    refuse_faults(set, folder + "/ground.json", true);
    return set;
}

RuleSet read_battle_drawing(const std::string& text, const std::string& document, const RuleSet& base) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format("callipers/battle");
    static_cast<void>(json::game_of(node, only_documents()));
    RuleSet set = base;
    if (node.has("ground")) set.ground = read_ground_part(node.member("ground"));
    set.battle = read_battle_part(node, set.ground);
    return set;
}

RuleSet read_battle(const std::string& text, const std::string& document, const RuleSet& base) {
    RuleSet set = read_battle_drawing(text, document, base);
    refuse_faults(set, document, false);
    return set;
}

std::string write_battle(const RuleSet& set, const RuleSet& base) {
    const Value battle = battle_to_json(set.battle);
    std::string text = "{\n" + json::line("format", "callipers/battle") + json::line("version", 1) + json::line("game", documents().id);
    for (const char* member :
         {"id", "name", "rule", "origin", "map", "turns", "first", "need", "men_per_turn", "clock", "on_time", "strongpoints", "generals"})
        text += json::line(member, battle[member]);
    if (set.ground != base.ground) {
        const Value ground = ground_to_json(set.ground);
        text += "  \"ground\": {\n    \"roads\": " + json::one_per_line(ground["roads"], "    ") +
                ",\n    \"strongpoints\": " + json::one_per_line(ground["strongpoints"], "    ") + "\n  },\n";
    }
    return text + "  \"pieces\": " + json::one_per_line(battle["pieces"], "  ") + "\n}\n";
}

}  // namespace fow::callipers
