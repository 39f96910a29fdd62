#include <algorithm>
#include <set>

#include "catch.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The squares that a gun of that army on that hill square should reach, as W10.12 says.
std::set<std::string> arc(Army army, std::string_view gun) {
    const Square from = square(gun);
    std::set<std::string> reached;
    for (int file = from.file() - 1; file <= from.file() + 1; ++file)
        for (int ahead = 1; ahead <= 4; ++ahead) {
            const int rank = army == Army::french ? from.rank() + ahead : from.rank() - ahead;
            if (file >= 0 && file < file_count && rank >= 0 && rank < rank_count) reached.insert(to_text(Square(file, rank)));
        }
    return reached;
}

/// Every square on which that gun can hit a lone enemy light infantry piece.
std::set<std::string> hit_by(const char* description, const char* gun, Ruleset set) {
    const bool french = std::string_view(description).substr(0, 6) == "French";
    TestGame t(standard(), std::move(set));
    t.put(description, gun);
    const UnitId target = t.put(french ? "Allied light infantry 1" : "French light infantry 1", "reserve");
    t.begin(french ? french_seat : allied_seat);
    std::set<std::string> hit;
    for (const Square at : SquareSet::all()) {
        if (at == square(gun)) continue;
        fow::waterloo::put(t.rules(), t.state(), target, at);
        const Action shot = Fire{square(gun), at};
        ActionList offered;
        legal_of(t.rules(), t.state(), *t.at(gun), offered);
        const bool listed = std::find(offered.begin(), offered.end(), shot) != offered.end();
        const std::string rule = t.refused(shot);
        if (listed != rule.empty()) FAIL_CHECK("listed and refused: " << to_text(at));
        if (rule.empty()) hit.insert(to_text(at));
        else if (rule != "W10.12") FAIL_CHECK(to_text(at) << " is refused by " << rule);
    }
    return hit;
}

}  // namespace

TEST_CASE("W10.10 infantry and cavalry on a hill have one more when the attacker is not on one", "[terrain][W10.10]") {
    const auto [defender, strength] = GENERATE(table<const char*, int>({{"Allied light infantry 1", 1},
                                                                        {"Allied line infantry 3", 3},
                                                                        {"Allied line infantry 6", 6},
                                                                        {"Allied light cavalry", 2},
                                                                        {"Allied heavy cavalry 4", 4},
                                                                        {"Uxbridge", 5},
                                                                        {"Prussian line infantry 3", 3}}));
    INFO(defender);
    TestGame t(standard());
    free_pieces(t);
    t.put(defender, "f7");
    t.put("French line infantry 3", "f6");
    t.put("French line infantry 3", "f8");
    t.begin(french_seat);
    SECTION("from below") {
        t.play("f6xf7");
        CHECK(t.news<Fought>()->defence == std::min(strength + 1, 6));
        CHECK(t.news<Fought>()->defence_bonuses == std::vector<Bonus>{Bonus::hill});
    }
    SECTION("from next to it on the hill") {
        t.play("f8xf7");
        CHECK(t.news<Fought>()->defence == strength);
        CHECK(t.news<Fought>()->defence_bonuses.empty());
    }
}

TEST_CASE("W10.10 the attacker's last square counts, not where it came from", "[terrain][W10.10][W7.5]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("Allied line infantry 3", "f7");
    t.put("French light infantry 2", "d7");
    t.put("French light cavalry", "f10");
    t.begin(french_seat);
    SECTION("up the hill first, then from the side") {
        t.play("d7xf7");
        CHECK(t.news<Fought>()->defence == 3);
    }
    SECTION("round below it") {
        t.play("f10-f9");
        t.play("d7-e6");
        t.play("e6-f6xf7");
        CHECK(t.news<Fought>()->defence == 4);
    }
    SECTION("a charge that ends on the hill") {
        t.play("f10xf7");
        CHECK(t.news<Fought>()->defence == 3);
    }
}

