#include "catch.hpp"

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/window/window.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::waterloo::screens;
using namespace fow::ui;

TEST_CASE("every square is found at its middle and corners", "[ui][geometry]") {
    for (const bool turned : {false, true}) {
        for (const SDL_FRect area : {SDL_FRect{66, 10, 768, 648}, SDL_FRect{0, 0, 613, 517}, SDL_FRect{101.5F, 33, 2100, 1900}}) {
            const BoardGeometry geometry(area, turned);
            for (int i = 0; i < square_count; ++i) {
                const Square s = Square::from_index(i);
                const SDL_FRect r = geometry.rect(s);
                CHECK(geometry.square_at(geometry.centre(s).x, geometry.centre(s).y) == s);
                CHECK(geometry.square_at(r.x, r.y) == s);
                CHECK(geometry.square_at(r.x + r.w - 0.5F, r.y + r.h - 0.5F) == s);
            }
        }
    }
}

TEST_CASE("margin and beyond hold no square", "[ui][geometry]") {
    const BoardGeometry geometry({0, 0, 748, 628}, false);
    CHECK(geometry.cell() == 60);
    CHECK(geometry.margin() == 14);
    CHECK_FALSE(geometry.square_at(10, 300));
    CHECK_FALSE(geometry.square_at(300, 10));
    CHECK_FALSE(geometry.square_at(740, 300));
    CHECK_FALSE(geometry.square_at(300, 620));
    CHECK_FALSE(geometry.square_at(-5000, 70000));
}

TEST_CASE("W0.1 a1 lies south-west, and north-east from the opposite side", "[ui][geometry][W0.1]") {
    const SDL_FRect area{0, 0, 748, 628};
    CHECK(BoardGeometry(area, false).square_at(20, 610) == Square(0, 0));
    CHECK(BoardGeometry(area, true).square_at(20, 610) == Square(11, 9));
}

TEST_CASE("the sheet stays inside its area, in whole pixels", "[ui][geometry]") {
    for (float w = 300; w < 2600; w += 37) {
        const SDL_FRect area{7, 9, w, w * 0.8F};
        const BoardGeometry geometry(area, false);
        const SDL_FRect sheet = geometry.sheet();
        CHECK(sheet.x >= area.x);
        CHECK(sheet.y >= area.y);
        CHECK(sheet.x + sheet.w <= area.x + area.w);
        CHECK(sheet.y + sheet.h <= area.y + area.h);
        CHECK(geometry.cell() == static_cast<float>(static_cast<int>(geometry.cell())));
    }
}

TEST_CASE("an enlarged map fills the room of the whole one and shows what its lens says", "[ui][geometry]") {
    const SDL_FRect area{100, 50, 748, 628};
    const BoardGeometry whole(area, false);
    Lens lens;
    for (int steps = 1; steps < static_cast<int>(zoom_steps.size()); ++steps) {
        const Lens before = lens;
        lens = zoomed(lens, 1, 1, 0);  // towards the north-east corner
        CHECK(lens.zoom > before.zoom);
        const BoardGeometry large(area, false, lens);
        CHECK(large.cell() == std::round(whole.cell() * lens.zoom));
        CHECK(large.room().x == whole.room().x);
        CHECK(large.room().w == whole.room().w);
        CHECK(large.sheet().x <= large.room().x);
        CHECK(large.sheet().x + large.sheet().w >= large.room().x + large.room().w);
        CHECK(large.square_at(area.x + area.w - 2 * large.margin(), area.y + 2 * large.margin()) == Square(11, 9));
        CHECK_FALSE(large.square_at(area.x - 5, area.y + 300));  // drawn there, but not visible
        CHECK_FALSE(large.square_at(area.x + area.w + 5, area.y + 300));
    }
    CHECK(zoomed(lens, 1, 0.5F, 0.5F) == lens);  // no larger
    for (std::size_t i = 1; i < zoom_steps.size(); ++i) lens = zoomed(lens, -1, 0.2F, 0.7F);
    CHECK(lens == Lens{});
}

