// L3 and L4: modifiers, counter-attacks, Napoleon; recording.
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

[[nodiscard]] int modifier(const Board& board, const char* order) {
    return outlook(board.own, board.state, *order_from_text(order)).modifier;
}

}  // namespace

TEST_CASE("L3.1 all modifiers that apply are added up, with reasons", "[L3.1][L13.6]") {
    const Board board(R"({"places": {"lahaye": "french"}, "squares": {"orange": true}, "last": {"french": "battery"}})");
    CHECK(modifier(board, "derlon") == 2);
    CHECK(modifier(board, "derlon+napoleon") == 4);
    CHECK(modifier(board, "guard:orange") == 1);  // square, La Haye Sainte, the Reserve stands
    const Outlook shown = outlook(rules(), board.state, {ActionId::guard_orange});
    REQUIRE(shown.modifiers.size() == 3);
    CHECK(text_of(*shown.modifiers[1].when) == "La Haye Sainte is French");
    CHECK(shown.modifiers[2].total == -1);
}

TEST_CASE("L3.2 a counter-attack answers the last action of its target", "[L3.2]") {
    CHECK(Board(R"({"phase": "allied", "used": {"napoleon": true}, "last": {"french": "derlon+napoleon"}})")
              .refused("uxbridge:derlon")
              .empty());
    CHECK(Board(R"({"phase": "allied", "last": {"french": "reille"}})").refused("uxbridge:derlon") == "L3.2");
    CHECK(Board(R"({"phase": "allied"})").refused("uxbridge:derlon") == "L3.2");
    CHECK(Board(R"({"phase": "allied", "last": {"french": "battery"}})").refused("uxbridge:derlon") == "L3.2");
    CHECK(Board(R"({"last": {"allied": "uxbridge:derlon"}})").refused("milhaud:uxbridge").empty());
    CHECK(Board(R"({"last": {"allied": "reserve:orange"}})").refused("milhaud:uxbridge") == "L3.2");
    CHECK(Board().refused("kellermann:uxbridge") == "L3.2");
}

TEST_CASE("L3.3 the cavalry's counter-attacks on infantry", "[L3.3]") {
    const auto both = [](const char* last) {
        const Board board(std::string(R"({"last": {"allied": ")") + last + "\"}}");
        return std::pair(modifier(board, "kellermann"), modifier(board, "milhaud"));
    };
    CHECK(both("hill:line") == std::pair(1, 0));
    CHECK(both("hill") == std::pair(1, 0));
    CHECK(both("orange") == std::pair(0, 1));
    CHECK(both("orange:line") == std::pair(0, 1));
    CHECK(both("uxbridge:guns") == std::pair(0, 0));
    CHECK(both("reserve:hill") == std::pair(0, 0));
}

TEST_CASE("L3.4 the counter-attack replaces the normal attack", "[L3.4]") {
    const Board board(R"({"last": {"allied": "hill:line"}})");
    const std::string legal = board.legal();
    CHECK(legal.find("kellermann ") == legal.rfind("kellermann "));
    CHECK(legal.find("kellermann:") == std::string::npos);
}

TEST_CASE("L3.5 L3.6 Napoleon directs one action, once", "[L3.5][L3.6]") {
    Board board;
    CHECK(modifier(board, "reille+napoleon") == 2);
    CHECK(modifier(board, "battery+napoleon") == 1);
    CHECK(board.refused("kellermann+napoleon") == "L3.5");
    board.play("reille+napoleon die:2 blucher die:1");
    CHECK(board.refused("derlon+napoleon") == "L3.5");
    CHECK(board.legal().find("napoleon") == std::string::npos);
    CHECK(board.refused("derlon").empty());
    CHECK_FALSE(order_from_text("orange+napoleon"));
    CHECK(check(rules(), begin(rules()), Action(Order{ActionId::pass, true}))->rule == "L3.6");
}

TEST_CASE("L3.7 Wellington is an action, once", "[L3.7]") {
    Board board(R"({"phase": "allied", "boxes": {"derlon": 0, "reille": 3}, "casualties": {"french": 5}})");
    CHECK(board.refused("wellington").empty());
    board.play("wellington die:4 rout:1");
    CHECK(board.state.used[1]);
    board.play("reille die:4");
    CHECK(board.refused("wellington") == "L3.7");
}

TEST_CASE("L3.8 a corps without a marker cannot be struck back at", "[L3.8]") {
    CHECK(Board(R"({"phase": "allied", "boxes": {"derlon": 0}, "casualties": {"french": 4}, "last": {"french": "derlon"}})")
              .refused("uxbridge:derlon") == "L3.8");
    CHECK(Board(R"({"boxes": {"uxbridge": 0}, "casualties": {"allied": 3}, "last": {"allied": "uxbridge:guns"}})")
              .refused("milhaud:uxbridge") == "L3.8");
    CHECK(modifier(Board(R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}, "last": {"allied": "hill"}})"), "kellermann") == 0);
}

TEST_CASE("L3.9 the cards are turned over before the die", "[L3.9]") {
    Board board;
    board.play("derlon+napoleon");
    CHECK(board.state.used[0]);
    CHECK(board.state.stage == Stage::die);
}

TEST_CASE("L4.1 L4.2 casualties go from the target and from the acting corps to the track", "[L4.1][L4.2]") {
    Board board;
    board.play("reille die:2");
    CHECK(board.at(Corps::hill) == 1);
    CHECK(board.at(Corps::reille) == 3);
    CHECK(board.ac() == 1);
    CHECK(board.fc() == 1);
    CHECK(board.at(Corps::orange) == 5);
}

