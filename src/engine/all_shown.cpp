#include "fow/engine/all_shown.hpp"

namespace fow {

PlayerView all_shown(const Rules& rules, const State& state) {
    PlayerView all = view_of(rules, state, Viewer::onlooker);
    for (const Seat seat : seats) {
        const PlayerView own = view_of(rules, state, viewer_of(seat));
        for (const Square square : state.occupied(seat)) all.board[static_cast<std::size_t>(square.index())] = own.at(square);
        all.sides[seat] = own.sides[seat];
        if (!all.pursuit) continue;
        all.pursuit->riders[seat] = own.pursuit->riders[seat];
        all.pursuit->saved[seat] = own.pursuit->saved[seat];
    }
    return all;
}

}  // namespace fow
