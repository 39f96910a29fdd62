// An area of the ground that is known only by asking about single places, and how it is found.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "games/callipers/screens/words.hpp"

namespace fow::callipers::screens {

/// In yards.
struct Region {
    struct Block {
        Point low, high;
    };
    std::vector<Block> blocks;               ///< the inside, away from the border
    std::vector<std::vector<Point>> rims;    ///< the rest, in convex parts
    std::vector<std::vector<Point>> border;  ///< closed lines; none before all is traced
};

/// Traces the border of an area through a raster, exact to the yard on every line of the raster. Pure.
class RegionTracer {
public:
    RegionTracer() = default;
    /// `apart`: yards between the lines of the raster; nothing farther than `far` yards from `middle` belongs to the area.
    RegionTracer(Point middle, int apart, int far);

    /// How deep inside a place is: 0 = outside, 1 = in the outer area only, 2 = in the inner one, which is part of the outer.
    using Ask = std::function<int(Point)>;
    /// Traces more rows of the raster until `enough`, asked after each row, returns true.
    void trace(const Ask& ask, const std::function<bool()>& enough);
    [[nodiscard]] bool finished() const { return row_ > across_; }
    [[nodiscard]] const Region& outer() const { return found_[0].region; }
    [[nodiscard]] const Region& inner() const { return found_[1].region; }
    /// Whether a coordinate lies on a line of the raster.
    [[nodiscard]] bool on_column(int x) const { return apart_ > 0 && (x - low_.x) % apart_ == 0; }
    [[nodiscard]] bool on_row(int y) const { return apart_ > 0 && (y - low_.y) % apart_ == 0; }

private:
    using Crossing = std::optional<Point>;
    struct Found {
        Region region;
        std::vector<Crossing> below, above;  ///< where the border crosses the lower and upper line of a row, by column
        std::vector<Crossing> beside;        ///< where it crosses its columns
        std::vector<std::pair<Point, Point>> sides;
    };
    [[nodiscard]] Point place(int column, int row) const { return {low_.x + column * apart_, low_.y + row * apart_}; }
    void cross(const Ask& ask, Point from, int from_depth, Point to, int to_depth, std::size_t column, std::vector<Crossing> Found::* line);
    void trace_row();
    void trace_cell(Found& found, int depth, std::size_t column);
    void join(Found& found) const;

    Point low_{};
    int apart_ = 0, across_ = -1, row_ = 0;
    std::vector<std::uint8_t> below_, above_;  ///< depths along the lines of a row
    std::array<Found, 2> found_;
};

}  // namespace fow::callipers::screens
