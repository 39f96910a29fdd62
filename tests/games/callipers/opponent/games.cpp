// Whole games of computed players: no refusals, every choice follows from the seed and the position, and the stronger player wins.
#include "core/pcg32.hpp"
#include "environment.hpp"
#include "games/callipers/cli/policy.hpp"
#include "games/callipers/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

constexpr Budget fast{60};

/// Plays a game with fair dice to its end; `choose(state, seat)` chooses for the seat that decides.
template <class Choose>
State played(const Rules& rules, std::uint32_t seed, int most, const Choose& choose) {
    Pcg32 dice(seed);
    State state = begin(rules);
    for (int ply = 0; ply < most && state.stage != Stage::over; ++ply) {
        if (turn(state) == Decider::chance) {
            apply(rules, state, Roll{static_cast<std::uint8_t>(1 + dice.below(die_faces))}, nullptr);
            continue;
        }
        const Action action = choose(state, turn(state) == french_decider ? french_seat : allied_seat);
        INFO(to_text(action));
        REQUIRE_FALSE(check(rules, state, action));
        apply(rules, state, action, nullptr);
    }
    return state;
}

}  // namespace

TEST_CASE("What a level does is legal, has a reason, and is the same again", "[opponent][K14.1]") {
    const Rules rules(shipped("hougoumont"));
    for (const Level level : levels)
        for (const Style style : styles_of_game()) {
            CAPTURE(word(level), word(style));
            const Mind mind{level, style, 11};
            int decisions = 0;
            static_cast<void>(played(rules, 7, 60, [&](const State& state, Seat) {
                const Answer answer = think(rules, state, {}, mind, fast);
                if (++decisions % 4 == 0) {
                    const bool same = think(rules, state, {}, mind, fast) == answer;
                    CHECK(same);
                }
                CHECK(text_of(answer.reason).size() > 10);
                CHECK((answer.chance > 0 && answer.chance < 1000 && answer.nodes > 0));
                return answer.action;
            }));
        }
}

TEST_CASE("Nothing follows from an offer that was heard: all is open", "[opponent][K14.1]") {
    const Rules rules(shipped("hougoumont"));
    const Line line{1, 1, french_seat, DrawOffered{french_seat}};
    const Mind mind{Level::captain, Style::steady, 5};
    CHECK(think(rules, begin(rules), {}, mind, fast) == think(rules, begin(rules), std::vector{line}, mind, fast));
}

TEST_CASE("A Marshal beats the simple policy from either side", "[opponent][K13.4][.measure]") {
    const auto games = fow::testing::from_environment("FOW_GAMES", 3);
    const Rules rules(shipped("hougoumont"));
    for (const Seat seat : seats) {
        std::size_t won = 0;
        for (std::uint32_t seed = 1; seed <= games; ++seed) {
            Pcg32 lots(seed);
            const State end = played(rules, seed, 4000, [&](const State& state, Seat who) {
                if (who != seat) return commands::chosen_order(rules, state, lots);
                return think(rules, state, {}, Mind{Level::marshal, Style::steady, seed}, {300}).action;
            });
            REQUIRE(end.result);
            won += end.result->winner == seat ? 1 : 0;
        }
        CAPTURE(word(seat), won);
        CHECK(3 * won >= 2 * games);
    }
}

TEST_CASE("Napoleon does not stand still", "[opponent][K12.3]") {
    const Rules rules(shipped("hougoumont"));
    for (const Level level : levels) {
        CAPTURE(word(level));
        int moved = 0;
        static_cast<void>(played(rules, 3, 40, [&](const State& state, Seat seat) {
            if (seat == allied_seat)
                return Action(turn(state) == allied_decider && state.stage == Stage::orders
                                  ? Action(EndTurn{})
                                  : think(rules, state, {}, Mind{level, Style::steady, 1}, fast).action);
            const Action action = think(rules, state, {}, Mind{level, Style::steady, 1}, fast).action;
            moved += std::holds_alternative<Move>(action) ? 1 : 0;
            return action;
        }));
        CHECK(moved >= 4);
    }
}

TEST_CASE("Orders worth trying are legal, and there is always one", "[opponent][K3.3]") {
    const Rules rules(shipped("hougoumont"));
    Pcg32 lots(5);
    static_cast<void>(played(rules, 5, 60, [&](const State& state, Seat) {
        const auto orders = orders_worth_trying(rules, state);
        REQUIRE_FALSE(orders.empty());
        for (const Action& order : orders) {
            INFO(to_text(order));
            REQUIRE_FALSE(check(rules, state, order));
        }
        return orders[lots.below(static_cast<std::uint32_t>(orders.size()))];
    }));
}
