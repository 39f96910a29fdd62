// W13.4-W13.7: victims, saving, cavalry against cavalry, leaving.
#include <algorithm>
#include "catch.hpp"

#include "games/waterloo/engine/session.hpp"
#include "pursuit_test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French pursue with three actions; the Allied player has cavalry, infantry and guns left.
struct Chase : PursuitTestGame {
    explicit Chase(bool memory = true, Ruleset set = shipped()) : PursuitTestGame(french_seat, expert(memory), std::move(set)) {
        put("Napoleon", "b2");
        ney = put("Ney", "c2");
        put("Wellington", "b8");
        uxbridge = put("Uxbridge", "c8");
        foot = put("Allied line infantry 6", "e8");
        gun = put("Allied gun", "f8");
        prussian = put("Prussian light infantry 2", "k5");
    }
    UnitId ney;
    UnitId uxbridge;
    UnitId foot;
    UnitId gun;
    UnitId prussian;
};

/// Rules data from before saving needed no cavalry (W13.5).
[[nodiscard]] Ruleset with_saving_by_cavalry() {
    Ruleset set = shipped();
    set.expert.saving_needs_cavalry = true;
    return set;
}

/// A pursuit of that victor with a French and an Allied rider of the given strengths.
struct PursuitDuel : PursuitTestGame {
    PursuitDuel(Seat victor, int french_strength, int allied_strength) : PursuitTestGame(victor) {
        french = put("French heavy cavalry 6", "c2");
        allied = put("Allied heavy cavalry 6", "c8");
        state().mark(french).weakened = static_cast<unsigned>(6 - french_strength) & 7U;
        state().mark(allied).weakened = static_cast<unsigned>(6 - allied_strength) & 7U;
        // Other pieces keep the pursuit going, whichever falls.
        put("French light cavalry", "h3");
        put("Allied light cavalry", "h9");
        put(victor == french_seat ? "Allied line infantry 3" : "French line infantry 3", "e5");
        put(victor == french_seat ? "Allied line infantry 3" : "French line infantry 3", "f5");
        pursue();
        REQUIRE(strength(french) == french_strength);
        REQUIRE(strength(allied) == allied_strength);
    }
    UnitId french;
    UnitId allied;
};

}  // namespace

TEST_CASE("W13.4 cavalry of the victor takes a fleeing piece off the board", "[pursuit][W13.4]") {
    Chase t;
    t.pursue();
    REQUIRE(t.state().actions == 3);
    t.play(t.by(t.ney, "xe8"));
    CHECK(t.where(t.foot) == "eliminated");
    CHECK(t.state().actions_left() == 2);
    for (const Viewer viewer : viewers) {
        const auto taken = t.news<VictimTaken>(viewer);
        REQUIRE(taken);
        CHECK(taken->rider == Rider(0));
        CHECK(taken->square == square("e8"));
        // Both see the victim (W8.4), and its hunter as it was known before.
        CHECK(taken->victim.unit == t.foot);
        CHECK(taken->victim.strength == 6);
        CHECK(taken->cavalry.unit == (viewer == french_viewer ? std::optional(t.ney) : std::nullopt));
        CHECK(t.view(viewer).sides[allied_seat].lost == std::vector<UnitId>{t.foot});
    }
    SECTION("guns and Prussians too, by the same piece again") {
        t.play(t.by(t.ney, "xf8"));
        t.play(t.by(t.ney, "xk5"));
        CHECK(t.where(t.gun) == "eliminated");
        CHECK(t.where(t.prussian) == "eliminated");
    }
    SECTION("or attacks cavalry, but saves nobody") {
        CHECK(t.allowed(t.attack(t.ney, t.uxbridge)));
        CHECK(t.refused(t.by(t.ney, "+f8")) == "W13.4");
        CHECK(t.refused(t.by(t.ney, "+k10")) == "W13.4");
        CHECK(t.refused(t.by(t.ney, "xe8")) == "W13.4");
        CHECK(t.refused("#2xf8") == "W13.1");
        CHECK(t.refused("#1x#2") == "W13.6");
    }
}

