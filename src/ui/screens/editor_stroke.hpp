// A brush stroke over the map: the squares that the pointer crosses while the button is held. Pure.
#pragma once

#include <optional>

#include "fow/view/square.hpp"

namespace fow::ui {

class Stroke {
public:
    /// The brush goes down on a square; that square is crossed.
    SquareSet begin(Square square);
    /// The brush goes on to a square, or is beside the map: the squares crossed since then, jumps filled in.
    SquareSet go_on(std::optional<Square> square);
    void end() { last_.reset(), down_ = false; }
    [[nodiscard]] bool down() const { return down_; }

private:
    std::optional<Square> last_;
    bool down_ = false;
};

/// The squares of a straight line, ends included.
[[nodiscard]] SquareSet squares_between(Square from, Square to);

}  // namespace fow::ui
