// Nothing on the screen runs ahead of what was shown: games that differ only in what comes next look the same until then.
#include "catch.hpp"

#include <algorithm>

#include "files/files.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// French infantry on e5 faces `first` on e6, and behind it `second` on e7. The other Allied pieces stand in their back row, so that both
/// players know that the same pieces are in the battle.
std::string fight(const std::string& attacker, const std::string& first, const std::string& second, const std::string& uxbridge = "i10") {
    std::vector<std::string> others{"28th-foot", "42nd-highlanders", "2nd-coldstream-guards", "30th-foot"};
    std::vector<std::string> riders{"wellington", "life-guards"};
    std::string pieces;
    const auto add = [&](const std::string& unit, const std::string& square) {
        const std::string where = square.size() > 3 ? "place" : "square";
        pieces += ",\n  {\"unit\": \"" + unit + "\", \"" + where + "\": \"" + square + "\"}";
        for (auto* rest : {&others, &riders}) rest->erase(std::remove(rest->begin(), rest->end(), unit), rest->end());
    };
    add(attacker, "e5");
    add(first, "e6");
    add(second, "e7");
    add("uxbridge", uxbridge);
    const std::vector<std::string> squares{"a10", "b10", "c10", "d10"};
    for (std::size_t at = 0; !others.empty(); ++at) add(std::string(others.front()), squares[at]);
    for (const char* square : {"k10", "l10"})
        if (!riders.empty()) add(std::string(riders.front()), square);
    return R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "description": "", "mode": "basic",
 "position": {"phase": "turn", "to_move": "french", "turn": 3, "pieces": [
  {"unit": "napoleon", "square": "a1"}, {"unit": "ney", "square": "b1"}, {"unit": "28e-de-ligne", "square": "a4"})" +
           pieces + "]}}";
}

/// What the frames of a script show, from that line on.
std::vector<std::string> shown_from(int line, const std::string& scenario, const std::string& script, const std::string& pace) {
    const Folder folder;
    const Session game = posed(scenario);
    const Showing showing = show(folder, script, &game, "--seed 1 --pace " + pace);
    INFO(showing.outcome.output);
    REQUIRE(showing.outcome.code == 0);
    std::vector<std::string> shown;
    for (const Frame& frame : showing.frames)
        if (frame.line >= line) shown.push_back(frame.all);
    REQUIRE(shown.size() > 2);
    return shown;
}

/// Where two showings differ first; empty if they are the same.
std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& two) {
    const auto [a, b] = std::mismatch(one.begin(), one.end(), two.begin(), two.end());
    if (a == one.end() && b == two.end()) return {};
    return "frame " + std::to_string(a - one.begin()) + ": " + (a == one.end() ? "none" : *a) + " / " + (b == two.end() ? "none" : *b);
}

/// A short lesson with one step of each kind.
std::string brook() { return read_bytes(fs::path(FOW_SOURCE_DIR) / "tests/games/waterloo/fuzz/corpus/lesson/across-the-brook"); }

void play_lesson(const std::string& lesson, const std::string& script) {
    const Folder folder;
    files::write(folder.path() / "data" / "lessons" / "brook.json", lesson);
    check_success(run_script(folder, "click learn\nclick lesson:own/brook\nclick lesson-next\n" + script, "--seed 1 --pace slow"));
}

const std::string to_the_fight = "drag e4 e6\nclick lesson-next\nclick end-turn\nclick end-now\nclick lesson-next\n";

}  // namespace

TEST_CASE("W8.5 while the die tumbles, nothing tells which face it will show", "[outcomes][W8.5][optimised]") {
    const auto shown = [](const std::string& face) {
        return shown_from(
            4, fight("92e-de-ligne", "28th-foot", "2nd-coldstream-guards"),
            "hold take-seat\ndrag e5 e6\ndice " + face + "\nclick roll-die\nmeanwhile 1200\nexpect-not \"is lost\"\nmeanwhile 0\nquit\n",
            "slow");
    };
    const std::vector<std::string> blue = shown("Blue");
    for (const char* face : {"Red", "Blue+", "RedR"}) {
        INFO(face);
        CHECK(difference(shown(face), blue) == "");
    }
}

TEST_CASE("W8.7 until a frenzied piece meets the next one, nothing tells who that is and how it will end", "[outcomes][W8.7][optimised]") {
    const auto shown = [](const std::string& second, const std::string& pace) {
        return shown_from(2, fight("92e-de-ligne", "28th-foot", second),
                          "hold take-seat\ndrag e5 e6\ndice Blue+\nclick roll-die\nexpect \"Blue, frenzy\"\nmeanwhile 0\nquit\n", pace);
    };
    for (const char* pace : {"off", "brisk"}) {
        INFO(pace);
        const std::vector<std::string> lost = shown("2nd-coldstream-guards", pace);
        CHECK(difference(shown("30th-foot", pace), lost) == "");  // then the die is rolled again
        CHECK(difference(shown("42nd-highlanders", pace), lost) == "");
    }
}