TEST_CASE("W13.5 the defeated player saves a piece for an action, with cavalry in the pursuit or without", "[pursuit][W13.5]") {
    const bool rides = GENERATE(true, false);
    CAPTURE(rides);
    PursuitTestGame t(french_seat);
    t.put("French light cavalry", "c2");
    if (rides) t.put("Allied light cavalry", "c8");
    t.put("Wellington", "b8");
    const UnitId light = t.put("Allied light infantry 2", "e8");
    const UnitId gun = t.put("Allied gun", "f8");
    t.put("Allied line infantry 3", "g8");
    t.put("Allied line infantry 3", "h8");
    t.pursue();
    CHECK(t.refused("+e8") == "W13.4");  // the victor takes victims
    t.play("#1xg8");
    t.play("end");
    REQUIRE(t.state().actions == 2);
    for (const char* act : {"+e7", "+g8", "+k10", "+b8"}) CHECK(t.refused(act) == "W13.5");
    if (rides) CHECK(t.refused("#1+e8") == "W13.5");  // the rider has no part in it
    t.play("+e8");
    CHECK(t.where(light) == "saved");
    for (const Viewer viewer : viewers) {
        const bool own = viewer == allied_viewer;
        const auto saved = t.news<PieceSaved>(viewer);
        REQUIRE(saved);
        CHECK_FALSE(saved->rider);
        CHECK_FALSE(saved->cavalry);
        CHECK(saved->square == square("e8"));
        CHECK(saved->saved.unit == (own ? std::optional(light) : std::nullopt));
        CHECK(t.seen_pursuit(viewer).losses == PerSeat<int>{0, 1});
        CHECK_FALSE(t.seen_pursuit(viewer).saving_needs_cavalry);
    }
    t.play("+f8");
    CHECK(t.where(gun) == "saved");
    CHECK(t.refused("+h8") == "W13.3");
}

TEST_CASE("W13.5 in a game begun before, only cavalry of the defeated saves a friendly piece", "[pursuit][W13.5]") {
    Chase t(true, with_saving_by_cavalry());
    t.put("French light cavalry", "d2");
    t.pursue();
    t.play(t.by(t.ney, "xk5"));
    t.play("end");
    REQUIRE(t.state().actions == 3);
    CHECK(t.refused(t.by(t.uxbridge, "xl10")) == "W13.5");
    CHECK(t.refused(t.by(t.uxbridge, "xe8")) == "W13.5");
    CHECK(t.refused(t.by(t.uxbridge, "+l10")) == "W13.5");
    CHECK(t.refused(t.by(t.uxbridge, "+e7")) == "W13.5");
    CHECK(t.refused("+e8") == "W13.5");
    CHECK(t.allowed(t.attack(t.uxbridge, t.ney)));
    Session game(with_saving_by_cavalry(), expert(), {"Ann", "Ben"}, Start{"A pursuit", t.state()});
    t.play(t.by(t.uxbridge, "+e8"));
    REQUIRE_FALSE(game.play(SavePiece{t.state().whereabouts(t.uxbridge).rider(), square("e8")}));
    const std::vector<LogLine> open = open_log(game);  // which hides nothing
    REQUIRE(std::holds_alternative<PieceSaved>(open.back().event));
    CHECK(std::get<PieceSaved>(open.back().event).cavalry->unit == t.uxbridge);
    CHECK(std::get<PieceSaved>(open.back().event).saved.unit == t.foot);
    CHECK(t.where(t.foot) == "saved");
    CHECK(t.state().actions_left() == 2);
    for (const Viewer viewer : viewers) {
        const bool own = viewer == allied_viewer;
        const auto saved = t.news<PieceSaved>(viewer);
        REQUIRE(saved);
        CHECK(saved->square == square("e8"));
        CHECK(saved->saved.unit == (own ? std::optional(t.foot) : std::nullopt));
        CHECK(saved->cavalry->unit == (own ? std::optional(t.uxbridge) : std::nullopt));
        const auto& shown = t.seen_pursuit(viewer).saved[allied_seat];
        REQUIRE(shown.size() == 1);
        CHECK(shown[0].branch == Branch::infantry);
        CHECK(shown[0].unit == (own ? std::optional(t.foot) : std::nullopt));
        CHECK(t.seen_pursuit(viewer).losses == PerSeat<int>{0, 1});
    }
    t.play(t.by(t.uxbridge, "+f8"));
    CHECK(t.where(t.gun) == "saved");
    CHECK(t.strength(t.uxbridge) == 5);
}

TEST_CASE("W13.5 the order of the saved pieces reveals nothing to the enemy", "[pursuit][W13.5]") {
    // One of the two is known: its position relative to the other in the roster must not show.
    const auto seen_after = [](const char* unknown, const char* in_reserve) {
        PursuitTestGame t(allied_seat);
        t.put("Allied light cavalry", "c8");
        t.put("Napoleon", "c3");
        const UnitId hussars = t.put("French light cavalry", "c2");
        t.put("French heavy cavalry 4", "d2");
        const UnitId known = t.put("French line infantry 4", "e4");
        t.show(known, Knowledge::all);
        t.put(unknown, "f4");
        t.put(in_reserve, "reserve");  // both know who takes part (W14.3)
        t.put("French gun", "g4");
        t.put("French gun", "h4");
        t.pursue();
        t.play("#1xg4");
        t.play("end");
        for (const char* at : {"+e4", "+f4"}) t.play(at);
        t.play(t.by(hussars, "-off"));
        return t.view(allied_viewer);
    };
    const char* light = "French light infantry 1";
    const char* guard = "French line infantry 6";
    CHECK(seen_after(light, guard) == seen_after(guard, light));
}

