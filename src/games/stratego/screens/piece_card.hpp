// What a seat knows of one piece, and the odds of an attack: parts of the column.
#pragma once

#include <optional>

#include "games/stratego/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// What a card tells about a piece.
struct PieceTold {
    Square square;
    SeenPiece piece;
    RankCounts possible{};      ///< what it may be, if its rank is unknown
    std::optional<Rank> guess;  ///< the seat's own pencil mark
    bool own = false;
};
/// In the current card.
void piece_card(Window& window, const PieceTold& told);

/// The odds as a bar with a sentence for each outcome, in the current card. `known`: the defender's rank is known.
void odds_card(Window& window, const SeenPiece& attacker, const PieceTold& target, const AttackOdds& odds);

}  // namespace fow::stratego::screens
