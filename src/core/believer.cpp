#include "core/believer.hpp"

namespace fow {

std::optional<ComputedPlayer> player_then(const TableNotes& notes, Seat seat, std::size_t plies) {
    TableNotes then;
    for (const Remark& remark : notes.remarks)
        if (remark.ply <= plies) then.remarks.push_back(remark);
    return player_of(then, seat);
}

Mind believer_of(const std::optional<ComputedPlayer>& player) {
    return player ? Mind{player->level, player->style, 0} : Mind{Level::marshal, Style::steady, 0};
}

}  // namespace fow