TEST_CASE("W8.1 while two pieces are turned up, nothing tells who is stronger", "[outcomes][W8.1]") {
    const auto shown = [](const std::string& defender) {
        return shown_from(2, fight("1er-tirailleurs-de-la-garde", defender, "30th-foot"),
                          "hold take-seat\ndrag e5 e6\nmeanwhile 80\nkey Escape\nmeanwhile 80\nexpect \"A fight for e6\"\nmeanwhile 0\n"
                          "expect-not \"Roll the Battle die\"\nmeanwhile 0\nquit\n",
                          "slow");
    };
    const std::vector<std::string> wins = shown("28th-foot");
    CHECK(difference(shown("42nd-highlanders"), wins) == "");  // the die decides
    CHECK(difference(shown("2nd-coldstream-guards"), wins) == "");
}

TEST_CASE("W1.2 while two pieces are turned up, nothing tells that the game ends with this fight", "[outcomes][W1.2]") {
    const auto shown = [](const std::string& defender) {
        return shown_from(
            2, fight("1er-tirailleurs-de-la-garde", defender, "30th-foot", "eliminated"),
            "hold take-seat\ndrag e5 e6\nmeanwhile 80\nkey Escape\nmeanwhile 80\nexpect \"A fight for e6\"\nmeanwhile 0\nquit\n", "slow");
    };
    CHECK(difference(shown("wellington"), shown("life-guards")) == "");
}

TEST_CASE("While a lesson shows a fight, the strip does not tell how it ends", "[outcomes][lessons]") {
    SECTION("whether the die will decide") {
        play_lesson(brook(),
                    to_the_fight +
                        "drag e6 e7\nmeanwhile 80\nkey Escape\nmeanwhile 80\nexpect Watch\nmeanwhile 0\nexpect-not \"The die decides\"\n"
                        "wait 0\nexpect \"The die decides\"\nclick roll-die\nmeanwhile 400\nexpect Watch\nmeanwhile 0\nexpect-not Done\n"
                        "wait 0\nexpect-not Done\nclick continue\nexpect Taken.\n");
    }
    SECTION("whether the step can still be won") {
        // The only roll of the step is used for e8.
        std::string lesson = replaced(brook(), R"({"unit": "30th-foot", "square": "e8"})",
                                      R"({"unit": "30th-foot", "square": "e8"}, {"unit": "28th-foot", "square": "d6"})");
        lesson = replaced(lesson, "\"tries\": [{\"do\": \"end\", \"say\": \"Not yet.\"}],", "");
        play_lesson(lesson, to_the_fight +
                                "drag e6 d6\nclick roll-die\nclick continue\ndrag d6 e7\nclick d7\nmeanwhile 80\nkey Escape\nmeanwhile 80\n"
                                "expect-not \"Try again\"\nwait 0\nexpect \"Try again\"\n");
    }
    SECTION("what the enemy's answer brings") {
        std::string lesson = brook();
        lesson.erase(lesson.find(",\n    {\n      \"text\": \"Take e7"));
        lesson += "\n  ]\n}\n";
        play_lesson(replaced(lesson, R"(["e8-e7", "end"])", R"(["e8-e7"])"),
                    "drag e4 e6\nclick lesson-next\nclick end-turn\nclick end-now\nmeanwhile 80\nexpect Watch\nmeanwhile 0\nexpect-not "
                    "Done\nmeanwhile 0\n"
                    "expect-not \"e8 to e7\"\nwait 0\nexpect Done\nexpect \"e8 to e7\"\n");
    }
}

TEST_CASE("W11.4 what the scouts saw is not told before the map has shown where they looked", "[outcomes][W11.4]") {
    const Folder folder;
    std::string scenario =
        replaced(script_file("cards.json"), R"("hands": {"french": ["initiative")", R"("hands": {"french": ["reconnaissance")");
    scenario = replaced(scenario, R"("discards": {"french": ["reconnaissance")", R"("discards": {"french": ["initiative")");
    check_success(
        run_posed(folder, scenario,
                  "hold take-seat\nclick hand:reconnaissance\nclick play-card\nclick d6\npoint d6\nclick card-done\nmeanwhile 200\n"
                  "expect-not \"1st Foot Guards\"\nwait 0\nexpect \"What the scouts have seen\"\nexpect \"1st Foot Guards\"\n",
                  "--seed 1 --pace slow"));
}
