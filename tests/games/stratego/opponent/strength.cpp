// Who wins in pairs of games with the same armies and the sides swapped.
#include "catch.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

/// Plays any legal move.
Action random_action(const Rules& rules, const State& state, fow::testing::Dice& dice) {
    MoveList list;
    moves(rules, state, list);
    return list[dice.below(list.size())];
}

/// Twice the points of `level` in that many pairs of games against random moves, both games of a pair with the same armies.
int points_against_chance(const Rules& rules, Level level, Budget budget, int pairs) {
    int points = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(static_cast<std::size_t>(pairs)))
        for (const Seat own : seats) {
            fow::testing::Dice dice(seed);
            State state = begin(rules);
            Hearing heard;
            while (state.phase != Phase::over && state.turns < 1500) {
                const bool thinks = state.phase == Phase::set_up || state.mover == own;
                const View view = view_of(rules, state, viewer_of(state.mover));
                const Mind mind{level, Style::steady, seed};
                const Action action = thinks ? think(rules, view, heard.lines(), mind, budget).action : random_action(rules, state, dice);
                apply(rules, state, action, &heard);
            }
            const bool won = state.result && state.result->winner == own;
            const bool lost = state.result && state.result->winner == other(own);
            points += won ? 2 : lost ? 0 : 1;
        }
    return points;
}

/// The same for `level` against `rival`.
int points(const Rules& rules, Level level, Level rival, Budget budget, int pairs) {
    int points = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(static_cast<std::size_t>(pairs)))
        for (const Seat own : seats) {
            PerSeat<Mind> minds{Mind{level, Style::steady, seed}, Mind{level, Style::steady, seed}};
            minds[other(own)].level = rival;
            const Played game = play_game(rules, minds, {budget, budget}, 1000);
            const bool won = game.state.result && game.state.result->winner == own;
            const bool lost = game.state.result && game.state.result->winner == other(own);
            points += won ? 2 : lost ? 0 : 1;
        }
    return points;
}

}  // namespace

TEST_CASE("A Marshal beats whoever moves at random", "[opponent][slow]") {
    CHECK(points_against_chance(duel(), Level::marshal, {600}, 6) >= 22);
    CHECK(points_against_chance(classic(), Level::marshal, {600}, 1) >= 3);
}

TEST_CASE("A Marshal beats a Recruit far more often than not", "[opponent][.measure]") {
    CHECK(points(duel(), Level::marshal, Level::recruit, {600}, 8) >= 20);
    CHECK(points(classic(), Level::marshal, Level::recruit, {600}, 2) >= 4);
}
