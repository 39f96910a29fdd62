// Places as people say them, not as numbers.
#include "games/callipers/view/places.hpp"

#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

TEST_CASE("A place is named by the farm or the road that is near", "[callipers]") {
    const RuleSet& rules = shipped();
    CHECK(place_text({2120, 2070}, rules) == "the yard of Hougoumont");
    CHECK(place_text({2028, 1823}, rules) == "the south wall of Hougoumont");
    CHECK(place_text({2400, 2300}, rules) == "the north-east corner of Hougoumont");
    CHECK(place_text({2900, 1500}, rules) == "a place 730 yards south-east of Hougoumont");
    CHECK(place_text({3640, 1820}, rules) == "the Brussels-Charleroi road");
    CHECK(place_text({300, 4400}, rules) == "the north-west of the map");
}

TEST_CASE("A move is told with its place as on a map where the ground is known", "[callipers]") {
    const PieceMoved moved{{8, "Bauduin", french_seat}, PieceMoved::How::moved, {1940, 1660}, {2028, 1823}, 0, 186, 186};
    CHECK(describe(moved, shipped()) == "Bauduin: moved 186 yards to the south wall of Hougoumont.");
    CHECK(describe(moved) == "Bauduin: moved 186 yards to (2028, 1823).");
}

TEST_CASE("A turn is told by the wind that the piece then faces", "[callipers][K1.4]") {
    CHECK(way_text(0) == "the north");
    CHECK(way_text(11) == "the north");
    CHECK(way_text(12) == "the north-north-east");
    CHECK(way_text(185) == "the south");
    CHECK(way_text(348) == "the north-north-west");
    CHECK(way_text(349) == "the north");
    const PieceMoved turned{{8, "Bauduin", french_seat}, PieceMoved::How::turned, {1940, 1660}, {1940, 1660}, 45, 0, 0};
    CHECK(describe(turned, shipped()) == "Bauduin: turned to the north-east.");
    CHECK(describe(turned) == "Bauduin: turned to 45 degrees.");
}
