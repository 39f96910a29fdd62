#include "plan.hpp"

#include <algorithm>

namespace fow::stratego::opponent {
namespace {

constexpr int few_guards = 2;       ///< an enemy that more of ours can stop needs no watching
constexpr double few_movers = 3.5;  ///< with fewer, a search sees enough

bool stops(const Man& own, Rank enemy) {
    return own.mine && own.alive && can_move(own.rank) && own.rank != Rank::spy && fight(own.rank, enemy) != Outcome::lost;
}

}  // namespace

Plan::Plan(const Board& board) : board_(board) {
    for (int i = 0; i < board.men(); ++i)
        if (const Man& man = board.man(i); man.mine && man.moved && !man.open) ++out_;
    scale_ = board.steepness(board.value());
    if (board.flag() != nowhere && board.sums().my_movers > few_movers) find_watches();
}

void Plan::find_watches() {
    for (int i = 0; i < board_.men(); ++i) {
        const Man& enemy = board_.man(i);
        if (enemy.mine) continue;
        const Face& face = board_.face(enemy);
        if (!face.sure || !is_officer(face.rank)) continue;
        int guards = 0, nearest = 0, guard = -1;
        for (int j = 0; j < board_.men(); ++j) {
            if (!stops(board_.man(j), face.rank)) continue;
            const int way = steps_between(board_.man(j).at, board_.flag());
            if (guards++ > 0 && way >= nearest) continue;
            nearest = way;
            guard = j;
        }
        const int enemy_way = steps_between(enemy.at, board_.flag());
        if (guards > 0 && guards <= few_guards) watches_.push_back({guard, enemy_way, nearest <= enemy_way});
    }
}

/// Pieces that have moved are no Bombs, and known officers hunt what they are sure to beat: only a small party moves without need.
double Plan::of_first_move(const Stride& stride) const {
    const Man& man = board_.man(stride.man);
    if (man.moved) return 0;
    const Weights& weights = board_.weights();
    // Who stands beside the Flag covers it, and moving away tells where it is.
    const bool flank = board_.flag() != nowhere && steps_between(stride.from, board_.flag()) == 1;
    const double over = std::max(0.0, out_ + 1 - weights.party);
    double price = weights.exposure * over * (over + 1) / 2;
    if (man.rank >= Rank::general) price *= weights.expose_strong;
    else if (man.rank < Rank::captain && man.rank != Rank::scout) price *= weights.expose_small;
    return (flank ? weights.flank : 0) + price * (1 - board_.hurry());
}

/// The piece that can stop an enemy officer stays nearer to our Flag than that officer, or goes there.
double Plan::of_guards(const Stride& stride) const {
    double price = 0;
    for (const Watch& watch : watches_) {
        if (stride.man != watch.guard) continue;
        const int before = steps_between(stride.from, board_.flag()), after = steps_between(stride.to, board_.flag());
        if (watch.held) price += after > watch.enemy_way ? board_.weights().keep_guard : 0;
        else price += after < before ? -board_.weights().bring_guard : board_.weights().bring_guard;
    }
    return price;
}

double Plan::price(const Stride& stride) const {
    if (stride.victim >= 0) return 0;
    return scale_ * (of_first_move(stride) + of_guards(stride));
}

}  // namespace fow::stratego::opponent
