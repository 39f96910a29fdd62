// Positions, as text, with one good choice. A level that sees far enough must find it with every seed.
#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>

#include "catch.hpp"
#include "games/alliance/opponent/think.hpp"
#include "riddles.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

constexpr Budget budget{40'000};

[[nodiscard]] bool lists(const char* choices, const std::string& choice) {
    std::istringstream words{choices};
    for (std::string word; words >> word;)
        if (word == choice) return true;
    return false;
}

[[nodiscard]] bool solves(const Riddle& riddle, const std::string& choice) {
    return (riddle.good[0] == '\0' || lists(riddle.good, choice)) && !lists(riddle.bad, choice);
}

[[nodiscard]] View seen(const State& state) { return view_of(rules(), state, Viewer::onlooker); }

}  // namespace

TEST_CASE("Each level solves its riddles", "[opponent][L4.5][L3.2][L6.7]") {
    for (const Riddle& riddle : riddles) {
        Board board(riddle.position);
        board.play(riddle.words);
        for (const Level level : levels) {
            if (level < riddle.least) continue;
            for (const std::uint64_t seed : {1U, 2U, 3U}) {
                const auto thought = think(rules(), seen(board.state), {}, {level, Style::steady, seed}, budget);
                const std::string choice = to_text(thought.action);
                CAPTURE(riddle.what, word(level), seed, choice, text_of(thought.reason), thought.chance);
                CHECK(solves(riddle, choice));
                CHECK(text_of(thought.reason).ends_with("."));
            }
        }
    }
}

TEST_CASE("Each level solves more riddles than the level below", "[opponent]") {
    std::array<int, levels.size()> solved{};
    for (const Riddle& riddle : riddles) {
        Board board(riddle.position);
        board.play(riddle.words);
        for (const Level level : levels) {
            const auto thought = think(rules(), seen(board.state), {}, {level, Style::steady, 1}, budget);
            solved[static_cast<std::size_t>(level)] += solves(riddle, to_text(thought.action)) ? 1 : 0;
        }
    }
    const auto [recruit, corporal, captain, marshal] = solved;
    CAPTURE(recruit, corporal, captain, marshal);
    constexpr int all = static_cast<int>(std::size(riddles));
    CHECK((recruit <= all / 2 && marshal >= all - 3));
    CHECK((recruit + 3 <= corporal && corporal + 8 <= captain && captain + 10 <= marshal));
}

TEST_CASE("Looking only one phase ahead misses what a Captain sees", "[opponent]") {
    // The square in front of the guns: looking at one phase alone does not show which choice saves the army.
    const Riddle& square =
        *std::find_if(std::begin(riddles), std::end(riddles), [](const Riddle& each) { return each.least == Level::captain; });
    const State state = posed(square.position);
    const auto captain = think(rules(), seen(state), {}, {Level::captain, Style::steady, 1}, {20'000});
    const auto recruit = think(rules(), seen(state), {}, {Level::recruit, Style::steady, 1}, {20'000});
    CHECK(captain.chance < recruit.chance);
}

TEST_CASE("Every level and the greedy player take a sure win", "[opponent][L12.1]") {
    const View view = seen(posed(riddles[0].position));
    for (const Level level : levels)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto thought = think(rules(), view, {}, {level, Style::steady, seed}, {1});
            CHECK(lists(riddles[0].good, to_text(thought.action)));
            CHECK(thought.chance == 1000);
            CHECK(text_of(thought.reason).find("breaks at once") != std::string::npos);
        }
    CHECK(lists(riddles[0].good, to_text(greedy_action(rules(), view, 1))));
}

TEST_CASE("L12.2 a draw is accepted by who stands no better, and never offered", "[opponent][L12.2]") {
    for (const Level level : levels) {
        const auto answer = [&](const char* json) {
            Board board(json);
            board.play("offer battery die:2");
            return think(rules(), seen(board.state), {}, {level, Style::steady, 1}, {1000}).action;
        };
        CHECK(answer(R"({"morale": {"allied": 3}})") == Action(AcceptDraw{}));
        CHECK_FALSE(answer(R"({"morale": {"french": 2}})") == Action(AcceptDraw{}));
    }
}
