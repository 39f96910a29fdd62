// Random games of La Belle Alliance, and the scripts that play them by clicks with the same dice.
#pragma once

#include <cstdint>
#include <string>

#include "games/alliance/engine/session.hpp"

namespace fow::test::alliance {

struct PlayedGame {
    fow::alliance::Session session;
    std::string script;  ///< from the title to the last click before the page of the winner
    int questions = 0;   ///< of L4.3
};
/// The clicks that give that order, in the phase of its player.
[[nodiscard]] std::string clicks_of(const fow::alliance::Order& order);
/// A game in which all legal orders are equally likely, with fair dice.
[[nodiscard]] PlayedGame played_game(std::uint64_t seed);
/// The first such game, from that seed on, that has a question and at most that many turns.
[[nodiscard]] PlayedGame short_game(std::uint64_t seed, int turns);

}  // namespace fow::test::alliance
