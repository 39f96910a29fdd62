// Tiles and cards: the drawing depends only on the view.
#include "catch.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <numeric>

#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/outline.hpp"
#include "sample.hpp"
#include "ui/widgets/widgets.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

SquareSet squares(std::initializer_list<const char*> names) {
    SquareSet set;
    for (const char* name : names) set.insert(*square_from_text(name));
    return set;
}

/// Without pieces, or with the sample's pieces.
PlayerView view_with(std::vector<SeenTile> tiles, bool pieces) {
    PlayerView view = sample_view(sample_roster());
    view.mode = Mode::standard;
    view.tiles = std::move(tiles);
    if (!pieces) view.board = {};
    return view;
}

void draw_map(ui::Window& window, const PlayerView& view, const screens::BoardMarks& marks, bool turned = false) {
    window.turn_board(turned);
    const screens::PlayLayout layout = screens::play_layout(window);
    window.begin_frame();
    draw_board(window, layout.map, view, sample_roster(), marks);
    draw_clock(window, layout.clock, view.turn, view.prussian_turn);
    draw_prussian_road(window, layout.road, layout.map, view);
    window.end_frame();
}

std::vector<unsigned char> map_of(const PlayerView& view, const screens::BoardMarks& marks = {}) {
    const auto window = open_window(1024, 640);
    for (int i = 0; i < 2; ++i) draw_map(*window, view, marks);
    CHECK(window->notices() == std::vector<std::string>());
    return window->pixels();
}

screens::BoardMarks all_marks() {
    screens::BoardMarks marks = sample_marks();
    marks.bombards = {*square_from_text("b6"), *square_from_text("c6"), *square_from_text("k6"), *square_from_text("g8")};
    marks.picked = {*square_from_text("e4"), *square_from_text("d4")};
    marks.inspired = *square_from_text("h3");
    marks.garrison = {*square_from_text("b5"), *square_from_text("c5"), *square_from_text("b6"), *square_from_text("c6")};
    marks.faults = {*square_from_text("i3")};
    marks.looked_at = {*square_from_text("d7")};
    return marks;
}

void draw_cards(ui::Window& window) {
    using namespace screens;
    using namespace ui;
    window.begin_frame();
    card_begin(window, "hand", {20, 20, static_cast<float>(window.width()) - 40, static_cast<float>(window.height()) - 40});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float k = window.scale();
    float x = 60 * k;
    for (const Card card : cards) {
        draw_card(window, list, {x, 200 * k, 140 * k, 200 * k}, card, {.lifted = card == Card::initiative});
        x += 160 * k;
    }
    draw_card(window, list, {x, 200 * k, 140 * k, 200 * k}, Card::initiative, {.face_down = true});
    x = 60 * k;
    for (const Card card : cards) {
        draw_card(window, list, {x, 430 * k, 42 * k, 60 * k}, card);
        draw_card(window, list, {x + 60 * k, 430 * k, 56 * k, 80 * k}, card, {.face_down = card == Card::fighting_spirit, .count = 4});
        x += 140 * k;
    }
    draw_card(window, list, {x, 430 * k, 200 * k, 286 * k}, Card::combined_attack);
    draw_card(window, list, {x + 220 * k, 430 * k, 200 * k, 286 * k}, Card::reconnaissance);
    card_end(window);
    window.end_frame();
}

/// The area inside a ring, clockwise positive.
float area_of(const std::vector<screens::OutlinePoint>& ring) {
    float sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const screens::OutlinePoint& a = ring[i];
        const screens::OutlinePoint& b = ring[(i + 1) % ring.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum / 2;
}

float area_of(const SquareSet& set, bool turned = false) {
    const auto rings = screens::outlines(set, turned, 0, 0);
    return std::accumulate(rings.begin(), rings.end(), 0.0F, [](float sum, const auto& ring) { return sum + area_of(ring); });
}

}  // namespace

TEST_CASE("outlines enclose exactly the squares of the set", "[ui][ground]") {
    CHECK(screens::outlines({}, false, 0, 0).empty());
    CHECK(area_of(squares({"e7"})) == Approx(1));
    CHECK(area_of(squares({"e7", "f7", "g7", "h7", "e8", "f8", "g8", "h8"})) == Approx(8));
    CHECK(area_of(SquareSet::all(), true) == Approx(120));
    const SquareSet ring = squares({"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"});
    CHECK(screens::outlines(ring, false, 0, 0).size() == 2);
    CHECK(area_of(ring) == Approx(8));
    const SquareSet corner_to_corner = squares({"d4", "e5"});
    CHECK(screens::outlines(corner_to_corner, false, 0, 0).size() == 2);
    CHECK(screens::outlines(squares({"d5", "e4"}), true, 0, 0).size() == 2);
    // Any set, even scattered squares.
    std::uint32_t seed = 1;
    for (int n = 0; n < 200; ++n) {
        SquareSet set;
        for (int i = 0; i < square_count; ++i) {
            seed = seed * 1664525U + 1013904223U;
            if (seed >> 30 != 0) set.insert(Square::from_index(i));
        }
        CHECK(area_of(set, n % 2 == 0) == Approx(set.size()));
    }
}

