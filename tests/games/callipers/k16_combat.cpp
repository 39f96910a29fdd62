// K16: the worked numbers of combat.
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

const std::string two_against_two =
    "1 F I 3 1000 1000 0; 2 F I 2 1185 1000 0; 11 A I 2 1000 1085 180; 12 A I 3 1185 1085 180; "
    "13 A I 1 1000 1600 180";
const std::string storm = "1 F I 4 2120 1875 0; 2 F I 4 1870 1875 0; 3 F I 2 1840 1960 0; 31 A I 2 2120 2070 180";

}  // namespace

TEST_CASE("K9.9 front, flank and rear by the worked places", "[K9.9]") {
    const auto side = [](const std::string& attacker) {
        const Board board("1 F I 2 " + attacker + "; 2 A I 2 1000 1000 180");
        return flank_of(corners_of(board.rules, board.state, 1), corners_of(board.rules, board.state, 0), board.of(1).at);
    };
    CHECK(side("1000 915 0") == 0);
    CHECK(side("1125 959 270") == 0);
    CHECK(side("1125 960 270") == 1);
    CHECK(side("1165 1079 180") == 1);
    CHECK(side("1165 1080 180") == 2);
}

TEST_CASE("K9.11 K9.12 the chances of a margin", "[K9.11][K9.12]") {
    CHECK(odds_of(3, 1) == Odds{30, 3, 3, 36});
    const Odds two = odds_of(4, 2);
    CHECK(two.whole == 1296);
    CHECK((two.win * 1000 + 648) / 1296 == 841);
    CHECK((two.tie * 1000 + 648) / 1296 == 62);
    CHECK((two.lose * 1000 + 648) / 1296 == 97);
    CHECK(two.win + two.tie + two.lose == two.whole);
}

TEST_CASE("K16.15 a target does not join a group; its rear", "[K9.2][K9.3][K9.9][K16.15]") {
    Board board("1 F I 2 1000 1000 0; 2 F I 2 1000 1170 180; 11 A I 2 1000 1085 180");
    CHECK(board.told("attack:1+2:11") == "K9.2: The group is not linked by contact.");
    CHECK(board.sums("attack:1:11") == "3 2");
    CHECK(board.sums("attack:2:11") == "5 2");
    board.play("attack:1:11 1 2");  // a tie
    CHECK(board.state.stage == Stage::tie_first);
    board.play("stand stand");
    CHECK(board.told("attack:2:11") == "K9.3: Piece 11 has already fought this turn.");
}

TEST_CASE("K16.16 the attackers win: largest lost, smallest rallies, the price, the advance", "[K9.14][K9.15][K9.16][K9.17][K16.16]") {
    Board board(two_against_two);
    CHECK(board.sums("attack:1+2:11", "support:12") == "6 5");
    board.play("attack:1+2:11 support:12 5 3");
    CHECK(board.at(12) == "lost");
    CHECK(board.at(2) == "lost");
    CHECK(board.at(11) == "(1000, 1518)");
    CHECK(board.state.stage == Stage::advance);
    CHECK(board.refused("advance:98") == "K9.17");
    board.play("advance:1");
    CHECK(board.at(1) == "(1000, 1085)");
    CHECK(board.dial() == "2 3");
    CHECK(board.state.stage == Stage::orders);
}

TEST_CASE("K16.17 the attackers lose", "[K9.14][K9.15][K9.16][K16.17]") {
    Board board(two_against_two);
    board.play("attack:1+2:11 support:12 1 6");
    CHECK(board.at(1) == "lost");
    CHECK(board.at(11) == "lost");
    CHECK(board.at(2) == "(5423, 328)");
    CHECK(board.dial() == "3 2");
    CHECK(board.state.stage == Stage::orders);
}

TEST_CASE("K16.18 a tie: both may retire as bodies; then the pair is frozen for a turn", "[K9.13][K16.18]") {
    Board board(two_against_two);
    board.play("attack:1+2:11 support:12 3 4");
    REQUIRE(board.state.stage == Stage::tie_first);
    CHECK(board.refused("retire:11:rear:100").empty());
    CHECK(board.refused("retire:11:rear:200").empty());
    CHECK(board.refused("retire:11:rear:210") == "K8.2");
    CHECK(board.refused("retire:11:front:100") == "K5.4");
    CHECK(board.refused("retire:12:rear:150") == "K14.4");
    Board away = board;
    away.play("retire:11:rear:150");
    CHECK(away.at(11) == "(1000, 1235)");
    CHECK(away.at(12) == "(1185, 1235)");
    CHECK(away.state.stage == Stage::tie_second);
    away.play("retire:1:rear:150");
    CHECK(away.at(2) == "(1185, 850)");
    board.play("stand");
    CHECK(board.state.stage == Stage::tie_second);
    CHECK(board.refused("retire:2:rear:150") == "K14.4");
    board.play("stand end");
    CHECK(board.told("attack:11:1") == "K9.13: Undecided: only the French may renew this fight.");
    CHECK(board.refused("attack:12:2") == "K9.13");
    board.play("end");
    CHECK(board.refused("attack:1:11").empty());
    board.play("end");
    CHECK(board.refused("attack:11:1").empty());  // for one turn only
}

