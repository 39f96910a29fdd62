// Where a piece can march: it moves like a point among polygons, and the shortest ways turn at their corners.
#include "games/callipers/engine/reach.hpp"

#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

using namespace chapter;

namespace {

/// At most this many stations are kept: the nearest ones.
constexpr std::size_t most_stations = 150;
/// The distance of stations along a road, in yards.
constexpr int station_step = 40;

/// The area in which the centre of the base must not be, because the base would overlap the obstacle. A base that goes straight meets the
/// inside of an obstacle exactly if its centre crosses the inside of the sum of that obstacle and the base turned by half a circle, whose
/// corners are whole numbers.
[[nodiscard]] Shape grown(const Shape& obstacle, const Corners& base) {
    std::vector<Point> hull;
    for (const Point p : obstacle) {
        for (const Point corner : base) hull.push_back(p - corner);
        // A shape holds 16 points: reduces those added so far to their hull, which has fewer.
        if (hull.size() + base.size() > Shape::most) {
            const Shape sofar(hull);
            hull.assign(sofar.begin(), sofar.end());
        }
    }
    return Shape(hull);
}

/// Whether the way crosses the inside of a convex polygon: neither an edge nor the way separates the two.
[[nodiscard]] bool crosses(Point from, Point to, const Shape& shape) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Point corner = shape[i], edge = shape.after(i) - corner;
        if (cross(edge, from - corner) <= 0 && cross(edge, to - corner) <= 0) return false;
    }
    const Point way = to - from;
    const auto beside = [&](int sign) {
        return std::all_of(shape.begin(), shape.end(), [&](Point p) { return sign * cross(way, p - from) <= 0; });
    };
    return way == Point{} || !(beside(1) || beside(-1));
}

[[nodiscard]] bool inside(Point place, const Shape& shape) { return crosses(place, place, shape); }

}  // namespace

Reach::Reach(const Rules& rules, const State& state, int piece)
    : start_(at(state, piece).at), base_(corners_at(rules, piece, {}, at(state, piece).facing)) {
    const Arm arm = rules.piece(piece).arm;
    all_ = rules.figures().all[index(arm)].value;
    country_ = std::min<Length>(rules.country(arm), all_);
    gather(rules, state, piece);
    explore(turning_points());
}

void Reach::gather(const Rules& rules, const State& state, int piece) {
    Point low = base_[0], high = base_[0];
    for (const Point p : base_) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    low_ = rules.battle().low - low;
    high_ = rules.battle().high - high;
    const auto near = [&](const Shape& shape) {
        const int far = static_cast<int>(all_) + rules.radius(piece);
        const auto beyond = [&](auto test) { return std::all_of(shape.begin(), shape.end(), test); };
        return !beyond([&](Point p) { return p.x > start_.x + far; }) && !beyond([&](Point p) { return p.x < start_.x - far; }) &&
               !beyond([&](Point p) { return p.y > start_.y + far; }) && !beyond([&](Point p) { return p.y < start_.y - far; });
    };
    const Seat side = rules.piece(piece).side;
    for (int i = 0; i < rules.count(); ++i) {
        if (i == piece || !at(state, i).stands) continue;
        const Shape base(corners_of(rules, state, i));
        if (near(base)) (rules.piece(i).side == side ? taken_ : barred_).push_back(grown(base, base_));
    }
    for (int i = 0; i < static_cast<int>(rules.forts().size()); ++i) {
        const Seat owner = state.owners[static_cast<std::size_t>(i)];
        const bool shut = rules.piece(piece).arm != Arm::infantry || (owner != side && garrisoned(rules, state, i, owner));
        const Shape& fort = rules.forts()[static_cast<std::size_t>(i)];
        if (shut && near(fort)) barred_.push_back(grown(fort, base_));
    }
    if (all_ > country_)
        for (const Shape& strip : rules.strips())
            if (near(strip)) strips_.push_back(strip);
}

bool Reach::may_stand(Point place) const {
    if (place.x < low_.x || place.x > high_.x || place.y < low_.y || place.y > high_.y) return false;
    const auto in = [&](const Shape& shape) { return inside(place, shape); };
    return std::none_of(barred_.begin(), barred_.end(), in) && std::none_of(taken_.begin(), taken_.end(), in);
}

bool Reach::is_free(Point from, Point to) const {
    if (to.x < low_.x || to.x > high_.x || to.y < low_.y || to.y > high_.y) return false;
    return std::none_of(barred_.begin(), barred_.end(), [&](const Shape& shape) { return crosses(from, to, shape); });
}

/// K6.2
bool Reach::on_one_strip(Point from, Point to) const {
    return std::any_of(strips_.begin(), strips_.end(), [&](const Shape& strip) {
        return std::all_of(base_.begin(), base_.end(), [&](Point p) { return strip.holds(from + p) && strip.holds(to + p); });
    });
}

