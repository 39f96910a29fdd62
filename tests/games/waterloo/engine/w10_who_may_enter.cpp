#include <algorithm>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W10.3 only infantry enters a building", "[terrain][W10.3][W7.2]") {
    const auto [piece, rule] = GENERATE(table<const char*, const char*>({{"French light infantry 1", ""},
                                                                         {"French line infantry 3", ""},
                                                                         {"French line infantry 6", ""},
                                                                         {"French light cavalry", "W10.3"},
                                                                         {"French heavy cavalry 4", "W10.3"},
                                                                         {"Ney", "W10.3"},
                                                                         {"Napoleon", "W10.3"},
                                                                         {"French gun", "W10.3"}}));
    INFO(piece);
    TestGame t(standard());
    free_pieces(t);
    t.put(piece, "b4");
    t.begin(french_seat);
    CHECK(t.refused("b4-b5") == rule);
    CHECK(t.allowed("b4-a4"));
}

TEST_CASE("W10.3 on every side of the table, Prussians included", "[terrain][W10.3]") {
    const auto [piece, rule] = GENERATE(table<const char*, const char*>({{"Allied light infantry 2", ""},
                                                                         {"Allied line infantry 3", ""},
                                                                         {"Prussian light infantry 1", ""},
                                                                         {"Prussian line infantry 3", ""},
                                                                         {"Allied light cavalry", "W10.3"},
                                                                         {"Allied heavy cavalry 4", "W10.3"},
                                                                         {"Uxbridge", "W10.3"},
                                                                         {"Wellington", "W10.3"},
                                                                         {"Allied gun", "W10.3"},
                                                                         {"Prussian light cavalry", "W10.3"},
                                                                         {"Bülow", "W10.3"},
                                                                         {"Prussian gun", "W10.3"}}));
    INFO(piece);
    for (const auto& [from, act] :
         {std::pair{"j7", "j7-j6"}, std::pair{"i5", "i5-j5"}, std::pair{"l6", "l6-k6"}, std::pair{"k4", "k4-k5"}}) {
        TestGame t(standard());
        free_pieces(t);
        t.put(piece, from);
        t.begin(allied_seat);
        CHECK(t.refused(act) == rule);
    }
}

TEST_CASE("W10.3 cavalry does not ride through a building, infantry walks through", "[terrain][W10.3][W7.5]") {
    TestGame t(standard());
    t.put("French light cavalry", "b3");
    t.put("French heavy cavalry 4", "a5");
    t.put("French light infantry 1", "c4");
    t.put("Allied line infantry 3", "b8");
    t.put("Allied line infantry 3", "e5");
    t.begin(french_seat);
    CHECK(t.allowed("b3-b4"));
    for (const char* act : {"b3-b7", "b3xb8", "a5-d5", "a5xe5"}) {
        INFO(act);
        CHECK(t.refused(act) == "W10.3");
    }
    CHECK(t.refused("b3-b5") == "W10.3");
    CHECK(t.refused("b3-b6") == "W10.3");
    CHECK(t.allowed("c4-c7"));
    CHECK(t.allowed("c4-b6"));
}

TEST_CASE("W10.3 a piece in the way still hides what the ground would forbid", "[terrain][W10.3]") {
    TestGame t(standard());
    t.put("French light cavalry", "b2");
    t.put("Allied line infantry 3", "b3");
    t.begin(french_seat);
    CHECK(t.refused("b2-b4") == "W4.3");
    CHECK(t.refused("b2-b7") == "W4.3");
    CHECK(t.allowed("b2xb3"));
}

TEST_CASE("W10.3 cavalry and commanders do not attack a piece in a building, infantry does", "[terrain][W10.3]") {
    const auto [piece, rule] = GENERATE(table<const char*, const char*>({{"French light infantry 1", ""},
                                                                         {"French line infantry 3", ""},
                                                                         {"French light cavalry", "W10.3"},
                                                                         {"French heavy cavalry 6", "W10.3"},
                                                                         {"Ney", "W10.3"},
                                                                         {"Napoleon", "W10.3"},
                                                                         {"French gun", "W4.8"}}));
    INFO(piece);
    TestGame t(standard());
    free_pieces(t);
    t.put(piece, "b4");
    t.put("Allied line infantry 3", "b5");
    t.put("Allied line infantry 3", "a4");
    t.begin(french_seat);
    CHECK(t.refused("b4xb5") == rule);
    CHECK(t.refused("b4xa4") == (std::string(rule) == "W10.3" ? "" : rule));
}

