// Matches: the sides swap on the same set-ups, the same seed gives the same games, and our own player plays through the protocol.
// What a match says about two players.
// What one of our programs tells another about a seat's knowledge is read back exactly.
#include <cmath>
#include <set>

#include "bots/duels.hpp"
#include "bots/series.hpp"
#include "catch.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/waterloo/bots/in_words.hpp"
#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/json/documents.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

/// The plies of a record up to the first turn: the set-ups.
[[nodiscard]] std::vector<stratego::Ply> set_ups_in(const std::string& record) {
    auto plies = stratego::read_record(record, "record").record.plies;
    std::size_t ready = 0, end = 0;
    while (end < plies.size() && ready < 2)
        if (plies[end++] == stratego::Ply(stratego::Action(stratego::Ready{}))) ++ready;
    plies.resize(end);
    return plies;
}

/// The `a` from which bots::mixed(a, b) made that number.
[[nodiscard]] std::uint64_t unmixed(std::uint64_t x, std::uint64_t b) {
    const auto inverse = [](std::uint64_t factor) {
        std::uint64_t result = factor;
        for (int i = 0; i < 6; ++i) result *= 2 - factor * result;
        return result;
    };
    const auto unshifted = [](std::uint64_t shifted, unsigned by) {
        std::uint64_t result = shifted;
        for (unsigned done = by; done < 64; done += by) result = shifted ^ (result >> by);
        return result;
    };
    for (const std::uint64_t added : {std::uint64_t{0x632BE59BD9B4E019ULL}, b}) {
        x = unshifted(x - added, 31) * inverse(0x94D049BB133111EBULL);
        x = unshifted(x, 27) * inverse(0xBF58476D1CE4E5B9ULL);
        x = unshifted(x, 30);
    }
    return x - 0x9E3779B97F4A7C15ULL;
}

[[nodiscard]] std::string bot_of_fow(const std::string& level) { return FOW_BIN_DIR "/fow bot --level " + level; }

}  // namespace

TEST_CASE("both games of a pair have the same set-ups, and the sides are changed") {
    const PlayedMatch match = play_duel(duel_plan("greedy", "random", 4));
    REQUIRE(match.games.size() == 4);
    CHECK(match.games[0].number == 1);
    CHECK(set_ups_in(match.games[0].record) == set_ups_in(match.games[1].record));
    CHECK(set_ups_in(match.games[0].record) != set_ups_in(match.games[2].record));
    CHECK(stratego::read_record(match.games[0].record, "record").record.names.first == "greedy");
    CHECK(stratego::read_record(match.games[1].record, "record").record.names.first == "random");
}

TEST_CASE("the same seed plays the same games, however many at a time") {
    auto plan = duel_plan("greedy", "random", 6);
    const PlayedMatch one = play_duel(plan);
    plan.jobs = 3;
    const PlayedMatch three = play_duel(plan);
    REQUIRE(one.games.size() == three.games.size());
    for (std::size_t i = 0; i < one.games.size(); ++i) CHECK(one.games[i].record == three.games[i].record);
    plan.seed = 2;
    CHECK(play_duel(plan).games[0].record != one.games[0].record);
}

TEST_CASE("a match ends as soon as its test is decided") {
    auto plan = duel_plan("greedy", "random", 400);
    plan.cap = 2000;
    plan.test = bots::Test{0, 200};
    const PlayedMatch match = play_duel(plan);
    CHECK(match.report.test->finding == bots::Finding::high);
    CHECK(match.report.score.games() < 400);
}

TEST_CASE("a player's seed does not lead back to the armies and the dice of its game", "[secrets]") {
    const std::uint64_t pair = 20261128;
    REQUIRE(unmixed(bots::mixed(pair, 11), 11) == pair);
    std::set<std::uint64_t> told;
    for (const Seat player : seats)
        for (const bool changed : {false, true}) {
            const std::uint64_t seed = bots::player_seed(pair, player, changed);
            told.insert(seed);
            for (std::uint64_t a = 0; a < 50; ++a) {
                MUST(unmixed(seed, a) != pair);
                for (std::uint64_t b = 0; b < 50; ++b) MUST(unmixed(unmixed(seed, a), b) != pair);
            }
        }
    CHECK(told.size() == 4);
}

