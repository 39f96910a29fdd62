// The scale of a plot.
#include "catch.hpp"

#include "ui/widgets/plots.hpp"

using namespace fow;

TEST_CASE("the steps of a scale are 1, 2 or 5 and noughts, and not many more than wished", "[ui][plots]") {
    CHECK(ui::tick_step(5, 5) == Approx(1));
    CHECK(ui::tick_step(7, 5) == Approx(2));
    CHECK(ui::tick_step(47, 5) == Approx(10));
    CHECK(ui::tick_step(110, 5) == Approx(50));
    CHECK(ui::tick_step(2.2F, 5) == Approx(0.5));
    for (float span = 0.01F; span < 5000; span *= 1.37F) {
        const float steps = span / ui::tick_step(span, 5);
        CHECK(steps <= 5.001F);
        CHECK(steps >= 1.9F);
    }
}
