// The analysis of a finished battle speaks in the words of a map. Where a hint would put a piece.
#include <algorithm>
#include <chrono>
#include <thread>

#include "app/program_run.hpp"
#include "app/replay/analysis_page.hpp"
#include "catch.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/stages/play_stage.hpp"
#include "games/callipers/stages/replayed.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;
using namespace fow::test::callipers;
using fow::callipers::stages::ReplayedBattle;

namespace {

std::vector<Decision> decisions_of(const std::shared_ptr<const app::Analysed>& game, std::size_t plies) {
    app::Judging judging(game, plies, 0);
    while (!judging.finished()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return judging.take();
}

/// Whether a sentence has a word of notation or a pair of coordinates.
bool has_notation(const std::string& text) {
    for (std::size_t at = text.find('('); at != std::string::npos; at = text.find('(', at + 1)) {
        const std::size_t end = text.find_first_not_of("-0123456789", at + 1);
        if (end != std::string::npos && end > at + 1 && text[end] == ',') return true;
    }
    return text.find("degrees") != std::string::npos || text.find("move:") != std::string::npos || text.find('+') != std::string::npos;
}

}  // namespace

TEST_CASE("The analysis of a battle by callipers judges every order, in the words of a map", "[analysis][K14.1]") {
    const PlayedGame game = decided_game(1);
    const auto analysed = ReplayedBattle(game.session).analysed();
    const std::vector<Decision> decisions = decisions_of(analysed, game.session.ply_count());
    CHECK(decisions.size() > 20);
    for (const Decision& decision : decisions) {
        CHECK(decision.known == decision.truth);
        const std::string deed = analysed->deed(decision.plies);
        INFO(deed);
        CHECK(deed.find("Turn ") == 0);
        CHECK_FALSE(has_notation(deed.substr(deed.find(':') + 1)));
        if (decision.known.better.empty()) continue;
        const std::string better = analysed->told(decision.known.better, decision.plies), why = analysed->why(decision);
        INFO(better << " / " << why);
        CHECK_FALSE(has_notation(better));
        CHECK(better.find(':') == std::string::npos);
        CHECK(why.find("Reason: ") == 0);
    }
    const Analysis analysis = analysis_of(decisions);
    CHECK_FALSE(analysis.costly.empty());
    CHECK(analysis.fooled.empty());
}

TEST_CASE("A battle by callipers that is over is analysed in the window", "[script][analysis]") {
    const PlayedGame game = decided_game(1);
    for (const char* size : {"1024x640", "1920x1080"}) {
        const Folder folder;
        check_success(run_script(folder,
                                 game.script +
                                     "click analysis\nexpect \"What cost most\"\nexpect-no-control stop-analysis\nexpect-no-control "
                                     "fooled:1\nclick costly:1\nexpect-control analysis\nclick analysis\nclick back\nclick leave\n",
                                 std::string("--pace off --size ") + size));
    }
}

TEST_CASE("A hint shows where its order would put the piece, and by which way", "[hint][K5.1]") {
    using namespace fow::callipers;
    const Rules rules(data::load_battle("hougoumont", FOW_SOURCE_DIR));
    const State state = begin(rules);
    const auto goal = fow::callipers::stages::goal_of(rules, state, Move{6, {{0, 100}, {50, 0}}});
    REQUIRE(goal);
    CHECK(goal->piece == rules.index_of(6));
    CHECK(goal->way == std::vector<Point>{{2540, 1680}, {2540, 1780}, {2590, 1780}});
    CHECK(goal->facing == 350);
    const auto turned = fow::callipers::stages::goal_of(rules, state, Turn{6, 0});
    REQUIRE(turned);
    CHECK(turned->way == std::vector<Point>{{2540, 1680}});
    CHECK(turned->facing == 0);
    CHECK_FALSE(fow::callipers::stages::goal_of(rules, state, EndTurn{}));
    CHECK_FALSE(fow::callipers::stages::goal_of(rules, state, Move{6, {{0, 9000}}}));
}
