// K0 to K8: the game in short, places, turns, budgets, moves, guns and going back, with the refusals of K15.
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

TEST_CASE("K1.1 K1.2 K2.1 K2.8 K13.1 K13.2 K13.3 the battles are those of the rulebook",
          "[K1.1][K1.2][K1.3][K2.1][K2.3][K2.8][K13.1][K13.2][K13.3]") {
    const auto men = [](const RuleSet& set, Seat side, std::optional<Arm> arm) {
        int sum = 0;
        for (const Piece& piece : set.battle.pieces) sum += piece.side == side && (!arm || piece.arm == *arm) ? piece.thousands : 0;
        return sum;
    };
    const RuleSet& whole = shipped();
    CHECK(men(whole, french_seat, std::nullopt) == 73);
    CHECK(men(whole, french_seat, Arm::infantry) == 51);
    CHECK(men(whole, french_seat, Arm::cavalry) == 14);
    CHECK(men(whole, allied_seat, std::nullopt) == 68);
    CHECK(men(whole, allied_seat, Arm::artillery) == 6);
    CHECK(whole.battle.pieces.size() == 27 + 38);
    CHECK(whole.battle.high == Point{6000, 4600});
    CHECK(men(shipped("derlon"), french_seat, std::nullopt) == 30);
    CHECK(men(shipped("derlon"), allied_seat, std::nullopt) == 22);
    CHECK(men(shipped("hougoumont"), french_seat, std::nullopt) == 15);
    CHECK(men(shipped("hougoumont"), allied_seat, std::nullopt) == 14);
    for (const char* name : {"waterloo", "derlon", "hougoumont"}) {
        CAPTURE(name);
        CHECK(faults_of(shipped(name)).empty());
        const Rules rules(shipped(name));
        const State start = begin(rules);
        CHECK(inconsistency(rules, start).empty());
        for (int i = 0; i < rules.count(); ++i) CHECK(start.pieces[static_cast<std::size_t>(i)].at == rules.piece(i).at);
    }
}

TEST_CASE("K13.2 no piece in the open starts under two enemy guns", "[K13.2][K7.3]") {
    for (const char* name : {"waterloo", "derlon", "hougoumont"}) {
        Board board(shipped(name));
        for (const Seat side : seats) {
            board.state.side = side;
            for (int target = 0; target < board.rules.count(); ++target) {
                if (board.rules.piece(target).side == side || fort_of(board.rules, board.state, target) >= 0) continue;
                int under = 0;
                for (const Piece& gun : board.rules.battle().pieces)
                    if (gun.side == side && gun.arm == Arm::artillery)
                        under += check(board.rules, board.state, Fire{{gun.key}, board.rules.piece(target).key}) ? 0 : 1;
                CAPTURE(name, board.rules.piece(target).name);
                CHECK(under <= 1);
            }
        }
    }
}

TEST_CASE("K6.1 K6.3 every base can pass every bend at some facing", "[K6.1][K6.3]") {
    const RuleSet& set = shipped();
    for (const Road& road : set.ground.roads)
        for (std::size_t k = 0; k + 1 < road.strips.size(); ++k)
            for (int thousands = 1; thousands <= most_thousands; ++thousands) {
                CAPTURE(road.id, k, thousands);
                const Shape a(road.strips[k]), b(road.strips[k + 1]);
                const Point bend = road.line[k + 1];
                bool fits = false;
                for (int facing = 0; facing < 180 && !fits; ++facing)
                    for (int dx = -60; dx <= 60 && !fits; dx += 5)
                        for (int dy = -60; dy <= 60 && !fits; dy += 5) {
                            const Corners base = base_of(set.figures, thousands, bend + Point{dx, dy}, facing);
                            fits = std::all_of(base.begin(), base.end(), [&](Point p) { return a.holds(p) && b.holds(p); });
                        }
                CHECK(fits);
            }
}

TEST_CASE("K0.1 Napoleon needs 30,000 men in 20 turns, more than he loses; otherwise Wellington wins", "[K0.1][K12.2][K12.3]") {
    const Battle& battle = shipped().battle;
    CHECK(battle.turns == 20);
    CHECK(battle.minutes == 15);
    CHECK(battle.need == 30);
    // In the last turn.
    const auto end_of = [](int french_losses, int allied_losses, bool fought) {
        Board board("1 F I 3 1000 1000 0; 11 A I 1 1000 1085 180");
        board.state.turn = 20;
        board.dial(french_losses, allied_losses);
        if (fought) board.play("attack:1:11 6 1");
        if (board.state.stage != Stage::over) board.play(fought ? "stay end end" : "end end");
        return board.state.result;
    };
    CHECK(end_of(29, 29, true) == Result{french_seat, Ending::losses});
    CHECK(end_of(0, 28, true) == Result{allied_seat, Ending::time});
    CHECK(end_of(0, 29, false) == Result{allied_seat, Ending::time});
}

