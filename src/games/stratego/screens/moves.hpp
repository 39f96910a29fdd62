// What a selected piece can do, read from a view.
#pragma once

#include <vector>

#include "games/stratego/screens/words.hpp"

namespace fow::stratego::screens {

struct Reach {
    std::vector<Square> moves;
    std::vector<Square> attacks;
    std::vector<Square> crossed;  ///< forbidden only by a limit on repetition (C2.4, C2.5)
    [[nodiscard]] bool empty() const { return moves.empty() && attacks.empty() && crossed.empty(); }
};
[[nodiscard]] Reach reach_of(const View& view, Square from);
/// The sentence of the limit that forbids this move, with its rule; "" if none does.
[[nodiscard]] std::string why_crossed(const View& view, const Move& move);
/// "It may go to 3 squares and attack 1 piece."
[[nodiscard]] std::string reach_text(const View& view, Square from);
[[nodiscard]] bool may(const View& view, const fow::stratego::Action& action);

}  // namespace fow::stratego::screens
