// What a replay shows at each moment, to each viewer (C3.7, C4.6).
#include "games/stratego/stages/replayed.hpp"

#include <algorithm>
#include <span>

#include "app/replay/played_on.hpp"
#include "board.hpp"
#include "catch.hpp"
#include "games/stratego/screens/words.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/statistics.hpp"

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
