#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// Mud on e4 to h7, sixteen squares.
Ruleset muddy() {
    SquareSet mud;
    for (int file = 4; file <= 7; ++file)
        for (int rank = 3; rank <= 6; ++rank) mud.insert(Square(file, rank));
    return on_ground({tile(TileKind::mud, mud)});
}

/// The squares that a piece may move to, by its legal moves.
SquareSet ends(const TestGame& t, UnitId unit) {
    ActionList acts;
    legal_of(t.rules(), t.state(), unit, acts);
    SquareSet set;
    for (const Action& act : acts)
        if (const Move* move = std::get_if<Move>(&act)) set.insert(move->to);
    return set;
}

constexpr const char* slow_french[] = {"French line infantry 3", "French light cavalry", "French heavy cavalry 4", "Ney", "Napoleon"};
constexpr const char* slow_allied[] = {"Allied line infantry 3",
                                       "Allied light cavalry",
                                       "Allied heavy cavalry 4",
                                       "Uxbridge",
                                       "Wellington",
                                       "Prussian line infantry 3",
                                       "Prussian light cavalry",
                                       "Bülow"};

}  // namespace

TEST_CASE("W14.4 from mud a piece goes one square, forward or sideways", "[terrain][W14.4]") {
    SECTION("French: north is forward") {
        for (const char* piece : slow_french) {
            INFO(piece);
            TestGame t(standard(), muddy());
            const UnitId unit = t.put(piece, "f5");
            t.begin(french_seat);
            CHECK(ends(t, unit) == squares({"f6", "e5", "g5"}));
            CHECK(t.refused("f5-f4") == "W14.4");
            CHECK(t.refused("f5-f7") == "W14.4");
            CHECK(t.refused("f5-d5") == "W14.4");
        }
    }
    SECTION("Allies and Prussians: south is forward") {
        for (const char* piece : slow_allied) {
            INFO(piece);
            TestGame t(standard(), muddy());
            const UnitId unit = t.put(piece, "f5");
            t.begin(allied_seat);
            CHECK(ends(t, unit) == squares({"f4", "e5", "g5"}));
            CHECK(t.refused("f5-f6") == "W14.4");
        }
    }
}

TEST_CASE("W14.4 also out of the mud, one square and not back", "[terrain][W14.4]") {
    for (const char* piece : slow_french) {
        INFO(piece);
        TestGame t(standard(), muddy());
        const UnitId north = t.put(piece, "f7");
        t.begin(french_seat);
        CHECK(ends(t, north) == squares({"f8", "e7", "g7"}));
        CHECK(t.refused("f7-f9") == "W14.4");
        TestGame u(standard(), muddy());
        const UnitId south = u.put(piece, "e4");
        u.begin(french_seat);
        CHECK(ends(u, south) == squares({"e5", "d4", "f4"}));
        CHECK(u.refused("e4-e3") == "W14.4");
    }
}

TEST_CASE("W14.4 mud is entered from an adjacent square, forward or sideways", "[terrain][W14.4]") {
    for (const char* piece : slow_french) {
        INFO(piece);
        TestGame t(standard(), muddy());
        const UnitId unit = t.put(piece, "f3");
        t.begin(french_seat);
        CHECK(t.allowed("f3-f4"));
        CHECK(t.refused("f3-f5") == "W14.4");
        CHECK_FALSE(t.allowed("f3-g4"));
        fow::waterloo::put(t.rules(), t.state(), unit, square("f2"));
        CHECK(t.allowed("f2-f3"));
        CHECK(t.refused("f2-f4") == "W14.4");
        fow::waterloo::put(t.rules(), t.state(), unit, square("d6"));
        CHECK(t.allowed("d6-e6"));
        fow::waterloo::put(t.rules(), t.state(), unit, square("c6"));
        CHECK(t.refused("c6-e6") == "W14.4");
        fow::waterloo::put(t.rules(), t.state(), unit, square("i6"));
        CHECK(t.allowed("i6-h6"));
        fow::waterloo::put(t.rules(), t.state(), unit, square("f8"));
        CHECK(t.refused("f8-f7") == "W14.4");
    }
    for (const char* piece : slow_allied) {
        INFO(piece);
        TestGame t(standard(), muddy());
        const UnitId unit = t.put(piece, "f8");
        t.begin(allied_seat);
        CHECK(t.allowed("f8-f7"));
        fow::waterloo::put(t.rules(), t.state(), unit, square("f3"));
        CHECK(t.refused("f3-f4") == "W14.4");
    }
}

