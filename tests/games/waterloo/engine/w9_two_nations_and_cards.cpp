// W9.6 where cards are played: which nation a card counts for.
#include "catch.hpp"

#include "sessions.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The Allied turn 14: an Allied and a Prussian piece that can move, four actions, every card in hand.
TestGame two_nations() {
    TestGame t(standard());
    t.put("French light cavalry", "b2");
    t.put("French light infantry 1", "l3");
    t.put("Allied light cavalry", "d8");
    t.put("Allied line infantry 3", "g5");
    t.put("Prussian line infantry 3", "l6");
    for (const Card card : cards) deal(t, allied_seat, {card});
    return t;
}

}  // namespace

TEST_CASE("W9.6 Reconnaissance counts for the nation that is named, Allied if none is", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    t.begin(allied_seat, 14);
    REQUIRE(owing(t) == Nations{Nation::allied, Nation::prussian});
    SECTION("Allied") {
        t.play("card:reconnaissance");
        t.play("look:b2");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("Prussian") {
        t.play("card:reconnaissance,prussian");
        t.play("look:b2");
        CHECK(owing(t) == Nations{Nation::allied});
    }
    CHECK(t.state().actions_left() == 3);
    CHECK(t.refused("end") == "W9.6");
}

TEST_CASE("W9.6 Fighting spirit counts for the named nation, whatever the piece", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    t.begin(allied_seat, 14);
    SECTION("Allied by default") {
        t.play("inspire:l6");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("Prussian") {
        t.play("inspire:d8,prussian");
        CHECK(owing(t) == Nations{Nation::allied});
    }
}

TEST_CASE("W9.6 the named nation must have an action, and is named only where it counts", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    SECTION("no nation for a card whose pieces decide") {
        t.begin(allied_seat, 14);
        for (const char* act : {"card:initiative,prussian", "card:combined_attack,prussian", "card:grand_battery,prussian"})
            CHECK(t.refused(act) == "W9.6");
    }
    SECTION("not before the extra action") {
        t.begin(allied_seat, 11);
        CHECK(t.refused("card:reconnaissance,prussian") == "W9.6");
        CHECK(t.refused("inspire:l6,prussian") == "W9.6");
        CHECK(t.allowed("inspire:l6"));
    }
    SECTION("not by the French player") {
        t.state().hand = {};
        deal(t, french_seat, {Card::reconnaissance, Card::fighting_spirit});
        t.begin(french_seat, 14);
        CHECK(t.refused("card:reconnaissance,prussian") == "W9.6");
        CHECK(t.refused("inspire:b2,prussian") == "W9.6");
        CHECK(t.allowed("card:reconnaissance"));
    }
    expect_exactly_legal(t);
}

TEST_CASE("W9.6 Initiative counts for each nation whose pieces it moved", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    t.begin(allied_seat, 14);
    t.play("card:initiative");
    SECTION("one nation only") {
        t.play("d8-d7");
        t.play("g5-g4");
        CHECK(t.state().phase == Phase::card);  // its steps are not limited
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("the other only") {
        t.play("l6-l5");
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::allied});
    }
    SECTION("both") {
        t.play("d8-d7");
        t.play("l6-l5");
        t.play("card-end");
        CHECK(owing(t).empty());
        CHECK(t.allowed("end"));
    }
    CHECK(t.state().actions_left() == 3);
}

TEST_CASE("W9.6 a combined attack counts for each nation that fought in it", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    t.put("French light infantry 1", "l5");
    t.put("French line infantry 3", "d4");
    SECTION("a Prussian attack") {
        t.begin(allied_seat, 14);
        t.play("card:combined_attack");
        t.play("l6xl5");
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::allied});
    }
    SECTION("an Allied attack and a Prussian shot") {
        t.put("Prussian gun", "h6");
        t.put("French light infantry 2", "h4");
        t.begin(allied_seat, 14);
        t.play("card:combined_attack");
        t.play("h6:h4");
        t.play("d8xd4");
        t.play("card-end");
        CHECK(owing(t).empty());
    }
}

TEST_CASE("W9.6 a grand battery counts for each nation that fired", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    t.put("Allied gun", "h6");
    t.put("Prussian gun", "i6");
    t.put("French light infantry 2", "h4");
    t.put("French light infantry 2", "i4");
    t.begin(allied_seat, 14);
    t.play("card:grand_battery");
    t.play("h6:h4");
    SECTION("the Allied gun") {
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("the Prussian gun next to it, too") {
        t.play("i6:i4");
        CHECK(t.state().phase == Phase::turn);
        CHECK(owing(t).empty());
    }
}

TEST_CASE("W9.6 if the last action is owed, Fighting spirit must be for the owing nation", "[cards][prussians][W9.6]") {
    TestGame t = two_nations();
    t.begin(allied_seat, 14);
    for (const char* act : {"d8-d7", "d7-d8", "d8-d7"}) t.play(act);
    REQUIRE(owing(t) == Nations{Nation::prussian});
    CHECK(t.refused("inspire:g5") == "W9.6");
    CHECK(t.refused("inspire:l6") == "W9.6");
    CHECK(t.allowed("inspire:g5,prussian"));
    expect_exactly_legal(t);
    t.play("inspire:g5,prussian");
    t.play("end");
}

TEST_CASE("W9.6 being able to play a card does not make a nation owe", "[cards][prussians][W9.6]") {
    // The Prussian piece is shut in: it could attack or be inspired, but neither counts.
    TestGame t(standard());
    free_pieces(t, "b2", "d8");
    t.put("Prussian line infantry 3", "l1");
    t.put("French line infantry 3", "l2");
    t.put("French line infantry 3", "k1");
    deal(t, allied_seat, {Card::fighting_spirit, Card::reconnaissance, Card::combined_attack});
    t.begin(allied_seat, 14);
    CHECK(owing(t) == Nations{Nation::allied});
    t.play("card:reconnaissance");
    t.play("look:b2");
    CHECK(owing(t).empty());
    t.play("end");
}

TEST_CASE("W9.6 an owed last action restricts the named nation, not the pieces of a card", "[cards][prussians][W9.6][W5.3]") {
    TestGame t(expert());
    t.put("French light cavalry", "b2");
    t.put("Wellington", "eliminated");
    const UnitId uxbridge = t.put("Uxbridge", "withdrawn");
    t.state().mark(uxbridge).fresh = 1;  // no Allied piece can act
    t.put("Prussian line infantry 3", "l6");
    deal(t, allied_seat, {Card::reconnaissance, Card::initiative, Card::fighting_spirit});
    t.begin(allied_seat, 14);
    REQUIRE(t.state().actions_left() == 1);
    REQUIRE(owing(t) == Nations{Nation::prussian});
    CHECK(t.refused("card:reconnaissance") == "W9.6");
    CHECK(t.refused("inspire:l6") == "W9.6");
    CHECK(t.allowed("card:reconnaissance,prussian"));
    CHECK(t.allowed("inspire:l6,prussian"));
    CHECK(t.allowed("card:initiative"));
    expect_exactly_legal(t);
    t.play("card:initiative");
    t.play("l6-l5");
    CHECK(owing(t).empty());
}
