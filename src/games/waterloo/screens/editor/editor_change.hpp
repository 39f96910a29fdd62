// What the player changes on a battlefield in the editor (W14.3).
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/action.hpp"
#include "games/waterloo/view/field.hpp"

namespace fow::waterloo::screens {

/// A building or village of two by two squares; replaces hill and mud below it.
struct StampWork {
    TileKind kind = TileKind::building;
    Square corner;  ///< the south-west one; never on the last file or rank
};
/// Hill or mud; leaves out squares of buildings and villages.
struct PaintGround {
    TileKind kind = TileKind::hill;
    SquareSet squares;
};
/// Removes the top layer of each square: the piece, else the tile (a whole building or village, one square of other ground).
struct EraseSquares {
    SquareSet squares;
};
struct NameTile {
    std::size_t tile = 0;  ///< index in Battlefield::tiles
    std::string name;
};
struct RemoveTile {
    std::size_t tile = 0;
};
/// The pieces take part and stand there; pieces that stood there go back into the box.
struct SetPieces {
    std::vector<PlaceUnit> places;
};
/// Moves a piece, or swaps two.
struct MovePiece {
    Square from;
    Square to;
};
struct LiftPieces {
    SquareSet squares;
};
struct Enlist {
    std::vector<UnitId> units;
};
struct Dismiss {
    std::vector<UnitId> units;
};
/// W9.3: appends the square to the entry squares under or beside the flag; removes it if it is one already.
struct MarkEntry {
    Square square;
    bool flag = true;
};
struct ClearEntries {};
/// W3.2: a square belongs to at most one line of a side.
struct PaintLine {
    Seat seat = french_seat;
    Sector sector = Sector::left;
    SquareSet squares;
    bool belongs = true;
};
struct NameField {
    std::string name;
};
struct DescribeField {
    std::string description;
};
struct ChooseMode {
    Mode mode = Mode::standard;
};
struct ChooseFirstMover {
    Seat seat = allied_seat;
};
struct ChooseStart {
    bool players_set_up = true;
};
struct ChoosePrussianTurn {
    int turn = 12;
};

using EditorChange =
    std::variant<StampWork, PaintGround, EraseSquares, NameTile, RemoveTile, SetPieces, MovePiece, LiftPieces, Enlist, Dismiss, MarkEntry,
                 ClearEntries, PaintLine, NameField, DescribeField, ChooseMode, ChooseFirstMover, ChooseStart, ChoosePrussianTurn>;

}  // namespace fow::waterloo::screens
