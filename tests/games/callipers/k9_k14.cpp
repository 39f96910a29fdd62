// K9 to K14: combat, strongpoints, generals, victory and the open table, with the refusals of K15.
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

TEST_CASE("K9.1 K9.2 K9.20 who may attack", "[K9.1][K9.2][K9.7][K9.20]") {
    const Board board("1 F I 3 1000 1000 0; 2 F I 3 1205 1000 0; 3 F A 1 1000 900 0; 4 F I 1 2000 1000 0; 11 A I 2 1000 1085 180");
    CHECK(board.told("attack:4:11") == "K9.1: Nobody of the group touches Piece 11.");
    CHECK(board.told("attack:1+3:11") == "K9.1: Piece 3: guns do not attack, they fire.");
    CHECK(board.told("attack:1:2") == "K9.1: An attack names a piece of the enemy.");
    CHECK(board.told("attack:1+4:11") == "K9.2: The group is not linked by contact.");
    CHECK(board.told("attack:1+2:11") == "K9.2: 6000 men; 5000 may attack.");
    CHECK(board.sums("attack:1:11") == "4 2");
    // Contact at any side of the attacker is enough.
    CHECK(Board("1 F I 3 1000 1000 180; 11 A I 2 1000 1085 180").sums("attack:1:11") == "4 2");
    Board none("1 F I 3 1000 1000 0; 11 A I 2 1000 1085 180");
    CHECK(check(none.rules, none.state, Attack{{}, 11})->rule == "K9.1");
}

TEST_CASE("K9.3 one attack for each piece, one defence for each target and support", "[K9.3]") {
    Board board("1 F I 3 1000 1000 0; 2 F I 2 1185 1000 0; 11 A I 2 1000 1085 180; 12 A I 3 1185 1085 180; 14 A I 1 1000 1500 180");
    board.play("attack:1:11 support:12 3 2 stand stand");  // 4 + 3 : 5 + 2, a tie
    CHECK(board.told("attack:1:12") == "K9.3: Piece 1 has already fought this turn.");
    CHECK(board.told("attack:2:12") == "K9.3: Piece 12 has already fought this turn.");
    board.play("end");
    CHECK(board.refused("attack:12:2").empty());
}

TEST_CASE("K9.5 K9.6 who may support", "[K9.5][K9.6]") {
    Board board(
        "1 F I 3 1000 1000 0; 11 A I 2 1000 1085 180; 12 A I 3 1185 1085 180; 13 A I 1 2000 2000 180; 14 A A 1 1000 1170 180; "
        "15 A I 1 855 1085 180");
    board.play("attack:1:11");
    CHECK(board.told("support:13") == "K9.5: Piece 13 is not linked to Piece 11 by contact.");
    CHECK(board.told("support:12+15") == "K9.5: 6 points; 5 may defend.");
    CHECK(board.told("support:14") == "K9.5: Piece 14: guns do not support.");
    CHECK(board.refused("support:11") == "K14.4");
    CHECK(board.refused("support:1") == "K14.4");
    CHECK(board.refused("support:12").empty());
    CHECK(board.refused("support").empty());
    // A target of 5 points, or without friends beside it, is asked nothing.
    Board alone("1 F I 3 1000 1000 0; 11 A I 5 1000 1085 180; 12 A I 1 1205 1085 180");
    alone.play("attack:1:11");
    CHECK(alone.state.stage == Stage::dice);
}

TEST_CASE("K9.5 cavalry retires from infantry, not from cavalry", "[K9.5][K8.3]") {
    Board foot("1 F I 3 1000 1000 0; 11 A C 2 1000 1085 180; 12 A I 1 1145 1085 180");
    foot.play("attack:1:11 stand");
    CHECK(foot.state.stage == Stage::support);
    foot.play("support:12");
    CHECK(foot.state.stage == Stage::dice);
    Board horse("1 F C 3 1000 1000 0; 11 A C 2 1000 1085 180");
    horse.play("attack:1:11");
    CHECK(horse.state.stage == Stage::dice);
}

TEST_CASE("K9.8 full thousands on both sides give the margin of the old rules", "[K9.8][K9.12]") {
    Board board("1 F I 3 1000 1000 0; 11 A I 5 1000 1085 180");
    CHECK(board.sums("attack:1:11") == "4 5");
    board.play("attack:1:11 5 3");  // 3 + 5 + 1 = 9 against 5 + 3 = 8
    CHECK(board.at(11) == "lost");
}

