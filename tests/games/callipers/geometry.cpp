// K1.8, K1.9: overlap and touch, compared with a slow exact reference over random shapes; borders first.
#include <numeric>

#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using fow::testing::Dice;

namespace {

/// A fraction of whole numbers in 128 bits; exact.
__extension__ using Wide = __int128;
struct Fraction {
    Wide over, under = 1;  // under > 0
    friend bool operator<(const Fraction& a, const Fraction& b) { return a.over * b.under < b.over * a.under; }
};

struct Exact {
    Fraction x, y;
};

using Polygon = std::vector<Point>;

[[nodiscard]] Polygon polygon_of(const Shape& shape) { return {shape.begin(), shape.end()}; }

/// The part of a convex polygon to the left of a line, by cutting it at fractions (Sutherland and Hodgman). If an area remains after all
/// cuts, the interiors meet: this finds the same answer as the separating edge in another way.
[[nodiscard]] std::vector<Exact> cut(const std::vector<Exact>& polygon, Point a, Point b) {
    const Wide ex = b.x - a.x, ey = b.y - a.y;
    const auto side = [&](const Exact& p) {
        // cross(b - a, p - a) over the common denominator
        const Wide up = p.y.over - a.y * p.y.under, right = p.x.over - a.x * p.x.under;
        return Fraction{ex * up * p.x.under - ey * right * p.y.under, p.x.under * p.y.under};
    };
    std::vector<Exact> left;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Exact &from = polygon[i], &to = polygon[(i + 1) % polygon.size()];
        const Fraction s = side(from), t = side(to);
        if (s.over >= 0) left.push_back(from);
        if ((s.over > 0 && t.over < 0) || (s.over < 0 && t.over > 0)) {
            // from + (to - from) * s / (s - t), all over one denominator; reduced, so that later cuts still fit.
            const Wide up = s.over * t.under, down = s.over * t.under - t.over * s.under;
            const auto between = [&](const Fraction& u, const Fraction& v) {
                Fraction f{u.over * v.under * down + (v.over * u.under - u.over * v.under) * up, u.under * v.under * down};
                Wide p = f.over < 0 ? -f.over : f.over, q = f.under < 0 ? -f.under : f.under;
                while (q != 0) p = std::exchange(q, p % q);
                if (f.under < 0) p = -p;
                return Fraction{f.over / p, f.under / p};
            };
            left.push_back({between(from.x, to.x), between(from.y, to.y)});
        }
    }
    return left;
}

/// Whether the polygon has three corners that are not in line.
[[nodiscard]] bool has_area(const std::vector<Exact>& polygon) {
    const auto less = [](const Fraction& a, const Fraction& b) { return a < b; };
    const auto same = [&](const Fraction& a, const Fraction& b) { return !less(a, b) && !less(b, a); };
    for (std::size_t i = 0; i + 2 < polygon.size(); ++i) {
        const Exact &a = polygon[0], &b = polygon[i + 1], &c = polygon[i + 2];
        const auto minus = [](const Fraction& u, const Fraction& v) {
            return Fraction{u.over * v.under - v.over * u.under, u.under * v.under};
        };
        const auto times = [](const Fraction& u, const Fraction& v) { return Fraction{u.over * v.over, u.under * v.under}; };
        if (!same(times(minus(b.x, a.x), minus(c.y, a.y)), times(minus(b.y, a.y), minus(c.x, a.x)))) return true;
    }
    return false;
}

[[nodiscard]] bool overlap_by_cutting(const Polygon& a, const Polygon& b) {
    std::vector<Exact> rest;
    for (const Point p : a) rest.push_back({{p.x}, {p.y}});
    for (std::size_t i = 0; i < b.size() && !rest.empty(); ++i) rest = cut(rest, b[i], b[(i + 1) % b.size()]);
    return has_area(rest);
}

/// The squared distance of a point from an edge as a fraction.
[[nodiscard]] Fraction squared_distance(Point p, Point a, Point b) {
    const Point e = b - a, v = p - a;
    const Wide along = dot(v, e), whole = square(e);
    if (along <= 0) return {square(v)};
    if (along >= whole) return {square(p - b)};
    const Wide off = cross(e, v);
    return {off * off, whole};
}

[[nodiscard]] bool within_by_fractions(const Polygon& a, const Polygon& b, int reach) {
    for (const auto& [corners, edges] : {std::pair(&a, &b), std::pair(&b, &a)})
        for (const Point p : *corners)
            for (std::size_t i = 0; i < edges->size(); ++i)
                if (!(Fraction{Wide{reach} * reach} < squared_distance(p, (*edges)[i], (*edges)[(i + 1) % edges->size()]))) return true;
    return false;
}

