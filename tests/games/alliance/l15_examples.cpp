// The worked examples of L15, with dice dictated. Everything that an example does not name must stay as it was.
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

TEST_CASE("L15.1 attack and counter-attack", "[L15.1][L3.2][L6.3]") {
    Board board;
    board.play("derlon die:5");
    CHECK(board.at(Corps::orange) == 3);
    CHECK(board.at(Corps::derlon) == 3);
    CHECK(board.ac() == 2);
    CHECK(board.fc() == 1);
    CHECK(board.waits(allied_seat));
    CHECK(board.legal() == "orange hill uxbridge:guns uxbridge:derlon reserve:orange blucher");
    board.play("uxbridge:derlon die:6");
    CHECK(board.state == posed(R"({"turn": 2, "boxes": {"derlon": 1, "orange": 3}, "battery": 2, "casualties": {"french": 3, "allied": 2},
                                   "last": {"french": "derlon", "allied": "uxbridge:derlon"}})"));
    CHECK(board.refused("kellermann:uxbridge").empty());
    CHECK(board.refused("milhaud:uxbridge").empty());
}

TEST_CASE("L15.2 emptied target, question, Reserve", "[L15.2][L4.3][L4.5][L6.4][L6.7]") {
    Board board(R"({"turn": 7, "places": {"hougoumont": "french"}, "boxes": {"reille": 2, "orange": 3, "hill": 1},
                    "casualties": {"french": 2, "allied": 3}, "morale": {"allied": 8}})");
    board.play("reille die:5");
    CHECK(turn(board.state) == allied_decider);
    CHECK(board.legal() == "take:orange take:uxbridge take:reserve");
    CHECK(board.ac() == 4);
    CHECK(board.am() == 7);
    board.play("take:uxbridge");
    CHECK(board.at(Corps::uxbridge) == 2);
    CHECK(board.ac() == 5);
    CHECK(board.at(Corps::reille) == 1);
    CHECK(board.fc() == 3);
    CHECK(board.state.stage == Stage::test);
    CHECK(tester(board.state) == allied_seat);
    board.play("rout:6");
    CHECK(board.waits(allied_seat));
    board.play("reserve:hill");
    CHECK(board.state == posed(R"({"turn": 8, "places": {"hougoumont": "french"},
        "boxes": {"reille": 1, "orange": 3, "hill": 1, "uxbridge": 2, "reserve": 3}, "casualties": {"french": 3, "allied": 4},
        "morale": {"allied": 8}, "last": {"french": "reille", "allied": "reserve:hill"}})"));
}

TEST_CASE("L15.3 Ney's charge", "[L15.3][L7.4][L7.6][L3.3]") {
    Board board(R"({"turn": 4, "last": {"allied": "hill:line"}})");
    board.play("kellermann die:5");
    CHECK(board.state.ney);
    CHECK(board.state.in_square(Corps::orange));
    CHECK(board.state.in_square(Corps::hill));
    board.play("orange:line");
    CHECK_FALSE(board.state.in_square(Corps::orange));
    CHECK(board.legal() == "kellermann milhaud");
    CHECK(outlook(rules(), board.state, {ActionId::kellermann}).modifier == 0);
    CHECK(outlook(rules(), board.state, {ActionId::milhaud}).modifier == 1);
    const Board before = board;
    board.play("kellermann die:1");
    CHECK(board.at(Corps::kellermann) == 1);
    CHECK(board.fc() == 1);
    CHECK(board.fm() == 9);
    CHECK_FALSE(board.state.ney);
    CHECK(board.state.in_square(Corps::hill));
    board = before;
    board.play("milhaud die:6");
    CHECK(board.at(Corps::orange) == 4);
    CHECK(board.state.in_square(Corps::orange));
    CHECK(board.ac() == 1);
    CHECK(board.am() == 9);
    CHECK(board.state.ney);
}

TEST_CASE("L15.4 the Grand Battery", "[L15.4][L5.8][L3.5][L4.5][L4.6]") {
    Board board(R"({"places": {"lahaye": "french"}, "battery": 2, "boxes": {"orange": 4}, "squares": {"orange": true},
                    "casualties": {"allied": 1}})");
    const Outlook shown = outlook(rules(), board.state, {ActionId::battery, true});
    CHECK(shown.modifier == 3);
    CHECK(shown.modifiers.size() == 4);
    board.play("battery+napoleon die:3");
    CHECK(board.at(Corps::orange) == 3);
    CHECK(board.ac() == 2);
    CHECK(board.state.used[0]);
    board.play("blucher die:1");
    // +1 for the square, +1 as prepared.
    CHECK(outlook(rules(), board.state, {ActionId::derlon}).modifier == 2);

    Board last(R"({"battery": 1})");
    last.play("battery die:1");
    CHECK(last.state == posed(R"({"phase": "allied", "battery": 0, "morale": {"french": 9}, "last": {"french": "battery"}})"));
    last.play("blucher die:1");
    CHECK(last.refused("battery") == "L2.4");
}

