// The ground and the battles (K13.5).
#include "parts.hpp"

namespace fow::callipers::json_parts {

namespace {

constexpr std::size_t most_points = 60, most_roads = 20, most_strips = 40;

constexpr json::Text label{json::label_limit};
struct PointForm {
    static void read(const Node& node, Point& at) { at = read_point(node); }
    [[nodiscard]] static Value write(Point at) { return point_to_json(at); }
};

struct PointsForm {
    std::size_t least, most;
    void read(const Node& node, std::vector<Point>& points) const {
        if (node.size(most) < least) node.fail("needs " + std::to_string(least) + " points");
        json::List{PointForm{}, most}.read(node, points);
    }
    [[nodiscard]] Value write(const std::vector<Point>& points) const { return json::List{PointForm{}, most}.write(points); }
};

/// Thousands, written as a number of men.
struct Men {
    int most;
    void read(const Node& node, int& thousands) const {
        const int men = node.integer(1000, 1000 * most);
        if (men % 1000 != 0) node.fail("men count in thousands (K1.3)");
        thousands = men / 1000;
    }
    [[nodiscard]] static Value write(int thousands) { return 1000 * thousands; }
};

constexpr std::string_view rule_of_roads = "K6.1", rule_of_strongpoints = "K10.1";

constexpr json::Object road_form{[](auto& fields, auto& road) {
    fields("rule", rule_of_roads, json::RuleId{});
    fields("id", road.id, label);
    fields("name", road.name, label);
    fields("origin", road.origin, origin_word);
    fields("line", road.line, PointsForm{2, most_points});
    fields("strips", road.strips, json::List{PointsForm{4, Shape::most}, most_strips});
}};

constexpr json::Object strongpoint_form{[](auto& fields, auto& fort) {
    fields("rule", rule_of_strongpoints, json::RuleId{});
    fields("id", fort.id, label);
    fields("name", fort.name, label);
    fields("origin", fort.origin, origin_word);
    fields("polygon", fort.polygon, PointsForm{3, Shape::most});
}};

constexpr json::Object piece_form{[](auto& fields, auto& piece) {
    fields("key", piece.key, json::Integer{1, highest_key});
    fields("name", piece.name, label);
    fields("side", piece.side, json::SeatWord{documents()});
    fields("arm", piece.arm, json::Word<Arm>{arm_from_word, word, "an arm"});
    fields("men", piece.thousands, Men{most_thousands});
    fields("at", piece.at, PointForm{});
    fields("facing", piece.facing, json::Integer{0, 359});
}};

template <class Fields, class G>
void lay_out_ground(Fields& fields, G& ground, Gathered* gathered) {
    for (const char* name : {"format?", "version?"}) fields.other(name);
    fields("roads", ground.roads, json::List{road_form, most_roads, gathered});
    fields("strongpoints", ground.strongpoints, json::List{strongpoint_form, most_strongpoints, gathered});
}

/// [west, south, east, north]
struct MapForm {
    static void read(const Node& node, Battle& battle) {
        if (node.size(4) != 4) node.fail("the map is [west, south, east, north]");
        std::array<int, 4> limits{};
        for (std::size_t i = 0; i < 4; ++i) limits[i] = node.element(i).integer(-bound, bound);
        battle.low = {limits[0], limits[1]};
        battle.high = {limits[2], limits[3]};
    }
    [[nodiscard]] static Value write(const Battle& battle) { return {battle.low.x, battle.low.y, battle.high.x, battle.high.y}; }
};

/// Minutes after midnight.
struct TimeOfDay {
    static void read(const Node& node, int& minutes) { minutes = node.clock(); }
    [[nodiscard]] static Value write(int minutes) { return time_text(minutes); }
};

constexpr json::Object clock_form{[](auto& fields, auto& battle) {
    fields("start", battle.clock, TimeOfDay{});
    fields("minutes", battle.minutes, json::Integer{1, 240});
}};

/// The key of the host of a general, or none.
struct HostForm {
    static void read(const Node& node, int& host) {
        if (!node.is_null()) host = node.integer(1, highest_key);
    }
    [[nodiscard]] static Value write(int host) { return host == 0 ? Value() : Value(host); }
};

constexpr json::Object generals_form{[](auto& fields, auto& generals) {
    for (const Seat side : seats) fields(word(side), generals[side], HostForm{});
}};

/// The owners of the strongpoints that are in play, of those on the ground.
struct Owners {
    using Holds = decltype(Battle::holds);
    const Ground* ground;
    void read(const Node& node, Holds& holds) const {
        std::vector<std::string> names;
        for (const Strongpoint& fort : ground->strongpoints) names.push_back(fort.id + "?");
        node.object(std::vector<std::string_view>(names.begin(), names.end()));
        for (const Strongpoint& fort : ground->strongpoints)
            if (node.has(fort.id)) holds.emplace_back(fort.id, json::seat_of(documents(), node.member(fort.id)));
    }
    [[nodiscard]] static Value write(const Holds& holds) {
        Value value = Value::object();
        for (const auto& [id, owner] : holds) value[id] = word(owner);
        return value;
    }
};

[[nodiscard]] std::string_view rule_of_battle(const Battle& battle) {
    if (battle.id == "waterloo") return "K13.1";
    return battle.id == "derlon" || battle.id == "hougoumont" ? "K13.3" : "K13.5";
}

/// `ground`, `gathered`: where the battle is read. In a file it has a head, and perhaps its own ground.
template <class Fields, class B>
void lay_out_battle(Fields& fields, B& battle, bool file, const Ground* ground, Gathered* gathered) {
    const json::SeatWord seat{documents()};
    fields("id", battle.id, label);
    fields("name", battle.name, json::Text{});
    const std::string_view rule = rule_of_battle(battle);
    fields("rule", rule, json::RuleId{});
    fields("origin", battle.origin, origin_word);
    fields("map", battle, MapForm{});
    fields("turns", battle.turns, json::Integer{1, most_turns});
    fields("first", battle.first, seat);
    fields("need", battle.need, Men{400});
    fields("men_per_turn", battle.budget, Men{400});
    fields("clock", battle, clock_form);
    fields("on_time", battle.on_time, seat);
    fields("strongpoints", battle.holds, Owners{ground});
    fields("generals", battle.generals, generals_form);
    fields("pieces", battle.pieces, json::List{piece_form, most_pieces, gathered});
    if (!file) return;
    for (const char* name : {"format", "version", "game", "ground?"}) fields.other(name);
}

}  // namespace

Point read_point(const Node& node) {
    if (node.size(2) != 2) node.fail("a point is [x, y]");
    return {node.element(0).integer(-bound, bound), node.element(1).integer(-bound, bound)};
}

Value point_to_json(Point point) { return Value::array({point.x, point.y}); }

Value ground_to_json(const Ground& ground) {
    return json::written_fields([&](auto& fields) { lay_out_ground(fields, ground, nullptr); });
}

Ground read_ground_part(const Node& node) {
    if (node.has("format")) node.format("callipers/ground");
    Ground ground;
    Gathered gathered(node.document());
    json::read_fields(node, [&](auto& fields) { lay_out_ground(fields, ground, &gathered); }, &gathered);
    gathered.refuse();
    return ground;
}

Value battle_to_json(const Battle& battle) {
    return json::written_fields([&](auto& fields) { lay_out_battle(fields, battle, false, nullptr, nullptr); });
}

Battle read_battle_part(const Node& node, const Ground& ground) {
    const bool file = node.has("format");
    if (file) node.format("callipers/battle");
    Battle battle;
    Gathered gathered(node.document());
    json::read_fields(node, [&](auto& fields) { lay_out_battle(fields, battle, file, &ground, &gathered); }, &gathered);
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
            faults.push_back({node.pointer() + fault.pointer.substr(part.size()), std::move(fault.reason), std::move(fault.rule)});
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
