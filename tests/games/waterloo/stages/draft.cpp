// Setting up an army.
#include "games/waterloo/stages/draft.hpp"

#include "catch.hpp"

#include <algorithm>

#include "files/files.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/field_stages.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::waterloo::stages;
using namespace fow::app;

namespace {

Session at_set_up() {
    Session session(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    REQUIRE(session.roll(DrawLine{Sector::left}));
    return session;
}

std::vector<PlaceUnit> army_of_1815(Seat seat, const Roster& roster) { return historical_army(files::data_folder(), seat, roster).places; }

}  // namespace

TEST_CASE("W6.3 an army set up by fill() is ready, and its result is only a list of places", "[draft][W6.3]") {
    const Session session = at_set_up();
    Draft draft(session.rules(), session.state());
    CHECK(draft.not_ready()->rule == "W6.3");
    Pcg32 numbers(3);
    draft.fill(numbers);
    CHECK_FALSE(draft.not_ready());
    const auto places = draft.places();
    CHECK(std::is_sorted(places.begin(), places.end(), [](auto a, auto b) { return a.square < b.square; }));
    draft.mirror();
    CHECK(draft.places().size() == places.size());
    draft.mirror();
    CHECK(draft.places() == places);
    draft.clear();
    CHECK(draft.places().empty());
}

TEST_CASE("W12.4 Hougoumont gets a garrison, which stays there when the army is mirrored", "[draft][W12.4]") {
    Options options;
    options.mode = Mode::expert;
    const Session session(data::load_ruleset(), options, {"Marie", "Arthur"});
    REQUIRE(session.state().phase == Phase::set_up);
    const auto inside = [](const Draft& draft) {
        int count = 0;
        for (const PlaceUnit& place : draft.places()) count += draft.view().garrison_squares.contains(place.square) ? 1 : 0;
        return count;
    };
    Draft draft(session.rules(), session.state());
    Pcg32 numbers(3);
    draft.fill(numbers);
    CHECK(inside(draft) == 2);
    CHECK_FALSE(draft.not_ready());
    draft.mirror();
    CHECK(inside(draft) == 2);
    CHECK_FALSE(draft.not_ready());
    draft.set_what_fits(army_of_1815(allied_seat, session.rules().roster()));
    CHECK(inside(draft) == 2);
    CHECK_FALSE(draft.not_ready());
}

TEST_CASE("W14.1 late pieces are not set up, and the rest is ready without them", "[draft][W14.1]") {
    Options options;
    options.mode = Mode::expert;
    options.start_early = true;
    Session session(data::load_ruleset(), options, {"Marie", "Arthur"});
    Pcg32 numbers(3);
    Draft allied(session.rules(), session.state());
    allied.fill(numbers);
    for (const PlaceUnit& place : allied.places()) REQUIRE_FALSE(session.play(place));
    REQUIRE_FALSE(session.play(Ready{}));
    Draft french(session.rules(), session.state());
    const auto no_late_one = [&] {
        const auto places = french.places();
        return std::none_of(places.begin(), places.end(), [&](const PlaceUnit& place) { return session.rules().late(place.unit); });
    };
    french.fill(numbers);
    CHECK_FALSE(french.not_ready());
    CHECK(no_late_one());
    french.set_what_fits(army_of_1815(french_seat, session.rules().roster()));
    CHECK_FALSE(french.not_ready());
    CHECK(no_late_one());
}

TEST_CASE("W6.2 pieces can be swapped, and an illegal change has no effect", "[draft][W6.2]") {
    const Session session = at_set_up();
    const Roster& roster = session.rules().roster();
    Draft draft(session.rules(), session.state());
    const UnitId a = *find_unit(roster, "wellington");
    const UnitId b = *find_unit(roster, "uxbridge");
    CHECK_FALSE(draft.place(a, *square_from_text("f10")));
    CHECK_FALSE(draft.place(b, *square_from_text("g10")));
    CHECK_FALSE(draft.shift(*square_from_text("f10"), *square_from_text("g10")));
    CHECK(draft.view().at(*square_from_text("f10"))->unit == b);
    CHECK(draft.shift(*square_from_text("f10"), *square_from_text("f5"))->rule == "W6.2");
    CHECK(draft.view().at(*square_from_text("f10"))->unit == b);
    CHECK(draft.place(a, *square_from_text("f10"))->rule == "W6.2");  // it is not in the box
    draft.take_back(*square_from_text("g10"));
    CHECK_FALSE(draft.place(a, *square_from_text("f10")));
    CHECK(draft.places().size() == 1);  // the other one is back in the box
}

TEST_CASE("The historical deployments are ready to begin", "[draft]") {
    Session session = at_set_up();
    for (const Seat seat : {allied_seat, french_seat}) {
        if (seat == french_seat) REQUIRE(session.roll(DrawLine{Sector::right}));
        Draft draft(session.rules(), session.state());
        CHECK_FALSE(draft.set(army_of_1815(seat, session.rules().roster())));
        CHECK_FALSE(draft.not_ready());
        for (const PlaceUnit& place : draft.places()) REQUIRE_FALSE(session.play(place));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    CHECK(session.state().phase == Phase::turn);
}
