#include <algorithm>
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

Result won(Seat winner, Ending ending) { return {winner, ending}; }
Result drawn(Ending ending) { return {std::nullopt, ending}; }

/// A piece of each side that can always move, so that nobody is stuck.
void free_pieces(Table& t) {
    t.put("French light cavalry", "b2");
    t.put("Allied light cavalry", "k8");
}

}  // namespace

TEST_CASE("W1.1 two pieces on the enemy's line of retreat win at once", "[winning][W1.1]") {
    Table t;
    t.lines(Sector::left, Sector::centre);
    t.put("French light cavalry", "e10");
    t.put("French line infantry 3", "g9");
    t.put("Allied line infantry 3", "a9");
    t.begin(Seat::french);
    SECTION("by a move") {
        t.play("g9-g10");
        CHECK(t.state().result() == won(Seat::french, Ending::line_of_retreat));
        CHECK(t.decider() == Decider::nobody);
        CHECK(t.state().phase == Phase::over);
        CHECK(t.legal_texts().empty());
        CHECK(rule_of(Ending::line_of_retreat) == "W1.1");
    }
    SECTION("not by one piece, nor on another sector") {
        t.play("e10-d10");
        CHECK_FALSE(t.state().result());
        t.play("g9-g10");
        CHECK_FALSE(t.state().result());
    }
}

TEST_CASE("W1.1 the own line counts for nothing, and another sector neither", "[winning][W1.1]") {
    Table t;
    t.lines(Sector::centre, Sector::right);
    t.put("French light cavalry", "e1");
    t.put("French light cavalry", "f2");
    t.put("French light cavalry", "e10");
    t.put("French light cavalry", "f9");
    t.put("Allied line infantry 3", "a7");
    t.begin(Seat::french);
    t.play("f2-f1");
    CHECK_FALSE(t.state().result());
    t.play("f9-f10");
    CHECK_FALSE(t.state().result());
    t.play("e10-d10");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.1 by an attack, and Prussians count for the Allied player", "[winning][W1.1]") {
    Table t;
    t.lines(Sector::right, Sector::centre);
    t.put("Prussian light cavalry", "l1");
    t.put("Allied line infantry 3", "k2");
    t.put("French light infantry 1", "k1");
    t.put("French line infantry 3", "a4");
    t.begin(Seat::allied, 10);
    t.play("k2xk1");
    CHECK(t.state().result() == won(Seat::allied, Ending::line_of_retreat));
}

TEST_CASE("W1.1 in the enemy's turn, by a winning defender's frenzy", "[winning][W1.1]") {
    Table t;
    t.lines(Sector::centre, Sector::centre);
    t.put("Allied light cavalry", "h1");
    t.put("Allied line infantry 3", "e2");
    t.put("French line infantry 3", "e1");
    t.put("French line infantry 3", "a4");
    t.begin(Seat::french);
    t.play("e1xe2");
    t.roll("Red+");
    CHECK(t.state().result() == won(Seat::allied, Ending::line_of_retreat));
}

TEST_CASE("W1.2 losing both the commander and the commander in chief loses at once", "[winning][W1.2]") {
    Table t;
    free_pieces(t);
    t.put("Napoleon", "eliminated");
    const UnitId ney = t.put("Ney", "e4");
    t.put("Allied line infantry 6", "e5");
    t.begin(Seat::allied);
    t.play("e5xe4");
    CHECK(t.where(ney) == "eliminated");
    CHECK(t.state().result() == won(Seat::allied, Ending::commanders_lost));
}

