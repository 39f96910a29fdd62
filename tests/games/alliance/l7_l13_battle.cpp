// L7 to L13: squares and the charge, places, Prussians, rout, time, the end, decisions.
#include "games/alliance/engine/rules.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

TEST_CASE("L7.1 SQ turns the target to square", "[L7.1]") {
    Board board;
    board.play("kellermann die:4");
    CHECK(board.state.square == std::array{false, true});
}

TEST_CASE("L7.3 an emptied square is in line", "[L7.3]") {
    Board board(R"({"boxes": {"hill": 1}, "casualties": {"allied": 1}, "squares": {"hill": true}})");
    board.play("kellermann die:6");  // 1AC
    CHECK(board.state.square == std::array{false, false});
}

TEST_CASE("L7.4 L7.5 Ney's charge forms both squares, again if it is on", "[L7.4][L7.5]") {
    Board board(R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}})");
    board.play("milhaud die:6");
    CHECK(board.state.ney);
    CHECK(board.state.square == std::array{true, false});
    Board again(R"({"ney": true, "squares": {"hill": true}})");
    again.play("milhaud die:6");
    CHECK(again.state.ney);
    CHECK(again.state.square == std::array{true, true});
    Board anew(R"({"ney": true, "squares": {"orange": true}})");
    anew.play("milhaud die:1 blucher die:1");
    CHECK_FALSE(anew.state.ney);
    anew.play("kellermann die:6");
    CHECK(anew.state.ney);
}

TEST_CASE("L7.6 in the charge only the cavalry acts, against Uxbridge too", "[L7.6]") {
    Board board(R"({"ney": true, "boxes": {"milhaud": 0}, "casualties": {"french": 2}, "last": {"allied": "uxbridge:guns"}})");
    CHECK(board.legal() == "kellermann kellermann:uxbridge");
}

TEST_CASE("L7.7 the charge ends by END, or without cavalry, in either phase, and turns no square back", "[L7.7]") {
    Board own(R"({"ney": true, "boxes": {"kellermann": 0, "milhaud": 1}, "casualties": {"french": 3}, "squares": {"orange": true}})");
    own.play("milhaud die:2");
    CHECK_FALSE(own.state.ney);
    CHECK(own.state.in_square(Corps::orange));
    CHECK(own.fm() == 9);
    Board other(R"({"phase": "allied", "ney": true, "prussians": 6, "time": "afternoon", "reasons": {"prussians": true},
        "places": {"plancenoit": "prussian"}, "boxes": {"lobau": 0, "kellermann": 0, "milhaud": 1}, "casualties": {"french": 6}})");
    other.play("blucher die:2 take:milhaud rout:1");
    CHECK_FALSE(other.state.ney);
    CHECK(other.refused("derlon").empty());
}

TEST_CASE("L8.1 who captures which place", "[L8.1]") {
    Board board;
    board.play("reille die:6");
    CHECK(board.state.french(Place::hougoumont));
    CHECK(board.state.french_phase.captured == Place::hougoumont);
    board.play("blucher die:1");
    CHECK(board.state.french_phase == FrenchPhase{});
}

TEST_CASE("L8.2 L8.4 a captured place stays captured, costs no morale and changes the table", "[L8.2][L8.4]") {
    Board board;
    board.play("reille die:6 blucher die:1");
    CHECK(board.am() == 10);
    CHECK(outlook(rules(), board.state, {ActionId::reille}).table == TableId::reille_hou_french);
    CHECK(board.refused("reserve:hougoumont") == "L2.1");
}

TEST_CASE("L8.3 Plancenoit changes hands any number of times", "[L8.3]") {
    Board board(R"({"phase": "allied", "prussians": 4})");
    board.play("blucher die:5 guard:plancenoit die:3 blucher die:5");
    CHECK_FALSE(board.state.french(Place::plancenoit));
}

TEST_CASE("L9.1 Prussian divisions come on up to six, and go back", "[L9.1]") {
    Board board(R"({"phase": "allied", "prussians": 5})");
    board.play("blucher die:1");
    CHECK(board.state.prussians == 6);
    board.play("lobau die:5");
    CHECK(board.state.prussians == 4);
}

