// A brush stroke over a board of squares, without anything of the screen.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace fow::ui {

/// The squares of a straight line, both ends included. `Square` is made of a file and a rank; `Set` takes squares by insert().
template <class Set, class Square>
[[nodiscard]] Set line_of_squares(Square from, Square to) {
    Set squares;
    const int files = to.file() - from.file();
    const int ranks = to.rank() - from.rank();
    const int steps = std::max({std::abs(files), std::abs(ranks), 1});
    const auto at = [&](int start, int way, int i) { return start + (2 * way * i + (way < 0 ? -steps : steps)) / (2 * steps); };
    for (int i = 0; i <= steps; ++i) squares.insert(Square(at(from.file(), files, i), at(from.rank(), ranks, i)));
    return squares;
}

template <class Square, class Set>
class StrokeOf {
public:
    /// Starts a stroke on that square and returns it.
    Set begin(Square square) {
        last_ = square;
        down_ = true;
        Set begun;
        begun.insert(square);
        return begun;
    }
    /// Moves the brush to a square, or off the map. Returns the squares crossed since then, gaps filled in.
    Set go_on(std::optional<Square> square) {
        if (square == last_) return {};
        Set crossed;
        if (square) {
            crossed = line_of_squares<Set>(last_.value_or(*square), *square);
            if (last_) crossed.erase(*last_);
        }
        last_ = square;
        return crossed;
    }
    void end() { last_.reset(), down_ = false; }
    [[nodiscard]] bool down() const { return down_; }

private:
    std::optional<Square> last_;
    bool down_ = false;
};

}  // namespace fow::ui
