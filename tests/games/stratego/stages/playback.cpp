// What a replay shows at each moment, to each viewer (C3.7, C4.6).
// The analysis of a finished game finds the blunder, tells who was fooled, and can be stopped and resumed.
#include <algorithm>
#include <chrono>
#include <span>
#include <sstream>
#include <thread>

#include "app/match.hpp"
#include "app/program_run.hpp"
#include "app/replay/analysis_page.hpp"
#include "board.hpp"
#include "catch.hpp"
#include "games/stratego/screens/words.hpp"
#include "games/stratego/stages/game_stages.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/replayed.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
using fow::stratego::stages::ReplayedBoard;

namespace {

constexpr const char* army = "F..B....../B8.s..8.../..129.9...";

/// Red sets up, then Blue; `detours`: how often a piece is placed and taken up again.
Session set_up_session(int detours = 0, bool remark = false) {
    Session session(new_record(duel().set(), {}, {"Anna", "Bert"}));
    if (remark) session.remark(PracticeAlone{});
    for (const Seat side : {red_seat, blue_seat}) {
        const std::vector<Place> places = read_set_up(duel(), side, army);
        for (int i = 0; i < detours; ++i) {
            REQUIRE_FALSE(session.play(places.front()));
            REQUIRE_FALSE(session.play(TakeUp{places.front().at}));
        }
        for (const Place& place : places) REQUIRE_FALSE(session.play(place));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    return session;
}

/// A Scout runs into the General; then Blue resigns if `over`.
Session fought(bool over, int detours = 0) {
    Session session = set_up_session(detours);
    for (const char* turn : {"b9-b8", "e3-e7", "b8-b7", "e7-d7", "b7-b6", "d7-d8", "b6-b5"})
        REQUIRE_FALSE(session.play(fow::stratego::testing::move(turn)));
    if (over) REQUIRE_FALSE(session.play(Resign{}));
    return session;
}

/// How many halts the replay of that seat has.
std::size_t halts_of(const Session& session, std::optional<Seat> seat) { return ReplayedBoard(session, seat).last() + 1; }

const SeenPiece& piece_at(const View& view, const char* square) { return view.at(*square_from_text(square)).value(); }

}  // namespace

TEST_CASE("C3.7 a seat's replay halts after what was heard, however an army was set up", "[replay][C3.7][C1.6]") {
    for (const Seat seat : seats) {
        CHECK(halts_of(fought(false), seat) == halts_of(fought(false, 3), seat));
        CHECK(halts_of(fought(false), seat) == 1 + 2 + 7);  // the start, both set-ups, the turns
    }
    const Session open = fought(true);
    CHECK(halts_of(open, std::nullopt) == open.ply_count() + 1);
}

TEST_CASE("C1.6 a remark among silent plies does not tell how many there are", "[replay][C1.6]") {
    Session none(new_record(duel().set(), {}, {"Anna", "Bert"}));
    none.remark(PracticeAlone{});
    Session some = none;
    REQUIRE_FALSE(some.play(read_set_up(duel(), red_seat, army).front()));
    for (const Seat seat : seats) {
        CHECK(halts_of(some, seat) == 1);
        CHECK(halts_of(none, seat) == 1);
        CHECK(ReplayedBoard(some, seat).heard(0) == 1);
        CHECK(ReplayedBoard(some, seat).view(0, ui::eyes_of(seat)).board == ReplayedBoard(none, seat).view(0, ui::eyes_of(seat)).board);
    }
    const Session later = set_up_session(0, true), slower = set_up_session(4, true);
    CHECK(halts_of(later, blue_seat) == halts_of(slower, blue_seat));
}

TEST_CASE("C3.7 each viewer's replay shows what that viewer saw at that moment", "[replay][C3.7]") {
    const Session session = fought(true);
    const ReplayedBoard playback(session, std::nullopt);
    for (std::size_t halt = 0; halt <= playback.last(); ++halt) {
        const State& state = session.state_after(playback.plies(halt));
        for (const Seat seat : seats) CHECK(playback.view(halt, ui::eyes_of(seat)) == view_of(session.rules(), state, viewer_of(seat)));
        CHECK(playback.view(halt, ui::Eyes::onlooker) == view_of(session.rules(), state, Viewer::onlooker));
    }
    const std::size_t fight = playback.halt_of(playback.heard(playback.last()) - 3);
    CHECK_FALSE(piece_at(playback.view(fight - 1, ui::Eyes::first), "d8").rank);
    CHECK(piece_at(playback.view(fight, ui::Eyes::first), "d8").rank == Rank::general);
    CHECK(piece_at(playback.view(fight, ui::Eyes::onlooker), "d8").rank == Rank::general);
    CHECK_FALSE(piece_at(playback.view(fight, ui::Eyes::onlooker), "a10").rank);
    CHECK(piece_at(playback.view(fight, ui::Eyes::all), "a10").rank == Rank::flag);
    const auto heard = std::span(session.heard(Viewer::onlooker)).first(playback.heard(fight));
    const auto fought = fow::stratego::stages::fight_from(heard, playback.heard(fight - 1));
    REQUIRE(fought);
    CHECK(fought->defender == Rank::general);
    CHECK(fow::stratego::stages::last_way(heard).front() == fow::stratego::testing::move("d7-d8"));
}

TEST_CASE("C4.6 an unfinished game is replayed with one seat's knowledge; the end shows everything", "[replay][C4.6]") {
    const Session going = fought(false);
    const ReplayedBoard blue(going, blue_seat);
    CHECK(blue.eyes() == std::vector{ui::Eyes::first});
    for (std::size_t halt = 0; halt <= blue.last(); ++halt)
        for (const auto& piece : blue.view(halt, ui::Eyes::first).board)
            if (piece && piece->side == red_seat) CHECK(piece->rank.has_value() == piece->shown);
    const Session over = fought(true);
    const ReplayedBoard playback(over, std::nullopt);
    CHECK(playback.eyes().size() == 4);
    for (const ui::Eyes eyes : playback.eyes())
        for (const auto& piece : playback.view(playback.last(), eyes).board) CHECK((!piece || piece->rank.has_value()));
}

TEST_CASE("The timeline marks fights, draw offers and the end, and leads to each line", "[replay]") {
    const Session session = fought(true);
    const ReplayedBoard playback(session, std::nullopt);
    const ui::Timeline timeline = playback.timeline(ui::Eyes::all);
    CHECK(timeline.last == playback.last());
    REQUIRE(timeline.turns.size() == 1);
    CHECK(session.state_after(playback.plies(timeline.turns.front().halt)).phase == Phase::turn);
    CHECK(session.state_after(playback.plies(timeline.turns.front().halt)).turns == 0);
    REQUIRE(timeline.marks.size() == 2);
    CHECK(timeline.marks[0].kind == ui::MarkKind::combat);
    CHECK(timeline.marks[0].text == "Turn 6: Blue's Scout d7 attacked the General on d8 and fell.");
    CHECK(timeline.marks[1].halt == playback.last());
    for (std::size_t line = 0; line < playback.log(ui::Eyes::all).size(); ++line) {
        const std::size_t halt = playback.halt_of(line);
        CHECK(playback.heard(halt) > line);
        CHECK((halt == 0 || playback.heard(halt - 1) <= line));
    }
}

TEST_CASE("A game is played on from any moment of one that is over, and says so", "[replay]") {
    const Session over = fought(true);
    const std::size_t plies = over.ply_count() - 2;
    const Session again = fow::app::played_on(over, plies);
    CHECK(again.state() == over.state_after(plies));
    CHECK(again.record().id.empty());
    CHECK(std::holds_alternative<PlayedOn>(std::get<TableEvent>(again.heard(Viewer::onlooker).back().event)));
}

TEST_CASE("The numbers of a game count fights, ways and what stayed unknown", "[replay][statistics]") {
    const ui::Numbers numbers = fow::stratego::stages::numbers_of(fought(true));
    const ui::Plots &won = numbers.plots.at(0).plots, &lost = numbers.plots.at(1).plots;
    const auto of_rank = [](const auto& plot, Rank wanted) {
        const auto& groups = std::get<ui::BarPlot>(plot).groups;
        return std::find_if(groups.begin(), groups.end(), [&](const ui::Bars& bars) { return bars.label == screens::rank_name(wanted); })
            ->counts;
    };
    CHECK(of_rank(won[1], Rank::general) == PerSeat<int>{0, 1});
    CHECK(of_rank(lost[1], Rank::scout) == PerSeat<int>{1, 0});
    CHECK(of_rank(won[3], Rank::general) == PerSeat<int>{7, 6});
    CHECK(of_rank(won[3], Rank::scout)[blue_seat] == 5);  // one ran in turn 2, one was never known: the mean of 2 and 7, rounded
    const auto points = [](const auto& plot, Seat side) { return std::get<ui::LinePlot>(plot).lines.at(index(side)).points; };
    for (const Seat side : seats) CHECK(points(won[0], side).front().y == 10);
    CHECK(points(won[0], blue_seat).back().y == 9);
    CHECK(points(won[0], red_seat).back().y == 10);
    CHECK(points(won[2], blue_seat).back().y == 0);
    CHECK(points(won[2], red_seat).back().y == 1);
    CHECK(points(won[0], blue_seat).back().x == 7);
    CHECK(numbers.turning.empty());
}

TEST_CASE("C6.3 the text of a game tells a seat's own set-up only", "[replay][C6.3]") {
    const Session session = fought(true);
    const ReplayedBoard playback(session, std::nullopt);
    const std::string blue = playback.text(ui::Eyes::first);
    CHECK(blue.find("Blue's set-up: ") != std::string::npos);
    CHECK(blue.find("Red's set-up") == std::string::npos);
    CHECK(playback.text(ui::Eyes::onlooker).find("set-up") == std::string::npos);
    const std::string all = playback.text(ui::Eyes::all);
    CHECK(all.find(std::string("Red's set-up: ") + army) != std::string::npos);
    CHECK(all.find("Turn 6: Blue's Scout d7 attacked the General on d8 and fell.\n") != std::string::npos);
}

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
    CHECK(analysed(session)->told("e4-e5", 0) == "Blue Marshal (10) from e4 to e5");
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
