// L0 to L2: notation, set-up, the turn.
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

/// The shipped data with one row of a table replaced.
[[nodiscard]] RuleSet with_row(TableId id, std::size_t row, const Effects& effects) {
    RuleSet set = shipped();
    Table table{set.table(id).first, {}};
    for (std::size_t i = 0; i < set.table(id).rows.size(); ++i)
        table.rows.push_back(i == row ? Row{effects, Origin::ruling} : set.table(id).rows[i]);
    set.tables[index(id)] = table;
    return set;
}

}  // namespace

TEST_CASE("L0.1 the French are first and blue, Anglo-Allied and Prussians are the other player's", "[L0.1]") {
    CHECK(turn(begin(rules())) == french_decider);
    CHECK(army_of(Corps::milhaud) == french_seat);
    CHECK(army_of(Corps::orange) == allied_seat);
    CHECK(army_of(Corps::blucher) == allied_seat);
}

TEST_CASE("L0.2 effects are written with their number, places and orders alone", "[L0.2]") {
    CHECK(to_text(Effects{{Code::ac, 2}, {Code::fc, 1}}) == "2AC 1FC");
    CHECK(to_text(Effects{{Code::fc, 1}, {Code::hou, 1}}) == "1FC HOU");
    CHECK(to_text(Effects{}) == "-");
}

TEST_CASE("L0.3 a total outside a table uses its first or last row", "[L0.3]") {
    const Table& first = shipped().table(TableId::derlon_lhs_allied);
    CHECK(first.row_of(-3) == 0);
    CHECK(first.row_of(1) == 0);
    CHECK(first.row_of(9) == 6);
    const Table& prussian = shipped().table(TableId::blucher_plancenoit_prussian);
    CHECK(prussian.row_of(5) == 0);
    CHECK(prussian.row_of(6) == 1);
    CHECK(prussian.row_of(20) == prussian.rows.size() - 1);
}

TEST_CASE("L0.4 a corps has markers while one lies in its box", "[L0.4]") {
    CHECK(Board(R"({"boxes": {"derlon": 1}, "casualties": {"french": 3}})").refused("derlon").empty());
    CHECK(Board(R"({"boxes": {"derlon": 0}, "casualties": {"french": 4}})").refused("derlon") == "L2.4");
}

TEST_CASE("L0.5 an effect that finds nothing to act on does nothing", "[L0.5]") {
    // PD with six on the field, GB without a marker, END without the charge, PB with none, LHS already French, SQ without a marker.
    Board six(R"({"phase": "allied", "prussians": 6, "reasons": {"prussians": true}, "time": "afternoon"})");
    six.play("blucher die:1");  // total 7, 1PD
    CHECK(six.state.prussians == 6);
    Board guns(with_row(TableId::lobau, 0, {{Code::gb, 1}, {Code::end, 1}, {Code::pb, 2}, {Code::fc, 1}}),
               R"({"battery": 0, "prussians": 1})");
    guns.play("lobau die:1");
    CHECK(guns.state.battery == 0);
    CHECK(guns.fm() == 10);
    CHECK(guns.state.prussians == 0);
    CHECK(guns.fc() == 1);  // the rest of the row is recorded
    Board held(R"({"places": {"hougoumont": "french"}})");
    held.play("reille die:4");
    CHECK_FALSE(held.state.french_phase.captured);
    Board gone(R"({"boxes": {"orange": 0, "hill": 0}, "casualties": {"allied": 7}})");
    gone.play("milhaud die:4");  // SQ
    CHECK_FALSE(gone.state.in_square(Corps::hill));
    CHECK_FALSE(gone.state.in_square(Corps::orange));
}

TEST_CASE("L1.1 L1.2 the division markers", "[L1.1][L1.2]") {
    CHECK(shipped().markers_of(french_seat) == 18);
    CHECK(shipped().markers_of(allied_seat) == 14);
    CHECK(shipped().of(Corps::blucher).markers == 6);
    const State start = begin(rules());
    CHECK(start.boxes == std::array<std::uint8_t, 10>{4, 4, 3, 3, 2, 2, 5, 2, 3, 4});
    CHECK(start.prussians == 0);
}

TEST_CASE("L1.3 cubes at the start", "[L1.3]") {
    const State start = begin(rules());
    CHECK(start.battery == 3);
    CHECK(start.french(Place::plancenoit));
    CHECK_FALSE(start.french(Place::hougoumont));
    CHECK_FALSE(start.french(Place::lahaye));
    CHECK(start.morale == PerSeat<std::uint8_t>{10, 10});
    CHECK(start.time == Time::midday);
}

