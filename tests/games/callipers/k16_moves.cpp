// K16: the worked numbers of geometry, moves and fire.
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

/// The corners of a base of that many thousands.
[[nodiscard]] std::vector<Point> base(int thousands, Point at, int facing) {
    const Corners corners = base_of(shipped().figures, thousands, at, facing);
    return {corners.begin(), corners.end()};
}

}  // namespace

TEST_CASE("K1.5 K1.6 K1.7 K2.4 the worked numbers of the geometry", "[K1.5][K1.6][K1.7][K2.4]") {
    CHECK(direction(30) == Point{5000, 8660});
    CHECK(direction(345) == Point{-2588, 9659});
    CHECK(rounded(5000) == 1);
    CHECK(rounded(-5000) == -1);
    CHECK(rounded(4999) == 0);
    CHECK(rounded(-15000) == -2);
    CHECK(length_of({120, 160}) == 200);
    CHECK(length_of({121, 160}) == 201);
    CHECK(base(5, {0, 0}, 345) == std::vector<Point>{{-145, 3}, {125, 75}, {145, -3}, {-125, -75}});
    CHECK(base(2, {100, 100}, 137) == std::vector<Point>{{186, 126}, {68, 16}, {14, 74}, {132, 184}});
}

TEST_CASE("K1.9 bases 10 yards apart touch, 11 do not", "[K1.9]") {
    for (const int gap : {0, 1, 10, 11, 12}) {
        const Board board("1 F I 2 1000 500 0; 2 A I 2 1000 " + std::to_string(580 + gap) + " 180");
        CHECK(touching(board.rules, board.state, 0, 1) == (gap <= 10));
    }
    // Corner to corner, where the distance is not along an axis.
    CHECK(touching(Board("1 F I 2 1000 500 0; 2 A I 2 1166 588 180").rules, Board("1 F I 2 1000 500 0; 2 A I 2 1166 588 180").state, 0, 1));
    CHECK_FALSE(
        touching(Board("1 F I 2 1000 500 0; 2 A I 2 1166 589 180").rules, Board("1 F I 2 1000 500 0; 2 A I 2 1166 589 180").state, 0, 1));
}

TEST_CASE("K5.2 K5.3 K6.2 K6.3 the worked moves of the battles", "[K5.2][K5.3][K6.2][K6.3]") {
    const Board short_game(shipped("hougoumont"));
    CHECK(short_game.refused("move:8:0,200").empty());
    CHECK(short_game.told("move:8:0,201") == "K5.2: 201 yards across country; infantry goes 200.");
    const Board whole(shipped());
    CHECK(whole.refused("move:9:-75,380:-22,108").empty());
    CHECK(whole.told("move:9:-75,380:-22,110") == "K5.3: 501 yards; with the road infantry goes 500.");
    CHECK(whole.refused("move:9:0,500") == "K5.2");
}

TEST_CASE("K5.7 the worked wheel", "[K5.7]") {
    Board board("1 F I 5 1000 500 0");
    CHECK(board.refused("wheel:1:left:41").empty());
    CHECK(board.refused("wheel:1:left:42") == "K5.7");
    board.play("wheel:1:left:40");
    CHECK(board.at(1) == "(941, 419)");
    CHECK(corners_of(board.rules, board.state, 0)[front_left] == Point{860, 540});
}

TEST_CASE("K7.2 K8.1 the worked fire of the battle", "[K7.2][K7.3][K8.1]") {
    const Board board(shipped());
    const int gun = board.rules.index_of(24), target = board.rules.index_of(33);
    CHECK(double_muzzle(corners_of(board.rules, board.state, gun)) == Point{2 * 2770, 2 * 1999});
    CHECK(gun_distance(board.rules, board.state, gun, target) == 911);
    CHECK(corners_of(board.rules, board.state, target)[front_left] == Point{2540, 2880});
    CHECK(way_from(board.of(24).at, board.of(33).at) == 342);
    CHECK(Board(shipped()).play("fire:24:33 6").at(33) == "(2275, 3491)");
    CHECK(Board(shipped()).play("fire:24:33 4").at(33) == "(2377, 3177)");
    CHECK(Board(shipped()).play("fire:24:33 4").of(33).facing == 180);
}

