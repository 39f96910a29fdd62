// Names of pieces on the map.
// Typed orders and the camera: what a player writes and points at becomes yards.
#include "games/callipers/screens/labels.hpp"

#include <cmath>
#include <filesystem>

#include "catch.hpp"
#include "core/pcg32.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/play_column.hpp"

using namespace fow;
using namespace fow::callipers;
using fow::callipers::screens::TakenRoom;

namespace {

using Quad = std::array<ImVec2, 4>;

constexpr SDL_FRect room{0, 0, 600, 400};
constexpr float gap = 1;

Quad base_at(float x, float y, float wide, float deep, float turned) {
    const float c = std::cos(turned), s = std::sin(turned);
    const auto at = [&](float right, float forth) { return ImVec2(x + right * c - forth * s, y + right * s + forth * c); };
    return {at(-wide / 2, -deep / 2), at(wide / 2, -deep / 2), at(wide / 2, deep / 2), at(-wide / 2, deep / 2)};
}

bool holds(const Quad& q, ImVec2 p) {
    for (std::size_t i = 0; i < 4; ++i) {
        const ImVec2 a = q[i], b = q[(i + 1) % 4];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0.01F) return false;
    }
    return true;
}

/// Tests points of the rectangle.
bool lies_on(const SDL_FRect& r, const Quad& q) {
    for (float x = 0; x <= r.w; x += 1)
        for (float y = 0; y <= r.h; y += 1)
            if (holds(q, {r.x + x, r.y + y})) return true;
    return false;
}

}  // namespace

TEST_CASE("The name of a piece stands behind it, or where nothing else is", "[screens]") {
    TakenRoom taken(room);
    const Quad base = base_at(300, 200, 60, 20, 0);
    taken.take(base);
    const auto first = taken.place(base, {40, 12}, gap, true);
    REQUIRE(first);
    CHECK(first->x == 280);
    CHECK(first->y == 211);
    // A piece there moves the next name to another side.
    TakenRoom crowded(room);
    crowded.take(base);
    crowded.take(base_at(300, 222, 60, 20, 0));
    const auto second = crowded.place(base, {40, 12}, gap, true);
    REQUIRE(second);
    CHECK(second->y == 177);
    // A name stays inside the map; without any room there is no place.
    CHECK_FALSE(TakenRoom({280, 190, 40, 20}).place(base, {40, 12}, gap, true));
}

TEST_CASE("A name touches its own piece, however that stands", "[screens]") {
    for (int degrees = 0; degrees < 360; degrees += 5) {
        INFO(degrees);
        TakenRoom taken(room);
        const Quad base = base_at(300, 200, 90, 20, static_cast<float>(degrees) * 0.0174533F);
        taken.take(base);
        const auto at = taken.place(base, {40, 12}, 3, degrees % 2 == 0);
        REQUIRE(at);
        CHECK_FALSE(lies_on(*at, base));
        CHECK(lies_on({at->x - 5, at->y - 5, at->w + 10, at->h + 10}, base));
    }
}

TEST_CASE("No name lies on a piece or on another name, however they stand", "[screens]") {
    Pcg32 numbers(7);
    const auto any = [&](int low, int high) {
        return static_cast<float>(low + static_cast<int>(numbers.below(static_cast<std::uint32_t>(high - low))));
    };
    std::size_t found = 0;
    for (int round = 0; round < 20; ++round) {
        std::vector<Quad> bases;
        for (int i = 0; i < 24; ++i) bases.push_back(base_at(any(20, 580), any(20, 380), any(30, 80), any(15, 30), any(0, 628) / 100));
        TakenRoom taken(room);
        for (const Quad& base : bases) taken.take(base);
        std::vector<SDL_FRect> names;
        for (const Quad& base : bases)
            if (const auto at = taken.place(base, {any(10, 120), 14}, gap, numbers.below(2) == 0)) names.push_back(*at);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const SDL_FRect& r = names[i];
            CHECK((r.x >= 0 && r.y >= 0 && r.x + r.w <= room.w && r.y + r.h <= room.h));
            for (const Quad& base : bases) CHECK_FALSE(lies_on(r, base));
            for (std::size_t k = 0; k < i; ++k)
                CHECK((r.x >= names[k].x + names[k].w || names[k].x >= r.x + r.w || r.y >= names[k].y + names[k].h ||
                       names[k].y >= r.y + r.h));
        }
        found += names.size();
    }
    CHECK(found > 240);
}

