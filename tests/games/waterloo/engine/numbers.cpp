// Refusals name the numbers of the rules, whatever these are.
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The refusal of that action in full, "W4.1: ...".
std::string refusal(const TestGame& game, const std::string& text) {
    const auto action = action_from_text(game.rules().roster(), text);
    REQUIRE(action);
    const auto violation = check(game.rules(), game.state(), *action);
    REQUIRE(violation);
    return to_text(*violation);
}

}  // namespace

TEST_CASE("W4.1 W4.2 a refusal names how far infantry moves by the rules", "[pieces][W4.1][W4.2]") {
    Ruleset set = shipped();
    set.pieces.light_infantry_moves = 4;
    set.pieces.line_infantry_moves = 1;
    TestGame printed;
    TestGame other({}, set);
    for (TestGame* game : {&printed, &other}) {
        game->put("French light infantry 1", "c2");
        game->put("French line infantry 3", "f2");
        game->begin(french_seat);
    }
    CHECK(refusal(printed, "c2-c8") == "W4.1: Light infantry moves over empty squares, 3 at most.");
    CHECK(refusal(other, "c2-c8") == "W4.1: Light infantry moves over empty squares, 4 at most.");
    CHECK(refusal(printed, "f2-f8") == "W4.2: Line infantry moves over empty squares, 2 at most.");
    CHECK(refusal(other, "f2-f8") == "W4.2: Line infantry moves over empty squares, 1 at most.");
}

TEST_CASE("W14.1 a refusal names the turn from which the late pieces may enter", "[expert][W14.1]") {
    for (const int turn : {1, 5}) {
        Ruleset set = shipped();
        set.expert.late_turn = turn;
        Options options = expert();
        options.start_early = true;
        TestGame game(options, set);
        const UnitId late = game.put("French light infantry 2", "e4");
        static_cast<void>(late);
        const UnitId guard = game.put("French line infantry 6", "reserve");
        REQUIRE(game.rules().late(guard));
        game.begin(french_seat, -1);
        CHECK(refusal(game, game.named(guard, "+e1")) ==
              "W14.1: That piece comes late: not before game turn " + std::to_string(turn) + ".");
    }
}

TEST_CASE("W11.5 a refusal names how many pieces Initiative moves", "[cards][W11.5]") {
    for (const int movers : {3, 5}) {
        Ruleset set = shipped();
        set.cards.movers = movers;
        TestGame game(standard(), set);
        game.put("French line infantry 3", "e5");
        game.put("Allied line infantry 3", "e6");
        deal(game, french_seat, {Card::initiative});
        game.begin(french_seat);
        game.play(PlayCard{Card::initiative, Nation::allied});
        CHECK(refusal(game, "e5xe6") == "W11.5: Initiative moves pieces once each, " + std::to_string(movers) + " at most.");
    }
}
