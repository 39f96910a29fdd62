#include "catch.hpp"

#include <cstdlib>
#include <filesystem>

#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "sample.hpp"
#include "ui/widgets/widgets.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

std::vector<unsigned char> frame_of(int width, int height, const PlayerView& view, const screens::BoardMarks& marks) {
    const auto window = open_window(width, height);
    for (int i = 0; i < 3; ++i) draw_sample(*window, view, sample_roster(), marks);
    return window->pixels();
}

}  // namespace

TEST_CASE("the same view gives the same picture, run after run", "[ui][frames]") {
    const PlayerView view = sample_view(sample_roster());
    CHECK(same_pixels(frame_of(1280, 800, view, sample_marks()), frame_of(1280, 800, view, sample_marks())));
}

TEST_CASE("a picture depends only on the view", "[ui][frames]") {
    const Roster roster = sample_roster();
    const PlayerView view = sample_view(roster);
    PlayerView other = view;
    other.board[static_cast<std::size_t>(square_from_text("e7")->index())]->knowledge = Knowledge::back;
    other.board[static_cast<std::size_t>(square_from_text("e7")->index())]->unit.reset();
    other.board[static_cast<std::size_t>(square_from_text("e7")->index())]->strength = 0;
    CHECK_FALSE(same_pixels(frame_of(1024, 640, view, {}), frame_of(1024, 640, other, {})));
    PlayerView same = view;
    same.quiet_turns = 9;  // not shown on this screen
    CHECK(same_pixels(frame_of(1024, 640, view, {}), frame_of(1024, 640, same, {})));
}

TEST_CASE("a frame after many others equals the frame of a new window", "[ui][frames]") {
    const Roster roster = sample_roster();
    const PlayerView view = sample_view(roster);
    auto window = open_window(1024, 640);
    draw_sample(*window, view, roster, sample_marks(), true);
    draw_sample(*window, PlayerView{}, roster, {});
    for (int i = 0; i < 3; ++i) draw_sample(*window, view, roster, sample_marks());
    const std::vector<unsigned char> later = window->pixels();
    CHECK(window->notices() == std::vector<std::string>());
    window.reset();
    CHECK(same_pixels(later, frame_of(1024, 640, view, sample_marks())));
}

TEST_CASE("squares and controls are registered by name, texts as shown", "[ui][controls]") {
    const Roster roster = sample_roster();
    const auto window = open_window(1280, 800);
    draw_sample(*window, sample_view(roster), roster, {});
    draw_sample(*window, sample_view(roster), roster, {});
    const ui::Controls& controls = window->controls();
    for (int i = 0; i < square_count; ++i) CHECK(controls.find(to_text(Square::from_index(i))));
    REQUIRE(controls.find("end-turn"));
    CHECK(controls.find("end-turn")->enabled);
    REQUIRE(controls.find("undo"));
    CHECK_FALSE(controls.find("undo")->enabled);
    CHECK_FALSE(controls.find("nothing of that name"));
    CHECK(controls.shows("Two actions left"));
    CHECK_FALSE(controls.shows("Three actions left"));
}

TEST_CASE("a click shorter than a frame counts", "[ui][input]") {
    const auto window = open_window(1024, 640);
    Entries entries;
    draw_widgets(*window, entries);
    draw_widgets(*window, entries);
    REQUIRE(window->controls().find("begin"));
    click(*window, window->controls().find("begin")->rect);
    for (int i = 0; i < 3; ++i) draw_widgets(*window, entries);
    CHECK(entries.clicked);
}

TEST_CASE("flushed input has no effect", "[ui][input]") {
    const auto window = open_window(1024, 640);
    Entries entries;
    draw_widgets(*window, entries);
    draw_widgets(*window, entries);
    click(*window, window->controls().find("begin")->rect);
    window->reset_screen();
    for (int i = 0; i < 3; ++i) draw_widgets(*window, entries);
    CHECK_FALSE(entries.clicked);
}

