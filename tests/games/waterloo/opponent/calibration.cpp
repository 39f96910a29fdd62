// Whether what a player believes of hidden pieces comes true, and whether each kind of evidence is worth having.
// To its seat, a guess looks exactly like the truth.
#include <array>
#include <cmath>

#include "catch.hpp"
#include "environment.hpp"
#include "games.hpp"
#include "games/waterloo/opponent/guess.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

constexpr int draws = 60;

/// What was said about hidden pieces, and what they were. A game judges the same pieces of the same army again and again, so only games
/// are independent of each other.
struct Beliefs {
    struct Bin {
        double said = 0, was = 0, count = 0;
        double beyond = 0;   ///< said - was in the current game
        double squares = 0;  ///< sum of the squares of `beyond` over all games
    };
    std::array<Bin, 10> bins{};
    double loss = 0;  ///< minus the logarithm of the chance given to the truth
    double pieces = 0;

    void add(double chance, bool was) {
        Bin& bin = bins[static_cast<std::size_t>(std::min(9.0, 10 * chance))];
        bin.said += chance;
        bin.was += was ? 1 : 0;
        bin.beyond += chance - (was ? 1 : 0);
        ++bin.count;
    }
    void end_game() {
        for (Bin& bin : bins) {
            bin.squares += bin.beyond * bin.beyond;
            bin.beyond = 0;
        }
    }
    [[nodiscard]] double mean_loss() const { return loss / pieces; }
};

/// Kind and strength as one number: the enemy does not distinguish equal pieces.
[[nodiscard]] std::size_t class_of(const Rules& rules, UnitId unit) {
    const auto& profile = rules.profile(unit);
    return static_cast<std::size_t>(profile.kind) * 8 + static_cast<std::size_t>(profile.strength);
}

void judge(Beliefs& record, const Session& game, const opponent::Memory& memory, Pcg32& luck) {
    const Viewer viewer = who_decides(game);
    const PlayerView view = game.view(viewer);
    const opponent::Guesser guesser(game.rules(), view, game.heard(viewer), memory);
    std::vector<State> worlds;
    for (int i = 0; i < draws; ++i) worlds.push_back(guesser.draw(luck));
    for (int i = 0; i < square_count; ++i) {
        const auto& piece = view.board[static_cast<std::size_t>(i)];
        if (!piece || piece->unit || piece->branch == Branch::artillery) continue;
        std::array<double, 64> chance{};
        for (const State& world : worlds) chance[class_of(game.rules(), *world.unit_at(Square::from_index(i)))] += 1.0 / draws;
        const std::size_t truth = class_of(game.rules(), *game.state().unit_at(Square::from_index(i)));
        for (std::size_t one = 0; one < chance.size(); ++one)
            if (chance[one] > 0) record.add(chance[one], one == truth);
        record.loss -= std::log(chance[truth] + 0.5 / draws);
        ++record.pieces;
    }
}

}  // namespace

TEST_CASE("what a player believes of hidden pieces comes true as often as it says, and evidence helps", "[opponent][.measure]") {
    Beliefs counts, traces, all;
    for (const std::uint32_t seed : random_seeds(from_environment("FOW_GAMES", 6))) {
        Options options;
        options.mode = modes[seed % modes.size()];
        Session game = new_game(options);
        Pcg32 dice(seed), luck(seed + 1);
        const PerSeat<Mind> minds{Mind{Level::captain, styles[seed % styles.size()], seed},
                                  Mind{Level::captain, styles[(seed + 2) % styles.size()], seed + 9}};
        int decisions = 0;
        while (game.decider() != Decider::nobody) {
            if (game.decider() == Decider::chance) {
                roll_due(game, dice);
                continue;
            }
            if (game.state().phase == Phase::turn && ++decisions % 9 == 0) {
                judge(counts, game, {1000, false, false, 0}, luck);
                judge(traces, game, {1000, true, false, 0}, luck);
                judge(all, game, {}, luck);
            }
            if (decisions > 150) break;
            const Seat seat = game.decider() == Decider::first ? french_seat : allied_seat;
            REQUIRE_FALSE(game.play(thought_of(game, minds[seat], {300}).action));
        }
        all.end_game();
    }
    INFO(counts.mean_loss() << " by counts, " << traces.mean_loss() << " with traces, " << all.mean_loss() << " with habits");
    CHECK(traces.mean_loss() < counts.mean_loss());
    CHECK(all.mean_loss() < traces.mean_loss());
    for (const Beliefs::Bin& bin : all.bins) {
        if (bin.count < 150) continue;
        INFO("said " << bin.said / bin.count << " of " << bin.count << ", was " << bin.was / bin.count << ", deviation "
                     << std::sqrt(bin.squares) / bin.count);
        CHECK(std::abs(bin.said - bin.was) < 0.08 * bin.count + 2.5 * std::sqrt(bin.squares));
    }
}

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