TEST_CASE("outlines are inset, and their normals point inwards", "[ui][ground]") {
    const SquareSet hill = squares({"e7", "f7", "f8"});
    for (const bool turned : {false, true}) {
        const auto rings = screens::outlines(hill, turned, 0.1F, 0.2F);
        REQUIRE(rings.size() == 1);
        CHECK(area_of(rings.front()) < 3);
        for (const screens::OutlinePoint& p : rings.front()) {
            CHECK(std::hypot(p.in_x, p.in_y) == Approx(1));
            const float x = p.x + 0.05F * p.in_x;
            const float y = p.y + 0.05F * p.in_y;
            const auto column = static_cast<int>(x);
            const auto row = static_cast<int>(y);
            const Square s = turned ? Square(file_count - 1 - column, row) : Square(column, rank_count - 1 - row);
            CHECK(hill.contains(s));
        }
    }
}

TEST_CASE("a block contains its squares from either side", "[ui][ground]") {
    const SquareSet farm = squares({"b5", "c5", "b6", "c6"});
    CHECK(screens::block_of(farm, false) == screens::CellBlock{1, 4, 2, 2});
    CHECK(screens::block_of(farm, true) == screens::CellBlock{9, 4, 2, 2});
    CHECK(screens::block_of({}, false) == screens::CellBlock{});
    const screens::BoardGeometry geometry({0, 0, 768, 648}, true);
    for (int i = 0; i < square_count; ++i) {
        const Square s = Square::from_index(i);
        const screens::CellPlace place = screens::place_of(s, true);
        CHECK(geometry.rect(s).x == geometry.field().x + static_cast<float>(place.column) * geometry.cell());
        CHECK(geometry.rect(s).y == geometry.field().y + static_cast<float>(place.row) * geometry.cell());
    }
}

TEST_CASE("W10.1 the map shows the tiles of the view and nothing else", "[ui][ground][W10.1]") {
    const std::vector<SeenTile> tiles = sample_tiles();
    const auto whole = map_of(view_with(tiles, false));
    CHECK(same_pixels(whole, map_of(view_with(tiles, false))));
    CHECK_FALSE(same_pixels(whole, map_of(view_with({}, false))));
    // Every property of a tile is visible.
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        std::vector<SeenTile> others = tiles;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        CHECK_FALSE(same_pixels(whole, map_of(view_with(others, false))));
    }
    for (const auto change :
         {+[](SeenTile& t) { t.damage = 3; }, +[](SeenTile& t) { t.owner = allied_seat; }, +[](SeenTile& t) { t.fortified = !t.fortified; },
          +[](SeenTile& t) { t.destroyed = true; }, +[](SeenTile& t) { t.name = "Frischermont"; },
          +[](SeenTile& t) { t.squares = squares({"a5", "b5", "a6", "b6"}); }}) {
        std::vector<SeenTile> others = tiles;
        change(others.front());
        CHECK_FALSE(same_pixels(whole, map_of(view_with(others, false))));
    }
    // The id is only for files.
    std::vector<SeenTile> renamed = tiles;
    renamed.front().id = "another-id";
    CHECK(same_pixels(whole, map_of(view_with(renamed, false))));
}

TEST_CASE("W10.4 a building full of pieces still shows its owner", "[ui][ground][W10.4]") {
    std::vector<SeenTile> tiles = sample_tiles();
    tiles.front().squares = squares({"d7", "e7", "d8", "e8"});
    PlayerView view = view_with({tiles.front()}, true);
    view.board[static_cast<std::size_t>(square_from_text("d8")->index())] = view.at(*square_from_text("d7"));
    const auto french = map_of(view);
    view.tiles.front().owner = allied_seat;
    const auto allied = map_of(view);
    view.tiles.front().owner.reset();
    view.tiles.front().fortified = false;
    const auto nobody = map_of(view);
    CHECK_FALSE(same_pixels(french, allied));
    CHECK_FALSE(same_pixels(french, nobody));
    CHECK_FALSE(same_pixels(allied, nobody));
}

TEST_CASE("W10.6 a destroyed building is open ground again, without traces of its state", "[ui][ground][W10.6]") {
    std::vector<SeenTile> tiles = sample_tiles();
    tiles.front().destroyed = true;
    tiles.front().damage = 4;
    const auto once = map_of(view_with(tiles, true));
    tiles.front().owner = allied_seat;
    tiles.front().fortified = false;
    CHECK(same_pixels(once, map_of(view_with(tiles, true))));
}

