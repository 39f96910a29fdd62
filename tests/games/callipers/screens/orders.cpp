// Typed orders and the camera: what a player writes and points at becomes yards.
#include "catch.hpp"

#include <filesystem>

#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/order_line.hpp"

using namespace fow;
using namespace fow::callipers;
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