TEST_CASE("L4.3 the owner chooses where the corps is empty, for each casualty, in either phase", "[L4.3][L13.3]") {
    Board board(R"({"phase": "allied", "boxes": {"lobau": 0}, "casualties": {"french": 3}, "prussians": 2})");
    board.play("blucher die:6");  // total 8: 1PD 1FC
    CHECK(turn(board.state) == french_decider);
    CHECK(board.state.prussians == 3);
    CHECK(board.refused("take:lobau") == "L4.3");
    CHECK(board.refused("take:orange") == "L4.3");
    CHECK(board.refused("derlon") == "L4.3");
    CHECK(board.refused("offer") == "L12.2");
    board.play("take:guard");
    CHECK(board.at(Corps::guard) == 2);
    CHECK(board.waits(french_seat));
    CHECK(board.refused("take:guard") == "L4.3");
    // Where only one corps is left, nobody is asked; where none is, nothing is recorded.
    Board one(R"({"short": true, "boxes": {"orange": 1, "hill": 0, "uxbridge": 0, "reserve": 1}})");
    one.play("derlon die:5");
    CHECK(one.at(Corps::orange) == 0);
    CHECK(one.at(Corps::reserve) == 0);
    CHECK(one.am() == 8);
    Board none(R"({"short": true, "boxes": {"orange": 1, "hill": 0, "uxbridge": 0, "reserve": 0}})");
    none.play("derlon die:5");
    CHECK(none.ac() == 1);
    CHECK(none.fc() == 1);
    // L4.2: a corps that the card does not name cannot be chosen for a loss while a corps that it names can take it.
    Board named(R"({"phase": "allied", "boxes": {"derlon": 1, "reille": 2}, "casualties": {"french": 5}})");
    named.play("wellington die:6");  // total 5, one less for the battery: 2FC 1FM
    CHECK(named.legal() == "take:derlon take:reille");
    CHECK(named.refused("take:guard") == "L4.2");
}

TEST_CASE("L4.4 morale falls by as many boxes", "[L4.4]") {
    Board board;
    board.play("derlon die:1");
    CHECK(board.fm() == 9);
    board.play("blucher die:1 guard:hill die:1");  // total 0, first row: 3FM 1FC
    CHECK(board.fm() == 6);
}

TEST_CASE("L4.5 the last marker of a corps or of the battery costs 1 morale, each time, Blücher's does not", "[L4.5]") {
    Board board(R"({"boxes": {"reille": 1}, "casualties": {"french": 3}})");
    board.play("reille die:1");
    CHECK(board.fm() == 9);
    Board reserve(
        R"({"phase": "allied", "boxes": {"orange": 4, "reserve": 1}, "casualties": {"allied": 1}, "french_phase": {"orange": 1}})");
    reserve.play("reserve:orange");
    CHECK(reserve.am() == 9);
    Board prussians(R"({"prussians": 1})");
    prussians.play("lobau die:3");
    CHECK(prussians.state.prussians == 0);
    CHECK(prussians.am() == 10);
}

TEST_CASE("L4.6 battery markers are no casualties", "[L4.6]") {
    Board board;
    board.play("battery die:1");
    CHECK(board.state.battery == 2);
    CHECK(board.fc() == 0);
}

TEST_CASE("L4.7 the whole row is recorded, also by an army on B", "[L4.7]") {
    Board board(R"({"morale": {"french": 1}})");
    board.play("derlon die:1");  // 1FM 1FC
    CHECK(board.lost(french_seat, Ending::morale));
    CHECK(board.fc() == 1);
    // A question is still asked.
    Board asked(
        R"({"phase": "allied", "prussians": 6, "time": "afternoon", "reasons": {"prussians": true}, "places": {"plancenoit": "prussian"},
                    "boxes": {"lobau": 0, "milhaud": 1}, "casualties": {"french": 4}, "morale": {"french": 1}})");
    asked.play("blucher die:5");
    CHECK(asked.state.stage == Stage::casualty);
    asked.play("take:milhaud");
    CHECK(asked.lost(french_seat, Ending::morale));
}

TEST_CASE("L4.8 morale stops at B, casualties are counted on", "[L4.8]") {
    Board board(R"({"morale": {"french": 2}})");
    board.play("guard:hill die:1");  // 3FM 1FC
    CHECK(board.fm() == 0);
    Board beyond(R"({"boxes": {"orange": 2, "hill": 0, "uxbridge": 0, "reserve": 2}, "casualties": {"allied": 10}})");
    beyond.play("derlon die:5");
    CHECK(beyond.ac() == 12);
    CHECK(beyond.lost(allied_seat, Ending::casualties));
}

TEST_CASE("L4.9 a casualty of a corps that the card does not name is the owner's choice", "[L4.9]") {
    RuleSet set = shipped();
    Table table;
    for (int i = 0; i < 10; ++i) table.rows.push_back({{{Code::ac, 1}}, Origin::ruling});
    set.tables[index(TableId::blucher_plancenoit_french)] = table;
    Board board(set, R"({"phase": "allied"})");
    board.play("blucher die:1");
    CHECK(turn(board.state) == allied_decider);
    CHECK(board.legal() == "take:orange take:hill take:uxbridge take:reserve");
}
