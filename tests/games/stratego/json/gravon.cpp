// Games in the XML of the Gravon server's archives.
#include "games/stratego/json/gravon.hpp"

#include "board.hpp"
#include "catch.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

const std::vector<Rules>& both() {
    static const std::vector<Rules> rules{classic(), duel()};
    return rules;
}

/// A Duel that is set up and ready, and then plays these moves.
std::string game(const std::string& moves, const std::string& result = {}) {
    Session session(new_record(duel().set(), {}, {"Bert & Co", "Anna"}));
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : read_set_up(duel(), side, "F..B....../B8.s..8.../..129.9...")) REQUIRE_FALSE(session.play(place));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    std::string text = write_gravon(session);
    return text.insert(text.find("    <player"), moves).insert(text.find("  </game>", text.find("<player")), result);
}

std::string move_line(const std::string& from, const std::string& to) {
    return "    <move id=\"1\" source=\"" + from + "\" target=\"" + to + "\"/>\n";
}

std::string refused_because(const std::string& text) {
    try {
        const ReadRecord read = read_gravon(text, "game.xml", both());
        return read.broken_at ? std::to_string(*read.broken_at) + " " + read.reason : "";
    } catch (const DataError& error) {
        return error.reason;
    }
}

}  // namespace

TEST_CASE("A Gravon game becomes a record with set-ups and moves", "[C6.4][gravon]") {
    const ReadRecord read = read_gravon(game(move_line("B2", "B3") + move_line("E8", "E4"), "<result type='3' winner='2'/>"), "g", both());
    CHECK(read.reason.empty());
    CHECK(read.record.names.first == "Bert & Co");
    CHECK(read.record.names.second == "Anna");
    CHECK_FALSE(read.record.start);
    CHECK(read.record.plies.size() == 25);  // two armies of ten, both ready, two moves, and Red gives up
    CHECK(notation_of(read.record, read.record.plies[22]) == "b9-b8");
    CHECK(notation_of(read.record, read.record.plies[23]) == "e3-e7");
    CHECK(notation_of(read.record, read.record.plies[24]) == "resign");
    CHECK(replay(read.record).session.state().result == Result{blue_seat, Ending::resigned});
}

TEST_CASE("What was written as a Gravon game reads back", "[gravon][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(8)) {
        CAPTURE(seed);
        fow::testing::Dice dice(seed);
        const Rules& rules = seed % 2 == 0 ? classic() : duel();
        Session session(new_record(rules.set(), {}, {"B", "R"}, random_start(rules, dice)));
        for (int i = 0; i < 150 && session.decider() != Decider::nobody; ++i) {
            MoveList list;
            moves(rules, session.state(), list);
            REQUIRE_FALSE(session.play(list[dice.below(list.size())]));
        }
        const std::string text = write_gravon(session);
        const ReadRecord read = read_gravon(text, "g", both());
        CHECK(read.reason.empty());
        const Session again = replay(read.record).session;
        CHECK(write_position(rules, again.state()) == write_position(rules, session.state()));
        CHECK(write_gravon(again) == text);
    }
}

TEST_CASE("A move that our rules refuse is reported with its ply and its rule", "[C2.4][gravon]") {
    std::string moves;
    for (int i = 0; i < 2; ++i) moves += move_line("B2", "B3") + move_line("B9", "B8") + move_line("B3", "B2") + move_line("B8", "B9");
    CHECK_THAT(refused_because(game(moves)), ContainsSubstring("28 move 7, B3-B2: b8-b9: C2.4: "));
    CHECK_THAT(refused_because(game(move_line("A4", "A5"))), ContainsSubstring("22 move 1, A4-A5: a7-a6: C"));
    CHECK_THAT(refused_because(game(move_line("A11", "A5"))), ContainsSubstring("22 move 1, A11-A5: is not a move"));
}

