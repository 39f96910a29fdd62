// Computed players play whole games, never against the rules, and the same whenever they are asked again.
#include "catch.hpp"

#include "games.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

constexpr Budget small{300};

/// A whole game; returns the number of plies.
int play_out(const Options& options, const PerSeat<Mind>& minds, std::uint32_t seed, int most = 5000) {
    Session game = new_game(options);
    Pcg32 dice(seed);
    int plies = 0;
    for (; game.decider() != Decider::nobody && plies < most; ++plies) {
        if (game.decider() == Decider::chance) {
            roll_due(game, dice);
            continue;
        }
        const Seat seat = game.decider() == Decider::first ? french_seat : allied_seat;
        const auto thought = thought_of(game, minds[seat], small);
        INFO(to_text(game.rules().roster(), thought.action));
        if (const auto refusal = check(game.rules(), game.state(), thought.action)) FAIL(to_text(*refusal));
        CHECK_FALSE(thought.reason.empty());
        MUST(thought.chance >= 0 && thought.chance <= 1000);
        static_cast<void>(game.play(thought.action));
    }
    return plies;
}

void play_games(Mode mode, std::size_t games) {
    for (const std::uint32_t seed : random_seeds(games)) {
        INFO("seed " << seed);
        Options options;
        options.mode = mode;
        options.memory = seed % 5 != 0;
        options.start_early = mode == Mode::expert && seed % 3 == 0;
        options.where_are_the_prussians = mode == Mode::expert && seed % 4 == 0;
        const Mind french{Level::recruit, styles[seed % styles.size()], seed};
        const Mind allied{Level::recruit, styles[(seed + 1) % styles.size()], seed + 1000};
        CHECK(play_out(options, {french, allied}, seed) < 5000);
    }
}

}  // namespace

TEST_CASE("computed players play whole games of Basic", "[opponent][slow]") { play_games(Mode::basic, 6); }
TEST_CASE("computed players play whole games of Standard", "[opponent][slow]") { play_games(Mode::standard, 8); }
TEST_CASE("computed players play whole games of Expert", "[opponent][slow]") { play_games(Mode::expert, 6); }

TEST_CASE("each level plays the beginning of a game of each mode", "[opponent]") {
    for (const Mode mode : modes)
        for (const Level level : levels) {
            Options options;
            options.mode = mode;
            const Mind mind{level, Style::steady, 7};
            CHECK(play_out(options, {mind, mind}, 7, 150) > 100);
        }
}

TEST_CASE("a computed player sets up the same army again, and another with another seed", "[opponent]") {
    const auto army = [](std::uint64_t seed) {
        Session game = new_game({});
        Pcg32 dice(1);
        while (game.state().mover == allied_seat && game.state().turn == 1 && !game.state().ready[allied_seat]) {
            if (game.decider() == Decider::chance) roll_due(game, dice);
            else static_cast<void>(game.play(thought_of(game, {Level::marshal, Style::steady, seed}, small).action));
        }
        return game.state().where;
    };
    CHECK(army(1) == army(1));
    CHECK(army(1) != army(2));
}

TEST_CASE("a set-up comes to its end, wherever the enemy's guns stand", "[opponent]") {
    for (const std::uint32_t seed : random_seeds(20)) {
        INFO("seed " << seed);
        Options options;
        options.mode = Mode::standard;
        Session game = new_game(options);
        Pcg32 dice(seed);
        while (!game.state().ready[allied_seat]) {
            if (game.decider() == Decider::chance) {
                roll_due(game, dice);
                continue;
            }
            // Allied guns in their first row, as far as there are any, which reach the first French one.
            const auto legal = game.view(Viewer::second).legal;
            std::vector<Action> guns, others;
            for (const Action& action : legal) {
                const auto* put = std::get_if<PlaceUnit>(&action);
                const bool gun = put != nullptr && game.rules().profile(put->unit).kind == Kind::artillery && put->square.rank() == 6;
                if (gun) guns.push_back(action);
                else if (put != nullptr || std::holds_alternative<Ready>(action)) others.push_back(action);
            }
            const auto& choice = guns.empty() ? others : guns;
            static_cast<void>(game.play(choice[dice.below(static_cast<std::uint32_t>(choice.size()))]));
        }
        int actions = 0;
        for (; game.decider() == Decider::first && game.state().phase == Phase::set_up && actions < 200; ++actions)
            static_cast<void>(game.play(thought_of(game, {Level::captain, Style::steady, seed}, small).action));
        CHECK(actions < 100);
    }
}
