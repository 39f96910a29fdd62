// What a match says about two players.
#include "catch.hpp"

#include <cmath>

#include "bots/strength.hpp"

using namespace fow::bots;

TEST_CASE("the share of the points has Wilson's interval") {
    const Estimate none = share_of({});
    CHECK((none.value == 0.5 && none.low == 0 && none.high == 1));
    const Estimate two_thirds = share_of({20, 0, 10});
    CHECK(two_thirds.value == Approx(2.0 / 3));
    CHECK(two_thirds.low == Approx(0.488).margin(0.001));
    CHECK(two_thirds.high == Approx(0.808).margin(0.001));
    CHECK(share_of({1, 2, 1}).value == Approx(0.5));
    CHECK(share_of({50, 0, 0}).low == Approx(0.929).margin(0.001));
}

TEST_CASE("Elo follows from the share, and back") {
    CHECK(elo_of({10, 0, 1}).value == Approx(400));
    CHECK(elo_of({0, 4, 0}).value == Approx(0).margin(1e-9));
    CHECK(std::isinf(elo_of({3, 0, 0}).value));
    CHECK(share_at(elo_of({3, 1, 2}).value) == Approx(3.5 / 6));
}

TEST_CASE("the sequential test ends for strong and for weak players, and stays open between") {
    const Test test{0, 50};
    CHECK(judged(test, {}).finding == Finding::open);
    CHECK(judged(test, {2, 2}).finding == Finding::open);
    std::vector<double> strong, weak;
    for (int i = 0; i < 100; ++i) {
        strong.push_back(i % 4 == 0 ? 1 : 2);
        weak.push_back(i % 4 == 0 ? 1 : 0);
    }
    CHECK(judged(test, strong).finding == Finding::high);
    CHECK(judged(test, weak).finding == Finding::low);
    CHECK(judged(test, strong).bound == Approx(2.944).margin(0.001));
}