std::optional<Reach::Station> Reach::after(int from, Point to) const {
    const Station& station = stations_[static_cast<std::size_t>(from)];
    if (station.at == to || station.legs >= most_legs) return std::nullopt;
    const Length squared = square(to - station.at), left = all_ - station.all;
    if (squared > left * left) return std::nullopt;
    const Length length = root_up(squared);
    const bool road = station.road && on_one_strip(station.at, to);
    if ((!road && station.country + length > country_) || !is_free(station.at, to)) return std::nullopt;
    return Station{to, station.country + (road ? 0 : length), station.all + length, from, station.legs + 1, on_one_strip(to, to)};
}

bool Reach::leads(const Station& station, Point to) const {
    if (station.at == to || station.legs >= most_legs) return false;
    const Length squared = square(to - station.at), left = all_ - station.all, country = country_ - station.country;
    if (squared > left * left) return false;
    if (squared > country * country && !(station.road && on_one_strip(station.at, to))) return false;
    return is_free(station.at, to);
}

/// The corners of obstacles, and places where the piece can enter a road, go over from one strip to the next, or leave it.
std::vector<Point> Reach::turning_points() const {
    std::vector<Point> points;
    const auto add = [&](Point p) {
        if (square(p - start_) <= all_ * all_ && is_free(p, p)) points.push_back(p);
    };
    for (const Shape& shape : barred_)
        for (const Point p : shape) add(p);
    for (const Shape& strip : strips_) {
        // A strip is a quadrilateral. Goes along its two longer sides, and adds points across it where the whole base is inside.
        const bool first = square(strip[1] - strip[0]) >= square(strip[2] - strip[1]);
        const Point a = strip[first ? 0 : 1], b = strip[first ? 1 : 2], c = strip[first ? 2 : 3], d = strip[first ? 3 : 0];
        const Length length = std::max<Length>(length_of(b - a), 1);
        for (Length along = 0; along <= length; along += station_step) {
            const Point left = a + part_of(b - a, along, length), right = d + part_of(c - d, along, length);
            for (int across = 1; across < 4; ++across)
                if (const Point p = left + part_of(right - left, across, 4); on_one_strip(p, p)) add(p);
        }
    }
    std::sort(points.begin(), points.end(), [](Point p, Point q) { return p.x != q.x ? p.x < q.x : p.y < q.y; });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

/// Goes from station to station, the fewest yards first. A second way to a place is kept only if it saves yards of country or legs.
void Reach::explore(const std::vector<Point>& corners) {
    std::vector<Station> open{Station{start_, 0, 0, -1, 0, on_one_strip(start_, start_)}};
    const auto later = [](const Station& a, const Station& b) { return std::pair(a.all, a.country) > std::pair(b.all, b.country); };
    while (!open.empty() && stations_.size() < most_stations) {
        std::pop_heap(open.begin(), open.end(), later);
        const Station next = open.back();
        open.pop_back();
        const bool better = std::none_of(stations_.begin(), stations_.end(), [&](const Station& known) {
            return known.at == next.at && known.country <= next.country && known.legs <= next.legs;
        });
        if (!better) continue;
        stations_.push_back(next);
        const int from = static_cast<int>(stations_.size()) - 1;
        for (const Point corner : corners)
            if (const auto station = after(from, corner)) {
                open.push_back(*station);
                std::push_heap(open.begin(), open.end(), later);
            }
    }
}

/// Where the straight way to a place beside the road leaves it: the last yard at which a strip still holds the base.
std::optional<Point> Reach::way_off(Point from, Point place) const {
    const Point way = place - from;
    const Length length = length_of(way);
    Length most = 0;
    for (const Shape& strip : strips_) {
        // The base is as far inside an edge as its outermost corner.
        Length yards = length;
        for (std::size_t i = 0; i < strip.size() && yards > most; ++i) {
            const Point edge = strip.after(i) - strip[i];
            Length within = cross(edge, from + base_[0] - strip[i]);
            for (const Point p : base_) within = std::min(within, cross(edge, from + p - strip[i]));
            const Length out = -cross(edge, way);
            if (within < 0) yards = 0;
            else if (out > within) yards = std::min(yards, within * length / out);
        }
        most = std::max(most, yards);
    }
    // Rounding to whole yards may overshoot the edge by one.
    for (const Length yards : {most, most - 1})
        if (yards > 0 && yards < length)
            if (const Point off = from + part_of(way, yards, length); off != from && on_one_strip(from, off)) return off;
    return std::nullopt;
}

namespace {

/// Where the centre of a base may be while a strip holds all of it: the line of each edge of the strip, moved inwards.
struct Lane {
    std::vector<Point> points, edges;  ///< a point on each line, and its direction
};
[[nodiscard]] Lane lane_of(const Shape& strip, const Corners& base) {
    Lane lane;
    for (std::size_t i = 0; i < strip.size(); ++i) {
        const Point edge = strip.after(i) - strip[i], inwards{-edge.y, edge.x};
        Length out = 0;  // of the base's outermost corner, in units of the edge's length
        for (const Point p : base) out = std::max(out, -cross(edge, p));
        lane.points.push_back(strip[i] + part_of(inwards, out, square(edge)));
        lane.edges.push_back(edge);
    }
    return lane;
}

/// The places at the edges of the lane where a way that turns there is shortest: where the straight way crosses the edge, as far from
/// the end off the road as the country allowance goes, and the corners. Rounded: a neighbour may be the right one.
[[nodiscard]] std::vector<Point> places_to_turn(const Lane& lane, Point on, Point off, Length country) {
    std::vector<Point> places;
    Length within = 1, out = 0;
    for (std::size_t i = 0; i < lane.edges.size(); ++i) {
        const Point edge = lane.edges[i], at = lane.points[i];
        const Length inside = std::max<Length>(cross(edge, on - at), 0), leaves = -cross(edge, off - on);
        if (leaves > 0 && (out == 0 || inside * out < within * leaves)) within = inside, out = leaves;
        const Point foot = at + part_of(edge, dot(edge, off - at), square(edge));
        // The foot is rounded too: if the end is nearly that far from the edge, a yard there is many yards along it. And the sliver of
        // the lane that is near enough is then so narrow that a whole yard is in it only some way from its tip.
        const Length rest = country * country - square(off - foot), doubt = 2 * country;
        if (rest + doubt >= 0) {
            const Length least = root_up(std::max<Length>(rest - doubt, 0)), most = root_up(rest + doubt);
            for (Length yards = std::max<Length>(least - (least < 150 ? 12 : 3), 0); yards <= most + 2; yards += 3) {
                const Point along = part_of(edge, yards, length_of(edge));
                places.insert(places.end(), {foot + along, foot - along});
            }
        }
        const Point next = lane.edges[(i + 1) % lane.edges.size()], from = lane.points[(i + 1) % lane.edges.size()];
        if (const Length turn = cross(edge, next); turn > 0) places.push_back(at + part_of(edge, cross(from - at, next), turn));
    }
    if (out > 0 && within <= out) places.push_back(on + part_of(off - on, within, out));
    return places;
}

}  // namespace

/// A way of two legs that enters or leaves a road where no station is: to the last yard.
std::optional<Reach::Goal> Reach::over_the_edge(Point place) const {
    constexpr int near = 2;
    for (const Shape& strip : strips_) {
        const auto holds = [&](Point centre) {
            return std::all_of(base_.begin(), base_.end(), [&](Point p) { return strip.holds(centre + p); });
        };
        const bool begins = holds(start_);
        if (begins == holds(place)) continue;
        const Point on = begins ? start_ : place, off = begins ? place : start_;
        for (const Point about : places_to_turn(lane_of(strip, base_), on, off, country_))
            for (int dx = -near; dx <= near; ++dx)
                for (int dy = -near; dy <= near; ++dy) {
                    const Point turn = about + Point{dx, dy};
                    if (turn == on || turn == off || !holds(turn)) continue;
                    const Length country = length_of(turn - off), all = country + length_of(on - turn);
                    if (country <= country_ && all <= all_ && is_free(start_, turn) && is_free(turn, place)) return Goal{all, 0, turn};
                }
    }
    return std::nullopt;
}

std::optional<Reach::Goal> Reach::goal(Point place) const {
    if (place == start_ || square(place - start_) > all_ * all_) return std::nullopt;
    std::optional<bool> room;  // computed late: most places are too far
    const auto has_room = [&] {
        if (!room) room = may_stand(place);
        return *room;
    };
    for (int i = 0; i < static_cast<int>(stations_.size()); ++i) {
        const Station& station = stations_[static_cast<std::size_t>(i)];
        const Length left = all_ - station.all, country = country_ - station.country, squared = square(place - station.at);
        if (squared > left * left || (!station.road && squared > country * country)) continue;
        if (!has_room()) return std::nullopt;
        if (leads(station, place)) return Goal{station.all + length_of(place - station.at), i, {}};
        const auto off = station.road ? way_off(station.at, place) : std::nullopt;
        if (!off || square(place - *off) > country * country) continue;
        if (const auto corner = after(i, *off))
            if (leads(*corner, place)) return Goal{corner->all + length_of(place - *off), i, *off};
    }
    return !strips_.empty() && has_room() ? over_the_edge(place) : std::nullopt;
}

std::vector<Point> Reach::stops() const {
    std::vector<Point> places;
    for (std::size_t i = 1; i < stations_.size(); ++i) places.push_back(stations_[i].at);
    return places;
}

Reach::By Reach::by(Point place) const {
    const auto found = goal(place);
    return !found ? By::nothing : found->all > country_ ? By::road : By::country;
}

std::optional<std::vector<Point>> Reach::legs_to(Point place) const {
    const auto found = goal(place);
    if (!found) return std::nullopt;
    std::vector<Point> places{place};
    if (found->via) places.push_back(*found->via);
    for (int i = found->from; i >= 0; i = stations_[static_cast<std::size_t>(i)].from)
        places.push_back(stations_[static_cast<std::size_t>(i)].at);
    std::vector<Point> legs;
    for (std::size_t i = places.size() - 1; i > 0; --i) legs.push_back(places[i - 1] - places[i]);
    return legs;
}

}  // namespace fow::callipers