TEST_CASE("W10.10 attacking down from a hill gives nothing", "[terrain][W10.10]") {
    Combat t({.attacker = "Allied line infantry 3", .from = "f7", .defender = "French line infantry 3", .at = "f6"}, standard());
    t.attack();
    CHECK(t.news<Fought>()->attack == 3);
    CHECK(t.news<Fought>()->attack_bonuses.empty());
    CHECK(t.news<Fought>()->defence_bonuses.empty());
    CHECK(t.state().phase == Phase::battle_die);
}

TEST_CASE("W10.10 the hill helps neither side's guns nor commanders in chief", "[terrain][W10.10][W4.12][W5.2]") {
    Combat t({.attacker = "French light infantry 1", .from = "d7", .defender = "Allied gun", .at = "e7"}, expert());
    const UnitId wellington = t.put("Wellington", "h7");
    t.put("French light infantry 1", "h6");
    const UnitId guard = t.put("Allied line infantry 6", "g7");
    t.put("Napoleon", "g6");
    t.attack();
    CHECK(t.where(t.defender) == "eliminated");
    t.play("h6xh7");
    CHECK(t.where(wellington) == "eliminated");
    t.play("g6xg7");
    CHECK(t.where(guard) == "eliminated");
}

TEST_CASE("W10.10 in a frenzy and for weakened cavalry, too", "[terrain][W10.10][W8.8][W4.5]") {
    Combat t({.from = "f5", .at = "f6"}, standard());
    const UnitId heavy = t.put("Allied heavy cavalry 4", "f7");
    t.state().mark(heavy).weakened = 2;
    t.attack("Blue+");
    // 3 against 2 + 1: another die roll.
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.news<Fought>()->defence == 3);
    CHECK(t.view(french_viewer).fight->defence_bonuses == std::vector<Bonus>{Bonus::hill});
    CHECK(t.view(french_viewer).fight->defender.strength == 2);
    t.roll("Blue+");
    CHECK(t.where(t.attacker) == "f7");
}

TEST_CASE("W10.10 French pieces on Mont St Jean have it against the Allies", "[terrain][W10.10]") {
    Combat t({.attacker = "Allied line infantry 3", .from = "d8", .defender = "French line infantry 3", .at = "e8"}, standard());
    t.attack();
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(t.defender) == "e8");
}

TEST_CASE("W10.11 guns on level ground cannot destroy a gun on a hill", "[terrain][W10.11]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "e4");
    t.put("Allied gun", "e7");
    t.put("French gun", "f6");
    t.put("Allied line infantry 3", "f7");
    t.put("French gun", "g7");
    const UnitId above = t.put("Allied gun", "g8");
    t.put("French gun", "h6");
    t.put("Allied gun", "h9");
    t.begin(french_seat);
    CHECK(t.refused("e4:e7") == "W10.11");
    CHECK(t.allowed("f6:f7"));
    CHECK(t.allowed("h6:h9"));
    t.play("g7:g8");
    CHECK(t.where(above) == "eliminated");
}

TEST_CASE("W10.11 but it still hides what is behind it", "[terrain][W10.11][W4.9]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "e6");
    t.put("Allied gun", "e7");
    t.put("Allied line infantry 3", "e8");
    t.begin(french_seat);
    CHECK(t.refused("e6:e7") == "W10.11");
    CHECK(t.refused("e6:e8") == "W4.9");
}

TEST_CASE("W10.11 both ways, and a gun on the hill destroys the one below", "[terrain][W10.11][W10.12]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("Allied gun", "f10");
    t.put("French gun", "f8");
    t.put("Prussian gun", "e7");
    const UnitId below = t.put("French gun", "d4");
    t.begin(allied_seat);
    CHECK(t.refused("f10:f8") == "W10.11");
    t.play("e7:d4");
    CHECK(t.where(below) == "eliminated");
}