TEST_CASE("L9.2 L9.3 Prussians are no casualties, and leave Plancenoit as it is", "[L9.2][L9.3]") {
    Board board(R"({"prussians": 2, "places": {"plancenoit": "prussian"}})");
    board.play("lobau die:5");
    CHECK(board.ac() == 0);
    CHECK(board.state.prussians == 0);
    CHECK_FALSE(board.state.french(Place::plancenoit));
}

TEST_CASE("L10.1 one rout test, however many RT boxes were filled", "[L10.1]") {
    Board board(R"({"boxes": {"orange": 2}, "casualties": {"allied": 3}})");
    board.play("derlon die:5");  // 2AC 1FC
    CHECK(board.ac() == 5);
    board.play("rout:1");
    CHECK(board.waits(allied_seat));
    // The third casualty is in a plain box.
    Board plain(R"({"boxes": {"orange": 3}, "casualties": {"allied": 2}})");
    plain.play("derlon die:3");
    CHECK(plain.waits(allied_seat));
}

TEST_CASE("L10.2 higher than the morale routs, L10.8 equal passes", "[L10.2][L10.8]") {
    const char* position = R"({"boxes": {"orange": 2}, "casualties": {"allied": 3}, "morale": {"allied": 4}})";
    Board passes(position), routs(position);
    passes.play("derlon die:3 rout:4");
    CHECK(passes.waits(allied_seat));
    routs.play("derlon die:3 rout:5");
    CHECK(routs.lost(allied_seat, Ending::rout));
    CHECK(routs.refused("blucher") == "L12.1");
    CHECK(routs.legal().empty());
}

TEST_CASE("L10.3 what a test adds", "[L10.3]") {
    const auto adds = [](const char* json, Seat army) { return test_modifier(rules(), posed(json), army); };
    CHECK(adds(R"({"boxes": {"derlon": 0, "reille": 0}, "casualties": {"french": 8}})", french_seat) == 0);
    CHECK(adds(R"({"boxes": {"derlon": 0, "reille": 0, "lobau": 2}, "casualties": {"french": 9}})", french_seat) == 1);
    CHECK(adds(R"({"boxes": {"derlon": 0, "reille": 0, "lobau": 0}, "casualties": {"french": 11}})", french_seat) == 2);
    CHECK(
        adds(
            R"({"time": "evening", "reasons": {"prussians": true, "casualties": true}, "boxes": {"orange": 0}, "casualties": {"allied": 5}})",
            allied_seat) == 2);
}

TEST_CASE("L10.4 morale is read after all losses of the row", "[L10.4]") {
    Board board(
        R"({"phase": "allied", "prussians": 6, "time": "afternoon", "reasons": {"prussians": true}, "places": {"plancenoit": "prussian"},
        "boxes": {"derlon": 0}, "casualties": {"french": 4}, "morale": {"french": 5}})");
    board.play("blucher die:5");  // 1FC 1FM
    CHECK(board.fm() == 4);
    board.play("rout:4");  // + 1 in the Afternoon: 5 against 4
    CHECK(board.lost(french_seat, Ending::rout));
}

TEST_CASE("L10.5 the non-phasing army tests first, the other only if it passes", "[L10.5]") {
    const char* position = R"({"boxes": {"derlon": 2, "reille": 2, "orange": 2}, "casualties": {"french": 4, "allied": 3},
        "morale": {"french": 3, "allied": 3}})";
    Board board(position);
    board.play("derlon die:3");  // 1AC 1FC
    CHECK(tester(board.state) == allied_seat);
    Board fails = board;
    fails.play("rout:4");
    CHECK(fails.lost(allied_seat, Ending::rout));
    board.play("rout:3");
    CHECK(tester(board.state) == french_seat);
    board.play("rout:4");
    CHECK(board.lost(french_seat, Ending::rout));
}

TEST_CASE("L10.6 an army on B routs before any test", "[L10.6]") {
    Board morale(R"({"boxes": {"orange": 2}, "casualties": {"allied": 3}, "morale": {"allied": 2}})");
    morale.play("derlon die:6");  // 2AM 1AC
    CHECK(morale.lost(allied_seat, Ending::morale));
    Board casualties(R"({"boxes": {"orange": 1, "hill": 0, "uxbridge": 1, "reserve": 2}, "casualties": {"allied": 10}})");
    casualties.play("derlon die:3");
    CHECK(casualties.lost(allied_seat, Ending::casualties));
}

