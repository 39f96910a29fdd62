// W11.10: Grand battery.
#include <algorithm>
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French guns on d3, e3, f3 and f4 are connected; f3 sees no enemy. The gun on h3 is separate.
TestGame batteries() {
    TestGame t(standard());
    for (const char* at : {"d3", "e3", "f4", "f3", "h3"}) t.put("French gun", at);
    for (const char* at : {"d5", "e5", "f6", "h5", "h6"}) t.put("Allied line infantry 3", at);
    t.put("French line infantry 3", "l2");
    t.put("Allied light cavalry", "a8");
    deal(t, french_seat, {Card::grand_battery, Card::grand_battery});
    t.begin(french_seat);
    return t;
}

std::vector<std::string> steps(const TestGame& t) {
    std::vector<std::string> texts;
    for (const std::string& text : t.legal_texts())
        if (text != "resign" && text != "card-end") texts.push_back(text);
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("W11.10 the first shot chooses the gun, and with it all guns connected to it", "[cards][W11.10]") {
    TestGame t = batteries();
    t.play("card:grand_battery");
    CHECK(steps(t) == Texts{"d3:d5", "e3:e5", "f4:f6", "h3:h5"});  // f3 is behind f4
    SECTION("the group of four") {
        t.play("e3:e5");
        CHECK(steps(t) == Texts{"d3:d5", "f4:f6"});
        CHECK(t.refused("h3:h5") == "W11.10");
        CHECK(t.refused("e3:e5") == "W11.10");
        for (const Viewer viewer : viewers)
            CHECK(t.view(viewer).cards->picked == std::vector<Square>{square("d3"), square("f3"), square("f4")});
        expect_exactly_legal(t);
        t.play("f4:f6");
        t.play("d3:d5");
        CHECK(t.state().phase == Phase::turn);
        CHECK(t.state().actions_left() == 2);
    }
    SECTION("the gun alone") {
        t.play("h3:h5");
        CHECK(t.state().phase == Phase::turn);  // though h6 is in reach now: it has fired
        CHECK(t.at("h6"));
    }
}

TEST_CASE("W11.10 each gun fires once, though it has another target", "[cards][W11.10]") {
    TestGame t = batteries();
    t.put("French gun", "i3");
    t.put("Allied light infantry 1", "i5");
    t.begin(french_seat);
    t.play("card:grand_battery");
    t.play("h3:h5");
    CHECK(t.refused("h3:h6") == "W11.10");
    t.play("i3:i5");  // light infantry survives (W4.10), and may not be fired at again
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.at("i5"));
}

TEST_CASE("W11.10 in any order", "[cards][W11.10]") {
    Texts order{"d3:d5", "e3:e5", "f4:f6"};
    const int turns = GENERATE(0, 1, 2, 3, 4, 5);
    for (int i = 0; i < turns; ++i) std::next_permutation(order.begin(), order.end());
    TestGame t = batteries();
    t.play("card:grand_battery");
    for (const std::string& act : order) {
        REQUIRE(t.state().phase == Phase::card);
        t.play(act);
    }
    CHECK(t.state().phase == Phase::turn);
    for (const char* at : {"d5", "e5", "f6"}) CHECK_FALSE(t.at(at));
    CHECK(t.at("h5"));
}

TEST_CASE("W11.10 connected means edge to edge, and only through friendly guns", "[cards][W11.10]") {
    TestGame t(standard());
    t.put("French gun", "d3");
    t.put("French line infantry 3", "e3");
    t.put("French gun", "f3");
    t.put("French gun", "e4");  // touches d3 and f3 at the corner
    t.put("Allied gun", "d4");  // an enemy between
    for (const char* at : {"e6", "f5"}) t.put("Allied line infantry 3", at);
    t.put("Allied light cavalry", "a8");
    deal(t, french_seat, {Card::grand_battery});
    t.begin(french_seat);
    t.play("card:grand_battery");
    CHECK(steps(t) == Texts{"d3:d4", "e4:e6", "f3:f5"});
    t.play(GENERATE("d3:d4", "e4:e6", "f3:f5"));
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.10 guns without a target of their own connect others", "[cards][W11.10]") {
    TestGame t(standard());
    for (const char* at : {"d3", "e3", "f3", "g3"}) t.put("French gun", at);
    t.put("Allied line infantry 3", "d5");
    t.put("Allied line infantry 3", "g5");
    t.put("Allied light cavalry", "a8");
    deal(t, french_seat, {Card::grand_battery});
    t.begin(french_seat);
    t.play("card:grand_battery");
    t.play("d3:d5");
    CHECK(steps(t) == Texts{"g3:g5"});
}

