#include "games/waterloo/screens/table/outline.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace fow::waterloo::screens {

namespace {

struct Corner {
    int x = 0;
    int y = 0;
    friend auto operator<=>(const Corner&, const Corner&) = default;
};
/// Clockwise as drawn: east, south, west, north. The inside is on the right.
constexpr std::array<Corner, 4> ring_steps{Corner{1, 0}, Corner{0, 1}, Corner{-1, 0}, Corner{0, -1}};

/// The edges of the set, by start corner and direction.
using Edges = std::map<Corner, std::array<bool, 4>>;

Edges edges_of(const SquareSet& squares, bool turned) {
    Edges edges;
    for (const Square square : squares) {
        const auto [x, y] = place_of(square, turned);
        if (is_edge(squares, square, Direction::north, turned)) edges[{x, y}][0] = true;
        if (is_edge(squares, square, Direction::east, turned)) edges[{x + 1, y}][1] = true;
        if (is_edge(squares, square, Direction::south, turned)) edges[{x + 1, y + 1}][2] = true;
        if (is_edge(squares, square, Direction::west, turned)) edges[{x, y + 1}][3] = true;
    }
    return edges;
}

/// A corner of a ring: the incoming and the outgoing edge, as indices of `ring_steps`.
struct Turn {
    Corner at;
    std::size_t in = 0;
    std::size_t out = 0;
};

/// Removes and returns the ring through the westernmost corner; no two squares touch only by a corner there.
std::vector<Turn> take_ring(Edges& edges) {
    std::vector<Turn> ring;
    const Corner first = edges.begin()->first;
    Corner at = first;
    std::size_t way = 0;
    while (!edges.begin()->second[way]) ++way;
    const std::size_t first_way = way;
    do {
        auto& leaving = edges[at];
        leaving[way] = false;
        if (std::none_of(leaving.begin(), leaving.end(), [](bool b) { return b; })) edges.erase(at);
        at = {at.x + ring_steps[way].x, at.y + ring_steps[way].y};
        const std::size_t in = way;
        if (at == first) {
            way = first_way;
        } else {
            // Turning right first keeps to the same square where two touch by a corner.
            way = (in + 1) % 4;
            if (!edges[at][way]) way = edges[at][in] ? in : (in + 3) % 4;
        }
        if (way != in) ring.push_back({at, in, way});
    } while (at != first);
    return ring;
}

}  // namespace

bool is_edge(const SquareSet& squares, Square square, Direction side, bool turned) {
    const auto next = step(square, turned ? opposite(side) : side);
    return !next || !squares.contains(*next);
}

CellPlace place_of(Square square, bool turned) {
    return turned ? CellPlace{file_count - 1 - square.file(), square.rank()} : CellPlace{square.file(), rank_count - 1 - square.rank()};
}

CellBlock block_of(const SquareSet& squares, bool turned) {
    if (squares.empty()) return {};
    int left = file_count;
    int right = -1;
    int top = rank_count;
    int bottom = -1;
    for (const Square square : squares) {
        const CellPlace place = place_of(square, turned);
        left = std::min(left, place.column);
        right = std::max(right, place.column);
        top = std::min(top, place.row);
        bottom = std::max(bottom, place.row);
    }
    return {left, top, right - left + 1, bottom - top + 1};
}

std::vector<std::vector<OutlinePoint>> outlines(const SquareSet& squares, bool turned, float inset, float radius) {
    constexpr int arc = 6;
    std::vector<std::vector<OutlinePoint>> rings;
    for (Edges edges = edges_of(squares, turned); !edges.empty();) {
        std::vector<OutlinePoint> ring;
        for (const Turn& turn : take_ring(edges)) {
            const auto unit = [](std::size_t way) {
                return std::pair{static_cast<float>(ring_steps[way].x), static_cast<float>(ring_steps[way].y)};
            };
            const auto [ax, ay] = unit(turn.in);
            const auto [bx, by] = unit(turn.out);
            const float x = static_cast<float>(turn.at.x) + inset * (-ay - by);
            const float y = static_cast<float>(turn.at.y) + inset * (ax + bx);
            for (int i = 0; i <= arc; ++i) {
                const float t = static_cast<float>(i) / arc;
                const float before = (1 - t) * (1 - t) * radius;
                const float after = t * t * radius;
                const float dx = ax * (1 - t) + bx * t;
                const float dy = ay * (1 - t) + by * t;
                const float length = std::hypot(dx, dy);
                ring.push_back({x - ax * before + bx * after, y - ay * before + by * after, -dy / length, dx / length});
            }
        }
        rings.push_back(std::move(ring));
    }
    return rings;
}

}  // namespace fow::waterloo::screens
