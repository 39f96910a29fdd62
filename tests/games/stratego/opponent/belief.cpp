// What hidden pieces may be: guesses fit the counts of pieces, and each rank is drawn as often as its stated chance.
#include <cmath>
#include <numeric>

#include "catch.hpp"
#include "games/stratego/opponent/guess.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
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
