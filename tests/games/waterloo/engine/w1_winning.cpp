// W1.1-W1.4: how a battle is won.
#include "catch.hpp"

#include "sessions.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

struct Placed {
    const char* piece;
    const char* at;
};

/// Actions and dice from a posed position. Either the last one ends the game, or none does.
struct Case {
    const char* what;
    std::vector<Placed> pieces;
    Seat mover;
    std::vector<const char*> acts;
    std::optional<Seat> winner;
    PerSeat<Sector> lines{Sector::left, Sector::left};
};

/// Late enough for Prussians to be on the board.
constexpr int turn_of_cases = 14;

/// Poses and plays it; returns the first of its pieces.
UnitId play_case(TestGame& t, const Case& one, Ending ending) {
    t.lines(one.lines[french_seat], one.lines[allied_seat]);
    const UnitId first = t.put(one.pieces[0].piece, one.pieces[0].at);
    for (std::size_t i = 1; i < one.pieces.size(); ++i) t.put(one.pieces[i].piece, one.pieces[i].at);
    t.begin(one.mover, turn_of_cases);
    for (const char* act : one.acts) {
        CHECK_FALSE(t.state().result());
        if (const auto roll = roll_from_text(t.rules().roster(), act)) t.roll(*roll);
        else t.play(act);
    }
    if (!one.winner) {
        CHECK_FALSE(t.state().result());
        return first;
    }
    CHECK(t.state().result() == Result{*one.winner, ending});
    CHECK(t.decider() == Decider::nobody);
    CHECK(t.state().phase == Phase::over);
    CHECK(t.legal_texts().empty());
    return first;
}

}  // namespace

TEST_CASE("W1.1 two pieces anywhere on the enemy's line of retreat win at once", "[winning][W1.1]") {
    const auto one =
        GENERATE(values<Case>({{"by a move",
                                {{"French light cavalry", "e10"}, {"French line infantry 3", "g9"}, {"Allied line infantry 3", "a9"}},
                                french_seat,
                                {"g9-g10"},
                                french_seat,
                                {Sector::left, Sector::centre}},
                               {"one piece, and one on another sector",
                                {{"French light cavalry", "e10"}, {"French line infantry 3", "g9"}, {"Allied line infantry 3", "a9"}},
                                french_seat,
                                {"e10-d10", "g9-g10"},
                                {},
                                {Sector::left, Sector::centre}},
                               {"on their own line, and on two sectors that are no line",
                                {{"French light cavalry", "e1"},
                                 {"French light cavalry", "f2"},
                                 {"French light cavalry", "e10"},
                                 {"French light cavalry", "f9"},
                                 {"Allied line infantry 3", "a7"}},
                                french_seat,
                                {"f2-f1", "f9-f10", "e10-d10"},
                                {},
                                {Sector::centre, Sector::right}},
                               {"by an attack; Prussians count for the Allied player",
                                {{"Prussian light cavalry", "l1"},
                                 {"Allied line infantry 3", "k2"},
                                 {"French light infantry 1", "k1"},
                                 {"French line infantry 3", "a4"}},
                                allied_seat,
                                {"k2xk1"},
                                allied_seat,
                                {Sector::right, Sector::centre}},
                               {"in the enemy's turn, by a winning defender's frenzy",
                                {{"Allied light cavalry", "h1"},
                                 {"Allied line infantry 3", "e2"},
                                 {"French line infantry 3", "e1"},
                                 {"French line infantry 3", "a4"}},
                                french_seat,
                                {"e1xe2", "die:Red+"},
                                allied_seat,
                                {Sector::centre, Sector::centre}}}));
    CAPTURE(one.what);
    TestGame t;
    play_case(t, one, Ending::line_of_retreat);
    CHECK(rule_of(Ending::line_of_retreat) == "W1.1");
}

TEST_CASE("W1.1 the Prussians may win by arriving or entering", "[winning][W1.1][W1.4][W9.1][W9.7]") {
    Ruleset set = shipped();
    set.arrival.flag = {square("l1")};
    set.arrival.beside = {};
    TestGame t({}, set);
    free_pieces(t);
    t.lines(Sector::right, Sector::left);
    t.put("Allied line infantry 3", "i1");
    SECTION("drawn at the end of a game turn") {
        const UnitId drawn = t.put("Prussian line infantry 3", "reserve");
        t.begin(french_seat, 12);
        t.play("end");
        CHECK_FALSE(t.state().result());
        t.draw(drawn);
    }
    SECTION("back from a rout") {
        const UnitId routed = t.put("Prussian line infantry 3", "withdrawn");
        t.begin(allied_seat, 14);
        t.play(t.named(routed, "+l1"));
    }
    CHECK(t.state().result() == Result{allied_seat, Ending::line_of_retreat});
}

