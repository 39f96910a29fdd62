#include "core/series.hpp"

namespace fow {

Seat seat_in(const Chronicle& chronicle, std::size_t player, std::size_t battle) {
    const bool as_at_first = (player == 0) != (chronicle.changes_sides && battle % 2 == 1);
    return as_at_first ? chronicle.first_leads : other(chronicle.first_leads);
}

SeriesStanding standing_of(const Chronicle& chronicle) {
    constexpr int for_victory = 2, for_draw = 1;
    SeriesStanding standing;
    for (std::size_t battle = 0; battle < chronicle.fought.size(); ++battle) {
        const FoughtBattle& fought = chronicle.fought[battle];
        for (std::size_t player = 0; player < 2; ++player) {
            const Seat seat = seat_in(chronicle, player, battle);
            SeriesStanding::Row& row = standing.rows[player];
            row.losses += fought.losses[seat];
            row.won += fought.winner == seat ? 1 : 0;
            row.points += !fought.winner ? for_draw : fought.winner == seat ? for_victory : 0;
        }
    }
    const auto& [one, two] = standing.rows;
    if (one.points != two.points) standing.leader = one.points > two.points ? 0 : 1;
    else if (one.losses != two.losses) standing.leader = one.losses < two.losses ? 0 : 1;
    return standing;
}

}  // namespace fow
