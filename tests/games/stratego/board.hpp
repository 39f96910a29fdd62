// Games of the classic game and its variants for the tests.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "dice.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/engine/set_up_text.hpp"

namespace fow::stratego::testing {

[[nodiscard]] const Rules& classic();
[[nodiscard]] const Rules& duel();
[[nodiscard]] const Rules& barrage();
/// C1.8: a Duel in which Red has no Marshal and no Spy, but two Scouts, a Miner and a Bomb more: twelve pieces against ten.
[[nodiscard]] const Rules& uneven_duel();

/// Blue's and Red's pieces by letter (C6.3) and square, "9b5 Fa1"; everything else is lost. `mover` moves first.
[[nodiscard]] State posed(const Rules& rules, std::string_view blue, std::string_view red, Seat mover = red_seat);
/// Both armies drawn from all arrangements that C1.7 allows, Red to move (C6.5).
[[nodiscard]] State random_start(const Rules& rules, fow::testing::Dice& dice);
[[nodiscard]] Move move(std::string_view text);
/// Plays those moves, "e7-e6 a1-a2 ..."; each must be legal.
void play(const Rules& rules, State& state, std::string_view text);
/// The rule that forbids the move, or "" if it is legal.
[[nodiscard]] std::string refused(const Rules& rules, const State& state, std::string_view text);

}  // namespace fow::stratego::testing
