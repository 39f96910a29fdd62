// The analysis of a finished game finds the blunder, tells who was fooled, and can be stopped and resumed.
#include "app/replay/analysis_page.hpp"

#include <chrono>
#include <sstream>
#include <thread>

#include "app/program_run.hpp"
#include "board.hpp"
#include "catch.hpp"
#include "games/stratego/stages/replayed.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
using namespace fow::test;
using fow::app::Judging;

namespace {

/// A game from that position; the pieces on those squares have moved, and those in `shown` have fought.
Session played_from(const char* blue, const char* red, const char* moved, const char* shown, const char* turns) {
    State start = posed(duel(), blue, red, blue_seat);
    const auto mark = [&](const char* squares, std::uint8_t marks) {
        std::istringstream words{squares};
        for (std::string word; words >> word;)
            start.marks[start.board[static_cast<std::size_t>(square_from_text(word)->index())] - 1U] |= marks;
    };
    mark(moved, Position::moved);
    mark(shown, Position::moved | Position::shown);
    Session session(new_record(duel().set(), {}, {"Anna", "Bert"}, start));
    std::istringstream words{turns};
    for (std::string word; words >> word;) REQUIRE_FALSE(session.play(*action_from_text(word)));
    REQUIRE(session.decider() == Decider::nobody);
    return session;
}

std::shared_ptr<const app::Analysed> analysed(const Session& session) {
    return fow::stratego::stages::ReplayedBoard(session, std::nullopt).analysed();
}

std::vector<Decision> decisions_of(const Session& session) {
    Judging judging(analysed(session), session.ply_count(), 0);
    while (!judging.finished()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    CHECK(judging.done() == session.ply_count());
    return judging.take();
}

}  // namespace

TEST_CASE("The analysis finds the blunder of a game", "[analysis]") {
    // Blue's Marshal lets the adjacent General escape.
    const Session session = played_from("Fa1 1e4 8j1 Bb1 Ba2", "Fj10 Bi10 Bj9 2e5 8a7 9c9", "", "e4 e5", "j1-i1 e5-e6 i1-h1 a7-a6 resign");
    const std::vector<Decision> decisions = decisions_of(session);
    REQUIRE(decisions.size() == 4);  // resigning is not judged
    const Analysis analysis = analysis_of(decisions);
    REQUIRE_FALSE(analysis.costly.empty());
    CHECK(analysis.costly.front().plies == 0);
    CHECK(analysis.costly.front().known.better == "e4-e5");
    CHECK(analysed(session)->deed(0) == "Turn 1: Blue Miner (3) from j1 to i1.");
    CHECK(app::chance_at_end(session.view(Viewer::onlooker).result->winner) == 0);  // Blue has resigned
}

TEST_CASE("The analysis tells who was fooled", "[analysis]") {
    // A piece that has moved and might be one of five turns out to be the Marshal.
    const Session session = played_from("Fa1 2e4 8j1 8i1 Bb1 Ba2", "Fj10 Bi10 Bj9 1e5 9a7 9c9 8g9 8h8", "e5", "", "e4-e5 a7-a6 resign");
    const std::vector<Decision> decisions = decisions_of(session);
    REQUIRE(decisions.size() == 2);
    REQUIRE(decisions.front().target);
    CHECK(*decisions.front().target < 400);
    CHECK(decisions.front().truth.cost() > decisions.front().known.cost() + 50);
    const Analysis analysis = analysis_of(decisions);
    REQUIRE(analysis.fooled.size() == 1);
    CHECK(analysis.fooled.front().plies == 0);
}

TEST_CASE("Judging ends when nobody waits for it, and goes on where it stopped", "[analysis]") {
    const test::stratego::PlayedGame played = test::stratego::played_duel(1815);
    const auto game = analysed(played.session);
    const std::size_t plies = played.session.ply_count();
    std::vector<Decision> found;
    std::size_t from = 0;
    {
        Judging judging(game, plies, 0);
        while (judging.done() < 24 && !judging.finished()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        judging.stop();
        found = judging.take();
        from = judging.done();
    }
    CHECK(from < plies);
    Judging judging(game, plies, from);
    judging.stop();
    for (const Decision& decision : judging.take()) CHECK(decision.plies >= from);
    for (std::size_t i = 1; i < found.size(); ++i) CHECK(found[i - 1].plies < found[i].plies);
}

TEST_CASE("A game that is over is analysed in the window; one in progress never", "[script][analysis]") {
    const Folder folder;
    const std::string script = test::stratego::begins_duel() +
                               "click j8\nclick j1\nclick go-on\nexpect \"Red has taken the Blue Flag (C4.1).\"\nclick analysis\n"
                               "expect \"What cost most\"\nexpect \"Who was fooled, and when\"\nexpect-no-control stop-analysis\n"
                               "shot analysis\nclick chances\nexpect-control two-truths\nclick analysis\nclick back\nclick last\n"
                               "click two-truths\nexpect \"What Blue could know\"\nclick previous\nclick believed\n"
                               "expect \"What a Marshal would have believed: Blue\"\npoint c8\nexpect \"Taken for:\"\nshot believed\n"
                               "click truth:red\nexpect \"What a Marshal would have believed: Red\"\n"
                               "click believed\nexpect \"What Red could know\"\nclick back\nclick leave\nexpect-control analysis\n";
    const test::RunResult outcome = run_script(folder, script, "--size 1024x640");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}
