// What one of our programs tells another about a seat's knowledge is read back exactly.
#include "catch.hpp"

#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/exact.hpp"
#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/json/exact.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// Keeps what one viewer hears.
class Recorder final : public fow::waterloo::Listener {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer == french_viewer) heard.push_back(event);
    }
    std::vector<Event> heard;
};

}  // namespace

TEST_CASE("views and lines of Waterloo come back exactly in random games") {
    in_random_games(60, [](const Rules& rules, State& state, Dice& dice) {
        if (dice.once_in(8)) {
            const Viewer viewer = dice.one_of(viewers);
            const PlayerView view = view_of(rules, state, viewer);
            MUST(read_exact_view(write_exact(view, rules.roster()), rules.roster()) == view);
        }
        Recorder recorder;
        random_step(rules, state, dice, &recorder);
        for (const Event& event : recorder.heard) {
            const LogLine line{3, state.turn, 700, event};
            MUST(read_exact_line(write_exact(line)) == line);
        }
    });
}

TEST_CASE("views and lines of the classic game come back exactly in random games") {
    for (const char* id : {"stratego", "duel"}) {
        const stratego::Rules rules(stratego::data::load_rule_set(id));
        Dice dice(random_seeds(1).front());
        stratego::Session session(stratego::new_record(rules.set()));
        for (int ply = 0; ply < 300 && turn(session.state()) != Decider::nobody; ++ply) {
            const Seat seat = session.decider() == Decider::first ? Seat::first : Seat::second;
            stratego::View view = session.view(viewer_of(seat));
            const auto action = dice.one_of(view.legal);
            stratego::View back = stratego::read_exact_view(stratego::write_exact(view));
            for (auto* refused : {&view.repeated, &back.repeated})
                for (auto& move : *refused) move.why = {.rule = move.why.rule, .reason = {}};
            MUST(back == view);
            if (!std::holds_alternative<stratego::Resign>(action) && !std::holds_alternative<stratego::TakeUp>(action))
                static_cast<void>(session.play(action));
        }
        for (const stratego::Line& line : session.heard(Viewer::first))
            CHECK(stratego::read_exact_line(stratego::write_exact(line)) == line);
    }
}

TEST_CASE("what happens at the table comes back exactly, counted after the game's own events") {
    const TableEvent events[] = {PhraseGivenUp{Seat::first}, GameSetBack{GameMoment{4, 20}, {2, 18}, false}, HintGiven{Seat::second}};
    for (const TableEvent& event : events) {
        const stratego::Line line{3, 1, event};
        CHECK(stratego::read_exact_line(stratego::write_exact(line)) == line);
        CHECK(read_exact_line(write_exact(LogLine{3, 1, 700, event})) == LogLine{3, 1, 700, event});
    }
    CHECK(stratego::write_exact(stratego::Line{3, 1, TimeUp{Seat::second}}) == "[3,1,[10,[1]]]");
}

TEST_CASE("spoiled knowledge is refused") {
    for (const char* text : {"", "[]", "[1,2]", "{\"a\":1}", "[[0,9,0]]", "[3,1,[14,[]]]", "[3,1,[99,[]]]", "[3,1,[1,[0,500,0,false]]]"}) {
        CHECK_THROWS_AS(stratego::read_exact_view(text), DataError);
        CHECK_THROWS_AS(stratego::read_exact_line(text), DataError);
        CHECK_THROWS_AS(read_exact_line(text), DataError);
    }
}
