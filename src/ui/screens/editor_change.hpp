// What the hand changes on a battlefield that is being drawn (W14.3).
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/action.hpp"
#include "fow/view/battlefield.hpp"

namespace fow::ui {

/// A building or a village, two squares by two; what hill and mud there was gives way.
struct StampWork {
    TileKind kind = TileKind::building;
    Square corner;  ///< the one in the south-west; never on the last file or rank
};
/// Hill or mud; flows round buildings and villages.
struct PaintGround {
    TileKind kind = TileKind::hill;
    SquareSet squares;
};
/// On each square what lies uppermost: the piece, else the tile (all of a building or village, one square of other ground).
struct RubOut {
    SquareSet squares;
};
struct NameTile {
    std::size_t tile = 0;  ///< position in Battlefield::tiles
    std::string name;
};
struct RemoveTile {
    std::size_t tile = 0;
};
/// The pieces take part and stand there; whatever stood there goes back into the box.
struct SetPieces {
    std::vector<PlaceUnit> places;
};
/// Two pieces change places.
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
/// W9.3: the next square of the flag or of those beside it; a square that is an entry square is one no longer.
struct MarkEntry {
    Square square;
    bool flag = true;
};
struct ClearEntries {};
/// W3.2: a square belongs to one line of a side at most.
struct PaintLine {
    Seat seat = Seat::french;
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
    Seat seat = Seat::allied;
};
struct ChooseStart {
    bool players_set_up = true;
};
struct ChoosePrussianTurn {
    int turn = 12;
};

using EditorChange =
    std::variant<StampWork, PaintGround, RubOut, NameTile, RemoveTile, SetPieces, MovePiece, LiftPieces, Enlist, Dismiss, MarkEntry,
                 ClearEntries, PaintLine, NameField, DescribeField, ChooseMode, ChooseFirstMover, ChooseStart, ChoosePrussianTurn>;

}  // namespace fow::ui
