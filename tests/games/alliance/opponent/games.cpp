// Whole games: no refusals, no offers, and every choice follows from the seed and the position.
#include "catch.hpp"
#include "core/pcg32.hpp"
#include "games/alliance/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

constexpr Budget fast{600};

/// Plays a game with fair dice; `choose(view, seat)` chooses. At most 400 plies.
template <class Choose>
State played(const Rules& own, std::uint32_t seed, const Choose& choose) {
    fow::testing::Dice dice(seed);
    State state = begin(own);
    for (int ply = 0; ply < 400 && state.stage != Stage::over; ++ply) {
        if (turn(state) == Decider::chance) {
            apply(own, state, dice.one_of(rolls_due<alliance::Game>(own, state)).roll, nullptr);
            continue;
        }
        const View view = view_of(own, state, Viewer::onlooker);
        const Action action = choose(view, turn(state) == french_decider ? french_seat : allied_seat);
        REQUIRE_FALSE(check(own, state, action));
        apply(own, state, action, nullptr);
    }
    return state;
}

}  // namespace

TEST_CASE("What a level does is legal, has a reason, and is the same again", "[opponent][L2.3]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(3))
        for (const Level level : levels)
            for (const Style style : styles_of_game()) {
                CAPTURE(seed, word(level), word(style));
                const Mind mind{level, style, seed};
                static_cast<void>(played(rules(), seed, [&](const View& view, Seat) {
                    const Answer answer = think(rules(), view, {}, mind, fast);
                    const bool same = think(rules(), view, {}, mind, fast) == answer;
                    CHECK(same);
                    CHECK(text_of(answer.reason).size() > 10);
                    CHECK((answer.chance >= 0 && answer.chance <= 1000 && answer.nodes > 0));
                    const bool chooses = std::holds_alternative<Order>(answer.action) || std::holds_alternative<Take>(answer.action);
                    CHECK(chooses);
                    return answer.action;
                }));
            }
}

TEST_CASE("Nothing follows from what was heard: all is open", "[opponent][L13.1]") {
    const Line line{1, 1, french_seat, DrawOffered{french_seat}};
    const View view = view_of(rules(), begin(rules()), Viewer::first);
    for (const Level level : levels) {
        const Mind mind{level, Style::steady, 5};
        CHECK(think(rules(), view, {}, mind, fast) == think(rules(), view, std::vector{line}, mind, fast));
    }
}

TEST_CASE("The seed chooses only among what is about as good", "[opponent]") {
    const View view = view_of(rules(), begin(rules()), Viewer::first);
    for (const Level level : levels) {
        int chance = -1;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Answer answer = think(rules(), view, {}, {level, Style::steady, seed}, fast);
            CHECK((chance < 0 || chance == answer.chance));
            chance = answer.chance;
        }
    }
}

TEST_CASE("Corrected data is played too", "[opponent][L14.1]") {
    RuleSet set = shipped();
    set.morale.value = 20;
    set.battery.value = 9;
    for (const Corps corps : {Corps::derlon, Corps::orange, Corps::reserve, Corps::blucher}) set.corps[index(corps)].markers = most_markers;
    set.draw_after.value = 12;
    const Rules own(set);
    const State end = played(own, fow::testing::random_seeds(1).front(), [&](const View& view, Seat seat) {
        return think(own, view, {}, {seat == french_seat ? Level::corporal : Level::captain, Style::bold, 3}, fast).action;
    });
    CHECK(end.stage == Stage::over);
}

TEST_CASE("A level wins most games against chance", "[opponent]") {
    int won = 0, games = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(30))
        for (const Seat own : seats) {
            Pcg32 numbers(seed);
            const State end = played(rules(), seed, [&](const View& view, Seat seat) -> Action {
                if (seat == own) return think(rules(), view, {}, {Level::captain, Style::steady, seed}, fast).action;
                const std::size_t talk = view.stage == Stage::casualty ? 1 : 2 + (view.offer ? 1 : 0);
                return view.legal[numbers.below(static_cast<std::uint32_t>(view.legal.size() - talk))];
            });
            ++games;
            won += end.result && end.result->winner == own ? 1 : 0;
        }
    INFO(won << " of " << games);
    CHECK(won * 10 > games * 7);
}

TEST_CASE("L14.4 L14.5 L14.11 with the present tables either side can win, and no card does all", "[opponent][L14.4][L14.5][L14.11]") {
    // fow playout --players measures this (docs/performance.md); this test only detects the effect of a mistake in a table.
    int won = 0, games = 0;
    PerSeat<int> phases;
    std::array<int, action_words.size()> actions{};
    for (const std::uint32_t seed : fow::testing::random_seeds(100)) {
        const State end = played(rules(), seed, [&](const View& view, Seat seat) {
            const Action action = think(rules(), view, {}, {Level::corporal, Style::steady, seed + index(seat)}, fast).action;
            if (const auto* order = std::get_if<Order>(&action)) {
                ++phases[seat];
                ++actions[index(order->id)];
            }
            return action;
        });
        ++games;
        won += end.result && end.result->winner == french_seat ? 1 : 0;
    }
    INFO(won << " of " << games);
    CHECK(won * 10 > games * 2);
    CHECK(won * 10 < games * 8);
    for (int i = 0; i < card_action_count; ++i) {
        CAPTURE(action_words[static_cast<std::size_t>(i)]);
        CHECK(actions[static_cast<std::size_t>(i)] * 10 < 8 * phases[side_of(static_cast<ActionId>(i))]);
    }
}

TEST_CASE("A Marshal beats who looks at each action alone", "[opponent][.measure]") {
    int won = 0, games = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(60))
        for (const Seat own : seats) {
            const State end = played(rules(), seed, [&](const View& view, Seat seat) {
                return seat == own ? think(rules(), view, {}, {Level::marshal, Style::steady, seed}, {8'000}).action
                                   : greedy_action(rules(), view, seed + view.turn);
            });
            ++games;
            won += end.result && end.result->winner == own ? 1 : 0;
        }
    INFO(won << " of " << games);
    CHECK(won * 2 > games);
}