TEST_CASE("L10.7 a test is rolled even if it cannot fail or cannot pass", "[L10.7]") {
    Board safe(R"({"boxes": {"orange": 2}, "casualties": {"allied": 3}})");
    safe.play("derlon die:3");
    CHECK(safe.state.stage == Stage::test);
    CHECK(rolls_due<alliance::Game>(rules(), safe.state)[0].roll == Roll{Roll::Kind::test, 1});
}

TEST_CASE("L11.1 the time moves once for each reason, in the time phase", "[L11.1][L11.2]") {
    Board prussians(R"({"phase": "allied", "prussians": 4})");
    prussians.play("blucher die:1");
    CHECK(prussians.state.time == Time::afternoon);
    prussians.play("reille die:4 blucher die:1");
    CHECK(prussians.state.time == Time::afternoon);
    // Casualties that the Reserve took back do not count.
    Board reserve(
        R"({"phase": "allied", "boxes": {"derlon": 0, "reille": 2, "orange": 4, "reserve": 1}, "casualties": {"french": 6, "allied": 4},
        "french_phase": {"orange": 1}})");
    reserve.play("reserve:orange");
    CHECK(reserve.state.time == Time::midday);
    Board counted(R"({"phase": "allied", "boxes": {"derlon": 0, "reille": 3, "orange": 0}, "casualties": {"french": 5, "allied": 5}})");
    counted.play("blucher die:1");
    CHECK(counted.state.time == Time::afternoon);
    CHECK(counted.state.by_casualties);
    CHECK_FALSE(counted.state.by_prussians);
}

TEST_CASE("L11.3 L11.4 after turn 100 the game is drawn", "[L11.3][L11.4]") {
    Board board(R"({"turn": 100, "phase": "allied"})");
    board.play("blucher die:1");
    CHECK(board.state.result == Result{std::nullopt, Ending::limit});
    CHECK(board.state.turn == 100);
    Board won(R"({"turn": 100, "phase": "allied", "morale": {"french": 1}, "prussians": 4})");
    won.play("blucher die:6");  // PLA 1FM
    CHECK(won.lost(french_seat, Ending::morale));
    CHECK(won.state.turn == 100);
}

TEST_CASE("L12.1 L12.4 nothing is legal once the game is over, and the first reason is named", "[L12.1][L12.4]") {
    Board board(
        R"({"morale": {"allied": 1}, "boxes": {"orange": 1, "hill": 0, "uxbridge": 1, "reserve": 2}, "casualties": {"allied": 10}})");
    board.play("derlon die:3");  // the last marker of Orange: morale B, and casualties B
    CHECK(board.lost(allied_seat, Ending::morale));
    CHECK(board.refused("resign") == "L12.1");
    CHECK(turn(board.state) == Decider::nobody);
}

TEST_CASE("L12.2 resigning, offering and accepting a draw", "[L12.2]") {
    Board board;
    CHECK(board.refused("accept") == "L12.2");
    board.play("offer");
    CHECK(board.waits(french_seat));
    CHECK(board.refused("offer") == "L12.2");
    board.play("reille die:4");
    CHECK(board.state.offer == french_seat);
    Board accepted = board, declined = board, countered = board;
    accepted.play("accept");
    CHECK(accepted.state.result == Result{std::nullopt, Ending::agreed});
    CHECK_FALSE(accepted.state.offer);
    declined.play("blucher");
    CHECK_FALSE(declined.state.offer);
    countered.play("offer");
    CHECK(countered.refused("accept") == "L12.2");
    countered.play("blucher die:1 accept");
    CHECK(countered.state.result->ending == Ending::agreed);
    board.play("resign");
    CHECK(board.lost(allied_seat, Ending::resigned));
    // Answering the question of L4.3 does not decline the offer, and the player who is asked may resign.
    Board asked(R"({"phase": "allied", "boxes": {"lobau": 0}, "casualties": {"french": 3}, "prussians": 2})");
    asked.play("offer blucher die:6");
    Board resigns = asked;
    asked.play("take:guard");
    CHECK(asked.refused("accept").empty());
    resigns.play("resign");
    CHECK(resigns.lost(french_seat, Ending::resigned));
}