TEST_CASE("W10.12 a gun on a hill reaches four ranks ahead in its file and the two beside it", "[terrain][W10.12][W9.4]") {
    // Every square of a board full of hills, including edges and corners.
    const Ruleset hills = on_ground({tile(TileKind::hill, SquareSet::all())});
    for (const char* gun : {"a1", "a5", "b2", "f6", "g7", "k9", "l1", "l5", "l10", "a10", "e7", "h8", "d9", "f10"}) {
        INFO(gun);
        CHECK(hit_by("French gun", gun, hills) == arc(Army::french, gun));
        CHECK(hit_by("Allied gun", gun, hills) == arc(Army::allied, gun));
        CHECK(hit_by("Prussian gun", gun, hills) == arc(Army::prussian, gun));
    }
}

TEST_CASE("W10.12 the range is data", "[terrain][W10.12]") {
    Ruleset set = on_ground({tile(TileKind::hill, block("f5"))});
    set.terrain.hill_range = 2;
    CHECK(hit_by("French gun", "f6", set) == std::set<std::string>{"e7", "e8", "f7", "f8", "g7", "g8"});
}

TEST_CASE("W10.12 the data may give it straight lines forward, left and right", "[terrain][W10.12]") {
    Ruleset set = on_ground({tile(TileKind::hill, SquareSet::all())});
    set.terrain.hill_fire = HillFire::lines;
    using Set = std::set<std::string>;
    CHECK(hit_by("French gun", "f6", set) == Set{"f7", "f8", "f9", "f10", "e6", "d6", "c6", "b6", "g6", "h6", "i6", "j6"});
    CHECK(hit_by("Allied gun", "f6", set) == Set{"f5", "f4", "f3", "f2", "e6", "d6", "c6", "b6", "g6", "h6", "i6", "j6"});
    CHECK(hit_by("Prussian gun", "l2", set) == Set{"l1", "k2", "j2", "i2", "h2"});
    CHECK(hit_by("French gun", "a9", set) == Set{"a10", "b9", "c9", "d9", "e9"});
    TestGame t(standard(), set);
    t.begin(french_seat);
    CHECK(t.view(french_viewer).hill_fires_lines);
}

TEST_CASE("W10.12 it fires over all other pieces in both variants", "[terrain][W10.12]") {
    const auto fire = GENERATE(HillFire::arc, HillFire::lines);
    Ruleset set = on_ground({tile(TileKind::hill, block("e4"))});
    set.terrain.hill_fire = fire;
    TestGame t(standard(), set);
    free_pieces(t);
    t.put("French gun", "e5");
    t.put("French line infantry 3", "e6");
    const UnitId near = t.put("Allied line infantry 3", "e7");
    const UnitId far = t.put("Allied line infantry 3", "e9");
    t.put("Allied line infantry 3", "e10");
    t.begin(french_seat);
    CHECK(t.refused("e5:e6") == "W4.9");
    CHECK(t.refused("e5:e10") == "W10.12");
    t.play("e5:e9");
    CHECK(t.where(far) == "eliminated");
    CHECK(t.where(near) == "e7");
    t.play("e5:e7");
    CHECK(t.where(near) == "eliminated");
}

TEST_CASE("W10.12 light infantry is also immune to it", "[terrain][W10.12][W4.10]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("Allied gun", "e7");
    const UnitId light = t.put("French light infantry 2", "d5");
    t.begin(allied_seat);
    t.play("e7:d5");
    CHECK(t.where(light) == "d5");
    CHECK(t.seen(light, allied_viewer).knowledge == Knowledge::light_infantry);
}

TEST_CASE("W10.12 on level ground a gun fires as usual: three squares, straight ahead", "[terrain][W10.12][W4.9]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("Allied gun", "e9");
    t.put("French line infantry 3", "e5");
    t.put("French line infantry 3", "d8");
    t.begin(allied_seat);
    CHECK(t.refused("e9:e5") == "W4.9");
    CHECK(t.refused("e9:d8") == "W4.9");
    t.play("e9-e8");
    CHECK(t.allowed("e8:e5"));
    CHECK(t.refused("e8:d8") == "W10.12");
    t.play("e8-e7");
    CHECK(t.allowed("e7:e5"));
}

