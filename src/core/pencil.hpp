// Pencil marks of the staff map: what a player thinks an enemy piece is. Nobody else ever sees them, so a record keeps them among the
// secrets of the game, and forgets them once it is over.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/seat.hpp"

namespace fow {

/// A mark as a record keeps it.
template <class Square, class Mark>
struct PencilMarkOf {
    Seat seat;        ///< the seat whose secret it is
    std::size_t ply;  ///< number of plies before it
    Square square;    ///< the square of the enemy piece at that time
    Mark mark;
    friend bool operator==(const PencilMarkOf&, const PencilMarkOf&) = default;
};

/// A mark on the piece that is on a square now.
template <class Square, class Mark>
struct PencilledOf {
    Square square{};
    Mark mark{};
    friend constexpr bool operator==(const PencilledOf&, const PencilledOf&) = default;
};

/// For on_ply_changed(): marks later than the last ply are moved back to it, since a player's own step moves no enemy piece.
template <class Marks>
void fit_pencil(Marks& marks, std::size_t plies, bool over) {
    if (over) marks.clear();
    for (auto& made : marks) made.ply = std::min(made.ply, plies);
}

}  // namespace fow
