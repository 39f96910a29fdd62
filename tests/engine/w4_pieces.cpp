#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <tuple>

#include "table.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

/// The texts of the squares that a piece on `from` may move to.
std::set<std::string> reach(const Table& t, const std::string& from) {
    std::set<std::string> found;
    for (const std::string& text : t.legal_texts())
        if (text.rfind(from + "-", 0) == 0 && text.find('x') == std::string::npos && text != from + "-off")
            found.insert(text.substr(from.size() + 1));
    return found;
}

std::set<std::string> all_within(const std::string& centre, int steps) {
    std::set<std::string> found;
    for (int i = 0; i < square_count; ++i) {
        const int away = distance(square(centre), Square::from_index(i));
        if (away > 0 && away <= steps) found.insert(to_text(Square::from_index(i)));
    }
    return found;
}

std::set<std::string> cross_of(const std::string& centre) {
    std::set<std::string> found;
    for (int i = 0; i < square_count; ++i)
        if (line_direction(square(centre), Square::from_index(i))) found.insert(to_text(Square::from_index(i)));
    return found;
}

}  // namespace

TEST_CASE("W4.1 light infantry moves up to three squares, turning freely", "[pieces][W4.1]") {
    Table t;
    t.put("French light infantry 1", "e5");
    t.begin(Seat::french);
    CHECK(reach(t, "e5") == all_within("e5", 3));
    CHECK(t.refused("e5-e9") == "W4.1");
    CHECK(t.refused("e5-g7") == "W4.1");
}

TEST_CASE("W4.1 both strengths of light infantry are immune to artillery fire", "[pieces][W4.1]") {
    for (const char* kind : {"Allied light infantry 1", "Allied light infantry 2", "Prussian light infantry 2"}) {
        Table t;
        t.put("French gun", "e4");
        const UnitId light = t.put(kind, "e6");
        t.begin(Seat::french);
        t.play("e4:e6");
        CHECK(t.where(light) == "e6");
    }
}

TEST_CASE("W4.2 line infantry moves up to two squares, turning freely", "[pieces][W4.2]") {
    for (const char* kind : {"French line infantry 3", "French line infantry 4", "French line infantry 5",
                             "French line infantry 6"}) {
        Table t;
        t.put(kind, "e5");
        t.begin(Seat::french);
        CHECK(reach(t, "e5") == all_within("e5", 2));
        CHECK(t.refused("e5-e8") == "W4.2");
        CHECK(t.refused("e5-f7") == "W4.2");
    }
}

TEST_CASE("W4.3 light cavalry moves any number of squares in one straight line", "[pieces][W4.3]") {
    Table t;
    t.put("French light cavalry", "e5");
    t.begin(Seat::french);
    CHECK(reach(t, "e5") == cross_of("e5"));
    CHECK(t.refused("e5-f6") == "W4.3");
}

TEST_CASE("W4.3 only over empty squares", "[pieces][W4.3]") {
    Table t;
    t.put("French light cavalry", "e5");
    t.put("French line infantry 3", "e7");
    t.put("Allied line infantry 3", "c5");
    t.put("Allied line infantry 3", "b5");
    t.begin(Seat::french);
    CHECK(t.allowed("e5-e6"));
    CHECK_FALSE(t.allowed("e5-e7"));
    CHECK_FALSE(t.allowed("e5-e8"));
    CHECK(t.allowed("e5xc5"));
    CHECK_FALSE(t.allowed("e5xb5"));
    CHECK_FALSE(t.allowed("e5-a5"));
}

TEST_CASE("W4.4 heavy cavalry moves as light cavalry", "[pieces][W4.4]") {
    for (const char* kind : {"French heavy cavalry 4", "French heavy cavalry 5", "French heavy cavalry 6"}) {
        Table t;
        t.put(kind, "e5");
        t.begin(Seat::french);
        CHECK(reach(t, "e5") == cross_of("e5"));
    }
}

TEST_CASE("W4.5 heavy cavalry loses one strength each time it charges", "[pieces][W4.5]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e2");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied gun", "d6");
    t.put("Allied line infantry 3", "a9");
    t.begin(Seat::french);
    t.play("e2xe6");
    CHECK(t.strength(heavy) == 4);
    const auto weakened = t.news<Weakened>(Viewer::allied);
    REQUIRE(weakened);
    CHECK(weakened->piece.weakened == 1);
    for (const Viewer viewer : viewers) CHECK(t.seen(heavy, viewer).weakened == 1);
    CHECK(t.seen(heavy, Viewer::french).strength == 4);
    t.play("e6xd6");
    CHECK(t.strength(heavy) == 3);
}

