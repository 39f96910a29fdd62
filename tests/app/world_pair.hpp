// One game and its twin, which a seat cannot tell from it.
#pragma once

#include "engine/other_worlds.hpp"
#include "fow/engine/session.hpp"

namespace fow::test {

struct WorldPair {
    Seat seat;  ///< who cannot tell them apart
    testing::Difference difference;
    Session one;
    Session two;
};

/// A random game of that mode with its twin, both at a moment of that phase in which `seat` decides, or with `chance` the
/// seat that is to roll sits. Their plies are the same but for what passes `seat` unseen.
[[nodiscard]] WorldPair worlds_at(Mode mode, Phase phase, Seat seat, testing::Dice& dice);

/// A legal act of the seat that shows it nothing in which the worlds differ; nothing where none was found.
[[nodiscard]] std::optional<Action> act_alike(const WorldPair& pair, testing::Dice& dice);

}  // namespace fow::test
