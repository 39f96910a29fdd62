// Inspects everything that a seat's screen can show.
#pragma once

#include <string>

#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::test {

using namespace waterloo;

/// A script for `--load`: the seat, whose decision is due, takes the screen, points at and clicks `squares` squares with and
/// without a selected piece, opens every page, goes behind the veil and returns, and plays `last`. Depends only on what the seat
/// knows.
[[nodiscard]] std::string visit(const Session& session, Seat seat, const std::optional<Action>& last, std::size_t squares,
                                testing::Dice& dice);

/// A script that replays the saved game "Game" from that seat's view.
[[nodiscard]] std::string step_through(const Session& session, Seat seat, std::size_t squares, testing::Dice& dice);

}  // namespace fow::test
