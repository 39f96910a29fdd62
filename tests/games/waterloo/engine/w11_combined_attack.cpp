// W11.6: Combined attack.
#include <algorithm>
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// One fight for each branch, in separate files; every fight is won without a die. Two more pieces of each branch are near.
TestGame three_branches() {
    TestGame t(standard());
    t.put("French line infantry 4", "d3");
    t.put("French line infantry 5", "e2");
    t.put("French heavy cavalry 4", "f3");
    t.put("French light cavalry", "g3");
    t.put("French gun", "h3");
    t.put("French gun", "i3");
    t.put("Allied line infantry 3", "d4");
    t.put("Allied line infantry 3", "e4");
    t.put("Allied line infantry 3", "f5");
    t.put("Allied light infantry 1", "g5");
    t.put("Allied line infantry 3", "h5");
    t.put("Allied line infantry 3", "i5");
    t.put("Allied light cavalry", "a8");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    return t;
}

/// The card is in play: infantry on d3 has fought its equal on d4 with this face of the die, and with that piece nearby; light cavalry
/// may still attack from g3 to g5.
TestGame in_the_midst(const char* piece, const char* at, const char* face) {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "d3");
    t.put("Allied line infantry 3", "d4");
    t.put(piece, at);
    t.put("French light cavalry", "g3");
    t.put("Allied light infantry 1", "g5");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    t.play("card:combined_attack");
    t.play("d3xd4");
    t.roll(face);
    return t;
}

}  // namespace

TEST_CASE("W11.6 one infantry attack, one cavalry attack and one shot in any order, as one action", "[cards][W11.6]") {
    std::vector<std::string> order{"d3xd4", "f3xf5", "h3:h5"};
    const int turns = GENERATE(0, 1, 2, 3, 4, 5);
    for (int i = 0; i < turns; ++i) std::next_permutation(order.begin(), order.end());
    TestGame t = three_branches();
    t.play("card:combined_attack");
    for (const std::string& act : order) {
        REQUIRE(t.state().phase == Phase::card);
        expect_exactly_legal(t);
        t.play(act);
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == 2);
    CHECK_FALSE(t.at("h5"));
    CHECK(t.at("d4"));
    CHECK(t.at("f5"));
}

TEST_CASE("W11.6 each branch once", "[cards][W11.6]") {
    TestGame t = three_branches();
    t.play("card:combined_attack");
    t.play("d3xd4");
    CHECK(t.refused("e2xe4") == "W11.6");
    CHECK(t.allowed("g3xg5"));
    t.play("f3xf5");
    CHECK(t.refused("g3xg5") == "W11.6");
    CHECK(t.allowed("i3:i5"));
    t.play("h3:h5");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.allowed("i3:i5"));  // with a separate action
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W11.6 what has been done is seen by both", "[cards][W11.6]") {
    TestGame t = three_branches();
    t.play("card:combined_attack");
    const auto done = [&](Viewer viewer) {
        const SeenCards cards_seen = *t.view(viewer).cards;
        return std::array<bool, 3>{cards_seen.infantry_done, cards_seen.cavalry_done, cards_seen.artillery_done};
    };
    for (const Viewer viewer : viewers) CHECK(done(viewer) == std::array<bool, 3>{false, false, false});
    t.play("g3xg5");
    for (const Viewer viewer : viewers) CHECK(done(viewer) == std::array<bool, 3>{false, true, false});
    t.play("h3:h5");
    for (const Viewer viewer : viewers) CHECK(done(viewer) == std::array<bool, 3>{false, true, true});
    t.play("card-end");
    for (const Viewer viewer : viewers) CHECK(done(viewer) == std::array<bool, 3>{false, false, false});
}

TEST_CASE("W11.6 no moves", "[cards][W11.6]") {
    TestGame t = three_branches();
    t.play("card:combined_attack");
    for (const char* act : {"d3-c3", "f3-f4", "h3-h4"}) CHECK(t.refused(act) == "W11.6");
}

TEST_CASE("W11.6 a shot at a building is the shot", "[cards][W11.6][W10.6]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "j3");
    t.put("French gun", "g3");
    t.put("Allied line infantry 3", "g5");
    t.put("French line infantry 4", "d3");
    t.put("Allied line infantry 3", "d4");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    t.play("card:combined_attack");
    CHECK(t.allowed("j3::j5"));
    t.play("j3::j5");
    CHECK(t.news<Bombarded>(allied_viewer)->damage == 1);
    CHECK(t.refused("g3:g5") == "W11.6");
    CHECK(t.refused("j3::j5") == "W11.6");
    expect_exactly_legal(t);
}

