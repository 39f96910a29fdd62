// A custom battlefield (W14.3), as the editor draws it and a scenario file stores it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/view/field.hpp"
#include "games/waterloo/view/piece.hpp"

namespace fow::waterloo {

/// A piece that takes part. Without a square it is in reserve; a Prussian one is then still to be drawn.
struct FieldPiece {
    UnitId unit;
    std::optional<Square> square;
    friend bool operator==(const FieldPiece&, const FieldPiece&) = default;
};

struct Battlefield {
    std::string name;
    std::string description;
    Mode mode = Mode::standard;
    std::vector<Tile> tiles;                  ///< on the board in every mode: `from` is basic
    std::vector<FieldPiece> pieces;           ///< pieces of the roster that are not listed are absent
    bool players_set_up = true;               ///< otherwise the first turn begins with the pieces as placed
    Seat first_mover = allied_seat;           ///< W7.1
    int prussian_turn = 12;                   ///< W9.1: the first Prussians come at the end of this game turn
    std::vector<Square> flag;                 ///< W9.3
    std::vector<Square> beside;               ///< W9.3
    PerSeat<std::array<SquareSet, 3>> lines;  ///< W3.2, by Sector
    friend bool operator==(const Battlefield&, const Battlefield&) = default;
};

/// Why a battlefield cannot be played: where in its file, where on the board, and the reason as a sentence.
struct BattlefieldFault {
    std::string pointer;  ///< JSON pointer: "/battlefield/tiles/2/squares"
    std::optional<Square> square;
    std::string reason;  ///< with the rule id: "two tiles share f5 (W14.3)"
    friend bool operator==(const BattlefieldFault&, const BattlefieldFault&) = default;
};

}  // namespace fow::waterloo