TEST_CASE("K16.1 K16.2 K16.3 in contact: moves, turns and wheels", "[K5.4][K5.6][K5.7][K16.1][K16.2][K16.3]") {
    const Board board("1 F I 2 1000 500 0; 2 A I 2 1000 585 180");
    for (const char* legal : {"move:1:0,5", "move:1:200,0", "move:1:0,5:160,0:0,30", "turn:1:1", "turn:1:180", "wheel:1:left:15"}) {
        CAPTURE(legal);
        CHECK(board.refused(legal).empty());
    }
    for (const char* shut : {"move:1:0,6", "move:1:0,5:159,0:0,30", "turn:1:90", "wheel:1:left:345"}) {
        CAPTURE(shut);
        CHECK(board.told(shut) == "K5.4: Piece 2 is in the way.");
    }
    CHECK(board.told("wheel:1:left:90") == "K5.7: The outer corner would go 227 yards; 200 allowed.");
    CHECK(board.told("wheel:1:left:0") == "K5.6: It already faces 0 degrees.");
    CHECK(Board("1 F I 2 1000 500 0; 2 A I 2 1000 585 180").play("wheel:1:left:15").at(1) == "(987, 480)");
}

TEST_CASE("K16.4 gaps as wide as the base, narrower, and shut", "[K5.4][K5.5][K16.4]") {
    const auto through = [](int left, int right) {
        return Board("1 F I 1 1000 500 90; 2 A I 2 " + std::to_string(left) + " 700 180; 3 A I 2 " + std::to_string(right) + " 700 180")
            .told("move:1:0,200");
    };
    CHECK(through(880, 1120).empty());
    CHECK(through(880, 1119) == "K5.4: Piece 3 is in the way.");
    CHECK(through(914, 1085) == "K5.4: Piece 2 is in the way.");
    CHECK(through(915, 1085) == "K5.5: Piece 2 and Piece 3 touch: no way between them.");
}

TEST_CASE("K16.5 K16.6 country and road in one move, and guns", "[K5.2][K5.3][K6.2][K6.4][K16.5][K16.6]") {
    const Board board("1 F I 2 2500 3212 0; 2 F A 1 3100 3380 0");
    CHECK(board.refused("move:1:0,200:299,-16").empty());
    CHECK(board.told("move:1:0,200:300,-16") == "K5.3: 501 yards; with the road infantry goes 500.");
    CHECK(board.refused("move:1:0,201") == "K5.2");
    CHECK(Board("1 F I 2 2500 3212 0; 2 F A 1 2900 3390 0").told("move:1:0,200:299,-16") == "K2.6: No room: Piece 2 stands there.");
    const Board gun("2 F A 1 3100 3380 0");
    CHECK(gun.refused("move:2:99,-5").empty());
    CHECK(gun.told("move:2:100,-5") == "K5.3: 101 yards; with the road a gun goes 100.");
    CHECK(gun.told("move:2:0,101") == "K5.2: 101 yards across country; a gun goes 100.");
}

TEST_CASE("K16.7 K16.8 K16.9 K16.10 driven back by fire", "[K8.1][K16.7][K16.8][K16.9][K16.10]") {
    const auto back = [](const std::string& third) {
        return Board("1 F A 1 1000 500 0; 2 A I 2 1000 900 180; 3 A I 2 1000 " + third + " 180").play("fire:1:2 6").at(2);
    };
    CHECK(back("1400") == "(1000, 1500)");
    CHECK(back("1450") == "(1000, 1370)");
    CHECK(back("1500") == "(1000, 1420)");
    CHECK(Board("1 F A 1 1000 4000 0; 2 A I 2 1000 4500 180").play("fire:1:2 3").at(2) == "(1000, 4560)");
    const Board edge = Board("1 F A 1 1000 4000 0; 2 A I 2 1000 4560 180").play("fire:1:2 3");
    CHECK(edge.at(2) == "(1000, 4560)");
    CHECK(edge.state.stage == Stage::orders);
    Board wall("1 A A 1 2120 1300 0; 2 F I 3 2120 1700 0; 31 A I 2 2120 2070 180");
    wall.pass_to_allies();
    CHECK(wall.play("fire:1:2 6").at(2) == "(2120, 1880)");
    Board pinned("1 F A 1 1000 500 0; 2 A I 2 1000 900 180; 3 F C 2 1000 1203 0; 4 F A 1 1300 500 0");
    pinned.play("fire:1:2 4");
    CHECK(pinned.at(2) == "(1000, 1120)");
    CHECK(touching(pinned.rules, pinned.state, 1, 2));
    CHECK(pinned.told("fire:4:2") == "K7.5: Piece 2 has been fired at this turn.");
    CHECK(pinned.sums("attack:3:2") == "5 2");
    CHECK(pinned.refused("attack:3:2").empty());
}