TEST_CASE("K9.15 a piece that finds no place to rally is lost", "[K9.15][K9.18]") {
    RuleSet set = posed("1 F I 3 1000 1000 0; 2 F I 2 1185 1000 0; 11 A I 3 1000 1085 180; 12 A I 2 1185 1085 180");
    std::erase_if(set.battle.pieces, [](const Piece& piece) { return piece.key == 99; });  // no friend is left outside the group
    Board board(set);
    board.play("attack:1+2:11 support:12 6 1");
    CHECK(board.at(11) == "lost");
    CHECK(board.at(12) == "lost");
    CHECK(board.dial() == "2 5");
    CHECK(board.state.result == Result{french_seat, Ending::destroyed});
}

TEST_CASE("K9.17 only who was in contact advances, and only if the target is gone", "[K9.17][K9.19]") {
    Board board("1 F I 2 1000 1000 0; 2 F I 2 1165 1000 0; 11 A I 3 1000 1085 180; 98 F I 1 5600 300 0");
    Board group("1 F I 2 1000 1000 0; 2 F I 2 1000 915 0; 11 A I 3 1000 1085 180");
    group.play("attack:1+2:11 6 1");  // the price is the smallest piece; of equals, the higher key
    CHECK(group.at(2) == "lost");
    CHECK(group.told("advance:98") == "K9.17: Piece 98 cannot advance: it was not in contact, or the way is shut.");
    group.play("stay");
    CHECK(group.at(1) == "(1000, 1000)");
    // The target stays where it stood: its larger support is lost, the smaller one rallies.
    Board stays("1 F I 5 1000 1000 0; 11 A I 2 1000 1085 180; 12 A I 2 1165 1085 180; 10 A I 1 1000 1170 180; 13 A I 1 3000 3000 180");
    stays.play("attack:1:11 support:10+12 6 1");
    CHECK(stays.at(12) == "lost");
    CHECK(stays.at(11) == "(1000, 1085)");
    CHECK(stays.at(10) != "(1000, 1170)");
    CHECK(stays.state.stage == Stage::orders);
}

TEST_CASE("K10.1 K10.2 K10.5 garrisons attack like others and defend behind walls", "[K10.1][K10.2][K10.3][K10.5]") {
    Board board(
        "1 F I 3 2120 1875 0; 2 F C 2 1850 2100 90; 31 A I 2 2120 2070 180; 32 A I 1 2120 2265 180; 33 A I 3 2360 2070 270; "
        "34 A C 1 2365 2300 270");
    CHECK(board.sums("attack:1:31") == "4 7");
    CHECK(board.told("attack:2:31") == "K10.3: Only infantry fights for Hougoumont.");
    CHECK(board.told("attack:1:32").empty());  // it touches the walls, though not the piece
    board.play("attack:1:31");
    CHECK(board.refused("support:32").empty());
    CHECK(board.refused("support:33").empty());
    CHECK(board.refused("support:32+33") == "K9.5");
    CHECK(board.refused("support:34") == "K9.5");
    board.play("support:33 1 6 end");
    CHECK(board.at(1) == "lost");
    Board out("1 F I 3 2120 1875 0; 31 A I 2 2120 1960 180");
    out.pass_to_allies();
    CHECK(out.sums("attack:31:1") == "3 3");  // no walls for an attack
}

TEST_CASE("K11.1 K11.2 K11.4 the general rides, and counts from the next turn on", "[K11.1][K11.2][K11.3]") {
    Board board("1 F I 2 1000 1000 0; 2 F I 2 2000 1000 0; 11 A I 2 1000 1085 180");
    board.mount(2);
    CHECK(board.sums("attack:1:11") == "3 2");
    board.play("general:1");
    CHECK(board.told("general:2") == "K11.2: The general has already ridden this turn.");
    CHECK(board.sums("attack:1:11") == "3 2");
    Board defends = board;
    defends.play("end");
    CHECK(defends.sums("attack:11:1") == "3 7 two");
    defends.play("end");
    CHECK(defends.sums("attack:1:11") == "8 2 two");
    CHECK(defends.refused("general:1") == "K14.4");  // the general is already there
    CHECK(defends.refused("general:11") == "K14.4");
    board.play("attack:1:11 6 1 stay");
    CHECK(board.refused("general:2") == "K3.2");
    CHECK(Board("1 F I 2 1000 1000 0").refused("general:1") == "K14.4");  // no general in this battle
}

