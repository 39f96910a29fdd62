// A seat looks at everything that its screen can show it.
#pragma once

#include <string>

#include "engine/random_games.hpp"
#include "fow/engine/session.hpp"

namespace fow::test {

/// A script for `--load`: the seat, whose moment it is, takes its place, points at and presses that many squares with
/// nothing and with a piece chosen, opens every page, is veiled and comes back, and does `last`. Rests on what the seat knows.
[[nodiscard]] std::string visit(const Session& session, Seat seat, const std::optional<Action>& last, std::size_t squares,
                                testing::Dice& dice);

/// A script that steps through the saved game "Game" with that seat's eyes.
[[nodiscard]] std::string step_through(const Session& session, Seat seat, std::size_t squares, testing::Dice& dice);

}  // namespace fow::test
