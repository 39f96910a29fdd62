#include "set_up.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/pcg32.hpp"

namespace fow::stratego::opponent {
namespace {

/// The value of a rank in the back row, the second, the third and the front row of an army, in points.
constexpr std::array<std::array<int, 4>, rank_count> rows{{
    {0, 14, 14, -20},    // Spy
    {3, 4, 5, 8},        // Scout
    {14, 12, 4, -22},    // Miner
    {4, 6, 5, 3},        // Sergeant
    {0, 6, 7, 7},        // Lieutenant
    {-4, 4, 8, 10},      // Captain
    {-8, 3, 9, 10},      // Major
    {-10, 5, 12, 7},     // Colonel
    {-10, 6, 13, 3},     // General
    {-10, 6, 13, 4},     // Marshal
    {9, 8, 2, -3},       // Bomb
    {60, 10, -90, -99},  // Flag
}};

enum class Nest : std::uint8_t { ring, half, decoy };

/// An army that is being set up, on the squares of its zone.
class Camp {
public:
    /// `standing`: pieces that stay where they are.
    Camp(const Rules& rules, Seat side, Style style, std::uint64_t seed, const std::vector<Place>& standing)
        : set_(rules.set()), side_(side), style_(style), numbers_(mixed(seed, 77)) {
        on_.fill(nothing);
        for (int square = 0; square < most_squares; ++square)
            if (set_.zones[side].has(Square::from_index(square)) && !set_.lakes.has(Square::from_index(square))) squares_.push_back(square);
        for (const int square : squares_) depth_ = std::max(depth_, deep(square) + 1);
        const std::uint32_t lot = numbers_.below(100);
        nest_ = style == Style::gambler ? (lot < 40   ? Nest::ring
                                           : lot < 70 ? Nest::half
                                                      : Nest::decoy)
                : lot < 88              ? Nest::ring
                : lot < 95              ? Nest::half
                                        : Nest::decoy;
        wanted_file_ = static_cast<int>(numbers_.below(static_cast<std::uint32_t>(set_.files)));
        if (numbers_.below(6) == 0) wanted_file_ = numbers_.below(2) == 0 ? 0 : set_.files - 1;
        // Every player has habits.
        for (auto& rank : habits_)
            for (int& row : rank) row = static_cast<int>(numbers_.below(13));
        for (auto& rank : fancies_)
            for (std::int8_t& square : rank) square = static_cast<std::int8_t>(numbers_.below(12));
        deal(standing);
    }

    /// Swaps pieces as long as the score improves.
    void improve(int tries) {
        int best = score();
        if (free_.empty()) return;
        for (int i = 0; i < tries; ++i) {
            const std::size_t a = lot(), b = lot();
            if (on(free_[a]) == on(free_[b])) continue;
            std::swap(on(free_[a]), on(free_[b]));
            // Early on it also accepts slightly worse scores, so that armies differ.
            const int then = score();
            const int lenient = 12 * (tries - i) / tries;
            if (then + static_cast<int>(numbers_.below(static_cast<std::uint32_t>(lenient + 1))) >= best) best = then;
            else std::swap(on(free_[a]), on(free_[b]));
        }
    }

    [[nodiscard]] std::vector<Place> places() const {
        std::vector<Place> places;
        for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank)
            for (const int square : squares_)
                if (on_[static_cast<std::size_t>(square)] == static_cast<int>(*rank)) places.push_back({*rank, Square::from_index(square)});
        return places;
    }

private:
    static constexpr std::int8_t nothing = -1;

    std::int8_t& on(int square) { return on_[static_cast<std::size_t>(square)]; }
    [[nodiscard]] bool is(int square, Rank rank) const { return on_[static_cast<std::size_t>(square)] == static_cast<int>(rank); }
    [[nodiscard]] std::size_t lot() { return numbers_.below(static_cast<std::uint32_t>(free_.size())); }
    [[nodiscard]] int deep(int square) const {
        const int rank = Square::from_index(square).rank();
        return side_ == blue_seat ? rank : set_.ranks - 1 - rank;
    }
    [[nodiscard]] std::size_t row(int square) const {
        return depth_ <= 1 ? 0 : static_cast<std::size_t>(std::clamp((6 * deep(square) / (depth_ - 1) + 1) / 2, 0, 3));
    }
    [[nodiscard]] bool ground(int square) const {
        const Square at = Square::from_index(square);
        return square >= row_length && at.rank() < set_.ranks && at.file() < set_.files && !set_.lakes.has(at);
    }
    [[nodiscard]] int ahead() const { return side_ == blue_seat ? row_length : -row_length; }

    void deal(const std::vector<Place>& standing) {
        Army left = set_.armies[side_];
        for (const Place& place : standing) {
            on(place.at.index()) = static_cast<std::int8_t>(place.rank);
            --left[place.rank];
        }
        for (const int square : squares_)
            if (on(square) == nothing) free_.push_back(square);
        for (std::size_t i = free_.size(); i > 1; --i) std::swap(free_[i - 1], free_[numbers_.below(static_cast<std::uint32_t>(i))]);
        std::size_t next = 0;
        for (const Rank rank : ranks)
            for (int i = 0; i < left[rank] && next < free_.size(); ++i) on(free_[next++]) = static_cast<std::int8_t>(rank);
        std::sort(free_.begin(), free_.end());
    }

