// L5 and L6: each card's needs, target, modifiers and table.
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

/// "table +2 | row | row ..." by face; the modifier only if there is one.
[[nodiscard]] std::string told(const std::string& position, const char* order) {
    const Board board(position);
    const Outlook shown = outlook(rules(), board.state, *order_from_text(order));
    std::string text(word(*shown.table));
    if (shown.target) text += " " + std::string(word(*shown.target));
    if (shown.modifier != 0) text += (shown.modifier > 0 ? " +" : " ") + std::to_string(shown.modifier);
    for (const FaceShown& face : shown.faces) text += " | " + to_text(face.effects);
    return text;
}
[[nodiscard]] int modifier(const std::string& position, const char* order) {
    return outlook(rules(), posed(position), *order_from_text(order)).modifier;
}

}  // namespace

TEST_CASE("L5.1 d'Erlon", "[L5.1]") {
    CHECK(told("{}", "derlon") == "derlon_lhs_allied orange | 1FM 1FC | 1AM 1FC | 1AC 1FC | 1AC 1FM | 2AC 1FC | 2AM 1AC");
    CHECK(told("{}", "derlon+napoleon") == "derlon_lhs_allied orange +2 | 1AC 1FC | 1AC 1FM | 2AC 1FC | 2AM 1AC | LHS | LHS");
    CHECK(told(R"({"places": {"lahaye": "french"}})", "derlon") ==
          "derlon_lhs_french orange | 1AM 1FM | 1AM 1FC | 1AC | 1AC | 2AC 1FC | 1AM 2AC");
    CHECK(modifier(R"({"squares": {"orange": true}})", "derlon") == 1);
    CHECK(modifier(R"({"last": {"french": "battery"}})", "derlon") == 1);
    CHECK(modifier(R"({"last": {"french": "battery+napoleon"}, "used": {"napoleon": true}})", "derlon") == 1);
    CHECK(modifier(R"({"squares": {"hill": true}})", "derlon") == 0);
    Board captures;
    captures.play("derlon+napoleon die:6");
    CHECK(captures.state.french(Place::lahaye));
    CHECK(captures.state.french_phase.captured == Place::lahaye);
}

TEST_CASE("L5.2 Reille", "[L5.2]") {
    CHECK(told("{}", "reille") == "reille_hou_allied hill | 1FC | 1AC 1FC | 1AC 1FC | 1AC | 1FC HOU | HOU");
    CHECK(told(R"({"places": {"hougoumont": "french"}})", "reille") ==
          "reille_hou_french hill | 1FC | 1AC 1FC | 1AC 1FC | 1AC | 2AC 1FC | 1AM 2AC");
    CHECK(modifier(R"({"squares": {"hill": true}})", "reille") == 1);
    CHECK(modifier(R"({"squares": {"orange": true}})", "reille") == 0);
}

TEST_CASE("L5.3 Lobau fights the Prussians, and Grouchy can be heard", "[L5.3]") {
    CHECK(Board().refused("lobau") == "L5.3");
    CHECK(told(R"({"prussians": 1})", "lobau") == "lobau | 1FC | 1FC 1PB | 1PB | 1PB | 2PB | 2PB");
    CHECK(told(R"({"prussians": 1})", "lobau+napoleon") == "lobau +2 | 1PB | 1PB | 2PB | 2PB | 2PB | 2PB");
    Board board(R"({"prussians": 3})");
    board.play("lobau die:5");
    CHECK(board.state.prussians == 1);
    CHECK(describe(DieRolled{{ActionId::lobau}, 5, 5, {{Code::pb, 2}}, true}).ends_with("Grouchy's guns are heard in the east."));
}

