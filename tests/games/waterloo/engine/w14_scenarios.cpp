#include <algorithm>
#include <set>
#include "catch.hpp"

#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

Options early() {
    Options options = expert();
    options.start_early = true;
    return options;
}

Options doubtful(bool start_early = false) {
    Options options = expert();
    options.where_are_the_prussians = true;
    options.start_early = start_early;
    return options;
}

std::vector<UnitId> late_units(const Rules& rules) {
    std::vector<UnitId> late;
    for (int i = 0; i < rules.unit_count(); ++i)
        if (rules.late(UnitId(i))) late.push_back(UnitId(i));
    return late;
}

/// The number of late pieces of that kind and strength.
int count_late(const Rules& rules, Kind kind, int strength) {
    int count = 0;
    for (const UnitId unit : late_units(rules))
        count += rules.profile(unit).kind == kind && rules.profile(unit).strength == strength ? 1 : 0;
    return count;
}

std::string refused(const Rules& rules, const State& state, const Action& action) {
    const auto violation = check(rules, state, action);
    return violation ? std::string(violation->rule) : std::string();
}

/// The French set up, the Allied player is ready.
State french_set_up(const Rules& rules) {
    State state = initial_state(rules);
    Dice dice(12);
    for (const Action& action : random_deployment(rules, allied_seat, dice)) apply(rules, state, action);
    REQUIRE(turn(state) == french_decider);
    return state;
}

/// An early game in that turn: the French have late and other pieces in reserve.
struct Early {
    TestGame t{early()};
    UnitId late = *find_unit(t.rules().roster(), "105e-de-ligne");
    UnitId other = *find_unit(t.rules().roster(), "3e-de-ligne");

    Early(Seat mover, int turn) {
        free_pieces(t, "b2", "e9");
        for (const UnitId unit : late_units(t.rules())) put(t.rules(), t.state(), unit, Place::reserve);
        put(t.rules(), t.state(), other, Place::reserve);
        t.begin(mover, turn);
    }
};

/// The end of game turn 8: the second player ends the turn, all Prussians in reserve.
TestGame before_doubt(Options options) {
    TestGame t(options);
    free_pieces(t, "b2", "e9");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(options.start_early ? allied_seat : french_seat, 8);
    return t;
}

bool any_prussian_left(const TestGame& t) {
    for (int i = t.rules().first_unit(Army::prussian); i < t.rules().end_unit(Army::prussian); ++i)
        if (!t.state().whereabouts(UnitId(i)).is(Place::absent)) return true;
    return false;
}

void end_until(TestGame& t, int turn) {
    while (t.state().turn < turn && t.decider() != Decider::chance) t.play("end");
}

}  // namespace

TEST_CASE("W14.1 an early game starts at half past nine with turn -2, the French first", "[scenarios][W14.1]") {
    const Rules rules(shipped(), early());
    Dice dice(3);
    const State state = random_start(rules, dice);
    CHECK(state.turn == -2);
    CHECK(turn(state) == french_decider);
    const PlayerView view = view_of(rules, state, Viewer::onlooker);
    CHECK(view.turn == -2);
    CHECK(view.minutes == 9 * 60 + 30);
    CHECK(clock_minutes(rules, -1) == 10 * 60);
    CHECK(clock_minutes(rules, 0) == 10 * 60 + 30);
    CHECK(clock_minutes(rules, 1) == 11 * 60);
}

TEST_CASE("W14.1 the French player moves first in every turn, and there is a turn 0", "[scenarios][W14.1]") {
    Early game(french_seat, -2);
    TestGame& t = game.t;
    for (const int turn : {-2, -1, 0, 1, 2}) {
        CHECK(t.state().turn == turn);
        CHECK(t.decider() == french_decider);
        t.play("end");
        CHECK(t.state().turn == turn);
        CHECK(t.decider() == allied_decider);
        t.play("end");
    }
    CHECK(t.news<TurnBegan>() == TurnBegan{french_seat, 3, 3});
}

TEST_CASE("W14.1 the Prussians come after the Allied turn 12 then", "[scenarios][W14.1][W9.1]") {
    Early game(french_seat, 12);
    TestGame& t = game.t;
    t.put_all(Army::prussian, Place::reserve);
    t.play("end");
    CHECK(t.decider() == allied_decider);
    t.play("end");
    CHECK(t.state().phase == Phase::prussian_draw);
}

