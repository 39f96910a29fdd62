#include "worth.hpp"

namespace fow::stratego::opponent {
namespace {

PerRank one_side(const Army& own, const Army& enemy, const Weights& weights) {
    PerRank worth{};
    double top = weights.top;
    for (int strong = static_cast<int>(Rank::marshal); strong >= 0; --strong) {
        const Rank rank = ranks[static_cast<std::size_t>(strong)];
        worth[at(rank)] = enemy[rank] == 0 ? top * weights.unbeaten : top;
        // Each strength that the enemy still has lowers the worth of all below it by a step.
        if (enemy[rank] > 0) top *= weights.step;
    }
    double bombs = enemy[Rank::bomb];
    if (bombs > 0 && own[Rank::miner] > 0) {
        const double few = own[Rank::miner] <= 1 ? 2.2 : own[Rank::miner] == 2 ? 1.5 : 1;
        worth[at(Rank::miner)] += weights.miner * few;
    }
    worth[at(Rank::scout)] += weights.scout * (own[Rank::scout] <= 2 ? 2 : 1);
    if (enemy[Rank::marshal] > 0) worth[at(Rank::spy)] += weights.spy;
    worth[at(Rank::bomb)] = weights.bomb;
    worth[at(Rank::flag)] = 0;
    return worth;
}

}  // namespace

Worth worth_of(const Army& mine, const Army& his, const Weights& weights) {
    return {one_side(mine, his, weights), one_side(his, mine, weights)};
}

}  // namespace fow::stratego::opponent
