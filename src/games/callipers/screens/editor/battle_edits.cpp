#include "games/callipers/screens/editor/battle_edits.hpp"

#include <algorithm>
#include <array>

#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

constexpr int strip_width = 140, strip_beyond = 150, farm_half = 150;  // yards
constexpr int most_gun_thousands = 2;

[[nodiscard]] std::int32_t within_bounds(std::int32_t yards) { return std::clamp(yards, -callipers::bound, callipers::bound); }
[[nodiscard]] Point within_bounds(Point at) { return {within_bounds(at.x), within_bounds(at.y)}; }

[[nodiscard]] Piece& piece_in(RuleSet& rules, int piece) { return rules.battle.pieces[static_cast<std::size_t>(piece)]; }
[[nodiscard]] callipers::Strongpoint& farm_in(RuleSet& rules, int farm) {
    return rules.ground.strongpoints[static_cast<std::size_t>(farm)];
}
[[nodiscard]] callipers::Road& road_in(RuleSet& rules, int road) { return rules.ground.roads[static_cast<std::size_t>(road)]; }

void sort_by_key(Battle& battle) {
    std::stable_sort(battle.pieces.begin(), battle.pieces.end(), [](const Piece& a, const Piece& b) { return a.key < b.key; });
}

/// "farm-2": the first such key that nothing in the list has.
template <class Named>
[[nodiscard]] int free_number(const std::vector<Named>& list, const std::string& stem) {
    int number = 1;
    const auto taken = [&] {
        return std::any_of(list.begin(), list.end(), [&](const Named& each) { return each.id == stem + std::to_string(number); });
    };
    while (taken()) ++number;
    return number;
}

[[nodiscard]] std::string numbered(const std::string& sentence, int number) { return fill(sentence, {{"number", std::to_string(number)}}); }

/// What it is called until it gets a name.
[[nodiscard]] std::string first_name(const Piece& piece) {
    const std::array names{tr("Infantry {number}"), tr("Cavalry {number}"), tr("Guns {number}")};
    return numbered(names[callipers::index(piece.arm)], piece.key);
}

}  // namespace

bool exists(const RuleSet& rules, const Chosen& chosen) {
    const auto below = [](int index, std::size_t size) { return index >= 0 && static_cast<std::size_t>(index) < size; };
    switch (chosen.what) {
        case Chosen::What::nothing: return true;
        case Chosen::What::piece: return below(chosen.index, rules.battle.pieces.size());
        case Chosen::What::farm: {
            const auto& farms = rules.ground.strongpoints;
            return below(chosen.index, farms.size()) &&
                   (chosen.corner < 0 || below(chosen.corner, farms[static_cast<std::size_t>(chosen.index)].polygon.size()));
        }
        case Chosen::What::road: break;
    }
    const auto& roads = rules.ground.roads;
    return below(chosen.index, roads.size()) &&
           (chosen.corner < 0 || below(chosen.corner, roads[static_cast<std::size_t>(chosen.index)].line.size()));
}

RuleSet empty_battle(const RuleSet& rules) {
    RuleSet empty;
    empty.figures = rules.figures;
    empty.battle.low = {0, 0};
    empty.battle.high = {3000, 2400};
    empty.battle.turns = empty.battle.need = empty.battle.budget = 10;
    return own_battle(std::move(empty), {});
}

RuleSet own_battle(RuleSet rules, const std::string& name) {
    rules.battle.id = "own";
    rules.battle.name = name;
    rules.battle.origin = callipers::Origin::ruling;
    return rules;
}

int free_key(const Battle& battle) {
    int key = 1;
    for (const Piece& piece : battle.pieces)
        if (piece.key == key) ++key;
    return key;
}

std::optional<RuleSet> with_piece(RuleSet rules, Piece piece) {
    if (rules.battle.pieces.size() >= callipers::most_pieces) return std::nullopt;
    piece.key = free_key(rules.battle);
    piece.at = within_bounds(piece.at);
    if (piece.name.empty()) piece.name = first_name(piece);
    rules.battle.pieces.push_back(std::move(piece));
    sort_by_key(rules.battle);
    return rules;
}

