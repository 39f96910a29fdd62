#include "core/clock.hpp"

#include "catch.hpp"

using namespace fow;

TEST_CASE("W15.5 a clock has time for the battle, for a turn, or more with each turn", "[clock][W15.5]") {
    const std::vector<Thought> thoughts{
        {Seat::first, 1, 50'000}, {Seat::second, 1, 5'000}, {Seat::first, 2, 30'000}, {Seat::first, 3, 1'000}};
    const auto left = [&](ClockKind kind, int turn) { return time_left({kind, 60, 10, false}, thoughts, Seat::first, turn); };
    CHECK(left(ClockKind::total, 1) == 10'000);
    CHECK(left(ClockKind::total, 2) == -20'000);
    CHECK(left(ClockKind::turn, 2) == 30'000);
    CHECK(left(ClockKind::turn, 4) == 60'000);
    CHECK(left(ClockKind::fischer, 1) == 20'000);
    CHECK(left(ClockKind::fischer, 2) == 0);
    CHECK(left(ClockKind::fischer, 4) == 19'000);
}

TEST_CASE("W15.5 the kinds of clocks have words", "[clock][W15.5]") {
    for (const ClockKind kind : clock_kinds) CHECK(clock_kind_from_word(word(kind)) == kind);
    CHECK_FALSE(clock_kind_from_word("sand"));
}
