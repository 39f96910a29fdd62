// What the squares are worth to each piece: the pull of targets, the fear of known hunters, the danger of enemies near the Flag.
#include "board.hpp"

#include <algorithm>
#include <cstdlib>

namespace fow::stratego::opponent {
namespace {

constexpr int usual_steps = 3;
constexpr double may_flee = 0.3;

/// How far pieces look for enemies: further when there are few, so that long ways are seen in the end.
int near_steps(int men) {
    constexpr int many = 44, few = 28;
    return men > many ? usual_steps : men > few ? 4 : 6;
}

}  // namespace

double Board::gain(Rank rank, const Man& enemy) const {
    const Face& face = this->face(enemy);
    const PerRank chances = is_officer(rank) ? feared_of(face.chance) : face.chance;
    double gain = 0;
    for (const Rank his : ranks) {
        const double chance = chances[at(his)];
        if (chance <= 0) continue;
        if (his == Rank::flag) {
            gain += chance * win_ * weights_.storm;
            continue;
        }
        const Outcome outcome = fight(rank, his);
        if (outcome != Outcome::lost) gain += chance * worth_.his[at(his)];
        if (outcome != Outcome::won) gain -= chance * worth_.mine[at(rank)];
    }
    if (!face.sure) gain += face.worth * weights_.curiosity;
    // A piece that moves is seldom caught, so who is in a hurry goes for what stands.
    if (!face.sure || fight(rank, face.rank) != Outcome::lost) gain += enemy.moved ? may_flee * press_ : press_;
    return gain;
}

/// Spreads the value of each source over the board, reduced by each step; sweeps until the values have spread everywhere.
void Board::spread(std::array<double, most_squares>& field, const Squares& sources) const {
    const int last = row_length * (set_->ranks + 1);
    for (int round = 0; round < 8; ++round) {
        bool changed = false;
        const auto visit = [&](int square) {
            if (on(square) == wall || sources.has(Square::from_index(square))) return;
            double best = 0;
            for (const int direction : directions) {
                const int beside = square + direction;
                best = std::max(best, field[static_cast<std::size_t>(beside)]);
            }
            best *= on(square) == empty ? weights_.fade : weights_.fade * 0.8;
            if (best > field[static_cast<std::size_t>(square)] + 1e-9) {
                field[static_cast<std::size_t>(square)] = best;
                changed = true;
            }
        };
        for (int square = row_length; square < last; ++square) visit(square);
        for (int square = last - 1; square >= row_length; --square) visit(square);
        if (!changed) break;
    }
}

void Board::make_field(Rank rank) {
    std::array<double, most_squares> pull{}, fear{};
    Squares enemies, hunters;
    for (int i = 0; i < count_; ++i) {
        const Man& man = men_[static_cast<std::size_t>(i)];
        if (man.mine) continue;
        enemies.set(Square::from_index(man.at));
        pull[man.at] = std::max(0.0, gain(rank, man));
        const Face& face = this->face(man);
        if (!face.sure || !can_move(face.rank) || fight(face.rank, rank) != Outcome::won) continue;
        hunters.set(Square::from_index(man.at));
        fear[man.at] = weights_.fear * worth_.mine[at(rank)];
    }
    spread(pull, enemies);
    if (!hunters.empty()) spread(fear, hunters);
    for (std::size_t square = 0; square < pull.size(); ++square) place_[at(rank)][square] = weights_.field * pull[square];
    fear_[at(rank)] = fear;
}

void Board::make_places(bool looks_far) {
    const int far = looks_far ? near_steps(count_) : usual_steps;
    for (int square = 0; square < most_squares; ++square) {
        if (on(square) == wall) continue;
        for (int up = -far; up <= far; ++up)
            for (int right = std::abs(up) - far; right <= far - std::abs(up); ++right) {
                const int file = Square::from_index(square).file() + right, row = Square::from_index(square).rank() + up;
                if (file >= 0 && file < set_->files && row >= 0 && row < set_->ranks)
                    near_[static_cast<std::size_t>(square)].set(Square(file, row));
            }
        if (my_flag_ == nowhere) continue;
        double danger = weights_.guard * 4;
        for (int i = steps_between(square, my_flag_); i > 0; --i) danger *= 0.68;
        danger_[static_cast<std::size_t>(square)] = danger;
    }
    std::array<bool, rank_count> there{};
    for (int i = 0; i < count_; ++i)
        if (const Man& man = men_[static_cast<std::size_t>(i)]; man.mine) there[at(man.rank)] = true;
    for (const Rank rank : ranks) {
        if (!can_move(rank) || !there[at(rank)]) continue;
        make_field(rank);
        if (rank == Rank::spy || rank == Rank::miner) continue;
        for (int square = 0; square < most_squares; ++square) {
            const int row = Square::from_index(square).rank();
            place_[at(rank)][static_cast<std::size_t>(square)] += weights_.advance * (me_ == blue_seat ? row : set_->ranks - 1 - row);
        }
    }
}

}  // namespace fow::stratego::opponent
