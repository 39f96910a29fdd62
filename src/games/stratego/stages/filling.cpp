#include "games/stratego/stages/filling.hpp"

#include <algorithm>

namespace fow::app::stratego {
namespace {

/// How far forward a rank is useful: 0 = own edge, 100 = front row.
int wanted_depth(Rank rank) {
    switch (rank) {
        case Rank::flag: return 0;
        case Rank::bomb: return 15;
        case Rank::miner: return 25;
        case Rank::spy: return 55;
        case Rank::general:
        case Rank::marshal: return 65;
        case Rank::scout:
        case Rank::sergeant:
        case Rank::colonel:
        case Rank::major: return 80;
        case Rank::captain:
        case Rank::lieutenant: return 70;
    }
    return 50;
}

/// The lower the better; lots decide between places that are about as good.
int cost_of(Rank rank, const FillPlace& place, int rows, Pcg32& numbers) {
    constexpr std::uint32_t spread = 60;
    const int depth = rows > 1 ? 100 * place.depth / (rows - 1) : 0;
    const int apart = std::abs(depth - wanted_depth(rank));
    const int lot = static_cast<int>(numbers.below(spread));
    if (rank == Rank::flag) return 10 * apart + lot;
    if (rank == Rank::scout) return apart + 4 * lot;  // some in front to look, some behind to run later
    if (rank == Rank::bomb) return (place.guards ? 0 : 100) + apart + lot;
    return apart + lot;
}

}  // namespace

const std::vector<Rank>& filling_order() {
    static const std::vector<Rank> order{Rank::flag,    Rank::bomb,  Rank::miner, Rank::spy,        Rank::marshal,  Rank::general,
                                         Rank::colonel, Rank::scout, Rank::major, Rank::lieutenant, Rank::sergeant, Rank::captain};
    return order;
}

Square useful_square(Rank rank, const std::vector<FillPlace>& places, int rows, Pcg32& numbers) {
    std::optional<Square> best;
    int least = 0;
    for (const FillPlace& place : places) {
        const int cost = cost_of(rank, place, rows, numbers);
        if (best && cost >= least) continue;
        best = place.square;
        least = cost;
    }
    return *best;
}

}  // namespace fow::app::stratego