namespace {

bool apart(const SDL_FRect& a, const SDL_FRect& b) { return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y; }

void check_layout(int width, int height, bool turned, bool cards = true) {
    INFO(width << "x" << height);
    const float scale = scale_for(width, height);
    const PlayLayout l = play_layout(width, height, scale, turned, cards);
    const SDL_FRect all[] = {l.clock, l.map, l.road, l.column, l.trays};
    for (const SDL_FRect& a : all) {
        CHECK(a.w > 20);
        CHECK(a.h > 20);
        CHECK(a.x >= 0);
        CHECK(a.y >= 0);
        CHECK(a.x + a.w <= static_cast<float>(width));
        CHECK(a.y + a.h <= static_cast<float>(height));
        for (const SDL_FRect& b : all) CHECK((&a == &b || apart(a, b)));
    }
    CHECK(l.column.w >= 318 * scale);
    CHECK(l.column.w <= 541 * scale);
    CHECK(l.trays.h >= 80 * scale);
    CHECK((l.clock.x < l.map.x) != turned);
}

}  // namespace

TEST_CASE("nothing overlaps while playing, at any size", "[ui][layout]") {
    for (const auto& [w, h] :
         {std::pair{1024, 640}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1024, 1400}, {3440, 1440}}) {
        check_layout(w, h, false);
        check_layout(w, h, true);
        check_layout(w, h, false, false);
    }
    for (int w = 1024; w < 3000; w += 61)
        for (int h = 640; h < 2000; h += 83) check_layout(w, h, false);
}

TEST_CASE("trays without cards below the column leave it the room", "[ui][layout]") {
    const float scale = scale_for(1920, 1080);
    const PlayLayout with = play_layout(1920, 1080, scale, false, true);
    const PlayLayout without = play_layout(1920, 1080, scale, false, false);
    CHECK(without.column.h >= with.column.h + 40 * scale);
    CHECK(without.map.x == with.map.x);
    CHECK(without.map.w == with.map.w);
}

namespace {

float cell_of(const SDL_FRect& map) { return BoardGeometry(map, false).cell(); }

}  // namespace

TEST_CASE("the map takes the room: squares have a least size, in lessons and in the pursuit at most a tenth less", "[ui][layout]") {
    struct Case {
        int width;
        int height;
        float least;
        float strip;  ///< of a lesson, units
    };
    for (const auto& [width, height, least, strip] : {Case{1024, 640, 50, 152}, {1280, 800, 64, 152}, {1920, 1080, 92, 104}}) {
        INFO(width << "x" << height);
        const float scale = scale_for(width, height);
        const float play = cell_of(play_layout(width, height, scale, false).map);
        CHECK(play >= least);
        const int above = height - static_cast<int>(std::round(strip * scale));
        CHECK(cell_of(play_layout(width, above, scale, false).map) >= 0.9F * play);
        CHECK(cell_of(pursuit_layout(width, height, scale).map) >= 0.9F * play);
        CHECK(cell_of(pursuit_layout(width, above, scale).map) >= 0.9F * play);
    }
}

TEST_CASE("larger text leaves every screen enough room", "[ui][layout]") {
    CHECK(scale_for(1280, 800, TextSize::large) == Approx(1.12F));
    CHECK(scale_for(1280, 800, TextSize::largest) == Approx(1.25F));
    CHECK(scale_for(1024, 640, TextSize::largest) == Approx(1));
    for (int w = 1024; w < 4000; w += 61)
        for (int h = 640; h < 2400; h += 83) {
            float before = 0;
            for (const TextSize text : text_sizes) {
                const float scale = scale_for(w, h, text);
                CAPTURE(w, h, word(text), scale);
                CHECK(scale >= before);
                CHECK(static_cast<float>(w) / scale >= Approx(1024));
                CHECK(static_cast<float>(h) / scale >= Approx(640));
                before = scale;
            }
        }
}

TEST_CASE("the scale follows the window", "[ui][layout]") {
    CHECK(scale_for(1280, 800) == 1);
    CHECK(scale_for(1024, 640) == Approx(0.8F));
    CHECK(scale_for(3840, 2160) == Approx(2.7F));
    CHECK(scale_for(300, 200) == Approx(0.8F));
    CHECK(BoardGeometry(play_layout(1280, 800, 1, false).map, false).cell() == 65);
}

TEST_CASE("the step of a scale is 1, 2 or 5 times a power of ten, close to the number of steps wanted", "[ui][plots]") {
    CHECK(tick_step(5, 5) == Approx(1));
    CHECK(tick_step(7, 5) == Approx(2));
    CHECK(tick_step(47, 5) == Approx(10));
    CHECK(tick_step(110, 5) == Approx(50));
    CHECK(tick_step(2.2F, 5) == Approx(0.5));
    for (float span = 0.01F; span < 5000; span *= 1.37F) {
        const float steps = span / tick_step(span, 5);
        CHECK(steps <= 5.001F);
        CHECK(steps >= 1.9F);
    }
}
