// Each kind of fault is found, and nothing else.
// Where hints appear.
#include <imgui.h>

#include "catch.hpp"
#include "open_window.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/boxes.hpp"
#include "ui/window/controls.hpp"

using namespace fow::ui;

namespace {

using Kind = Box::Kind;

/// A window of 1280 by 800 with a card that does not scroll.
class Frame {
public:
    Frame() { boxes.clear(1280, 800); }
    void card(const SDL_FRect& rect, bool scrolls = false) { boxes.enter(Kind::sheet, "card", rect, rect, scrolls); }
    [[nodiscard]] std::size_t faults() const { return layout_faults(boxes.all(), 1280, 800).size(); }
    [[nodiscard]] bool finds(const std::string& words) const {
        const std::vector<std::string> found = layout_faults(boxes.all(), 1280, 800);
        return found.size() == 1 && found.front().find(words) != std::string::npos;
    }
    Boxes boxes;
};

}  // namespace

TEST_CASE("no text for a player has words of a notation", "[ui][layout]") {
    for (const char* text : {"with batterie-hamelin+a1 46 %", "with a4-c5 42 %", "A better choice had 42 %: a4-c5.", "and e10xe11",
                             "with e4-off 3 %", "The dice: die:5, rout:2.", "It moves to (2028, 1823)."}) {
        Frame frame;
        frame.boxes.add(Kind::text, text, {100, 100, 300, 24});
        CHECK(frame.finds("has words of a notation"));
    }
    for (const char* text : {"11:30 a.m.: the day begins", "To win: 8,000", "4 + 1 hill = 5", "from a4 to c5", "Blue: j4-j6.",
                             "a 12-pounder, 4-6 of them", "Ctrl+S saves", "https://example.org", "(W7.4, W8.1)"}) {
        Frame frame;
        frame.boxes.add(Kind::text, text, {100, 100, 300, 24});
        CHECK(frame.faults() == 0);
    }
}

TEST_CASE("a good frame has no fault", "[ui][layout]") {
    Frame frame;
    frame.boxes.add(Kind::square, "a1", {100, 100, 60, 60});
    frame.boxes.add(Kind::square, "b1", {160, 100, 60, 60});
    frame.boxes.add(Kind::text, "La Haye Sainte", {110, 120, 100, 20});
    frame.card({800, 10, 400, 700});
    frame.boxes.add(Kind::text, "Turn 1", {820, 20, 200, 24});
    frame.boxes.add(Kind::text, "its descenders touch the next line's room", {820, 42, 200, 24});
    frame.boxes.add(Kind::control, "end-turn", {820, 70, 200, 34});
    frame.boxes.add(Kind::text, "End the turn", {850, 76, 120, 22});
    frame.boxes.leave();
    CHECK(frame.faults() == 0);
    frame.boxes.cover();
    frame.card({300, 100, 600, 600});
    frame.boxes.add(Kind::text, "A page lies above all of it", {320, 120, 400, 24});
    CHECK(frame.faults() == 0);
}

TEST_CASE("boxes outside the window are found", "[ui][layout]") {
    const SDL_FRect rect = GENERATE(SDL_FRect{1200, 20, 100, 20}, SDL_FRect{-5, 20, 100, 20}, SDL_FRect{10, 790, 100, 20},
                                    SDL_FRect{10, -10, 100, 20}, SDL_FRect{2000, 2000, 10, 10});
    const Kind kind = GENERATE(Kind::text, Kind::control, Kind::square, Kind::sheet);
    Frame frame;
    frame.boxes.add(kind, "it", rect);
    CHECK(frame.finds("outside"));
}

TEST_CASE("boxes that are cut off are found, unless they can be scrolled to", "[ui][layout]") {
    const bool scrolls = GENERATE(false, true);
    const Kind kind = GENERATE(Kind::text, Kind::control);
    Frame below;
    below.card({100, 100, 300, 300}, scrolls);
    below.boxes.add(kind, "it", {110, 390, 100, 30});
    CHECK(below.faults() == (scrolls ? 0 : 1));
    CHECK(below.finds("cut off") != scrolls);
    Frame beside;  // nothing scrolls sideways
    beside.card({100, 100, 300, 300}, scrolls);
    beside.boxes.add(kind, "it", {350, 200, 100, 30});
    CHECK(beside.finds("cut off"));
}