TEST_CASE("K0.2 moves of 10,000 men, then fire, then attacks; a gun moves or fires", "[K0.2][K4.1][K4.2][K3.2]") {
    CHECK(shipped().battle.budget == 10);
    Board board(
        "1 F I 5 1000 1000 0; 2 F I 5 2000 1000 0; 3 F A 1 1300 500 0; 4 F A 1 1500 500 0; 11 A I 1 1000 1185 180; "
        "12 A I 1 1500 900 180");
    board.play("move:1:0,100 move:2:0,10 move:3:0,100");
    CHECK(board.refused("move:98:0,10") == "K4.1");
    CHECK(board.refused("fire:3:12") == "K4.2");
    board.play("fire:4:12 1 attack:1:11 6 1 stay");
    CHECK(board.at(11) == "lost");
    CHECK(board.dial() == "0 1");
}

TEST_CASE("K1.4 facings are whole degrees, clockwise from north", "[K1.4]") {
    const Figures& figures = shipped().figures;
    const auto side_of = [&](int facing, int corner) {
        const Point p = base_of(figures, 2, {1000, 1000}, facing)[static_cast<std::size_t>(corner)];
        return std::string(p.y > 1000 ? "north" : "south") + (p.x > 1000 ? "east" : "west");
    };
    CHECK(side_of(0, front_left) == "northwest");
    CHECK(side_of(90, front_left) == "northeast");
    CHECK(side_of(180, front_left) == "southeast");
    CHECK(side_of(270, front_left) == "southwest");
    CHECK(side_of(0, rear_right) == "southeast");
    const Board board("1 F I 2 1000 1000 10");
    for (const char* legal : {"turn:1:0", "turn:1:359"}) CHECK(board.refused(legal).empty());
    for (const char* none : {"turn:1:360", "turn:1:-1", "wheel:1:left:360"}) CHECK(board.refused(none) == "K14.4");
    CHECK_FALSE(action_from_text("turn:1:10.5"));
}

TEST_CASE("K2.6 K2.7 K5.4 ends and the edge of the map", "[K2.6][K2.7][K5.4]") {
    const Board board("1 F I 2 1000 500 0; 2 F I 2 1000 620 0");
    CHECK(board.told("move:1:0,100") == "K2.6: No room: Piece 2 stands there.");
    CHECK(board.refused("move:1:0,40").empty());                        // touching is allowed
    CHECK(board.refused("move:1:0,100:0,100").empty());                 // over a friend, and a leg may end on it
    CHECK(Board("1 F I 2 80 200 0").refused("move:1:0,-160").empty());  // on the edge
    CHECK(Board("1 F I 2 80 200 0").told("move:1:0,-161") == "K2.7: The map ends here.");
    CHECK(Board("1 F I 2 80 200 0").refused("move:1:-1,0:1,0") == "K2.7");  // also on the way
}

TEST_CASE("K3.1 K3.3 turns pass, and nothing is compulsory", "[K3.1][K3.3][K9.4]") {
    Board board(shipped("hougoumont"));
    CHECK(board.state.side == french_seat);
    for (int turn = 1; turn <= 8; ++turn) {
        CHECK(board.state.turn == turn);
        board.play("end");
        CHECK(board.state.side == allied_seat);
        CHECK(board.state.turn == turn);
        board.play("end");
    }
    CHECK(board.state.result == Result{allied_seat, Ending::time});
    CHECK(board.refused("end") == "K14.4");
}

TEST_CASE("K3.2 fire ends the moves, an attack ends the fire", "[K3.2][K7.4]") {
    Board board(
        "1 F I 2 1000 500 0; 2 A I 2 1000 585 180; 3 F A 1 1300 500 0; 4 A I 2 1300 1200 180; "
        "5 F A 1 1600 500 0; 6 A A 1 1600 1200 180");
    board.play("fire:3:4 1");
    CHECK(board.told("move:1:0,-50") == "K3.2: Too late: this turn's moves are over.");
    CHECK(board.refused("turn:1:5") == "K3.2");
    CHECK(board.refused("wheel:1:left:5") == "K3.2");
    CHECK(board.refused("fire:5:6").empty());
    board.play("attack:1:2 6 1 stay");
    CHECK(board.told("fire:5:6") == "K3.2: Too late: this turn's fire is over.");
}

