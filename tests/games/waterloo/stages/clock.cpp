// W15.5: clocks.
#include "catch.hpp"

#include "games/waterloo/stages/saved_data.hpp"

using namespace fow;
using namespace fow::test;

TEST_CASE("W15.5 the clock runs on the player's own map, stands behind the veil, and is kept", "[clock][W15.5][script]") {
    const Folder folder;
    const ClockRules clock{ClockKind::total, 600, 0, false};
    check_runs(folder,
               "wait 90000\nhold take-seat\nexpect \"Marie 10:00\"\nwait 65000\nexpect \"Marie 8:5\"\nkey F9\nwait 120000\nhold take-seat\n"
               "expect \"Marie 8:5\"\nclick end-turn\nclick end-now\nwait 60000\nhold take-seat\nexpect \"Arthur 10:00\"\n",
               posed_game(folder, clock));
    const Record record = in_progress(folder);
    CHECK(record.clock == clock);
    REQUIRE_FALSE(record.thoughts.empty());
    CHECK(record.thoughts.front().seat == french_seat);
    CHECK(record.thoughts.front().milliseconds >= 60'000);
    CHECK(record.thoughts.front().milliseconds < 70'000);
    CHECK(record.remarks.empty());
    check_runs(folder, "click continue\nhold take-seat\nexpect \"Marie 8:5\"\n");
}

TEST_CASE("W15.5 a player without time hears of it, and loses only if that was agreed", "[clock][W15.5][script]") {
    const bool decides = GENERATE(false, true);
    const Folder folder;
    const std::string after = decides ? "expect-control step-through\nexpect \"resigned\"\n" : "expect-control end-turn\nexpect \"-0:0\"\n";
    check_runs(folder, "hold take-seat\nwait 22000\n" + after, posed_game(folder, {ClockKind::turn, 15, 0, decides}));
    const Record record = in_progress(folder);
    REQUIRE(record.remarks.size() == 1);
    CHECK(record.remarks.front().what == TableEvent(TimeUp{french_seat}));
    CHECK((replay(record).session.decider() == Decider::nobody) == decides);
}

TEST_CASE("A new game gets the clock that was chosen", "[clock][script]") {
    const Folder folder;
    check_runs(folder,
               "click new-game\nclick more-choices\nclick choose-clock\nclick clock:turn\nclick clock-time:more\nclick clock:total\n"
               "click clock:fischer\nclick clock-time:less\nclick clock-more:more\nclick clock-decides\nclick clock-done\n"
               "expect \"Clock: 30 min and 90 s a turn\"\nclick begin\nhold take-seat\n");
    CHECK(in_progress(folder).clock == ClockRules{ClockKind::fischer, 30 * 60, 90, true});
}
