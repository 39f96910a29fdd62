// Games between computed players.
#pragma once

#include "core/pcg32.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "test_game.hpp"

namespace fow::testing {

using namespace waterloo;

/// A game of computed players that has just begun: nobody has placed a piece.
[[nodiscard]] inline Session new_game(const Options& options) { return Session(shipped(), options, {"Ann", "Ben"}); }

/// Any outcome of the chance that is due.
inline void roll_due(Session& game, Pcg32& dice) {
    const auto due = game.rolls();
    static_cast<void>(game.roll(due[dice.below(static_cast<std::uint32_t>(due.size()))].roll));
}

[[nodiscard]] inline Viewer who_decides(const Session& game) { return game.decider() == Decider::first ? french_viewer : allied_viewer; }

/// What that mind does now.
[[nodiscard]] inline AnswerOf<Action> thought_of(const Session& game, const Mind& mind, Budget budget) {
    const Viewer viewer = who_decides(game);
    return think(game.rules(), game.view(viewer), game.heard(viewer), mind, budget);
}

}  // namespace fow::testing