TEST_CASE("W4.5 the loss counts after the combat", "[pieces][W4.5]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 4", "e4");
    const UnitId foot = t.put("Allied line infantry 3", "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK(t.where(heavy) == "e5");
    CHECK(t.where(foot) == "eliminated");
    CHECK(t.strength(heavy) == 3);

    Table u;
    const UnitId other_heavy = u.put("French heavy cavalry 4", "e4");
    u.put("Allied line infantry 4", "e5");
    u.begin(Seat::french);
    u.play("e4xe5");
    CHECK(u.state().phase == Phase::battle_die);
    CHECK(u.strength(other_heavy) == 4);
    u.roll("Blue");
    CHECK(u.strength(other_heavy) == 3);
}

TEST_CASE("W4.5 light cavalry and commanders lose nothing, nor does defending cost", "[pieces][W4.5]") {
    Table t;
    const UnitId light = t.put("French light cavalry", "a4");
    t.put("Allied light infantry 1", "a5");
    const UnitId ney = t.put("Ney", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId defender = t.put("Allied heavy cavalry 4", "h5");
    t.put("French line infantry 3", "h4");
    t.begin(Seat::french);
    t.play("a4xa5");
    t.play("e4xe5");
    t.play("h4xh5");
    CHECK(t.state().mark(light).weakened == 0);
    CHECK(t.state().mark(ney).weakened == 0);
    CHECK(t.state().mark(defender).weakened == 0);
    CHECK(t.where(defender) == "h5");
}

TEST_CASE("W4.5 strength never falls below one", "[pieces][W4.5]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 4", "e4");
    t.state().mark(heavy).weakened = 3;
    t.put("Allied gun", "f4");
    t.begin(Seat::french);
    t.play("e4xf4");
    CHECK(t.where(heavy) == "f4");
    CHECK(t.strength(heavy) == 1);
    CHECK(t.state().mark(heavy).weakened == 3);
}

TEST_CASE("W4.5 a weakened piece fights with what is left", "[pieces][W4.5]") {
    Table t;
    const UnitId heavy = t.put("Allied heavy cavalry 6", "e5");
    t.state().mark(heavy).weakened = 4;
    t.put("French line infantry 3", "e4");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK(t.where(heavy) == "eliminated");
}

TEST_CASE("W4.6 weakened heavy cavalry is taken off for nothing", "[pieces][W4.6]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e4");
    t.put("French heavy cavalry 5", "h4");
    t.put("French light cavalry", "a4");
    t.state().mark(heavy).weakened = 2;
    t.begin(Seat::french);
    CHECK(t.refused("h4-off") == "W4.6");
    CHECK(t.refused("a4-off") == "W4.6");
    SECTION("at once") {
        t.play("e4-off");
        CHECK(t.where(heavy) == "regaining");
        CHECK(t.state().actions_left() == 3);
        CHECK(t.news<TakenOff>(Viewer::allied));
    }
    SECTION("also when no action is left") {
        for (const char* act : {"a4-a5", "a5-a4", "e4-e5"}) t.play(act);
        CHECK(t.state().actions_left() == 0);
        t.play("e5-off");
        CHECK(t.where(heavy) == "regaining");
    }
}

TEST_CASE("W4.6 not in the own turn in which it charged", "[pieces][W4.6]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "a9");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK(t.refused("e5-off") == "W4.6");
    t.play("e5-e4");
    CHECK(t.refused("e4-off") == "W4.6");
    t.play("end");
    CHECK_FALSE(t.allowed("e4-off"));
    t.play("end");
    t.play("e4-off");
    CHECK(t.where(heavy) == "regaining");
}

TEST_CASE("W4.6 a charge made in the opponent's turn does not hinder", "[pieces][W4.6]") {
    // A defending heavy cavalry wins with a frenzy and charges on in the French turn.
    Table t;
    const UnitId heavy = t.put("Allied heavy cavalry 4", "e6");
    t.put("French line infantry 4", "e5");
    t.put("French line infantry 3", "e4");
    t.put("French light cavalry", "a1");
    t.begin(Seat::french);
    t.play("e5xe6");
    t.roll("Red+");
    CHECK(t.where(heavy) == "e4");
    CHECK(t.strength(heavy) == 3);
    t.play("end");
    t.play("e4-off");
    CHECK(t.where(heavy) == "regaining");
}

