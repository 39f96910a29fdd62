// Areas that are known only by asking about single places.
#include "games/callipers/screens/region.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"

using namespace fow;
using namespace fow::callipers;
using fow::callipers::screens::Region;
using fow::callipers::screens::RegionTracer;

namespace {

constexpr Point middle{1000, 700};

/// A disc with a hole in it, and a lane that leads out of it.
int depth_of(Point p) {
    const Point from = p - middle;
    const bool hole = std::abs(from.x - 90) < 40 && std::abs(from.y) < 25;
    const bool lane = std::abs(from.x) <= 30 && from.y >= 0 && from.y <= 480;
    const bool disc = from.x * from.x + from.y * from.y <= 200 * 200;
    return hole ? 0 : disc ? 2 : lane ? 1 : 0;
}

RegionTracer traced(int rows_at_once = 1000) {
    RegionTracer tracer(middle, 10, 500);
    int calls = 0;
    while (!tracer.finished()) {
        int rows = 0;
        tracer.trace(depth_of, [&] { return ++rows >= rows_at_once; });
        REQUIRE(++calls < 200);
    }
    return tracer;
}

bool within(const Region& region, Point p) {
    const auto in_rim = [&](const std::vector<Point>& rim) {
        for (std::size_t i = 0; i < rim.size(); ++i) {
            const Point a = rim[i], b = rim[(i + 1) % rim.size()];
            if (fow::callipers::cross(b - a, p - a) < 0) return false;
        }
        return true;
    };
    return std::any_of(region.blocks.begin(), region.blocks.end(),
                       [&](const Region::Block& block) {
                           return p.x >= block.low.x && p.x <= block.high.x && p.y >= block.low.y && p.y <= block.high.y;
                       }) ||
           std::any_of(region.rims.begin(), region.rims.end(), in_rim);
}

}  // namespace

TEST_CASE("An area is traced to the yard where its border meets the raster, and nearly so between", "[screens]") {
    const RegionTracer tracer = traced();
    int wrong = 0, asked = 0;
    for (int x = -260; x <= 260; x += 3)
        for (int y = -260; y <= 510; y += 3) {
            const Point p = middle + Point{x, y};
            ++asked;
            if (within(tracer.outer(), p) != (depth_of(p) > 0)) ++wrong;
            if (within(tracer.inner(), p) != (depth_of(p) > 1)) ++wrong;
        }
    CHECK(wrong * 200 < asked);  // only at corners of the area within a cell
    for (const Region* region : {&tracer.outer(), &tracer.inner()}) {
        CHECK(region->border.size() == 2);  // around it, and around the hole
        for (const auto& line : region->border)
            for (const Point p : line) CHECK(depth_of(p) > (region == &tracer.outer() ? 0 : 1));
    }
}

TEST_CASE("Tracing an area row by row finds the same", "[screens]") {
    const RegionTracer whole = traced(), bit_by_bit = traced(1);
    CHECK(whole.outer().border == bit_by_bit.outer().border);
    CHECK(whole.inner().rims == bit_by_bit.inner().rims);
}