TEST_CASE("W11.10 a gun of the battery hides the enemy from the one behind it", "[cards][W11.10]") {
    TestGame t(standard());
    t.put("Allied gun", "d8");
    t.put("Allied gun", "d7");
    t.put("French line infantry 3", "d5");
    t.put("Allied gun", "e9");
    t.put("Allied gun", "d9");
    t.put("French light cavalry", "i2");
    deal(t, allied_seat, {Card::grand_battery});
    t.begin(allied_seat);
    t.play("card:grand_battery");
    CHECK(steps(t) == Texts{"d7:d5"});
    t.play("d7:d5");
    CHECK(t.state().phase == Phase::turn);  // d8 is behind d7
}

TEST_CASE("W11.10 guns on a hill and on level ground fire by their own rules", "[cards][W11.10][W10.12]") {
    TestGame t(standard());
    t.put("Allied gun", "e7");  // on the hill
    t.put("Allied gun", "d7");  // next to it
    t.put("Allied gun", "d6");
    t.put("French line infantry 3", "d3");
    t.put("French line infantry 3", "f3");
    t.put("French line infantry 3", "e4");
    t.put("French light cavalry", "i2");
    deal(t, allied_seat, {Card::grand_battery});
    t.begin(allied_seat);
    t.play("card:grand_battery");
    CHECK(steps(t) == Texts{"d6:d3", "e7:d3", "e7:e4", "e7:f3"});
    t.play("e7:d3");  // over everything, and d6's target is gone
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.at("f3"));
}

TEST_CASE("W11.10 a building may be fired at, gun by gun", "[cards][W11.10][W10.6]") {
    TestGame t(standard());
    t.put("French gun", "b3");
    t.put("French gun", "c3");
    t.put("French gun", "d3");
    t.put("Allied line infantry 3", "d5");
    t.put("Allied line infantry 3", "b5");
    t.put("Allied line infantry 3", "b7");
    t.put("French light cavalry", "i2");
    deal(t, french_seat, {Card::grand_battery});
    t.damage(2);
    t.begin(french_seat);
    t.play("card:grand_battery");
    CHECK(t.refused("b3:b5") == "W10.7");
    t.play("c3::c5");
    CHECK(t.refused("c3::c5") == "W11.10");
    CHECK(steps(t) == Texts{"b3::b5", "d3:d5"});
    t.play("b3::b5");
    REQUIRE(t.news<Bombarded>(allied_viewer));
    CHECK(t.news<Bombarded>(allied_viewer)->destroyed);
    CHECK(t.at("b5"));
    CHECK(steps(t) == Texts{"d3:d5"});
    expect_exactly_legal(t);
    t.play("d3:d5");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.10 a building that falls opens the sight of the next gun", "[cards][W11.10][W10.7]") {
    TestGame t(standard());
    t.put("French gun", "b4");
    t.put("French gun", "c4");
    t.put("Allied line infantry 3", "c5");
    free_pieces(t, "i2", "d9");
    deal(t, french_seat, {Card::grand_battery});
    t.damage(3);
    t.begin(french_seat);
    t.play("card:grand_battery");
    CHECK(steps(t) == Texts{"b4::b5", "c4::c5"});
    t.play("b4::b5");
    CHECK(steps(t) == Texts{"c4:c5"});
    t.play("c4:c5");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.10 no moves and no attacks, and nobody is asked", "[cards][W11.10][W11.9]") {
    TestGame t = batteries();
    deal(t, allied_seat, {Card::fighting_spirit});
    t.begin(french_seat);
    t.play("card:grand_battery");
    CHECK(t.refused("d3-d4") == "W11.10");
    t.play("d3:d5");
    CHECK(t.state().phase == Phase::card);
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W11.10 the battery of one card is forgotten by the next", "[cards][W11.10]") {
    TestGame t = batteries();
    t.play("card:grand_battery");
    t.play("e3:e5");
    t.play("card-end");
    CHECK(t.view(allied_viewer).cards->picked.empty());
    t.play("end");
    t.play("end");
    t.play("card:grand_battery");
    CHECK(steps(t) == Texts{"d3:d5", "f4:f6", "h3:h5"});
    t.play("h3:h5");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.10 a shot that ends the game ends the card", "[cards][W11.10][W1.3]") {
    TestGame t(standard());
    t.put("French gun", "d3");
    t.put("French gun", "e3");
    t.put("Wellington", "d5");
    t.put("Allied line infantry 3", "e5");
    deal(t, french_seat, {Card::grand_battery});
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, {"card:grand_battery", "d3:d5"});
    CHECK(session.state().result() == Result{french_seat, Ending::commander_in_chief_lost});
    expect_exactly_legal(session.rules(), session.state());
    expect_replays(session);
}

TEST_CASE("W11.10 a shot is not taken back, and the battery replays", "[cards][W11.10]") {
    Session session = session_at(batteries());
    play(session, "card:grand_battery");
    CHECK(session.can_undo());
    play(session, "e3:e5");
    CHECK_FALSE(session.can_undo());
    play(session, {"f4:f6", "d3:d5", "h3:h5"});
    expect_replays(session);
}
