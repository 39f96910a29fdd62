// Where hints appear.
#include "catch.hpp"

#include "ui/widgets/base.hpp"

using namespace fow::ui;

namespace {

const ImVec2 window_size(1280, 800);
const ImVec2 hint(200, 60);

bool covers(const ImVec2& at, const SDL_FRect& rect) {
    const SDL_FRect common = common_part({at.x, at.y, hint.x, hint.y}, rect);
    return common.w > 0 && common.h > 0;
}

}  // namespace

TEST_CASE("A hint covers no control and stays inside the window", "[ui]") {
    std::vector<SDL_FRect> column;  // buttons without a gap at the right edge
    for (int i = 0; i < 20; ++i) column.push_back({940, static_cast<float>(i) * 40, 340, 40});
    for (const SDL_FRect& of : column) {
        const ImVec2 at = hint_place(hint, of, column, window_size);
        CHECK((at.x >= 0 && at.y >= 0 && at.x + hint.x <= window_size.x && at.y + hint.y <= window_size.y));
        for (const SDL_FRect& control : column) CHECK_FALSE(covers(at, control));
    }
}

TEST_CASE("A hint is near what it explains", "[ui]") {
    const SDL_FRect of{600, 400, 100, 30};
    const ImVec2 at = hint_place(hint, of, {of}, window_size);
    CHECK(at.x == 550);
    CHECK(at.y > 430);
    CHECK(at.y < 445);
    const ImVec2 corner = hint_place(hint, {1200, 780, 80, 20}, {{1200, 780, 80, 20}}, window_size);
    CHECK_FALSE(covers(corner, {1200, 780, 80, 20}));
}

TEST_CASE("Where everything is full of controls a hint still stays inside the window", "[ui]") {
    const ImVec2 at = hint_place(hint, {10, 10, 100, 30}, {{0, 0, 1280, 800}}, window_size);
    CHECK((at.x >= 0 && at.y >= 0 && at.x + hint.x <= window_size.x && at.y + hint.y <= window_size.y));
}
