// Documents, programs and players choose how much is drawn: any number of it is drawn, and nothing takes longer than there are pixels.
#include "catch.hpp"

#include <imgui.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "open_window.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

using namespace fow;
using namespace fow::test;

namespace {

/// More than 16-bit indices reach, and a small red square after them.
void draw_many(ImDrawList& list) {
    for (int i = 0; i < 40000; ++i) list.AddRectFilled({0, 0}, {2, 2}, IM_COL32(0, 0, 255, 255));
    list.AddRectFilled({20, 20}, {30, 30}, IM_COL32(255, 0, 0, 255));
}

/// Draws one frame of a card and returns how many vertices it has.
template <class Draw>
int vertices_of(ui::Window& window, const Draw& draw) {
    window.begin_frame();
    ui::card_begin(window, "card", {0, 0, 1000, 600});
    draw();
    const int vertices = ImGui::GetWindowDrawList()->VtxBuffer.Size;
    ui::card_end(window);
    window.end_frame();
    return vertices;
}

ui::LinePlot plot_of(int points) {
    ui::LinePlot plot;
    for (const Seat seat : seats) {
        ui::PlotLine line{seat, "line", {}};
        for (int i = 0; i < points; ++i) line.points.push_back({static_cast<float>(i), static_cast<float>(i * 7 % 100), "here"});
        plot.lines.push_back(std::move(line));
    }
    for (int i = 0; i < points; ++i) {
        plot.hours.push_back({static_cast<float>(i), "11:00"});
        plot.events.push_back({static_cast<float>(i), "something"});
    }
    return plot;
}

}  // namespace

TEST_CASE("A list of more than 65,535 vertices is drawn whole, in the window and on a texture", "[ui][amounts]") {
    const auto window = open_window(1024, 640);
    window->begin_frame();
    draw_many(*ImGui::GetForegroundDrawList());
    window->end_frame();
    const std::vector<unsigned char> rgba = window->pixels();
    const unsigned char* red = rgba.data() + (25 * 1024 + 25) * 4;
    CHECK((red[0] == 255 && red[1] == 0 && red[2] == 0));

    const ui::Texture texture(SDL_CreateTexture(window->renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, 40, 40));
    REQUIRE(texture);
    window->paint(*texture, draw_many);
    std::vector<Uint32> painted(std::size_t{40} * 40);
    SDL_SetRenderTarget(window->renderer(), texture.get());
    SDL_RenderReadPixels(window->renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888, painted.data(), 40 * 4);
    SDL_SetRenderTarget(window->renderer(), nullptr);
    CHECK(painted[25 * 40 + 25] == 0xFFFF0000);
    CHECK(painted[1 * 40 + 1] == 0xFF0000FF);
}

TEST_CASE("A dashed line of any length has only the dashes that can be seen", "[ui][amounts]") {
    const auto window = open_window(1024, 640);
    window->begin_frame();
    const ui::Texture texture(SDL_CreateTexture(window->renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, 100, 100));
    REQUIRE(texture);
    const auto vertices = [&](ImVec2 from, ImVec2 to, float dash) {
        int count = 0;
        window->paint(*texture, [&](ImDrawList& list) {
            ui::draw_dashes(list, from, to, IM_COL32_WHITE, 2, dash);
            count = list.VtxBuffer.Size;
        });
        return count;
    };
    const int across = vertices({0, 50}, {100, 50}, 5);
    CHECK(across > 0);
    CHECK(vertices({-1e6F, 50}, {1e6F, 50}, 5) <= across * 2);
    CHECK(vertices({-1e6F, -1e6F}, {1e6F, 1e6F}, 5) <= across * 3);
    CHECK(vertices({-1e9F, 50}, {1e9F, 50}, 5) <= across * 30);
    CHECK(vertices({0, 50}, {100, 50}, 0) <= across * 6);
    CHECK(vertices({-1e6F, 500}, {1e6F, 500}, 5) == 0);
    CHECK(vertices({500, -1e6F}, {500, 1e6F}, 5) == 0);
    CHECK(vertices({50, 50}, {50, 50}, 5) == 0);
    window->end_frame();
}