TEST_CASE("L1.4 cards and squares at the start", "[L1.4]") {
    const State start = begin(rules());
    CHECK(start.used == std::array{false, false});
    CHECK(start.square == std::array{false, false});
    CHECK_FALSE(start.ney);
}

TEST_CASE("L1.5 the casualty tracks", "[L1.5]") {
    std::string french, allied;
    for (int i = 1; i <= 14; ++i) french += word_of(box_words, rules().box_of(french_seat, i)).substr(0, 1);
    for (int i = 1; i <= 12; ++i) allied += word_of(box_words, rules().box_of(allied_seat, i)).substr(0, 1);
    CHECK(french == "ppppRRRRRRRRBB");
    CHECK(allied == "pppRRRRRRRBB");
    CHECK(rules().track_add(french_seat, 8) == 0);
    CHECK(rules().track_add(french_seat, 9) == 1);
    CHECK(rules().track_add(french_seat, 11) == 2);
    CHECK(rules().track_add(allied_seat, 10) == 0);
    CHECK_FALSE(rules().broken(french_seat, 12));
    CHECK(rules().broken(french_seat, 13));
    CHECK_FALSE(rules().broken(allied_seat, 10));
    CHECK(rules().broken(allied_seat, 11));
}

TEST_CASE("L2.1 a turn is a French, an Allied and a time phase", "[L2.1]") {
    Board board;
    CHECK(board.refused("orange") == "L2.1");
    board.play("reille die:4");
    CHECK(board.waits(allied_seat));
    CHECK(board.refused("derlon") == "L2.1");
    board.play("blucher die:1");
    CHECK(board.waits(french_seat));
    CHECK(board.state.turn == 2);
}

TEST_CASE("L2.2 an action is chosen before its die, which is read before anybody acts", "[L2.2]") {
    Board board;
    board.play("derlon");
    CHECK(turn(board.state) == Decider::chance);
    CHECK(board.refused("orange") == "L13.2");
    CHECK(rolls_due<alliance::Game>(rules(), board.state).size() == 6);
    CHECK(misfit<alliance::Game>(rules(), board.state, Ply(Roll{Roll::Kind::test, 1})));
}

TEST_CASE("L2.3 a player who can act must, and one who cannot passes", "[L2.3]") {
    Board board;
    CHECK(board.refused("pass") == "L2.3");
    // A lesson's set-up without any French marker on the map and without the battery.
    Board empty(
        R"({"short": true, "battery": 0, "boxes": {"derlon": 0, "reille": 0, "lobau": 0, "guard": 0, "kellermann": 0, "milhaud": 0}})");
    CHECK(empty.legal() == "pass");
    empty.play("pass");
    CHECK(empty.waits(allied_seat));
    CHECK(empty.refused("uxbridge:derlon") == "L3.2");
}

TEST_CASE("L2.4 the same corps may act again; a corps without markers may not; Blücher always may", "[L2.4]") {
    Board board;
    board.play("reille die:1 blucher die:1 reille die:1 blucher die:1");
    CHECK(board.at(Corps::reille) == 2);
    CHECK(Board(R"({"boxes": {"guard": 0}, "casualties": {"french": 3}})").refused("guard:hill") == "L2.4");
    CHECK(Board(R"({"battery": 0})").refused("battery") == "L2.4");
    CHECK(Board(R"({"phase": "allied", "boxes": {"hill": 0}, "casualties": {"allied": 2}})").refused("hill") == "L2.4");
}

TEST_CASE("L2.5 Ney's charge limits the French choice", "[L2.5][L7.6]") {
    const Board board(R"({"ney": true, "last": {"allied": "uxbridge:guns"}})");
    CHECK(board.legal() == "kellermann milhaud kellermann:uxbridge milhaud:uxbridge");
    CHECK(board.refused("derlon") == "L7.6");
    CHECK(board.refused("battery+napoleon") == "L7.6");
}

TEST_CASE("L2.6 an action may lose at once, and a target may be empty", "[L2.6]") {
    Board loses(R"({"phase": "allied", "boxes": {"orange": 4, "reserve": 1}, "casualties": {"allied": 2}, "morale": {"allied": 1},
                    "french_phase": {"orange": 1}})");
    loses.play("reserve:orange");
    CHECK(loses.lost(allied_seat, Ending::morale));
    Board empty(R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}})");
    CHECK(empty.refused("reille").empty());
    empty.play("reille die:2");  // 1AC 1FC: the Allied player chooses who loses it
    CHECK(empty.legal() == "take:orange take:uxbridge take:reserve");
}
