#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

SquareSet files_of_rank(int first_file, int rank) {
    SquareSet set;
    for (int file = first_file; file < first_file + 4; ++file) set.insert(Square(file, rank));
    return set;
}

}  // namespace

TEST_CASE("W0.1 the board has twelve files and ten ranks", "[board][W0.1]") {
    CHECK(square_count == 120);
    CHECK(square("a1") == Square(0, 0));
    CHECK(square("l1") == Square(11, 0));
    CHECK(square("a10") == Square(0, 9));
    CHECK(square("l10") == Square(11, 9));
    for (const char* outside : {"m1", "a0", "a11", "", "a", "1a", "A1", "a01", "a1 "}) {
        INFO(outside);
        CHECK_FALSE(square_from_text(outside));
    }
}

TEST_CASE("W0.2 the French are south, the Allied and Prussians north", "[board][W0.2]") {
    const BoardRules& board = shipped().board;
    const auto ranks = [](int from, int to) {
        SquareSet set;
        for (int rank = from; rank <= to; ++rank) set |= SquareSet::rank(rank);
        return set;
    };
    CHECK(board.back_row[french_seat] == ranks(0, 0));
    CHECK(board.back_row[allied_seat] == ranks(9, 9));
    CHECK(board.set_up_zone[french_seat] == ranks(0, 3));
    CHECK(board.set_up_zone[allied_seat] == ranks(6, 9));
}

TEST_CASE("W0.2 forward is towards the enemy's back row", "[board][W0.2]") {
    TestGame t;
    t.put("French gun", "e5");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied line infantry 3", "e4");
    t.begin(french_seat);
    CHECK(t.allowed("e5:e6"));
    CHECK_FALSE(t.allowed("e5:e4"));

    TestGame u;
    u.put("Allied gun", "e5");
    u.put("French line infantry 3", "e6");
    u.put("French line infantry 3", "e4");
    u.begin(allied_seat);
    CHECK(u.allowed("e5:e4"));
    CHECK_FALSE(u.allowed("e5:e6"));
}

TEST_CASE("W0.3 flanks are each owner's own left and right", "[board][W0.3]") {
    const auto& lines = shipped().board.line_of_retreat;
    CHECK(lines[french_seat][0] == files_of_rank(0, 0));
    CHECK(lines[french_seat][1] == files_of_rank(4, 0));
    CHECK(lines[french_seat][2] == files_of_rank(8, 0));
    CHECK(lines[allied_seat][0] == files_of_rank(8, 9));
    CHECK(lines[allied_seat][1] == files_of_rank(4, 9));
    CHECK(lines[allied_seat][2] == files_of_rank(0, 9));
}

TEST_CASE("W0.4 nothing moves diagonally", "[board][W0.4]") {
    CHECK(adjacent(square("e4"), square("e5")));
    CHECK(adjacent(square("e4"), square("d4")));
    CHECK_FALSE(adjacent(square("e4"), square("d5")));
    CHECK_FALSE(adjacent(square("l1"), square("a2")));
    CHECK_FALSE(straight_attack(square("e4"), square("f5")));

    TestGame t;
    t.put("French light cavalry", "e4");
    t.put("French line infantry 3", "c4");
    t.put("French gun", "h4");
    for (const char* enemy : {"f5", "d5", "g5", "i5"}) t.put("Allied line infantry 3", enemy);
    t.begin(french_seat);
    CHECK_FALSE(t.allowed("e4-f3"));
    CHECK_FALSE(t.allowed("h4-i3"));
    CHECK_FALSE(t.allowed("h4:g5"));
    CHECK_FALSE(t.allowed("h4:i5"));
    CHECK_FALSE(t.refused(Attack{square("e4"), square("e4"), square("f5")}).empty());
    CHECK_FALSE(t.refused(Attack{square("c4"), square("c4"), square("d5")}).empty());
    CHECK(t.allowed("c4-c5xd5"));
    CHECK(t.allowed("c4-d4xd5"));
}

TEST_CASE("W0.5 Red and Black are one side", "[board][W0.5]") {
    CHECK(seat_of(Army::french) == french_seat);
    CHECK(seat_of(Army::allied) == allied_seat);
    CHECK(seat_of(Army::prussian) == allied_seat);

    TestGame t;
    t.put("Prussian line infantry 3", "e7");
    t.put("Allied line infantry 3", "e6");
    t.put("French line infantry 3", "e2");
    t.begin(allied_seat, 13);
    CHECK(t.allowed("e7-d7"));
    CHECK(t.allowed("e6-d6"));
    CHECK_FALSE(t.allowed("e7xe6"));
    CHECK_FALSE(t.allowed("e2-e3"));
}