TEST_CASE("K3.4 a question comes before every other order, but for resigning", "[K3.4][K12.5]") {
    Board board("1 F I 2 1000 1000 0; 11 A C 2 1000 1085 180");
    board.play("attack:1:11");
    CHECK(board.told("end") == "K3.4: The Allies must answer first.");
    CHECK(board.refused("support") == "K3.4");
    CHECK(board.refused("offer") == "K3.4");
    CHECK(board.refused("resign").empty());
    board.play("resign");
    CHECK(board.state.result == Result{french_seat, Ending::resigned});
    // Cavalry that is wedged between the edge, its attacker and friends is asked nothing.
    Board wedged("1 F I 5 1000 110 0; 11 A C 2 1000 40 180; 12 A I 2 800 40 180; 13 A I 2 1200 40 180");
    wedged.state.pieces[static_cast<std::size_t>(wedged.rules.index_of(12))].defended = true;
    wedged.state.pieces[static_cast<std::size_t>(wedged.rules.index_of(13))].defended = true;
    CHECK(wedged.refused("attack:1:11").empty());
}

TEST_CASE("K4.1 K4.2 K4.3 K4.4 the budget, one move each, guns besides", "[K4.1][K4.2][K4.3][K4.4]") {
    Board board(
        "1 F I 5 1000 500 0; 2 F C 3 1400 500 0; 3 F I 3 1800 500 0; 4 F A 2 2200 500 0; "
        "5 F I 2 2600 500 0; 6 A I 1 2200 1200 180");
    board.play("move:1:0,10 move:2:0,10");
    CHECK(board.told("move:3:0,10") == "K4.1: 8000 of 10000 men have moved; that leaves too few for Piece 3.");
    CHECK(board.refused("move:5:0,10").empty());
    CHECK(board.told("turn:1:5") == "K4.3: Piece 1 has already moved this turn.");
    board.play("turn:5:3 move:4:0,10");
    CHECK(board.told("fire:4:6") == "K4.2: Piece 4 has already moved.");
    CHECK(board.refused("move:98:0,10") == "K4.1");
    board.play("end end");
    CHECK(board.refused("move:3:0,10").empty());
    board.play("fire:4:6 1");
    CHECK(board.told("fire:4:6") == "K4.2: Piece 4 has already fired.");
}