TEST_CASE("W14.4 it is never crossed in a longer run", "[terrain][W14.4][W7.5]") {
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"e5", "f5"}))}));
    t.put("French light cavalry", "e2");
    t.put("French line infantry 3", "f4");
    t.put("French heavy cavalry 4", "a5");
    t.put("Allied line infantry 3", "e9");
    t.put("Allied line infantry 3", "h5");
    t.put("Allied line infantry 3", "f6");
    t.begin(french_seat);
    CHECK(t.allowed("e2-e4"));
    for (const char* act : {"e2-e6", "e2-e8", "e2xe9", "a5-g5", "a5xh5", "f4xf6", "e2-e5"}) {
        INFO(act);
        CHECK(t.refused(act) == "W14.4");
    }
    CHECK(t.allowed("a5-d5"));
    CHECK(t.refused("f4-e6") == "W4.2");
}

TEST_CASE("W14.4 next to mud line infantry keeps its two squares in every direction", "[terrain][W14.4][W4.2]") {
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"f5"}))}));
    const UnitId unit = t.put("French line infantry 3", "e5");
    t.begin(french_seat);
    CHECK(ends(t, unit) == squares({"e6", "e7", "d5", "c5", "e4", "e3", "d6", "d4", "f6", "f4", "f5"}));
    CHECK(t.refused("e5-g5") == "W14.4");
}

TEST_CASE("W14.4 light infantry is free of it", "[terrain][W14.4][W4.1]") {
    for (const auto& [piece, seat] : {std::pair{"French light infantry 1", french_seat}, std::pair{"Allied light infantry 2", allied_seat},
                                      std::pair{"Prussian light infantry 2", allied_seat}}) {
        TestGame t(standard(), muddy());
        const UnitId unit = t.put(piece, "f5");
        t.begin(seat);
        SquareSet all;
        for (const Square at : SquareSet::all())
            if (at != square("f5") && distance(at, square("f5")) <= 3) all.insert(at);
        CHECK(ends(t, unit) == all);
    }
}

TEST_CASE("W14.4 artillery may not enter mud", "[terrain][W14.4][W4.8]") {
    TestGame t(standard(), muddy());
    t.put("French gun", "f3");
    t.put("Prussian gun", "i5");
    t.put("Allied gun", "f8");
    t.begin(french_seat);
    CHECK(t.refused("f3-f4") == "W14.4");
    CHECK(t.allowed("f3-e3"));
    t.play("end");
    CHECK(t.refused("i5-h5") == "W14.4");
    CHECK(t.refused("f8-f7") == "W14.4");
    CHECK(t.allowed("f8-f9"));
}

TEST_CASE("W14.4 mud hides nothing", "[terrain][W14.4][W4.9]") {
    TestGame t(standard(), muddy());
    t.put("French gun", "f3");
    const UnitId target = t.put("Allied line infantry 3", "f6");
    t.begin(french_seat);
    CHECK(t.refused("f3::f4") == "W10.6");
    t.play("f3:f6");
    CHECK(t.where(target) == "eliminated");
}

TEST_CASE("W14.4 attacks are limited in the same way", "[terrain][W14.4][W8.1]") {
    for (const char* piece : slow_french) {
        INFO(piece);
        TestGame t(standard(), muddy());
        const UnitId unit = t.put(piece, "f5");
        for (const char* at : {"f6", "g5", "f4", "e7"}) t.put("Allied line infantry 3", at);
        t.put("Allied light cavalry", "h5");
        t.begin(french_seat);
        CHECK(t.allowed("f5xf6"));
        CHECK(t.allowed("f5xg5"));
        CHECK(t.refused("f5xf4") == "W14.4");
        fow::waterloo::put(t.rules(), t.state(), unit, square("d7"));
        CHECK(t.allowed("d7xe7"));
        fow::waterloo::put(t.rules(), t.state(), unit, square("c7"));
        CHECK(t.refused("c7xe7") == "W14.4");
        fow::waterloo::put(t.rules(), t.state(), unit, square("e8"));
        CHECK(t.refused("e8xe7") == "W14.4");
        fow::waterloo::put(t.rules(), t.state(), unit, square("j5"));
        CHECK(t.refused("j5xh5") == "W14.4");
        fow::waterloo::put(t.rules(), t.state(), unit, square("i5"));
        CHECK(t.allowed("i5xh5"));
    }
}

