// Games of Waterloo by callipers by a simple player, and the scripts that give the same orders with the same dice.
#pragma once

#include <cstdint>
#include <string>

#include "games/callipers/engine/session.hpp"

namespace fow::test::callipers {

struct PlayedGame {
    fow::callipers::Session session;
    std::string script;  ///< from the title to the last order before the page of the winner
    int questions = 0;   ///< of K3.4
};
/// Gives shots and supports with pieces and buttons, or types every order in the order line.
enum class By { pieces, line };
/// How that order is given on the screen, in the words of a script.
[[nodiscard]] std::string clicks_of(const fow::callipers::Action& action, By by = By::pieces);
/// The short game of Hougoumont.
[[nodiscard]] PlayedGame played_game(std::uint64_t seed, By by = By::pieces);
/// The first such game, from that seed on, that has questions and is decided by losses.
[[nodiscard]] PlayedGame decided_game(std::uint64_t seed, By by = By::pieces);

}  // namespace fow::test::callipers
