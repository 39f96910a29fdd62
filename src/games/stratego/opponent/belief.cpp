#include "belief.hpp"

#include <algorithm>

namespace fow::stratego::opponent {
namespace {

/// How often a rank is set up in the back row, the second, the third and the front row of an army: relative weights.
constexpr std::array<std::array<double, 4>, rank_count> usual_rows{{
    {0.4, 1.4, 1.7, 0.6},   // Spy
    {0.7, 0.9, 1.0, 1.4},   // Scout
    {1.8, 1.3, 0.7, 0.3},   // Miner
    {1.0, 1.0, 0.9, 1.1},   // Sergeant
    {0.6, 0.9, 1.1, 1.3},   // Lieutenant
    {0.5, 0.8, 1.2, 1.5},   // Captain
    {0.4, 1.0, 1.3, 1.3},   // Major
    {0.2, 1.2, 1.6, 1.1},   // Colonel
    {0.2, 0.7, 1.9, 1.3},   // General
    {0.2, 0.8, 1.9, 1.2},   // Marshal
    {1.7, 1.2, 0.6, 0.4},   // Bomb
    {3.4, 0.5, 0.1, 0.06},  // Flag
}};

/// The row of the army's zone in which that square is, from 0 at the army's own edge to 3 in front, whatever the depth of the zone.
int row_of(const RuleSet& rules, Seat side, int square) {
    const int rank = Square::from_index(square).rank();
    const int deep = side == blue_seat ? rank : rules.ranks - 1 - rank;
    int depth = 1;
    for (int row = 0; row < rules.ranks; ++row)
        for (int file = 0; file < rules.files; ++file)
            if (rules.zones[side].has(Square(file, side == blue_seat ? row : rules.ranks - 1 - row))) depth = row + 1;
    return depth <= 1 ? 0 : std::clamp((6 * deep / (depth - 1) + 1) / 2, 0, 3);
}

/// Bombs stand around the Flag: unmoved pieces next to each other are more likely to be these.
void ring(const RuleSet& rules, const Knowledge& knowledge, Puzzle& puzzle) {
    std::vector<double> flags(puzzle.pieces.size(), 0);
    std::array<double, most_squares> near{};
    for (std::size_t i = 0; i < puzzle.pieces.size(); ++i) {
        double& weight = puzzle.weights[i][at(Rank::flag)];
        if (weight <= 0) continue;
        const Track& track = knowledge.pieces[puzzle.pieces[i]];
        for (const int direction : directions) {
            const int beside = track.now + direction;
            const Square square = Square::from_index(beside);
            if (square.rank() < 0 || square.rank() >= rules.ranks || square.file() >= rules.files || rules.lakes.has(square)) {
                weight *= 1.25;
                continue;
            }
            const int other = knowledge.on[static_cast<std::size_t>(beside)];
            if (other == nowhere || knowledge.pieces[static_cast<std::size_t>(other)].side != track.side) {
                weight *= 0.55;
                continue;
            }
            const Track& neighbour = knowledge.pieces[static_cast<std::size_t>(other)];
            weight *= neighbour.rank == Rank::bomb ? 1.8 : neighbour.moved ? 0.7 : 1.2;
        }
        flags[i] = weight;
    }
    double sum = 0;
    for (const double flag : flags) sum += flag;
    if (sum <= 0) return;
    for (std::size_t i = 0; i < puzzle.pieces.size(); ++i)
        for (const int direction : directions) {
            const int square = knowledge.pieces[puzzle.pieces[i]].now + direction;
            near[static_cast<std::size_t>(square)] += flags[i] / sum;
        }
    for (std::size_t i = 0; i < puzzle.pieces.size(); ++i)
        puzzle.weights[i][at(Rank::bomb)] *= 1 + 3 * near[static_cast<std::size_t>(knowledge.pieces[puzzle.pieces[i]].now)];
}

std::uint64_t states_of(const Counts& counts) {
    std::uint64_t states = 1;
    for (const int count : counts) states *= static_cast<std::uint64_t>(count + 1);
    return states;
}

constexpr std::uint64_t cheap = 3'000;

}  // namespace

Puzzle puzzle_of(const Rules& rules, const View& view, const Knowledge& knowledge, const Skill& skill) {
    const RuleSet& set = rules.set();
    const Seat enemy = other(knowledge.me);
    Puzzle puzzle;
    for (const Rank rank : ranks) puzzle.counts[at(rank)] = set.armies[enemy][rank] - view.lost[enemy][rank];
    for (std::size_t i = 0; i < knowledge.living; ++i) {
        const Track& track = knowledge.pieces[i];
        if (track.side != enemy) continue;
        if (track.rank) {
            --puzzle.counts[at(*track.rank)];
            continue;
        }
        puzzle.pieces.push_back(i);
        PerRank weights{};
        const bool from_zone = skill.rows && set.zones[enemy].has(Square::from_index(track.start));
        const auto row = static_cast<std::size_t>(from_zone ? row_of(set, enemy, track.start) : 0);
        for (const Rank rank : ranks) {
            if (track.moved && !can_move(rank)) continue;
            weights[at(rank)] = (from_zone ? usual_rows[at(rank)][row] : 1) * track.deeds[at(rank)];
        }
        puzzle.weights.push_back(weights);
    }
    for (int& count : puzzle.counts) count = std::max(count, 0);
    if (skill.rows) ring(set, knowledge, puzzle);
    return puzzle;
}

bool Deals::fits(const Puzzle& puzzle, std::uint64_t most_states) { return states_of(puzzle.counts) <= most_states; }

bool Deals::room(std::size_t state, std::size_t rank) const {
    const auto radix = static_cast<std::size_t>(puzzle_.counts[rank]) + 1;
    return state / stride_[rank] % radix + 1 < radix;
}

Deals::Deals(const Puzzle& puzzle) : puzzle_(puzzle) {
    std::size_t states = 1;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        stride_[rank] = states;
        states *= (static_cast<std::size_t>(puzzle.counts[rank]) + 1);
    }
    const std::size_t pieces = puzzle.pieces.size();
    std::size_t all = 0;
    for (const int count : puzzle.counts) all += static_cast<std::size_t>(count);
    if (all != pieces) return;
    of_size_.resize(pieces + 1);
    for (std::size_t state = 0; state < states; ++state) {
        std::size_t size = 0;
        for (std::size_t rank = 0; rank < rank_count; ++rank)
            size += state / stride_[rank] % (static_cast<std::size_t>(puzzle.counts[rank]) + 1);
        of_size_[size].push_back(state);
    }
    before_.assign(states, 0);
    after_.assign(states, 0);
    before_.front() = 1;
    after_.back() = 1;
    for (std::size_t i = 0; i < pieces; ++i)
        for (const std::size_t state : of_size_[i]) {
            if (before_[state] <= 0) continue;
            for (std::size_t rank = 0; rank < rank_count; ++rank)
                if (room(state, rank)) before_[state + stride_[rank]] += before_[state] * puzzle.weights[i][rank];
        }
    for (std::size_t i = pieces; i-- > 0;)
        for (const std::size_t state : of_size_[i])
            for (std::size_t rank = 0; rank < rank_count; ++rank)
                if (room(state, rank)) after_[state] += after_[state + stride_[rank]] * puzzle.weights[i][rank];
    total_ = after_.front();
}

