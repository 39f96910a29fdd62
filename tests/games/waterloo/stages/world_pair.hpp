// A game and its twin, which a seat cannot tell apart.
#pragma once

#include "games/waterloo/engine/other_worlds.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::test {

using namespace waterloo;

struct WorldPair {
    Seat seat;  ///< who cannot tell them apart
    testing::Difference difference;
    Session one;
    Session two;
};

/// A random game of that mode and its twin, both in that phase with a decision or a roll of `seat` due. Their plies differ only
/// in what `seat` cannot see.
[[nodiscard]] WorldPair worlds_at(Mode mode, Phase phase, Seat seat, testing::Dice& dice);

/// A legal action of the seat that reveals no difference between the worlds; none if none was found.
[[nodiscard]] std::optional<Action> act_alike(const WorldPair& pair, testing::Dice& dice);

}  // namespace fow::test
