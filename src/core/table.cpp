#include "fow/core/table.hpp"

#include <algorithm>

namespace fow {

std::optional<ComputedPlayer> player_of(const TableNotes& notes, Seat seat) {
    std::optional<ComputedPlayer> player;
    for (const Remark& remark : notes.remarks)
        if (const auto* taken = std::get_if<SeatTaken>(&remark.what); taken != nullptr && taken->seat == seat) player = taken->by;
    return player;
}

bool allows_hints(const TableNotes& notes) {
    return std::any_of(notes.remarks.begin(), notes.remarks.end(),
                       [](const Remark& remark) { return std::holds_alternative<HintsAllowed>(remark.what); });
}

}  // namespace fow
