// Whether what a player believes comes true as often as it says, and whether each kind of evidence is worth having.
// What hidden pieces may be: guesses fit the counts of pieces, and each rank is drawn as often as its stated chance.
#include "games/stratego/opponent/belief.hpp"

#include <array>
#include <cmath>
#include <numeric>

#include "catch.hpp"
#include "games/stratego/opponent/guess.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

/// What was said about hidden pieces, and what they were.
struct Record {
    struct Bin {
        double said = 0, was = 0, count = 0;
    };
    std::array<Bin, 10> bins{};
    double loss = 0;  ///< minus the logarithm of the chance given to the true rank
    double pieces = 0;

    void add(const opponent::PerRank& chances, Rank truth) {
        for (const Rank rank : ranks) {
            const double chance = chances[opponent::at(rank)];
            Bin& bin = bins[static_cast<std::size_t>(std::min(9.0, std::max(0.0, 10 * chance)))];
            bin.said += chance;
            bin.was += rank == truth ? 1 : 0;
            ++bin.count;
        }
        loss -= std::log(std::max(0.001, chances[opponent::at(truth)]));
        ++pieces;
    }
    [[nodiscard]] double mean_loss() const { return loss / pieces; }
};

/// Beliefs by counts alone, with rows, and with rows and deeds.
struct Beliefs {
    Record counts, rows, all;
};

void judge(Beliefs& beliefs, const Rules& rules, const State& state, const std::vector<Line>& heard, const Mind& mind) {
    const View view = view_of(rules, state, viewer_of(state.mover));
    opponent::Skill skill = opponent::skill_of(Level::marshal);
    const auto note = [&](Record& record, bool by_rows, bool by_deeds) {
        skill.rows = by_rows;
        skill.deeds = by_deeds;
        const opponent::Knowledge knowledge = opponent::remember(view, heard, mind, skill, 1);
        const opponent::Puzzle puzzle = opponent::puzzle_of(rules, view, knowledge, skill);
        const auto chances = opponent::chances_of(puzzle);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            const int square = knowledge.pieces[puzzle.pieces[i]].now;
            record.add(chances[i], rules.rank_of(state.board[static_cast<std::size_t>(square)] - 1));
        }
    };
    note(beliefs.counts, false, false);
    note(beliefs.rows, true, false);
    note(beliefs.all, true, true);
}

Beliefs beliefs_in(const Rules& rules, std::size_t games, int turns) {
    Beliefs beliefs;
    for (const std::uint32_t seed : fow::testing::random_seeds(games)) {
        const PerSeat<Mind> minds{Mind{Level::captain, styles_of_game()[seed % 5], seed},
                                  Mind{Level::marshal, styles_of_game()[seed / 5 % 5], seed + 77}};
        int decisions = 0;
        const auto watch = [&](const State& state, const std::vector<Line>& heard, const fow::stratego::Answer&) {
            if (state.phase == Phase::turn && ++decisions % 7 == 0) judge(beliefs, rules, state, heard, minds[state.mover]);
        };
        static_cast<void>(play_game(rules, minds, {Budget{60}, Budget{60}}, turns, watch));
    }
    return beliefs;
}

/// No belief is overconfident by more than `too_sure` or underconfident by more than `too_unsure`: armies of computed players are more
/// alike than those of people.
void expect_true(const Record& record, double too_sure, double too_unsure) {
    for (const Record::Bin& bin : record.bins) {
        if (bin.count < 150) continue;
        INFO("said " << bin.said / bin.count << " of " << bin.count << ", was " << bin.was / bin.count);
        const bool likely = bin.said > bin.count / 3;  // for an unlikely rank, too small a chance is overconfident too
        const double beyond = (bin.said - bin.was) / bin.count;
        CHECK((likely ? beyond : std::abs(beyond)) < too_sure);
        CHECK(-beyond < too_unsure);
    }
}

}  // namespace

TEST_CASE("What a player believes comes true as often as it says, and evidence helps: the classic game", "[opponent][.measure]") {
    const Beliefs beliefs = beliefs_in(classic(), 6, 240);
    expect_true(beliefs.all, 0.1, 0.15);
    INFO(beliefs.counts.mean_loss() << " by counts, " << beliefs.rows.mean_loss() << " by rows, " << beliefs.all.mean_loss() << " by all");
    CHECK(beliefs.rows.mean_loss() < beliefs.counts.mean_loss() - 0.1);
    CHECK(beliefs.all.mean_loss() < beliefs.rows.mean_loss());
}

