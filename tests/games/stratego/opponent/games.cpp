// Whole games: no refusals, no dithering, and no choice that depends on the hidden truth.
#include "catch.hpp"
#include "environment.hpp"
#include "games/stratego/opponent/guess.hpp"
#include "games/stratego/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
using fow::testing::from_environment;

namespace {

constexpr Budget fast{60};

Mind mind(Level level, Style style, std::uint64_t seed) { return {level, style, seed}; }

/// The Duel, true to the table (W15.1): no face is shown a second time.
const Rules& forgetful_duel() {
    static const Rules rules(duel().set(), {.memory = false});
    return rules;
}

/// Swaps enemy pieces that the viewer cannot tell apart.
State other_world(const Rules& rules, const State& state, Viewer viewer, fow::testing::Dice& dice) {
    State world = state;
    const Seat enemy = other(sits(viewer, blue_seat) ? blue_seat : red_seat);
    const auto first = static_cast<std::size_t>(rules.first(enemy));
    for (int tries = 0; tries < 60; ++tries) {
        const std::size_t a = first + dice.below(static_cast<std::size_t>(rules.end(enemy)) - first);
        const std::size_t b = first + dice.below(static_cast<std::size_t>(rules.end(enemy)) - first);
        const auto hidden = [&](std::size_t piece) { return world.at[piece] != Position::none && (world.marks[piece] & 6) == 0; };
        if (a == b || !hidden(a) || !hidden(b)) continue;
        // A piece that has moved must still be one that can move.
        const auto movable = [&](std::size_t piece) { return can_move(rules.rank_of(static_cast<int>(piece))); };
        if (((world.marks[a] & Position::moved) != 0 && !movable(b)) || ((world.marks[b] & Position::moved) != 0 && !movable(a))) continue;
        std::swap(world.at[a], world.at[b]);
        std::swap(world.marks[a], world.marks[b]);
        world.board[world.at[a]] = static_cast<std::uint8_t>(a + 1);
        world.board[world.at[b]] = static_cast<std::uint8_t>(b + 1);
        for (std::size_t i = 0; i < world.quiet; ++i) {
            std::uint8_t& piece = world.trail[i].piece;
            piece = static_cast<std::uint8_t>(piece == a ? b : piece == b ? a : piece);
        }
    }
    Squares movers;
    for (std::size_t piece = first; piece < static_cast<std::size_t>(rules.end_mover(enemy)); ++piece)
        if (world.at[piece] != Position::none) movers.set(Square::from_index(world.at[piece]));
    world.movers[enemy] = movers;
    return world;
}

}  // namespace

TEST_CASE("Duels of all levels and styles end without a refusal", "[opponent][slow]") {
    long turns = 0, returns = 0, taken_back = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(from_environment("FOW_GAMES", 25))) {
        CAPTURE(seed);
        const PerSeat<Mind> minds{mind(levels[seed % 4], styles_of_game()[seed % 5], seed),
                                  mind(levels[seed / 4 % 4], styles_of_game()[seed / 5 % 5], seed + 1000)};
        const Played game = play_game(duel(), minds, {fast, fast}, 1200);
        turns += game.turns;
        returns += game.returns;
        taken_back += game.taken_back;
    }
    INFO(taken_back << " of " << turns << " moves taken back");
    CHECK(returns * 20 < turns);
    CHECK(taken_back * 20 < turns);
}

TEST_CASE("C5.3 Barrage of all levels and styles ends without a refusal", "[opponent][C5.3]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(from_environment("FOW_GAMES", 12))) {
        CAPTURE(seed);
        const PerSeat<Mind> minds{mind(levels[seed % 4], styles_of_game()[seed % 5], seed),
                                  mind(levels[seed / 4 % 4], styles_of_game()[seed / 5 % 5], seed + 1000)};
        const Played game = play_game(barrage(), minds, {fast, fast}, 600);
        CHECK(game.turns > 0);
    }
}

TEST_CASE("C5.3 a thousand games of Barrage, at random and greedy, have no refusal", "[opponent][C5.3]") {
    constexpr int cap = 60;  // turns
    int over = 0;
    for (std::uint32_t seed : fow::testing::random_seeds(from_environment("FOW_GAMES", 1000))) {
        CAPTURE(seed);
        fow::testing::Dice dice(seed);
        State state = seed % 2 == 0 ? begin(barrage()) : random_start(barrage(), dice);
        while (state.phase == Phase::set_up || (state.phase == Phase::turn && state.turns < cap)) {
            const View view = view_of(barrage(), state, viewer_of(state.mover));
            const bool greedy = state.phase == Phase::set_up || state.mover == red_seat;
            const Action action = greedy ? greedy_action(barrage(), view, ++seed) : dice.one_of(view.legal);
            REQUIRE_FALSE(check(barrage(), state, action));
            apply(barrage(), state, action, nullptr);
        }
        over += state.phase == Phase::over ? 1 : 0;
    }
    CHECK(over > 0);
}