TEST_CASE("W1.2 one of the two is enough to go on, whichever", "[winning][W1.2]") {
    Table t;
    free_pieces(t);
    t.put("Napoleon", "a1");
    t.put("Ney", "e4");
    t.put("Allied line infantry 6", "e5");
    t.begin(Seat::allied);
    t.play("e5xe4");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.2 a withdrawn commander is not lost for good", "[winning][W1.2]") {
    Table t;
    free_pieces(t);
    t.put("Ney", "withdrawn");
    t.put("Napoleon", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(Seat::allied);
    t.play("e5xe4");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.2 Bülow does not save the Allied player", "[winning][W1.2]") {
    Table t;
    free_pieces(t);
    t.put("Bülow", "l8");
    t.put("Uxbridge", "eliminated");
    t.put("Wellington", "e7");
    t.put("French light infantry 1", "e6");
    t.begin(Seat::french, 14);
    t.play("e6xe7");
    CHECK(t.state().result() == won(Seat::french, Ending::commanders_lost));
}

TEST_CASE("W1.2 nor does losing Bülow beside Wellington lose", "[winning][W1.2]") {
    Table t;
    free_pieces(t);
    t.put("Uxbridge", "h8");
    t.put("Wellington", "eliminated");
    t.put("Bülow", "e7");
    t.put("French line infantry 6", "e6");
    t.begin(Seat::french, 14);
    t.play("e6xe7");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.2 the attacker may lose the game by own attack", "[winning][W1.2]") {
    Table t;
    free_pieces(t);
    t.put("Ney", "eliminated");
    t.put("Napoleon", "e4");
    t.put("Allied gun", "e5");
    t.begin(Seat::french);
    t.play("e4xe5");
    CHECK(t.state().result() == won(Seat::allied, Ending::commanders_lost));
}

TEST_CASE("W1.3 in Standard the commander in chief's fall loses the game at once", "[winning][W1.3]") {
    Options options;
    options.mode = Mode::standard;
    Table t(options);
    free_pieces(t);
    t.put("Ney", "a1");
    t.put("Uxbridge", "a9");
    SECTION("Napoleon, attacked") {
        t.put("Napoleon", "e4");
        t.put("Wellington", "i10");
        t.put("Allied light infantry 1", "e5");
        t.begin(Seat::allied);
        t.play("e5xe4");
        CHECK(t.state().result() == won(Seat::allied, Ending::commander_in_chief_lost));
    }
    SECTION("Napoleon, by fire") {
        t.put("Napoleon", "d4");
        t.put("Wellington", "i10");
        t.put("Allied gun", "d6");
        t.begin(Seat::allied);
        t.play("d6:d4");
        CHECK(t.state().result() == won(Seat::allied, Ending::commander_in_chief_lost));
    }
    SECTION("Wellington, attacked") {
        t.put("Napoleon", "i1");
        t.put("Wellington", "e7");
        t.put("French light infantry 1", "e6");
        t.begin(Seat::french);
        t.play("e6xe7");
        CHECK(t.state().result() == won(Seat::french, Ending::commander_in_chief_lost));
    }
    SECTION("Wellington, by fire") {
        t.put("Napoleon", "i1");
        t.put("Wellington", "d7");
        t.put("French gun", "d5");
        t.begin(Seat::french);
        t.play("d5:d7");
        CHECK(t.state().result() == won(Seat::french, Ending::commander_in_chief_lost));
    }
    SECTION("Wellington, by the other commander in chief") {
        t.put("Napoleon", "e6");
        t.put("Wellington", "e7");
        t.begin(Seat::french);
        t.play("e6xe7");
        CHECK(t.state().result() == won(Seat::french, Ending::commander_in_chief_lost));
    }
    SECTION("Napoleon, who rode at a gun from its front") {
        t.put("Napoleon", "e4");
        t.put("Wellington", "i10");
        t.put("Allied gun", "e5");
        t.begin(Seat::french);
        t.play("e4xe5");
        CHECK(t.state().result() == won(Seat::allied, Ending::commander_in_chief_lost));
    }
    CHECK(rule_of(Ending::commander_in_chief_lost) == "W1.3");
    CHECK(t.decider() == Decider::nobody);
}

TEST_CASE("W1.3 not in Basic, and a commander alone is not enough", "[winning][W1.3]") {
    SECTION("Basic") {
        Table t;
        free_pieces(t);
        t.put("Ney", "a1");
        t.put("Napoleon", "e4");
        t.put("Allied light infantry 1", "e5");
        t.begin(Seat::allied);
        t.play("e5xe4");
        CHECK_FALSE(t.state().result());
    }
    SECTION("Ney") {
        Options options;
        options.mode = Mode::standard;
        Table t(options);
        free_pieces(t);
        t.put("Napoleon", "a1");
        t.put("Ney", "e4");
        t.put("Allied line infantry 6", "e5");
        t.begin(Seat::allied);
        t.play("e5xe4");
        CHECK_FALSE(t.state().result());
    }
}

TEST_CASE("W1.4 in Standard an elimination comes before the lines, and before the next frenzy combat", "[winning][W1.4][W1.3]") {
    Options options;
    options.mode = Mode::standard;
    Table t(options);
    t.lines(Sector::left, Sector::centre);
    t.put("French light cavalry", "e10");
    t.put("Wellington", "g10");
    const UnitId behind = t.put("Allied line infantry 3", "h10");
    SECTION("both are the French player's: the fall of Wellington names the ending") {
        t.put("French light infantry 2", "g9");
        t.begin(Seat::french);
        t.play("g9xg10");
        CHECK(t.state().result() == won(Seat::french, Ending::commander_in_chief_lost));
    }
    SECTION("an own frenzied piece that kills Napoleon loses, though it goes on to the line") {
        t.put("Napoleon", "f10");
        t.put("French line infantry 5", "f8");
        t.put("Allied line infantry 5", "f9");
        t.begin(Seat::french);
        t.state().line.allied = static_cast<std::uint8_t>(Sector::right);
        t.play("f8xf9");
        t.roll("Blue+");
        CHECK(t.state().result() == won(Seat::allied, Ending::commander_in_chief_lost));
    }
    CHECK(t.where(behind) == "h10");
}

TEST_CASE("W1.4 in Expert eliminations come first, then the centre, then a retreat", "[winning][W1.4][W12.1][W12.2]") {
    Options options;
    options.mode = Mode::expert;
    Table t(options);
    free_pieces(t);
    SECTION("what both sides hold is the mover's: the French") {
        for (const char* at : {"i10", "j10"}) t.put("French line infantry 3", at);
        for (const char* at : {"a1", "b1"}) t.put("Allied line infantry 3", at);
        t.begin(Seat::french);
        t.play("b2-b3");
        CHECK(t.state().pursuing);
        CHECK(t.state().victor == Seat::french);
    }
    SECTION("what both sides hold is the mover's: the Allied player") {
        for (const char* at : {"i10", "j10"}) t.put("French line infantry 3", at);
        for (const char* at : {"a1", "b1"}) t.put("Allied line infantry 3", at);
        t.begin(Seat::allied);
        t.play("k8-k7");
        CHECK(t.state().pursuing);
        CHECK(t.state().victor == Seat::allied);
    }
    SECTION("the centre decides before a flank") {
        for (const char* at : {"e10", "d10", "c10"}) t.put("French line infantry 3", at);
        t.put("French line infantry 3", "f9");
        t.begin(Seat::french);
        t.play("f9-f10");
        CHECK(t.state().result() == won(Seat::french, Ending::centre_taken));
    }
    SECTION("even the centre of the one whose turn it is not") {
        for (const char* at : {"e10", "f10"}) t.put("French line infantry 3", at);
        t.put("Allied line infantry 3", "a1");
        t.put("Allied line infantry 3", "c2");
        t.begin(Seat::allied);
        t.play("c2-c1");
        CHECK(t.state().result() == won(Seat::french, Ending::centre_taken));
    }
    SECTION("Napoleon's fall decides before either") {
        for (const char* at : {"e10", "f10"}) t.put("French line infantry 3", at);
        t.put("Napoleon", "e4");
        t.put("Allied gun", "e6");
        t.begin(Seat::french);
        t.play("e4xe6");
        CHECK(t.state().result() == won(Seat::allied, Ending::napoleon_lost));
    }
}

TEST_CASE("W1.4 eliminations are tested before the lines of retreat", "[winning][W1.4]") {
    // Uxbridge falls and the winning defender's frenzy takes the second square of the line: both are the French player's.
    Table t;
    t.lines(Sector::left, Sector::centre);
    t.put("Wellington", "eliminated");
    t.put("Uxbridge", "f10");
    t.put("French line infantry 5", "f9");
    t.put("French light cavalry", "h10");
    t.put("Allied light cavalry", "a8");
    t.begin(Seat::allied);
    t.play("f10xf9");
    t.roll("Blue+");
    CHECK(t.state().result() == won(Seat::french, Ending::commanders_lost));
}

TEST_CASE("W1.4 a square taken counts before the next frenzy combat", "[winning][W1.4]") {
    Table t;
    t.lines(Sector::left, Sector::centre);
    t.put("French light cavalry", "h10");
    const UnitId second = t.put("French line infantry 3", "d10");
    t.put("Allied line infantry 3", "e10");
    const UnitId strong = t.put("Allied line infantry 6", "f10");
    t.begin(Seat::french);
    t.play("d10xe10");
    t.roll("Blue+");
    CHECK(t.state().result() == won(Seat::french, Ending::line_of_retreat));
    CHECK(t.where(second) == "e10");
    CHECK(t.where(strong) == "f10");
    CHECK(t.count<Fought>() == 1);
}

TEST_CASE("W1.4 a commander lost to an own frenzied piece loses the game in the own turn", "[winning][W1.4]") {
    Table t;
    free_pieces(t);
    t.put("Napoleon", "eliminated");
    const UnitId guard = t.put("French line infantry 6", "e4");
    t.put("Allied line infantry 6", "e5");
    const UnitId ney = t.put("Ney", "e6");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Blue+");
    CHECK(t.where(ney) == "eliminated");
    CHECK(t.where(guard) == "e6");
    CHECK(t.state().result() == won(Seat::allied, Ending::commanders_lost));
}

TEST_CASE("W1.5 a player without a legal action can only end the turn", "[winning][W1.5]") {
    // Shut in by own guns that have nowhere to go and nothing to fire at.
    Table t;
    const UnitId heavy = t.put("Allied heavy cavalry 4", "a1");
    t.state().mark(heavy).weakened = 1;
    t.put("Allied gun", "a2");
    t.put("Allied gun", "b1");
    for (const char* enemy : {"a3", "b2", "c1"}) t.put("French line infantry 3", enemy);
    t.lines(Sector::right, Sector::right);
    t.begin(Seat::allied);
    const auto texts = t.legal_texts();
    for (const std::string& text : texts) {
        INFO(text);
        const bool free = text == "end" || text == "a1-off" || text == "offer-draw" || text == "resign" ||
                          text.rfind("orders-", 0) == 0;
        CHECK(free);
    }
    CHECK(std::find(texts.begin(), texts.end(), "end") != texts.end());
    CHECK(std::find(texts.begin(), texts.end(), "a1-off") != texts.end());
    t.play("end");
    CHECK_FALSE(t.state().result());
    t.play("b2-d2");
    t.play("end");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.5 if both turns of a game turn were ended so, the game is drawn", "[winning][W1.5]") {
    Table t;
    t.begin(Seat::allied);
    t.play("end");
    CHECK_FALSE(t.state().result());
    t.play("end");
    CHECK(t.state().result() == drawn(Ending::nobody_can_act));
}

TEST_CASE("W1.5 the two turns must be of one game turn", "[winning][W1.5]") {
    Table t;
    t.begin(Seat::french, 4);
    t.play("end");
    CHECK(t.state().turn == 5);
    t.play("end");
    CHECK_FALSE(t.state().result());
    t.play("end");
    CHECK(t.state().result() == drawn(Ending::nobody_can_act));
}

TEST_CASE("W1.5 being stuck is forgotten with its game turn", "[winning][W1.5]") {
    Table t;
    const UnitId foot = t.put("Allied line infantry 3", "withdrawn");
    t.state().mark(foot).fresh = 1;
    t.put("French light infantry 1", "d10");
    t.begin(Seat::allied, 4);
    t.play("end");
    t.play("end");
    t.play(t.named(foot, "+e10"));
    t.play("e10xd10");
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.5 using up the actions is not being stuck", "[winning][W1.5]") {
    Table t;
    free_pieces(t);
    t.begin(Seat::allied);
    for (const char* act : {"k8-k7", "k7-k8", "k8-k7", "end", "b2-b3", "b3-b2", "b2-b3", "end"}) t.play(act);
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.5 ending a turn with legal actions left is not being stuck", "[winning][W1.5]") {
    Table t;
    free_pieces(t);
    t.begin(Seat::allied);
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.6 a player may resign at any own decision", "[winning][W1.6]") {
    SECTION("in the own turn") {
        Table t;
        free_pieces(t);
        t.begin(Seat::french);
        t.play("resign");
        CHECK(t.state().result() == won(Seat::allied, Ending::resigned));
    }
    SECTION("at a choice out of turn") {
        Table t;
        free_pieces(t);
        t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 3", "e5");
        t.put("Allied line infantry 3", "e3");
        t.begin(Seat::french);
        t.play("e4xe5");
        t.roll("Red+");
        REQUIRE(t.decider() == Decider::allied);
        t.play("resign");
        CHECK(t.state().result() == won(Seat::french, Ending::resigned));
    }
    SECTION("during set-up") {
        const Rules rules(shipped(), {});
        State state = initial_state(rules);
        while (state.phase == Phase::line_draw) apply(rules, state, Roll{DrawLine{Sector::left}});
        REQUIRE(turn(state) == Decider::allied);
        REQUIRE_FALSE(check(rules, state, Resign{}));
        apply(rules, state, Action{Resign{}});
        CHECK(state.result() == won(Seat::french, Ending::resigned));
    }
}

TEST_CASE("W1.6 a draw is offered once in an own turn and accepted as the other's first act", "[winning][W1.6]") {
    Table t;
    free_pieces(t);
    t.begin(Seat::allied);
    CHECK(t.refused("accept-draw") == "W1.6");
    t.play("offer-draw");
    CHECK(t.refused("offer-draw") == "W1.6");
    CHECK(t.refused("accept-draw") == "W1.6");
    CHECK(t.state().actions_left() == 3);
    CHECK(t.news<DrawOffered>(Viewer::french) == DrawOffered{Seat::allied});
    t.play("k8-k7");
    CHECK(t.refused("offer-draw") == "W1.6");
    t.play("end");
    CHECK(t.view(Viewer::french).draw_offered_by == Seat::allied);
    SECTION("accepted") {
        t.play("accept-draw");
        CHECK(t.state().result() == drawn(Ending::draw_agreed));
    }
    SECTION("lapsed by a move") {
        t.play("b2-b3");
        CHECK(t.refused("accept-draw") == "W1.6");
        CHECK_FALSE(t.view(Viewer::french).draw_offered_by);
    }
    SECTION("lapsed by ending the turn") {
        t.play("end");
        CHECK(t.refused("accept-draw") == "W1.6");
        CHECK(t.allowed("offer-draw"));
        t.play("end");
        CHECK(t.refused("accept-draw") == "W1.6");
    }
    SECTION("a standing order is secret (W15.3), so it cannot be an act that the offer lapses with") {
        t.play("orders-silent");
        CHECK(t.view(Viewer::allied).draw_offered_by == Seat::allied);
        CHECK(t.allowed("accept-draw"));
    }
    SECTION("lapsed by an offer of one's own") {
        t.play("offer-draw");
        CHECK(t.refused("accept-draw") == "W1.6");
        t.play("end");
        CHECK(t.allowed("accept-draw"));
    }
}

TEST_CASE("W1.6 no draw is offered out of turn or in set-up", "[winning][W1.6]") {
    Table t;
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "e3");
    t.begin(Seat::french);
    t.play("e4xe5");
    t.roll("Red+");
    REQUIRE(t.decider() == Decider::allied);
    CHECK(t.refused("offer-draw") == "W1.6");

    const Rules rules(shipped(), {});
    State state = initial_state(rules);
    while (state.phase == Phase::line_draw) apply(rules, state, Roll{DrawLine{Sector::left}});
    REQUIRE(check(rules, state, OfferDraw{}));
    CHECK(check(rules, state, OfferDraw{})->rule == "W1.6");
}