[[nodiscard]] Shape random_hull(Dice& dice, std::size_t size) {
    for (;;) {
        std::vector<Point> points;
        for (std::size_t i = 0, count = 3 + dice.below(6); i < count; ++i)
            points.push_back({static_cast<int>(dice.below(size)), static_cast<int>(dice.below(size))});
        if (Shape hull(points); hull.size() >= 3) return hull;
    }
}

}  // namespace

TEST_CASE("K1.8 the hull of points is convex, holds them all, and has no corner that is not needed", "[K1.8][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(4)) {
        Dice dice(seed);
        for (int i = 0; i < 500; ++i) {
            std::vector<Point> points;
            for (std::size_t k = 0, count = 3 + dice.below(9); k < count; ++k)
                points.push_back({static_cast<int>(dice.below(7)), static_cast<int>(dice.below(7))});
            const Shape hull(points);
            if (hull.size() < 3) continue;  // all in line
            REQUIRE(is_convex(polygon_of(hull)));
            for (const Point p : points) REQUIRE(hull.holds(p));
            for (const Point corner : hull) REQUIRE(std::find(points.begin(), points.end(), corner) != points.end());
        }
    }
}

TEST_CASE("K1.8 K1.9 common corners and edges are no overlap, one yard more is", "[K1.8][K1.9]") {
    const Shape square(std::vector<Point>{{0, 0}, {100, 0}, {100, 100}, {0, 100}});
    const auto moved = [](int x, int y) { return Shape(std::vector<Point>{{x, y}, {x + 100, y}, {x + 100, y + 100}, {x, y + 100}}); };
    CHECK_FALSE(overlap(square, moved(100, 0)));    // a whole edge
    CHECK_FALSE(overlap(square, moved(100, 50)));   // half an edge
    CHECK_FALSE(overlap(square, moved(100, 100)));  // a corner
    CHECK(overlap(square, moved(99, 99)));
    CHECK(overlap(square, moved(0, 0)));                                              // the same
    CHECK(overlap(square, Shape(std::vector<Point>{{40, 40}, {60, 40}, {50, 60}})));  // one inside the other
    const Shape diamond(std::vector<Point>{{150, 0}, {200, 50}, {150, 100}, {100, 50}});
    CHECK_FALSE(overlap(square, diamond));  // a corner on an edge
    CHECK(within(square, diamond, 0));
    CHECK_FALSE(within(square, moved(106, 108), 9));
    CHECK(within(square, moved(106, 108), 10));  // 6, 8, 10: met exactly
    CHECK_FALSE(within(square, moved(107, 108), 10));
    CHECK(within(Point{50, 50}, square, 0));
    CHECK(within(Point{110, 50}, square, 10));
    CHECK_FALSE(within(Point{111, 50}, square, 10));
    CHECK_FALSE(is_convex({{0, 0}, {50, 0}, {100, 0}, {50, 80}}));  // three in line
    CHECK_FALSE(is_convex({{0, 0}, {100, 0}, {100, 0}, {50, 80}}));
    CHECK_FALSE(is_convex({{0, 0}, {100, 100}, {100, 0}, {0, 100}}));  // crosses itself
    CHECK(is_convex({{0, 0}, {0, 100}, {100, 100}, {100, 0}}));        // in either sense
}

TEST_CASE("K1.8 K1.9 overlap and touch agree with exact fractions", "[K1.8][K1.9][property]") {
    int overlaps = 0, touches = 0, borders = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(4)) {
        CAPTURE(seed);
        Dice dice(seed);
        for (int i = 0; i < 1500; ++i) {
            // Small grids make common corners, collinear edges and limits that are met exactly.
            const std::size_t size = dice.once_in(2) ? 6 : 60;
            const Shape a = random_hull(dice, size), b = random_hull(dice, size);
            const Polygon p = polygon_of(a), q = polygon_of(b);
            const bool meets = overlap_by_cutting(p, q);
            REQUIRE(overlap(a, b) == meets);
            REQUIRE(overlap(b, a) == meets);
            overlaps += meets ? 1 : 0;
            if (meets) continue;
            borders += within_by_fractions(p, q, 0) ? 1 : 0;
            const int reach = static_cast<int>(dice.below(12));
            REQUIRE(within(a, b, reach) == within_by_fractions(p, q, reach));
            touches += within(a, b, reach) ? 1 : 0;
        }
    }
    CHECK(overlaps > 500);
    CHECK(touches > 100);
    CHECK(borders > 50);
}