TEST_CASE("W11.6 commanders attack as cavalry", "[cards][W11.6]") {
    const char* rider = GENERATE("Ney", "Napoleon");
    TestGame t(standard());
    free_pieces(t);
    t.put(rider, "f3");
    t.put("French light cavalry", "g3");
    t.put("French line infantry 4", "d3");
    t.put("Allied line infantry 3", "d4");
    t.put("Allied line infantry 3", "f5");
    t.put("Allied light infantry 1", "g5");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    t.play("card:combined_attack");
    t.play("f3xf5");
    CHECK(t.refused("g3xg5") == "W11.6");
    CHECK(t.allowed("d3xd4"));
}

TEST_CASE("W11.6 heavy cavalry pays for its charge, and stays for its enemy's turn", "[cards][W11.6][W4.5][W4.6]") {
    TestGame t = three_branches();
    const UnitId heavy = *t.at("f3");
    t.play("card:combined_attack");
    t.play("f3xf5");
    CHECK(t.strength(heavy) == 3);
    CHECK(t.refused("f5-off") == "W11.2");
    t.play("card-end");
    CHECK(t.refused("f5-off") == "W4.6");
    t.play("end");
    t.play("end");
    CHECK(t.allowed("f5-off"));
}

TEST_CASE("W11.6 attacks obey the rules of attack", "[cards][W11.6]") {
    TestGame t = three_branches();
    t.play("card:combined_attack");
    CHECK(t.refused(Attack{square("d3"), square("d3"), square("e4")}) == "W7.5");
    CHECK(t.refused("d3xd5") == "W8.1");
    CHECK(t.refused("h3xh5") == "W11.6");
    CHECK(t.refused("h3:h4") == "W4.9");
    CHECK(t.refused("d3:d4") == "W4.8");
    CHECK(t.refused("d4xd3") == "W7.2");
}

TEST_CASE("W11.6 after a die roll the card goes on", "[cards][W11.6][W8.5]") {
    const auto [face, ours, theirs] = GENERATE(table<const char*, const char*, const char*>(
        {{"Blue", "d4", "eliminated"}, {"Red", "eliminated", "d4"}, {"BlueR", "d4", "withdrawn"}, {"RedR", "withdrawn", "d4"}}));
    CAPTURE(face);
    TestGame t = three_branches();
    const UnitId attacker = t.put("French line infantry 3", "c4");
    const UnitId defender = *t.at("d4");
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, {"card:combined_attack", "h3:h5", "c4xd4"});
    CHECK(session.state().phase == Phase::battle_die);
    CHECK(session.state().playing.active);
    expect_exactly_legal(session.rules(), session.state());
    roll(session, face);
    const auto where = [&](UnitId unit) {
        const Whereabouts place = session.state().whereabouts(unit);
        return place.on_board() ? to_text(place.square()) : std::string(word(place.place()));
    };
    CHECK(where(attacker) == ours);
    CHECK(where(defender) == theirs);
    CHECK(session.state().phase == Phase::card);
    expect_exactly_legal(session.rules(), session.state());
    play(session, "f3xf5");
    CHECK(session.state().phase == Phase::turn);
    CHECK(session.state().actions_left() == 2);
    expect_replays(session);
}

TEST_CASE("W11.6 a frenzy belongs to its attack and does not use up another branch", "[cards][W11.6][W8.7]") {
    TestGame t = in_the_midst("Allied light cavalry", "d5", "Blue+");
    CHECK(t.count<Fought>() == 2);
    CHECK_FALSE(t.view(Viewer::onlooker).cards->cavalry_done);
    CHECK(t.state().phase == Phase::card);
    t.play("g3xg5");
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.6 the enemy's frenzy does not use up a branch", "[cards][W11.6][W8.7]") {
    const TestGame t = in_the_midst("French line infantry 4", "d2", "Red+");
    CHECK(t.count<Fought>() == 2);
    CHECK(t.at("d2"));
    CHECK_FALSE(t.at("d3"));
    CHECK(t.state().phase == Phase::card);
    CHECK(t.allowed("g3xg5"));
    expect_exactly_legal(t);
}

