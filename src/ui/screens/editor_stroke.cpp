#include "ui/screens/editor_stroke.hpp"

#include <algorithm>
#include <cstdlib>

namespace fow::ui {

SquareSet squares_between(Square from, Square to) {
    SquareSet squares;
    const int files = to.file() - from.file();
    const int ranks = to.rank() - from.rank();
    const int steps = std::max({std::abs(files), std::abs(ranks), 1});
    const auto at = [&](int start, int way, int i) { return start + (2 * way * i + (way < 0 ? -steps : steps)) / (2 * steps); };
    for (int i = 0; i <= steps; ++i) squares.insert(Square(at(from.file(), files, i), at(from.rank(), ranks, i)));
    return squares;
}

SquareSet Stroke::begin(Square square) {
    last_ = square;
    down_ = true;
    return SquareSet::of(square);
}

SquareSet Stroke::go_on(std::optional<Square> square) {
    if (square == last_) return {};
    SquareSet crossed;
    if (square) {
        crossed = last_ ? squares_between(*last_, *square) : SquareSet::of(*square);
        if (last_) crossed.erase(*last_);
    }
    last_ = square;
    return crossed;
}

}  // namespace fow::ui
