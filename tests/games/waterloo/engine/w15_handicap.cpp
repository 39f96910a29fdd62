// W15.7: the French handicap of Expert.
#include <algorithm>
#include "catch.hpp"

#include "games/waterloo/engine/battlefield.hpp"
#include "random_games.hpp"
#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

Options with_handicap(Mode mode = Mode::expert) {
    Options options;
    options.mode = mode;
    options.handicap = true;
    return options;
}

const std::vector<UnitId>& the_units() {
    static const std::vector<UnitId> units = [] {
        std::vector<UnitId> found;
        for (const std::string& id : shipped().expert.handicap_units) found.push_back(*find_unit(shipped().pieces.roster, id));
        return found;
    }();
    return units;
}

std::vector<UnitId> in_place(const Rules& rules, const State& state, Place place) {
    std::vector<UnitId> units;
    for (int i = 0; i < rules.unit_count(); ++i)
        if (state.whereabouts(UnitId(i)).is(place)) units.push_back(UnitId(i));
    return units;
}

}  // namespace

TEST_CASE("W15.7 the handicap is off by default, and only Expert has it", "[ours][W15.7]") {
    CHECK_FALSE(Options{}.handicap);
    const auto [mode, handicap, early, away, late] = GENERATE(table<Mode, bool, bool, bool, std::size_t>({
        {Mode::basic, true, false, false, 0},
        {Mode::standard, true, false, false, 0},
        {Mode::expert, false, false, false, 0},
        {Mode::expert, true, false, true, 0},
        {Mode::expert, false, true, false, 14},
        {Mode::expert, true, true, true, 13},
    }));
    CAPTURE(mode, handicap, early);
    Options options = with_handicap(mode);
    options.handicap = handicap;
    options.start_early = early;
    const Rules rules(shipped(), options);
    const State state = initial_state(rules);
    CHECK(in_place(rules, state, Place::absent) == (away ? the_units() : std::vector<UnitId>{}));
    CHECK_FALSE(inconsistency(rules, state));
    for (const Viewer viewer : {french_viewer, allied_viewer, Viewer::onlooker}) {
        const PlayerView view = view_of(rules, state, viewer);
        CHECK(view.handicap_units == (away ? the_units() : std::vector<UnitId>{}));
        CHECK(view.absent == view.handicap_units);
        CHECK(view.late_units.size() == late);
    }
}

TEST_CASE("W15.7 the piece is neither set up nor brought onto the board", "[ours][W15.7]") {
    const Rules rules(shipped(), with_handicap());
    State state = initial_state(rules);
    Dice dice(5);
    for (const Action& action : random_deployment(rules, allied_seat, dice)) apply(rules, state, action);
    REQUIRE(turn(state) == french_decider);
    for (const UnitId unit : the_units()) {
        const auto refused = check(rules, state, PlaceUnit{unit, square("e2")});
        REQUIRE(refused);
        CHECK(std::string(refused->rule) == "W6.2");
    }
    for (const Action& action : random_deployment(rules, french_seat, dice)) apply(rules, state, action);
    CHECK(state.phase == Phase::draft);
    TestGame game(with_handicap());
    free_pieces(game, "b2", "e8");
    for (const UnitId unit : the_units()) put(game.rules(), game.state(), unit, Place::absent);
    game.begin(french_seat, 3);
    for (const UnitId unit : the_units()) CHECK(game.refused(game.named(unit, "+e1")) == "W8.4");
}

TEST_CASE("W15.7 whole games with the handicap are played without the piece, and it is never lost", "[ours][W15.7]") {
    for_all_dice([](Dice& dice) {
        const Rules rules(shipped(), with_handicap());
        State state = random_start(rules, dice);
        for (int ply = 0; ply < 200 && turn(state) != Decider::nobody; ++ply) random_step(rules, state, dice);
        for (const UnitId unit : the_units()) MUST(state.whereabouts(unit).is(Place::absent));
    });
}

TEST_CASE("W15.7 on a battlefield the piece is left out, and the battlefield of that game still has it", "[ours][W15.7][W14.3]") {
    const Battlefield field = classic_battlefield(shipped(), Mode::expert);
    const Rules rules(shipped(), with_handicap());
    const State start = start_of(field, rules);
    CHECK(in_place(rules, start, Place::absent) == the_units());
    CHECK(start == initial_state(rules));
    CHECK(battlefield_of(rules, start, shipped()) == field);
}

TEST_CASE("W15.7 the text of a game says that there is a handicap, to everybody", "[ours][W15.7][chronicle]") {
    const bool handicap = GENERATE(true, false);
    CAPTURE(handicap);
    Options options = expert();
    options.handicap = handicap;
    const Session session(shipped(), options, {"Marie", "Arthur"});
    for (const Audience audience : {Audience(), Audience(french_viewer), Audience(allied_viewer), Audience(Viewer::onlooker)})
        CHECK((chronicle_of(session, audience).find("The French play with a handicap (W15.7)\n") != std::string::npos) == handicap);
}
