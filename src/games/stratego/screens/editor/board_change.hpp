// What the player changes on a board in the editor, and the set-up zones of a board, drawn over its ground.
#pragma once

#include <imgui.h>
#include <optional>
#include <set>
#include <string>
#include <variant>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/words.hpp"
#include "games/stratego/view/battlefield.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// Which other square changes with each.
enum class Symmetry {
    none,
    mirror,  ///< the one in the same file, equally far from the opposite edge: Blue's left is like Red's right
    turn,    ///< the one that takes its place when the board is turned: the board looks the same to both players
};
using BrushSquares = std::set<fow::stratego::Square>;

/// A lake leaves both zones (C1.2).
struct PaintLakes {
    BrushSquares squares;
    bool lake = true;  ///< false: dry again
    Symmetry symmetry = Symmetry::none;
};
/// C1.1: leaves out lakes, and takes squares from the other zone. Symmetric squares belong to the other side.
struct PaintZone {
    Seat side = fow::stratego::blue_seat;
    BrushSquares squares;
    bool belongs = true;
    Symmetry symmetry = Symmetry::none;
};
/// Removes lakes and zones.
struct ClearSquares {
    BrushSquares squares;
    Symmetry symmetry = Symmetry::none;
};
/// C1.1: adds or removes files and ranks in the middle, one at a time, so that edges and corners stay as they are.
struct ResizeBoard {
    int files = 10;
    int ranks = 10;
};
/// Both zones are the rows at their own edges.
struct SetZoneRows {
    int rows = 4;
};
/// Makes the north symmetric to the south.
struct RepeatSouth {
    Symmetry symmetry = Symmetry::mirror;
};
struct DrainLakes {};
/// C1.3, C1.8. `side`: whose army; none: that of both.
struct SetPieceCount {
    fow::stratego::Rank rank = fow::stratego::Rank::scout;
    int count = 0;
    std::optional<Seat> side{};
};
struct SetArmy {
    fow::stratego::Army army;
    std::optional<Seat> side{};
};
/// C1.8: an army that is larger than its zone loses pieces of its most numerous ranks, never its Flag.
struct FitArmies {};
/// Which variant the battlefield is for.
struct ChooseVariant {
    std::string id;
};
/// C4.5
struct SetQuietLimit {
    int turns = 400;
};
struct NameBoard {
    std::string name;
};
struct DescribeBoard {
    std::string description;
};

using BoardChange = std::variant<PaintLakes, PaintZone, ClearSquares, ResizeBoard, SetZoneRows, RepeatSouth, DrainLakes, SetPieceCount,
                                 SetArmy, FitArmies, ChooseVariant, SetQuietLimit, NameBoard, DescribeBoard>;

/// One square of that side's zone: its colour and its arms.
void draw_zone_square(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side, float strength = 1);
/// Both zones; `lit`: the one that is being drawn.
void draw_zones(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules, std::optional<Seat> lit = std::nullopt);

/// The board with its zones as a small picture.
[[nodiscard]] Drawing board_picture(const RuleSet& rules);

}  // namespace fow::stratego::screens
