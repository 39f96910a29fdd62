#include "app/clocks.hpp"

namespace fow::app {

std::optional<ui::ClockShown> clocks_at(const TableNotes& notes, int turn) {
    if (notes.clock.kind == ClockKind::none) return std::nullopt;
    const auto left = [&](Seat seat) { return time_left(notes.clock, notes.thoughts, seat, turn); };
    return ui::ClockShown{left(Seat::first), left(Seat::second)};
}

}  // namespace fow::app
