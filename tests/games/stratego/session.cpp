// What a recorded game keeps besides its plies, what is heard of it, and how it is described.
#include "board.hpp"
#include "catch.hpp"
#include "games/stratego/engine/rules.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

const std::string duel_set_up = "F..B....../B8.s..8.../..129.9...";

Session begun(Options options = {}) {
    Session session(new_record(duel().set(), options, {"Anna", "Bert"}));
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : read_set_up(duel(), side, duel_set_up)) REQUIRE_FALSE(session.play(place));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    return session;
}

std::string told(const Session& session, Viewer viewer) {
    std::string text;
    for (const Line& line : session.log(viewer)) text += describe(line.event) + "\n";
    return text;
}

/// A Scout runs into a General.
Session fought(Options options = {}) {
    Session session = begun(options);
    for (const char* turn : {"b9-b8", "e3-e7", "b8-b7", "e7-d7", "b7-b6", "d7-d8"})
        REQUIRE_FALSE(session.play(fow::stratego::testing::move(turn)));
    return session;
}

}  // namespace

TEST_CASE("The log names the sides, the ranks and the outcome of a fight", "[C6.2]") {
    const Session session = fought();
    CHECK(told(session, blue_viewer) ==
          "Red is ready.\nBlue is ready.\nRed moves from b9 to b8.\nBlue moves from e3 to e7.\nRed moves from b8 to b7.\n"
          "Blue moves from e7 to d7.\nRed moves from b7 to b6.\nBlue's Scout d7 attacked the General on d8 and fell.\n");
    CHECK(notation_of(session.heard(blue_viewer).back().event) == "d7-d8 fight 9 2 lost");
    CHECK(rule_of(session.heard(blue_viewer).back().event) == "C3.2");
    CHECK(session.heard(red_viewer) == session.heard(blue_viewer));
    CHECK(session.heard(red_viewer).back().turn == 6);
}

TEST_CASE("A game that is true to the table shows no face a second time", "[C3.5][W15.1]") {
    const Square at = *square_from_text("d8");
    CHECK(fought().view(blue_viewer).at(at)->rank == Rank::general);
    const Session session = fought({.memory = false});
    CHECK_FALSE(session.view(blue_viewer).at(at)->rank);
    CHECK_FALSE(session.view(blue_viewer).at(at)->shown);
    CHECK(session.view(red_viewer).at(at)->rank == Rank::general);
    CHECK(session.view(blue_viewer).lost[blue_seat][Rank::scout] == 1);
    const auto last = [&](Viewer viewer) { return describe(session.log(viewer).back().event); };
    CHECK(last(blue_viewer) == "Blue's Scout d7 attacked the piece on d8 and fell.");
    CHECK(last(red_viewer) == "Blue's Scout d7 attacked the General on d8 and fell.");
    CHECK(last(Viewer::onlooker) == last(blue_viewer));
    CHECK(notation_of(session.log(blue_viewer).back().event) == "d7-d8 fight 9 ? lost");
    // At the moment of the fight, everybody hears it in full.
    CHECK(describe(session.heard(blue_viewer).back().event) == last(red_viewer));
}

