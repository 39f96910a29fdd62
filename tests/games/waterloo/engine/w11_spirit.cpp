// W11.7: Fighting spirit in the player's own turn.
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French turn begins, and they play Fighting spirit for the piece on that square.
void inspire(TestGame& t, const std::string& at) {
    deal(t, french_seat, {Card::fighting_spirit});
    t.begin(french_seat);
    t.play("inspire:" + at);
}

}  // namespace

TEST_CASE("W11.7 for one action, one openly named infantry or cavalry piece on the board has one more", "[cards][W11.7]") {
    TestGame t(standard());
    free_pieces(t);
    const UnitId piece = t.put("French line infantry 3", "e4");
    const UnitId defender = t.put("Allied line infantry 3", "e5");
    inspire(t, "e4");
    CHECK(t.state().actions_left() == 2);
    CHECK(t.state().phase == Phase::turn);
    for (const Viewer viewer : viewers) CHECK(t.view(viewer).cards->inspired == square("e4"));
    CHECK(t.seen(piece, allied_viewer).knowledge == Knowledge::back);
    t.play("e4xe5");
    const auto fought = *t.news<Fought>(allied_viewer);
    CHECK(fought.attack == 4);
    CHECK(fought.defence == 3);
    CHECK(fought.attack_bonuses == std::vector<Bonus>{Bonus::spirit});
    CHECK(fought.attacker.strength == 3);
    CHECK(t.where(piece) == "e5");
    CHECK(t.where(defender) == "eliminated");
}

TEST_CASE("W11.7 which pieces may get it", "[cards][W11.7]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "e4");
    t.put("French heavy cavalry 4", "f4");
    t.put("Ney", "g4");
    t.put("Napoleon", "h4");
    t.put("French light infantry 1", "i4");
    t.put("French line infantry 3", "reserve");
    t.put("Allied line infantry 3", "e5");
    deal(t, french_seat, {Card::fighting_spirit});
    t.begin(french_seat);
    CHECK(t.refused("inspire:e4") == "W11.7");
    CHECK(t.refused("inspire:e5") == "W11.7");
    CHECK(t.refused("inspire:d4") == "W11.7");
    for (const char* act : {"inspire:f4", "inspire:g4", "inspire:h4", "inspire:i4", "inspire:a2"}) CHECK(t.allowed(act));
    CHECK(t.refused("card:fighting_spirit") == "W11.7");
    expect_exactly_legal(t);
}

TEST_CASE("W11.7 at any time of the player's turn", "[cards][W11.7][W11.2]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("French line infantry 3", "h2");
    t.put("Allied line infantry 3", "e6");
    deal(t, french_seat, {Card::fighting_spirit});
    t.begin(french_seat);
    const int before = GENERATE(0, 1, 2, 3);
    const std::array<const char*, 3> acts{"h2-h3", "h3-h4", "h4-h5"};
    for (int i = 0; i < before; ++i) t.play(acts[static_cast<std::size_t>(i)]);
    if (before == 3) {
        CHECK(t.refused("inspire:e4") == "W5.3");
        return;
    }
    t.play("inspire:e4");
    CHECK(t.state().actions_left() == 2 - before);
    expect_exactly_legal(t);
}

TEST_CASE("W11.7 it lasts for every combat of the turn, wherever the piece goes", "[cards][W11.7]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "e3");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "e6");
    inspire(t, "e3");
    t.play("e3xe5");
    CHECK(t.view(allied_viewer).cards->inspired == square("e5"));
    t.play("e5xe6");
    CHECK(t.news<Fought>()->attack == 4);
    CHECK(t.at("e6"));
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.view(french_viewer).cards->inspired);
}

TEST_CASE("W11.7 it ends with the turn", "[cards][W11.7]") {
    TestGame t(standard());
    free_pieces(t);
    const UnitId piece = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 4", "e5");
    inspire(t, "e4");
    t.play("end");
    for (const Viewer viewer : viewers) CHECK_FALSE(t.view(viewer).cards->inspired);
    t.play("e5xe4");
    CHECK(t.news<Fought>()->defence == 3);
    CHECK(t.where(piece) == "eliminated");
}

