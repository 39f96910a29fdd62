// The analysis of a finished game finds the blunder and says why another choice was better.
#include "app/replay/analysis_page.hpp"

#include <chrono>
#include <thread>

#include "app/program_run.hpp"
#include "catch.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/alliance/stages/replayed.hpp"
#include "games/alliance/table.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;
using namespace fow::test;

namespace {

/// Blücher marches where the general advance would certainly have won, and the French then win.
Session thrown_away() {
    const State start = posed(R"({"short": true, "phase": "allied", "battery": 1, "prussians": 6, "places": {"plancenoit": "prussian"},
        "time": "afternoon", "reasons": {"prussians": true}, "boxes": {"derlon": 2, "reille": 2, "lobau": 1, "guard": 1, "kellermann": 0,
        "milhaud": 0, "orange": 1, "hill": 1, "uxbridge": 1, "reserve": 0}, "casualties": {"french": 12, "allied": 7},
        "morale": {"french": 6, "allied": 1}})");
    Session session(new_record(shipped(), {"Anna", "Bert"}, start));
    for (const char* word : {"blucher", "die:1", "battery", "die:5"}) REQUIRE_FALSE(session.take(*ply_from_text(word)));
    REQUIRE(session.decider() == Decider::nobody);
    return session;
}

std::vector<Decision> decisions_of(const std::shared_ptr<const app::Analysed>& game, std::size_t plies) {
    app::Judging judging(game, plies, 0);
    while (!judging.finished()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return judging.take();
}

}  // namespace

TEST_CASE("The analysis finds what threw a battle away, and says what speaks for the better choice", "[analysis][L13.1]") {
    const Session session = thrown_away();
    const auto game = fow::alliance::stages::ReplayedBattle(session).analysed();
    const std::vector<Decision> decisions = decisions_of(game, session.ply_count());
    REQUIRE_FALSE(decisions.empty());
    CHECK_FALSE(fow::alliance::stages::AllianceSystem(FOW_SOURCE_DIR, 1).hides());
    for (const Decision& decision : decisions) CHECK(decision.known == decision.truth);
    const Analysis analysis = analysis_of(decisions);
    CHECK(analysis.fooled.empty());
    const auto march = std::find_if(analysis.costly.begin(), analysis.costly.end(), [](const Decision& one) { return one.plies == 0; });
    REQUIRE(march != analysis.costly.end());
    const Decision& worst = *march;
    CHECK(worst.known.better == "wellington");
    CHECK(game->told(worst.known.better) == "Wellington's general advance");
    CHECK(game->why(worst).find("The whole line advances: the French have 12 casualties") != std::string::npos);
    CHECK(game->deed(0) == "Turn 1: The Allies choose Blücher's march (+6). Die 1, +6: A Prussian division arrives.");
    CHECK(game->told("take:uxbridge") == "a division of Uxbridge");
}

TEST_CASE("A battle that is over is analysed in the window, with one line of chances", "[script][analysis]") {
    const test::alliance::PlayedGame game = test::alliance::short_game(1, 9);
    const Folder folder;
    const std::string script = game.script +
                               "click analysis\nexpect \"What cost most\"\nexpect-no-control stop-analysis\nshot analysis\n"
                               "expect-no-control fooled:1\nclick costly:1\nexpect-control analysis\nexpect-no-control two-truths\n"
                               "click analysis\nclick back\nclick leave\nexpect-control analysis\n";
    const RunResult outcome = run_script(folder, script, "--pace off --size 1024x640");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}