TEST_CASE("W1.2 losing both the commander and the commander in chief loses at once", "[winning][W1.2]") {
    const auto one = GENERATE(values<Case>(
        {{"the commander last",
          {{"Ney", "e4"}, {"Napoleon", "eliminated"}, {"Allied line infantry 6", "e5"}},
          allied_seat,
          {"e5xe4"},
          allied_seat},
         {"the other side's commander last",
          {{"Uxbridge", "e7"}, {"Wellington", "eliminated"}, {"French line infantry 6", "e6"}},
          french_seat,
          {"e6xe7"},
          french_seat},
         {"the commander in chief last; Bülow does not save the Allied player",
          {{"Wellington", "e7"}, {"Uxbridge", "eliminated"}, {"Bülow", "l8"}, {"French light infantry 1", "e6"}},
          french_seat,
          {"e6xe7"},
          french_seat},
         {"by his own attack", {{"Napoleon", "e4"}, {"Ney", "eliminated"}, {"Allied gun", "e5"}}, french_seat, {"e4xe5"}, allied_seat},
         {"one of the two is enough to go on",
          {{"Ney", "e4"}, {"Napoleon", "a1"}, {"Allied line infantry 6", "e5"}},
          allied_seat,
          {"e5xe4"},
          {}},
         {"a withdrawn commander is not lost for good",
          {{"Napoleon", "e4"}, {"Ney", "withdrawn"}, {"Allied line infantry 3", "e5"}},
          allied_seat,
          {"e5xe4"},
          {}},
         {"Bülow is neither of the two",
          {{"Bülow", "e7"}, {"Wellington", "eliminated"}, {"Uxbridge", "h8"}, {"French line infantry 6", "e6"}},
          french_seat,
          {"e6xe7"},
          {}}}));
    CAPTURE(one.what);
    TestGame t;
    free_pieces(t);
    const UnitId fallen = play_case(t, one, Ending::commanders_lost);
    CHECK(t.where(fallen) == "eliminated");
    CHECK(rule_of(Ending::commanders_lost) == "W1.2");
}

TEST_CASE("W1.3 in Standard, and not in Basic, the commander in chief's fall loses the game at once", "[winning][W1.3]") {
    const auto one = GENERATE(values<Case>(
        {{"Napoleon, attacked",
          {{"Napoleon", "e4"}, {"Wellington", "i10"}, {"Allied light infantry 1", "e5"}},
          allied_seat,
          {"e5xe4"},
          allied_seat},
         {"Napoleon, by fire", {{"Napoleon", "d4"}, {"Wellington", "i10"}, {"Allied gun", "d6"}}, allied_seat, {"d6:d4"}, allied_seat},
         {"Napoleon, who rode at a gun from its front",
          {{"Napoleon", "e4"}, {"Wellington", "i10"}, {"Allied gun", "e5"}},
          french_seat,
          {"e4xe5"},
          allied_seat},
         {"Wellington, attacked",
          {{"Wellington", "e7"}, {"Napoleon", "i1"}, {"French light infantry 1", "e6"}},
          french_seat,
          {"e6xe7"},
          french_seat},
         {"Wellington, by fire", {{"Wellington", "d7"}, {"Napoleon", "i1"}, {"French gun", "d5"}}, french_seat, {"d5:d7"}, french_seat},
         {"Wellington, by the other commander in chief",
          {{"Wellington", "e7"}, {"Napoleon", "e6"}},
          french_seat,
          {"e6xe7"},
          french_seat}}));
    const bool decisive = GENERATE(true, false);
    CAPTURE(one.what, decisive);
    Case expected = one;
    if (!decisive) expected.winner = std::nullopt;
    TestGame t(decisive ? standard() : Options{});
    free_pieces(t);
    t.put("Ney", "a1");
    t.put("Uxbridge", "a9");
    const UnitId fallen = play_case(t, expected, Ending::commander_in_chief_lost);
    CHECK(t.where(fallen) == "eliminated");
    CHECK(rule_of(Ending::commander_in_chief_lost) == "W1.3");
}

