// A level that needs a decision makes progress against somebody who never attacks (K12.3).
// Positions with one right answer.
#include <algorithm>
#include <cstdint>

#include "catch.hpp"
#include "core/pcg32.hpp"
#include "dice.hpp"
#include "environment.hpp"
#include "games/callipers/opponent/fights.hpp"
#include "games/callipers/opponent/think.hpp"
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

TEST_CASE("A garrison stays in the farm that its side has to hold", "[opponent][K12.3]") {
    const Rules rules(shipped("waterloo"));
    const auto garrisoned = [&](const State& state) {
        PieceSet farms;
        for (int i = 0; i < rules.count(); ++i)
            if (const int fort = fort_of(rules, state, i); fort >= 0 && opponent::stands(rules, state, i, rules.battle().on_time))
                farms.add(fort);
        return farms;
    };
    for (const Level level : {Level::corporal, Level::captain}) {
        constexpr std::uint32_t seed = 3;  // with these dice, both once marched out of a farm
        CAPTURE(word(level));
        Pcg32 dice(seed);
        State state = begin(rules);
        for (int turns = 0; turns < 3 && state.stage != Stage::over;) {
            if (turn(state) == Decider::chance) {
                apply(rules, state, Roll{static_cast<std::uint8_t>(1 + dice.below(die_faces))}, nullptr);
                continue;
            }
            const bool holds = turn(state) == decider_of(rules.battle().on_time);
            Action action = EndTurn{};
            if (holds || state.stage != Stage::orders)
                action = think(rules, state, {}, Mind{level, Style::steady, seed}, budget_of(level)).action;
            turns += !holds && state.stage == Stage::orders ? 1 : 0;
            const bool marches = std::holds_alternative<Move>(action);
            const PieceSet held = garrisoned(state);
            apply(rules, state, action, nullptr);
            for (int fort = 0; marches && fort < static_cast<int>(rules.forts().size()); ++fort) {
                CAPTURE(fort, to_text(action));
                CHECK(garrisoned(state).has(fort) == held.has(fort));
            }
        }
    }
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

using namespace fow::callipers::opponent;

namespace {

[[nodiscard]] std::string thought(const Board& board, Level level = Level::marshal) {
    return to_text(think(board.rules, board.state, {}, Mind{level, Style::steady, 1}, {400}).action);
}

}  // namespace

TEST_CASE("K7.7 two guns that bear on one piece fire together", "[opponent][K7.7]") {
    Board board("1 F A 1 1000 500 0; 3 F A 1 1400 500 0; 2 A I 4 1200 1300 180");
    board.state.step = Step::fire;
    CHECK(thought(board) == "fire:1+3:2");
}

TEST_CASE("K7.9 a gun that may fire first at a gun does so, at the more valuable one first", "[opponent][K7.9]") {
    Board board("1 F A 1 1000 500 0; 2 A A 2 1000 1300 180; 3 A I 2 1200 1300 180");
    board.state.step = Step::fire;
    CHECK(thought(board) == "fire:1:2");
}

TEST_CASE("K9.9 an attack that cannot fail to pay is made, one that must fail is not", "[opponent][K9.12]") {
    Board strong("1 F I 5 1000 1000 0; 2 A I 1 1000 1085 180");
    strong.state.step = Step::attacks;
    CHECK(thought(strong) == "attack:1:2");
    Board weak("1 F I 1 1000 1000 0; 2 A I 5 1000 1085 180");
    weak.state.step = Step::attacks;
    CHECK(thought(weak) == "end");
}

TEST_CASE("K9.7 K9.9 a Captain marches where he can strike at good odds", "[opponent][K5.2]") {
    const Board board("1 F I 4 1000 1000 0; 2 A I 1 1000 1250 180");
    const std::string order = thought(board, Level::captain);
    Board after = board;
    after.play(order);
    CHECK(touching(after.rules, after.state, after.rules.index_of(1), after.rules.index_of(2)));
}

TEST_CASE("K9.12 the gain of a fight is its exact chances times what each side loses", "[opponent][K9.12][K9.16]") {
    const Board board("1 F I 3 1000 1000 0; 2 A I 2 1000 1085 180");
    const Skill skill = skill_of(Mind{Level::marshal});
    const Judge judge(board.rules, skill);
    // 4 against 2: margin 2, 26 of 36 win, 4 tie, 6 lose.
    const auto fights = judge.fights(board.state);
    REQUIRE(fights.size() == 1);
    const Odds odds = odds_of(2, 1);
    CHECK(fights[0].odds == odds);
    CHECK(fights[0].gain == (odds.win * 2000 - odds.lose * 3000) / 36);
}

TEST_CASE("K9.5 a defender takes a support only if that costs him less", "[opponent][K9.5]") {
    Board board("1 F I 5 1000 1000 0; 2 A I 2 1000 1085 180; 3 A I 3 1185 1085 180");
    const Skill skill = skill_of(Mind{Level::marshal});
    const Judge judge(board.rules, skill);
    Clash clash = clash_of(board.rules, board.state, {{1}, 2});
    const int alone = judge.gain_of(board.state, clash);
    clash.supports = judge.best_supports(board.state, clash);
    CHECK(judge.gain_of(board.state, clash) <= alone);
    board.play("attack:1:2");
    REQUIRE(board.state.stage == Stage::support);
    CHECK(thought(board) == (clash.supports.empty() ? "support" : "support:3"));
}

TEST_CASE("K9.5 cavalry that would lose rides off", "[opponent][K9.5][K8.2]") {
    Board board("1 F I 5 1000 1000 0; 2 A C 1 1000 1085 180");
    board.play("attack:1:2");
    REQUIRE(board.state.stage == Stage::retire);
    CHECK(thought(board).substr(0, 7) == "retire:");
}
