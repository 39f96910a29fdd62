// How troops move: steps that begin and end on the ground, and things that are drawn only while they last.
#include "catch.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include "ui/widgets/movement.hpp"

using namespace fow::ui;

TEST_CASE("Whatever moves stands on the ground at both ends, and touches it once for each step", "[ui][motion]") {
    for (const int steps : {1, 2, 5}) {
        CHECK(rise_at(0, steps) == 0);
        CHECK(rise_at(1, steps) == 0);
        for (int i = 1; i < steps; ++i) CHECK(rise_at(static_cast<float>(i) / static_cast<float>(steps), steps) == Approx(0).margin(1e-4));
        CHECK(rise_at(0.5F / static_cast<float>(steps), steps) == Approx(1));
    }
    CHECK(steps_in(10, 90) == 1);
    CHECK(steps_in(270, 90) == 3);
}

TEST_CASE("A cloud is drawn only while it lasts", "[ui][motion]") {
    ImDrawListSharedData shared;
    ImDrawList list(&shared);
    list._ResetForNewFrame();
    list.PushClipRect({0, 0}, {100, 100});
    const auto drawn = [&](float share) {
        const int before = list.VtxBuffer.Size;
        draw_cloud(list, {.at = {50, 50}, .radius = 10}, share);
        return list.VtxBuffer.Size > before;
    };
    CHECK_FALSE(drawn(-0.1F));
    CHECK_FALSE(drawn(0));
    CHECK(drawn(0.5F));
    CHECK_FALSE(drawn(1));
    CHECK_FALSE(drawn(2));
}