RuleSet without_piece(RuleSet rules, int piece) {
    const int key = piece_in(rules, piece).key;
    for (const Seat side : seats)
        if (rules.battle.generals[side] == key) rules.battle.generals[side] = 0;
    rules.battle.pieces.erase(rules.battle.pieces.begin() + piece);
    return rules;
}

RuleSet with_changed(RuleSet rules, int piece, Piece next) {
    Piece& now = piece_in(rules, piece);
    if (next.side != now.side && rules.battle.generals[now.side] == now.key) rules.battle.generals[now.side] = 0;
    if (next.arm == Arm::artillery) next.thousands = std::min(next.thousands, most_gun_thousands);
    next.key = now.key;
    if (next.arm != now.arm && next.name == first_name(now)) next.name = first_name(next);
    next.at = within_bounds(next.at);
    next.facing = (next.facing % 360 + 360) % 360;
    now = std::move(next);
    return rules;
}

RuleSet with_key(RuleSet rules, int piece, int key) {
    key = std::clamp(key, 1, callipers::highest_key);
    const int before = piece_in(rules, piece).key;
    const auto renumbered = [&](int old) { return old == before ? key : old == key ? before : old; };
    for (Piece& each : rules.battle.pieces)
        if (each.key == key) each.key = before;
    piece_in(rules, piece).key = key;
    for (const Seat side : seats) rules.battle.generals[side] = renumbered(rules.battle.generals[side]);
    sort_by_key(rules.battle);
    return rules;
}

RuleSet with_general(RuleSet rules, int piece, bool there) {
    const Piece& host = piece_of(rules, piece);
    int& general = rules.battle.generals[host.side];
    if (there) general = host.key;
    else if (general == host.key) general = 0;
    return rules;
}

std::optional<RuleSet> with_farm(RuleSet rules, Point at, Seat owner) {
    if (rules.ground.strongpoints.size() >= callipers::most_strongpoints) return std::nullopt;
    const int number = free_number(rules.ground.strongpoints, "farm-");
    const int h = farm_half;
    std::vector<Point> walls{at + Point{-h, -h}, at + Point{h, -h}, at + Point{h, h}, at + Point{-h, h}};
    for (Point& corner : walls) corner = within_bounds(corner);
    const std::string id = "farm-" + std::to_string(number);
    rules.ground.strongpoints.push_back({id, numbered(tr("Farm {number}"), number), callipers::Origin::ruling, std::move(walls)});
    rules.battle.holds.emplace_back(id, owner);
    return rules;
}

RuleSet without_farm(RuleSet rules, int farm) {
    rules = with_owner(std::move(rules), farm, std::nullopt);
    rules.ground.strongpoints.erase(rules.ground.strongpoints.begin() + farm);
    return rules;
}

RuleSet with_owner(RuleSet rules, int farm, std::optional<Seat> owner) {
    std::vector<std::pair<std::string, Seat>> holds;
    for (std::size_t i = 0; i < rules.ground.strongpoints.size(); ++i) {  // in the order of the ground, as a file is read
        const auto now = static_cast<int>(i) == farm ? owner : owner_of(rules, static_cast<int>(i));
        if (now) holds.emplace_back(rules.ground.strongpoints[i].id, *now);
    }
    rules.battle.holds = std::move(holds);
    return rules;
}

std::optional<Seat> owner_of(const RuleSet& rules, int farm) {
    const std::string& id = rules.ground.strongpoints[static_cast<std::size_t>(farm)].id;
    for (const auto& [held, owner] : rules.battle.holds)
        if (held == id) return owner;
    return std::nullopt;
}

RuleSet with_farm_moved(RuleSet rules, int farm, int corner, Point by) {
    auto& polygon = farm_in(rules, farm).polygon;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (corner < 0 || static_cast<int>(i) == corner) polygon[i] = within_bounds(polygon[i] + by);
    return rules;
}