TEST_CASE("L13.1 everybody sees the same", "[L13.1]") {
    Board board;
    board.play("reille die:1");
    for (const Viewer viewer : viewers) CHECK(view_of(rules(), board.state, viewer) == view_of(rules(), board.state, Viewer::onlooker));
    CHECK_FALSE(check(rules(), view_of(rules(), board.state, french_viewer), Action(Order{ActionId::blucher})));
}

TEST_CASE("L13.4 how many actions there are", "[L13.4]") {
    CHECK(Board().legal() ==
          "derlon derlon+napoleon reille reille+napoleon guard:orange guard:orange+napoleon guard:hill guard:hill+napoleon "
          "kellermann milhaud battery battery+napoleon");
    CHECK(Board(R"({"phase": "allied"})").legal() == "orange hill blucher");
}

TEST_CASE("L13.6 the chances of a rout are those of counting all dice", "[L13.6]") {
    // Hill strikes Reille with both armies on RT boxes; nobody is asked, so all 216 throws can be counted.
    const Board board(R"({"turn": 12, "phase": "allied", "time": "afternoon", "reasons": {"casualties": true},
        "boxes": {"derlon": 1, "reille": 3, "lobau": 1, "guard": 1, "kellermann": 2, "milhaud": 1, "orange": 3, "hill": 2, "uxbridge": 1,
        "reserve": 2}, "casualties": {"french": 9, "allied": 6}, "morale": {"french": 5, "allied": 5}})");
    PerSeat<int> counted;
    for (int a = 0; a < 216; ++a) {
        State state = board.state;
        apply(rules(), state, Order{ActionId::hill});
        int dice = a;
        while (turn(state) == Decider::chance) {
            apply(rules(), state, rolls_due<alliance::Game>(rules(), state)[static_cast<std::size_t>(dice % 6)].roll, nullptr);
            dice /= 6;
        }
        if (state.result) ++counted[other(*state.result->winner)];
    }
    const Outlook shown = outlook(rules(), board.state, {ActionId::hill});
    CHECK(shown.routs == counted);
    CHECK(counted.first > 0);
    CHECK(counted.second > 0);
    CHECK(shown.faces[2].effects == Effects{{Code::fc, 1}, {Code::ac, 1}});
    CHECK(rout_chances(rules(), begin(rules())) == PerSeat<int>{0, 0});
}

TEST_CASE("L13.6 the player who chooses a corps makes their own rout least likely", "[L13.6]") {
    // Kellermann's last marker would cost morale, so another corps loses the division.
    const Board board(R"({"phase": "allied", "prussians": 6, "time": "afternoon", "reasons": {"prussians": true},
        "places": {"plancenoit": "prussian"}, "boxes": {"derlon": 4, "reille": 2, "lobau": 0, "guard": 3, "kellermann": 1, "milhaud": 2},
        "casualties": {"french": 6}, "morale": {"french": 4}})");
    State state = board.state;
    apply(rules(), state, Order{ActionId::blucher});
    apply(rules(), state, Roll{Roll::Kind::action, 2}, nullptr);
    REQUIRE(state.stage == Stage::casualty);
    CHECK(rout_chances(rules(), state).first == 216 * 3 / 6);  // 4, 5 and 6 of the die, + 1, are higher than 4
}

TEST_CASE("L13.5 L13.7 the state holds what is asked and which armies must test", "[L13.5][L13.7]") {
    Board board(R"({"boxes": {"derlon": 3, "reille": 1, "orange": 1, "hill": 1}, "casualties": {"french": 4, "allied": 5}})");
    board.play("derlon die:5");  // 2AC 1FC: Orange, then a question
    CHECK(board.state.stage == Stage::casualty);
    CHECK(board.state.tests == PerSeat<bool>{false, true});
    CHECK(board.state.rest == Effects{{Code::ac, 1}, {Code::fc, 1}});
    const State again = read_position(write_position(rules(), board.state), "position", rules());
    CHECK(again == board.state);
    board.play("take:hill");
    CHECK(tester(board.state) == allied_seat);
    board.play("rout:1");
    CHECK(tester(board.state) == french_seat);
}