std::vector<PerRank> Deals::chances() const {
    std::vector<PerRank> chances(puzzle_.pieces.size(), PerRank{});
    for (std::size_t i = 0; i < chances.size(); ++i)
        for (const std::size_t state : of_size_[i])
            for (std::size_t rank = 0; rank < rank_count; ++rank)
                if (before_[state] > 0 && room(state, rank))
                    chances[i][rank] += before_[state] * puzzle_.weights[i][rank] * after_[state + stride_[rank]] / total_;
    return chances;
}

std::vector<Rank> Deals::draw(Pcg32& numbers) const {
    std::vector<Rank> drawn;
    std::size_t state = 0;
    for (std::size_t i = 0; i < puzzle_.pieces.size(); ++i) {
        double lot = numbers.next() / 4294967296.0 * after_[state];
        std::size_t chosen = rank_count;
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            if (!room(state, rank)) continue;
            const double weight = puzzle_.weights[i][rank] * after_[state + stride_[rank]];
            if (weight <= 0) continue;
            chosen = rank;
            lot -= weight;
            if (lot < 0) break;
        }
        drawn.push_back(ranks[chosen]);
        state += stride_[chosen];
    }
    return drawn;
}

std::vector<PerRank> balanced(const Puzzle& puzzle) {
    std::vector<PerRank> chances = puzzle.weights;
    for (int round = 0; round < 20; ++round) {
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            double sum = 0;
            for (const PerRank& piece : chances) sum += piece[rank];
            const double factor = sum > 0 ? puzzle.counts[rank] / sum : 0;
            for (PerRank& piece : chances) piece[rank] *= factor;
        }
        for (PerRank& piece : chances) {
            double sum = 0;
            for (const double chance : piece) sum += chance;
            if (sum <= 0) continue;
            for (double& chance : piece) chance /= sum;
        }
    }
    return chances;
}

std::vector<PerRank> chances_of(const Puzzle& puzzle) {
    if (Deals::fits(puzzle, cheap)) {
        const Deals deals(puzzle);
        if (deals.possible()) return deals.chances();
    }
    std::vector<PerRank> chances = balanced(puzzle);
    // A piece for which no rank is left may be anything that its weights allow.
    for (std::size_t i = 0; i < chances.size(); ++i) {
        double sum = 0;
        for (const double chance : chances[i]) sum += chance;
        if (sum > 0) continue;
        chances[i] = puzzle.weights[i];
        for (const double chance : chances[i]) sum += chance;
        for (double& chance : chances[i]) chance = sum > 0 ? chance / sum : 1.0 / rank_count;
    }
    return chances;
}

}  // namespace fow::stratego::opponent