TEST_CASE("Classic games of all levels and styles end without a refusal", "[opponent][slow]") {
    long turns = 0, returns = 0, taken_back = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(from_environment("FOW_GAMES", 8))) {
        CAPTURE(seed);
        const PerSeat<Mind> minds{mind(levels[seed % 4], styles_of_game()[seed % 5], seed),
                                  mind(levels[seed / 4 % 4], styles_of_game()[seed / 5 % 5], seed + 1000)};
        const Played game = play_game(classic(), minds, {fast, fast}, 1500);
        turns += game.turns;
        returns += game.returns;
        taken_back += game.taken_back;
    }
    INFO(taken_back << " of " << turns << " moves taken back");
    CHECK(returns * 20 < turns);
    CHECK(taken_back * 20 < turns);
}

TEST_CASE("What a player guesses looks to it like what it sees", "[opponent]") {
    for (const Rules* rules : {&duel(), &forgetful_duel(), &uneven_duel(), &classic()}) {
        int guesses = 0;
        for (const std::uint32_t seed : fow::testing::random_seeds(rules == &classic() ? 2 : 6)) {
            CAPTURE(seed);
            Pcg32 numbers(seed);
            const auto watch = [&](const State& state, const std::vector<Line>& heard, const fow::stratego::Answer& thought) {
                if (state.phase != Phase::turn) return;
                const Viewer viewer = viewer_of(state.mover);
                const View view = view_of(*rules, state, viewer);
                const auto guessed = opponent::guess(*rules, view, heard, numbers);
                REQUIRE(guessed);
                CHECK(view_of(*rules, *guessed, viewer) == view);
                CHECK_FALSE(check(*rules, *guessed, thought.action));
                ++guesses;
            };
            const PerSeat<Mind> minds{mind(Level::captain, Style::steady, seed), mind(Level::marshal, Style::bold, seed + 9)};
            static_cast<void>(play_game(*rules, minds, {fast, fast}, 160, watch));
        }
        CHECK(guesses > 100);
    }
}

TEST_CASE("In two worlds that its seat cannot tell apart a player does the same", "[opponent][secrets]") {
    const std::size_t positions = from_environment("FOW_POSITIONS", 200);  // per game
    for (const Rules* rules : {&duel(), &forgetful_duel(), &barrage(), &uneven_duel(), &classic()}) {
        std::size_t others = 0;
        std::array<std::size_t, levels.size()> compared{};
        for (std::uint32_t seed = fow::testing::random_seeds(1).front(); others < positions; ++seed) {
            CAPTURE(seed);
            fow::testing::Dice dice(seed);
            const auto any = [&] { return mind(dice.one_of(levels), dice.one_of(styles_of_game()), seed); };
            const PerSeat<Mind> minds{any(), any()};
            const auto watch = [&](const State& state, const std::vector<Line>& heard, const fow::stratego::Answer& thought) {
                if (state.phase != Phase::turn) return;
                const Viewer viewer = viewer_of(state.mover);
                const State world = other_world(*rules, state, viewer, dice);
                const View view = view_of(*rules, world, viewer);
                REQUIRE(view == view_of(*rules, state, viewer));
                others += world == state ? 0 : 1;
                ++compared[static_cast<std::size_t>(minds[state.mover].level)];
                CHECK(think(*rules, view, heard, minds[state.mover], fast) == thought);
            };
            static_cast<void>(play_game(*rules, minds, {fast, fast}, 40, watch));
        }
        for (const Level level : levels) {
            CAPTURE(word(level));
            CHECK(compared[static_cast<std::size_t>(level)] > 0);
        }
    }
}

TEST_CASE("Every army that is set up may stand, and each seed has its own", "[opponent][C1.7]") {
    RuleSet small = duel().set();  // a custom battlefield
    small.id = "small";
    small.files = 7;
    small.ranks = 8;
    small.lakes = {};
    small.zones = {};
    for (int file = 0; file < 7; ++file)
        for (int row = 0; row < 2; ++row) {
            small.zones[blue_seat].set(Square(file, row));
            small.zones[red_seat].set(Square(file, 7 - row));
        }
    const Rules own(small);
    for (const Rules* rules : {&classic(), &duel(), &barrage(), &uneven_duel(), &own})
        for (const Style style : styles_of_game()) {
            std::string before;
            for (const std::uint32_t seed : fow::testing::random_seeds(3)) {
                const Played game =
                    play_game(*rules, {mind(Level::recruit, style, seed), mind(Level::marshal, style, seed)}, {fast, fast}, 0);
                REQUIRE(game.state.phase == Phase::turn);
                const std::string army = write_set_up(*rules, game.state, blue_seat);
                CHECK(army != before);
                before = army;
            }
        }
}
