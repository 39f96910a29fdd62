#include <algorithm>
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

Options true_to_the_table() {
    Options options;
    options.memory = false;
    return options;
}

/// The French can attack Allied infantry on e5 and g5; both players hold a card.
TestGame two_attacks() {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 4", "e4");
    t.put("French line infantry 4", "g4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "g5");
    deal(t, french_seat, {Card::initiative});
    deal(t, allied_seat, {Card::fighting_spirit});
    return t;
}

}  // namespace

TEST_CASE("W15.1 true to the table, the screen forgets a face after the moment it was shown", "[ours][W15.1]") {
    TestGame t(true_to_the_table());
    const UnitId attacker = t.put("French line infantry 4", "e4");
    const UnitId defender = t.put("Allied line infantry 5", "e6");
    t.put("Allied line infantry 3", "e5");
    t.put("French light cavalry", "a2");
    t.begin(french_seat);
    t.play("e4xe5");
    // The event itself is complete.
    CHECK(t.news<Fought>(allied_viewer)->attacker.unit == attacker);
    for (const Viewer viewer : {allied_viewer, Viewer::onlooker}) {
        CHECK(t.seen(attacker, viewer).knowledge == Knowledge::back);
        CHECK(t.view(viewer).at(square("e5"))->knowledge == Knowledge::back);
    }
    CHECK(t.seen(attacker, french_viewer).unit == attacker);
    CHECK(t.seen(attacker, french_viewer).known_to_enemy == Knowledge::back);
    t.play("e5xe6");
    CHECK(t.seen(defender, french_viewer).knowledge == Knowledge::back);
    // Eliminated pieces stay visible (W8.4).
    CHECK(t.seen(attacker, allied_viewer).unit == attacker);
}

TEST_CASE("W15.1 it also forgets what a shot showed", "[ours][W15.1]") {
    TestGame t(true_to_the_table());
    t.put("French gun", "e4");
    const UnitId light = t.put("Allied light infantry 2", "e6");
    t.begin(french_seat);
    t.play("e4:e6");
    CHECK(t.news<Fired>(french_viewer)->target.knowledge == Knowledge::light_infantry);
    CHECK(t.seen(light, french_viewer).knowledge == Knowledge::back);
}

TEST_CASE("W15.1 both pieces are shown until the die is rolled", "[ours][W15.1]") {
    TestGame t(true_to_the_table());
    const UnitId attacker = t.put("French line infantry 3", "e4");
    const UnitId defender = t.put("Allied line infantry 3", "e5");
    t.put("Allied light cavalry", "a8");
    t.begin(french_seat);
    t.play("e4xe5");
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        REQUIRE(view.fight);
        CHECK(view.fight->attacker.unit == attacker);
        CHECK(view.fight->defender.unit == defender);
    }
    t.roll("RedR");
    CHECK(t.seen(defender, french_viewer).knowledge == Knowledge::back);
}

TEST_CASE("W15.1 a routed piece comes back unknown", "[ours][W15.1]") {
    TestGame t(true_to_the_table());
    const UnitId routed = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(french_seat);
    t.play("e4xe5");
    t.roll("RedR");
    t.play("end");
    t.play("end");
    t.play(t.named(routed, "+e1"));
    CHECK(t.seen(routed, allied_viewer).knowledge == Knowledge::back);
    CHECK_FALSE(t.news<Entered>(allied_viewer)->piece.unit);
}

TEST_CASE("W15.1 the player's log forgets together with the screen, and remembers without that option", "[ours][W15.1]") {
    for (const bool memory : {true, false}) {
        Options options;
        options.memory = memory;
        TestGame t(options);
        const UnitId attacker = t.put("French line infantry 4", "e4");
        t.put("Allied line infantry 3", "e5");
        t.put("Allied light cavalry", "a8");
        t.begin(french_seat);
        Session session = session_at(t);
        play(session, "e4xe5");
        play(session, "e5-e6");
        const auto face_in_log = [&](Viewer viewer) {
            for (const LogLine& line : session.log(viewer))
                if (const auto* fought = std::get_if<Fought>(&line.event)) return fought->attacker.unit;
            return std::optional<UnitId>();
        };
        CHECK(face_in_log(french_viewer) == attacker);
        CHECK(face_in_log(allied_viewer) == (memory ? std::optional(attacker) : std::nullopt));
        CHECK(face_in_log(Viewer::onlooker) == (memory ? std::optional(attacker) : std::nullopt));
    }
}

TEST_CASE("W15.2 nightfall is off by default", "[ours][W15.2]") {
    CHECK_FALSE(Options{}.nightfall);
    CHECK(shipped().turns.nightfall_turn == 20);
    CHECK(clock_minutes(Rules(shipped(), {}), 21) == 21 * 60);
}

