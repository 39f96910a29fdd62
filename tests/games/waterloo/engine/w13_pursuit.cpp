// W13.1: which pieces line up, and who sees what.
#include <algorithm>
#include <set>
#include "catch.hpp"

#include "pursuit_test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

std::vector<std::string> slots(const PursuitTestGame& t, const std::vector<UnitId>& units) {
    std::vector<std::string> all;
    for (const UnitId unit : units) all.push_back(t.slot(unit));
    return all;
}

using Slots = std::vector<std::string>;

/// The units that may line up next; all equally likely.
std::set<UnitId> due(const TestGame& t) {
    std::set<UnitId> units;
    for (const WeightedRoll& one : t.rolls()) {
        CHECK(one.weight == t.rolls()[0].weight);
        units.insert(std::get<Muster>(one.roll).unit);
    }
    return units;
}

}  // namespace

TEST_CASE("W13.1 all cavalry and commanders of both sides leave the board and line up by their squares", "[pursuit][W13.1]") {
    PursuitTestGame t(french_seat);
    const UnitId ney = t.put("Ney", "h2");
    const UnitId light = t.put("French light cavalry", "a2");
    const UnitId heavy = t.put("French heavy cavalry 5", "b7");
    const UnitId lancers = t.put("French light cavalry", "l1");
    const UnitId uxbridge = t.put("Uxbridge", "d9");
    const UnitId greys = t.put("Allied heavy cavalry 5", "c9");
    const UnitId landwehr = t.put("Prussian light cavalry", "l5");
    const UnitId bulow = t.put("Bülow", "l6");
    t.put("Allied line infantry 3", "e8");
    t.put("Allied gun", "f8");
    t.put("French gun", "f2");
    t.put("Prussian light infantry 1", "k6");
    t.retreat(14);
    CHECK(t.state().phase == Phase::pursuit);
    CHECK(slots(t, {lancers, light, ney, heavy}) == Slots{"#1", "#2", "#3", "#4"});
    CHECK(slots(t, {landwehr, bulow, greys, uxbridge}) == Slots{"#1", "#2", "#3", "#4"});
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        int standing = 0;
        for (const auto& piece : view.board)
            if (piece) {
                ++standing;
                CHECK(piece->branch != Branch::cavalry);
            }
        CHECK(standing == 6);
        REQUIRE(view.pursuit);
        for (const Seat seat : seats) {
            REQUIRE(view.pursuit->riders[seat].size() == 4);
            for (int i = 0; i < 4; ++i) CHECK(view.pursuit->riders[seat][static_cast<std::size_t>(i)].rider == Rider(i));
        }
    }
}

TEST_CASE("W13.1 pieces off the board line up after them, by lot", "[pursuit][W13.1]") {
    PursuitTestGame t(french_seat);
    const UnitId first = t.put("French light cavalry", "a2");
    const UnitId reserve = t.put("French light cavalry", "reserve");
    const UnitId withdrawn = t.put("French light cavalry", "withdrawn");
    const UnitId ney = t.put("Ney", "withdrawn");
    const UnitId regaining = t.put("French heavy cavalry 6", "regaining");
    t.state().mark(regaining).weakened = 4;
    const UnitId dead = t.put("French heavy cavalry 4", "eliminated");
    t.put("French line infantry 3", "reserve");
    t.put("French gun", "reserve");
    t.put("French line infantry 3", "withdrawn");
    const UnitId enemy = t.put("Allied heavy cavalry 4", "reserve");
    const UnitId gone = t.put("Allied heavy cavalry 4", "withdrawn");
    t.put("Allied line infantry 3", "e8");
    t.retreat();
    REQUIRE(t.state().phase == Phase::muster);
    CHECK(t.decider() == Decider::chance);
    std::set<UnitId> own{reserve, withdrawn, ney, regaining};
    std::set<UnitId> others{enemy, gone};
    while (t.state().phase == Phase::muster) {
        const std::set<UnitId> next = due(t);
        CHECK((next == own || next == others));
        const UnitId unit = *next.rbegin();
        t.roll(Roll(Muster{unit}));
        CHECK(t.slot(unit).size() > 1);
        own.erase(unit);
        others.erase(unit);
    }
    CHECK(own.empty());
    CHECK(others.empty());
    CHECK(t.slot(first) == "#1");
    std::set<std::string> taken;
    for (const UnitId unit : {first, reserve, withdrawn, ney, regaining}) taken.insert(t.slot(unit));
    CHECK(taken == std::set<std::string>{"#1", "#2", "#3", "#4", "#5"});
    CHECK(t.strength(regaining) == 6);
    CHECK(t.where(dead) == "eliminated");
    CHECK(t.state().phase == Phase::pursuit);
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W13.1 weakened cavalry on the board or withdrawn stays weakened", "[pursuit][W13.1]") {
    PursuitTestGame t(allied_seat);
    const UnitId heavy = t.put("Allied heavy cavalry 5", "d8");
    t.state().mark(heavy).weakened = 2;
    const UnitId routed = t.put("French heavy cavalry 5", "withdrawn");
    t.state().mark(routed).weakened = 3;
    t.put("French line infantry 3", "e2");
    t.pursue();
    CHECK(t.strength(heavy) == 3);
    CHECK(t.strength(routed) == 2);
    CHECK(t.seen_pursuit(french_viewer).riders[allied_seat][0].piece.weakened == 2);
    CHECK(t.seen_pursuit(allied_viewer).riders[french_seat][0].piece.weakened == 3);
}