TEST_CASE("L15.5 Guard, last marker, last Reserve", "[L15.5][L5.4][L4.5][L6.7][L7.3]") {
    Board board(R"({"turn": 9, "time": "afternoon", "reasons": {"casualties": true}, "places": {"lahaye": "french"},
        "boxes": {"derlon": 2, "reille": 3, "kellermann": 1, "orange": 2, "hill": 1, "uxbridge": 1, "reserve": 1},
        "casualties": {"french": 4, "allied": 6}, "morale": {"french": 7, "allied": 5}, "squares": {"orange": true}})");
    board.play("guard:orange die:3");
    CHECK(board.at(Corps::orange) == 0);
    CHECK_FALSE(board.state.in_square(Corps::orange));
    CHECK(board.ac() == 8);
    CHECK(board.am() == 3);
    CHECK(test_modifier(rules(), board.state, allied_seat) == 1);
    board.play("rout:2 reserve:orange");
    CHECK(board.state == posed(R"({"turn": 10, "time": "afternoon", "reasons": {"casualties": true}, "places": {"lahaye": "french"},
        "boxes": {"derlon": 2, "reille": 3, "kellermann": 1, "orange": 2, "hill": 1, "uxbridge": 1, "reserve": 0},
        "casualties": {"french": 4, "allied": 6}, "morale": {"french": 7, "allied": 4},
        "last": {"french": "guard:orange", "allied": "reserve:orange"}})"));
}

TEST_CASE("L15.6 Blücher at full strength", "[L15.6][L6.5][L10.3]") {
    Board board(R"({"turn": 14, "phase": "allied", "time": "evening", "reasons": {"prussians": true, "casualties": true}, "prussians": 6,
        "places": {"plancenoit": "prussian"}, "boxes": {"derlon": 2, "reille": 2, "lobau": 0, "kellermann": 1, "milhaud": 1, "orange": 2},
        "casualties": {"french": 9, "allied": 3}, "morale": {"french": 6}})");
    board.play("blucher die:5");
    CHECK(turn(board.state) == french_decider);
    CHECK(board.legal() == "take:derlon take:reille take:guard take:kellermann take:milhaud");
    board.play("take:milhaud");
    CHECK(board.at(Corps::milhaud) == 0);
    CHECK(board.fc() == 10);
    CHECK(board.fm() == 4);
    CHECK(test_modifier(rules(), board.state, french_seat) == 3);
    Board routs = board;
    board.play("rout:1");
    CHECK(board.waits(french_seat));
    CHECK(board.state.turn == 15);
    routs.play("rout:2");
    CHECK(routs.lost(french_seat, Ending::rout));
}

TEST_CASE("L15.7 Wellington, both test", "[L15.7][L6.6][L10.5][L13.7]") {
    Board board(
        R"({"turn": 12, "phase": "allied", "time": "afternoon", "reasons": {"casualties": true}, "places": {"plancenoit": "prussian"},
        "prussians": 4, "battery": 2, "boxes": {"derlon": 1, "reille": 0, "lobau": 2, "kellermann": 1, "orange": 2, "hill": 1, "uxbridge": 2,
        "reserve": 2}, "casualties": {"french": 9, "allied": 6}, "morale": {"french": 7, "allied": 6}, "squares": {"orange": true}})");
    board.play("wellington die:5");
    CHECK(board.at(Corps::derlon) == 0);
    CHECK(board.fm() == 6);
    CHECK(board.legal() == "take:lobau take:guard take:kellermann take:milhaud");
    board.play("take:lobau");
    CHECK(board.at(Corps::lobau) == 1);
    CHECK(board.fc() == 11);
    CHECK(turn(board.state) == allied_decider);
    CHECK(board.legal() == "take:orange take:hill");
    board.play("take:hill");
    CHECK(board.at(Corps::hill) == 0);
    CHECK(board.ac() == 7);
    CHECK(board.am() == 5);
    CHECK(tester(board.state) == french_seat);
    CHECK(test_modifier(rules(), board.state, french_seat) == 3);
    board.play("rout:3");
    CHECK(tester(board.state) == allied_seat);
    Board routs = board;
    board.play("rout:4");
    CHECK(board.waits(french_seat));
    routs.play("rout:5");
    CHECK(routs.lost(allied_seat, Ending::rout));
}

TEST_CASE("L15.8 both on B", "[L15.8][L10.6]") {
    Board allied(R"({"phase": "allied", "morale": {"french": 1, "allied": 1}, "boxes": {"derlon": 3}, "casualties": {"french": 1}})");
    allied.play("orange die:1");
    CHECK(allied.lost(french_seat, Ending::morale));
    Board french(R"({"places": {"lahaye": "french"}, "morale": {"french": 1, "allied": 1}, "boxes": {"derlon": 3},
                     "casualties": {"french": 1}})");
    french.play("derlon die:1");
    CHECK(french.lost(allied_seat, Ending::morale));
}

TEST_CASE("L15.9 two reasons at once", "[L15.9][L11.2][L10.8]") {
    Board board(R"({"turn": 8, "phase": "allied", "prussians": 4, "boxes": {"derlon": 2, "reille": 1, "orange": 1},
                    "casualties": {"french": 5, "allied": 4}, "morale": {"french": 8}})");
    board.play("blucher die:4");
    CHECK(board.state.prussians == 5);
    CHECK(board.at(Corps::lobau) == 2);
    CHECK(board.fc() == 6);
    CHECK(board.state.time == Time::midday);
    CHECK(test_modifier(rules(), board.state, french_seat) == 0);
    board.play("rout:6");
    CHECK(board.state.time == Time::evening);
    CHECK(board.state.by_prussians);
    CHECK(board.state.by_casualties);
    CHECK(board.state.turn == 9);
}