TEST_CASE("W14.1 the clock shows an early start; W14.2 the road shows a doubt", "[ui][ground][W14.1][W14.2]") {
    const auto window = open_window(1024, 640);
    const auto shows = [&](const char* text) {
        const auto& texts = window->controls().texts();
        return std::find(texts.begin(), texts.end(), text) != texts.end();
    };
    PlayerView view = view_with({}, false);
    for (const int turn : {-2, 0, 1, 14, 25}) {
        view.turn = turn;
        draw_map(*window, view, {});
        CHECK(shows("9:30") == (turn == -2));
        CHECK(shows("21:00"));
        CHECK(shows("23:00") == (turn == 25));
        CHECK(shows("11:00") == (turn < 20));
    }
    CHECK_FALSE(shows("9?"));
    view.prussians_in_doubt = true;
    draw_map(*window, view, {});
    CHECK(shows("9?"));
}

TEST_CASE("marks of the cards and the editor are all visible and distinct", "[ui][ground]") {
    const PlayerView view = view_with(sample_tiles(), true);
    const auto bare = map_of(view);
    const Square e4 = *square_from_text("e4");
    std::vector<std::vector<unsigned char>> pictures{bare};
    for (const auto set :
         {+[](screens::BoardMarks& m, Square s) { m.bombards = {s}; }, +[](screens::BoardMarks& m, Square s) { m.picked = {s}; },
          +[](screens::BoardMarks& m, Square s) { m.inspired = s; }, +[](screens::BoardMarks& m, Square s) { m.garrison = {s}; },
          +[](screens::BoardMarks& m, Square s) { m.faults = {s}; }, +[](screens::BoardMarks& m, Square s) { m.warned = {s}; }}) {
        screens::BoardMarks marks;
        set(marks, e4);
        pictures.push_back(map_of(view, marks));
    }
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(same_pixels(pictures[i], pictures[j]));
}

TEST_CASE("tiles that come and go leave nothing behind", "[ui][ground]") {
    auto window = open_window(1024, 640);
    draw_map(*window, view_with(sample_tiles(), true), all_marks());
    draw_map(*window, view_with({}, true), {}, true);
    for (int i = 0; i < 2; ++i) draw_map(*window, view_with({}, true), {});
    const auto later = window->pixels();
    window.reset();
    CHECK(same_pixels(later, map_of(view_with({}, true))));
}

TEST_CASE("W11 every card has its own name, text and picture", "[ui][cards]") {
    std::vector<std::string> names;
    std::vector<std::vector<unsigned char>> faces;
    PlayerView view;
    view.cards.emplace();
    const auto window = open_window(1024, 640);
    const auto picture = [&](Card card, const screens::CardLook& look) {
        for (int i = 0; i < 2; ++i) {
            window->begin_frame();
            draw_card(*window, *ImGui::GetBackgroundDrawList(), {40, 40, 91, 130}, card, look);
            window->end_frame();
        }
        return window->pixels();
    };
    for (const Card card : cards) {
        names.push_back(screens::card_name(card));
        CHECK(screens::card_text(card, view).size() > 80);
        faces.push_back(picture(card, {}));
        // W11.3: a card that is face down reveals nothing.
        CHECK(same_pixels(picture(card, {.face_down = true}), picture(Card::reconnaissance, {.face_down = true})));
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(names[i] != names[j]);
            CHECK_FALSE(same_pixels(faces[i], faces[j]));
        }
    CHECK(window->notices() == std::vector<std::string>());
}

// To look at the pictures: FOW_SHOTS=<folder> test_waterloo_screens "[shots]"
TEST_CASE("tiles and cards to look at", "[ui][shots]") {
    const char* folder = std::getenv("FOW_SHOTS");
    if (folder == nullptr) return;
    for (const auto& [w, h] : {std::pair{1024, 640}, {1280, 800}, {3840, 2160}}) {
        const auto window = open_window(w, h);
        const std::string name = std::to_string(w) + "x" + std::to_string(h) + ".png";
        const auto shot = [&](const char* what, const PlayerView& view, const screens::BoardMarks& marks, bool turned = false) {
            for (int i = 0; i < 3; ++i) draw_map(*window, view, marks, turned);
            CHECK(window->save_png(std::filesystem::path(folder) / (std::string(what) + "-" + name)));
        };
        shot("ground", view_with(sample_tiles(), false), {});
        shot("tiles", view_with(sample_tiles(), true), {});
        shot("marks", view_with(sample_tiles(), true), all_marks());
        PlayerView held = view_with(sample_tiles(), true);
        for (const char* s : {"b5", "c5", "b6", "c6", "j5", "k5", "j6", "j2", "k2", "j3", "k3", "k9", "i3", "i4", "g3"})
            held.board[static_cast<std::size_t>(square_from_text(s)->index())] = held.at(*square_from_text("e4"));
        for (const char* s : {"b3", "c3", "b2", "c2", "d2", "e2", "d1"})
            held.board[static_cast<std::size_t>(square_from_text(s)->index())] = held.at(*square_from_text("f2"));
        held.tiles.front().damage = 1;
        shot("held", held, {});
        shot("turned", view_with(sample_tiles(), true), {}, true);
        for (int i = 0; i < 3; ++i) draw_cards(*window);
        CHECK(window->save_png(std::filesystem::path(folder) / ("cards-" + name)));
    }
}