TEST_CASE("W1.3 a commander alone is not enough", "[winning][W1.3]") {
    Combat t({.attacker = "Allied line infantry 6", .from = "e5", .defender = "Ney", .at = "e4"}, standard());
    t.put("Napoleon", "a1");
    t.attack();
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.4 in Standard an elimination comes before the lines, and before the next frenzy combat", "[winning][W1.4][W1.3]") {
    TestGame t(standard());
    t.lines(Sector::left, Sector::centre);
    t.put("French light cavalry", "e10");
    t.put("Wellington", "g10");
    const UnitId behind = t.put("Allied line infantry 3", "h10");
    SECTION("both are the French player's: the fall of Wellington names the ending") {
        t.put("French light infantry 2", "g9");
        t.begin(french_seat);
        t.play("g9xg10");
        CHECK(t.state().result() == Result{french_seat, Ending::commander_in_chief_lost});
    }
    SECTION("a French frenzied piece that kills Napoleon loses, even if it goes on to the line") {
        t.put("Napoleon", "f10");
        t.put("French line infantry 5", "f8");
        t.put("Allied line infantry 5", "f9");
        t.begin(french_seat);
        t.state().line[allied_seat] = static_cast<std::uint8_t>(Sector::right);
        t.play("f8xf9");
        t.roll("Blue+");
        CHECK(t.state().result() == Result{allied_seat, Ending::commander_in_chief_lost});
    }
    CHECK(t.where(behind) == "h10");
}

TEST_CASE("W1.4 if both players would win with the same step, the mover wins", "[winning][W1.4]") {
    const auto [mover, act] = GENERATE(table<Seat, const char*>({{french_seat, "h2-h3"}, {allied_seat, "h8-h7"}}));
    TestGame t;
    free_pieces(t, "h2", "h8");
    for (const char* at : {"i10", "j10"}) t.put("French line infantry 3", at);
    for (const char* at : {"a1", "b1"}) t.put("Allied line infantry 3", at);
    t.begin(mover);
    t.play(act);
    CHECK(t.state().result() == Result{mover, Ending::line_of_retreat});
}

TEST_CASE("W1.4 in Expert eliminations come first, then the centre, then a retreat", "[winning][W1.4][W12.1][W12.2]") {
    TestGame t(expert());
    free_pieces(t, "b2", "k8");
    SECTION("what both sides hold is the mover's") {
        const auto [mover, act] = GENERATE(table<Seat, const char*>({{french_seat, "b2-b3"}, {allied_seat, "k8-k7"}}));
        for (const char* at : {"i10", "j10"}) t.put("French line infantry 3", at);
        for (const char* at : {"a1", "b1"}) t.put("Allied line infantry 3", at);
        t.begin(mover);
        t.play(act);
        CHECK(t.state().pursuing);
        CHECK(t.state().victor == mover);
    }
    SECTION("the centre decides before a flank") {
        for (const char* at : {"e10", "d10", "c10"}) t.put("French line infantry 3", at);
        t.put("French line infantry 3", "f9");
        t.begin(french_seat);
        t.play("f9-f10");
        CHECK(t.state().result() == Result{french_seat, Ending::centre_taken});
    }
    SECTION("even the centre of the other player") {
        for (const char* at : {"e10", "f10"}) t.put("French line infantry 3", at);
        t.put("Allied line infantry 3", "a1");
        t.put("Allied line infantry 3", "c2");
        t.begin(allied_seat);
        t.play("c2-c1");
        CHECK(t.state().result() == Result{french_seat, Ending::centre_taken});
    }
    SECTION("Napoleon's fall decides before either") {
        for (const char* at : {"e10", "f10"}) t.put("French line infantry 3", at);
        t.put("Napoleon", "e4");
        t.put("Allied gun", "e6");
        t.begin(french_seat);
        t.play("e4xe6");
        CHECK(t.state().result() == Result{allied_seat, Ending::napoleon_lost});
    }
}

TEST_CASE("W1.4 eliminations are tested before the lines of retreat", "[winning][W1.4]") {
    // Uxbridge falls and the winning defender's frenzy takes the second square of the line: both are the French player's.
    TestGame t;
    t.lines(Sector::left, Sector::centre);
    t.put("Wellington", "eliminated");
    t.put("Uxbridge", "f10");
    t.put("French line infantry 5", "f9");
    t.put("French light cavalry", "h10");
    t.put("Allied light cavalry", "a8");
    t.begin(allied_seat);
    t.play("f10xf9");
    t.roll("Blue+");
    CHECK(t.state().result() == Result{french_seat, Ending::commanders_lost});
}

TEST_CASE("W1.4 a square taken counts before the next frenzy combat", "[winning][W1.4]") {
    TestGame t;
    t.lines(Sector::left, Sector::centre);
    t.put("French light cavalry", "h10");
    const UnitId second = t.put("French line infantry 3", "d10");
    t.put("Allied line infantry 3", "e10");
    const UnitId strong = t.put("Allied line infantry 6", "f10");
    t.begin(french_seat);
    t.play("d10xe10");
    t.roll("Blue+");
    CHECK(t.state().result() == Result{french_seat, Ending::line_of_retreat});
    CHECK(t.where(second) == "e10");
    CHECK(t.where(strong) == "f10");
    CHECK(t.count<Fought>() == 1);
}