TEST_CASE("K4.5 moves are taken back, the last one first, until the first fire, attack or end", "[K4.5]") {
    Session session(new_record(shipped("hougoumont")));
    const State start = session.state();
    const auto play = [&](const char* text) { REQUIRE_FALSE(session.play(*action_from_text(text))); };
    CHECK_FALSE(session.can_undo());
    play("move:8:0,200");
    play("turn:15:30");
    CHECK(session.can_undo());
    session.undo();
    session.undo();
    CHECK(session.state() == start);
    CHECK(session.record().plies.empty());
    play("move:8:0,200");
    play("fire:24:32");
    CHECK_FALSE(session.can_undo());
    REQUIRE(session.roll({1}));
    CHECK_FALSE(session.can_undo());
    play("end");
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("K5.1 one to eight legs, none of them empty", "[K5.1]") {
    const Board board("1 F C 2 1000 500 0");
    const std::string wanted = "K5.1: A move has one to 8 straight legs.";
    CHECK(board.told("move:1") == wanted);
    CHECK(board.told("move:1:0,10:0,0") == wanted);
    std::string legs = "move:1";
    for (int i = 0; i < 8; ++i) legs += ":0,10";
    CHECK(board.refused(legs).empty());
    CHECK(board.told(legs + ":0,10") == wanted);
}

TEST_CASE("K5.2 K5.3 the limits of each arm, met exactly", "[K5.2][K5.3][K1.7]") {
    for (const auto& [arm, limit] : {std::pair('I', 200), std::pair('C', 400), std::pair('A', 100)}) {
        const Board board(std::string("1 F ") + arm + " 1 1000 500 0");
        CAPTURE(arm);
        CHECK(board.refused("move:1:0," + std::to_string(limit)).empty());
        CHECK(board.refused("move:1:0," + std::to_string(limit + 1)) == "K5.2");
        CHECK(board.refused("move:1:0," + std::to_string(limit / 2) + ":" + std::to_string(limit / 2) + ",0").empty());
        CHECK(board.refused("move:1:1," + std::to_string(limit)) == "K5.2");  // rounded up
    }
}

TEST_CASE("K5.8 K10.3 K10.4 strongpoints in the way", "[K5.8][K10.3][K10.4]") {
    const std::string garrison = "; 31 A I 2 2120 2070 180";
    const Board foot("1 F I 2 2120 1860 0; 2 F C 2 1840 2100 90; 3 F A 1 2120 2300 0" + garrison);
    CHECK(foot.refused("move:1:0,20").empty());
    CHECK(foot.told("move:1:0,21") == "K10.4: Hougoumont is held: attack its garrison.");
    CHECK(foot.told("move:2:100,0") == "K10.3: Only infantry fights for Hougoumont.");
    CHECK(foot.refused("move:3:0,-100") == "K10.3");
    Board empty("1 F I 2 2120 1860 0");
    empty.play("move:1:0,100");
    CHECK(empty.state.owners[0] == french_seat);  // K10.6
    // Crossing an empty strongpoint does not take it.
    Board crossed("1 F I 1 1960 1860 0");
    crossed.play("move:1:-10,60:-80,0");
    CHECK(crossed.state.owners[0] == allied_seat);
}

TEST_CASE("K10.6 an empty strongpoint with enemies in it changes hands before the first order, and is theirs after the end of a turn",
          "[K10.6][K10.4]") {
    const std::string inside = "1 F I 2 2120 2070 0; ";
    RuleSet set = posed(inside + "2 A I 2 2120 2400 180");
    set.battle.first = allied_seat;
    Board board(set);
    REQUIRE(set.battle.holds[0].second == allied_seat);
    CHECK(board.state.owners[0] == french_seat);
    CHECK(board.refused("move:2:0,-200") == "K10.4");  // the French hold it now
    board.play("end");
    CHECK(board.state.owners[0] == french_seat);
    // Its owner's infantry touches it: it stays theirs.
    const Board held(posed(inside + "2 A I 2 2120 2265 180"));
    CHECK(held.state.owners[0] == allied_seat);
    CHECK(Board("1 F C 2 2120 2070 0").state.owners[0] == allied_seat);  // only infantry counts (K10.2)
}

TEST_CASE("K7.1 K7.5 K7.9 who may fire at what", "[K7.1][K7.5][K7.9][K7.10]") {
    Board board("1 F A 1 1000 500 0; 2 F A 1 1200 500 0; 3 A A 1 1100 1200 180; 4 A I 2 1100 900 180; 5 F I 1 1600 500 0");
    CHECK(board.told("fire:1+2:3") == "K7.9: Against guns each gun fires for itself.");
    CHECK(board.refused("fire:5:4") == "K14.4");
    CHECK(board.refused("fire:1+1:4") == "K14.4");
    CHECK(board.refused("fire:1:2") == "K14.4");
    CHECK(board.refused("fire:3:4") == "K14.4");
    CHECK(board.refused("fire:1:77") == "K14.4");
    board.play("fire:1:4 1");
    CHECK(board.told("fire:2:4") == "K7.5: Piece 4 has been fired at this turn.");
    board.play("fire:2:3 1 6");  // over its own and the enemy's heads
    CHECK(board.at(2) == "lost");
    Board twice("1 F A 1 1000 500 0; 2 F A 1 1200 500 0; 3 A A 1 1100 1200 180");
    twice.play("fire:1:3 3 4 fire:2:3 3 4");  // guns may be fired at by each gun
    CHECK(twice.dial() == "0 0");
}

TEST_CASE("K7.6 K8.1 one gun drives back by the throw, by whole degrees", "[K7.6][K8.1]") {
    for (int face = 1; face <= die_faces; ++face) {
        Board board("1 F A 1 1000 500 0; 2 A I 2 1000 900 200");
        board.play("fire:1:2 " + std::to_string(face));
        CHECK(board.at(2) == "(1000, " + std::to_string(900 + 100 * face) + ")");
        CHECK(board.of(2).facing == 200);
    }
    CHECK(way_from({0, 0}, {100, 100}) == 45);
    CHECK(way_from({0, 0}, {0, -50}) == 180);
    CHECK(way_from({0, 0}, {-50, 0}) == 270);
}

TEST_CASE("K7.10 K8.3 cavalry under fire may retire, of two guns too", "[K7.10][K8.3]") {
    const std::string pieces = "1 F A 1 1000 500 0; 2 A C 2 1000 1100 180; 3 F A 1 1200 500 0";
    Board gone(pieces);
    gone.play("fire:1+3:2");
    CHECK(turn(gone.state) == allied_decider);
    CHECK(gone.refused("retire:1:rear:200") == "K14.4");
    gone.play("retire:2:rear:200");
    CHECK(gone.at(2) == "(1000, 1300)");
    CHECK(turn(gone.state) == french_decider);
    CHECK(gone.refused("fire:1:2") == "K4.2");
    Board stood(pieces);
    CHECK(stood.play("fire:1+3:2 stand").at(2) == "lost");
    Board alone(pieces);
    CHECK(alone.play("fire:1:2 stand 3").at(2) == "(1000, 1400)");
}

TEST_CASE("K10.7 a garrison is not driven back, and two guns do not remove it", "[K7.8][K10.7]") {
    Board board("1 F A 1 2000 1400 0; 3 F A 1 2240 1400 0; 31 A I 2 2120 2070 180");
    board.play("fire:1+3:31 1 2 5 4");
    CHECK(board.at(31) == "(2120, 2070)");
    CHECK(board.told("fire:1:31") == "K4.2: Piece 1 has already fired.");
}

TEST_CASE("K14.4 what is not an order", "[K14.4][K1.10]") {
    Board board("1 F I 2 1000 500 0; 2 A I 2 1000 900 180");
    for (const char* none :
         {"move:2:0,10", "move:77:0,10", "move:1:10001,0", "turn:1:360", "turn:1:-1", "wheel:1:left:400", "general:1", "stand", "stay",
          "support", "host:1", "advance:1", "retire:1:rear:100", "attack:2:1", "attack:1+1:2", "attack:1:77"}) {
        CAPTURE(none);
        CHECK(board.told(none) == "K14.4: That is not an order.");
    }
    board.play("resign");
    CHECK(board.refused("move:1:0,10") == "K14.4");
    CHECK(turn(board.state) == Decider::nobody);
}

TEST_CASE("K15.1 a refusal changes nothing, and says what was measured and what is allowed", "[K15.1]") {
    Session session(new_record(shipped("hougoumont")));
    REQUIRE_FALSE(session.play(*action_from_text("turn:15:30")));
    const State before = session.state();
    for (const auto& [order, reason] :
         {std::pair("move:8:0,300", "K5.2: 300 yards across country; infantry goes 200."),
          std::pair("turn:15:40", "K4.3: {} has already moved this turn."), std::pair("turn:8:360", "K14.4: That is not an order."),
          std::pair("fire:24:8", "K14.4: That is not an order.")}) {
        CAPTURE(order);
        const auto refusal = session.play(*action_from_text(order));
        REQUIRE(refusal);
        const std::string wanted = reason;
        const std::size_t who = wanted.find("{}");
        const std::string told = to_text(*refusal);
        CHECK((who == std::string::npos ? told == wanted
                                        : told.starts_with(wanted.substr(0, who)) && told.ends_with(wanted.substr(who + 2))));
        CHECK(session.state() == before);
        CHECK(session.record().plies.size() == 1);
    }
}

TEST_CASE("K15.2 of several rules the first refuses", "[K15.2]") {
    // Each order breaks the rule that refuses it and rules after that one.
    Board board(
        "1 F I 2 1000 1000 0; 2 F I 5 1000 1300 0; 3 F I 5 2000 1000 0; 4 F A 1 1400 1000 0; 5 F A 1 1600 1000 0; "
        "11 A I 1 1000 1085 180; 12 A A 1 1500 1600 180; 13 A A 1 5000 4000 180");
    CHECK(board.refused("move:1") == "K5.1");
    CHECK(board.refused("move:1:0,300") == "K5.2");        // longer than allowed, and through an enemy
    CHECK(board.refused("move:1:0,90:0,110") == "K5.4");   // through an enemy, and no room at the end
    CHECK(board.refused("move:1:0,110:0,200") == "K5.4");  // the first leg goes through an enemy, the second is too long
    CHECK(board.refused("turn:1:0") == "K5.6");
    Board spent = board;
    spent.play("move:3:0,10 turn:2:5");
    CHECK(spent.refused("turn:2:5") == "K4.3");  // it has moved, and already faces so
    CHECK(spent.refused("turn:1:0") == "K4.1");  // too few men are left, and it already faces so
    CHECK(board.refused("wheel:1:left:0") == "K5.6");
    CHECK(board.refused("fire:4+5:12") == "K7.9");
    CHECK(board.refused("fire:4:13") == "K7.2");
    CHECK(board.refused("attack:4:4") == "K9.1");     // a gun, and a friend
    CHECK(board.refused("attack:1+3:12") == "K9.2");  // not together, and none touches it
    board.play("fire:4:12 3 4");
    CHECK(board.refused("move:2:0,300") == "K3.2");
    CHECK(board.refused("fire:4+5:12") == "K4.2");  // it has fired, and against guns each fires alone
    board.play("attack:1:11 6 1 stay");
    CHECK(board.refused("attack:1+3:12") == "K9.3");
    board.play("resign");
    CHECK(board.refused("move:77") == "K14.4");
}
