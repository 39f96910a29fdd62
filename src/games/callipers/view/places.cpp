// Places as people say them: by farms and roads.
#include "games/callipers/view/places.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "core/sentence.hpp"

namespace fow::callipers {
namespace {

constexpr int beside_walls = 150;  ///< yards from a wall within which a place is named after it
constexpr int known_from = 1000;   ///< yards from a farm beyond which a road is the better name

/// Whole yards, rounded to tens, up to the nearest point of a shape; nothing beyond `known_from`.
std::optional<int> yards_to(Point at, const Shape& shape) {
    if (shape.holds(at)) return 0;
    if (!within(at, shape, known_from)) return std::nullopt;
    int low = 0, high = known_from;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (within(at, shape, middle)) high = middle;
        else low = middle + 1;
    }
    return (high + 5) / 10 * 10;
}

Point middle_of(const Shape& shape) {
    Point low = shape[0], high = low;
    for (const Point p : shape) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

/// 0 = north, 1 = north-east, and so on, clockwise.
std::size_t wind_of(Point step) {
    std::size_t best = 0;
    for (std::size_t wind = 1; wind < 8; ++wind)
        if (dot(direction(static_cast<int>(wind) * 45), step) > dot(direction(static_cast<int>(best) * 45), step)) best = wind;
    return best;
}

constexpr std::array<const char*, 8> walls{tr_later("the north wall of {farm}"), tr_later("the north-east corner of {farm}"),
                                           tr_later("the east wall of {farm}"),  tr_later("the south-east corner of {farm}"),
                                           tr_later("the south wall of {farm}"), tr_later("the south-west corner of {farm}"),
                                           tr_later("the west wall of {farm}"),  tr_later("the north-west corner of {farm}")};
constexpr std::array<const char*, 8> ways{
    tr_later("a place {yards} yards north of {farm}"), tr_later("a place {yards} yards north-east of {farm}"),
    tr_later("a place {yards} yards east of {farm}"),  tr_later("a place {yards} yards south-east of {farm}"),
    tr_later("a place {yards} yards south of {farm}"), tr_later("a place {yards} yards south-west of {farm}"),
    tr_later("a place {yards} yards west of {farm}"),  tr_later("a place {yards} yards north-west of {farm}")};
constexpr std::array<const char*, 8> parts{tr_later("the north of the map"), tr_later("the north-east of the map"),
                                           tr_later("the east of the map"),  tr_later("the south-east of the map"),
                                           tr_later("the south of the map"), tr_later("the south-west of the map"),
                                           tr_later("the west of the map"),  tr_later("the north-west of the map")};

constexpr std::array<const char*, 16> winds{
    tr_later("the north"), tr_later("the north-north-east"), tr_later("the north-east"), tr_later("the east-north-east"),
    tr_later("the east"),  tr_later("the east-south-east"),  tr_later("the south-east"), tr_later("the south-south-east"),
    tr_later("the south"), tr_later("the south-south-west"), tr_later("the south-west"), tr_later("the west-south-west"),
    tr_later("the west"),  tr_later("the west-north-west"),  tr_later("the north-west"), tr_later("the north-north-west")};

const Road* road_at(Point at, const RuleSet& rules) {
    for (const Road& road : rules.ground.roads)
        for (const std::vector<Point>& strip : road.strips)
            if (Shape(strip).holds(at)) return &road;
    return nullptr;
}

}  // namespace

std::string place_text(Point at, const RuleSet& rules, Translate tr) {
    const Strongpoint* nearest = nullptr;
    int yards = known_from + 1;
    for (const auto& [id, owner] : rules.battle.holds)
        for (const Strongpoint& farm : rules.ground.strongpoints) {
            if (farm.id != id) continue;
            if (const auto far = yards_to(at, Shape(farm.polygon)); far && *far < yards) {
                nearest = &farm;
                yards = *far;
            }
        }
    const std::string farm = nearest == nullptr ? std::string() : std::string(tr(nearest->name));
    if (nearest != nullptr && yards == 0) return fill(tr("the yard of {farm}"), {{"farm", farm}});
    const Shape shape = nearest == nullptr ? Shape() : Shape(nearest->polygon);
    if (nearest != nullptr && yards <= beside_walls) return fill(tr(walls[wind_of(at - middle_of(shape))]), {{"farm", farm}});
    if (const Road* road = road_at(at, rules)) return fill(tr("the {road}"), {{"road", tr(road->name)}});
    if (nearest != nullptr) return fill(tr(ways[wind_of(at - middle_of(shape))]), {{"yards", std::to_string(yards)}, {"farm", farm}});
    const Point middle{(rules.battle.low.x + rules.battle.high.x) / 2, (rules.battle.low.y + rules.battle.high.y) / 2};
    return tr(parts[wind_of(at - middle)]);
}

std::string way_text(int facing, Translate tr) { return tr(winds[static_cast<std::size_t>((2 * facing + 22) / 45 % 16)]); }

}  // namespace fow::callipers