TEST_CASE("W1.4 a defender that wins by '+' takes its square even if the combat ends the game", "[winning][W1.4][W8.7]") {
    TestGame t;
    t.put("Napoleon", "eliminated");
    const UnitId ney = t.put("Ney", "e4");
    const UnitId behind = t.put("French line infantry 3", "e3");
    t.put("Wellington", "d10");
    const UnitId uxbridge = t.put("Uxbridge", "e5");
    t.begin(french_seat, 5);
    t.play("e4xe5");
    SECTION("'+': it stands on e4, and no further combat begins") {
        t.roll("Red+");
        CHECK(t.where(uxbridge) == "e4");
        REQUIRE(t.news<TookSquare>());
        CHECK(t.news<TookSquare>()->to == square("e4"));
        CHECK(t.count<Fought>() == 1);
        CHECK(std::holds_alternative<GameEnded>(t.heard(Viewer::onlooker).back()));
    }
    SECTION("a plain face: it stays (W8.6)") {
        t.roll("Red");
        CHECK(t.where(uxbridge) == "e5");
    }
    CHECK(t.where(ney) == "eliminated");
    CHECK(t.where(behind) == "e3");
    CHECK(t.state().result() == Result{allied_seat, Ending::commanders_lost});
}

TEST_CASE("W1.4 a defender's '+' that loses both leaders at once and takes the line is won by the leaders", "[winning][W1.4][W8.7]") {
    // Ney falls, and the square that the winner takes would sever the line of retreat too.
    TestGame t;
    t.lines(Sector::left, Sector::left);
    t.put("Napoleon", "eliminated");
    t.put("Ney", "a1");
    const UnitId winner = t.put("Allied line infantry 5", "a2");
    t.put("Allied line infantry 3", "b1");
    t.put("French light cavalry", "h4");
    t.begin(french_seat, 5);
    t.play("a1xa2");
    t.roll("Red+");
    CHECK(t.where(winner) == "a1");
    CHECK(t.state().result() == Result{allied_seat, Ending::commanders_lost});
}

TEST_CASE("W1.4 a player who has lost both leaders has lost by the rule of the mode", "[winning][W1.4][W1.2][W1.3][W12.1]") {
    struct Lost {
        Mode mode;
        Seat loser;
        Ending ending;
    };
    const Lost one = GENERATE(values<Lost>({{Mode::basic, french_seat, Ending::commanders_lost},
                                            {Mode::standard, french_seat, Ending::commander_in_chief_lost},
                                            {Mode::standard, allied_seat, Ending::commander_in_chief_lost},
                                            {Mode::expert, french_seat, Ending::napoleon_lost},
                                            {Mode::expert, allied_seat, Ending::commanders_lost}}));
    CAPTURE(word(one.mode), word(one.loser));
    Options options;
    options.mode = one.mode;
    TestGame t(options);
    const bool french = one.loser == french_seat;
    free_pieces(t);
    t.put(french ? "Ney" : "Uxbridge", "eliminated");
    t.put(french ? "Napoleon" : "Wellington", french ? "e4" : "e7");
    t.put(french ? "Allied light infantry 1" : "French light infantry 1", french ? "e5" : "e6");
    t.begin(other(one.loser), 5);
    t.play(french ? "e5xe4" : "e6xe7");
    CHECK(t.state().result() == Result{other(one.loser), one.ending});
}

TEST_CASE("W1.4 a commander lost to a friendly frenzied piece loses the game in the player's own turn", "[winning][W1.4]") {
    Combat t({.attacker = "French line infantry 6", .defender = "Allied line infantry 6"});
    t.put("Napoleon", "eliminated");
    const UnitId ney = t.put("Ney", "e6");
    t.attack("Blue+");
    CHECK(t.where(ney) == "eliminated");
    CHECK(t.where(t.attacker) == "e6");
    CHECK(t.state().result() == Result{allied_seat, Ending::commanders_lost});
}

TEST_CASE("W1.1 a step that shows where the enemy's line is not is no longer taken back", "[winning][W1.1][undo]") {
    TestGame t(Options{});
    t.lines(Sector::left, Sector::centre);
    free_pieces(t);
    t.put("French light cavalry", "j9");
    t.put("French line infantry 3", "i9");
    t.put("French line infantry 4", "k9");
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, "i9-i10");
    CHECK(session.can_undo());  // one piece alone reveals nothing
    play(session, "j9-j10");
    REQUIRE(session.decider() == Decider::first);
    CHECK_FALSE(session.can_undo());
    CHECK(session.fixed_plies() == session.ply_count());
    play(session, "k9-k10");  // that line is known already
    CHECK(session.can_undo());
}
