#include "games/callipers/screens/region.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace fow::callipers::screens {

RegionTracer::RegionTracer(Point middle, int apart, int far)
    : low_(middle - Point{(far / apart + 1) * apart, (far / apart + 1) * apart}), apart_(apart), across_(2 * (far / apart + 1)) {}

void RegionTracer::trace(const Ask& ask, const std::function<bool()>& enough) {
    const auto columns = static_cast<std::size_t>(across_) + 1;
    while (!finished()) {
        below_ = std::exchange(above_, std::vector<std::uint8_t>(columns));
        for (Found& found : found_) {
            found.below = std::exchange(found.above, std::vector<Crossing>(columns));
            found.beside.assign(columns, std::nullopt);
        }
        for (std::size_t i = 0; i < columns; ++i) {
            const Point here = place(static_cast<int>(i), row_);
            above_[i] = static_cast<std::uint8_t>(ask(here));
            if (i > 0) cross(ask, here - Point{apart_, 0}, above_[i - 1], here, above_[i], i - 1, &Found::above);
            if (row_ > 0) cross(ask, here - Point{0, apart_}, below_[i], here, above_[i], i, &Found::beside);
        }
        if (row_ > 0) trace_row();
        ++row_;
        if (finished())
            for (Found& found : found_) join(found);
        if (enough()) return;
    }
}

/// The last yard of each area on the way from the deeper place to the other one.
void RegionTracer::cross(const Ask& ask, Point from, int from_depth, Point to, int to_depth, std::size_t column,
                         std::vector<Crossing> Found::* line) {
    if (from_depth == to_depth) return;
    if (from_depth < to_depth) {
        std::swap(from, to);
        std::swap(from_depth, to_depth);
    }
    const Point way{(to.x - from.x) / apart_, (to.y - from.y) / apart_};
    int last = 0;  // the last yard of the inner area is within the outer one
    for (int depth = from_depth; depth > to_depth; --depth) {
        for (int out = apart_; out - last > 1;) {
            const int yards = (last + out) / 2;
            (ask(from + Point{way.x * yards, way.y * yards}) >= depth ? last : out) = yards;
        }
        (found_[static_cast<std::size_t>(depth - 1)].*line)[column] = from + Point{way.x * last, way.y * last};
    }
}

void RegionTracer::trace_row() {
    const auto columns = static_cast<std::size_t>(across_);
    for (std::size_t level = 0; level < found_.size(); ++level) {
        const int depth = static_cast<int>(level) + 1;
        const auto whole = [&](std::size_t i) {
            return below_[i] >= depth && below_[i + 1] >= depth && above_[i] >= depth && above_[i + 1] >= depth;
        };
        for (std::size_t i = 0; i < columns; ++i) {
            if (!whole(i)) {
                trace_cell(found_[level], depth, i);
                continue;
            }
            const std::size_t first = i;
            while (i + 1 < columns && whole(i + 1)) ++i;
            found_[level].region.blocks.push_back({place(static_cast<int>(first), row_ - 1), place(static_cast<int>(i) + 1, row_)});
        }
    }
}

/// Goes around the cell: adds the corners inside the area and the points where the border crosses the edges. The border runs from where
/// this tour leaves the area to where it enters it again.
void RegionTracer::trace_cell(Found& found, int depth, std::size_t column) {
    const int x = static_cast<int>(column);
    const std::array<Point, 4> corners{place(x, row_ - 1), place(x + 1, row_ - 1), place(x + 1, row_), place(x, row_)};
    const std::array<bool, 4> within{below_[column] >= depth, below_[column + 1] >= depth, above_[column + 1] >= depth,
                                     above_[column] >= depth};
    const std::array<Crossing, 4> crossings{found.below[column], found.beside[column + 1], found.above[column], found.beside[column]};
    std::vector<Point> rim;
    const auto add = [&](Point p) {
        if (rim.empty() || rim.back() != p) rim.push_back(p);
    };
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (within[i]) add(corners[i]);
        if (!crossings[i]) continue;
        add(*crossings[i]);
        if (!within[i]) continue;
        std::size_t back = i + 1;
        while (!crossings[back % 4]) ++back;
        if (const Point end = *crossings[back % 4]; end != *crossings[i]) found.sides.emplace_back(*crossings[i], end);
    }
    if (!rim.empty() && rim.front() == rim.back()) rim.pop_back();
    if (rim.size() > 2) found.region.rims.push_back(std::move(rim));
}

void RegionTracer::join(Found& found) const {
    const auto earlier = [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
    std::multimap<Point, Point, decltype(earlier)> next(earlier);
    for (const auto& [from, to] : found.sides) next.emplace(from, to);
    found.sides.clear();
    while (!next.empty()) {
        std::vector<Point> line;
        for (auto side = next.begin(); side != next.end(); side = next.find(line.back())) {
            if (line.empty()) line.push_back(side->first);
            line.push_back(side->second);
            next.erase(side);
        }
        if (line.size() > 1 && line.front() == line.back()) line.pop_back();
        found.region.border.push_back(std::move(line));
    }
}

}  // namespace fow::callipers::screens
