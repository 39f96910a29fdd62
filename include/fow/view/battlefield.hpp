// A battlefield of one's own (W14.3), as it is drawn in the editor and kept in a scenario file.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "fow/view/field.hpp"
#include "fow/view/piece.hpp"

namespace fow {

/// A piece that takes part. Without a square: in reserve, and of the Prussians: still to be drawn.
struct FieldPiece {
    UnitId unit;
    std::optional<Square> square;
    friend bool operator==(const FieldPiece&, const FieldPiece&) = default;
};

struct Battlefield {
    std::string name;
    std::string description;
    Mode mode = Mode::standard;
    std::vector<Tile> tiles;                  ///< they lie in every mode: `from` is basic
    std::vector<FieldPiece> pieces;           ///< pieces of the roster not listed are absent
    bool players_set_up = true;               ///< else the first turn begins as the pieces stand
    Seat first_mover = Seat::allied;          ///< W7.1
    int prussian_turn = 12;                   ///< W9.1: the first ones come at the end of this game turn
    std::vector<Square> flag;                 ///< W9.3
    std::vector<Square> beside;               ///< W9.3
    PerSeat<std::array<SquareSet, 3>> lines;  ///< W3.2, by Sector
    friend bool operator==(const Battlefield&, const Battlefield&) = default;
};

/// Why a battlefield cannot be played: where in its file, where on the board, and the reason as a whole sentence.
struct BattlefieldFault {
    std::string pointer;  ///< JSON pointer: "/battlefield/tiles/2/squares"
    std::optional<Square> square;
    std::string reason;  ///< with the rule's id: "two tiles share f5 (W14.3)"
    friend bool operator==(const BattlefieldFault&, const BattlefieldFault&) = default;
};

}  // namespace fow