TEST_CASE("W10.12 buildings and villages within its reach may be fired at, on every square", "[terrain][W10.12][W10.8][W12.7]") {
    TestGame t(standard(),
               on_ground({tile(TileKind::hill, block("e4")), tile(TileKind::building, block("d7")), tile(TileKind::village, block("f8"))}));
    free_pieces(t);
    t.put("French gun", "e5");
    t.put("Allied line infantry 3", "f8");
    t.put("Allied line infantry 3", "e6");
    t.begin(french_seat);
    for (const char* shot : {"e5::d7", "e5::d8", "e5::e7", "e5::e8", "e5::f8", "e5::f9", "e5:f8"}) {
        INFO(shot);
        CHECK(t.allowed(shot));
    }
    CHECK(t.refused("e5::g8") == "W10.6");
    CHECK(t.refused("e5:f9") == "W4.9");
    t.put("French line infantry 3", "g9");
    CHECK(t.refused("e5::f8") == "W10.8");
    CHECK(t.refused("e5::f9") == "W10.8");
    CHECK(t.allowed("e5:f8"));
}

TEST_CASE("W8.8 frenzied cavalry is stopped by a building, occupied or not", "[terrain][W8.8][W10.3]") {
    const auto [rider, beaten] = GENERATE(table<const char*, const char*>({{"French light cavalry", "Allied light infantry 2"},
                                                                           {"French heavy cavalry 4", "Allied line infantry 4"},
                                                                           {"Ney", "Allied line infantry 5"}}));
    const auto met = GENERATE("Allied light infantry 1", "French light infantry 1");
    TestGame t(standard());
    free_pieces(t);
    const UnitId winner = t.put(rider, "e5");
    t.put(beaten, "d5");
    const UnitId inside = t.put(met, "c5");
    t.begin(french_seat);
    t.play("e5xd5");
    t.roll("Blue+");
    CHECK(t.where(winner) == "d5");
    CHECK(t.where(inside) == "c5");
    CHECK(t.count<Fought>() == 1);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.7 a cavalry defender attacked out of a building stays: it may not enter it", "[terrain][W8.7][W10.3]") {
    Combat t({.attacker = "French line infantry 4", .from = "c5", .defender = "Allied heavy cavalry 4", .at = "d5"}, standard());
    const UnitId inside = t.put("French light infantry 1", "b5");
    t.attack("Red+");
    CHECK(t.where(t.defender) == "d5");
    CHECK(t.where(inside) == "b5");
    CHECK_FALSE(t.at("c5"));
    CHECK(t.count<TookSquare>() == 0);
    CHECK(t.strength(t.defender) == 4);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.7 a cavalry defender takes open ground and is stopped before a building", "[terrain][W8.7][W8.8][W10.3]") {
    Combat t({.attacker = "French line infantry 4", .from = "d5", .defender = "Allied heavy cavalry 4"}, standard());
    const UnitId inside = t.put("French light infantry 1", "c5");
    t.attack("Red+");
    CHECK(t.where(t.defender) == "d5");
    CHECK(t.where(inside) == "c5");
    CHECK(t.strength(t.defender) == 4);
}

TEST_CASE("W8.8 frenzied infantry goes on into a building, and its next '+' is one of the building", "[terrain][W8.8][W10.9]") {
    Combat t({.from = "b3", .at = "b4"}, standard());
    t.put("Allied line infantry 3", "b5");
    const UnitId across = t.put("Allied light infantry 1", "c6");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::battle_die);
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::building_choice);
    t.play("frenzy:c6");
    CHECK(t.where(across) == "eliminated");
    CHECK(t.where(t.attacker) == "c6");
}

TEST_CASE("W8.9 in a building a friendly piece of equal strength is attacked only along the line", "[terrain][W8.9][W10.9]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    t.put("French line infantry 3", "b6");
    t.put("French line infantry 3", "c6");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    CHECK(t.decider() == french_decider);
    t.play("other-falls");
    CHECK(t.at("b6"));
    CHECK(t.at("c6"));
    CHECK_FALSE(t.at("b5"));
}
