// Matches: the sides swap on the same set-ups, the same seed gives the same games, and our own player plays through the protocol.
#include "catch.hpp"

#include "bots/duels.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/waterloo/bots/in_words.hpp"

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

TEST_CASE("the sample bot plays every game without a fault and beats a random player", "[slow]") {
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