TEST_CASE("W10.3 infantry attacks out of a building as anywhere else", "[terrain][W10.3]") {
    const auto victim = GENERATE("French light cavalry", "French heavy cavalry 4", "Ney", "Napoleon", "French gun");
    TestGame t(standard());
    t.put("Allied line infantry 6", "c5");
    const UnitId attacked = t.put(victim, "d5");
    t.begin(allied_seat);
    t.play("c5xd5");
    CHECK(t.where(attacked) == "eliminated");
    CHECK(t.at("d5"));
}

TEST_CASE("W6.2 terrain also restricts the set-up", "[terrain][W6.2][W10.3][W14.4]") {
    TestGame t(standard(), on_ground({tile(TileKind::building, block("e2")), tile(TileKind::mud, block("g2")),
                                      tile(TileKind::hill, block("i2")), tile(TileKind::village, block("k2"))}));
    for (int i = 0; i < t.rules().unit_count(); ++i) fow::waterloo::put(t.rules(), t.state(), UnitId(i), Place::reserve);
    t.state().phase = Phase::set_up;
    t.state().mover = french_seat;
    ActionList offered;
    legal(t.rules(), t.state(), offered);
    for (int i = t.rules().first_unit(french_seat); i < t.rules().end_unit(french_seat); ++i) {
        const UnitId unit(i);
        const Kind kind = t.rules().profile(unit).kind;
        const bool foot = kind == Kind::light_infantry || kind == Kind::line_infantry;
        INFO(t.named(unit, ""));
        CHECK(t.refused(PlaceUnit{unit, square("e2")}) == (foot ? "" : "W10.3"));
        CHECK(t.refused(PlaceUnit{unit, square("f3")}) == (foot ? "" : "W10.3"));
        CHECK(t.refused(PlaceUnit{unit, square("g2")}) == (kind == Kind::artillery ? "W14.4" : ""));
        CHECK(t.refused(PlaceUnit{unit, square("i3")}) == "");
        CHECK(t.refused(PlaceUnit{unit, square("k2")}) == "");
        for (const Square at : SquareSet::all()) {
            const Action act = PlaceUnit{unit, at};
            if (t.refused(act).empty() != (std::find(offered.begin(), offered.end(), act) != offered.end()))
                FAIL_CHECK(to_text(at) << " is offered or refused wrongly");
        }
    }
}

TEST_CASE("W7.2 a piece enters only where it may stand", "[terrain][W7.2][W10.3][W14.4]") {
    TestGame t(standard(), on_ground({tile(TileKind::building, block("e1")), tile(TileKind::mud, block("g1")),
                                      tile(TileKind::hill, block("i1")), tile(TileKind::village, block("k1"))}));
    free_pieces(t);
    const std::pair<UnitId, std::string> forbidden[] = {{t.put("French light infantry 1", "reserve"), ""},
                                                        {t.put("French line infantry 3", "reserve"), ""},
                                                        {t.put("French light cavalry", "reserve"), "ef"},
                                                        {t.put("French heavy cavalry 4", "regaining"), "ef"},
                                                        {t.put("Ney", "withdrawn"), "ef"},
                                                        {t.put("French gun", "reserve"), "efgh"}};
    t.begin(french_seat);
    for (const auto& [unit, files] : forbidden)
        for (char file = 'b'; file <= 'l'; ++file) {
            const std::string act = t.named(unit, std::string("+") + file + "1");
            INFO(act);
            CHECK(t.refused(act) == (files.find(file) == std::string::npos ? "" : "W7.2"));
        }
}

TEST_CASE("W9.7 the Prussian entry squares are ground that every Prussian may enter", "[terrain][W9.7][W10.3][W14.4]") {
    for (const TileKind kind : {TileKind::building, TileKind::mud}) {
        const Ruleset set = on_ground({tile(kind, block("k5"))});
        bool named = false;
        for (const Fault& fault : faults_of(set)) named = named || fault.pointer.find("/arrival") == 0;
        CHECK(named);
    }
    for (const TileKind kind : {TileKind::hill, TileKind::village}) CHECK(faults_of(on_ground({tile(kind, block("k5"))})).empty());
}
