#include <algorithm>
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

/// Keeps the game going whatever falls in the middle.
void free_pieces(Table& t) {
    t.put("French light cavalry", "a2");
    t.put("Allied light cavalry", "a8");
}

}  // namespace

TEST_CASE("W8.1 a piece attacks by moving onto an enemy, and both are shown to both", "[combat][W8.1]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 4", "e4");
    const UnitId allied = t.put("Allied line infantry 3", "e6");
    t.put("French line infantry 3", "e3");
    t.begin(Seat::french);
    CHECK_FALSE(t.allowed("e4xe3"));
    CHECK_FALSE(t.allowed("e4xe5"));
    CHECK_FALSE(t.allowed("e3xe6"));
    t.play("e4xe6");
    for (const Viewer viewer : viewers) {
        const auto fought = t.news<Fought>(viewer);
        REQUIRE(fought);
        CHECK(fought->attacker.unit == french);
        CHECK(fought->attacker.strength == 4);
        CHECK(fought->defender.unit == allied);
        CHECK(fought->defender.strength == 3);
        const std::vector<Square> way{square("e4"), square("e5")};
        CHECK(fought->way == way);
        CHECK(fought->at == square("e6"));
        CHECK_FALSE(fought->frenzy);
        CHECK_FALSE(fought->same_side);
    }
}

TEST_CASE("W8.2 the lower is eliminated, a winning attacker takes the square, a winning defender stays", "[combat][W8.2]") {
    Table t;
    free_pieces(t);
    const UnitId strong = t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 3", "e6");
    const UnitId weak = t.put("French line infantry 3", "h4");
    const UnitId defender = t.put("Allied line infantry 5", "h5");
    t.begin(Seat::french);
    t.play("e4xe6");
    CHECK(t.where(strong) == "e6");
    CHECK(t.news<TookSquare>(Viewer::allied));
    t.play("h4xh5");
    CHECK(t.where(weak) == "eliminated");
    CHECK(t.where(defender) == "h5");
    CHECK_FALSE(t.at("h4"));
    CHECK_FALSE(t.news<TookSquare>());
}

TEST_CASE("W8.3 an attack ends the action", "[combat][W8.3]") {
    Table t;
    free_pieces(t);
    t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK(t.state().actions_left() == 2);
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == Decider::french);
}

TEST_CASE("W8.3 a commander in chief never rolls the die", "[combat][W8.3]") {
    const auto [attacker, defender] = GENERATE(table<const char*, const char*>(
        {{"Napoleon", "Wellington"}, {"Napoleon", "Allied line infantry 6"}, {"Ney", "Wellington"},
         {"French light infantry 1", "Wellington"}, {"Napoleon", "Allied gun"}}));
    Table t;
    free_pieces(t);
    t.put(attacker, "e4");
    t.put(defender, "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK(t.decider() == Decider::french);
    CHECK(t.count<DieRolled>() == 0);
}

TEST_CASE("W8.4 eliminated pieces are seen by both", "[combat][W8.4]") {
    Table t;
    free_pieces(t);
    const UnitId attacker = t.put("French line infantry 4", "e4");
    const UnitId fallen = t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 5", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    for (const Viewer viewer : viewers) {
        CHECK(t.view(viewer).sides[Seat::allied].lost == std::vector<UnitId>{fallen});
        const auto eliminated = t.news<Eliminated>(viewer);
        REQUIRE(eliminated);
        CHECK(eliminated->piece.unit == fallen);
    }
    t.play("e5xe6");
    for (const Viewer viewer : viewers)
        CHECK(t.view(viewer).sides[Seat::french].lost == std::vector<UnitId>{attacker});
}

