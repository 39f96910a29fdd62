// W4.1-W4.7, W4.14, W4.15: infantry, cavalry and their strengths.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The texts of the squares that a piece on `from` may move to.
std::set<std::string> reach(const TestGame& t, const std::string& from) {
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

TEST_CASE("W4.1-W4.4 W5.1 W5.2 each kind has its reach, turning freely or along one line", "[pieces][W4.1][W4.2][W4.3][W4.4][W5.1][W5.2]") {
    // How far it goes over an empty board from e5, and the first square that is too far.
    enum : int { line = 0 };
    const auto [piece, paces, beyond, rule] =
        GENERATE(table<const char*, int, const char*, const char*>({{"French light infantry 1", 3, "e9", "W4.1"},
                                                                    {"French light infantry 2", 3, "g7", "W4.1"},
                                                                    {"Allied light infantry 1", 3, "e1", "W4.1"},
                                                                    {"Prussian light infantry 2", 3, "c3", "W4.1"},
                                                                    {"French line infantry 3", 2, "e8", "W4.2"},
                                                                    {"French line infantry 4", 2, "f7", "W4.2"},
                                                                    {"French line infantry 5", 2, "b5", "W4.2"},
                                                                    {"French line infantry 6", 2, "e2", "W4.2"},
                                                                    {"Allied line infantry 3", 2, "d7", "W4.2"},
                                                                    {"Prussian line infantry 3", 2, "h5", "W4.2"},
                                                                    {"French light cavalry", line, "f6", "W4.3"},
                                                                    {"Allied light cavalry", line, "d4", "W4.3"},
                                                                    {"Prussian light cavalry", line, "f4", "W4.3"},
                                                                    {"French heavy cavalry 4", line, "f6", "W4.4"},
                                                                    {"French heavy cavalry 5", line, "d6", "W4.4"},
                                                                    {"French heavy cavalry 6", line, "g6", "W4.4"},
                                                                    {"Allied heavy cavalry 4", line, "f6", "W4.4"},
                                                                    {"Ney", line, "f6", "W4.3"},
                                                                    {"Bülow", line, "f6", "W4.3"},
                                                                    {"Napoleon", line, "f6", "W4.3"},
                                                                    {"Wellington", line, "d4", "W4.3"}}));
    CAPTURE(piece);
    TestGame t;
    const UnitId unit = t.put(piece, "e5");
    t.begin(t.rules().profile(unit).seat);
    CHECK(reach(t, "e5") == (paces == line ? cross_of("e5") : all_within("e5", paces)));
    CHECK(t.refused(std::string("e5-") + beyond) == rule);
}

TEST_CASE("W4.3 only over empty squares", "[pieces][W4.3]") {
    TestGame t;
    t.put("French light cavalry", "e5");
    t.put("French line infantry 3", "e7");
    t.put("Allied line infantry 3", "c5");
    t.put("Allied line infantry 3", "b5");
    t.begin(french_seat);
    CHECK(t.allowed("e5-e6"));
    CHECK_FALSE(t.allowed("e5-e7"));
    CHECK_FALSE(t.allowed("e5-e8"));
    CHECK(t.allowed("e5xc5"));
    CHECK_FALSE(t.allowed("e5xb5"));
    CHECK_FALSE(t.allowed("e5-a5"));
}

TEST_CASE("W4.5 heavy cavalry loses one strength each time it charges", "[pieces][W4.5]") {
    TestGame t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e2");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied gun", "d6");
    t.put("Allied line infantry 3", "a9");
    t.begin(french_seat);
    t.play("e2xe6");
    CHECK(t.strength(heavy) == 4);
    const auto weakened = t.news<Weakened>(allied_viewer);
    REQUIRE(weakened);
    CHECK(weakened->piece.weakened == 1);
    for (const Viewer viewer : viewers) CHECK(t.seen(heavy, viewer).weakened == 1);
    CHECK(t.seen(heavy, french_viewer).strength == 4);
    t.play("e6xd6");
    CHECK(t.strength(heavy) == 3);
}

TEST_CASE("W4.5 the loss counts after the combat", "[pieces][W4.5]") {
    SECTION("with a weaker piece") {
        Combat t({.attacker = "French heavy cavalry 4"});
        t.attack();
        CHECK(t.where(t.attacker) == "e5");
        CHECK(t.where(t.defender) == "eliminated");
        CHECK(t.strength(t.attacker) == 3);
    }
    SECTION("with an equal piece, so it rolls first") {
        Combat t({.attacker = "French heavy cavalry 4", .defender = "Allied line infantry 4"});
        t.attack();
        CHECK(t.state().phase == Phase::battle_die);
        CHECK(t.strength(t.attacker) == 4);
        t.roll("Blue");
        CHECK(t.strength(t.attacker) == 3);
    }
}