TEST_CASE("Files named with the letter I or without it are both understood", "[gravon]") {
    // A Scout on the ninth file.
    std::string text = game(move_line("J3", "J4"));
    const auto field = text.find("content=\"") + 9;
    std::swap(text[field + 20 + 6], text[field + 20 + 8]);
    CHECK(refused_because(text).empty());
    text.replace(text.find("\"J3\""), 4, "\"I3\"").replace(text.find("\"J4\""), 4, "\"I4\"");
    CHECK(refused_because(text).empty());
}

TEST_CASE("What is no Gravon game is refused with its line", "[gravon]") {
    CHECK(refused_because("") == "line 1: an element is missing");
    CHECK(refused_because("<a><b></a>") == "line 1: \"b\" is not closed");
    CHECK(refused_because("<a>\n<!-- no game -->\n</a>") == "line 1: there is no element \"game\"");
    CHECK(refused_because("<?xml version='1.0'?>\n<!DOCTYPE a><a/>") == "line 2: document types are not read");
    CHECK(refused_because("<a x='1' x='2'/>") == "line 1: the attribute \"x\" is there twice");
    CHECK(refused_because("<a>&#65;</a>") == "line 1: only &amp; &lt; &gt; &quot; and &apos; are read");
    CHECK(refused_because("<a x=1/>") == "line 1: a value in quotation marks is missing");
    CHECK(refused_because("<a/><b/>") == "line 1: more follows after the document's element");
    CHECK_THAT(refused_because("<a><a><a><a><a><a><a><a><a/></a></a></a></a></a></a></a></a>"), ContainsSubstring("nested too deep"));
    CHECK(refused_because("<game type='ultimate'/>") ==
          "line 1: a game of the type \"ultimate\" is none of classic, barrage, classicfree, duell");
    CHECK_THAT(refused_because("<game type='classic'/>"), ContainsSubstring("there is no element \"field\""));
    CHECK_THAT(refused_because("<game type='classic'><field content='ABC'/></game>"), ContainsSubstring("(C6.4)"));
    CHECK_THAT(refused_because("<game type='classic'><field/></game>"), ContainsSubstring("has no attribute \"content\""));
}

TEST_CASE("An army outside its zone starts from a posed position", "[gravon]") {
    std::string text = game("");
    const auto field = text.find("content=\"") + 9;
    std::swap(text[field + 20 + 6], text[field + 40 + 9]);  // a Scout to the middle of the board
    const ReadRecord read = read_gravon(text, "g", both());
    CHECK(read.record.start);
    CHECK(read.record.plies.empty());
}

namespace {

/// The same Duel in the text format, with these moves.
std::string text_game(const std::string& moves, const std::string& end = "END\nAnna vs Bert result 3 winner 1\n") {
    const std::string xml = game("");
    const std::size_t board = xml.find("content=\"") + 9;
    return "#X38FA11 Stratego-Notation v1\ntype 4\n" + xml.substr(board, 100) + "\n" + moves + end;
}

}  // namespace

TEST_CASE("A .gsn game becomes the same record as one in XML", "[C6.4][gravon]") {
    CHECK(is_gravon(text_game("")));
    CHECK(is_gravon("\xEF\xBB\xBF<a/>"));
    CHECK_FALSE(is_gravon("{}"));
    CHECK_FALSE(is_gravon(""));
    const ReadRecord xml = read_gravon(game(move_line("B2", "B3") + move_line("E8", "E4"), "<result type='3' winner='2'/>"), "g", both());
    for (const char* moves : {"B2 B3\nE8 E4\n", "B2-B3\r\nE8-E4\r\n"}) {
        const ReadRecord read = read_gravon(text_game(moves), "g", both());
        CHECK(read.reason.empty());
        CHECK(read.record.names == PerSeat<std::string>{"Bert", "Anna"});
        CHECK(read.record.plies == xml.record.plies);
        CHECK(replay(read.record).session.state().result == Result{blue_seat, Ending::resigned});
    }
    std::string marked = "\xEF\xBB\xBF" + text_game("B2 B3\n");
    CHECK(refused_because(marked.replace(marked.find("v1"), 2, "v2")).empty());
}