TEST_CASE("K5.4 the hull of a leg meets an obstacle exactly if the base does somewhere on its way", "[K5.4][K1.8][property]") {
    int met = 0, free = 0, grazed = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(4)) {
        CAPTURE(seed);
        Dice dice(seed);
        for (int i = 0; i < 300; ++i) {
            const auto part = [&](int size) { return static_cast<int>(dice.below(static_cast<std::size_t>(size))); };
            // A parallelogram, clockwise, and a leg; on small grids, so that corners meet corners and edges edges.
            const int size = dice.once_in(2) ? 5 : 20;
            const Point at{part(size), part(size)}, front{part(3), 1 + part(4)}, right{1 + part(4), -part(3)};
            if (cross(front, right) >= 0) continue;
            const Corners base{at + front, at + front + right, at + right, at};
            const Point leg{part(2 * size) - size, part(2 * size) - size};
            const Shape obstacle = random_hull(dice, static_cast<std::size_t>(size));
            Corners there = base;
            for (Point& p : there) p = p + leg;
            if (leg == Point{}) continue;
            // The moments at which a corner reaches the line of an edge; between two of them no contact begins or ends.
            std::vector<Fraction> moments{{0}, {1}};
            const Shape start(base);
            const auto note = [&](Point edge, Point gap) {
                Wide over = -cross(edge, gap), under = cross(edge, leg);
                if (under < 0) under = -under, over = -over;
                if (under > 0 && over > 0 && over < under) moments.push_back({over, under});
            };
            for (std::size_t e = 0; e < obstacle.size(); ++e)
                for (const Point p : start) note(obstacle.after(e) - obstacle[e], p - obstacle[e]);
            for (std::size_t e = 0; e < start.size(); ++e)
                for (const Point p : obstacle) note(start.after(e) - start[e], start[e] - p);
            std::sort(moments.begin(), moments.end());
            bool slow = false;
            for (std::size_t m = 0; m + 1 < moments.size() && !slow; ++m) {
                const Fraction a = moments[m], b = moments[m + 1];
                if (!(a < b)) continue;
                const Fraction half{a.over * b.under + b.over * a.under, 2 * a.under * b.under};
                std::vector<Exact> rest;
                for (const Point p : start)
                    rest.push_back(
                        {{p.x * half.under + leg.x * half.over, half.under}, {p.y * half.under + leg.y * half.over, half.under}});
                for (std::size_t e = 0; e < obstacle.size() && !rest.empty(); ++e) rest = cut(rest, obstacle[e], obstacle.after(e));
                slow = has_area(rest);
            }
            const Shape swept(base, there);
            REQUIRE(overlap(swept, obstacle) == slow);
            (slow ? met : free) += 1;
            grazed += !slow && within(swept, obstacle, 0) ? 1 : 0;
        }
    }
    CHECK(met > 100);
    CHECK(free > 100);
    CHECK(grazed > 20);
}

TEST_CASE("K1.5 K2.4 every base is a parallelogram within a yard of its rectangle", "[K1.5][K2.2][K2.4][K2.5]") {
    const Figures& figures = callipers::testing::shipped().figures;
    for (int facing = 0; facing < 360; ++facing) {
        CAPTURE(facing);
        const Length far = square(direction(facing));
        CHECK(far >= 99980000);
        CHECK(far <= 100020000);
        CHECK(direction((facing + 180) % 360) == Point{} - direction(facing));
        for (int thousands = 1; thousands <= most_thousands; ++thousands) {
            const Corners c = base_of(figures, thousands, {}, facing);
            REQUIRE(c[front_left] + c[rear_right] == Point{});
            REQUIRE(c[front_right] + c[rear_left] == Point{});
            const Length width = length_of(c[front_right] - c[front_left]), depth = length_of(c[front_left] - c[rear_left]);
            REQUIRE(std::abs(width - figures.widths[static_cast<std::size_t>(thousands - 1)].value) <= 3);
            REQUIRE(std::abs(depth - 80) <= 3);
            REQUIRE(cross(c[front_right] - c[front_left], c[rear_right] - c[front_right]) < 0);  // clockwise
        }
    }
}

TEST_CASE("K1.7 lengths are rounded up, exactly at squares", "[K1.7]") {
    for (Length root : {0, 1, 2, 99, 100, 9999, 10000, 28285}) {
        CAPTURE(root);
        CHECK(root_up(root * root) == root);
        CHECK(root_up(root * root + 1) == root + 1);
        if (root > 1) CHECK(root_up(root * root - 1) == root);
    }
}
