#include "core/table.hpp"

#include <algorithm>
#include <utility>

namespace fow {
namespace {

bool says(const TableNotes& notes, bool (*what)(const Remark&)) { return std::any_of(notes.remarks.begin(), notes.remarks.end(), what); }

bool was_a_persons(const TableNotes& notes, Seat seat) {
    return !player_at_start(notes, seat) || std::any_of(notes.remarks.begin(), notes.remarks.end(), [&](const Remark& remark) {
        return remark.what == TableEvent(SeatTaken{seat, std::nullopt});
    });
}

}  // namespace

/// The first remark on the seat tells, if it was made before the first ply.
std::optional<ComputedPlayer> player_at_start(const TableNotes& notes, Seat seat) {
    for (const Remark& remark : notes.remarks)
        if (const auto* taken = std::get_if<SeatTaken>(&remark.what); taken != nullptr && taken->seat == seat)
            return remark.ply == 0 ? taken->by : std::nullopt;
    return std::nullopt;
}

std::optional<ComputedPlayer> player_of(const TableNotes& notes, Seat seat) {
    std::optional<ComputedPlayer> player;
    for (const Remark& remark : notes.remarks)
        if (const auto* taken = std::get_if<SeatTaken>(&remark.what); taken != nullptr && taken->seat == seat) player = taken->by;
    return player;
}

bool allows_hints(const TableNotes& notes) {
    return says(notes, [](const Remark& remark) { return std::holds_alternative<HintsAllowed>(remark.what); });
}

bool practised_alone(const TableNotes& notes) {
    return says(notes, [](const Remark& remark) { return std::holds_alternative<PracticeAlone>(remark.what); });
}

std::optional<Seat> only_person(const TableNotes& notes) {
    for (const Seat seat : seats)
        if (!player_of(notes, seat) && player_of(notes, other(seat))) return seat;
    return std::nullopt;
}

bool shared(const TableNotes& notes) {
    return !practised_alone(notes) && was_a_persons(notes, Seat::first) && was_a_persons(notes, Seat::second);
}

bool changed_hands(const TableNotes& notes) {
    PerSeat<bool> told{};
    for (const Remark& remark : notes.remarks)
        if (const auto* taken = std::get_if<SeatTaken>(&remark.what))
            if (remark.ply > 0 || !taken->by || std::exchange(told[taken->seat], true)) return true;
    return false;
}

std::vector<TableEvent> seat_changes(const TableNotes& notes, std::size_t plies, Seat seat, const std::optional<ComputedPlayer>& by) {
    std::vector<TableEvent> changes;
    if (plies == 0 && by && !player_of(notes, seat)) changes.emplace_back(SeatTaken{seat, std::nullopt});
    changes.emplace_back(SeatTaken{seat, by});
    return changes;
}

}  // namespace fow