TEST_CASE("A plot of any number of points is thinned to the pixels", "[ui][amounts]") {
    const auto window = open_window(1024, 640);
    const auto vertices = [&](int points) {
        const ui::LinePlot plot = plot_of(points);
        return vertices_of(*window, [&] { static_cast<void>(ui::draw_plot(*window, {20, 20, 900, 500}, plot)); });
    };
    const int full = vertices(20000);
    CHECK(vertices(2000) < full);
    CHECK(vertices(200000) <= full * 11 / 10);
}

TEST_CASE("A timeline of any number of marks is thinned to the pixels", "[ui][amounts]") {
    const auto window = open_window(1024, 640);
    ui::Timeline timeline;
    timeline.last = 20000;
    for (std::size_t i = 0; i < 20000; ++i) {
        timeline.turns.push_back({i, "11:00"});
        timeline.marks.push_back({ui::MarkKind::turning, i, "a turn"});
        timeline.notes.push_back({ui::MarkKind::note, i, "a note"});
    }
    window->begin_frame();
    static_cast<void>(ui::draw_timeline(*window, {0, 540, 1024, 100}, timeline, 10));
    window->end_frame();
    CHECK(window->controls().find("ply") != nullptr);
}

TEST_CASE("A text of any length is shortened and shown", "[ui][amounts]") {
    const auto window = open_window(1024, 640);
    const std::string word(1 << 16, 'z');
    std::string words;
    for (int i = 0; i < 20000; ++i) words += "word ";
    const int vertices = vertices_of(*window, [&] {
        CHECK(ui::text_size(*window, ui::Type::body, ui::shortened(*window, ui::Type::body, word, 300)).x <= 300);
        CHECK(ui::shortened(*window, ui::Type::body, word, 300).ends_with("..."));
        for (const std::string& text : {word, words}) {
            ui::paragraph(*window, text);
            ui::heading(*window, text);
            ui::small_text(*window, text);
            ui::centred(*window, ui::Type::title, text);
            static_cast<void>(ui::button(*window, "button", text));
            ui::draw_text(*window, *ImGui::GetWindowDrawList(), ui::Type::body, 10, 10, 0, text);
        }
    });
    CHECK(vertices > 0);
}

namespace {

/// A field that is typed into, frame by frame.
class Typing {
public:
    explicit Typing(std::size_t most, std::string from = {}) : text(std::move(from)), window_(open_window(1024, 640)), most_(most) {
        for (int i = 0; i < 4; ++i) frame(i == 0);
    }
    void type(const std::string& letters) {
        ImGui::GetIO().AddInputCharactersUTF8(letters.c_str());
        for (int i = 0; i < 3; ++i) frame(false);
    }
    [[nodiscard]] bool says(const std::string& sentence) const { return window_->controls().shows(sentence); }
    std::string text;

private:
    void frame(bool focus) {
        window_->begin_frame();
        ui::modal_begin(*window_, "page", 500);
        ui::text_field(*window_, "name", text, {.label = "Name", .focus = focus, .most = most_});
        ui::modal_end(*window_);
        window_->end_frame();
    }
    std::unique_ptr<ui::Window> window_;
    std::size_t most_;
};

}  // namespace

TEST_CASE("A field stops at its limit, counted by letters, and says so", "[ui][amounts]") {
    Typing field(5);
    field.type("\u00E9\u00E9\u00E9\u00E9");
    CHECK(field.text == "\u00E9\u00E9\u00E9\u00E9");
    CHECK_FALSE(field.says("This field is full"));
    field.type("abc");
    CHECK(field.text == "\u00E9\u00E9\u00E9\u00E9a");
    CHECK(field.says("This field is full: it takes 5 letters."));
    field.type(std::string(100000, 'x'));
    CHECK(field.text == "\u00E9\u00E9\u00E9\u00E9a");
}

TEST_CASE("A text that is longer than its field stays whole until it is changed, and never grows", "[ui][amounts]") {
    Typing field(5, "from an older file");
    CHECK(field.text == "from an older file");
    field.type("something longer than what was there");  // in the place of the whole text, which is selected at first
    CHECK(field.text == "something longer t");
    field.type("more");
    CHECK(field.text == "something longer t");
}
