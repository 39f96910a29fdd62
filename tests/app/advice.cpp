// Hints: which squares of the map an action names.
#include "app/table.hpp"
#include "catch.hpp"

using fow::app::squares_in;
using Squares = std::vector<std::string>;

TEST_CASE("the squares of an action are found in its notation", "[advice]") {
    CHECK(squares_in("e4-d6xe6") == Squares{"e4", "d6", "e6"});
    CHECK(squares_in("c8-c10") == Squares{"c8", "c10"});
    CHECK(squares_in("e4:e6") == Squares{"e4", "e6"});
    CHECK(squares_in("spirit:e4") == Squares{"e4"});
    CHECK(squares_in("keep:initiative,discard:combined") == Squares{});
    CHECK(squares_in("F14@k7") == Squares{"k7"});
    CHECK(squares_in("end") == Squares{});
    CHECK(squares_in("e") == Squares{});
    CHECK(squares_in("e444") == Squares{});
    CHECK(squares_in("") == Squares{});
}