TEST_CASE("W14.1 the Allied player still sets up and drafts first", "[scenarios][W14.1][W6.1][W11.1]") {
    const Rules rules(shipped(), early());
    State state = initial_state(rules);
    CHECK(turn(state) == allied_decider);
    Dice dice(3);
    state = random_set_up(rules, dice);
    CHECK(state.phase == Phase::draft);
    CHECK(turn(state) == allied_decider);
}

TEST_CASE("W14.1 fourteen French pieces come late", "[scenarios][W14.1]") {
    const Rules rules(shipped(), early());
    CHECK(late_units(rules).size() == 14);
    CHECK(count_late(rules, Kind::light_infantry, 2) == 1);
    CHECK(count_late(rules, Kind::line_infantry, 3) == 5);
    CHECK(count_late(rules, Kind::line_infantry, 5) == 2);
    CHECK(count_late(rules, Kind::line_infantry, 6) == 1);
    CHECK(count_late(rules, Kind::heavy_cavalry, 4) == 2);
    CHECK(count_late(rules, Kind::heavy_cavalry, 6) == 1);
    CHECK(count_late(rules, Kind::artillery, 0) == 2);
    for (const UnitId unit : late_units(rules)) CHECK(rules.profile(unit).army == Army::french);
}

TEST_CASE("W14.1 without the option nobody comes late", "[scenarios][W14.1]") {
    Options options;
    options.mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    options.start_early = options.mode != Mode::expert;  // an Expert option: it has no effect in the other modes
    const Rules rules(shipped(), options);
    CHECK(late_units(rules).empty());
    Dice dice(3);
    const State state = random_start(rules, dice);
    CHECK(state.turn == 1);
    CHECK(turn(state) == allied_decider);
    CHECK(view_of(rules, state, french_viewer).late_units.empty());
}

TEST_CASE("W14.1 late pieces are not set up; up to ten others may be in reserve", "[scenarios][W14.1][W6.3]") {
    const Rules rules(shipped(), early());
    State state = french_set_up(rules);
    for (const UnitId unit : late_units(rules)) CHECK(refused(rules, state, PlaceUnit{unit, square("e2")}) == "W14.1");
    std::vector<UnitId> others;
    for (int i = rules.first_unit(french_seat); i < rules.end_unit(french_seat); ++i)
        if (!rules.late(UnitId(i))) others.push_back(UnitId(i));
    REQUIRE(others.size() == 33);
    // Ney and Napoléon are the last of the roster: the first ones stay in reserve.
    const auto place = [&](UnitId unit) {
        apply(rules, state, Action{PlaceUnit{unit, (rules.set().board.set_up_zone[french_seat] & ~state.occupied()).first()}});
    };
    for (std::size_t i = 11; i < others.size(); ++i) place(others[i]);
    CHECK(refused(rules, state, Ready{}) == "W6.3");
    place(others[10]);
    CHECK(refused(rules, state, Ready{}).empty());
    EventCollector collector;
    apply(rules, state, Action{Ready{}}, &collector);
    CHECK(collector.of(allied_viewer) == std::vector<Event>{SetUpDone{french_seat, 23, 24}});
}

TEST_CASE("W14.1 they may enter from game turn 1 on", "[scenarios][W14.1]") {
    Early game(french_seat, -2);
    TestGame& t = game.t;
    for (const int turn : {-2, -1, 0}) {
        CAPTURE(turn);
        CHECK(t.refused(t.named(game.late, "+e1")) == "W14.1");
        const auto texts = t.legal_texts();
        CHECK(std::count_if(texts.begin(), texts.end(),
                            [&](const std::string& text) { return text.rfind(t.named(game.late, "+"), 0) == 0; }) == 0);
        t.play("end");
        t.play("end");
    }
    REQUIRE(t.state().turn == 1);
    t.play(t.named(game.late, "+e1"));
    CHECK(t.where(game.late) == "e1");
}

TEST_CASE("W14.1 the others of the reserve may enter at once", "[scenarios][W14.1]") {
    Early game(french_seat, -2);
    game.t.play(game.t.named(game.other, "+e1"));
    CHECK(game.t.where(game.other) == "e1");
}