TEST_CASE("W15.2 if on, the game is drawn at the end of turn 20, before any Prussian entry", "[ours][W15.2]") {
    Options options;
    options.nightfall = true;
    TestGame t(options);
    free_pieces(t, "b2", "e8");
    t.put_all(Army::prussian, Place::reserve);
    SECTION("turn 20") {
        t.begin(allied_seat, 20);
        t.play("end");
        CHECK_FALSE(t.state().result());
        t.play("end");
        CHECK(t.state().result() == Result{std::nullopt, Ending::nightfall});
        CHECK(t.decider() == Decider::nobody);
        CHECK(rule_of(Ending::nightfall) == "W15.2");
    }
    SECTION("a position posed after turn 20: at the end of its first game turn") {
        t.begin(allied_seat, 23);
        t.play("end");
        CHECK_FALSE(t.state().result());
        t.play("end");
        CHECK(t.state().result() == Result{std::nullopt, Ending::nightfall});
    }
    SECTION("not turn 19") {
        t.begin(french_seat, 19);
        t.play("end");
        CHECK_FALSE(t.state().result());
        CHECK(t.decider() == Decider::chance);
    }
}

TEST_CASE("W15.3 the standing order is given in the player's turn and costs nothing", "[ours][W15.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat);
    CHECK(t.view(allied_viewer).orders == Orders::ask);
    t.play("orders-silent");
    CHECK(t.state().actions_left() == 3);
    CHECK(t.view(allied_viewer).orders != Orders::ask);
    CHECK(t.allowed("orders-ask"));
}

TEST_CASE("W15.3 the order applies until the player's next turn", "[ours][W15.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat);
    t.play("orders-silent");
    t.play("end");
    CHECK(t.view(allied_viewer).orders != Orders::ask);
    t.play("end");
    CHECK(t.view(allied_viewer).orders == Orders::ask);
}

TEST_CASE("W15.3 the order is secret: no event, log line or view shows it", "[ours][W15.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat);
    Session plain = session_at(t);
    Session ordered = session_at(t);
    play(ordered, "orders-silent");
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) {
        CHECK(plain.view(viewer) == ordered.view(viewer));
        CHECK(plain.heard(viewer) == ordered.heard(viewer));
    }
    for (Session* session : {&plain, &ordered}) {
        play(*session, "e8-e7");
        play(*session, "end");
    }
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) {
        CHECK(plain.view(viewer) == ordered.view(viewer));
        CHECK(plain.log(viewer) == ordered.log(viewer));
    }
}

TEST_CASE("W15.3 a silent order answers for the player who gave it", "[ours][cards][W15.3][W11.9]") {
    TestGame t = two_attacks();
    t.begin(allied_seat);
    t.play("orders-silent");
    t.play("end");
    t.play("e4xe5");
    CHECK(t.decider() == french_decider);
    CHECK(t.count<Fought>() == 1);
    CHECK(t.state().hand[allied_seat][Card::fighting_spirit] == 1);
    t.play("end");
    // Until the player's next turn: from now on they are asked again.
    t.play("end");
    t.play("g4xg5");
    CHECK(t.state().phase == Phase::defence);
}

TEST_CASE("W15.3 in the player's own turn the order also answers a frenzy", "[ours][cards][W15.3][W11.9]") {
    const bool silent = GENERATE(false, true);
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("French line infantry 3", "e3");
    t.put("Allied line infantry 3", "e5");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    if (silent) t.play("orders-silent");
    t.play("e4xe5");
    t.roll("Red+");
    CHECK((t.state().phase == Phase::defence) != silent);
}

TEST_CASE("W15.3 the order given and taken back is as secret as the order", "[ours][cards][secrets][W15.3]") {
    TestGame t = two_attacks();
    t.begin(allied_seat);
    Session plain = session_at(t);
    Session ordered = session_at(t);
    play(ordered, {"orders-silent", "orders-ask", "orders-silent"});
    expect_same(plain, ordered, {french_viewer, Viewer::onlooker});
    for (Session* game : {&plain, &ordered}) play(*game, {"a8-a7", "end"});
    expect_same(plain, ordered, {french_viewer, Viewer::onlooker});
    CHECK(ordered.view(allied_viewer).orders != Orders::ask);
    CHECK(ordered.view(french_viewer).orders == Orders::ask);
}

TEST_CASE("W15.3 each player's order is for that player alone", "[ours][cards][W15.3][W11.9]") {
    TestGame t = two_attacks();
    t.begin(french_seat);
    t.play("orders-silent");
    t.play("e4xe5");
    CHECK(t.state().phase == Phase::defence);  // the French order does not answer for the Allied player
    t.play("no-card");
    t.play("end");
    t.play("g5xg4");
    CHECK(t.decider() == allied_decider);  // but it does for the French player
    CHECK(t.count<Fought>() == 1);
}

TEST_CASE("W15.3 an order that has been changed back asks again", "[ours][cards][W15.3][W11.9]") {
    TestGame t = two_attacks();
    t.begin(allied_seat);
    t.play("orders-silent");
    t.play("orders-ask");
    t.play("end");
    t.play("e4xe5");
    CHECK(t.state().phase == Phase::defence);
}

