// Against somebody who never attacks, a level goes on attacking (C4.5).
#include <algorithm>
#include <array>
#include <optional>

#include "catch.hpp"
#include "environment.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

/// Moves a piece to and fro, the rearmost one that can move, and attacks only if it has no other move.
class Waverer {
public:
    Action next(const Rules& rules, const State& state) {
        MoveList list;
        moves(rules, state, list);
        const auto rank_of = [&](const Move& move) {
            const int rank = move.from.rank();
            const bool back = last_ && last_->from == move.to && last_->to == move.from;
            const bool attacks = state.board[static_cast<std::size_t>(move.to.index())] != 0;
            return (attacks ? 100 : 0) + 2 * (state.mover == blue_seat ? rank : rules.set().ranks - 1 - rank) + (back ? 0 : 1);
        };
        const Move* best = &list[0];
        for (const Move& move : list)
            if (rank_of(move) < rank_of(*best)) best = &move;
        last_ = *best;
        return *best;
    }

private:
    std::optional<Move> last_;
};

struct Course {
    std::optional<Result> result;
    int longest = 0;  ///< turns of both players in a row without an attack
    int turns = 0;
    bool able = false;  ///< in the end the level had a piece besides the Spy, and a third of the enemy's movable ones
};

/// How many pieces of that side can move; without the Spy if `fighters`.
int movers(const Rules& rules, const State& state, Seat side, bool fighters) {
    int count = 0;
    for (const std::uint8_t piece : state.board) {
        if (piece == 0 || piece - 1 < rules.first(side) || piece - 1 >= rules.end_mover(side)) continue;
        count += fighters && rules.rank_of(piece - 1) == Rank::spy ? 0 : 1;
    }
    return count;
}

/// A game of `mind`, as `own`, against a waverer with a computed army, at most `cap` turns.
Course course_of(const Rules& rules, Seat own, const Mind& mind, Budget budget, int cap) {
    State state = begin(rules);
    Hearing heard;
    Waverer waverer;
    Course course;
    while (state.phase != Phase::over && static_cast<int>(state.turns) < cap) {
        const bool thinks = state.phase == Phase::set_up || state.mover == own;
        const View view = view_of(rules, state, viewer_of(state.mover));
        const Mind its{mind.level, mind.style, mind.seed + (state.mover == own ? 0 : 1000)};
        const Action action = thinks ? think(rules, view, heard.lines(), its, budget).action : waverer.next(rules, state);
        heard.turn = static_cast<int>(state.turns) + 1;
        apply(rules, state, action, &heard);
        course.longest = std::max(course.longest, static_cast<int>(state.quiet));
    }
    course.turns = static_cast<int>(state.turns);
    const int fighters = movers(rules, state, own, true);
    course.able = fighters > 0 && movers(rules, state, other(own), false) <= 3 * fighters;
    course.result = state.result;
    return course;
}

}  // namespace

TEST_CASE("A level that has nothing to fear does not wait for the draw", "[opponent][C4.5]") {
    for (const Rules* rules : {&duel(), &classic()})
        for (const Level level : levels)
            for (const std::uint32_t seed : fow::testing::random_seeds(rules == &duel() ? 6 : 2)) {
                const Seat own = seed % 2 == 0 ? blue_seat : red_seat;
                const Style style = styles_of_game()[seed % styles_of_game().size()];
                const Course course = course_of(*rules, own, {level, style, seed}, {60}, 800);
                CAPTURE(rules->set().id, word(level), word(style), seed, course.turns);
                CHECK((course.longest < 200 || !course.able));
            }
}

TEST_CASE("Every level beats somebody who never attacks", "[opponent][C4.5][.measure]") {
    const auto games = static_cast<int>(fow::testing::from_environment("FOW_GAMES", 20));
    for (const Rules* rules : {&duel(), &classic()})
        for (const Level level : levels) {
            int won = 0;
            for (const std::uint32_t seed : fow::testing::random_seeds(static_cast<std::size_t>(games))) {
                const Seat own = seed % 2 == 0 ? blue_seat : red_seat;
                const Course course = course_of(*rules, own, {level, Style::steady, seed}, {2000}, 5000);
                won += course.result && course.result->winner == own ? 1 : 0;
            }
            CAPTURE(rules->set().id, word(level), won);
            CHECK(10 * won >= 9 * games);
        }
}

namespace {

/// A game in which both sides only walk around, with a limit (C4.5) of 88 turns.
struct Walk {
    Rules rules;
    State state;
    Hearing heard;

    Walk(const char* blue, int turns) : rules(with_limit()), state(posed(rules, blue, "Fj10 Bi10 Bj9 8f8", blue_seat)) { go_on(turns); }
    void go_on(int turns) {
        constexpr std::array<const char*, 8> way{"e3-f3", "f8-e8", "f3-f4", "e8-e7", "f4-e4", "e7-f7", "e4-e3", "f7-f8"};
        for (; turns > 0; --turns) play(Action(fow::stratego::testing::move(way[state.turns % way.size()])));
    }
    void play(const Action& action) {
        REQUIRE_FALSE(check(rules, state, action));
        apply(rules, state, action, &heard);
    }
    [[nodiscard]] Action next() const {
        return think(rules, view_of(rules, state, viewer_of(state.mover)), heard.lines(), {Level::captain, Style::steady, 1}, {500}).action;
    }
    static RuleSet with_limit() {
        RuleSet set = duel().set();
        set.quiet_limit = 88;
        return set;
    }
};

constexpr const char* even = "Fa1 Bb1 Ba2 8e3";

}  // namespace

TEST_CASE("When nobody has attacked for half of the limit, whoever is not ahead offers a draw, and accepts one", "[opponent][C4.3][C4.5]") {
    CHECK(std::holds_alternative<Move>(Walk(even, 40).next()));
    Walk walk(even, 44);
    REQUIRE(walk.next() == Action(OfferDraw{}));
    walk.play(OfferDraw{});
    CHECK(std::holds_alternative<Move>(walk.next()));
    walk.go_on(1);
    CHECK(walk.next() == Action(AcceptDraw{}));
    walk.go_on(7);
    CHECK(std::holds_alternative<Move>(walk.next()));  // it has offered one not long ago
    walk.go_on(4);
    CHECK(walk.next() == Action(OfferDraw{}));
}

TEST_CASE("Whoever is far ahead neither offers nor accepts a draw", "[opponent][C4.3][C4.5]") {
    Walk walk("Fa1 Bb1 Ba2 8e3 1b3 2c3", 44);
    CHECK(std::holds_alternative<Move>(walk.next()));
    walk.go_on(1);
    REQUIRE(walk.next() == Action(OfferDraw{}));
    walk.play(OfferDraw{});
    walk.go_on(1);
    CHECK(std::holds_alternative<Move>(walk.next()));
}
