// W11.9 with W15.3: when the defender is asked, and that the question reveals nothing.
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

struct DefenceCase {
    const char* attacker;
    const char* defender;
};

/// The French attack e5 from e4 while the Allied player holds these cards.
TestGame attacked(DefenceCase pieces, std::initializer_list<Card> hand, Options options = standard()) {
    TestGame t(options);
    free_pieces(t);
    t.put(pieces.attacker, "e4");
    t.put(pieces.defender, "e5");
    deal(t, allied_seat, hand);
    deal(t, french_seat, {Card::grand_battery});
    t.begin(french_seat);
    t.play("e4xe5");
    return t;
}

}  // namespace

TEST_CASE("W11.9 the defender is asked exactly when holding a card, of whatever kind", "[cards][W11.9]") {
    const DefenceCase pieces{"French line infantry 4", "Allied line infantry 3"};
    for (const Card card : cards) {
        CAPTURE(word(card));
        const TestGame t = attacked(pieces, {card});
        CHECK(t.state().phase == Phase::defence);
        CHECK(t.decider() == allied_decider);
        expect_exactly_legal(t);
    }
    const TestGame t = attacked(pieces, {});
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W11.9 for every infantry and cavalry piece, whoever attacks", "[cards][W11.9]") {
    const char* defender = GENERATE("Allied light infantry 1", "Allied line infantry 3", "Allied light cavalry", "Allied heavy cavalry 4",
                                    "Uxbridge", "Wellington", "Prussian line infantry 3", "Bülow");
    const char* attacker =
        GENERATE("French light infantry 1", "French line infantry 6", "French light cavalry", "French heavy cavalry 5", "Ney", "Napoleon");
    CAPTURE(defender, attacker);
    const TestGame t = attacked({attacker, defender}, {Card::grand_battery});
    CHECK(t.state().phase == Phase::defence);
    CHECK(t.count<Fought>() == 0);
}

TEST_CASE("W11.9 never for an attack on artillery, nor for fire", "[cards][W11.9]") {
    SECTION("from the front and from the flank") {
        const TestGame front = attacked({"French line infantry 3", "Allied gun"}, {Card::fighting_spirit});
        CHECK(front.count<Fought>() == 1);
        CHECK(front.decider() == french_decider);
        TestGame t(standard());
        free_pieces(t);
        t.put("French line infantry 3", "d5");
        t.put("Allied gun", "e5");
        deal(t, allied_seat, {Card::fighting_spirit});
        t.begin(french_seat);
        t.play("d5xe5");
        CHECK(t.at("e5"));
        CHECK(t.decider() == french_decider);
    }
    SECTION("fire at a piece and at a building") {
        TestGame t(standard());
        free_pieces(t);
        t.put("French gun", "e3");
        t.put("French gun", "c3");
        t.put("Allied line infantry 3", "e5");
        t.put("Allied line infantry 3", "c5");
        deal(t, allied_seat, {Card::fighting_spirit});
        t.begin(french_seat);
        t.play("e3:e5");
        CHECK(t.decider() == french_decider);
        t.play("c3::c5");
        CHECK(t.decider() == french_decider);
    }
}

TEST_CASE("W11.9 both seats are asked", "[cards][W11.9]") {
    Combat t({.attacker = "Prussian line infantry 3", .from = "e5", .defender = "French line infantry 3", .at = "e4"}, standard());
    deal(t, french_seat, {Card::reconnaissance});
    t.attack();
    CHECK(t.state().phase == Phase::defence);
    CHECK(t.decider() == french_decider);
    t.play("no-card");
    CHECK(t.decider() == Decider::chance);
}

TEST_CASE("W11.9 at frenzy attacks too, of the attacker and of the defender", "[cards][W11.9][W8.7]") {
    TestGame t(standard());
    free_pieces(t);
    deal(t, french_seat, {Card::initiative});
    deal(t, allied_seat, {Card::initiative});
    SECTION("the frenzied attacker goes on: the enemy ahead is asked") {
        t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 3", "e5");
        t.put("Allied line infantry 3", "e6");
        t.begin(french_seat);
        t.play("e4xe5");
        t.play("no-card");
        t.roll("Blue+");
        REQUIRE(t.state().phase == Phase::defence);
        CHECK(t.decider() == allied_decider);
        CHECK(t.state().fight.frenzy);
        CHECK(t.view(allied_viewer).fight->at == square("e6"));
        CHECK(t.view(allied_viewer).fight->via == square("e5"));
        CHECK(t.at("e5"));
        expect_exactly_legal(t);
        t.play("no-card");
        t.roll("Blue+");
        CHECK(t.state().phase == Phase::turn);
    }
    SECTION("the frenzied defender goes on: the mover is asked in their own turn") {
        t.put("French line infantry 3", "e4");
        t.put("French line infantry 3", "e3");
        t.put("Allied line infantry 3", "e5");
        t.begin(french_seat);
        t.play("e4xe5");
        t.play("no-card");
        t.roll("Red+");
        REQUIRE(t.state().phase == Phase::defence);
        CHECK(t.decider() == french_decider);
        expect_exactly_legal(t);
        CHECK(t.at("e4"));
        t.play("no-card");
        CHECK(t.decider() == Decider::chance);
    }
    SECTION("in a building, diagonally") {
        t.put("French line infantry 3", "b4");
        t.put("Allied line infantry 3", "b5");
        t.put("Allied line infantry 3", "c6");
        t.begin(french_seat);
        t.play("b4xb5");
        t.play("no-card");
        t.roll("Blue+");
        t.play("frenzy:c6");
        CHECK(t.state().phase == Phase::defence);
        CHECK(t.decider() == allied_decider);
        t.play("no-card");
        CHECK(t.decider() == Decider::chance);
    }
}