TEST_CASE("W11.7 it holds in a frenzy, attacking and attacked", "[cards][W11.7][W8.7]") {
    TestGame t(standard());
    free_pieces(t);
    SECTION("its own frenzy") {
        const UnitId piece = t.put("French line infantry 3", "e3");
        t.put("Allied line infantry 4", "e4");
        t.put("Allied line infantry 3", "e5");
        inspire(t, "e3");
        t.play("e3xe4");
        t.roll("Blue+");
        CHECK(t.news<Fought>()->attack == 4);
        CHECK(t.where(piece) == "e5");
    }
    SECTION("a frenzied enemy") {
        const UnitId piece = t.put("French line infantry 3", "e2");
        t.put("French line infantry 3", "e3");
        const UnitId enemy = t.put("Allied line infantry 3", "e4");
        inspire(t, "e2");
        t.play("e3xe4");
        t.roll("Red+");
        CHECK(t.news<Fought>()->defence == 4);
        CHECK(t.news<Fought>()->defence_bonuses == std::vector<Bonus>{Bonus::spirit});
        CHECK(t.where(piece) == "e2");
        CHECK(t.where(enemy) == "eliminated");
    }
    SECTION("its frenzy against its own side") {
        const UnitId piece = t.put("French line infantry 3", "e3");
        t.put("Allied line infantry 4", "e4");
        const UnitId friendly = t.put("French line infantry 3", "e5");
        inspire(t, "e3");
        t.play("e3xe4");
        t.roll("Blue+");
        CHECK(t.state().phase == Phase::turn);
        CHECK(t.where(piece) == "e5");
        CHECK(t.where(friendly) == "eliminated");
    }
}

TEST_CASE("W11.7 it is gone when the piece leaves the board", "[cards][W11.7]") {
    TestGame t(standard());
    free_pieces(t);
    SECTION("eliminated") {
        t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 6", "e5");
        inspire(t, "e4");
        t.play("e4xe5");
    }
    SECTION("routed") {
        t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 4", "e5");
        inspire(t, "e4");
        t.play("e4xe5");
        t.roll("RedR");
    }
    SECTION("taken off") {
        t.state().mark(t.put("French heavy cavalry 4", "e4")).weakened = 1;
        inspire(t, "e4");
        t.play("e4-off");
    }
    for (const Viewer viewer : viewers) CHECK_FALSE(t.view(viewer).cards->inspired);
    CHECK_FALSE(t.at("e4"));
}

TEST_CASE("W11.7 not above six", "[cards][W11.7][W4.15]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 6", "e4");
    t.put("Allied line infantry 6", "e5");
    inspire(t, "e4");
    t.play("e4xe5");
    CHECK(t.news<Fought>()->attack == 6);
    CHECK(t.decider() == Decider::chance);
}

TEST_CASE("W11.7 a weakened charge adds to its present strength", "[cards][W11.7][W4.5]") {
    TestGame t(standard());
    free_pieces(t);
    const UnitId heavy = t.put("French heavy cavalry 4", "e3");
    t.put("Allied line infantry 4", "e5");
    t.put("Allied heavy cavalry 4", "e6");
    inspire(t, "e3");
    t.play("e3xe5");
    CHECK(t.news<Fought>()->attack == 5);
    CHECK(t.strength(heavy) == 3);
    t.play("e5xe6");
    CHECK(t.news<Fought>()->attack == 4);
    CHECK(t.decider() == Decider::chance);
}

TEST_CASE("W11.7 it does not help a commander in chief, nor a piece that attacks one or a gun", "[cards][W11.7][W5.2][W4.13]") {
    TestGame t(standard());
    free_pieces(t);
    SECTION("Napoleon attacks as usual") {
        t.put("Napoleon", "e4");
        t.put("Allied line infantry 6", "e5");
        inspire(t, "e4");
        t.play("e4xe5");
        CHECK(t.news<Fought>()->verdict == Verdict::commander_in_chief_attacks);
        CHECK(t.news<Fought>()->attack == 0);
        CHECK(t.news<Fought>()->attack_bonuses.empty());
    }
    SECTION("a gun from the front") {
        const UnitId piece = t.put("French line infantry 6", "e4");
        t.put("Allied gun", "e5");
        inspire(t, "e4");
        t.play("e4xe5");
        CHECK(t.where(piece) == "eliminated");
    }
}

TEST_CASE("W11.7 it counts as the turn's card", "[cards][W11.7][W11.2]") {
    TestGame t(standard());
    free_pieces(t);
    deal(t, french_seat, {Card::fighting_spirit, Card::fighting_spirit, Card::initiative});
    t.begin(french_seat);
    t.play("inspire:a2");
    CHECK(t.refused("card:initiative") == "W11.2");
    CHECK(t.refused("inspire:a2") == "W11.2");
}

TEST_CASE("W11.7 it is taken back like a move, since it showed nothing", "[cards][W11.7]") {
    TestGame t(standard());
    free_pieces(t);
    deal(t, french_seat, {Card::fighting_spirit});
    t.begin(french_seat);
    Session session = session_at(t);
    const State before = session.state();
    play(session, "inspire:a2");
    REQUIRE(session.can_undo());
    session.undo();
    CHECK(session.state() == before);
    play(session, {"a2-a3", "inspire:a3", "a3-a4", "end"});
    expect_replays(session);
}
