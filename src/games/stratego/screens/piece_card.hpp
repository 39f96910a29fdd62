// What a seat knows of one piece, the odds of an attack, and the seat's own guesses.
#pragma once

#include <SDL.h>
#include <optional>
#include <vector>

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

[[nodiscard]] std::optional<Rank> guess_on(const std::vector<Pencilled>& marks, Square square);

/// The staff map: a seat's own guesses, pencilled on the backs of enemy pieces. Call after draw_board(): the guesses on slips of paper.
void draw_staff_map(Window& window, const SDL_FRect& map, const RuleSet& rules, const View& view, const std::vector<Pencilled>& marks);

/// The buttons for choosing a guess, in the current card; an empty `chosen` erases. Registers "pencil:10" to "pencil:1", "pencil:bomb",
/// "pencil:flag" and "pencil:none".
void pencil_box(Window& window, const Army& army, std::optional<Rank>& chosen);

}  // namespace fow::stratego::screens
