// Random games for property tests, from a seeded generator outside the engine.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "dice.hpp"
#include "fow/engine/session.hpp"
#include "test_game.hpp"

/// REQUIRE for what is asked a million times in random games, where counting the question would cost more than the answer.
#define MUST(...)                               \
    do {                                        \
        if (!(__VA_ARGS__)) FAIL(#__VA_ARGS__); \
    } while (false)

namespace fow::testing {

inline constexpr std::array modes{Mode::basic, Mode::standard, Mode::expert};

/// The mode as given, everything else by chance.
[[nodiscard]] Options random_options(Mode mode, Dice& dice);

/// The rules as shipped, or with mud and a second hill (W10.13) and perhaps the other way for hill guns to fire (W10.12).
[[nodiscard]] Ruleset random_ground(Dice& dice);

/// Rules of that mode with options and ground by chance.
[[nodiscard]] Rules random_rules(Mode mode, Dice& dice);

/// A random complete deployment of that seat: up to ten pieces stay in reserve, beside those that come late (W14.1).
[[nodiscard]] std::vector<Action> random_deployment(const Rules& rules, Seat seat, Dice& dice);

/// A game set up at random: the draft begins, or in Basic the first turn.
[[nodiscard]] State random_set_up(const Rules& rules, Dice& dice);

/// A game set up at random, its cards drafted at random, the first turn begun.
[[nodiscard]] State random_start(const Rules& rules, Dice& dice);

/// The last game turns with a thinned-out table: Prussians, withdrawn and weakened pieces, commanders lost, works hit and
/// owned, cards played and taken; in Expert now and then with a retreat that the next step brings about (W12.3).
[[nodiscard]] State random_late_position(const Rules& rules, Dice& dice);

/// Expert only: a pursuit about to be mustered or in its first turn.
[[nodiscard]] State random_pursuit(const Rules& rules, Dice& dice);

/// Any of the three kinds of beginning that the mode knows.
[[nodiscard]] State random_beginning(const Rules& rules, Dice& dice);

/// A random legal act; resignations and draws are rare, fights, cards and marches to the enemy's back row preferred, so
/// that games come to their ends by the rules.
[[nodiscard]] Action random_action(const Rules& rules, const State& state, const ActionList& list, Dice& dice);

/// The act or the outcome of chance that comes next, at random. The game must not be over.
void random_step(const Rules& rules, State& state, Dice& dice, Listener* listener = nullptr);

/// The same in a game that is written down; fails the test where the rules refuse.
void random_ply(Session& session, Dice& dice);

/// The property holds whatever the dice are; fails the test with the seed of those that break it.
/// How often it is asked: a hundred times, fewer in --quick.
void for_all_dice(const std::function<void(Dice&)>& property);

/// Random games of every mode, from their first draw or from any beginning: calls `step` up to `plies` times, which must
/// go on with the game. Fails the test with the mode and the seed of the game that failed.
/// How many games there were: --quick plays fewer, so that what is to come up often is to do so by the game.
int in_random_games(int plies, const std::function<void(const Rules&, State&, Dice&)>& step);

}  // namespace fow::testing