TEST_CASE("W13.6 the weaker of two cavalry pieces falls; if they are equal, the victor's wins", "[pursuit][W13.6]") {
    const Seat victor = GENERATE(french_seat, allied_seat);
    const Seat attacking = GENERATE(french_seat, allied_seat);
    for (int french_strength = 1; french_strength <= 6; ++french_strength)
        for (int allied_strength = 1; allied_strength <= 6; ++allied_strength) {
            CAPTURE(word(victor), word(attacking), french_strength, allied_strength);
            PursuitDuel t(victor, french_strength, allied_strength);
            if (attacking != victor) {
                t.play("#2xe5");
                t.play("end");
            }
            const bool french_attack = attacking == french_seat;
            const UnitId attacker = french_attack ? t.french : t.allied;
            const UnitId defender = french_attack ? t.allied : t.french;
            t.play(t.attack(attacker, defender));
            const bool french_wins = french_strength > allied_strength || (french_strength == allied_strength && victor == french_seat);
            const UnitId winner = french_wins ? t.french : t.allied;
            const UnitId loser = french_wins ? t.allied : t.french;
            CHECK(t.where(loser) == "eliminated");
            CHECK(t.where(winner) == "riding");
            // No die roll; an attack costs heavy cavalry one, but never its last.
            CHECK(t.state().phase == Phase::pursuit);
            const int before = french_wins ? french_strength : allied_strength;
            CHECK(t.strength(winner) == (winner == attacker ? std::max(1, before - 1) : before));
            const auto fought = t.news<RidersFought>();
            REQUIRE(fought);
            CHECK(fought->attacker_wins == (winner == attacker));
        }
}

TEST_CASE("W13.6 both are shown to both, and remembered or not", "[pursuit][W13.6][W15.1]") {
    const bool memory = GENERATE(true, false);
    CAPTURE(memory);
    Chase t(memory);
    const UnitId dragoons = t.put("French heavy cavalry 6", "d2");
    const UnitId greys = t.put("Allied heavy cavalry 5", "d8");
    t.pursue();
    const std::string fight = t.attack(dragoons, greys);
    t.play(fight);
    for (const Viewer viewer : viewers) {
        const auto fought = t.news<RidersFought>(viewer);
        REQUIRE(fought);
        CHECK(fought->rider == Rider(1));
        CHECK(fought->target == Rider(1));
        CHECK(fought->attacker.unit == dragoons);
        CHECK(fought->attacker.strength == 6);
        CHECK(fought->defender.unit == greys);
        CHECK(fought->defender.strength == 5);
    }
    CHECK(t.where(greys) == "eliminated");
    const auto seen = t.seen(dragoons, allied_viewer);
    CHECK(seen.weakened == 1);
    CHECK(seen.unit == (memory ? std::optional(dragoons) : std::nullopt));
    CHECK(seen.strength == (memory ? 5 : 0));
    CHECK(t.seen(t.ney, allied_viewer).knowledge == Knowledge::back);
    // A lost piece stays face up in either game.
    CHECK(t.view(french_viewer).sides[allied_seat].lost == std::vector<UnitId>{greys});
    t.play("end");
    t.play(t.attack(t.uxbridge, dragoons));
    CHECK(t.where(dragoons) == "riding");
    CHECK(t.where(t.uxbridge) == "eliminated");
    t.play("end");
    t.play(t.by(dragoons, "xe8"));
    CHECK(t.news<VictimTaken>(allied_viewer)->cavalry.unit == (memory ? std::optional(dragoons) : std::nullopt));
}

TEST_CASE("W13.6 a defender that wins is known too", "[pursuit][W13.6]") {
    Chase t;
    const UnitId light = t.put("French light cavalry", "d2");
    const UnitId greys = t.put("Allied heavy cavalry 5", "d8");
    t.pursue();
    t.play(t.attack(light, greys));
    CHECK(t.where(greys) == "riding");
    CHECK(t.seen(greys, french_viewer).unit == greys);
    CHECK(t.seen(greys, Viewer::onlooker).strength == 5);
    CHECK(t.strength(greys) == 5);
}

