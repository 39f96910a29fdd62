// La Belle Alliance as bots play it: what a seat is told is read back exactly, and matches can be repeated exactly.
#include "bots/match_of.hpp"
#include "files/files.hpp"
#include "games/alliance/bots/in_words.hpp"
#include "games/alliance/json/documents.hpp"
#include "table.hpp"

// This namespace is needed because other games use the same names directly in fow.
namespace fow::alliance {

using namespace alliance::testing;

namespace {

[[nodiscard]] bots::SeriesPlan plan_of(const std::string& first, const std::string& second, std::uint64_t games) {
    bots::SeriesPlan plan;
    plan.first = first;
    plan.second = second;
    plan.head = {"alliance", {}, {}};
    plan.games = games;
    plan.terms.allowance.milliseconds = 5000;
    plan.terms.readable = {files::data_folder().string()};
    return plan;
}
[[nodiscard]] std::vector<bots::PlayedGame> played(const bots::SeriesPlan& plan) { return test::play(alliance_in_words(), plan).games; }

}  // namespace

TEST_CASE("Matches end by the rules, and the same seed plays the same games", "[bots][L12.1]") {
    const auto games = played(plan_of("recruit", "greedy", 6));
    REQUIRE(games.size() == 6);
    const auto again = played(plan_of("recruit", "greedy", 6));
    for (std::size_t i = 0; i < games.size(); ++i) {
        CHECK(ending_from_word(games[i].report.ending));
        CHECK(games[i].record == again[i].record);
        const auto record = read_record(games[i].record, "record");
        CHECK_FALSE(record.broken_at);
        CHECK(replay(record.record).session.state().result->winner == games[i].report.winner);
    }
}

TEST_CASE("Our own player as a program does what it does at the table", "[bots]") {
    const std::string fow = FOW_BIN_DIR "/fow";
    const auto inside = played(plan_of("captain", "greedy", 2));
    const auto outside = played(plan_of(fow + " bot --level captain", "greedy", 2));
    REQUIRE(outside.size() == inside.size());
    for (std::size_t i = 0; i < inside.size(); ++i) {
        CHECK(outside[i].report.complaints.empty());
        CHECK(outside[i].report.ending == inside[i].report.ending);
        CHECK(outside[i].report.decisions == inside[i].report.decisions);
    }
}

TEST_CASE("The sample bot plays this game too", "[bots]") {
    const auto games = played(plan_of(test::python_program() + " " FOW_SOURCE_DIR "/docs/sample_bot.py", "random", 2));
    for (const auto& game : games) {
        CHECK(game.report.complaints.empty());
        CHECK(ending_from_word(game.report.ending));
    }
}

TEST_CASE("What a seat hears comes back exactly in random games", "[bots][L13.1]") {
    std::size_t lines = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(10)) {
        fow::testing::Dice dice(seed);
        Session session(new_record(shipped()));
        while (session.decider() != Decider::nobody) {
            if (session.decider() == Decider::chance) {
                REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
                continue;
            }
            const View view = session.view(Viewer::onlooker);
            const std::string text = write_position(rules(), session.state());
            CHECK(view_of(rules(), read_position(text, "position", rules()), Viewer::onlooker) == view);
            const Action action = dice.one_of(view.legal);
            const bool ends = std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
            if (!ends) REQUIRE_FALSE(session.play(action));
        }
        for (const Line& line : session.heard(Viewer::onlooker)) {
            CHECK(read_exact_line(write_exact(line)) == line);
            ++lines;
        }
    }
    CHECK(lines > 200);
}

TEST_CASE("Spoiled knowledge is refused", "[bots]") {
    for (const char* text : {"", "[]", "[1,2]", "{\"a\":1}", "[3,1,0,[99,[]]]", "[3,1,2,[3,[0]]]",
                             "[3,1,0,[1,[[0,false],1,1,[[0,1],[0,1],[0,1],[0,1],[0,1],[0,1],[0,1]],false]]]"})
        CHECK_THROWS_AS(read_exact_line(text), DataError);
}

}  // namespace fow::alliance