TEST_CASE("K16.11 K16.12 what is in range and in the arc", "[K7.1][K7.2][K7.3][K7.7][K16.11][K16.12]") {
    for (const auto& [x, rule] : {std::pair(1070, ""), std::pair(1145, ""), std::pair(1200, "K7.3")})
        CHECK(Board("1 F A 1 1000 500 0; 2 A I 5 " + std::to_string(x) + " 585 180").refused("fire:1:2") == rule);
    CHECK(Board("1 F A 1 1000 500 0; 2 A I 2 1000 1576 180").refused("fire:1:2").empty());
    CHECK(Board("1 F A 1 1000 500 0; 2 A I 2 1000 1577 180").told("fire:1:2") == "K7.2: Piece 2 is 1001 yards off; guns reach 1000.");
    Board two("1 F A 1 1000 500 0; 2 A I 2 1000 1500 180; 3 F A 1 1400 500 0");
    CHECK(gun_distance(two.rules, two.state, 2, 1) == 975);
    two.play("fire:1+3:2");
    CHECK(two.at(2) == "lost");
    CHECK(two.dial() == "0 2");
    Board turned("1 F A 1 1000 500 0; 2 A I 2 1000 1500 180; 3 F A 1 1400 500 30");
    CHECK(turned.refused("fire:1+3:2") == "K7.3");
    CHECK(turned.refused("fire:1:2").empty());
}

TEST_CASE("K16.13 gun duels, and fire at a garrison", "[K7.8][K7.9][K16.13]") {
    const auto duel = [](const char* dice) {
        return Board("1 F A 1 1000 500 0; 2 A A 2 1000 900 180").play(std::string("fire:1:2 ") + dice).dial();
    };
    CHECK(duel("3 4") == "0 0");
    CHECK(duel("2 4") == "1 0");
    CHECK(duel("3 3") == "0 2");
    Board walls("1 F A 1 2000 1400 0; 3 F A 1 2240 1400 0; 31 A I 2 2120 2070 180");
    walls.play("fire:1+3:31 4 5");
    CHECK(walls.state.stage == Stage::fire_dice);
    walls.play("6 4");
    CHECK(walls.at(31) == "lost");
    Board all("1 F A 1 2000 1400 0; 3 F A 1 2240 1400 0; 31 A I 2 2120 2070 180");
    all.play("fire:1+3:31 6 4");  // all guns throw, even after a hit
    CHECK(all.state.stage == Stage::fire_dice);
    CHECK(all.play("1 1").at(31) == "lost");
}

TEST_CASE("K16.14 where attacked cavalry may retire", "[K8.2][K8.3][K16.14]") {
    Board board("1 A C 2 1000 1000 0; 2 F I 2 1000 1085 180; 3 F I 2 1000 700 0");
    board.play("attack:2:1");
    CHECK(turn(board.state) == allied_decider);
    std::string free;
    for (const char* side : {"front", "right", "rear", "left"}) {
        int least = 0, most = 0;
        for (int distance = 100; distance <= 400; distance += 10)
            if (board.refused("retire:1:" + std::string(side) + ":" + std::to_string(distance)).empty()) {
                if (least == 0) least = distance;
                most = distance;
            }
        free += std::string(side) + " " + std::to_string(least) + " " + std::to_string(most) + " ";
    }
    CHECK(free == "front 0 0 right 170 400 rear 100 200 left 170 400 ");
    CHECK(board.refused("retire:1:front:200") == "K5.4");
    CHECK(board.told("retire:1:right:160") == "K8.2: There it would still touch Piece 2.");
    CHECK(board.told("retire:1:rear:405") == "K8.2: 405 yards; from 100 to 400 in tens.");
    CHECK(board.told("end") == "K3.4: The Allies must answer first.");
    board.play("retire:1:rear:150");
    CHECK(board.at(1) == "(1000, 850)");
    CHECK(turn(board.state) == french_decider);
    CHECK(board.refused("attack:2:1") == "K9.3");  // the attack is spent
}