TEST_CASE("W14.4 from mud a piece attacks adjacent squares only", "[terrain][W14.4]") {
    for (const char* piece : slow_french) {
        INFO(piece);
        TestGame t(standard(), muddy());
        t.put(piece, "f7");
        for (const char* at : {"f9", "g8", "e7"}) t.put("Allied line infantry 3", at);
        t.begin(french_seat);
        CHECK(t.refused("f7xf9") == "W14.4");
        const bool foot = std::string_view(piece).find("infantry") != std::string_view::npos;
        for (const char* via : {"f8", "g7"}) {
            const std::string rule = t.refused(Attack{square("f7"), square(via), square("g8")});
            CHECK_FALSE(rule.empty());
            if (foot) CHECK(rule == "W14.4");
        }
        CHECK(t.allowed("f7xe7"));
    }
}

TEST_CASE("W14.4 a dry piece is attacked over dry ground only, from each dry last square", "[terrain][W14.4][W7.5]") {
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"e5"}))}));
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "f5");
    t.begin(french_seat);
    CHECK(t.refused(Attack{square("e4"), square("f4"), square("f5")}).empty());
    CHECK(t.refused(Attack{square("e4"), square("e5"), square("f5")}) == "W14.4");
}

TEST_CASE("W14.4 light infantry attacks through mud as over dry ground", "[terrain][W14.4][W4.1]") {
    TestGame t(standard(), muddy());
    t.put("French light infantry 1", "f8");
    t.put("Allied light infantry 1", "f5");
    t.begin(french_seat);
    CHECK(t.allowed("f8xf5"));
    CHECK(t.refused("f8-g5xf5") == "W4.1");
    CHECK(t.refused(Attack{square("f8"), square("f6"), square("f5")}).empty());
}

TEST_CASE("W14.4 a frenzy is not slowed: back, and for a defender into the mud", "[terrain][W14.4][W8.7]") {
    SECTION("an attacker goes on backward within the mud") {
        TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"f4", "f5"}))}));
        free_pieces(t);
        const UnitId winner = t.put("French line infantry 3", "f7");
        t.put("Allied line infantry 3", "f6");
        const UnitId wet = t.put("Allied light infantry 1", "f5");
        t.begin(french_seat);
        t.play("f7xf6");
        t.roll("Blue+");
        CHECK(t.where(wet) == "eliminated");
        CHECK(t.where(winner) == "f5");
    }
    SECTION("a defender takes a muddy square behind it and goes on out of it") {
        const auto [attacker, defender] = GENERATE(table<const char*, const char*>({{"French line infantry 3", "Allied line infantry 3"},
                                                                                    {"French line infantry 4", "Allied heavy cavalry 4"},
                                                                                    {"French line infantry 5", "Uxbridge"}}));
        TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"e5"}))}));
        free_pieces(t);
        t.put(attacker, "e5");
        const UnitId winner = t.put(defender, "f5");
        const UnitId behind = t.put("French light infantry 1", "d5");
        t.begin(french_seat);
        t.play("e5xf5");
        t.roll("Red+");
        CHECK(t.where(behind) == "eliminated");
        CHECK(t.where(winner) == "d5");
    }
    SECTION("a rider that won on dry ground goes on into the mud") {
        TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"f4", "f5"}))}));
        free_pieces(t);
        const UnitId winner = t.put("French light cavalry", "f9");
        t.put("Allied light infantry 2", "f6");
        const UnitId wet = t.put("Allied light infantry 1", "f5");
        t.begin(french_seat);
        t.play("f9xf6");
        t.roll("Blue+");
        CHECK(t.where(wet) == "eliminated");
        CHECK(t.where(winner) == "f5");
    }
}