TEST_CASE("W14.1 both know the list, but the enemy does not know whether an entering piece is in it", "[scenarios][W14.1]") {
    const auto entered = [](bool late) {
        Early game(french_seat, 2);
        const PlayerView before = game.t.view(allied_viewer);
        CHECK(before.late_units.size() == 14);
        game.t.play(game.t.named(late ? game.late : game.other, "+e1"));
        return std::pair(game.t.view(allied_viewer), game.t.heard(allied_viewer));
    };
    const auto one = entered(true);
    const auto two = entered(false);
    CHECK(one.first == two.first);
    CHECK(one.second == two.second);
    CHECK(one.first.sides[french_seat].reserve_units.empty());

    Early game(french_seat, -2);
    std::set<UnitId> listed;
    for (const Viewer viewer : viewers) {
        const auto list = game.t.view(viewer).late_units;
        CHECK(list == late_units(game.t.rules()));
        listed.insert(list.begin(), list.end());
    }
    CHECK(listed.size() == 14);
    // W6.4: backs of all pieces in reserve, including the late ones.
    CHECK(game.t.view(allied_viewer).sides[french_seat].reserve == std::array<int, 3>{10, 3, 2});
}

TEST_CASE("W14.1 a late piece that was routed returns like any other", "[scenarios][W14.1][W8.10]") {
    TestGame t(early());
    const UnitId guard = *find_unit(t.rules().roster(), "1er-grenadiers-de-la-garde");
    put(t.rules(), t.state(), guard, Place::withdrawn);
    free_pieces(t, "b2", "e9");
    t.begin(french_seat, 3);
    t.play(t.named(guard, "+e1"));
    CHECK(t.where(guard) == "e1");
}

TEST_CASE("W14.2 before the first turn of game turn 9 the die is rolled openly", "[scenarios][W14.2]") {
    const bool start_early = GENERATE(false, true);
    CAPTURE(start_early);
    TestGame t = before_doubt(doubtful(start_early));
    for (const Viewer viewer : viewers) {
        CHECK(t.view(viewer).prussians_in_doubt);
        CHECK(t.view(viewer).doubt_turn == 9);
    }
    t.play("end");
    REQUIRE(t.state().phase == Phase::prussian_die);
    CHECK(t.decider() == Decider::chance);
    CHECK(t.state().turn == 9);
    CHECK(t.rolls().size() == shipped().die.faces.size());
    const auto [face, come] = GENERATE(
        table<const char*, bool>({{"Red", true}, {"Red+", true}, {"RedR", true}, {"Blue", false}, {"Blue+", false}, {"BlueR", false}}));
    CAPTURE(face);
    t.roll(face);
    for (const Viewer viewer : viewers) {
        CHECK(t.news<PrussiansDecided>(viewer) == PrussiansDecided{*die_face_from_text(face), come});
        CHECK_FALSE(t.view(viewer).prussians_in_doubt);
        CHECK(t.view(viewer).prussians_to_come == (come ? 13 : 0));
    }
    CHECK(any_prussian_left(t) == come);
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == (start_early ? french_decider : allied_decider));
    CHECK(t.state().turn == 9);
}

TEST_CASE("W14.2 it is rolled once", "[scenarios][W14.2]") {
    TestGame t = before_doubt(doubtful());
    t.play("end");
    t.roll("Red");
    for (int i = 0; i < 4; ++i) {
        t.play("end");
        CHECK(t.state().phase == Phase::turn);
    }
    CHECK(t.state().turn == 11);
}

TEST_CASE("W14.2 a red face: they arrive as in W9", "[scenarios][W14.2][W9.1]") {
    TestGame t = before_doubt(doubtful());
    t.play("end");
    t.roll("RedR");
    end_until(t, 13);
    CHECK(t.state().phase == Phase::prussian_draw);
    CHECK(t.rolls().size() == 13);
}

TEST_CASE("W14.2 a blue face: they never come, and W9.8 is lost", "[scenarios][W14.2][W9.8]") {
    const bool start_early = GENERATE(false, true);
    TestGame t = before_doubt(doubtful(start_early));
    t.state().played[french_seat].add(Card::initiative);
    t.state().played[allied_seat].add(Card::grand_battery);
    t.play("end");
    t.roll("Blue");
    while (t.state().turn < 16) {
        CHECK(t.state().phase == Phase::turn);
        CHECK(t.state().actions == 3);
        t.play("end");
    }
    CHECK_FALSE(any_prussian_left(t));
}