TEST_CASE("W8.5 equal strengths roll one of six faces, all alike in chance", "[combat][W8.5]") {
    Table t;
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    const RollList due = t.rolls();
    REQUIRE(due.size() == 6);
    for (const char* face : {"Blue", "Red", "Blue+", "Red+", "BlueR", "RedR"}) {
        const Roll roll = RollDie{*die_face_from_text(face)};
        CHECK(std::count_if(due.begin(), due.end(), [&](const WeightedRoll& one) { return one.roll == roll; }) == 1);
    }
    for (const WeightedRoll& one : due) CHECK(one.weight == due[0].weight);
    CHECK(t.view(Viewer::french).fight);
    CHECK(t.legal_texts().empty());
    CHECK_FALSE(t.allowed("end"));
    CHECK_FALSE(t.allowed("resign"));
}

TEST_CASE("W8.5 the side of the face's colour wins, Red for Black too", "[combat][W8.5]") {
    const auto [defender, face, french_wins] = GENERATE(table<const char*, const char*, bool>(
        {{"Allied line infantry 3", "Blue", true}, {"Allied line infantry 3", "Red", false},
         {"Prussian line infantry 3", "Blue", true}, {"Prussian line infantry 3", "Red", false}}));
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    const UnitId other_piece = t.put(defender, "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll(face);
    CHECK(t.where(french) == (french_wins ? "e5" : "eliminated"));
    CHECK(t.where(other_piece) == (french_wins ? "eliminated" : "e5"));
    CHECK(t.decider() == Decider::french);
}

TEST_CASE("W8.6 after a plain face a winning defender stays on its square", "[combat][W8.6]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    const UnitId allied = t.put("Allied line infantry 3", "e6");
    t.begin(Seat::french);
    t.play("e4xe6");
    t.roll("Red");
    CHECK(t.where(french) == "eliminated");
    CHECK(t.where(allied) == "e6");
    CHECK_FALSE(t.at("e5"));
    CHECK_FALSE(t.at("e4"));
    CHECK(t.count<DieRolled>() == 1);
    CHECK(t.count<Fought>() == 1);
}

TEST_CASE("W8.6 and the plain winner attacks nobody further", "[combat][W8.6]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId next = t.put("Allied light infantry 1", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue");
    CHECK(t.where(french) == "e5");
    CHECK(t.where(next) == "e6");
}

TEST_CASE("W8.7 a frenzied attacker goes on along its line", "[combat][W8.7]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId next = t.put("Allied light infantry 1", "e6");
    const UnitId aside = t.put("Allied light infantry 1", "d5");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    CHECK(t.where(french) == "e6");
    CHECK(t.where(next) == "eliminated");
    CHECK(t.where(aside) == "d5");
    CHECK(t.count<Fought>() == 2);
    CHECK(t.news<Fought>()->frenzy);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W8.7 the line is that of the last step, also round the corner", "[combat][W8.7]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "f5");
    const UnitId east = t.put("Allied light infantry 1", "g5");
    const UnitId north = t.put("Allied light infantry 1", "f6");
    t.begin(Seat::french);
    SECTION("eastward") {
        t.play("e4-e5xf5");
        t.roll("Blue+");
        CHECK(t.where(french) == "g5");
        CHECK(t.where(east) == "eliminated");
        CHECK(t.where(north) == "f6");
    }
    SECTION("northward") {
        t.play("e4-f4xf5");
        t.roll("Blue+");
        CHECK(t.where(french) == "f6");
        CHECK(t.where(north) == "eliminated");
        CHECK(t.where(east) == "g5");
    }
}

TEST_CASE("W8.7 a winning defender takes the square from which it was attacked and goes on", "[combat][W8.7]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    const UnitId allied = t.put("Allied line infantry 3", "e5");
    const UnitId behind = t.put("French light infantry 2", "e3");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Red+");
    CHECK(t.where(french) == "eliminated");
    CHECK(t.where(behind) == "eliminated");
    CHECK(t.where(allied) == "e3");
    CHECK_FALSE(t.at("e5"));
    CHECK(t.decider() == Decider::french);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W8.7 a defender charged from afar takes the attacker's last square", "[combat][W8.7]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French light cavalry", "e1");
    const UnitId allied = t.put("Allied light infantry 2", "e8");
    t.put("French line infantry 3", "d7");
    t.begin(Seat::french);
    t.play("e1xe8");
    t.roll("Red+");
    CHECK(t.where(french) == "eliminated");
    CHECK(t.where(allied) == "e7");
    CHECK(t.count<Fought>() == 1);
    CHECK(t.news<TookSquare>()->to == square("e7"));
}