TEST_CASE("W1.7 thirty quiet game turns in a row draw the game", "[winning][W1.7]") {
    Table t;
    free_pieces(t);
    t.put("Allied light infantry 1", "e5");
    t.put("French gun", "e3");
    t.put("French line infantry 3", "d5");
    CHECK(shipped().turns.quiet_turn_limit == 30);
    t.state().quiet_turns = 29;
    t.begin(Seat::allied, 40);
    SECTION("at the end of the thirtieth") {
        t.play("end");
        CHECK_FALSE(t.state().result());
        t.play("end");
        CHECK(t.state().result() == drawn(Ending::quiet_turns));
    }
    SECTION("an attack begins the count anew") {
        t.play("end");
        t.play("d5xe5");
        t.play("end");
        CHECK_FALSE(t.state().result());
        CHECK(t.state().quiet_turns == 0);
    }
    SECTION("so does an attack of the first mover") {
        t.play("e5xd5");
        t.play("end");
        t.play("end");
        CHECK_FALSE(t.state().result());
        CHECK(t.state().quiet_turns == 0);
    }
    SECTION("and a shot, though nothing falls") {
        t.play("end");
        t.play("e3:e5");
        t.play("end");
        CHECK_FALSE(t.state().result());
        CHECK(t.state().quiet_turns == 0);
    }
}

