// What one viewer may know of a game (C3.7), and illustrations of rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/diagram.hpp"
#include "core/errors.hpp"
#include "games/stratego/view/action.hpp"
#include "games/stratego/view/rule_set.hpp"

namespace fow::stratego {

enum class Phase : std::uint8_t { set_up, turn, over };

/// A piece on the board, as one viewer knows it.
struct SeenPiece {
    Seat side = blue_seat;
    std::optional<Rank> rank;  ///< if the viewer knows it
    bool moved = false;        ///< C3.7
    bool far = false;          ///< it has gone more than one square in a move: a Scout
    bool shown = false;        ///< both players know it from a fight
    friend constexpr bool operator==(const SeenPiece&, const SeenPiece&) = default;
};

/// A move that only a limit on repetition forbids (C2.4, C2.5), and why.
struct RefusedMove {
    Move move;
    Violation why;
    friend constexpr bool operator==(const RefusedMove&, const RefusedMove&) = default;
};

struct View {
    Viewer viewer = Viewer::onlooker;
    Phase phase = Phase::set_up;
    Seat mover = red_seat;  ///< who moves, or sets up
    std::array<std::optional<SeenPiece>, most_squares> board{};
    PerSeat<bool> ready{};
    Army box{};  ///< during the viewer's own set-up: what is not placed yet
    PerSeat<Army> lost{};
    int turns = 0;        ///< of both players together
    int quiet = 0;        ///< C4.5: turns of both players together since the last attack
    int quiet_limit = 0;  ///< C4.5: at which the game is drawn; 0 = never
    std::optional<Seat> draw_offered_by;
    std::optional<Result> result;
    std::vector<Action> legal;          ///< if the viewer decides
    std::vector<RefusedMove> repeated;  ///< the same

    [[nodiscard]] const std::optional<SeenPiece>& at(Square square) const { return board[static_cast<std::size_t>(square.index())]; }
    friend bool operator==(const View&, const View&) = default;
};

using DiagramArrow = DiagramArrowOf<Square>;

/// An illustration of a rule. The board differs from diagram to diagram: the smaller ones have small boards.
struct Diagram : DiagramOf<View, Square> {
    RuleSet rules{};
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::stratego