TEST_CASE("W8.7 a defender attacked round the corner goes on along the line of the fight", "[combat][W8.7]") {
    Table t;
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    const UnitId allied = t.put("Allied line infantry 3", "f5");
    const UnitId west = t.put("French light infantry 1", "d5");
    const UnitId south = t.put("French light infantry 1", "e3");
    t.begin(Seat::french);
    t.play("e4-e5xf5");
    t.roll("Red+");
    CHECK(t.where(allied) == "d5");
    CHECK(t.where(west) == "eliminated");
    CHECK(t.where(south) == "e3");
}

TEST_CASE("W8.8 nothing more happens at an empty square or the edge", "[combat][W8.8]") {
    SECTION("an empty square, whatever stands behind it") {
        Table t;
        free_pieces(t);
        const UnitId french = t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 3", "e5");
        const UnitId beyond = t.put("Allied light infantry 1", "e7");
        t.begin(Seat::french);
        t.play("e4xe5");
        t.roll("Blue+");
        CHECK(t.where(french) == "e5");
        CHECK(t.where(beyond) == "e7");
    }
    SECTION("the edge") {
        Table t;
        free_pieces(t);
        const UnitId french = t.put("French line infantry 3", "k5");
        t.put("Allied line infantry 3", "l5");
        t.put("Allied light infantry 1", "a6");
        t.begin(Seat::french);
        t.play("k5xl5");
        t.roll("Blue+");
        CHECK(t.where(french) == "l5");
        CHECK(t.count<Fought>() == 1);
    }
    SECTION("the edge behind the attacker") {
        Table t;
        free_pieces(t);
        t.put("French line infantry 3", "e1");
        const UnitId allied = t.put("Allied line infantry 3", "e2");
        t.lines(Sector::right, Sector::left);
        t.begin(Seat::french);
        t.play("e1xe2");
        t.roll("Red+");
        CHECK(t.where(allied) == "e1");
        CHECK(t.state().phase == Phase::turn);
    }
}

TEST_CASE("W8.8 a frenzied piece may fall in its attack", "[combat][W8.8]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId strong = t.put("Allied line infantry 6", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    CHECK(t.where(french) == "eliminated");
    CHECK(t.where(strong) == "e6");
    CHECK_FALSE(t.at("e5"));
}

TEST_CASE("W8.8 equal strengths roll again, and a new frenzy goes on", "[combat][W8.8]") {
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId second = t.put("Allied line infantry 3", "e6");
    const UnitId third = t.put("Allied light infantry 1", "e7");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.where(french) == "e5");
    CHECK(t.view(Viewer::onlooker).fight->frenzy);
    SECTION("on to the third") {
        t.roll("Blue+");
        CHECK(t.where(second) == "eliminated");
        CHECK(t.where(third) == "eliminated");
        CHECK(t.where(french) == "e7");
    }
    SECTION("a plain face ends it") {
        t.roll("Blue");
        CHECK(t.where(french) == "e6");
        CHECK(t.where(third) == "e7");
    }
    SECTION("a rout ends it, and the winner takes the square") {
        t.roll("BlueR");
        CHECK(t.where(second) == "withdrawn");
        CHECK(t.where(french) == "e6");
        CHECK(t.where(third) == "e7");
    }
    SECTION("the frenzy may turn back") {
        t.roll("Red+");
        CHECK(t.where(french) == "eliminated");
        CHECK(t.where(second) == "e5");
        CHECK(t.state().phase == Phase::turn);
    }
    SECTION("the frenzied piece may be routed") {
        t.roll("RedR");
        CHECK(t.where(french) == "withdrawn");
        CHECK(t.where(second) == "e6");
    }
}

