// A level that needs a decision makes progress against somebody who never attacks (K12.3).
#include <algorithm>
#include <cstdint>

#include "catch.hpp"
#include "dice.hpp"
#include "environment.hpp"
#include "fow/core/pcg32.hpp"
#include "fow/games/callipers/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

/// What is heard at the table; both seats hear the same (K14.1).
class Hearing : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer == Viewer::onlooker) lines_.push_back({static_cast<int>(lines_.size()), 1, french_seat, event});
    }
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }

private:
    std::vector<Line> lines_;
};

struct Story {
    int attacks = 0;
    bool won = false;
};

/// A game as the French, who have to attack, against Allies who only end their turns and answer as a Recruit.
Story story_of(const Rules& rules, Level level, std::uint32_t seed, Budget budget) {
    Pcg32 dice(seed);
    State state = begin(rules);
    Hearing heard;
    Story story;
    while (state.stage != Stage::over) {
        if (turn(state) == Decider::chance) {
            apply(rules, state, Roll{static_cast<std::uint8_t>(1 + dice.below(die_faces))}, &heard);
            continue;
        }
        const bool french = turn(state) == french_decider;
        Action action = EndTurn{};
        if (french || state.stage != Stage::orders)
            action = think(rules, state, heard.lines(), Mind{french ? level : Level::recruit, Style::steady, seed}, budget).action;
        REQUIRE_FALSE(check(rules, state, action));
        story.attacks += french && std::holds_alternative<Attack>(action) ? 1 : 0;
        apply(rules, state, action, &heard);
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

TEST_CASE("An enemy that has attacked or fired is feared as before", "[opponent][K12.3]") {
    const Rules rules(shipped("hougoumont"));
    const PieceName mine{6, "Foy", french_seat}, his{66, "Guns of the right", allied_seat};
    State state = begin(rules);
    for (int i = 0; i < 2; ++i) apply(rules, state, EndTurn{}, nullptr);
    const Line idle{1, 1, allied_seat, TurnEnded{allied_seat, 1}};
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Mind mind{levels[seed % levels.size()], Style::steady, seed};
        CAPTURE(word(mind.level), seed);
        const Answer wary = think(rules, state, {}, mind, {200});
        const auto same = [&](const std::vector<Line>& heard) { return think(rules, state, heard, mind, {200}) == wary; };
        changed += same({idle}) ? 0 : 1;
        CHECK(same({Line{1, 1, allied_seat, FireOrdered{{his}, mine}}, idle}));
        CHECK(same({Line{1, 1, allied_seat, AttackOrdered{{his}, mine, {}}}, idle}));
    }
    CHECK(changed > 0);
}
