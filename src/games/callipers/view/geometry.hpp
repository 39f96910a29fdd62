// Exact plane geometry: lengths in yards of the ground (K1), in integers only, the same on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fow::callipers {

/// Positions are within 20,000 yards of the origin, so every product of two lengths is below 2^33 and every square of such a product fits
/// 64 bits.
using Length = std::int64_t;

/// A point or a step: x to the east, y to the north (K1.2).
struct Point {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr bool operator==(const Point&, const Point&) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};
/// Coordinates and steps are within this, in either direction (K1.10).
inline constexpr std::int32_t bound = 10000;
/// K1.5: the length of a unit vector.
inline constexpr std::int32_t unit = 10000;

[[nodiscard]] constexpr Length cross(Point a, Point b) { return Length{a.x} * b.y - Length{a.y} * b.x; }
[[nodiscard]] constexpr Length dot(Point a, Point b) { return Length{a.x} * b.x + Length{a.y} * b.y; }
[[nodiscard]] constexpr Length square(Point a) { return dot(a, a); }

/// K1.5: the unit vector of a facing of 0 to 359 degrees, clockwise from north; each part in 10000ths.
[[nodiscard]] Point direction(int facing);
/// K1.6: the integer nearest to n / d, halves away from zero; d > 0.
[[nodiscard]] constexpr Length rounded(Length n, Length d = unit) { return n >= 0 ? (n + d / 2) / d : -((-n + d / 2) / d); }
/// That many `parts` of `whole` of a step, each coordinate rounded.
[[nodiscard]] Point part_of(Point step, Length parts, Length whole);
/// That many yards in that direction, each coordinate rounded.
[[nodiscard]] Point stride(int facing, int yards);
/// K1.7: the least integer whose square is at least `squared`.
[[nodiscard]] Length root_up(Length squared);
[[nodiscard]] inline Length length_of(Point step) { return root_up(square(step)); }

/// K2.4: the corners of a base, clockwise from the front left one; the sides in the order of K2.5.
using Corners = std::array<Point, 4>;
inline constexpr int front_left = 0, front_right = 1, rear_right = 2, rear_left = 3;

/// A convex polygon, counterclockwise, its corners distinct and no three in line (K1.8).
class Shape {
public:
    static constexpr std::size_t most = 16;
    Shape() = default;
    /// The hull of some points, at most 16.
    explicit Shape(const std::vector<Point>& points);
    explicit Shape(const Corners& corners);
    /// The hull of a base before and after a leg (K5.4).
    Shape(const Corners& before, const Corners& after);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Point* begin() const { return points_.data(); }
    [[nodiscard]] const Point* end() const { return points_.data() + size_; }
    [[nodiscard]] Point operator[](std::size_t i) const { return points_[i]; }
    /// The corner after that one.
    [[nodiscard]] Point after(std::size_t i) const { return points_[i + 1 == size_ ? 0 : i + 1]; }
    /// Whether the point is inside or on the edge.
    [[nodiscard]] bool holds(Point point) const;

private:
    void enclose(std::array<Point, most>& points, std::size_t count);
    std::array<Point, most> points_{};
    std::size_t size_ = 0;
};

/// K1.8: whether the insides of both have a common point.
[[nodiscard]] bool overlap(const Shape& a, const Shape& b);
/// Whether a point of one is at most that far from a point of the other. They do not overlap; `reach` is 0 to 1000.
[[nodiscard]] bool within(const Shape& a, const Shape& b, int reach);
/// The same for a point; one inside is 0 away.
[[nodiscard]] bool within(Point point, const Shape& shape, int reach);
/// Whether the corners, in either sense, make a convex polygon: no edge has corners on both sides, no three corners are in line, and no
/// corner occurs twice.
[[nodiscard]] bool is_convex(const std::vector<Point>& polygon);

}  // namespace fow::callipers