RuleSet with_corner(RuleSet rules, int farm, int before, Point at) {
    auto& polygon = farm_in(rules, farm).polygon;
    if (polygon.size() < most_corners) polygon.insert(polygon.begin() + before, within_bounds(at));
    return rules;
}

RuleSet without_corner(RuleSet rules, int farm, int corner) {
    auto& polygon = farm_in(rules, farm).polygon;
    if (polygon.size() > 3) polygon.erase(polygon.begin() + corner);
    return rules;
}

std::vector<std::vector<Point>> strips_of(const std::vector<Point>& line) {
    std::vector<std::vector<Point>> strips;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point from = line[i], to = line[i + 1], way = to - from;
        const callipers::Length far = std::max<callipers::Length>(1, callipers::length_of(way));
        const Point beyond = callipers::part_of(way, strip_beyond, far), left = callipers::part_of({-way.y, way.x}, strip_width / 2, far);
        std::vector<Point> strip{from - beyond + left, to + beyond + left, to + beyond - left, from - beyond - left};
        for (Point& corner : strip) corner = within_bounds(corner);
        strips.push_back(std::move(strip));
    }
    return strips;
}

std::optional<RuleSet> with_road(RuleSet rules, Point from, Point to) {
    if (rules.ground.roads.size() >= most_roads) return std::nullopt;
    const int number = free_number(rules.ground.roads, "road-");
    rules.ground.roads.push_back(
        {"road-" + std::to_string(number), numbered(tr("Road {number}"), number), callipers::Origin::ruling, {}, {}});
    const auto road = static_cast<int>(rules.ground.roads.size()) - 1;
    return with_line(std::move(rules), road, {from, to});
}

RuleSet without_road(RuleSet rules, int road) {
    rules.ground.roads.erase(rules.ground.roads.begin() + road);
    return rules;
}

RuleSet with_line(RuleSet rules, int road, std::vector<Point> line) {
    for (Point& point : line) point = within_bounds(point);
    road_in(rules, road).strips = strips_of(line);
    road_in(rules, road).line = std::move(line);
    return rules;
}

RuleSet with_point(RuleSet rules, int road, int before, Point at) {
    std::vector<Point> line = road_in(rules, road).line;
    if (line.size() >= most_road_points) return rules;
    line.insert(line.begin() + before, at);
    return with_line(std::move(rules), road, std::move(line));
}

RuleSet without_point(RuleSet rules, int road, int point) {
    std::vector<Point> line = road_in(rules, road).line;
    if (line.size() <= 2) return rules;
    line.erase(line.begin() + point);
    return with_line(std::move(rules), road, std::move(line));
}

RuleSet with_limit(RuleSet rules, Limit moved, int yards) {
    Battle& battle = rules.battle;
    const auto low = [&](std::int32_t& side, std::int32_t other) { side = within_bounds(std::min(yards, other - least_limit)); };
    const auto high = [&](std::int32_t& side, std::int32_t other) { side = within_bounds(std::max(yards, other + least_limit)); };
    switch (moved) {
        case Limit::west: low(battle.low.x, battle.high.x); break;
        case Limit::south: low(battle.low.y, battle.high.y); break;
        case Limit::east: high(battle.high.x, battle.low.x); break;
        case Limit::north: high(battle.high.y, battle.low.y); break;
    }
    return rules;
}

std::string_view word(Limit limit) {
    constexpr std::array<std::string_view, 4> words{"west", "south", "east", "north"};
    return words[static_cast<std::size_t>(limit)];
}

int limit_of(const Battle& battle, Limit limit) {
    switch (limit) {
        case Limit::west: return battle.low.x;
        case Limit::south: return battle.low.y;
        case Limit::east: return battle.high.x;
        case Limit::north: break;
    }
    return battle.high.y;
}

Point edge_middle(const Battle& battle, Limit limit) {
    const Point middle{(battle.low.x + battle.high.x) / 2, (battle.low.y + battle.high.y) / 2};
    const int at = limit_of(battle, limit);
    return limit == Limit::west || limit == Limit::east ? Point{at, middle.y} : Point{middle.x, at};
}

}  // namespace fow::callipers::screens
