#include "cards.hpp"

#include <array>

#include "core/pcg32.hpp"

namespace fow::waterloo::opponent {
namespace {

/// The worth of one more card of that kind.
[[nodiscard]] double wish(Card card, int held) {
    constexpr std::array<double, card_kinds> worth{2.2, 3.6, 4.0, 3.4, 1.8};  // reconnaissance, initiative, combined, spirit, battery
    return worth[static_cast<std::size_t>(card)] - 0.6 * held;
}

/// How much a look at that piece would tell.
[[nodiscard]] double curiosity(const PlayerView& view, Square square) {
    const auto& piece = view.at(square);
    if (!piece || piece->knowledge == Knowledge::all) return 0;
    double points = piece->branch == Branch::cavalry ? 2 : piece->branch == Branch::infantry ? 0.8 : 0;
    for (const Square beside : SquareSet::of(square).neighbours())
        if (const auto& next = view.at(beside);
            next && next->army != Army::french ? !sits(view.viewer, allied_seat) : next && !sits(view.viewer, french_seat))
            points += next->knowledge != Knowledge::all && next->branch == Branch::cavalry ? 0.5 : 0.1;
    return points;
}

}  // namespace

Action best_pick(const PlayerView& view, std::uint64_t lot) {
    Pcg32 dice(lot);
    const CardCounts hand = view.cards ? view.cards->hand : CardCounts{};
    const Action* best = &view.legal.front();
    double most = -1e9;
    for (const Action& action : view.legal) {
        double points = 0.4 * dice.below(1000) / 1000.0;
        if (const auto* draft = std::get_if<DraftCards>(&action)) {
            points += wish(draft->keep, hand[draft->keep]);
            if (draft->discard) points += 0.7 * wish(*draft->discard, 0);  // so that the enemy does not get it
        } else if (const auto* take = std::get_if<TakeCards>(&action)) {
            points += wish(take->first, hand[take->first]);
            if (take->second) points += wish(*take->second, hand[*take->second] + (take->first == *take->second ? 1 : 0));
        } else {
            continue;
        }
        if (points > most) most = points, best = &action;
    }
    return *best;
}

Action best_look(const PlayerView& view) {
    Action best = EndCard{};
    double most = 0.3;
    for (const Action& action : view.legal)
        if (const auto* look = std::get_if<Look>(&action))
            if (const double points = curiosity(view, look->square); points > most) most = points, best = action;
    return best;
}

}  // namespace fow::waterloo::opponent