    static int steps(int a, int b) {
        const Square from = Square::from_index(a), to = Square::from_index(b);
        return std::abs(from.file() - to.file()) + std::abs(from.rank() - to.rank());
    }

    [[nodiscard]] int score() const {
        int score = 0;
        int marshal = 0, general = 0, spy = 0;
        std::array<std::array<int, 3>, rank_count> thirds{};
        std::array<int, 3> strong{};
        for (const int square : squares_) {
            const int code = on_[static_cast<std::size_t>(square)];
            if (code == nothing) continue;
            const Rank rank = ranks[static_cast<std::size_t>(code)];
            score += rows[static_cast<std::size_t>(code)][row(square)] + habits_[static_cast<std::size_t>(code)][row(square)] +
                     fancies_[static_cast<std::size_t>(code)][static_cast<std::size_t>(square)];
            const auto third = static_cast<std::size_t>(std::min(2, 3 * Square::from_index(square).file() / set_.files));
            ++thirds[static_cast<std::size_t>(code)][third];
            if (rank >= Rank::major && rank <= Rank::marshal) strong[third] += static_cast<int>(rank) - 4;
            if (rank == Rank::marshal) marshal = square;
            if (rank == Rank::general) general = square;
            if (rank == Rank::spy) spy = square;
            if (rank == Rank::flag) score += flag_score(square);
            if (rank == Rank::bomb) score += bomb_score(square);
            else if (can_move(rank)) score += freedom(square);
        }
        // Each kind is spread over the width.
        for (const Rank rank : {Rank::scout, Rank::miner, Rank::captain, Rank::major, Rank::lieutenant, Rank::sergeant}) {
            const auto& in = thirds[static_cast<std::size_t>(rank)];
            score -= 3 * (*std::max_element(in.begin(), in.end()) - *std::min_element(in.begin(), in.end()));
        }
        score -= 2 * (*std::max_element(strong.begin(), strong.end()) - *std::min_element(strong.begin(), strong.end()));
        if (marshal != 0 && general != 0) score += std::min(4, steps(marshal, general)) * 4;
        if (spy != 0 && general != 0) score += steps(spy, general) <= 2 ? 14 : steps(spy, general) <= 3 ? 5 : 0;
        if (spy != 0 && general == 0 && marshal != 0) score += steps(spy, marshal) <= 3 ? 6 : 0;
        return score;
    }

    [[nodiscard]] int flag_score(int square) const {
        int open = 0, bombs = 0;
        for (const int direction : directions) {
            const int beside = square + direction;
            if (!ground(beside)) continue;
            if (is(beside, Rank::bomb)) ++bombs;
            else ++open;
        }
        int score = -6 * std::abs(Square::from_index(square).file() - wanted_file_);
        if (nest_ == Nest::ring) score += 26 * bombs - 30 * open;
        else if (nest_ == Nest::half) score += 20 * std::min(bombs, 2) - 10 * open;
        else score -= 10 * bombs;
        // No open lane must lead straight to the Flag.
        bool closed = false;
        for (int ahead = square + this->ahead(); ground(ahead) && !closed; ahead += this->ahead())
            closed = on_[static_cast<std::size_t>(ahead)] != nothing;
        return closed ? score : score - 25;
    }

    [[nodiscard]] int bomb_score(int square) const {
        int score = 0;
        for (const int direction : directions) {
            const int beside = square + direction;
            if (!ground(beside)) continue;
            if (is(beside, Rank::bomb)) score -= nest_ == Nest::decoy ? 1 : 4;
            if (is(beside, Rank::flag)) score += style_ == Style::patient ? 4 : 0;
        }
        // A Bomb should not block our army at the beginning of a lane.
        if (row(square) == 3 && ground(square + ahead())) score -= 6;
        return score;
    }

    /// A piece that can never get out is useless.
    [[nodiscard]] int freedom(int square) const {
        int ways = 0;
        for (const int direction : directions) {
            const int beside = square + direction;
            if (ground(beside) && !is(beside, Rank::bomb) && !is(beside, Rank::flag)) ++ways;
        }
        return ways == 0 ? -40 : ways == 1 ? -3 : 0;
    }

    const RuleSet& set_;
    Seat side_;
    Style style_;
    Pcg32 numbers_;
    Nest nest_ = Nest::ring;
    int wanted_file_ = 0;
    std::array<std::array<int, 4>, rank_count> habits_{};
    std::array<std::array<std::int8_t, most_squares>, rank_count> fancies_{};
    int depth_ = 1;
    std::vector<int> squares_;  ///< of the zone
    std::vector<int> free_;     ///< those that were empty
    std::array<std::int8_t, most_squares> on_{};
};

bool may_stand(const Rules& rules, Seat side, const std::vector<Place>& places) {
    State state = begin(rules);
    state.mover = side;
    for (const Place& place : places) put(rules, state, side, place.rank, place.at);
    return !check(rules, state, Ready{});
}

}  // namespace

std::vector<Place> army_for(const Rules& rules, Seat side, Style style, std::uint64_t seed, const std::vector<Place>& standing) {
    std::vector<Place> places;
    for (std::uint64_t tries = 0; tries < 20; ++tries) {
        Camp camp(rules, side, style, mixed(seed, tries), standing);
        camp.improve(1500);
        places = camp.places();
        if (may_stand(rules, side, places)) break;
    }
    return places;
}

}  // namespace fow::stratego::opponent
