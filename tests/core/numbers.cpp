// Numbers in the player's language.
#include "core/numbers.hpp"

#include "catch.hpp"

using namespace fow;

namespace {

/// A language that writes 12.345 and 3,5.
const Translate continental{untranslated.plain, untranslated.counted,
                            [](std::string_view context, std::string_view sentence) {
                                return context == "digit groups" ? "." : context == "decimal point" ? "," : std::string(sentence);
                            },
                            nullptr};

}  // namespace

TEST_CASE("Numbers have groups of three digits", "[numbers]") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(12000) == "12,000");
    CHECK(grouped(1234567) == "1,234,567");
    CHECK(grouped(-999) == "-999");
    CHECK(grouped(-1000) == "-1,000");
    CHECK(grouped(12000, continental) == "12.000");
}

TEST_CASE("Decimal places are rounded", "[numbers]") {
    CHECK(decimal(3.45678, 1) == "3.5");
    CHECK(decimal(2, 1) == "2.0");
    CHECK(decimal(7, 0) == "7");
    CHECK(decimal(-0.26, 1) == "-0.3");
    CHECK(decimal(3.5, 1, continental) == "3,5");
}
