// Names and times as players read them.
#include "catch.hpp"

#include "fow/view/names.hpp"

using namespace fow;

TEST_CASE("W2.3 the clock tells the time of day, past midnight too", "[view][names][W2.3]") {
    CHECK(clock_text(11 * 60) == "11:00");
    CHECK(clock_text(9 * 60 + 30) == "9:30");
    CHECK(clock_text(21 * 60 + 5) == "21:05");
    CHECK(clock_text(24 * 60) == "0:00");  // turn 27, and the editor's latest Prussians
    CHECK(clock_text(30 * 60 + 30) == "6:30");
    CHECK(clock_text(-30) == "23:30");
}

TEST_CASE("W11 each card has a name", "[view][names][W11]") {
    for (const Card card : cards) CHECK_FALSE(card_name(card, untranslated).empty());
}
