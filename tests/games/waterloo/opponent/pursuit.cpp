// W13: what the computed players save, take, attack and withdraw in a Pursuit.
// A level makes progress against somebody who never attacks (W1.7).
#include <algorithm>
#include <functional>

#include "catch.hpp"
#include "environment.hpp"
#include "games.hpp"
#include "pursuit_test_game.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

[[nodiscard]] std::string thought(const PursuitTestGame& table, Level level, std::uint64_t seed) {
    const Viewer viewer = table.decider() == Decider::first ? french_viewer : allied_viewer;
    const auto answer = think(table.rules(), table.view(viewer), {}, {level, Style::steady, seed}, budget_of(level));
    CHECK(table.refused(answer.action).empty());
    CHECK_FALSE(answer.reason.empty());
    return to_text(table.rules().roster(), answer.action);
}

void every_level(const PursuitTestGame& table, const std::function<bool(const std::string&)>& good) {
    for (const Level level : levels)
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const std::string answer = thought(table, level, seed);
            CAPTURE(word(level), seed, answer);
            CHECK(good(answer));
        }
}

[[nodiscard]] bool begins(const std::string& text, std::string_view with) { return text.rfind(with, 0) == 0; }

/// The French pursue with Ney; the test adds the Allied cavalry. Seven Allied pieces are on the board.
struct Retreat : PursuitTestGame {
    Retreat() : PursuitTestGame(french_seat) {
        put("Napoleon", "b2");
        ney = put("Ney", "c2");
        show(ney, Knowledge::all);
        put("Wellington", "b8");
        for (const char* at : {"d8", "e8", "f8", "g8", "h8", "i8", "j8"}) put("Allied line infantry 3", at);
    }
    void take_three() {
        for (const char* at : {"xd8", "xe8", "xf8"}) play(by(ney, at));
        play("end");
    }
    UnitId ney;
};

}  // namespace

TEST_CASE("W13.5 a computed player without cavalry saves pieces as long as it can", "[opponent][pursuit][W13.5]") {
    Retreat t;
    t.pursue();
    t.take_three();
    every_level(t, [](const std::string& answer) { return begins(answer, "+"); });
    t.play("+g8");
    every_level(t, [](const std::string& answer) { return begins(answer, "+"); });
    t.play("+h8");
    every_level(t, [](const std::string& answer) { return answer == "end"; });
}

TEST_CASE("W13.7 a beaten computed player withdraws cavalry that could only be lost", "[opponent][pursuit][W13.7]") {
    Retreat t;
    t.put("Allied light cavalry", "c8");
    t.pursue();
    t.take_three();
    for (const char* act : {"+g8", "+h8"}) t.play(act);
    every_level(t, [](const std::string& answer) { return answer == "#1-off"; });
}

TEST_CASE("W13.6 a beaten computed player strikes where it surely wins", "[opponent][pursuit][W13.6]") {
    Retreat t;
    t.show(t.put("French light cavalry", "d2"), Knowledge::all);
    t.put("Uxbridge", "c8");
    t.pursue();
    t.take_three();
    every_level(t, [](const std::string& answer) { return answer == "#1x#2" || begins(answer, "+"); });
}

TEST_CASE("W13.4 a computed victor goes on while there is anybody to take, and does not throw its cavalry away",
          "[opponent][pursuit][W13.4]") {
    Retreat t;
    t.show(t.put("Allied heavy cavalry 6", "c8"), Knowledge::all);
    t.pursue();
    every_level(t, [](const std::string& answer) { return begins(answer, "#1xd"); });
    t.take_three();
    for (const char* act : {"+g8", "+h8"}) t.play(act);
    t.play("end");
    for (const char* at : {"xi8", "xj8"}) t.play(t.by(t.ney, at));
    REQUIRE(t.state().phase == Phase::pursuit);
    // Five more than the French: a victory that Ney can only endanger.
    every_level(t, [](const std::string& answer) { return answer == "end" || answer == "#1-off"; });
}

TEST_CASE("W13.5 W13.8 whole pursuits between computed players end, and both sides get their share", "[opponent][pursuit][W13.5][W13.8]") {
    int saved = 0, taken = 0;
    for (const std::uint32_t seed : random_seeds(12)) {
        INFO("seed " << seed);
        Dice dice(seed);
        const Seat victor = dice.once_in(2) ? french_seat : allied_seat;
        PursuitTestGame t(victor);
        t.put("Napoleon", "d2");
        t.put("Wellington", "d8");
        const std::string army = victor == french_seat ? "Allied " : "French ";
        for (int i = 0; i < 10; ++i) t.put(army + (i < 8 ? "line infantry 3" : "gun"), std::string(1, static_cast<char>('b' + i)) + "4");
        for (const char* rider : {"French light cavalry", "French heavy cavalry 4", "Allied light cavalry", "Allied heavy cavalry 4"})
            for (int i = static_cast<int>(dice.below(3)); i > 0; --i) t.put(rider, "reserve");
        t.put(victor == french_seat ? "Ney" : "Uxbridge", "c2");
        if (dice.once_in(2)) t.put(victor == french_seat ? "Uxbridge" : "Ney", "c8");
        t.pursue();
        Session game(shipped(), expert(), {"Ann", "Ben"}, Start{"A pursuit", t.state()});
        Pcg32 chance(seed);
        int plies = 0;
        for (; plies < 200 && game.decider() != Decider::nobody; ++plies) {
            const auto answer = thought_of(game, {Level::captain, Style::steady, seed}, Budget{2000});
            INFO(to_text(game.rules().roster(), answer.action));
            REQUIRE_FALSE(game.play(answer.action));
        }
        CHECK(plies < 200);
        for (const LogLine& line : game.heard(Viewer::onlooker)) {
            saved += std::holds_alternative<PieceSaved>(line.event) ? 1 : 0;
            taken += std::holds_alternative<VictimTaken>(line.event) ? 1 : 0;
        }
    }
    CHECK(taken > 24);
    CHECK(saved > 24);
}

namespace {

/// A game of `mind`, as `own`, against somebody who only ends its turns once both armies stand. Whether it was not drawn for want of a
/// fight.
bool goes_on(Mode mode, Seat own, const Mind& mind, std::uint32_t seed) {
    Options options;
    options.mode = mode;
    Session game = new_game(options);
    Pcg32 dice(seed);
    for (int plies = 0; game.decider() != Decider::nobody && plies < 5000; ++plies) {
        if (game.decider() == Decider::chance) {
            roll_due(game, dice);
            continue;
        }
        const Seat seat = game.decider() == Decider::first ? french_seat : allied_seat;
        const Action idle = EndTurn{};
        const bool idles = seat != own && game.state().phase == Phase::turn && !check(game.rules(), game.state(), idle);
        static_cast<void>(game.play(idles ? idle : thought_of(game, mind, {300}).action));
    }
    const auto result = game.state().result();
    return result && result->ending != Ending::quiet_turns;
}

}  // namespace

TEST_CASE("a level does not wait for the draw of quiet turns", "[opponent][W1.7]") {
    for (const Mode mode : {Mode::standard, Mode::expert})
        for (const std::uint32_t seed : random_seeds(8)) {
            const Seat own = seed % 2 == 0 ? french_seat : allied_seat;
            CAPTURE(seed);
            CHECK(goes_on(mode, own, {Level::recruit, Style::steady, seed}, seed));
        }
}
