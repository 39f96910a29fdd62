// W11.4: Reconnaissance.
#include <algorithm>
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French look at a group of Allied pieces on ranks 5 to 8 of files d and e; no other piece is near.
TestGame wood(Options options = standard()) {
    TestGame t(options);
    t.put("French light cavalry", "i2");
    t.put("Allied line infantry 5", "d5");  // on the French half
    t.put("Allied line infantry 3", "d6");
    t.put("Allied gun", "d7");
    t.put("Uxbridge", "d8");
    t.put("Allied heavy cavalry 6", "d9");
    t.put("Allied light infantry 2", "e6");
    t.put("Allied light infantry 1", "g6");  // away from the others
    t.put("Prussian line infantry 3", "e9");
    deal(t, french_seat, {Card::reconnaissance, Card::reconnaissance});
    t.begin(french_seat);
    return t;
}

std::vector<std::string> looks(const TestGame& t) {
    std::vector<std::string> texts;
    for (const std::string& text : t.legal_texts())
        if (text.rfind("look:", 0) == 0) texts.push_back(text.substr(5));
    return texts;
}

using Squares = std::vector<std::string>;

}  // namespace

TEST_CASE("W11.4 only enemy pieces on the opponent's half are looked at", "[cards][W11.4]") {
    SECTION("ranks 6 to 10 for the French player") {
        TestGame t = wood();
        t.play("card:reconnaissance");
        CHECK(looks(t) == Squares{"d6", "d7", "d8", "d9", "e6", "e9", "g6"});
        CHECK(t.refused("look:d5") == "W11.4");
        CHECK(t.refused("look:i2") == "W11.4");
        CHECK(t.refused("look:h8") == "W11.4");
    }
    SECTION("ranks 1 to 5 for the Allied player") {
        TestGame t(standard());
        t.put("Allied light cavalry", "d5");
        for (const char* at : {"e1", "f5", "g6", "h10"}) t.put("French line infantry 3", at);
        deal(t, allied_seat, {Card::reconnaissance});
        t.begin(allied_seat);
        t.play("card:reconnaissance");
        CHECK(looks(t) == Squares{"e1", "f5"});
        CHECK(t.refused("look:g6") == "W11.4");
        CHECK(t.refused("look:d5") == "W11.4");
    }
}

TEST_CASE("W11.4 they are named one after the other, each connected to those before", "[cards][W11.4]") {
    TestGame t = wood();
    t.play("card:reconnaissance");
    t.play("look:d7");
    CHECK(looks(t) == Squares{"d6", "d8"});
    CHECK(t.refused("look:d9") == "W11.4");
    CHECK(t.refused("look:g6") == "W11.4");
    CHECK(t.refused("look:d7") == "W11.4");  // each only once
    t.play("look:d6");
    CHECK(looks(t) == Squares{"d8", "e6"});  // next to any of those before; not beyond the middle line
    expect_exactly_legal(t);
    t.play("look:e6");
    CHECK(looks(t) == Squares{"d8"});
}

TEST_CASE("W11.4 connected means edge to edge", "[cards][W11.4]") {
    TestGame t(standard());
    t.put("French light cavalry", "i2");
    t.put("Allied line infantry 3", "d6");
    t.put("Allied line infantry 3", "e7");
    t.put("Allied line infantry 3", "d8");
    deal(t, french_seat, {Card::reconnaissance});
    t.begin(french_seat);
    t.play("card:reconnaissance");
    t.play("look:e7");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.seen(*t.at("d6"), french_viewer).knowledge == Knowledge::back);
}

TEST_CASE("W11.4 pieces on the other half do not connect", "[cards][W11.4]") {
    TestGame t(standard());
    t.put("French light cavalry", "i2");
    for (const char* at : {"d6", "d5", "e5", "f5", "f6"}) t.put("Allied line infantry 3", at);
    deal(t, french_seat, {Card::reconnaissance});
    t.begin(french_seat);
    t.play("card:reconnaissance");
    CHECK(looks(t) == Squares{"d6", "f6"});
    t.play("look:d6");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.seen(*t.at("f6"), french_viewer).knowledge == Knowledge::back);
}

TEST_CASE("W11.4 four at most", "[cards][W11.4]") {
    TestGame t = wood();
    t.play("card:reconnaissance");
    for (const char* act : {"look:d6", "look:d7", "look:d8", "look:d9"}) t.play(act);
    CHECK(t.state().phase == Phase::turn);
    REQUIRE(t.news<Scouted>(french_viewer));
    CHECK(t.news<Scouted>(french_viewer)->squares.size() == 4);
}