TEST_CASE("a scrolling part may be on a card that does not scroll", "[ui][layout]") {
    Frame frame;
    frame.card({100, 100, 300, 300});
    frame.boxes.enter(Kind::part, "log", {110, 110, 280, 200}, {110, 110, 280, 200}, true);
    frame.boxes.add(Kind::text, "long ago", {120, 20, 100, 20});
    frame.boxes.leave();
    CHECK(frame.faults() == 0);
    frame.boxes.enter(Kind::part, "list", {110, 350, 280, 200}, {110, 350, 280, 200}, true);
    CHECK(frame.finds("part \"list\""));
    Frame low;
    low.boxes.enter(Kind::part, "log", {110, 110, 280, 20}, {110, 110, 280, 20}, true);
    CHECK(low.finds("too low"));
}

TEST_CASE("overlapping boxes are found", "[ui][layout]") {
    const auto both = [](Kind one, Kind other, const SDL_FRect& at) {
        Frame frame;
        frame.boxes.add(one, "one", {100, 100, 100, 40});
        frame.boxes.add(other, "other", at);
        return frame.faults();
    };
    const SDL_FRect half{150, 110, 100, 20};
    const SDL_FRect within{110, 110, 50, 20};
    const SDL_FRect beside{200, 100, 100, 40};
    for (const Kind one : {Kind::text, Kind::control, Kind::sheet})
        for (const Kind other : {Kind::text, Kind::control, Kind::sheet}) {
            CHECK(both(one, other, half) == 1);
            CHECK(both(one, other, beside) == 0);
        }
    CHECK(both(Kind::text, Kind::text, within) == 1);
    CHECK(both(Kind::control, Kind::control, within) == 1);
    CHECK(both(Kind::control, Kind::text, within) == 0);  // its label
    CHECK(both(Kind::text, Kind::control, within) == 0);  // a link in it
    CHECK(both(Kind::square, Kind::text, half) == 0);
    CHECK(both(Kind::square, Kind::control, half) == 1);
    CHECK(both(Kind::square, Kind::sheet, half) == 1);
    CHECK(both(Kind::text, Kind::sheet, {90, 90, 200, 200}) == 1);  // it would be hidden completely
}

TEST_CASE("invisible boxes do not overlap", "[ui][layout]") {
    Frame frame;
    frame.boxes.enter(Kind::part, "log", {100, 100, 300, 100}, {100, 100, 300, 100}, true);
    frame.boxes.add(Kind::text, "scrolled away", {100, 210, 100, 20});
    frame.boxes.leave();
    frame.boxes.add(Kind::control, "below", {100, 205, 100, 40});
    CHECK(frame.faults() == 0);
}

TEST_CASE("controls can be clicked where they are visible", "[ui][layout]") {
    Controls controls;
    controls.clear(1280, 800);
    controls.boxes().enter(Kind::part, "list", {100, 100, 300, 100}, {100, 100, 300, 100}, true);
    controls.add("half", {100, 180, 50, 40});
    controls.add("away", {100, 300, 50, 40});
    controls.boxes().leave();
    CHECK(controls.find("half")->rect.h == 20);
    CHECK(controls.find("half")->enabled);
    CHECK_FALSE(controls.find("away")->enabled);
    CHECK(controls.find("away")->out_of_sight);
    controls.cover();
    CHECK_FALSE(controls.find("half")->enabled);
}

TEST_CASE("a frame that is not measured keeps no boxes, but still clips", "[ui][layout]") {
    Controls controls;
    controls.boxes().record(false);
    controls.clear(1280, 800);
    controls.boxes().enter(Kind::part, "list", {100, 100, 300, 100}, {100, 100, 300, 100}, true);
    controls.add("half", {100, 180, 50, 40});
    controls.boxes().leave();
    CHECK(controls.boxes().all().empty());
    CHECK(controls.find("half")->rect.h == 20);
}

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

TEST_CASE("a box whose content needs a scroll bar only without one comes to rest", "[ui][layout]") {
    const auto window = fow::test::open_window(1024, 640);
    int frames = 0;
    do {
        window->begin_frame();
        card_begin(*window, "card", {100, 100, 400, 400});
        const float bar = ImGui::GetStyle().ScrollbarSize;
        scroll_begin(*window, "box", room_width() - bar / 2);
        place(room_width(), room_width());
        scroll_end(*window);
        card_end(*window);
        window->end_frame();
    } while (window->needs_frame() && ++frames < 60);
    CHECK(frames < 60);
}