TEST_CASE("W13.1 undrawn Prussians do not line up, those who entered do", "[pursuit][W13.1]") {
    PursuitTestGame t(french_seat);
    t.put("French light cavalry", "a2");
    const UnitId routed = t.put("Prussian light cavalry", "withdrawn");
    const UnitId standing = t.put("Prussian light cavalry", "l5");
    t.put_all(Army::prussian, Place::reserve);
    t.put("Allied line infantry 3", "e8");
    t.retreat(14);
    CHECK(due(t) == std::set<UnitId>{routed});
    t.muster();
    CHECK(t.slot(standing) == "#1");
    CHECK(t.slot(routed) == "#2");
    CHECK(t.seen_pursuit(french_viewer).riders[allied_seat].size() == 2);
    CHECK(t.view(french_viewer).prussians_to_come == 11);
}

TEST_CASE("W13.1 the late pieces line up too", "[pursuit][W13.1][W14.1]") {
    Options options = expert();
    options.start_early = true;
    PursuitTestGame t(french_seat, options);
    t.put("French light cavalry", "a2");
    std::set<UnitId> late;
    for (int i = 0; i < t.rules().unit_count(); ++i)
        if (t.rules().late(UnitId(i))) {
            put(t.rules(), t.state(), UnitId(i), Place::reserve);
            if (branch_of(t.rules().profile(UnitId(i)).kind) == Branch::cavalry) late.insert(UnitId(i));
        }
    CHECK(late.size() == 3);
    t.put("Allied line infantry 3", "e8");
    t.retreat(-1);
    CHECK(due(t) == late);
    t.muster();
    CHECK(t.seen_pursuit(allied_viewer).riders[french_seat].size() == 4);
}

TEST_CASE("W13.1 ranks stay as hidden as they were", "[pursuit][W13.1]") {
    const bool memory = GENERATE(true, false);
    CAPTURE(memory);
    PursuitTestGame t(french_seat, expert(memory));
    t.put("French light cavalry", "a2");
    const UnitId known = t.put("Allied heavy cavalry 5", "a9");
    t.show(known, Knowledge::all);
    const UnitId hidden = t.put("Allied heavy cavalry 6", "b9");
    const UnitId reserve = t.put("Allied heavy cavalry 4", "reserve");
    t.put("Allied line infantry 3", "e8");
    t.pursue();
    const auto riders = t.seen_pursuit(french_viewer).riders[allied_seat];
    REQUIRE(riders.size() == 3);
    CHECK(riders[0].piece.unit == (memory ? std::optional(known) : std::nullopt));
    for (const std::size_t i : {1U, 2U}) {
        CHECK(riders[i].piece.knowledge == Knowledge::back);
        CHECK_FALSE(riders[i].piece.unit);
        CHECK(riders[i].piece.strength == 0);
        CHECK(riders[i].piece.branch == Branch::cavalry);
    }
    const auto own = t.seen_pursuit(allied_viewer).riders[allied_seat];
    CHECK(own[1].piece.unit == hidden);
    CHECK(own[2].piece.unit == reserve);
    for (const SeenRider& rider : t.seen_pursuit(Viewer::onlooker).riders[french_seat]) CHECK(rider.piece.knowledge == Knowledge::back);
}