TEST_CASE("controls below a modal card cannot be clicked", "[ui][input]") {
    const auto window = open_window(1024, 640);
    Entries entries;
    entries.modal = true;
    for (int i = 0; i < 3; ++i) draw_widgets(*window, entries);
    REQUIRE(window->controls().find("begin"));
    CHECK_FALSE(window->controls().find("begin")->enabled);
    REQUIRE(window->controls().find("yes"));
    CHECK(window->controls().find("yes")->enabled);
    click(*window, window->controls().find("begin")->rect);
    for (int i = 0; i < 3; ++i) draw_widgets(*window, entries);
    CHECK_FALSE(entries.clicked);
}

TEST_CASE("the pointer finds the square, but none below a card", "[ui][input]") {
    const Roster roster = sample_roster();
    const PlayerView view = sample_view(roster);
    const auto window = open_window(1280, 800);
    const SDL_FRect map = screens::play_layout(1280, 800, 1, false).map;
    draw_sample(*window, view, roster, {});
    click(*window, window->controls().find("e4")->rect);
    window->begin_frame();
    CHECK(screens::board_input(*window, map).pressed == square_from_text("e4"));
    window->end_frame();
    take_events(*window);  // the button goes up
    window->begin_frame();
    CHECK_FALSE(screens::board_input(*window, map).pressed);
    window->end_frame();
    for (int i = 0; i < 2; ++i) {
        window->begin_frame();
        ui::card_begin(*window, "over the map", {100, 300, 500, 300});
        ui::card_end(*window);
        window->end_frame();
    }
    window->begin_frame();
    CHECK_FALSE(screens::board_input(*window, map).hovered);
    window->end_frame();
}

TEST_CASE("larger text leaves the map as large as it was", "[ui][layout]") {
    for (const auto& [width, height] : {std::pair{1024, 640}, {1280, 800}, {1920, 1080}}) {
        const auto window = open_window(width, height);
        const auto map_with = [&](TextSize text) {
            Settings settings;
            settings.text_size = text;
            window->use(settings);
            window->begin_frame();
            window->end_frame();
            return screens::play_layout(*window).map;
        };
        const SDL_FRect normal = map_with(TextSize::normal);
        const SDL_FRect largest = map_with(TextSize::largest);
        CHECK(largest.w == normal.w);
        CHECK(largest.h == normal.h);
    }
}

TEST_CASE("missing pictures give a notice, not a crash", "[ui][frames]") {
    const Roster roster = sample_roster();
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    ui::Setup setup;
    setup.assets = "/nowhere";
    ui::Window window(setup);
    draw_sample(window, sample_view(roster), roster, sample_marks());
    CHECK_FALSE(window.notices().empty());
}

// To look at the pictures: FOW_SHOTS=<folder> test_waterloo_screens "[shots]"
TEST_CASE("pictures to look at", "[ui][shots]") {
    const char* folder = std::getenv("FOW_SHOTS");
    if (folder == nullptr) return;
    const Roster roster = sample_roster();
    const PlayerView view = sample_view(roster);
    for (const auto& [w, h] : {std::pair{1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}}) {
        const auto window = open_window(w, h);
        const std::string name = std::to_string(w) + "x" + std::to_string(h) + ".png";
        for (int i = 0; i < 3; ++i) draw_sample(*window, view, roster, sample_marks());
        CHECK(window->save_png(std::filesystem::path(folder) / ("play-" + name)));
        Entries entries;
        for (int i = 0; i < 3; ++i) draw_widgets(*window, entries);
        CHECK(window->save_png(std::filesystem::path(folder) / ("widgets-" + name)));
        entries.modal = true;
        for (int i = 0; i < 3; ++i) draw_widgets(*window, entries);
        CHECK(window->save_png(std::filesystem::path(folder) / ("modal-" + name)));
    }
    const auto window = open_window(1280, 800);
    for (int i = 0; i < 3; ++i) draw_sample(*window, view, roster, sample_marks(), true);
    CHECK(window->save_png(std::filesystem::path(folder) / "turned.png"));
}