TEST_CASE("W4.6 never inside a combat", "[pieces][W4.6]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 5", "a2");
    t.state().mark(heavy).weakened = 1;
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("French line infantry 3", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK_FALSE(t.allowed("a2-off"));
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    CHECK_FALSE(t.allowed("a2-off"));
    t.play("other-falls");
    CHECK(t.allowed("a2-off"));
}

TEST_CASE("W4.7 it returns from the next own turn on, at full strength, on the own back row, for an action",
          "[pieces][W4.7]") {
    Table t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e4");
    t.put("French line infantry 3", "f1");
    t.put("Allied light cavalry", "a9");
    t.state().mark(heavy).weakened = 3;
    t.state().mark(heavy).seen = static_cast<std::uint8_t>(Knowledge::all) & 3;
    t.begin(Seat::french);
    t.play("e4-off");
    CHECK(t.refused(t.named(heavy, "+e1")) == "W4.7");
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.allowed(t.named(heavy, "+e2")));
    CHECK_FALSE(t.allowed(t.named(heavy, "+f1")));
    CHECK_FALSE(t.allowed(t.named(heavy, "+e10")));
    t.play(t.named(heavy, "+e1"));
    CHECK(t.where(heavy) == "e1");
    CHECK(t.strength(heavy) == 5);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.seen(heavy, Viewer::allied).weakened == 0);
    CHECK(t.seen(heavy, Viewer::allied).knowledge == Knowledge::all);
    CHECK(t.news<Entered>(Viewer::allied)->from == Place::regaining);
}

TEST_CASE("W4.8 artillery moves one square or fires once in an action, and may act again", "[pieces][W4.8]") {
    Table t;
    t.put("French gun", "e4");
    t.put("Allied line infantry 3", "f8");
    t.put("Allied line infantry 3", "f7");
    t.begin(Seat::french);
    CHECK(reach(t, "e4") == all_within("e4", 1));
    CHECK(t.refused("e4-e6") == "W4.8");
    t.play("e4-f4");
    t.play("f4:f7");
    CHECK(t.state().actions_left() == 1);
    CHECK_FALSE(t.allowed("f4:f8"));
    t.play("f4-f5");
    CHECK(t.state().actions_left() == 0);
}

TEST_CASE("W4.8 artillery never attacks by moving", "[pieces][W4.8]") {
    Table t;
    t.put("French gun", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "d4");
    t.begin(Seat::french);
    CHECK(t.refused("e4xe5") == "W4.8");
    CHECK(t.refused("e4xd4") == "W4.8");
}

TEST_CASE("W4.9 artillery fires straight forward at the first piece within three squares", "[pieces][W4.9]") {
    Table t;
    for (const char* gun : {"a4", "b4", "c4", "d4", "e4", "f4"}) t.put("French gun", gun);
    for (const char* enemy : {"a5", "b6", "c7", "d8", "e3"}) t.put("Allied line infantry 3", enemy);
    t.put("French line infantry 3", "f6");
    t.put("Allied line infantry 3", "f7");
    t.begin(Seat::french);
    CHECK(t.allowed("a4:a5"));
    CHECK(t.allowed("b4:b6"));
    CHECK(t.allowed("c4:c7"));
    CHECK(t.refused("d4:d8") == "W4.9");
    CHECK(t.refused("e4:e3") == "W4.9");
    CHECK(t.refused("e4:e6") == "W4.9");
    CHECK(t.refused("e4:f4") == "W4.9");
    CHECK(t.refused("f4:f6") == "W4.9");
    CHECK(t.refused("f4:f7") == "W4.9");
}

TEST_CASE("W4.9 an enemy in between blocks the line of sight too", "[pieces][W4.9]") {
    Table t;
    t.put("Allied gun", "e8");
    t.put("French light infantry 1", "e7");
    t.put("French line infantry 3", "e6");
    t.begin(Seat::allied);
    CHECK(t.allowed("e8:e7"));
    CHECK(t.refused("e8:e6") == "W4.9");
}

