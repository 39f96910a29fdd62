// The names that the screens give to things and moments.
#include "catch.hpp"

#include "games/waterloo/screens/words/names.hpp"

using namespace fow;
using namespace fow::waterloo;

TEST_CASE("W2.3 the clock goes past midnight everywhere", "[ui][names][W2.3]") {
    PlayerView view;
    view.turn = 28;
    view.minutes = 24 * 60 + 30;
    CHECK(screens::moment_text(view) == "Turn 28, 0:30");
    CHECK(clock_text(30 * 60) == "6:00");  // the latest Prussian turn that the editor offers
}

TEST_CASE("each mode, side and sector has a name of its own", "[ui][names]") {
    CHECK(screens::mode_name(Mode::basic) != screens::mode_name(Mode::standard));
    CHECK(screens::mode_name(Mode::standard) != screens::mode_name(Mode::expert));
    CHECK(screens::side_name(french_seat) != screens::side_name(allied_seat));
    CHECK(screens::sector_name(french_seat, Sector::left) == screens::sector_name(allied_seat, Sector::right));
    CHECK(screens::sector_name(french_seat, Sector::left) != screens::sector_name(allied_seat, Sector::left));
    CHECK(screens::army_name(allied_seat) == screens::army_name(Army::allied));
}