TEST_CASE("K16.19 of equals the highest key is lost, and the next rallies", "[K9.14][K16.19]") {
    Board board(
        "1 F I 1 1000 1000 0; 2 F I 1 1125 1000 0; 3 F I 1 1250 1000 0; 4 F I 1 1375 1000 0; 9 F I 2 1000 700 0; "
        "11 A I 5 1000 1085 180");
    board.play("attack:1+2+3+4:11 1 5");
    CHECK(board.at(4) == "lost");
    CHECK(board.at(3) == "(1067, 781)");
    CHECK(board.at(1) == "(1000, 1000)");
    CHECK(board.at(2) == "(1125, 1000)");
    CHECK(board.dial() == "1 0");
}

TEST_CASE("K16.20 K16.21 K16.22 the storm of Hougoumont", "[K10.4][K10.5][K10.6][K16.20][K16.21][K16.22]") {
    Board board(storm);
    board.play("attack:1+2+3:31 2 5");
    CHECK(board.at(31) == "lost");
    CHECK(board.at(3) == "lost");
    CHECK(board.state.owners[0] == allied_seat);
    board.play("advance:1");
    CHECK(board.at(1) == "(2120, 2070)");
    CHECK(board.state.owners[0] == french_seat);
    CHECK(board.dial() == "2 2");
    Board behind(storm + "; 40 A I 2 2120 2265 180");
    behind.play("attack:1+2+3:31 support 2 5");
    CHECK(behind.at(31) == "lost");
    behind.play("advance:1");
    CHECK(behind.at(1) == "(2120, 1879)");
    CHECK(behind.state.owners[0] == allied_seat);
    Board supported(storm + "; 40 A I 2 2120 2265 180");
    CHECK(supported.sums("attack:1+2+3:31", "support:40") == "11 9");
    supported.play("attack:1+2+3:31 support:40 4 1");
    CHECK(supported.at(40) == "lost");
    CHECK(supported.at(3) == "lost");
    CHECK(supported.at(31) == "(5461, 4211)");
    CHECK(supported.state.owners[0] == allied_seat);
    supported.play("advance:1");
    CHECK(supported.at(1) == "(2120, 2070)");
    CHECK(supported.state.owners[0] == french_seat);
}

TEST_CASE("K16.23 K16.24 generals, and the most before the dice", "[K9.10][K10.5][K11.3][K16.23][K16.24]") {
    Board board(storm);
    board.mount(1);
    CHECK(board.sums("attack:1+2+3:31") == "15 7 two");
    board.mount(31);
    CHECK(board.sums("attack:1+2+3:31") == "15 12 two");
    Board open("1 F I 4 1000 915 0; 11 A I 2 1000 1000 180");
    open.mount(1);
    open.mount(11);
    CHECK(open.sums("attack:1:11") == "10 7 two");
    open.play("attack:1:11");
    CHECK(open.state.clash.wanted == 4);
    const auto far = [](const char* y) {
        Board two(std::string("1 F I 2 1000 915 0; 2 F C 1 1000 ") + y + " 0; 11 A I 2 1000 1000 180");
        two.mount(2);
        return two.sums("attack:1:11");
    };
    CHECK(far("660") == "8 2 two");
    CHECK(far("659") == "3 2");
}

TEST_CASE("K16.25 the group of a beaten general is lost, and he finds a new piece", "[K11.4][K16.25]") {
    Board board(two_against_two + "; 20 F C 1 500 500 0; 21 F I 4 300 300 0");
    board.mount(2);
    CHECK(board.sums("attack:1+2:11", "support:12") == "11 5 two");
    // 6 + 5 + dice against 5 + dice: 13 : 17.
    board.play("attack:1+2:11 support:12 1 1 6 6");
    CHECK(board.at(1) == "lost");
    CHECK(board.at(2) == "lost");
    CHECK(board.at(11) == "lost");
    CHECK(board.state.stage == Stage::host);
    CHECK(turn(board.state) == french_decider);
    CHECK(board.told("host:11") == "K14.4: That is not an order.");
    CHECK(board.told("host:99") == "K14.4: That is not an order.");
    board.play("host:21");
    CHECK(board.state.general[french_seat] == board.rules.index_of(21));
    CHECK(board.state.unready);
    CHECK(board.dial() == "5 2");
}

TEST_CASE("K16.26 a gun that is attacked counts 4", "[K2.3][K9.6][K16.26]") {
    Board board("1 F I 5 1000 1000 0; 11 A A 1 1000 1085 180; 12 A I 1 1125 1085 180; 13 A I 2 1000 1700 180");
    CHECK(board.sums("attack:1:11", "support:12") == "6 5");
    board.play("attack:1:11 support:12 4 4");
    CHECK(board.at(11) == "lost");
    CHECK(board.at(12) == "(1016, 1620)");
    CHECK(board.dial() == "0 1");
}

TEST_CASE("K16.27 K16.28 victory by losses, at equal losses not, and by time", "[K9.18][K12.1][K12.2][K12.3][K16.27][K16.28]") {
    const std::string pieces = "1 F I 2 1000 1000 0; 2 F I 1 1145 1000 0; 11 A I 2 1000 1085 180";
    Board won(pieces);
    won.dial(28, 28);
    CHECK(won.play("attack:1:11 6 3").state.result == Result{french_seat, Ending::losses});
    Board equal(pieces);
    equal.dial(29, 28);
    equal.play("attack:1+2:11 6 3");
    CHECK(equal.dial() == "30 30");
    CHECK(equal.state.stage == Stage::advance);
    CHECK_FALSE(equal.state.result);
    Board late(pieces);
    late.dial(0, 29);
    late.state.turn = 20;
    late.pass_to_allies();
    CHECK(late.play("end").state.result == Result{allied_seat, Ending::time});
}