TEST_CASE("W8.8 a frenzy that turned back goes on where the first came from", "[combat][W8.8]") {
    Table t;
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId second = t.put("Allied line infantry 3", "e6");
    const UnitId rear = t.put("French light infantry 1", "e3");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    t.roll("Red+");
    // It stands on e5; e4 was left empty by the first attacker, so it goes no further.
    CHECK(t.where(second) == "e5");
    CHECK(t.where(rear) == "e3");
}

TEST_CASE("W8.8 heavy cavalry pays for each combat of its frenzy", "[combat][W8.8][W4.5]") {
    Table t;
    free_pieces(t);
    const UnitId heavy = t.put("French heavy cavalry 4", "e4");
    t.put("Allied line infantry 4", "e5");
    const UnitId second = t.put("Allied line infantry 3", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    // 4 - 1 = 3 meets 3: the die again.
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.strength(heavy) == 3);
    t.roll("Blue");
    CHECK(t.where(second) == "eliminated");
    CHECK(t.strength(heavy) == 2);
}

TEST_CASE("W8.8 a defender in a frenzy pays for its attack, not for its defence", "[combat][W8.8][W4.5]") {
    Table t;
    free_pieces(t);
    const UnitId heavy = t.put("Allied heavy cavalry 4", "e5");
    t.put("French line infantry 4", "e4");
    const UnitId behind = t.put("French line infantry 3", "e3");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Red+");
    CHECK(t.where(behind) == "eliminated");
    CHECK(t.where(heavy) == "e3");
    CHECK(t.strength(heavy) == 3);
}

TEST_CASE("W8.8 a frenzy meets artillery by the ordinary rules", "[combat][W8.8]") {
    SECTION("an enemy gun from the front") {
        Table t;
        free_pieces(t);
        const UnitId french = t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 3", "e5");
        const UnitId gun = t.put("Allied gun", "e6");
        t.begin(Seat::french);
        t.play("e4xe5");
        t.roll("Blue+");
        CHECK(t.where(french) == "eliminated");
        CHECK(t.where(gun) == "e6");
    }
    SECTION("an enemy gun from the flank") {
        Table t;
        free_pieces(t);
        const UnitId french = t.put("French line infantry 3", "d5");
        t.put("Allied line infantry 3", "e5");
        const UnitId gun = t.put("Allied gun", "f5");
        t.begin(Seat::french);
        t.play("d5xe5");
        t.roll("Blue+");
        CHECK(t.where(french) == "f5");
        CHECK(t.where(gun) == "eliminated");
    }
    SECTION("an enemy gun from the rear") {
        Table t;
        free_pieces(t);
        const UnitId french = t.put("French line infantry 3", "e7");
        t.put("Allied line infantry 3", "e6");
        const UnitId gun = t.put("Allied gun", "e5");
        t.begin(Seat::french);
        t.play("e7xe6");
        t.roll("Blue+");
        CHECK(t.where(french) == "e5");
        CHECK(t.where(gun) == "eliminated");
    }
}

TEST_CASE("W8.8 a commander in chief falls to a frenzy, which ends with him", "[combat][W8.8][W5.2]") {
    // No die was rolled, so no new frenzy follows.
    Table t;
    free_pieces(t);
    const UnitId french = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId wellington = t.put("Wellington", "e6");
    const UnitId beyond = t.put("Allied light infantry 1", "e7");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    CHECK(t.where(wellington) == "eliminated");
    CHECK(t.where(french) == "e6");
    CHECK(t.where(beyond) == "e7");
}