TEST_CASE("A seat's marks follow enemy pieces, and are gone with them and with the game", "[C3.7][pencil]") {
    using Marked = std::vector<Pencilled>;
    const auto at = [](const char* text) { return *square_from_text(text); };
    Session session(new_record(duel().set()));
    for (const Place& place : read_set_up(duel(), red_seat, duel_set_up)) REQUIRE_FALSE(session.play(place));
    session.pencil(blue_seat, at("a10"), Rank::flag);
    CHECK(session.record().pencil.empty());  // C1.6: not even that a piece is there
    session = begun();
    session.pencil(blue_seat, at("b9"), Rank::spy);
    session.pencil(blue_seat, at("b9"), Rank::scout);
    session.pencil(blue_seat, at("b5"), Rank::scout);
    session.pencil(blue_seat, at("b2"), Rank::scout);
    session.pencil(blue_seat, at("d8"), Rank::miner);
    session.pencil(red_seat, at("e3"), Rank::bomb);
    CHECK(session.pencilled(blue_seat) == Marked{{at("b9"), Rank::scout}, {at("d8"), Rank::miner}});
    CHECK(session.pencilled(red_seat) == Marked{{at("e3"), Rank::bomb}});
    for (const char* turn : {"b9-b8", "e3-e7", "b8-b7", "e7-d7", "b7-b6"}) REQUIRE_FALSE(session.play(fow::stratego::testing::move(turn)));
    CHECK(session.pencilled(blue_seat) == Marked{{at("b6"), Rank::scout}, {at("d8"), Rank::miner}});
    CHECK(session.pencilled(red_seat) == Marked{{at("d7"), Rank::bomb}});
    session.pencil(blue_seat, at("b6"), std::nullopt);
    CHECK(session.record().pencil.size() == 2);
    REQUIRE_FALSE(session.play(fow::stratego::testing::move("d7-d8")));  // a Scout falls to the General
    CHECK(session.pencilled(blue_seat) == Marked{{at("d8"), Rank::miner}});
    CHECK(session.pencilled(red_seat).empty());
    const Session again = replay(session.record()).session;
    CHECK(again.record() == session.record());
    CHECK(again.pencilled(blue_seat) == session.pencilled(blue_seat));
    CHECK(again.heard(red_viewer) == fought().heard(red_viewer));  // nobody hears of marks
    REQUIRE_FALSE(session.play(Resign{}));
    CHECK(session.record().pencil.empty());
}

TEST_CASE("A set-up is the secret that its owner is committed to", "[C1.6][C3.7]") {
    const Session session = begun();
    const auto& plies = session.record().plies;
    int found = 0;
    for (std::size_t i = 0; i < plies.size(); ++i)
        if (const auto secret = secret_of(plies[i], session.history()[i])) {
            CHECK(secret->first == (found == 0 ? red_seat : blue_seat));
            CHECK(committed_text(session.rules(), session.state_after(i + 1), secret->first, secret->second) ==
                  (found++ == 0 ? "red set_up\n" : "blue set_up\n") + duel_set_up + "\n");
        }
    CHECK(found == 2);
}

TEST_CASE("A replay gives the same game with its notes", "[C6.1]") {
    Session session = begun();
    session.commit(blue_seat, set_up_secret, std::string(32, 'h'), std::string(32, 's'));
    session.identify(std::string(16, 'i'), std::string(32, 'x'));
    session.set_clock({ClockKind::total, 60, 0, false});
    session.think(red_seat, 1500);
    session.remark(TimeUp{red_seat});
    REQUIRE_FALSE(session.play(fow::stratego::testing::move("b9-b8")));
    const Replay again = replay(session.record());
    CHECK_FALSE(again.broken_at);
    CHECK(again.session.record() == session.record());
    CHECK(again.session.state() == session.state());
    CHECK(again.session.heard(blue_viewer) == session.heard(blue_viewer));
    CHECK(again.session.record().thoughts == std::vector<Thought>{{red_seat, 1, 1500}});
    CHECK(session.moment_after(session.ply_count()).clock == 1);
    CHECK(clock_text(1) == "turn 1");
    CHECK_THAT(told(session, blue_viewer), ContainsSubstring("Red has no time left.\n"));
    REQUIRE_FALSE(session.play(Resign{}));
    CHECK(session.record().secret.empty());  // a finished game hides nothing
}

TEST_CASE("The set of rules says everything that is wrong with it", "[C1.1][C1.2][C1.3][C1.4]") {
    CHECK(faults_of(classic().set()).empty());
    CHECK(faults_of(duel().set()).empty());
    RuleSet set = duel().set();
    for (const Seat side : seats) {
        set.armies[side][Rank::flag] = 0;
        set.armies[side][Rank::scout] = 30;
    }
    set.zones[blue_seat].set(*square_from_text("c5"));
    set.lakes.set(*square_from_text("l12"));
    set.quiet_limit = 500;
    std::vector<std::string> pointers;
    for (const Fault& fault : faults_of(set)) pointers.push_back(fault.pointer);
    CHECK(pointers == std::vector<std::string>{"/board/lakes", "/army/flag", "/army/zones/blue", "/army/zones/blue", "/army/zones/red",
                                               "/limits/quiet_turns"});
    set.files = 13;
    CHECK(faults_of(set).size() == 1);
}