TEST_CASE("W11.4 nothing is seen before the player stops or has named four", "[cards][W11.4]") {
    TestGame t = wood();
    t.play("card:reconnaissance");
    const std::vector<int> unseen{-1, -1, -1, -1};
    for (const char* act : {"look:d6", "look:d7", "look:d8"}) {
        t.play(act);
        for (const Viewer viewer : {french_viewer, Viewer::onlooker})
            CHECK(strengths_seen(t.view(viewer), {"d6", "d7", "d8", "d9"}) == unseen);
        for (const Viewer viewer : viewers) CHECK(t.count<Scouted>(viewer) == 0);
    }
    CHECK(strengths_seen(t.view(french_viewer), {"d6", "d7", "d8", "d9"}) == unseen);
    SECTION("the player stops") { t.play("card-end"); }
    SECTION("the player names a fourth") { t.play("look:e6"); }
    CHECK(strengths_seen(t.view(french_viewer), {"d6", "d7", "d8", "d9"}) == std::vector<int>{3, 0, 5, -1});
}

TEST_CASE("W11.4 the looker sees them as they are, the opponent sees which", "[cards][W11.4]") {
    TestGame t = wood();
    t.state().mark(*t.at("d9")).weakened = 2;
    t.begin(french_seat);
    t.play("card:reconnaissance");
    for (const char* act : {"look:e9", "look:d9", "look:d8"}) t.play(act);
    t.play("card-end");
    const std::vector<Square> squares{square("d8"), square("d9"), square("e9")};
    for (const Viewer viewer : viewers) {
        INFO(word(viewer));
        const auto scouted = t.news<Scouted>(viewer);
        REQUIRE(scouted);
        CHECK(scouted->seat == french_seat);
        CHECK(scouted->squares == squares);
        REQUIRE(scouted->pieces.size() == 3);
        CHECK(t.count<Scouted>(viewer) == 1);
    }
    const auto seen = t.news<Scouted>(french_viewer)->pieces;
    CHECK(seen[0].unit == t.at("d8"));
    CHECK(seen[0].strength == 5);
    CHECK(seen[1].unit == t.at("d9"));
    CHECK(seen[1].strength == 4);
    CHECK(seen[2].unit == t.at("e9"));
    CHECK(seen[2].army == Army::prussian);
    // Its owner sees that the enemy knows it now.
    for (const char* at : {"d8", "d9", "e9"}) CHECK(t.view(allied_viewer).at(square(at))->known_to_enemy == Knowledge::all);
    CHECK(t.view(allied_viewer).at(square("d7"))->known_to_enemy == Knowledge::back);
}

TEST_CASE("W11.4 the event lists the pieces by square, not by the order of naming", "[cards][W11.4]") {
    const auto pieces_of = [](std::initializer_list<const char*> order) {
        TestGame t = wood();
        t.play("card:reconnaissance");
        for (const char* act : order) t.play(act);
        t.play("card-end");
        return *t.news<Scouted>(allied_viewer);
    };
    CHECK(pieces_of({"look:d6", "look:d7", "look:d8"}) == pieces_of({"look:d7", "look:d8", "look:d6"}));
}

TEST_CASE("W11.4 while it goes on both see which have been named", "[cards][W11.4]") {
    TestGame t = wood();
    t.play("card:reconnaissance");
    t.play("look:d7");
    t.play("look:d6");
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        CHECK(view.cards->playing == Card::reconnaissance);
        CHECK(view.cards->picked == std::vector<Square>{square("d6"), square("d7")});
    }
}

TEST_CASE("W11.4 a piece looked at stays known", "[cards][W11.4][W15.1]") {
    TestGame t = wood();
    const UnitId chief = *t.at("d8");
    const UnitId light = *t.at("e6");
    t.show(light, Knowledge::light_infantry);  // shot at before (W4.10)
    t.begin(french_seat);
    t.play("card:reconnaissance");
    for (const char* act : {"look:e6", "look:d6", "look:d7", "look:d8"}) t.play(act);
    CHECK(t.seen(light, french_viewer).knowledge == Knowledge::all);
    CHECK(t.seen(light, french_viewer).strength == 2);
    t.play("end");
    t.play("d8-c8");
    CHECK(t.seen(chief, french_viewer).unit == chief);
    CHECK(t.news<Marched>(french_viewer)->piece.unit == chief);
    t.play("end");
    t.play("card:reconnaissance");
    CHECK(t.allowed("look:c8"));  // again, if the player likes
}