TEST_CASE("players set up their own armies if they shall") {
    auto plan = duel_plan("greedy", "random", 2);
    plan.set_ups = bots::SetUps::own;
    plan.cap = 200;
    for (const auto& game : play_duel(plan).games) CHECK(set_ups_in(game.record).size() >= 22);
}

TEST_CASE("our own player does the same through the protocol as at the table", "[slow]") {
    for (const bool duel : {true, false}) {
        const bots::GameInWords game = duel ? stratego::game_in_words(stratego::variant_of("duel")) : waterloo_in_words();
        auto plan = duel_plan("recruit", "random");
        plan.terms.allowance.nodes = 50;
        plan.terms.allowance.milliseconds = 20000;
        if (!duel) plan.head = head_with({.mode = Mode::standard});
        const PlayedMatch inside = play(game, plan);
        plan.first = bot_of_fow("recruit");
        const PlayedMatch outside = play(game, plan);
        for (const bots::Lapse fault : bots::faults) CHECK(outside.faults(fault) == 0);
        for (std::size_t i = 0; i < inside.games.size(); ++i) CHECK(inside.games[i].report.ending == outside.games[i].report.ending);
        const auto without_names = [](std::string record) {
            record.erase(record.find("\"names\""), record.find('\n', record.find("\"names\"")) - record.find("\"names\""));
            return record;
        };
        CHECK(without_names(inside.games[0].record) == without_names(outside.games[0].record));
    }
}

TEST_CASE("the sample bot plays every game without a fault and beats a random player", "[slow][optimised]") {
    const std::string sample = python_program() + " " FOW_SOURCE_DIR "/docs/sample_bot.py";
    const auto expect_win = [&](const bots::GameInWords& game, const Head& head, bots::SetUps set_ups) {
        auto plan = duel_plan(sample, "random", 6);
        plan.head = head;
        plan.set_ups = set_ups;
        plan.cap = 3000;
        plan.terms.allowance.milliseconds = 20000;
        const PlayedMatch match = play(game, plan);
        INFO(head.game);
        for (const bots::Lapse fault : bots::faults) CHECK(match.faults(fault) == 0);
        CHECK(match.report.score.points() >= 4);
    };
    expect_win(stratego::game_in_words(stratego::variant_of("duel")), {"duel", {}, {}}, bots::SetUps::own);
    expect_win(stratego::game_in_words(stratego::variant_of("stratego")), {"stratego", {}, {}}, bots::SetUps::shared);
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert})
        expect_win(waterloo_in_words(), head_with({.mode = mode}), bots::SetUps::shared);
    expect_win(waterloo_in_words(), head_with({}), bots::SetUps::own);
}

using namespace fow::bots;

TEST_CASE("the share of the points has Wilson's interval") {
    const Estimate none = share_of({});
    CHECK((none.value == 0.5 && none.low == 0 && none.high == 1));
    const Estimate two_thirds = share_of({20, 0, 10});
    CHECK(two_thirds.value == Approx(2.0 / 3));
    CHECK(two_thirds.low == Approx(0.488).margin(0.001));
    CHECK(two_thirds.high == Approx(0.808).margin(0.001));
    CHECK(share_of({1, 2, 1}).value == Approx(0.5));
    CHECK(share_of({50, 0, 0}).low == Approx(0.929).margin(0.001));
}

TEST_CASE("Elo follows from the share, and back") {
    CHECK(elo_of({10, 0, 1}).value == Approx(400));
    CHECK(elo_of({0, 4, 0}).value == Approx(0).margin(1e-9));
    CHECK(std::isinf(elo_of({3, 0, 0}).value));
    CHECK(share_at(elo_of({3, 1, 2}).value) == Approx(3.5 / 6));
}

TEST_CASE("the sequential test ends for strong and for weak players, and stays open between") {
    const Test test{0, 50};
    CHECK(judged(test, {}).finding == Finding::open);
    CHECK(judged(test, {2, 2}).finding == Finding::open);
    std::vector<double> strong, weak;
    for (int i = 0; i < 100; ++i) {
        strong.push_back(i % 4 == 0 ? 1 : 2);
        weak.push_back(i % 4 == 0 ? 1 : 0);
    }
    CHECK(judged(test, strong).finding == Finding::high);
    CHECK(judged(test, weak).finding == Finding::low);
    CHECK(judged(test, strong).bound == Approx(2.944).margin(0.001));
}

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
