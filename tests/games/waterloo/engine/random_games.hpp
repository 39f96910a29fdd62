// Random games for property tests, from a seeded generator outside the engine.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "dice.hpp"
#include "games/waterloo/engine/session.hpp"
#include "test_game.hpp"

/// Replaces REQUIRE in checks that run a million times in random games, where Catch's counting would cost more than the check.
#define MUST(...)                               \
    do {                                        \
        if (!(__VA_ARGS__)) FAIL(#__VA_ARGS__); \
    } while (false)

namespace fow::testing {

using namespace waterloo;

inline constexpr std::array modes{Mode::basic, Mode::standard, Mode::expert};

/// The given mode with random options.
[[nodiscard]] Options random_options(Mode mode, Dice& dice);

/// The shipped rules, or with mud, a second hill (W10.13) and perhaps the other fire of hill guns (W10.12).
[[nodiscard]] Ruleset random_ground(Dice& dice);

/// Rules of that mode with random options and terrain.
[[nodiscard]] Rules random_rules(Mode mode, Dice& dice);

/// A random complete deployment of that seat: up to ten pieces stay in reserve, in addition to those that come late (W14.1).
[[nodiscard]] std::vector<Action> random_deployment(const Rules& rules, Seat seat, Dice& dice);

/// A game that was set up at random: the draft begins, or in Basic the first turn.
[[nodiscard]] State random_set_up(const Rules& rules, Dice& dice);

/// A game that was set up and drafted at random: the first turn begins.
[[nodiscard]] State random_start(const Rules& rules, Dice& dice);

/// The last game turns on a thinned-out table: Prussians, withdrawn and weakened pieces, lost commanders, works with hits and owners,
/// cards played and taken; in Expert sometimes with a retreat in the next step (W12.3).
[[nodiscard]] State random_late_position(const Rules& rules, Dice& dice);

/// Expert only: a pursuit before its muster or in its first turn.
[[nodiscard]] State random_pursuit(const Rules& rules, Dice& dice);

/// Any of the three kinds of starts that the mode has.
[[nodiscard]] State random_beginning(const Rules& rules, Dice& dice);

/// A random legal action. Resignations and draws are rare; fights, cards and moves to the enemy's back row are preferred, so that games
/// end by the rules.
[[nodiscard]] Action random_action(const Rules& rules, const State& state, const ActionList& list, Dice& dice);

/// The next action or outcome of chance, at random. The game must not be over.
void random_step(const Rules& rules, State& state, Dice& dice, Listener* listener = nullptr);

/// The same in a session; fails the test if the rules refuse.
void random_ply(Session& session, Dice& dice);

/// The property must hold for all dice; otherwise the test fails with the seed. It runs a hundred times, fewer in --quick.
void for_all_dice(const std::function<void(Dice&)>& property);

/// Random games of every mode, from their first draw or any start: calls `step` up to `plies` times, which must continue the game. Fails
/// the test with the mode and the seed of the game. Returns the number
/// of games; --quick plays fewer, so bounds on rare things must be per game.
int in_random_games(int plies, const std::function<void(const Rules&, State&, Dice&)>& step);

}  // namespace fow::testing
