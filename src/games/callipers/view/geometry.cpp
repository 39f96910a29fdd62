#include "games/callipers/view/geometry.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace fow::callipers {
namespace {

/// K1.5: 10000 times the sine of 0 to 90 degrees, rounded.
constexpr std::array<std::int16_t, 91> sines{0,    175,  349,  523,  698,  872,  1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588,
                                             2756, 2924, 3090, 3256, 3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150,
                                             5299, 5446, 5592, 5736, 5878, 6018, 6157, 6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314,
                                             7431, 7547, 7660, 7771, 7880, 7986, 8090, 8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910,
                                             8988, 9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703, 9744, 9781, 9816,
                                             9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000};

/// On which side of the line from a to b the point c is: positive = left.
[[nodiscard]] constexpr Length side_of(Point a, Point b, Point c) { return cross(b - a, c - a); }

/// Whether some edge of `a` has all of `b` on its outer side or on its line.
[[nodiscard]] bool separates(const Shape& a, const Shape& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (std::all_of(b.begin(), b.end(), [&](Point p) { return side_of(a[i], a.after(i), p) <= 0; })) return true;
    return false;
}

/// K1.9: whether the point is at most `reach` from that edge.
[[nodiscard]] bool near_edge(Point p, Point a, Point b, Length reach) {
    const Point edge = b - a;
    const Length along = dot(p - a, edge), whole = square(edge);
    if (along <= 0) return square(p - a) <= reach * reach;
    if (along >= whole) return square(p - b) <= reach * reach;
    const Length off = cross(edge, p - a);
    return off * off <= reach * reach * whole;
}

[[nodiscard]] bool corners_near(const Shape& corners, const Shape& edges, int reach) {
    return std::any_of(corners.begin(), corners.end(), [&](Point p) {
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (near_edge(p, edges[i], edges.after(i), reach)) return true;
        return false;
    });
}

}  // namespace

Point direction(int facing) {
    assert(facing >= 0 && facing < 360);
    const auto at = static_cast<std::size_t>(facing % 90);
    const std::int32_t s = sines[at], c = sines[90 - at];
    switch (facing / 90) {
        case 0: return {s, c};
        case 1: return {c, -s};
        case 2: return {-s, -c};
        default: return {-c, s};
    }
}

Point part_of(Point step, Length parts, Length whole) {
    return {static_cast<std::int32_t>(rounded(step.x * parts, whole)), static_cast<std::int32_t>(rounded(step.y * parts, whole))};
}

Point stride(int facing, int yards) { return part_of(direction(facing), yards, unit); }

Length root_up(Length squared) {
    assert(squared >= 0);
    Length low = 0, high = Length{1} << 31;  // the answer is in low..high
    while (low < high) {
        const Length middle = (low + high) / 2;
        if (middle * middle >= squared) high = middle;
        else low = middle + 1;
    }
    return low;
}

Shape::Shape(const std::vector<Point>& points) {
    assert(points.size() <= most);
    std::array<Point, most> all{};
    std::copy(points.begin(), points.end(), all.begin());
    enclose(all, points.size());
}

Shape::Shape(const Corners& corners) : size_(4) {
    // Clockwise becomes counterclockwise; a base needs no hull.
    for (std::size_t i = 0; i < 4; ++i) points_[i] = corners[3 - i];
}

Shape::Shape(const Corners& before, const Corners& after) {
    std::array<Point, most> all{};
    std::copy(before.begin(), before.end(), all.begin());
    std::copy(after.begin(), after.end(), all.begin() + 4);
    enclose(all, 8);
}

/// Andrew's chain: the lower hull from west to east, then the upper one back.
void Shape::enclose(std::array<Point, most>& points, std::size_t count) {
    std::sort(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(count),
              [](Point a, Point b) { return std::tie(a.x, a.y) < std::tie(b.x, b.y); });
    std::array<Point, 2 * most> hull{};
    std::size_t size = 0;
    const auto add = [&](Point p, std::size_t least) {
        while (size >= least && side_of(hull[size - 2], hull[size - 1], p) <= 0) --size;
        hull[size++] = p;
    };
    for (std::size_t i = 0; i < count; ++i) add(points[i], 2);
    const std::size_t lower = size + 1;
    for (std::size_t i = count; i > 1; --i) add(points[i - 2], lower);
    size_ = std::max<std::size_t>(size, 2) - 1;  // the first point closes the ring
    std::copy_n(hull.begin(), size_, points_.begin());
}

bool Shape::holds(Point point) const {
    for (std::size_t i = 0; i < size_; ++i)
        if (side_of(points_[i], after(i), point) < 0) return false;
    return true;
}

bool overlap(const Shape& a, const Shape& b) { return !separates(a, b) && !separates(b, a); }

bool within(const Shape& a, const Shape& b, int reach) { return corners_near(a, b, reach) || corners_near(b, a, reach); }

bool within(Point point, const Shape& shape, int reach) {
    if (shape.holds(point)) return true;
    for (std::size_t i = 0; i < shape.size(); ++i)
        if (near_edge(point, shape[i], shape.after(i), reach)) return true;
    return false;
}

bool is_convex(const std::vector<Point>& polygon) {
    if (polygon.size() < 3) return false;
    const std::size_t count = polygon.size();
    const Length sense = side_of(polygon[0], polygon[1], polygon[2]);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 2; j < count; ++j) {
            const Length side = side_of(polygon[i], polygon[(i + 1) % count], polygon[(i + j) % count]);
            if (side == 0 || (side > 0) != (sense > 0)) return false;
        }
    return true;
}

}  // namespace fow::callipers