TEST_CASE("W4.10 fire destroys any piece but light infantry", "[pieces][W4.10]") {
    const auto [kind, destroyed] = GENERATE(table<const char*, bool>(
        {{"Allied light infantry 1", false}, {"Allied light infantry 2", false}, {"Allied line infantry 3", true},
         {"Allied line infantry 4", true}, {"Allied line infantry 5", true}, {"Allied line infantry 6", true},
         {"Allied light cavalry", true}, {"Allied heavy cavalry 4", true}, {"Allied heavy cavalry 5", true},
         {"Allied heavy cavalry 6", true}, {"Allied gun", true}, {"Uxbridge", true}, {"Wellington", true},
         {"Bülow", true}, {"Prussian gun", true}}));
    INFO(kind);
    Table t;
    t.put("French gun", "e4");
    const UnitId target = t.put(kind, "e7");
    t.begin(Seat::french);
    t.play("e4:e7");
    CHECK(t.where(target) == (destroyed ? "eliminated" : "e7"));
    for (const Viewer viewer : viewers) CHECK(t.news<Fired>(viewer)->destroyed == destroyed);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W4.10 the gunner learns that it is light infantry, and not its strength", "[pieces][W4.10]") {
    Table t;
    t.put("French gun", "e4");
    const UnitId light = t.put("Allied light infantry 2", "e6");
    t.begin(Seat::french);
    CHECK(t.seen(light, Viewer::french).knowledge == Knowledge::back);
    t.play("e4:e6");
    for (const Viewer viewer : {Viewer::french, Viewer::onlooker}) {
        const SeenPiece seen = t.seen(light, viewer);
        CHECK(seen.knowledge == Knowledge::light_infantry);
        CHECK_FALSE(seen.unit);
        CHECK(seen.strength == 0);
        const SeenPiece target = t.news<Fired>(viewer)->target;
        CHECK(target.knowledge == Knowledge::light_infantry);
        CHECK_FALSE(target.unit);
        CHECK(target.strength == 0);
    }
    CHECK(t.seen(light, Viewer::allied).known_to_enemy == Knowledge::light_infantry);
    CHECK(t.seen(light, Viewer::allied).knowledge == Knowledge::all);
    // Firing again is legal and lets nobody forget.
    t.play("e4:e6");
    CHECK(t.seen(light, Viewer::french).knowledge == Knowledge::light_infantry);
}

TEST_CASE("W4.10 a shot does not make one forget a face already known", "[pieces][W4.10]") {
    Table t;
    t.put("French gun", "e4");
    const UnitId light = t.put("Allied light infantry 2", "e6");
    t.state().mark(light).seen = static_cast<std::uint8_t>(Knowledge::all) & 3;
    t.begin(Seat::french);
    t.play("e4:e6");
    CHECK(t.seen(light, Viewer::french).knowledge == Knowledge::all);
}

TEST_CASE("W4.11 a destroyed target is shown to both, the gun stays and keeps its face", "[pieces][W4.11]") {
    Table t;
    const UnitId gun = t.put("French gun", "e4");
    const UnitId target = t.put("Allied line infantry 5", "e6");
    t.begin(Seat::french);
    t.play("e4:e6");
    for (const Viewer viewer : viewers) {
        const auto fired = t.news<Fired>(viewer);
        REQUIRE(fired);
        CHECK(fired->target.unit == target);
        CHECK(fired->target.strength == 5);
        CHECK(t.view(viewer).sides[Seat::allied].lost == std::vector<UnitId>{target});
    }
    CHECK(t.where(gun) == "e4");
    CHECK_FALSE(t.at("e6"));
    CHECK_FALSE(t.news<Fired>(Viewer::allied)->gun.unit);
}

TEST_CASE("W4.12 artillery attacked from the flank or the rear is destroyed", "[pieces][W4.12]") {
    const char* attacker = GENERATE("French light infantry 1", "French line infantry 3", "French light cavalry",
                                    "French heavy cavalry 4", "Ney", "Napoleon");
    const char* from = GENERATE("d6", "f6", "e7");
    INFO(attacker << " from " << from);
    Table t;
    const UnitId unit = t.put(attacker, from);
    const UnitId gun = t.put("Allied gun", "e6");
    t.begin(Seat::french);
    t.play(std::string(from) + "xe6");
    CHECK(t.where(gun) == "eliminated");
    CHECK(t.where(unit) == "e6");
    CHECK(t.news<Fought>()->verdict == Verdict::gun_taken);
    CHECK(t.state().mark(unit).weakened == (std::string(attacker) == "French heavy cavalry 4" ? 1 : 0));
}

