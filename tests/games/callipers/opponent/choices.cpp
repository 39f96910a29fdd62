// Positions with one right answer.
#include "games/callipers/opponent/think.hpp"
#include "games/callipers/opponent/fights.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;
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
