// Positions, as text, that a player of a given level must solve.
#include <algorithm>
#include <array>
#include <sstream>

#include "catch.hpp"
#include "riddles.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

bool lists(const char* moves, const std::string& move) {
    std::istringstream words{moves};
    for (std::string word; words >> word;)
        if (word == move) return true;
    return false;
}

/// What a player of that level does there.
Answer answer_of(const Riddle& riddle, Level level, std::uint64_t seed) {
    const Rules& rules = riddle.small ? duel() : classic();
    const View view = view_of(rules, placed(rules, riddle.blue, riddle.red, riddle.mover), viewer_of(riddle.mover));
    return think(rules, view, {}, {level, Style::steady, seed}, {std::min<std::uint64_t>(budget_of(level).nodes, 6000)});
}

bool solves(const Riddle& riddle, const Answer& answer) {
    const std::string move = to_text(answer.action);
    return (riddle.good[0] == '\0' || lists(riddle.good, move)) && !lists(riddle.bad, move);
}

}  // namespace

TEST_CASE("Each level solves its riddles", "[opponent]") {
    for (const Riddle& riddle : riddles)
        for (const Level level : levels) {
            if (level < riddle.least || riddle.beyond) continue;
            for (const std::uint64_t seed : {1U, 2U, 3U}) {
                const auto thought = answer_of(riddle, level, seed);
                CAPTURE(riddle.what, word(level), seed, to_text(thought.action), text_of(thought.reason), thought.chance);
                CHECK(solves(riddle, thought));
                CHECK(!thought.reason.empty());
            }
        }
}

TEST_CASE("The higher the level, the more riddles it solves", "[opponent]") {
    struct Game {
        const char* what;
        bool small;
        int recruit;  ///< solves at most this many
        int captain;
        int apart;  ///< the Captain solves more than that many more than the Corporal
    };
    for (const Game& game : {Game{"the classic game", false, 31, 59, 4}, Game{"the Duel", true, 45, 58, 2}}) {
        int posed = 0;
        std::array<int, 4> solved{};
        for (const Riddle& riddle : riddles) {
            if (riddle.small != game.small) continue;
            ++posed;
            for (const Level level : levels) solved[static_cast<std::size_t>(level)] += solves(riddle, answer_of(riddle, level, 1)) ? 1 : 0;
        }
        CAPTURE(game.what, posed, solved);
        CHECK(posed == 60);
        CHECK(solved[0] <= game.recruit);
        CHECK(solved[1] > solved[0]);
        CHECK(solved[2] > solved[1] + game.apart);
        CHECK(solved[2] <= game.captain);
        CHECK(solved[3] >= 58);
    }
}

TEST_CASE("The move that C2.4 refuses is not even thought of", "[opponent][C2.4]") {
    State state = posed(duel(), "Fa1 2e4 8j1 Bb1 Ba2", "Fj10 Bi10 Bj9 1e6 8a7 9c9", blue_seat);
    play(duel(), state, "e4-e3 e6-e5 e3-e4 e5-e6 e4-e3 e6-e5");
    const View view = view_of(duel(), state, blue_viewer);
    const auto thought = think(duel(), view, {}, {Level::captain, Style::steady, 1}, {2000});
    CHECK_FALSE(check(duel(), state, thought.action));
}

TEST_CASE("A draw is accepted by who stands worse, and by nobody else", "[opponent][C4.3]") {
    for (const bool worse : {true, false}) {
        State state = posed(duel(), worse ? "Fa1 9e4 Bb1 Ba2" : "Fa1 1e4 2c4 8c2 Bb1 Ba2",
                            worse ? "Fj10 Bi10 Bj9 1e7 2c7 8a7" : "Fj10 Bi10 Bj9 9e7", red_seat);
        state.turns = 100;
        apply(duel(), state, Action(OfferDraw{}), nullptr);
        apply(duel(), state, Action(fow::stratego::testing::move("e7-f7")), nullptr);
        const auto thought = think(duel(), view_of(duel(), state, blue_viewer), {}, {Level::captain, Style::steady, 1}, {2000});
        CHECK(std::holds_alternative<AcceptDraw>(thought.action) == worse);
        CHECK((thought.chance < 500) == worse);
    }
}

TEST_CASE("A player with nothing left that could win resigns", "[opponent][C4.3]") {
    const State state = posed(classic(), "Fa1 9e4 Bb1 Ba2", "Fj10 Bi10 Bj9 1e7 2c7 3a7 4b7 5g9 6h9 7i9", blue_seat);
    const auto thought = think(classic(), view_of(classic(), state, blue_viewer), {}, {Level::captain, Style::steady, 1}, {2000});
    CHECK(std::holds_alternative<Resign>(thought.action));
    const State even = posed(classic(), "Fa1 1e4 2c4 8f1 Bb1 Ba2", "Fj10 Bi10 Bj9 1e7 2c7 8a7", blue_seat);
    const auto hopes = think(classic(), view_of(classic(), even, blue_viewer), {}, {Level::captain, Style::steady, 1}, {2000});
    CHECK_FALSE(std::holds_alternative<Resign>(hopes.action));
}