TEST_CASE("W4.13 a piece that attacks artillery from the front is eliminated", "[pieces][W4.13]") {
    const char* attacker = GENERATE("French light infantry 1", "French line infantry 6", "French light cavalry",
                                    "French heavy cavalry 6", "Ney", "Napoleon");
    INFO(attacker);
    Table t;
    const UnitId unit = t.put(attacker, "e5");
    const UnitId gun = t.put("Allied gun", "e6");
    t.begin(Seat::french);
    t.play("e5xe6");
    CHECK(t.where(unit) == "eliminated");
    CHECK(t.where(gun) == "e6");
    CHECK(t.news<Fought>()->verdict == Verdict::gun_holds);
    CHECK(t.seen(gun, Viewer::french).knowledge == Knowledge::all);
}

TEST_CASE("W4.13 the attacker's last square before the gun's decides", "[pieces][W4.13]") {
    Table t;
    const UnitId foot = t.put("French line infantry 3", "d5");
    const UnitId rider = t.put("French light cavalry", "e2");
    const UnitId gun = t.put("Allied gun", "e6");
    t.begin(Seat::french);
    SECTION("into the flank round the corner") {
        t.play("d5-d6xe6");
        CHECK(t.where(foot) == "e6");
        CHECK(t.where(gun) == "eliminated");
    }
    SECTION("into the muzzle round the corner") {
        t.play("d5-e5xe6");
        CHECK(t.where(foot) == "eliminated");
        CHECK(t.where(gun) == "e6");
    }
    SECTION("a charge from afar comes from the front as well") {
        t.play("e2xe6");
        CHECK(t.where(rider) == "eliminated");
    }
}

TEST_CASE("W4.13 a French gun looks north", "[pieces][W4.13]") {
    Table t;
    const UnitId gun = t.put("French gun", "e4");
    const UnitId behind = t.put("Allied light infantry 1", "e3");
    const UnitId before = t.put("Allied line infantry 3", "e5");
    t.begin(Seat::allied);
    SECTION("from the rear") {
        t.play("e3xe4");
        CHECK(t.where(behind) == "e4");
        CHECK(t.where(gun) == "eliminated");
    }
    SECTION("from the front") {
        t.play("e5xe4");
        CHECK(t.where(before) == "eliminated");
        CHECK(t.where(gun) == "e4");
    }
}

TEST_CASE("W4.14 the higher strength destroys the lower, equal strengths roll", "[pieces][W4.14]") {
    struct Piece {
        const char* text;
        int strength;
    };
    const Piece french[] = {{"French light infantry 1", 1}, {"French light infantry 2", 2}, {"French line infantry 3", 3},
                            {"French line infantry 4", 4},  {"French line infantry 5", 5},  {"French line infantry 6", 6},
                            {"French light cavalry", 2},    {"French heavy cavalry 4", 4},  {"French heavy cavalry 5", 5},
                            {"French heavy cavalry 6", 6},  {"Ney", 5}};
    const Piece allied[] = {{"Allied light infantry 1", 1}, {"Allied light infantry 2", 2}, {"Allied line infantry 3", 3},
                            {"Allied line infantry 4", 4},  {"Allied line infantry 5", 5},  {"Allied line infantry 6", 6},
                            {"Allied light cavalry", 2},    {"Allied heavy cavalry 4", 4},  {"Allied heavy cavalry 5", 5},
                            {"Allied heavy cavalry 6", 6},  {"Uxbridge", 5},                {"Prussian light infantry 1", 1},
                            {"Prussian light infantry 2", 2}, {"Prussian line infantry 3", 3},
                            {"Prussian light cavalry", 2},  {"Bülow", 5}};
    for (const Piece& attacker : french) {
        for (const Piece& defender : allied) {
            INFO(attacker.text << " attacks " << defender.text);
            Table t;
            const UnitId a = t.put(attacker.text, "e5");
            const UnitId d = t.put(defender.text, "e6");
            t.begin(Seat::french);
            t.play("e5xe6");
            if (attacker.strength > defender.strength) {
                CHECK(t.where(a) == "e6");
                CHECK(t.where(d) == "eliminated");
                CHECK(t.news<Fought>()->verdict == Verdict::attacker_stronger);
            } else if (attacker.strength < defender.strength) {
                CHECK(t.where(a) == "eliminated");
                CHECK(t.where(d) == "e6");
                CHECK(t.news<Fought>()->verdict == Verdict::defender_stronger);
            } else {
                CHECK(t.state().phase == Phase::battle_die);
                CHECK(t.decider() == Decider::chance);
                CHECK(t.where(a) == "e5");
                CHECK(t.where(d) == "e6");
                CHECK(t.news<Fought>()->verdict == Verdict::equal);
            }
        }
    }
}