TEST_CASE("L5.4 the Guard's attack on the ridge", "[L5.4]") {
    const char* worn = R"({"boxes": {"reserve": 2}, "casualties": {"allied": 2}})";
    CHECK(told(worn, "guard:orange") == "guard_ridge orange | 3FM 1FC | 2FM 1FC | 1FM 1FC 1AC | 1FC 2AC | 2AC 1AM | 2AC 2AM");
    CHECK(modifier("{}", "guard:hill") == -1);
    CHECK(modifier(R"({"places": {"hougoumont": "french"}, "squares": {"hill": true}})", "guard:hill") == 1);
    CHECK(modifier(R"({"places": {"hougoumont": "french"}})", "guard:orange") == -1);
    CHECK(modifier(R"({"places": {"lahaye": "french"}})", "guard:hill+napoleon") == 1);
    const Board no_hill(R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}})");
    CHECK(no_hill.refused("guard:hill") == "L5.4");
    CHECK(no_hill.refused("guard:orange").empty());
    const Board nobody(R"({"boxes": {"hill": 0, "orange": 0}, "casualties": {"allied": 7}})");
    CHECK(nobody.refused("guard:hill") == "L5.4");
    CHECK(nobody.refused("guard:orange").empty());
    CHECK(Board(R"({"boxes": {"orange": 0}, "casualties": {"allied": 5}})").refused("guard:orange") == "L5.4");
}

TEST_CASE("L5.5 the Guard at Plancenoit", "[L5.5][L8.3]") {
    CHECK(Board().refused("guard:plancenoit") == "L5.5");
    const char* prussian = R"({"prussians": 2, "places": {"plancenoit": "prussian"}})";
    CHECK(told(prussian, "guard:plancenoit") == "guard_plancenoit | 1FC | 1FC 1PB | 1FC PLR | 1PB PLR | 1PB PLR | 2PB PLR");
    Board board(prussian);
    board.play("guard:plancenoit die:6");
    CHECK(board.state.french(Place::plancenoit));
    CHECK(board.state.prussians == 0);
    CHECK_FALSE(board.state.french_phase.captured);
}

TEST_CASE("L5.6 Kellermann and Milhaud", "[L5.6][L3.3]") {
    CHECK(told("{}", "kellermann") == "cavalry_line hill | 1FC | 1FC SQ | 1FC SQ | SQ | SQ | NEY");
    CHECK(told("{}", "milhaud") == "cavalry_line orange | 1FC | 1FC SQ | 1FC SQ | SQ | SQ | NEY");
    CHECK(told(R"({"squares": {"hill": true}})", "kellermann") == "cavalry_square hill | 1FC 1FM END | 1FC | 1FC | 1FC 1AM | 1AM | 1AC");
    CHECK(modifier(R"({"places": {"hougoumont": "french"}})", "kellermann") == 1);
    CHECK(modifier(R"({"places": {"hougoumont": "french"}, "squares": {"hill": true}})", "kellermann") == 1);
    CHECK(modifier(R"({"places": {"hougoumont": "french"}, "last": {"allied": "hill"}})", "kellermann") == 2);
    CHECK(modifier(R"({"places": {"hougoumont": "french"}})", "milhaud") == 0);
    CHECK(told(R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}, "places": {"hougoumont": "french"}})", "kellermann")
              .starts_with("cavalry_line orange |"));
    CHECK(told(R"({"boxes": {"orange": 0}, "casualties": {"allied": 5}})", "milhaud").starts_with("cavalry_line hill |"));
    // No counter-attack on the second target (L3.3), though it has just acted.
    CHECK(modifier(R"({"boxes": {"orange": 0}, "casualties": {"allied": 5}, "last": {"allied": "hill"}})", "milhaud") == 0);
    CHECK(modifier(R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}, "last": {"allied": "orange"}})", "kellermann") == 0);
    // The target does not change within the row: the emptied Hill forms no square, and Orange neither.
    Board fixed(R"({"boxes": {"hill": 1}, "casualties": {"allied": 1}, "last": {"allied": "hill"}})");
    fixed.play("kellermann die:6");  // total 7: 1AC 1AM SQ
    CHECK(fixed.at(Corps::hill) == 0);
    CHECK(fixed.state.square == std::array{false, false});
}

TEST_CASE("L5.7 the cavalry against Uxbridge", "[L5.7]") {
    CHECK(told(R"({"last": {"allied": "uxbridge:guns"}})", "milhaud:uxbridge") ==
          "cavalry_uxbridge uxbridge | 1FC | 1FC | 1AC 1FC | 1AC | 1AC | 2AC");
    Board board(R"({"last": {"allied": "uxbridge:guns"}})");
    board.play("milhaud:uxbridge die:3");
    CHECK(board.at(Corps::uxbridge) == 2);
    CHECK(board.at(Corps::milhaud) == 1);
}