TEST_CASE("W15.3 an order to be asked in some cases, or never, stands until it is changed", "[ours][cards][W15.3][W11.9]") {
    const std::string order = GENERATE(as<std::string>(), "orders-known", "orders-never");
    TestGame t = two_attacks();
    t.begin(allied_seat);
    t.play(order);
    t.play("end");
    t.play("end");
    CHECK(t.view(allied_viewer).orders != Orders::ask);
    t.play("end");
    t.play("e4xe5");
    CHECK(t.state().phase != Phase::defence);  // the attacker is unknown
}

TEST_CASE("W15.3 a player who wants to be asked about known attackers is asked once the attacker has been shown",
          "[ours][cards][W15.3][W11.9]") {
    TestGame t = two_attacks();
    t.begin(allied_seat);
    t.play("orders-known");
    t.state().mark(*t.state().unit_at(square("e4"))).seen = static_cast<std::uint8_t>(Knowledge::all);
    t.play("end");
    t.play("e4xe5");
    CHECK(t.state().phase == Phase::defence);
}

TEST_CASE("W15.3 W15.1 true to the table, nobody is asked only about attackers that they know", "[ours][cards][W15.3][W15.1]") {
    const bool memory = GENERATE(true, false);
    CAPTURE(memory);
    Options options = standard();
    options.memory = memory;
    TestGame t(options);
    free_pieces(t);
    deal(t, french_seat, {Card::initiative});
    deal(t, allied_seat, {Card::fighting_spirit});
    t.begin(allied_seat);
    const std::vector<std::string> legal = t.legal_texts();
    CHECK(std::count(legal.begin(), legal.end(), "orders-known") == (memory ? 1 : 0));
    CHECK(t.refused("orders-known") == (memory ? "" : "W15.3"));
    for (const char* order : {"orders-never", "orders-silent", "orders-ask"}) {
        CHECK(t.allowed(order));
        t.play(order);
    }
    // A game begun before keeps the order, so that its record can be read.
    Ruleset before = shipped();
    before.expert.saving_needs_cavalry = true;
    TestGame old(options, before);
    free_pieces(old);
    old.begin(allied_seat);
    CHECK(old.allowed("orders-known"));
}

TEST_CASE("W15.3 no order is given during a card, a fight or the opponent's turn", "[ours][cards][W15.3]") {
    TestGame t = two_attacks();
    t.begin(french_seat);
    t.play("card:initiative");
    CHECK(t.refused("orders-silent") == "W15.3");
    t.play("a2-a3");
    t.play("card-end");
    t.play("e4xe5");
    REQUIRE(t.decider() == allied_decider);
    CHECK(t.refused("orders-silent") == "W15.3");
}

TEST_CASE("W15.3 the opponent's screen and log are the same, whether the defender was asked or not",
          "[ours][cards][secrets][W15.3][W11.9]") {
    TestGame t = two_attacks();
    t.begin(allied_seat);
    Session asked = session_at(t);
    Session silent = session_at(t);
    play(silent, "orders-silent");
    for (Session* session : {&asked, &silent}) play(*session, {"a8-a7", "end", "e4xe5"});
    CHECK(asked.state().phase == Phase::defence);
    CHECK(silent.state().phase == Phase::turn);
    play(asked, "no-card");
    expect_same(asked, silent, {french_viewer, Viewer::onlooker});
    expect_replays(asked);
    expect_replays(silent);
}

TEST_CASE("W15.4 the viewer's pieces that a visible gun could hit in the first volley are named", "[ours][W15.4]") {
    TestGame t;
    t.put("Allied gun", "c7");
    t.put("Allied gun", "e8");
    t.put("Allied gun", "g7");
    t.put("Allied gun", "i7");
    t.put("French line infantry 3", "c4");  // three ahead: in range
    t.put("French line infantry 3", "c3");  // behind the first
    t.put("French line infantry 3", "e4");  // four ahead: out of range
    t.put("French light cavalry", "g4");
    t.put("Allied line infantry 3", "g6");   // blocks the line of sight
    t.put("French light infantry 1", "i4");  // immune (W4.1)
    t.begin(allied_seat);
    CHECK(first_volley_targets(t.view(french_viewer), t.rules().roster()) == std::vector<Square>{square("c4")});
    CHECK(first_volley_targets(t.view(allied_viewer), t.rules().roster()).empty());
}

TEST_CASE("W15.4 French guns look north, and commanders are named too", "[ours][W15.4]") {
    TestGame t;
    t.put("French gun", "c4");
    t.put("French gun", "e4");
    t.put("Uxbridge", "c7");
    t.put("Wellington", "e7");
    t.begin(allied_seat);
    const std::vector<Square> named{square("c7"), square("e7")};
    CHECK(first_volley_targets(t.view(allied_viewer), t.rules().roster()) == named);
}