TEST_CASE("W8.9 an own piece of equal strength: the owner chooses which falls, without a die", "[combat][W8.9]") {
    Table t;
    free_pieces(t);
    const UnitId frenzied = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId comrade = t.put("French line infantry 3", "e6");
    const UnitId beyond = t.put("Allied light infantry 1", "e7");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    REQUIRE(t.decider() == Decider::french);
    CHECK_FALSE(t.allowed("end"));
    CHECK_FALSE(t.allowed("a2-a3"));
    const auto texts = t.legal_texts();
    CHECK(texts == std::vector<std::string>{"frenzied-falls", "other-falls", "resign"});
    SECTION("the frenzied one falls") {
        t.play("frenzied-falls");
        CHECK(t.where(frenzied) == "eliminated");
        CHECK(t.where(comrade) == "e6");
        CHECK_FALSE(t.at("e5"));
    }
    SECTION("the other one falls, the frenzied takes its square and stops") {
        t.play("other-falls");
        CHECK(t.where(comrade) == "eliminated");
        CHECK(t.where(frenzied) == "e6");
        CHECK(t.where(beyond) == "e7");
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == Decider::french);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W8.9 the owner may be asked out of turn", "[combat][W8.9]") {
    Table t;
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    const UnitId defender = t.put("Allied line infantry 3", "e5");
    const UnitId comrade = t.put("Prussian line infantry 3", "e3");
    t.begin(Seat::french, 14);
    t.play("e4xe5");
    t.roll("Red+");
    REQUIRE(t.decider() == Decider::allied);
    CHECK(t.view(Viewer::french).legal.empty());
    CHECK(t.view(Viewer::allied).legal.size() == 3);
    t.play("other-falls");
    CHECK(t.where(comrade) == "eliminated");
    CHECK(t.where(defender) == "e3");
    CHECK(t.decider() == Decider::french);
    CHECK(t.state().mover == Seat::french);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.news<FallenChosen>(Viewer::french) == FallenChosen{Seat::allied, false});
}

TEST_CASE("W8.9 the choice is no act outside a frenzy", "[combat][W8.9]") {
    Table t;
    free_pieces(t);
    t.begin(Seat::french);
    CHECK_FALSE(t.allowed("other-falls"));
    CHECK_FALSE(t.allowed("frenzied-falls"));
}