TEST_CASE("W11.4 true to the table it is seen once and forgotten", "[cards][W11.4][W15.1]") {
    TestGame t = wood(standard(false));
    Session session = session_at(t);
    play(session, {"card:reconnaissance", "look:d6", "look:d7", "card-end"});
    const auto last_scouted = [&](bool kept) {
        const auto lines = kept ? session.log(french_viewer) : session.heard(french_viewer);
        for (auto it = lines.rbegin(); it != lines.rend(); ++it)
            if (const auto* scouted = std::get_if<Scouted>(&it->event)) return *scouted;
        FAIL("nobody was scouted");
        return Scouted{};
    };
    CHECK(last_scouted(false).pieces[0].knowledge == Knowledge::all);
    CHECK(last_scouted(true).pieces[0].knowledge == Knowledge::back);
    CHECK_FALSE(last_scouted(true).pieces[0].unit);
    CHECK(last_scouted(true).squares.size() == 2);
    CHECK(strengths_seen(session.view(french_viewer), {"d6", "d7"}) == std::vector<int>{-1, -1});
    CHECK(strengths_seen(session.view(Viewer::onlooker), {"d6", "d7"}) == std::vector<int>{-1, -1});
    CHECK(session.view(allied_viewer).at(square("d6"))->known_to_enemy == Knowledge::back);
}

TEST_CASE("W11.4 naming pieces reveals nothing about them until the card ends", "[cards][secrets][W11.4]") {
    const bool memory = GENERATE(true, false);
    const TestGame t = wood(standard(memory));
    TestGame u = wood(standard(memory));
    // In the other world the two line infantry, the two light infantry and the two cavalry pieces are swapped.
    const auto change = [&](const char* one, const char* two) {
        const UnitId a = *u.at(one);
        const UnitId b = *u.at(two);
        put(u.rules(), u.state(), a, Place::absent);
        put(u.rules(), u.state(), b, square(one));
        put(u.rules(), u.state(), a, square(two));
    };
    change("d5", "d6");
    change("e6", "g6");
    change("d8", "d9");
    Session one = session_at(t);
    Session two = session_at(u);
    for (const char* act : {"card:reconnaissance", "look:d6", "look:d7", "look:d8"}) {
        play(one, act);
        play(two, act);
        expect_same(one, two, {french_viewer, Viewer::onlooker});
    }
    for (Session* session : {&one, &two}) play(*session, "card-end");
    CHECK(one.heard(french_viewer) != two.heard(french_viewer));
    if (!memory) {
        CHECK(one.view(french_viewer) == two.view(french_viewer));
        CHECK(one.log(french_viewer) == two.log(french_viewer));
    }
}

TEST_CASE("W11.4 a look is taken back before the end only", "[cards][W11.4]") {
    Session session = session_at(wood());
    const State before = session.state();
    play(session, {"card:reconnaissance", "look:d6", "look:d7"});
    CHECK(session.can_undo());
    session.undo();
    CHECK(session.state().playing.steps == 1);
    CHECK(session.view(french_viewer).cards->picked == std::vector<Square>{square("d6")});
    session.undo();
    CHECK(session.can_undo());  // the card itself has shown nothing yet
    session.undo();
    CHECK(session.state() == before);
    CHECK(session.heard(allied_viewer).empty());
    SECTION("not once the player has stopped") {
        play(session, {"card:reconnaissance", "look:d6", "card-end"});
        CHECK_FALSE(session.can_undo());
    }
    SECTION("not once four are named") {
        play(session, {"card:reconnaissance", "look:d6", "look:d7", "look:d8", "look:d9"});
        CHECK_FALSE(session.can_undo());
    }
    SECTION("nor when nobody else could be named") {
        play(session, {"card:reconnaissance", "look:g6"});
        CHECK(session.state().phase == Phase::turn);
        CHECK_FALSE(session.can_undo());
    }
    SECTION("and a later move is taken back no further than to it") {
        play(session, {"card:reconnaissance", "look:g6", "i2-i3"});
        CHECK(session.can_undo());
        session.undo();
        CHECK_FALSE(session.can_undo());
        CHECK(session.view(french_viewer).at(square("g6"))->knowledge == Knowledge::all);
    }
}

TEST_CASE("W11.4 pieces in buildings and on hills are looked at like others", "[cards][W11.4]") {
    TestGame t(standard());
    t.put("French light cavalry", "i2");
    t.put("Allied line infantry 3", "c6");
    t.put("Allied line infantry 3", "b6");
    t.put("Allied gun", "e7");
    deal(t, french_seat, {Card::reconnaissance});
    t.begin(french_seat);
    t.play("card:reconnaissance");
    CHECK(looks(t) == Squares{"b6", "c6", "e7"});
    t.play("look:c6");
    t.play("look:b6");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.4 a commander in chief is seen too", "[cards][W11.4]") {
    TestGame t(standard());
    t.put("French light cavalry", "i2");
    const UnitId chief = t.put("Wellington", "d8");
    deal(t, french_seat, {Card::reconnaissance});
    t.begin(french_seat);
    t.play("card:reconnaissance");
    t.play("look:d8");
    CHECK(t.news<Scouted>(french_viewer)->pieces[0].unit == chief);
    CHECK_FALSE(t.state().result());
}
