// Positions with one good choice, as text. A level that sees far enough must find it, whatever its seed.
#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "fow/games/alliance/opponent/greedy.hpp"
#include "fow/games/alliance/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

struct Riddle {
    const char* what;
    Level least;  ///< the lowest level that must solve it
    const char* position;
    const char* words;  ///< played before the question
    const char* good;   ///< choices of which it must take one; empty: any that is not bad
    const char* bad;
};

constexpr Riddle riddles[] = {
    {"Whatever the die says, the guns break the square and the army (L4.5, L10.6).", Level::recruit,
     R"({"short": true, "places": {"lahaye": "french"}, "boxes": {"orange": 1, "derlon": 0, "guard": 0}, "squares": {"orange": true},
         "morale": {"allied": 1}, "casualties": {"allied": 4}})",
     "", "battery battery+napoleon", ""},
    {"The general advance cannot miss (L6.6).", Level::recruit,
     R"({"short": true, "phase": "allied", "battery": 1, "prussians": 6, "places": {"plancenoit": "prussian"}, "time": "afternoon",
         "reasons": {"prussians": true}, "boxes": {"derlon": 2, "reille": 2, "lobau": 1, "guard": 1, "kellermann": 0, "milhaud": 0},
         "casualties": {"french": 12}, "morale": {"french": 6}})",
     "", "wellington", ""},
    {"With Napoleon every face costs a division, and no test of the evening can be passed (L3.5, L10.3).", Level::recruit,
     R"({"short": true, "time": "evening", "reasons": {"prussians": true, "casualties": true}, "prussians": 5,
         "places": {"lahaye": "french"}, "boxes": {"guard": 0, "orange": 2, "reserve": 0}, "casualties": {"french": 3, "allied": 6},
         "morale": {"allied": 2}})",
     "", "derlon+napoleon", ""},
    {"d'Erlon has just attacked, and only Uxbridge can strike the blow that breaks the French (L3.2).", Level::recruit,
     R"({"short": true, "boxes": {"derlon": 2, "reille": 0, "guard": 2, "orange": 1, "hill": 0, "kellermann": 0, "milhaud": 0,
         "reserve": 0}, "squares": {"orange": true}, "casualties": {"french": 11, "allied": 3}, "morale": {"french": 4, "allied": 6}})",
     "derlon die:3 rout:1", "uxbridge:derlon", ""},
    {"A corps of one division is not risked at morale 1 (L4.5).", Level::recruit,
     R"({"short": true, "boxes": {"derlon": 1, "reille": 1, "lobau": 0, "guard": 1, "kellermann": 0, "milhaud": 0}, 
         "used": {"napoleon": true}, "morale": {"french": 1}})",
     "", "battery", "derlon reille guard:orange guard:hill"},
    {"The last of the Reserve costs the last morale (L6.4, L2.6).", Level::recruit,
     R"({"short": true, "phase": "allied", "boxes": {"orange": 4, "reserve": 1}, "casualties": {"allied": 1}, "morale": {"allied": 1},
         "last": {"french": "battery"}, "french_phase": {"orange": 1}})",
     "", "", "reserve:orange"},
    {"The Reserve takes back the best roll of the Guard (L6.7).", Level::recruit,
     R"({"short": true, "places": {"lahaye": "french"}, "boxes": {"orange": 3, "reserve": 2, "hill": 1},
         "casualties": {"allied": 5}, "morale": {"allied": 7}})",
     "guard:orange+napoleon die:4 rout:1", "reserve:orange", ""},
    {"Who can spare the division gives it, not who has the last one (L4.3, L4.5).", Level::recruit,
     R"({"short": true, "phase": "allied", "battery": 1, "prussians": 4, "places": {"plancenoit": "prussian"}, 
         "boxes": {"derlon": 1, "reille": 3, "guard": 2}, "casualties": {"french": 5}, "morale": {"french": 1}})",
     "wellington die:3", "take:reille", "take:derlon"},
    {"A square of one division cannot stay before the guns (L5.8, L6.2).", Level::captain,
     R"({"short": true, "phase": "allied", "boxes": {"derlon": 0, "reille": 0, "guard": 0, "kellermann": 0, "milhaud": 0, "orange": 1,
         "hill": 0, "uxbridge": 0, "reserve": 0}, "squares": {"orange": true}, "morale": {"allied": 1}})",
     "", "orange:line", ""},
    {"The guns have prepared the attack that empties Orange; not to use it gives the Prussians a turn (L5.1).", Level::recruit,
     R"({"short": true, "time": "afternoon", "reasons": {"casualties": true}, "places": {"lahaye": "french"}, "boxes": {"guard": 0,
         "reille": 0, "kellermann": 0, "milhaud": 0, "orange": 2, "reserve": 1}, "used": {"napoleon": true}, "last": {"french": "battery"},
         "casualties": {"french": 3, "allied": 6},
         "morale": {"allied": 2}})",
     "", "derlon", "battery"},
};

[[nodiscard]] bool lists(const char* choices, const std::string& choice) {
    std::istringstream words{choices};
    for (std::string word; words >> word;)
        if (word == choice) return true;
    return false;
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
                const auto thought = think(rules(), seen(board.state), {}, {level, Style::steady, seed}, {20'000});
                const std::string choice = to_text(thought.action);
                CAPTURE(riddle.what, word(level), seed, choice, thought.reason, thought.chance);
                CHECK((riddle.good[0] == '\0' || lists(riddle.good, choice)));
                CHECK_FALSE(lists(riddle.bad, choice));
                CHECK(thought.reason.ends_with("."));
            }
        }
    }
}

TEST_CASE("Who looks at one phase alone does not see what a Captain sees", "[opponent]") {
    // The square before the guns: a look at one's own phase cannot tell which choice saves the army.
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
            CHECK(thought.reason.find("breaks at once") != std::string::npos);
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
