// A level that needs a decision makes progress against somebody who never attacks (K12.3).
#include <algorithm>
#include <cstdint>

#include "catch.hpp"
#include "dice.hpp"
#include "environment.hpp"
#include "core/pcg32.hpp"
#include "games/callipers/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

struct Story {
    int attacks = 0;
    bool won = false;
};

/// A game as the French, who have to attack, against Allies who only end their turns and answer as a Recruit.
Story story_of(const Rules& rules, Level level, std::uint32_t seed, Budget budget) {
    Pcg32 dice(seed);
    State state = begin(rules);
    Story story;
    while (state.stage != Stage::over) {
        if (turn(state) == Decider::chance) {
            apply(rules, state, Roll{static_cast<std::uint8_t>(1 + dice.below(die_faces))}, nullptr);
            continue;
        }
        const bool french = turn(state) == french_decider;
        Action action = EndTurn{};
        if (french || state.stage != Stage::orders)
            action = think(rules, state, {}, Mind{french ? level : Level::recruit, Style::steady, seed}, budget).action;
        REQUIRE_FALSE(check(rules, state, action));
        story.attacks += french && std::holds_alternative<Attack>(action) ? 1 : 0;
        apply(rules, state, action, nullptr);
    }
    story.won = state.result->winner == french_seat;
    return story;
}

}  // namespace

TEST_CASE("Whoever has to attack does, while the enemy only waits", "[opponent][K12.3]") {
    const Rules rules(shipped("hougoumont"));
    int games = 0, won = 0;
    for (const Level level : levels)
        for (const std::uint32_t seed : fow::testing::random_seeds(8)) {
            const Story story = story_of(rules, level, seed, {200});
            CAPTURE(word(level), seed);
            CHECK(story.attacks >= 2);
            ++games;
            won += story.won ? 1 : 0;
        }
    CAPTURE(games, won);
    CHECK(2 * won >= games);
}

TEST_CASE("How often each level beats somebody who never attacks", "[opponent][K12.3][.measure]") {
    const auto games = fow::testing::from_environment("FOW_GAMES", 20);
    const Rules rules(shipped("derlon"));
    for (const Level level : levels) {
        std::size_t won = 0;
        for (const std::uint32_t seed : fow::testing::random_seeds(games)) won += story_of(rules, level, seed, {300}).won ? 1 : 0;
        CAPTURE(word(level), won);
        CHECK(4 * won >= 3 * games);
    }
}