TEST_CASE("W14.4 mud does not slow the next action elsewhere", "[terrain][W14.4][W7.3]") {
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"e5"}))}));
    const UnitId rider = t.put("French light cavalry", "e4");
    t.begin(french_seat);
    t.play("e4-e5");
    t.play("e5-e6");
    t.play("e6-e10");
    CHECK(t.where(rider) == "e10");
    CHECK(t.state().actions_left() == 0);
}

TEST_CASE("W14.4 mud changes no bonus", "[terrain][W14.4][W10.10]") {
    Combat t({.attacker = "French line infantry 4", .from = "e5", .at = "e6"}, standard(),
             on_ground({tile(TileKind::mud, squares({"e5"})), tile(TileKind::hill, squares({"e6"}))}));
    t.attack();
    CHECK(t.news<Fought>()->attack == 4);
    CHECK(t.news<Fought>()->defence == 4);
}

TEST_CASE("W14.4 the logged way avoids the mud, also for light infantry, which it would reveal", "[terrain][W14.4][W7.4]") {
    const auto piece = GENERATE("French line infantry 3", "French light infantry 1");
    // Every other straight or crooked way of two squares leads through mud.
    const auto [mud, to, middle] = GENERATE(table<const char*, const char*, const char*>(
        {{"e5", "f5", "f4"}, {"f4", "f5", "e5"}, {"e5", "d5", "d4"}, {"d4", "d5", "e5"}, {"e3", "f3", "f4"}, {"f4", "f3", "e3"}}));
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({mud}))}));
    free_pieces(t);
    t.put(piece, "e4");
    t.begin(french_seat);
    t.play(Move{square("e4"), square(to)});
    const std::vector<Square> dry{square("e4"), square(middle), square(to)};
    for (const Viewer viewer : viewers) CHECK(t.news<Marched>(viewer)->way == dry);
}

TEST_CASE("W14.4 light infantry without a dry way is logged with the way it took", "[terrain][W14.4][W4.1]") {
    TestGame t(standard(), muddy());
    free_pieces(t);
    t.put("French light infantry 1", "f4");
    t.begin(french_seat);
    t.play("f4-f7");
    const std::vector<Square> through{square("f4"), square("f5"), square("f6"), square("f7")};
    CHECK(t.news<Marched>()->way == through);
}

TEST_CASE("W14.4 a nation that could only move back out of the mud owes nothing, and the enemy does not learn that",
          "[terrain][W14.4][W9.6]") {
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"e1", "f1", "d1", "e2"}))}));
    const auto [piece, owes] =
        GENERATE(table<const char*, bool>({{"Prussian line infantry 3", false}, {"Prussian light infantry 2", true}}));
    t.put(piece, "e1");
    t.put("French line infantry 3", "d1");
    t.put("French line infantry 3", "f1");
    t.put("Allied light cavalry", "a10");
    t.begin(allied_seat, 14);
    CHECK(owing(t.rules(), t.state()).prussian == owes);
    CHECK(t.view(allied_viewer).owing.size() == (owes ? 2U : 1U));
    CHECK(t.view(french_viewer).owing.empty());
    CHECK(t.view(Viewer::onlooker).owing.empty());
    CHECK(t.refused("end") == "W9.6");
    t.play("a10-a9");
    CHECK(t.allowed("end") == !owes);
}

TEST_CASE("W14.4 cavalry that enters the mud stops on its first square", "[terrain][W14.4]") {
    TestGame t(standard(), on_ground({tile(TileKind::mud, squares({"e5"}))}));
    t.put("French light cavalry", "e4");
    t.put("Allied line infantry 3", "e8");
    t.begin(french_seat);
    CHECK(t.allowed("e4-e5"));
    CHECK(t.refused("e4-e6") == "W14.4");
    CHECK(t.refused("e4-e7") == "W14.4");
    CHECK(t.refused("e4xe8") == "W14.4");
}