TEST_CASE("What a player believes comes true as often as it says, and evidence helps: the Duel", "[opponent][.measure]") {
    const Beliefs beliefs = beliefs_in(duel(), 30, 120);
    expect_true(beliefs.all, 0.1, 0.4);
    INFO(beliefs.counts.mean_loss() << " by counts, " << beliefs.rows.mean_loss() << " by rows, " << beliefs.all.mean_loss() << " by all");
    CHECK(beliefs.rows.mean_loss() < beliefs.counts.mean_loss() - 0.1);
    CHECK(beliefs.all.mean_loss() < beliefs.rows.mean_loss());
}

using opponent::Puzzle;

namespace {

/// Seven pieces of a Duel, two of which have moved.
Puzzle small_puzzle() {
    Puzzle puzzle;
    for (const Rank rank : {Rank::marshal, Rank::miner, Rank::scout, Rank::spy, Rank::bomb, Rank::bomb, Rank::flag})
        ++puzzle.counts[static_cast<std::size_t>(rank)];
    for (std::size_t i = 0; i < 7; ++i) {
        puzzle.pieces.push_back(i);
        opponent::PerRank weights{};
        for (const Rank rank : ranks)
            weights[opponent::at(rank)] =
                (i < 2 && !can_move(rank)) ? 0 : 1 + 0.5 * static_cast<double>((i * 7 + opponent::at(rank) * 3) % 5);
        puzzle.weights.push_back(weights);
    }
    return puzzle;
}

std::vector<opponent::PerRank> frequencies(const Puzzle& puzzle, int draws, auto draw) {
    std::vector<opponent::PerRank> found(puzzle.pieces.size(), opponent::PerRank{});
    for (int i = 0; i < draws; ++i) {
        const std::vector<Rank> dealt = draw();
        REQUIRE(dealt.size() == found.size());
        for (std::size_t piece = 0; piece < found.size(); ++piece) found[piece][opponent::at(dealt[piece])] += 1.0 / draws;
    }
    return found;
}

double farthest(const std::vector<opponent::PerRank>& a, const std::vector<opponent::PerRank>& b) {
    double most = 0;
    for (std::size_t piece = 0; piece < a.size(); ++piece)
        for (std::size_t rank = 0; rank < rank_count; ++rank) most = std::max(most, std::abs(a[piece][rank] - b[piece][rank]));
    return most;
}

}  // namespace

TEST_CASE("Chances keep the counts of the army", "[opponent]") {
    const Puzzle puzzle = small_puzzle();
    for (const auto& chances : {opponent::Deals(puzzle).chances(), opponent::balanced(puzzle)}) {
        for (const auto& piece : chances) CHECK(std::abs(std::accumulate(piece.begin(), piece.end(), 0.0) - 1) < 0.001);
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            double sum = 0;
            for (const auto& piece : chances) sum += piece[rank];
            CHECK(std::abs(sum - puzzle.counts[rank]) < 0.01);
        }
    }
    CHECK(farthest(opponent::Deals(puzzle).chances(), opponent::balanced(puzzle)) < 0.06);
}

TEST_CASE("Guesses are as frequent as they are likely", "[opponent]") {
    const Puzzle puzzle = small_puzzle();
    const auto exact = opponent::Deals(puzzle).chances();
    Pcg32 numbers(7);
    CHECK(farthest(frequencies(puzzle, 4000, [&] { return opponent::deal(puzzle, numbers); }), exact) < 0.04);
    CHECK(farthest(frequencies(puzzle, 4000, [&] { return opponent::deal_by_exchange(puzzle, numbers); }), exact) < 0.05);
}

TEST_CASE("Counts that do not fit leave nothing to deal", "[opponent]") {
    Puzzle puzzle = small_puzzle();
    puzzle.weights[2] = {};
    CHECK_FALSE(opponent::Deals(puzzle).possible());
    Pcg32 numbers(1);
    CHECK(opponent::deal(puzzle, numbers).empty());
    CHECK(opponent::deal_by_exchange(puzzle, numbers).empty());
}
