// A greedy player, and whole games that it plays.
#pragma once

#include <string>

#include "core/pcg32.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::test {

using namespace waterloo;

/// The choice of a greedy player for the deciding seat. It knows the whole state.
[[nodiscard]] Action greedy_choice(const Rules& rules, const State& state, Pcg32& random);

struct GreedyGame {
    std::string script;  ///< from the title page to the victory page
    Session session;     ///< the finished game
};
/// A whole game between two greedy players. Both armies are set up as in 1815 and march on the enemy's line of retreat (in Expert,
/// on the left of the enemy's back row); cards are drafted and played at random. The rolls are those of `--seed`.
[[nodiscard]] GreedyGame play_greedy_game(const Ruleset& rules, Options options, std::uint64_t seed);

}  // namespace fow::test