TEST_CASE("W4.5 light cavalry and commanders lose nothing, nor does defending cost", "[pieces][W4.5]") {
    TestGame t;
    const UnitId light = t.put("French light cavalry", "a4");
    t.put("Allied light infantry 1", "a5");
    const UnitId ney = t.put("Ney", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId defender = t.put("Allied heavy cavalry 4", "h5");
    t.put("French line infantry 3", "h4");
    t.begin(french_seat);
    t.play("a4xa5");
    t.play("e4xe5");
    t.play("h4xh5");
    CHECK(t.state().mark(light).weakened == 0);
    CHECK(t.state().mark(ney).weakened == 0);
    CHECK(t.state().mark(defender).weakened == 0);
    CHECK(t.where(defender) == "h5");
}

TEST_CASE("W4.5 strength never falls below one", "[pieces][W4.5]") {
    TestGame t;
    const UnitId heavy = t.put("French heavy cavalry 4", "e4");
    t.state().mark(heavy).weakened = 3;
    t.put("Allied gun", "f4");
    t.begin(french_seat);
    t.play("e4xf4");
    CHECK(t.where(heavy) == "f4");
    CHECK(t.strength(heavy) == 1);
    CHECK(t.state().mark(heavy).weakened == 3);
}

TEST_CASE("W4.5 a weakened piece fights with what is left", "[pieces][W4.5]") {
    Combat t({.defender = "Allied heavy cavalry 6"});
    t.state().mark(t.defender).weakened = 4;
    t.attack();
    CHECK(t.where(t.defender) == "eliminated");
}

TEST_CASE("W4.6 weakened heavy cavalry is taken off without an action", "[pieces][W4.6]") {
    TestGame t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e4");
    t.put("French heavy cavalry 5", "h4");
    t.put("French light cavalry", "a4");
    t.state().mark(heavy).weakened = 2;
    t.begin(french_seat);
    CHECK(t.refused("h4-off") == "W4.6");
    CHECK(t.refused("a4-off") == "W4.6");
    SECTION("at once") {
        t.play("e4-off");
        CHECK(t.where(heavy) == "regaining");
        CHECK(t.state().actions_left() == 3);
        CHECK(t.news<TakenOff>(allied_viewer));
    }
    SECTION("also when no action is left") {
        for (const char* act : {"a4-a5", "a5-a4", "e4-e5"}) t.play(act);
        CHECK(t.state().actions_left() == 0);
        t.play("e5-off");
        CHECK(t.where(heavy) == "regaining");
    }
}

TEST_CASE("W4.6 not in the turn in which it charged", "[pieces][W4.6]") {
    TestGame t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "a9");
    t.begin(french_seat);
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

TEST_CASE("W4.6 a charge in the opponent's turn does not prevent it", "[pieces][W4.6]") {
    // Defending heavy cavalry wins with a frenzy and charges on in the French turn.
    Combat t({.attacker = "French line infantry 4", .defender = "Allied heavy cavalry 4"});
    t.put("French line infantry 3", "e3");
    t.attack("Red+");
    CHECK(t.where(t.defender) == "e3");
    CHECK(t.strength(t.defender) == 3);
    t.play("end");
    t.play("e3-off");
    CHECK(t.where(t.defender) == "regaining");
}

TEST_CASE("W4.6 never during a combat", "[pieces][W4.6]") {
    Combat t;
    const UnitId heavy = t.put("French heavy cavalry 5", "b2");
    t.state().mark(heavy).weakened = 1;
    t.put("French line infantry 3", "e6");
    t.attack();
    CHECK_FALSE(t.allowed("b2-off"));
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    CHECK_FALSE(t.allowed("b2-off"));
    t.play("other-falls");
    CHECK(t.allowed("b2-off"));
}

TEST_CASE("W4.7 it returns from the player's next turn on, at full strength, on their back row, for an action", "[pieces][W4.7]") {
    TestGame t;
    const UnitId heavy = t.put("French heavy cavalry 5", "e4");
    t.put("French line infantry 3", "f1");
    t.put("Allied light cavalry", "a9");
    t.state().mark(heavy).weakened = 3;
    t.show(heavy, Knowledge::all);
    t.begin(french_seat);
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
    CHECK(t.seen(heavy, allied_viewer).weakened == 0);
    CHECK(t.seen(heavy, allied_viewer).knowledge == Knowledge::all);
    CHECK(t.news<Entered>(allied_viewer)->from == Place::regaining);
}

TEST_CASE("W4.14 the higher strength destroys the lower, equal strengths roll", "[pieces][W4.14]") {
    struct Piece {
        const char* text;
        int strength;
    };
    const Piece french[] = {{"French light infantry 1", 1},
                            {"French light infantry 2", 2},
                            {"French line infantry 3", 3},
                            {"French line infantry 4", 4},
                            {"French line infantry 5", 5},
                            {"French line infantry 6", 6},
                            {"French light cavalry", 2},
                            {"French heavy cavalry 4", 4},
                            {"French heavy cavalry 5", 5},
                            {"French heavy cavalry 6", 6},
                            {"Ney", 5}};
    const Piece allied[] = {{"Allied light infantry 1", 1},
                            {"Allied light infantry 2", 2},
                            {"Allied line infantry 3", 3},
                            {"Allied line infantry 4", 4},
                            {"Allied line infantry 5", 5},
                            {"Allied line infantry 6", 6},
                            {"Allied light cavalry", 2},
                            {"Allied heavy cavalry 4", 4},
                            {"Allied heavy cavalry 5", 5},
                            {"Allied heavy cavalry 6", 6},
                            {"Uxbridge", 5},
                            {"Prussian light infantry 1", 1},
                            {"Prussian light infantry 2", 2},
                            {"Prussian line infantry 3", 3},
                            {"Prussian light cavalry", 2},
                            {"Bülow", 5}};
    for (const Piece& attacker : french) {
        for (const Piece& defender : allied) {
            INFO(attacker.text << " attacks " << defender.text);
            TestGame t;
            const UnitId a = t.put(attacker.text, "e5");
            const UnitId d = t.put(defender.text, "e6");
            t.begin(french_seat);
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
        {{Army::french, Kind::light_infantry, 1}, 2},     {{Army::french, Kind::light_infantry, 2}, 3},
        {{Army::french, Kind::line_infantry, 3}, 15},     {{Army::french, Kind::line_infantry, 4}, 2},
        {{Army::french, Kind::line_infantry, 5}, 2},      {{Army::french, Kind::line_infantry, 6}, 1},
        {{Army::french, Kind::light_cavalry, 2}, 6},      {{Army::french, Kind::heavy_cavalry, 4}, 3},
        {{Army::french, Kind::heavy_cavalry, 5}, 2},      {{Army::french, Kind::heavy_cavalry, 6}, 1},
        {{Army::french, Kind::artillery, 0}, 8},          {{Army::french, Kind::commander, 5}, 1},
        {{Army::french, Kind::commander_in_chief, 0}, 1}, {{Army::allied, Kind::light_infantry, 1}, 2},
        {{Army::allied, Kind::light_infantry, 2}, 3},     {{Army::allied, Kind::line_infantry, 3}, 18},
        {{Army::allied, Kind::line_infantry, 4}, 1},      {{Army::allied, Kind::line_infantry, 5}, 1},
        {{Army::allied, Kind::line_infantry, 6}, 1},      {{Army::allied, Kind::light_cavalry, 2}, 6},
        {{Army::allied, Kind::heavy_cavalry, 4}, 3},      {{Army::allied, Kind::heavy_cavalry, 5}, 1},
        {{Army::allied, Kind::heavy_cavalry, 6}, 1},      {{Army::allied, Kind::artillery, 0}, 6},
        {{Army::allied, Kind::commander, 5}, 1},          {{Army::allied, Kind::commander_in_chief, 0}, 1},
        {{Army::prussian, Kind::light_infantry, 1}, 2},   {{Army::prussian, Kind::light_infantry, 2}, 2},
        {{Army::prussian, Kind::line_infantry, 3}, 3},    {{Army::prussian, Kind::light_cavalry, 2}, 4},
        {{Army::prussian, Kind::artillery, 0}, 1},        {{Army::prussian, Kind::commander, 5}, 1}};
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

    TestGame t;
    const UnitId napoleon = t.put("Napoleon", "e1");
    t.put("Allied light cavalry", "e9");
    t.begin(french_seat);
    for (const Viewer viewer : {allied_viewer, Viewer::onlooker}) {
        SeenPiece back;
        back.army = Army::french;
        back.branch = Branch::cavalry;
        CHECK(t.seen(napoleon, viewer) == back);
    }
    CHECK(t.seen(napoleon, french_viewer).unit == napoleon);
}