TEST_CASE("W11.9 a frenzy that attacks its own side or a gun asks nobody", "[cards][W11.9][W8.9]") {
    const auto [piece, at, face, phase] =
        GENERATE(table<const char*, const char*, const char*, Phase>({{"French line infantry 3", "e6", "Blue+", Phase::frenzy_choice},
                                                                      {"French light infantry 1", "e6", "Blue+", Phase::turn},
                                                                      {"Allied gun", "e6", "Blue+", Phase::turn},
                                                                      {"Allied line infantry 4", "e3", "Red+", Phase::turn}}));
    CAPTURE(piece, at);
    Combat t({}, standard());
    t.put(piece, at);
    deal(t, french_seat, {Card::fighting_spirit});
    deal(t, allied_seat, {Card::fighting_spirit});
    t.attack();
    t.play("no-card");
    t.roll(face);
    CHECK(t.state().phase == phase);
    if (phase == Phase::turn) CHECK(t.count<Fought>() == 2);
}

TEST_CASE("W11.9 a player without cards is no longer asked", "[cards][W11.9]") {
    Combat t({}, standard());
    t.put("French line infantry 3", "d5");
    deal(t, allied_seat, {Card::fighting_spirit});
    t.attack();
    t.play("spirit");
    t.play("d5xe5");
    CHECK(t.decider() == Decider::chance);
}

TEST_CASE("W11.9 while the defender is asked, nobody hears anything and neither piece is shown", "[cards][W11.9][W8.1]") {
    const TestGame t = attacked({"French line infantry 5", "Uxbridge"}, {Card::fighting_spirit});
    for (const Viewer viewer : viewers) {
        INFO(word(viewer));
        CHECK(t.heard(viewer).empty());
        const PlayerView view = t.view(viewer);
        REQUIRE(view.fight);
        CHECK(view.fight->attack == 0);
        CHECK(view.fight->defence == 0);
        CHECK(view.fight->attack_bonuses.empty());
        CHECK(view.fight->defence_bonuses.empty());
        CHECK(view.fight->attacker.knowledge == (viewer == french_viewer ? Knowledge::all : Knowledge::back));
        CHECK(view.fight->defender.knowledge == (viewer == allied_viewer ? Knowledge::all : Knowledge::back));
        CHECK(view.fight->attacker.branch == Branch::infantry);
        CHECK(view.fight->defender.branch == Branch::cavalry);
        CHECK(view.at(square("e4"))->knowledge == view.fight->attacker.knowledge);
        CHECK(view.at(square("e5"))->knowledge == view.fight->defender.knowledge);
        CHECK(view.actions_left == 2);
    }
    CHECK(t.view(french_viewer).at(square("e4"))->known_to_enemy == Knowledge::back);
    CHECK(t.view(french_viewer).legal.empty());
    CHECK(t.view(Viewer::onlooker).legal.empty());
}

TEST_CASE("W11.9 pieces that were known before stay known while the defender is asked", "[cards][W11.9][W4.10]") {
    const bool memory = GENERATE(true, false);
    Combat t({.attacker = "French line infantry 5", .defender = "Allied light infantry 2"}, standard(memory));
    t.show(t.attacker, Knowledge::all);
    t.show(t.defender, Knowledge::light_infantry);
    deal(t, allied_seat, {Card::initiative});
    t.attack();
    const auto knowledge = [&](Viewer viewer) {
        const auto fight = *t.view(viewer).fight;
        return std::pair(fight.attacker.knowledge, fight.defender.knowledge);
    };
    const Knowledge of_attacker = memory ? Knowledge::all : Knowledge::back;
    const Knowledge of_defender = memory ? Knowledge::light_infantry : Knowledge::back;
    CHECK(knowledge(allied_viewer) == std::pair(of_attacker, Knowledge::all));
    CHECK(knowledge(french_viewer) == std::pair(Knowledge::all, of_defender));
    CHECK(knowledge(Viewer::onlooker) == std::pair(of_attacker, of_defender));
}

TEST_CASE("W11.9 the asked player may resign, out of turn", "[cards][W11.9][W1.6]") {
    TestGame t = attacked({"French line infantry 5", "Allied line infantry 3"}, {Card::fighting_spirit});
    t.play("resign");
    CHECK(t.state().result() == Result{french_seat, Ending::resigned});
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) CHECK(t.view(viewer).at(square("e5"))->knowledge == Knowledge::back);
    CHECK(t.view(allied_viewer).at(square("e4"))->knowledge == Knowledge::back);
}

TEST_CASE("W11.9 an attack is not taken back, nor is its answer", "[cards][W11.9]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 3", "e5");
    deal(t, allied_seat, {Card::initiative});
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, {"a2-a3", "e4xe5"});
    CHECK_FALSE(session.can_undo());
    play(session, "no-card");
    CHECK_FALSE(session.can_undo());
    expect_replays(session);
}

TEST_CASE("W11.9 an answer leaves a draw offer as it was", "[cards][W11.9][W1.6]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 3", "e5");
    deal(t, allied_seat, {Card::initiative});
    t.begin(french_seat);
    t.play("offer-draw");
    t.play("e4xe5");
    t.play("no-card");
    CHECK(t.view(allied_viewer).draw_offered_by == french_seat);
    t.play("end");
    CHECK(t.allowed("accept-draw"));
}
