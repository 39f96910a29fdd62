// A whole game, written down as what two players would click.
#pragma once

#include <string>

#include "fow/engine/session.hpp"

namespace fow::test {

struct GreedyGame {
    std::string script;  ///< from the title page to the victory page
    Session session;     ///< where it leads: the game is over
};
/// Both armies stand as in 1815 and march on the enemy's line of retreat, in Expert on the left of his back row; cards are
/// drafted and played by lot. Chance is that of `--seed`.
[[nodiscard]] GreedyGame play_greedy_game(const Ruleset& rules, Options options, std::uint64_t seed);

}  // namespace fow::test