TEST_CASE("W8.9 a frenzied heavy cavalry pays for charging its own side", "[combat][W8.9][W4.5]") {
    Table t;
    free_pieces(t);
    const UnitId heavy = t.put("French heavy cavalry 4", "e4");
    t.put("Allied line infantry 4", "e5");
    const UnitId comrade = t.put("French line infantry 3", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    // Weakened to 3 by the first combat it meets a 3: the owner chooses.
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    t.play("other-falls");
    CHECK(t.where(comrade) == "eliminated");
    CHECK(t.strength(heavy) == 2);
}

TEST_CASE("W8.9 unequal own pieces go by the ordinary rules", "[combat][W8.9]") {
    const auto [own, falls] = GENERATE(table<const char*, bool>(
        {{"French light infantry 2", true}, {"French light cavalry", true}, {"French line infantry 4", false},
         {"Ney", false}, {"Napoleon", true}, {"French gun", true}, {"French heavy cavalry 6", false}}));
    INFO(own);
    Table t;
    free_pieces(t);
    const UnitId frenzied = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId comrade = t.put(own, "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.where(comrade) == (falls ? "eliminated" : "e6"));
    CHECK(t.where(frenzied) == (falls ? "e6" : "eliminated"));
    CHECK(t.news<Fought>()->same_side);
}

TEST_CASE("W8.9 an own gun attacked from its front stands, too", "[combat][W8.9]") {
    Table t;
    free_pieces(t);
    const UnitId frenzied = t.put("French line infantry 3", "e6");
    t.put("Allied line infantry 3", "e5");
    const UnitId gun = t.put("French gun", "e4");
    t.begin(Seat::french);
    t.play("e6xe5");
    t.roll("Blue+");
    CHECK(t.where(frenzied) == "eliminated");
    CHECK(t.where(gun) == "e4");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.9 own commanders are met by their strength", "[combat][W8.9]") {
    Table t;
    free_pieces(t);
    const UnitId frenzied = t.put("French line infantry 5", "e4");
    t.put("Allied line infantry 5", "e5");
    const UnitId ney = t.put("Ney", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    t.play("frenzied-falls");
    CHECK(t.where(frenzied) == "eliminated");
    CHECK(t.where(ney) == "e6");
}

TEST_CASE("W8.10 a routed piece withdraws off the board", "[combat][W8.10]") {
    Table t;
    free_pieces(t);
    const UnitId attacker = t.put("French line infantry 3", "e4");
    const UnitId defender = t.put("Allied line infantry 3", "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    SECTION("a winning attacker takes the square") {
        t.roll("BlueR");
        CHECK(t.where(attacker) == "e5");
        CHECK(t.where(defender) == "withdrawn");
        CHECK(t.news<Routed>(Viewer::allied)->piece.unit == defender);
        CHECK(t.count<Eliminated>() == 0);
    }
    SECTION("a winning defender stays") {
        t.roll("RedR");
        CHECK(t.where(attacker) == "withdrawn");
        CHECK(t.where(defender) == "e5");
        CHECK_FALSE(t.at("e4"));
    }
}

TEST_CASE("W8.10 it returns from its owner's next turn on", "[combat][W8.10]") {
    SECTION("routed in the own turn") {
        Table t;
        free_pieces(t);
        const UnitId routed = t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 3", "e5");
        t.begin(Seat::french);
        t.play("e4xe5");
        t.roll("RedR");
        CHECK(t.refused(t.named(routed, "+e1")) == "W8.10");
        t.play("end");
        t.play("end");
        CHECK_FALSE(t.allowed(t.named(routed, "+e2")));
        t.play(t.named(routed, "+e1"));
        CHECK(t.where(routed) == "e1");
        CHECK(t.state().actions_left() == 2);
        CHECK(t.news<Entered>(Viewer::allied)->from == Place::withdrawn);
    }
    SECTION("routed in the enemy's turn") {
        Table t;
        free_pieces(t);
        t.put("French line infantry 3", "e4");
        const UnitId routed = t.put("Allied line infantry 3", "e5");
        t.begin(Seat::french);
        t.play("e4xe5");
        t.roll("BlueR");
        t.play("end");
        t.play(t.named(routed, "+e10"));
        CHECK(t.where(routed) == "e10");
    }
}

TEST_CASE("W8.10 with its strength as it was, charging heavy cavalry after its loss", "[combat][W8.10]") {
    Table t;
    free_pieces(t);
    const UnitId charging = t.put("French heavy cavalry 4", "e4");
    t.put("Allied line infantry 4", "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("RedR");
    CHECK(t.where(charging) == "withdrawn");
    CHECK(t.strength(charging) == 3);
    t.play("end");
    t.play("end");
    t.play(t.named(charging, "+e1"));
    CHECK(t.strength(charging) == 3);
    CHECK(t.seen(charging, Viewer::allied).weakened == 1);

    Table u;
    free_pieces(u);
    u.put("French line infantry 3", "e4");
    const UnitId defending = u.put("Allied heavy cavalry 4", "e5");
    u.state().mark(defending).weakened = 1;
    u.begin(Seat::french);
    u.play("e4xe5");
    u.roll("BlueR");
    u.play("end");
    u.play(u.named(defending, "+e10"));
    CHECK(u.strength(defending) == 3);
}

TEST_CASE("W8.11 survivors turn their backs and are known from now on", "[combat][W8.11]") {
    Table t;
    free_pieces(t);
    const UnitId attacker = t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId weak = t.put("French line infantry 3", "h4");
    const UnitId defender = t.put("Allied line infantry 5", "h5");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.play("h4xh5");
    CHECK(t.where(weak) == "eliminated");
    CHECK(t.seen(attacker, Viewer::allied).unit == attacker);
    CHECK(t.seen(attacker, Viewer::allied).knowledge == Knowledge::all);
    CHECK(t.seen(attacker, Viewer::french).known_to_enemy == Knowledge::all);
    CHECK(t.seen(defender, Viewer::french).strength == 5);
    CHECK(t.seen(defender, Viewer::onlooker).unit == defender);
    t.play("e5-e6");
    CHECK(t.news<Marched>(Viewer::allied)->piece.unit == attacker);
}