TEST_CASE("L5.8 the Grand Battery", "[L5.8]") {
    CHECK(told("{}", "battery") == "battery orange | 1GB | - | 1AM | 1AM | 1AC | 1AC");
    CHECK(modifier(R"({"squares": {"orange": true}})", "battery") == 2);
    CHECK(modifier(R"({"places": {"lahaye": "french"}})", "battery") == 1);
    CHECK(modifier(R"({"battery": 1})", "battery") == -2);
}

TEST_CASE("L5.9 Napoleon is one modifier of the outlook", "[L5.9]") {
    const Outlook shown = outlook(rules(), begin(rules()), {ActionId::reille, true});
    REQUIRE(shown.modifiers.size() == 1);
    CHECK_FALSE(shown.modifiers[0].when);
}

TEST_CASE("L6.1 Orange and Hill in line", "[L6.1]") {
    CHECK(told(R"({"phase": "allied"})", "orange") == "infantry_allied derlon | 1FM 1AM | 1FM 1AC | 1FC 1AC | 1FC 1AM | 1FC 1AM | 2FC 1AC");
    CHECK(told(R"({"phase": "allied"})", "hill").starts_with("infantry_allied reille |"));
    CHECK(modifier(R"({"phase": "allied", "boxes": {"derlon": 3}, "casualties": {"french": 1}})", "orange") == 0);
    CHECK(modifier(R"({"phase": "allied", "boxes": {"derlon": 2}, "casualties": {"french": 2}})", "orange") == 1);
    CHECK(modifier(R"({"phase": "allied", "boxes": {"derlon": 0}, "casualties": {"french": 4}})", "orange") == 1);
}

TEST_CASE("L6.2 a corps in square only redeploys", "[L6.2][L7.2]") {
    Board board(R"({"phase": "allied", "squares": {"orange": true}})");
    CHECK(board.refused("orange") == "L6.2");
    CHECK(board.refused("hill:line") == "L6.2");
    CHECK(board.legal() == "hill orange:line blucher");
    board.play("orange:line");
    CHECK_FALSE(board.state.in_square(Corps::orange));
    CHECK(board.waits(french_seat));
}

TEST_CASE("L6.3 Uxbridge", "[L6.3]") {
    CHECK(Board(R"({"phase": "allied"})").refused("uxbridge:guns") == "L6.3");
    CHECK(Board(R"({"phase": "allied", "boxes": {"derlon": 3}, "casualties": {"french": 1}})").refused("uxbridge:guns").empty());
    CHECK(Board(R"({"phase": "allied", "time": "afternoon", "reasons": {"casualties": true}})").refused("uxbridge:guns").empty());
    CHECK(Board(R"({"phase": "allied", "battery": 0, "boxes": {"derlon": 3}, "casualties": {"french": 1}})").refused("uxbridge:guns") ==
          "L6.3");
    const char* after = R"({"phase": "allied", "boxes": {"derlon": 3}, "casualties": {"french": 1}, "last": {"french": "derlon"}})";
    CHECK(told(after, "uxbridge:guns") == "uxbridge_guns | 1AC | 1AC 1GB | 1GB | 1GB | 2GB | 2GB");
    CHECK(told(after, "uxbridge:derlon") == "uxbridge_counter derlon | 2AC | 1AC 1FC | 1AC 1FC | 1FC | 2FC | 2FC 1GB");
    Board board(after);
    board.play("uxbridge:guns die:2");
    CHECK(board.at(Corps::uxbridge) == 2);
    CHECK(board.state.battery == 2);
}