TEST_CASE("W13.6 heavy cavalry loses one with each attack, also on fleeing pieces, but never its last", "[pursuit][W13.6]") {
    Chase t;
    const UnitId heavy = t.put("French heavy cavalry 4", "d2");
    const UnitId light = t.put("French light cavalry", "e2");
    for (const char* at : {"e9", "f9", "g9", "h9", "i9", "j9"}) t.put("Allied line infantry 3", at);
    t.pursue();
    t.play(t.by(heavy, "xe9"));
    CHECK(t.strength(heavy) == 3);
    CHECK(t.news<VictimTaken>(allied_viewer)->cavalry.weakened == 1);
    CHECK_FALSE(t.news<VictimTaken>(allied_viewer)->cavalry.unit);
    t.play(t.by(heavy, "xf9"));
    CHECK(t.strength(heavy) == 2);
    t.play(t.by(heavy, "xg9"));
    CHECK(t.strength(heavy) == 1);
    t.play("end");
    t.play("end");
    t.play(t.by(heavy, "xh9"));
    CHECK(t.strength(heavy) == 1);
    t.play(t.by(light, "xi9"));
    CHECK(t.strength(light) == 2);
}

TEST_CASE("W13.6 in a game begun before, saving costs heavy cavalry nothing", "[pursuit][W13.6][W13.5]") {
    Chase t(true, with_saving_by_cavalry());
    const UnitId heavy = t.put("Allied heavy cavalry 4", "d8");
    t.pursue();
    t.play(t.by(t.ney, "xk5"));
    t.play("end");
    t.play(t.by(heavy, "+e8"));
    CHECK(t.strength(heavy) == 4);
    CHECK(t.seen(heavy, french_viewer).weakened == 0);
}

TEST_CASE("W13.7 a player may take cavalry out for good in their own turn, at no cost", "[pursuit][W13.7]") {
    Chase t;
    const UnitId light = t.put("French light cavalry", "d2");
    const UnitId hussars = t.put("Allied light cavalry", "d8");
    t.pursue();
    const std::string slot = t.slot(light);
    t.play(t.by(light, "-off"));
    CHECK(t.where(light) == "saved");
    CHECK(t.state().actions_left() == 3);
    CHECK(t.refused(slot + "-off") == "W13.1");
    CHECK(t.refused(slot + "xe8") == "W13.1");
    CHECK(t.slot(t.ney) == "#1");
    for (const Viewer viewer : viewers) {
        const bool own = viewer == french_viewer;
        const auto left = t.news<RiderLeft>(viewer);
        REQUIRE(left);
        CHECK(left->rider == Rider(1));
        CHECK(left->piece.unit == (own ? std::optional(light) : std::nullopt));
        REQUIRE(t.seen_pursuit(viewer).saved[french_seat].size() == 1);
        CHECK(t.seen_pursuit(viewer).saved[french_seat][0].unit == (own ? std::optional(light) : std::nullopt));
        CHECK(t.seen_pursuit(viewer).losses == PerSeat<int>{0, 0});
    }
    for (const char* at : {"xe8", "xf8", "xk5"}) t.play(t.by(t.ney, at));
    REQUIRE_FALSE(t.state().result());
    t.play("end");
    // Also if no action is left; and a piece that is gone cannot be attacked.
    CHECK(t.refused(t.slot(hussars) + "x" + slot) == "W13.6");
    t.play(t.by(hussars, "-off"));
    CHECK(t.where(hussars) == "saved");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W13.7 with no action left too", "[pursuit][W13.7]") {
    PursuitTestGame t(french_seat);
    const UnitId light = t.put("French light cavalry", "d2");
    const UnitId other_light = t.put("French light cavalry", "e2");
    t.put("Allied light cavalry", "d8");
    t.put("Allied line infantry 3", "e8");
    t.put("Allied line infantry 3", "f8");
    t.pursue();
    t.play(t.by(light, "xe8"));
    REQUIRE(t.state().actions_left() == 0);
    t.play(t.by(other_light, "-off"));
    CHECK(t.where(other_light) == "saved");
}

TEST_CASE("W13.9 riders that fall in the pursuit count for their own side", "[pursuit][W13.9]") {
    PursuitDuel t(allied_seat, 4, 4);
    t.play(t.attack(t.allied, t.french));
    CHECK(t.seen_pursuit(french_viewer).losses == PerSeat<int>{1, 0});
    t.play("end");
    t.play("end");
    t.play("end");
    CHECK(t.news<PursuitEnded>() == PursuitEnded{allied_seat, {1, 0}});
}
