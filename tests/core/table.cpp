// Who has sat at the table, according to the remarks of its record.
#include "core/table.hpp"

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
