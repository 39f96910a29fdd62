// The outline of a set of squares on the screen, with rounded corners, as pure functions.
#pragma once

#include <vector>

#include "games/waterloo/screens/table/board.hpp"

namespace fow::waterloo::screens {

/// A point in cells from the north-west corner of the field as drawn, and the inward normal there.
struct OutlinePoint {
    float x = 0;
    float y = 0;
    float in_x = 0;
    float in_y = 0;
};

/// Closed rings, the last point next to the first: around each connected part and each hole in it. Squares that touch only by their corners
/// are separate parts. `inset` from the edges inwards and `radius` of the corners in cells, together at most 0.5.
[[nodiscard]] std::vector<std::vector<OutlinePoint>> outlines(const SquareSet& squares, bool turned, float inset, float radius);

/// Is that side of a square of the set, as drawn, part of the set's edge?
[[nodiscard]] bool is_edge(const SquareSet& squares, Square square, Direction side, bool turned);

/// Position of a square as drawn: column and row from the north-west corner of the picture.
struct CellPlace {
    int column = 0;
    int row = 0;
    friend bool operator==(const CellPlace&, const CellPlace&) = default;
};
[[nodiscard]] CellPlace place_of(Square square, bool turned);

/// The smallest block of cells that holds all the squares; empty for an empty set.
struct CellBlock {
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;
    friend bool operator==(const CellBlock&, const CellBlock&) = default;
};
[[nodiscard]] CellBlock block_of(const SquareSet& squares, bool turned);

}  // namespace fow::waterloo::screens