TEST_CASE("W13.1 the slots reveal nothing about the pieces", "[pursuit][W13.1]") {
    // Two worlds: the same squares and the same draws, with different pieces.
    struct Known {
        std::vector<PlayerView> views;
        std::vector<Event> heard;
    };
    const auto known_in = [](bool swapped) {
        PursuitTestGame t(french_seat);
        t.put("French light cavalry", "a2");
        t.put(swapped ? "Allied light cavalry" : "Allied heavy cavalry 5", "c9");
        t.put(swapped ? "Allied heavy cavalry 5" : "Allied light cavalry", "d9");
        t.put(swapped ? "Allied light cavalry" : "Uxbridge", "e9");
        t.put(swapped ? "Uxbridge" : "Allied light cavalry", "f9");
        const UnitId reserve = t.put("Allied light cavalry", "reserve");
        const UnitId regaining = t.put("Allied heavy cavalry 4", "regaining");
        t.state().mark(regaining).weakened = 1;
        t.put("Allied line infantry 3", "e8");
        t.retreat();
        const std::size_t heard = t.heard(french_viewer).size();
        Known known;
        const auto look = [&] {
            for (const Viewer viewer : {french_viewer, Viewer::onlooker}) known.views.push_back(t.view(viewer));
        };
        look();
        t.roll(Roll(Muster{swapped ? reserve : regaining}));
        look();  // the origin of the first one would reveal which of the two it is
        t.roll(Roll(Muster{swapped ? regaining : reserve}));
        look();
        REQUIRE(t.state().phase == Phase::pursuit);
        // Nobody hears of the lining up itself: only that the turn began.
        CHECK(t.heard(french_viewer).size() == heard + 1);
        known.heard = t.heard(french_viewer);
        return known;
    };
    const Known one = known_in(false);
    const Known two = known_in(true);
    CHECK(one.views == two.views);
    CHECK(one.heard == two.heard);
}

TEST_CASE("W13.1 the commanders in chief are set aside", "[pursuit][W13.1]") {
    PursuitTestGame t(french_seat);
    const UnitId napoleon = t.put("Napoleon", "b2");
    const UnitId wellington = t.put("Wellington", "b8");
    t.put("French light cavalry", "a2");
    t.put("Allied light cavalry", "a9");
    t.put("Allied line infantry 3", "e8");
    SECTION("both live") {
        t.pursue();
        CHECK(t.where(napoleon) == "set_aside");
        CHECK(t.where(wellington) == "set_aside");
        for (const Viewer viewer : viewers) {
            const SeenPursuit& seen = t.seen_pursuit(viewer);
            CHECK(seen.chief_lives == PerSeat<bool>{true, true});
            CHECK(seen.riders[french_seat].size() == 1);
            CHECK(seen.riders[allied_seat].size() == 1);
        }
        CHECK(t.refused("#1x#2") == "W13.6");
        CHECK(t.refused("#2x#1") == "W13.1");
        CHECK(t.refused("#1xb8") == "W13.4");
    }
    SECTION("Wellington is dead") {
        put(t.rules(), t.state(), wellington, Place::eliminated);
        t.pursue();
        CHECK(t.where(wellington) == "eliminated");
        CHECK(t.seen_pursuit(Viewer::onlooker).chief_lives == PerSeat<bool>{true, false});
    }
}