TEST_CASE("W14.2 a red face keeps W9.8", "[scenarios][W14.2][W9.8]") {
    const bool start_early = GENERATE(false, true);
    TestGame t = before_doubt(doubtful(start_early));
    t.state().played[french_seat].add(Card::initiative);
    t.state().played[allied_seat].add(Card::grand_battery);
    t.play("end");
    t.roll("Red");
    while (t.state().turn < 13 || t.state().mover != allied_seat) {
        if (t.decider() == Decider::chance) t.roll(Roll(t.rolls()[0].roll));
        else t.play("end");
    }
    CHECK(t.state().phase == Phase::take_cards);
    CHECK(t.decider() == allied_decider);
}

TEST_CASE("W14.2 without the option the Prussians are never in doubt", "[scenarios][W14.2]") {
    Options options;
    options.mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    options.where_are_the_prussians = options.mode != Mode::expert;  // an Expert option
    TestGame t = before_doubt(options);
    CHECK_FALSE(t.view(french_viewer).prussians_in_doubt);
    t.play("end");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().turn == 9);
}

TEST_CASE("W14.2 if it has not been rolled later in the day, it is rolled before the next game turn", "[scenarios][W14.2]") {
    TestGame t(doubtful());
    free_pieces(t);
    t.put_all(Army::prussian, Place::reserve);
    t.state().prussians_in_doubt = true;
    t.begin(allied_seat, 13);
    t.play("end");
    CHECK(t.state().phase == Phase::turn);
    t.play("end");
    REQUIRE(t.state().phase == Phase::prussian_die);
    CHECK(t.state().turn == 14);
    t.roll("Red");
    CHECK_FALSE(t.view(french_viewer).prussians_in_doubt);
    CHECK(t.view(french_viewer).prussians_to_come == 13);
}

TEST_CASE("W14.2 a blue face takes W9.8 away even with a Prussian already on the board", "[scenarios][W14.2][W9.8]") {
    const auto [face, come] = GENERATE(table<const char*, bool>({{"Red", true}, {"Blue", false}}));
    CAPTURE(face);
    Ruleset set = shipped();
    set.arrival.first_turn = set.expert.doubt_turn = 2;
    set.arrival.extra_action_turn = set.cards.taking_turn = 3;
    TestGame t(doubtful(), set);
    free_pieces(t, "c1", "c10");
    const UnitId there = t.put("Prussian line infantry 3", "l7");
    const UnitId awaited = t.put("Prussian line infantry 3", "reserve");
    t.state().discarded[french_seat].add(Card::reconnaissance);
    t.state().discarded[allied_seat].add(Card::grand_battery);
    t.state().prussians_in_doubt = true;
    t.begin(french_seat, 1);
    t.play("end");
    t.roll(face);
    CHECK(t.where(awaited) == (come ? "reserve" : "absent"));
    t.play("end");
    t.play("end");
    t.leave_to_chance(Phase::prussian_draw);
    REQUIRE(t.state().turn == 3);
    CHECK((t.state().phase == Phase::take_cards) == come);
    // The piece that is there stays, and has its action (W9.5).
    CHECK(t.where(there) == "l7");
    CHECK(t.state().actions == 4);
}

TEST_CASE("W14.2 the die is rolled even if no Prussian is left to come, and then decides about W9.8 only", "[scenarios][W14.2][W9.8]") {
    const auto [place, face, taken] = GENERATE(table<const char*, const char*, bool>({{"l7", "Red", true},
                                                                                      {"l7", "Blue", false},
                                                                                      {"eliminated", "Red", true},
                                                                                      {"eliminated", "Blue", false},
                                                                                      {"absent", "Red", false}}));
    CAPTURE(place, face);
    TestGame t(doubtful());
    free_pieces(t);
    if (std::string_view(place) != "absent") t.put("Prussian line infantry 3", place);
    t.state().discarded[french_seat].add(Card::reconnaissance, 2);
    t.state().prussians_in_doubt = true;
    t.begin(french_seat, 8);
    t.play("end");
    REQUIRE(t.state().phase == Phase::prussian_die);
    t.roll(face);
    while (t.state().turn < 13) t.play("end");
    CHECK((t.state().phase == Phase::take_cards) == taken);
}