TEST_CASE("What was written as .gsn reads back", "[gravon][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(8)) {
        CAPTURE(seed);
        fow::testing::Dice dice(seed);
        const Rules& rules = seed % 2 == 0 ? classic() : duel();
        Session session(new_record(rules.set(), {}, {"B vs\nvs", ""}, random_start(rules, dice)));
        CHECK_THROWS_AS(write_gsn(session), DataError);  // it is not over
        for (int i = 0; i < 150 && session.decider() != Decider::nobody; ++i) {
            MoveList list;
            moves(rules, session.state(), list);
            REQUIRE_FALSE(session.play(list[dice.below(list.size())]));
        }
        if (session.decider() != Decider::nobody) REQUIRE_FALSE(session.play(Resign{}));
        const std::string text = write_gsn(session);
        const ReadRecord read = read_gravon(text, "g", both());
        CHECK(read.reason.empty());
        CHECK(read.record.names == PerSeat<std::string>{"B / /", "Red"});
        const Session again = replay(read.record).session;
        CHECK(again.state().result == session.state().result);
        CHECK(write_position(rules, again.state()) == write_position(rules, session.state()));
        CHECK(write_gsn(again) == text);
    }
}

TEST_CASE("What is no .gsn game is refused with its line", "[gravon]") {
    const std::string sound = text_game("B2 B3\n");
    const auto with_line = [&](int number, const std::string& line) {
        std::size_t begin = 0;
        for (int i = 1; i < number; ++i) begin = sound.find('\n', begin) + 1;
        return refused_because(std::string(sound).replace(begin, sound.find('\n', begin) - begin, line));
    };
    CHECK(refused_because(sound).empty());
    CHECK(with_line(1, "#X38FA11") == "line 1: does not begin with \"#X38FA11 Stratego-Notation v\"");
    CHECK(with_line(1, "#X38FA11 Stratego-Notation v3") == "line 1: only versions 1 and 2 are read");
    CHECK(with_line(2, "type") == "line 2: must be \"type\" and a number");
    CHECK(with_line(2, "type x") == "line 2: \"x\" is not the number of a type");
    CHECK(with_line(2, "type 3") == "line 2: a game of the type 3 is none of 0, 1, 2, 4");
    CHECK(with_line(3, "END") == "line 3: there is no board: the game ended while the armies were set up");
    CHECK_THAT(with_line(3, "ABC"), ContainsSubstring("line 3: A position has 100 letters, this one 3 (C6.4)."));
    CHECK(with_line(4, "B2B3") == "line 4: \"B2B3\" is not a move such as \"A4 A5\"");
    CHECK(with_line(4, "B2:B3") == "line 4: \"B2:B3\" is not a move such as \"A4 A5\"");
    CHECK_THAT(with_line(4, "B2 B2"), ContainsSubstring("22 move 1, B2-B2: b9-b9: C2.1: "));
    CHECK(with_line(6, "Anna vs Bert") == "line 6: must be \"RED vs BLUE result NUMBER winner NUMBER\"");
    CHECK(with_line(6, "Anna result 1 winner 0") == "line 6: must name two players, with \"vs\" between them once");
    CHECK(with_line(6, "A vs B vs C result 1 winner 0") == "line 6: must name two players, with \"vs\" between them once");
    CHECK(with_line(6, "A vs B result one winner 0") == "line 6: \"one\" is not the number of a result");
    CHECK(with_line(6, "A vs B result 1 winner 3") == "line 6: the winner is 0 (Red), 1 (Blue) or 2 (nobody)");
    CHECK(refused_because(sound + "\nmore\n") == "line 8: more follows after the result");
    CHECK(refused_because(sound + "\n\n").empty());
    CHECK(refused_because(text_game("", "")) == "line 4: the line \"END\" is missing");
    CHECK(refused_because(text_game("", "END\n")) == "line 5: the line of the players and the result is missing");
}
