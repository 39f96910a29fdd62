// To its seat, a guess looks exactly like the truth.
#include "catch.hpp"

#include "games.hpp"
#include "games/waterloo/opponent/guess.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

[[nodiscard]] bool can_be_guessed(Phase phase) {
    return phase == Phase::turn || phase == Phase::card || phase == Phase::defence || phase == Phase::frenzy_choice ||
           phase == Phase::building_choice || phase == Phase::pursuit;
}

void expect_guesses_fit(const Session& game, Pcg32& luck) {
    const Viewer viewer = who_decides(game);
    const PlayerView view = game.view(viewer);
    const opponent::Guesser guesser(game.rules(), view, game.heard(viewer), {});
    const State guess = guesser.draw(luck);
    if (const auto fault = inconsistency(game.rules(), guess)) FAIL(*fault);
    REQUIRE(view_of(game.rules(), guess, viewer) == view);
}

void expect_guesses_fit_in(Mode mode, State (*start)(const Rules&, Dice&), std::size_t games, int plies) {
    for (const std::uint32_t seed : random_seeds(games)) {
        INFO("seed " << seed);
        Dice dice(seed);
        Options options = random_options(mode, dice);
        options.nightfall = false;
        const Ruleset set = random_ground(dice);
        Session game(set, options, {"Ann", "Ben"}, Start{"here", start(Rules(set, options), dice)});
        Pcg32 luck(seed);
        for (int ply = 0; ply < plies && game.decider() != Decider::nobody; ++ply) {
            if (game.decider() != Decider::chance && can_be_guessed(game.state().phase)) expect_guesses_fit(game, luck);
            random_ply(game, dice);
        }
    }
}

}  // namespace

TEST_CASE("a guess looks to its seat as the truth does", "[opponent]") {
    for (const Mode mode : modes) expect_guesses_fit_in(mode, random_start, 3, 150);
}

TEST_CASE("a guess of a late position looks to its seat as the truth does", "[opponent]") {
    for (const Mode mode : modes) expect_guesses_fit_in(mode, random_late_position, 3, 80);
}

TEST_CASE("a guess of a pursuit looks to its seat as the truth does", "[opponent]") {
    expect_guesses_fit_in(Mode::expert, random_pursuit, 3, 60);
}

TEST_CASE("a player who forgets does not know what was shown long ago", "[opponent]") {
    TestGame table;
    free_pieces(table);
    table.put("French line infantry 3", "e4");
    const UnitId enemy = table.put("Allied line infantry 5", "e7");
    table.put("Allied line infantry 3", "c7");
    table.show(enemy, Knowledge::all);
    table.begin(french_seat, 20);
    const PlayerView view = table.view(french_viewer);
    LogLine shown;
    shown.turn = 1;
    const std::vector<LogLine> heard{
        {0, 1, 0, TurnBegan{french_seat, 1, 3}},
        {1, 1, 0, Scouted{french_seat, {square("e7")}, {*view.at(square("e7"))}}},
    };
    CHECK(opponent::Guesser(table.rules(), view, heard, {}).remembered().at(square("e7"))->unit == enemy);
    CHECK_FALSE(opponent::Guesser(table.rules(), view, heard, {3, false, false, 1}).remembered().at(square("e7"))->unit);
}