TEST_CASE("W11.6 after an owner chooses which piece falls, in turn or not, the card goes on", "[cards][W11.6][W8.9]") {
    const auto [piece, at, face, owner, act] = GENERATE(table<const char*, const char*, const char*, Decider, const char*>(
        {{"French line infantry 3", "d5", "Blue+", french_decider, "frenzied-falls"},
         {"Allied line infantry 3", "d2", "Red+", allied_decider, "other-falls"}}));
    CAPTURE(face);
    TestGame t = in_the_midst(piece, at, face);
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    CHECK(t.decider() == owner);
    expect_exactly_legal(t);
    t.play(act);
    CHECK(t.state().phase == Phase::card);
    CHECK(t.decider() == french_decider);
    t.play("g3xg5");
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.6 after the choice of a winner in a building the card goes on", "[cards][W11.6][W10.9]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "b4");
    t.put("Allied line infantry 3", "b5");
    t.put("Allied light infantry 1", "c6");
    t.put("French light cavalry", "g3");
    t.put("Allied light infantry 1", "g5");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    t.play("card:combined_attack");
    t.play("b4xb5");
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::building_choice);
    expect_exactly_legal(t);
    t.play(GENERATE("frenzy:c6", "frenzy:none"));
    CHECK(t.state().phase == Phase::card);
    t.play("g3xg5");
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.6 after the defender's answer the card goes on", "[cards][W11.6][W11.9]") {
    TestGame t = three_branches();
    deal(t, allied_seat, {Card::initiative});
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, {"card:combined_attack", "d3xd4"});
    CHECK(session.state().phase == Phase::defence);
    CHECK(session.decider() == allied_decider);
    expect_exactly_legal(session.rules(), session.state());
    play(session, "no-card");
    CHECK(session.state().phase == Phase::card);
    CHECK(session.decider() == french_decider);
    play(session, {"h3:h5", "f3xf5"});
    CHECK(session.state().phase == Phase::defence);
    play(session, "no-card");
    CHECK(session.state().phase == Phase::turn);
    expect_replays(session);
}

TEST_CASE("W11.6 the card ends with its last fight, however long that is", "[cards][W11.6][W11.2]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "d3");
    t.put("Allied line infantry 3", "d4");
    t.put("Allied line infantry 3", "d5");
    t.put("French gun", "g3");
    t.put("Allied line infantry 3", "g5");
    t.put("French heavy cavalry 4", "i3");
    t.put("Allied line infantry 3", "i6");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    t.play("card:combined_attack");
    t.play("g3:g5");
    t.play("i3xi6");
    t.play("d3xd4");
    CHECK(t.count<CardEnded>() == 0);
    t.roll("Blue+");
    CHECK(t.count<CardEnded>() == 0);
    CHECK(t.state().phase == Phase::battle_die);
    t.roll("Blue");
    CHECK(t.count<CardEnded>() == 1);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.6 a shot opens a way for the next branch", "[cards][W11.6]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French light cavalry", "d5");
    t.put("French gun", "g3");
    t.put("Allied line infantry 3", "g5");
    t.put("Allied light infantry 1", "h5");
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat);
    t.play("card:combined_attack");
    CHECK(t.refused("d5xh5") == "W4.3");
    t.play("g3:g5");
    CHECK(t.state().phase == Phase::card);
    t.play("d5xh5");
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.6 winning during the card ends the game at once", "[cards][W11.6][W1.3]") {
    TestGame t = three_branches();
    t.put("Wellington", "d5");
    t.put("French line infantry 3", "c5");
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, {"card:combined_attack", "c5xd5"});
    CHECK(session.state().result() == Result{french_seat, Ending::commander_in_chief_lost});
    CHECK(session.decider() == Decider::nobody);
    expect_exactly_legal(session.rules(), session.state());
    expect_replays(session);
}

TEST_CASE("W11.6 so does losing", "[cards][W11.6][W1.3]") {
    TestGame t = three_branches();
    t.put("Napoleon", "c2");
    t.put("Allied gun", "c4");
    t.begin(french_seat);
    t.play("card:combined_attack");
    t.play("c2xc4");
    CHECK(t.state().result() == Result{allied_seat, Ending::commander_in_chief_lost});
    CHECK(t.refused("d3xd4") == "W1.4");
    CHECK(t.refused("card-end") == "W1.4");
}
