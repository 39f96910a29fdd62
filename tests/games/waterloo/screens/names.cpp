// The names that the screens give to things and moments.
#include "catch.hpp"

#include "games/waterloo/screens/words/names.hpp"

using namespace fow;

TEST_CASE("W2.3 the clock goes past midnight everywhere", "[ui][names][W2.3]") {
    PlayerView view;
    view.turn = 28;
    view.minutes = 24 * 60 + 30;
    CHECK(ui::moment_text(view) == "Turn 28, 0:30");
    CHECK(ui::clock_text(30 * 60) == "6:00");  // the latest Prussian turn that the editor offers
}

TEST_CASE("each mode, side and sector has a name of its own", "[ui][names]") {
    CHECK(ui::mode_name(Mode::basic) != ui::mode_name(Mode::standard));
    CHECK(ui::mode_name(Mode::standard) != ui::mode_name(Mode::expert));
    CHECK(ui::side_name(french_seat) != ui::side_name(allied_seat));
    CHECK(ui::sector_name(french_seat, Sector::left) == ui::sector_name(allied_seat, Sector::right));
    CHECK(ui::sector_name(french_seat, Sector::left) != ui::sector_name(allied_seat, Sector::left));
    CHECK(ui::army_name(allied_seat) == ui::army_name(Army::allied));
}