namespace cal = fow::callipers;
namespace cui = fow::callipers::screens;

namespace {

const cal::RuleSet& hougoumont() {
    static const cal::RuleSet rules = cal::data::load_battle("hougoumont", std::filesystem::path(FOW_SOURCE_DIR));
    return rules;
}

std::string read(std::string_view text, std::optional<int> in_hand = std::nullopt) {
    const auto action = cui::typed_order(text, hougoumont(), in_hand);
    return action ? to_text(*action) : "";
}

}  // namespace

TEST_CASE("Orders are read in the notation of records and as people write them", "[K14.2]") {
    CHECK(read("move:8:0,200") == "move:8:0,200");
    CHECK(read("move 8: 0 200") == "move:8:0,200");
    CHECK(read("Move 9: -75 380, -22 108") == "move:9:-75,380:-22,108");
    CHECK(read("move 8 120 north") == "move:8:0,120");
    CHECK(read("turn 22: 5") == "turn:22:5");
    CHECK(read("wheel 2 left 10") == "wheel:2:left:10");
    CHECK(read("fire 22 23 on 44") == "fire:22+23:44");
    CHECK(read("attack 8 7 on 31") == "attack:8+7:31");
    CHECK(read("support 12 13") == "support:12+13");
    CHECK(read("support") == "support");
    CHECK(read("retire 57 rear 200") == "retire:57:rear:200");
    CHECK(read("general 12") == "general:12");
    CHECK(read("end") == "end");
}

TEST_CASE("A distance and a wind move the piece in hand", "[K1.5][K14.2]") {
    const int foy = 0;
    CHECK(read("120 north", foy) == "move:6:0,120");
    CHECK(read("100 north-east 50 W", foy) == "move:6:71,71:-50,0");
    CHECK(read("120 north").empty());
}

TEST_CASE("Text that is not an order is refused", "[K14.4]") {
    for (const char* text : {"", "  ", "jump 8", "move", "move 8: 0", "move 8: 0 x", "120", "120 up", "fire 24", "turn 22",
                             "move 99999999999: 0 1", "attack on", "move 8: 99999999 north"}) {
        INFO(text);
        CHECK(read(text, 0).empty());
    }
}

TEST_CASE("The camera leads from yards to pixels and back, and keeps what is under the pointer", "[K1.2]") {
    const cal::Battle& battle = hougoumont().battle;
    const SDL_FRect room{8, 8, 900, 700};
    const cui::Camera whole(room, battle, {});
    for (const cal::Point point : {battle.low, battle.high, cal::Point{2120, 2070}}) {
        CHECK(whole.shows(whole.pixel(point)));
        CHECK(whole.yard(whole.pixel(point)) == point);
    }
    CHECK(whole.pixel(cal::Point{2000, 2000}).y > whole.pixel(cal::Point{2000, 2001}).y);  // north is up
    const ImVec2 at = whole.pixel(cal::Point{2120, 2070});
    const cui::Sight nearer = cui::zoomed(whole, battle, {}, 1, at);
    const cui::Camera camera(room, battle, nearer);
    CHECK(camera.scale() > whole.scale() * 1.2F);
    const cal::Point below = camera.yard(at);
    CHECK(std::abs(below.y - 2070) <= 4);
    CHECK(cui::zoomed(camera, battle, nearer, -1, at).zoom == 1);
}
