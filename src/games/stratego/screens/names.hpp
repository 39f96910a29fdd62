// What the screens of the classic game call things: its types without their namespace, and its words for players.
#pragma once

#include <string>
#include <vector>

#include "fow/games/stratego/view/chances.hpp"
#include "fow/games/stratego/view/deductions.hpp"
#include "fow/games/stratego/view/event.hpp"
#include "fow/games/stratego/view/rule_set.hpp"
#include "fow/games/stratego/view/view.hpp"

namespace fow::ui::stratego {

using fow::stratego::Army;
using fow::stratego::AttackOdds;
using fow::stratego::blue_seat;
using fow::stratego::Fought;
using fow::stratego::Move;
using fow::stratego::Outcome;
using fow::stratego::Phase;
using fow::stratego::Rank;
using fow::stratego::rank_count;
using fow::stratego::RankCounts;
using fow::stratego::ranks;
using fow::stratego::red_seat;
using fow::stratego::Result;
using fow::stratego::RuleSet;
using fow::stratego::SeenPiece;
using fow::stratego::Square;
using fow::stratego::strength;
using fow::stratego::total;
using fow::stratego::View;

/// "Blue", "Red"
[[nodiscard]] std::string side_name(Seat side);
/// "Marshal"
[[nodiscard]] std::string rank_name(Rank rank);
/// "Marshal (10)", "Bomb"
[[nodiscard]] std::string rank_with_number(Rank rank);
/// "3 Scouts, 2 Bombs"; strongest first; empty if there are none.
[[nodiscard]] std::string counts_text(const RankCounts& counts);
/// "40 pieces a side." or "Blue has 40 pieces, Red 30."
[[nodiscard]] std::string pieces_text(const PerSeat<Army>& armies);
/// What it may do in a turn, and what is special about it, with the rules.
[[nodiscard]] std::string what_it_does(Rank rank);
/// What it takes off when it attacks (C3.6).
[[nodiscard]] std::string what_it_beats(Rank rank);
/// "Blue Scout (2)", "a Red piece"
[[nodiscard]] std::string piece_text(const SeenPiece& piece);
/// What is visible of it besides its rank, or follows from that: "has moved: no Bomb, no Flag".
[[nodiscard]] std::vector<std::string> seen_text(const SeenPiece& piece);
/// "The Miner (3) takes the Bomb." The sentence for a fight (C3.6).
[[nodiscard]] std::string fight_text(const Fought& fought);
/// The rule that decided that fight.
[[nodiscard]] std::string_view rule_of(const Fought& fought);

/// Every square of the board, lakes included, row by row from the south.
[[nodiscard]] std::vector<Square> squares_of(const RuleSet& rules);
[[nodiscard]] bool is_among(const std::vector<Square>& squares, Square square);

}  // namespace fow::ui::stratego