TEST_CASE("W13.1 W1, W9.6 and W12 no longer apply", "[pursuit][W13.1]") {
    SECTION("no defeat by the loss of leaders") {
        PursuitTestGame t(french_seat);
        t.put("Wellington", "eliminated");
        const UnitId uxbridge = t.put("Uxbridge", "b8");
        const UnitId heavy = t.put("French heavy cavalry 5", "a2");
        t.put("Allied light cavalry", "a9");
        t.put("Allied line infantry 3", "e8");
        t.pursue();
        t.play(t.attack(heavy, uxbridge));
        CHECK(t.where(uxbridge) == "eliminated");
        CHECK_FALSE(t.state().result());
        CHECK(t.state().phase == Phase::pursuit);
    }
    SECTION("no duty of either nation") {
        PursuitTestGame t(allied_seat);
        t.put("Prussian light cavalry", "l5");
        t.put("Allied light cavalry", "a9");
        t.put("French light cavalry", "f2");
        t.put("French line infantry 3", "e2");
        t.begin(allied_seat, 14);
        REQUIRE(t.view(allied_viewer).owing.size() == 2);
        t.play("b2-b1");
        CHECK(t.view(allied_viewer).owing.empty());
        CHECK(t.allowed("end"));
        CHECK_FALSE(t.view(allied_viewer).commander_may_return_free);
    }
    SECTION("pieces on a line of retreat have no effect") {
        PursuitTestGame t(french_seat);
        for (const char* at : {"e10", "a10", "b10"}) t.put("French line infantry 3", at);
        const UnitId light = t.put("French light cavalry", "a2");
        t.put("Allied light cavalry", "a9");
        t.put("Allied line infantry 3", "e8");
        t.put("Allied line infantry 3", "f8");
        t.pursue();
        CHECK(t.state().victor == french_seat);
        t.play(t.by(light, "xe8"));
        CHECK(t.state().phase == Phase::pursuit);
        CHECK(t.count<PursuitBegan>() == 0);
    }
}

TEST_CASE("W13.1 nobody offers a draw, gives orders or plays cards in the pursuit, and only the defeated player may resign",
          "[pursuit][W13.1]") {
    PursuitTestGame t(french_seat);
    t.put("French light cavalry", "a2");
    t.put("Allied light cavalry", "a9");
    t.put("Allied line infantry 3", "e8");
    t.put("Allied line infantry 3", "f8");
    for (const Seat seat : seats)
        for (const Card card : cards) t.state().hand[seat].add(card);
    t.begin(french_seat);
    t.play("offer-draw");
    t.play("k9-k10");
    for (int turns = 0; turns < 2; ++turns) {
        CHECK(t.refused("resign") == (turns == 0 ? "W13.1" : ""));
        for (const char* act : {"offer-draw", "accept-draw"}) CHECK(t.refused(act) == "W1.6");
        CHECK(t.refused("orders-silent") == "W15.3");
        for (const char* act : {"card:initiative", "card:reconnaissance", "card-end"}) CHECK(t.refused(act) == "W11.2");
        CHECK_FALSE(t.view(french_viewer).draw_offered_by);
        for (const std::string& act : t.legal_texts()) {
            INFO(act);
            CHECK((act == "end" || act[0] == '#' || act[0] == '+' || (turns == 1 && act == "resign")));
        }
        if (turns == 0) {
            t.play("#1xe8");
            t.play("end");
        }
    }
    t.play("resign");
    CHECK(t.state().result() == Result{french_seat, Ending::resigned});
}

TEST_CASE("W13.1 neither nightfall nor quiet turns end a pursuit", "[pursuit][W13.1][W15.2]") {
    Options options = expert();
    options.nightfall = true;
    PursuitTestGame t(allied_seat, options);
    const UnitId hussars = t.put("Allied light cavalry", "a9");
    for (const char* at : {"e2", "f2", "g2"}) t.put("French line infantry 3", at);
    t.put("French light cavalry", "h2");
    t.state().quiet_turns = 29;
    t.pursue(20);
    for (const char* at : {"xe2", "xf2"}) {
        t.play(t.by(hussars, at));
        t.play("end");
        t.play("end");
        CHECK_FALSE(t.state().result());
    }
}