TEST_CASE("W4.15 no strength exceeds six", "[pieces][W4.15]") {
    CHECK(shipped().pieces.strength_limit == 6);
    for (const Unit& unit : shipped().pieces.roster) {
        INFO(unit.id);
        CHECK(unit.strength >= 0);
        CHECK(unit.strength <= 6);
    }
    Ruleset set = shipped();
    set.pieces.roster[0].strength = 7;
    CHECK_FALSE(faults_of(set).empty());
}

TEST_CASE("W4 the pieces of the box are those of the table", "[pieces][W2.1][W4.1][W4.2][W4.3][W4.4][W4.8]") {
    std::map<std::tuple<Army, Kind, int>, int> box;
    for (const Unit& unit : shipped().pieces.roster) ++box[{unit.army, unit.kind, unit.strength}];
    const std::map<std::tuple<Army, Kind, int>, int> printed{
        {{Army::french, Kind::light_infantry, 1}, 2},   {{Army::french, Kind::light_infantry, 2}, 3},
        {{Army::french, Kind::line_infantry, 3}, 15},   {{Army::french, Kind::line_infantry, 4}, 2},
        {{Army::french, Kind::line_infantry, 5}, 2},    {{Army::french, Kind::line_infantry, 6}, 1},
        {{Army::french, Kind::light_cavalry, 2}, 6},    {{Army::french, Kind::heavy_cavalry, 4}, 3},
        {{Army::french, Kind::heavy_cavalry, 5}, 2},    {{Army::french, Kind::heavy_cavalry, 6}, 1},
        {{Army::french, Kind::artillery, 0}, 8},        {{Army::french, Kind::commander, 5}, 1},
        {{Army::french, Kind::commander_in_chief, 0}, 1}, {{Army::allied, Kind::light_infantry, 1}, 2},
        {{Army::allied, Kind::light_infantry, 2}, 3},   {{Army::allied, Kind::line_infantry, 3}, 18},
        {{Army::allied, Kind::line_infantry, 4}, 1},    {{Army::allied, Kind::line_infantry, 5}, 1},
        {{Army::allied, Kind::line_infantry, 6}, 1},    {{Army::allied, Kind::light_cavalry, 2}, 6},
        {{Army::allied, Kind::heavy_cavalry, 4}, 3},    {{Army::allied, Kind::heavy_cavalry, 5}, 1},
        {{Army::allied, Kind::heavy_cavalry, 6}, 1},    {{Army::allied, Kind::artillery, 0}, 6},
        {{Army::allied, Kind::commander, 5}, 1},        {{Army::allied, Kind::commander_in_chief, 0}, 1},
        {{Army::prussian, Kind::light_infantry, 1}, 2}, {{Army::prussian, Kind::light_infantry, 2}, 2},
        {{Army::prussian, Kind::line_infantry, 3}, 3},  {{Army::prussian, Kind::light_cavalry, 2}, 4},
        {{Army::prussian, Kind::artillery, 0}, 1},      {{Army::prussian, Kind::commander, 5}, 1}};
    CHECK(box == printed);
}

TEST_CASE("W4 the back shows infantry, cavalry or artillery and nothing else", "[pieces][W4.1][W4.3][W4.8][W5.1][W5.2]") {
    CHECK(branch_of(Kind::light_infantry) == Branch::infantry);
    CHECK(branch_of(Kind::line_infantry) == Branch::infantry);
    CHECK(branch_of(Kind::light_cavalry) == Branch::cavalry);
    CHECK(branch_of(Kind::heavy_cavalry) == Branch::cavalry);
    CHECK(branch_of(Kind::commander) == Branch::cavalry);
    CHECK(branch_of(Kind::commander_in_chief) == Branch::cavalry);
    CHECK(branch_of(Kind::artillery) == Branch::artillery);

    Table t;
    const UnitId napoleon = t.put("Napoleon", "e1");
    t.put("Allied light cavalry", "e9");
    t.begin(Seat::french);
    for (const Viewer viewer : {Viewer::allied, Viewer::onlooker}) {
        SeenPiece back;
        back.army = Army::french;
        back.branch = Branch::cavalry;
        CHECK(t.seen(napoleon, viewer) == back);
    }
    CHECK(t.seen(napoleon, Viewer::french).unit == napoleon);
}