TEST_CASE("W1.7 counts game turns, one by one, up to thirty from the start", "[winning][W1.7]") {
    Table t;
    free_pieces(t);
    t.begin(Seat::allied);
    for (int turn = 1; turn <= 30; ++turn) {
        REQUIRE_FALSE(t.state().result());
        CHECK(t.state().turn == turn);
        t.play("end");
        t.play("end");
    }
    CHECK(t.state().result() == drawn(Ending::quiet_turns));
}

TEST_CASE("W1.8 a turn ends only when its player ends it", "[winning][W1.8]") {
    Table t;
    free_pieces(t);
    t.begin(Seat::allied);
    for (const char* act : {"k8-k7", "k7-k8", "k8-k7"}) t.play(act);
    CHECK(t.state().actions_left() == 0);
    CHECK(t.decider() == Decider::allied);
    CHECK(t.refused("k7-k8") == "W5.3");
    CHECK(t.allowed("end"));
    t.play("end");
    CHECK(t.decider() == Decider::french);
}

TEST_CASE("W1.8 also when no action is possible", "[winning][W1.8]") {
    Table t;
    t.put("French light cavalry", "b2");
    t.begin(Seat::allied);
    CHECK(t.decider() == Decider::allied);
    t.play("end");
    CHECK(t.decider() == Decider::french);
}
