// Who has sat at the table, according to the remarks of its record.
#include "core/table.hpp"
#include "core/clock.hpp"

#include "catch.hpp"

using namespace fow;

namespace {

const std::optional<ComputedPlayer> captain = ComputedPlayer{Level::captain, Style::steady, {}};
const std::optional<ComputedPlayer> person;

TableNotes notes_with(std::vector<Remark> remarks) {
    TableNotes notes;
    notes.remarks = std::move(remarks);
    return notes;
}

struct Case {
    const char* what;
    std::vector<Remark> remarks;
    bool shared, changed;
};

}  // namespace

TEST_CASE("two people may have sat at the table if both seats have been a person's", "[table]") {
    const std::vector<Case> cases{
        {"two people", {}, true, false},
        {"one person practises alone", {{0, PracticeAlone{}}}, false, false},
        {"against the computer", {{0, SeatTaken{Seat::second, captain}}, {0, HintsAllowed{}}}, false, false},
        {"two computers", {{0, SeatTaken{Seat::first, captain}}, {0, SeatTaken{Seat::second, captain}}}, false, false},
        {"two people, one of whom left", {{3, SeatTaken{Seat::second, captain}}}, true, true},
        {"two people, both of whom left", {{3, SeatTaken{Seat::second, captain}}, {3, SeatTaken{Seat::first, captain}}}, true, true},
        {"two people, one of whom left before the first ply",
         {{0, SeatTaken{Seat::second, person}}, {0, SeatTaken{Seat::second, captain}}},
         true,
         true},
        {"a friend took the computer's seat", {{0, SeatTaken{Seat::second, captain}}, {5, SeatTaken{Seat::second, person}}}, true, true},
        {"the only person looked on for a while",
         {{0, SeatTaken{Seat::second, captain}}, {2, SeatTaken{Seat::first, captain}}, {4, SeatTaken{Seat::first, person}}},
         false,
         true},
        {"somebody sat down where two computers played",
         {{0, SeatTaken{Seat::first, captain}}, {0, SeatTaken{Seat::second, captain}}, {9, SeatTaken{Seat::first, person}}},
         false,
         true},
        {"another computed player from some point on",
         {{0, SeatTaken{Seat::second, captain}}, {6, SeatTaken{Seat::second, ComputedPlayer{Level::recruit, Style::bold, {}}}}},
         false,
         true},
    };
    for (const Case& each : cases) {
        INFO(each.what);
        CHECK(shared(notes_with(each.remarks)) == each.shared);
        CHECK(changed_hands(notes_with(each.remarks)) == each.changed);
    }
}

TEST_CASE("a seat that a person leaves before the first ply does not look as if the computer had begun", "[table]") {
    TableNotes notes;
    for (const TableEvent& change : seat_changes(notes, 0, Seat::second, captain)) notes.remarks.push_back({0, change});
    CHECK(player_of(notes, Seat::second) == captain);
    CHECK_FALSE(player_at_start(notes, Seat::second));
    CHECK(shared(notes));
    CHECK(changed_hands(notes));
    CHECK(seat_changes(notes, 0, Seat::second, person) == std::vector<TableEvent>{SeatTaken{Seat::second, person}});
    CHECK(seat_changes(TableNotes(), 7, Seat::first, captain) == std::vector<TableEvent>{SeatTaken{Seat::first, captain}});
}

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