TEST_CASE("L6.4 L6.7 the Reserve", "[L6.4][L6.7][L8.2]") {
    Board board;
    CHECK(Board(R"({"phase": "allied"})").refused("reserve:orange") == "L6.4");
    board.play("derlon+napoleon die:5");  // LHS
    CHECK(board.refused("reserve:hougoumont") == "L6.4");
    board.play("reserve:lahaye");
    CHECK_FALSE(board.state.french(Place::lahaye));
    CHECK(board.at(Corps::reserve) == 3);
    CHECK(board.ac() == 0);
    // The Reserve acts only in the phase right after a capture. A place that it has retaken can be captured again.
    board.play("reille die:6 blucher die:1 reille die:4");
    CHECK(board.refused("reserve:hougoumont") == "L6.4");
    // All Allied morale of the phase comes back, L4.5's too; losses of another corps stay; the square stays.
    Board back(
        R"({"boxes": {"hill": 1, "orange": 5}, "casualties": {"allied": 1}, "places": {"hougoumont": "french"}, "squares": {"hill": true}})");
    back.play("reille die:5");  // total 6: 1AM 2AC
    CHECK(back.legal() == "take:orange take:uxbridge take:reserve");
    back.play("take:orange");
    CHECK(back.am() == 8);
    CHECK(back.legal().find("reserve:orange reserve:hill") != std::string::npos);
    Board other = back;
    back.play("reserve:hill");
    CHECK(back.at(Corps::hill) == 1);
    CHECK_FALSE(back.state.in_square(Corps::hill));
    CHECK(back.at(Corps::orange) == 4);
    CHECK(back.am() == 10);
    CHECK(back.ac() == 2);
    other.play("reserve:orange");
    CHECK(other.at(Corps::orange) == 5);
    CHECK(other.at(Corps::hill) == 0);
    CHECK(other.am() == 10);
}

TEST_CASE("L6.5 Blücher", "[L6.5][L9.1]") {
    CHECK(told(R"({"phase": "allied"})", "blucher") == "blucher_plancenoit_french lobau | - | - | 1PD | 1PD | 1PD | 1PD");
    CHECK(told(R"({"phase": "allied", "prussians": 4})", "blucher") ==
          "blucher_plancenoit_french lobau +4 | 1PD | 1PD | 1PD | 1PD 1FC | PLA | PLA 1FM");
    CHECK(
        told(
            R"({"phase": "allied", "prussians": 6, "time": "afternoon", "reasons": {"prussians": true}, "places": {"plancenoit": "prussian"}})",
            "blucher") == "blucher_plancenoit_prussian lobau +6 | 1PD | 1FC | 1FC | 1FC | 1FC 1FM | 1FC 1FM");
    CHECK(told(R"({"phase": "allied", "places": {"plancenoit": "prussian"}})", "blucher") ==
          "blucher_plancenoit_prussian lobau | 1PD | 1PD | 1PD | 1PD | 1PD | 1PD");
    Board board(R"({"phase": "allied", "prussians": 4})");
    board.play("blucher die:6");
    CHECK_FALSE(board.state.french(Place::plancenoit));
    CHECK(board.fm() == 9);
}

TEST_CASE("L6.6 Wellington's general advance", "[L6.6]") {
    const std::string base = R"({"phase": "allied", "boxes": {"lobau": 0, "guard": 1}, "casualties": {"french": 5})";
    CHECK(Board(R"({"phase": "allied", "boxes": {"lobau": 0, "guard": 2}, "casualties": {"french": 4}})").refused("wellington") == "L6.6");
    CHECK(told(base + R"(, "battery": 1})", "wellington") == "wellington | 2AC | 1AC 1FC | 1FC 1FM | 2FC 1AC | 2FC 1FM | 3FC");
    CHECK(modifier(base + "}", "wellington") == -1);
    CHECK(modifier(base + R"(, "battery": 2, "squares": {"orange": true, "hill": true}})", "wellington") == -3);
    CHECK(modifier(base + R"(, "battery": 1, "places": {"plancenoit": "prussian"}})", "wellington") == 1);
    Board board(base + R"(, "squares": {"orange": true, "hill": true}, "morale": {"allied": 5}})");
    board.play("wellington die:1");  // total -2, the first row: 2AC 1AM
    CHECK(board.legal() == "take:orange take:hill");
    board.play("take:orange");
    CHECK(board.legal() == "take:orange take:hill");
    board.play("take:orange");
    CHECK(board.at(Corps::orange) == 3);
    CHECK(board.am() == 4);
    CHECK(board.state.square == std::array{true, true});
}