TEST_CASE("K11.4 the last piece of an army carries its general unasked", "[K11.4]") {
    Board board("1 F I 2 1000 1000 0; 11 A I 2 1000 1085 180");
    board.mount(11);
    board.play("attack:1:11 6 6 1 1 stay");
    CHECK(board.state.general[allied_seat] == board.rules.index_of(99));
}

TEST_CASE("K12.2 K12.4 the dial decides before destruction", "[K12.1][K12.2][K12.4]") {
    RuleSet set = posed("1 F I 3 1000 1000 0; 11 A I 2 1000 1085 180");
    std::erase_if(set.battle.pieces, [](const Piece& piece) { return piece.key == 99; });
    Board board(set);
    CHECK(board.play("attack:1:11 6 1").state.result == Result{french_seat, Ending::destroyed});
    Board counted(set);
    counted.dial(0, 28);
    CHECK(counted.play("attack:1:11 6 1").state.result == Result{french_seat, Ending::losses});
    Board early("1 F I 2 1000 1000 0; 11 A I 5 1000 1085 180");
    early.dial(28, 3);
    CHECK(early.play("attack:1:11 1 1").state.result == Result{allied_seat, Ending::losses});
}

TEST_CASE("K12.5 draws are offered once in a turn, and accepted as the first act of the next", "[K12.5]") {
    Board board("1 F I 2 1000 1000 0; 11 A I 2 1000 2000 180");
    board.play("offer");
    CHECK(board.told("offer") == "K12.5: A draw is offered once in a turn.");
    CHECK(board.told("accept") == "K12.5: The other player has not offered a draw.");
    board.play("move:1:0,100 end");
    CHECK(board.refused("accept").empty());
    Board declined = board;
    declined.play("move:11:0,-10");
    CHECK(declined.refused("accept") == "K12.5");
    board.play("accept");
    CHECK(board.state.result == Result{std::nullopt, Ending::agreed});
    // Making an offer declines the other player's offer.
    Board both("1 F I 2 1000 1000 0; 11 A I 2 1000 2000 180");
    both.play("offer end offer end");
    CHECK(both.state.offer == allied_seat);
    CHECK(both.play("accept").state.stage == Stage::over);
}

TEST_CASE("K12.5 a question of the other player's turn does not end an offer", "[K12.5][K3.4]") {
    Board board("1 F I 2 1000 1000 0; 11 A C 2 1000 1085 180");
    board.play("offer attack:1:11 retire:11:rear:200 end");
    CHECK(board.refused("accept").empty());
}

TEST_CASE("K14.2 orders and dice read back as they are written", "[K14.2]") {
    for (const char* text : {"move:9:-75,380:-22,108",
                             "move:9",
                             "turn:22:5",
                             "wheel:2:left:10",
                             "wheel:2:right:359",
                             "general:12",
                             "fire:22+23:44",
                             "attack:8+7:31",
                             "retire:57:rear:200",
                             "stand",
                             "support:12+13",
                             "support",
                             "advance:1",
                             "stay",
                             "host:21",
                             "end",
                             "offer",
                             "accept",
                             "resign",
                             "die:4"}) {
        CAPTURE(text);
        const auto ply = ply_from_text(text);
        REQUIRE(ply);
        CHECK(to_text(*ply) == text);
    }
    for (const char* text :
         {"",         "move",       "move:",        "move:8:0", "move:8:0,1,2", "move:8:00,1", "move:8:+1,1",       "move:8:0,1 ",
          "turn:8",   "turn:8:1:2", "wheel:8:up:1", "fire:8",   "fire::8",      "attack:8+:1", "retire:8:back:100", "stand:1",
          "support:", "die:0",      "die:7",        "die:4x",   "end:1",        "host:a",      "move:8:99999999,1", "advance"}) {
        CAPTURE(text);
        CHECK_FALSE(ply_from_text(text));
    }
}

TEST_CASE("K14.3 dice fall one by one, the attacker's first", "[K14.3]") {
    Board board("1 F I 2 1000 1000 0; 11 A I 2 1000 1085 180");
    CHECK(rolls_due<callipers::Game>(board.rules, board.state).empty());
    board.play("attack:1:11");
    CHECK(rolls_due<callipers::Game>(board.rules, board.state).size() == 6);
    CHECK(board.told("end") == "K14.3: The dice are thrown first.");
    board.play("6 1 stay");
    CHECK(board.at(11) == "lost");
    CHECK(board.at(1) == "(1000, 1000)");
}
