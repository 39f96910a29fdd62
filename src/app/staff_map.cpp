#include "app/staff_map.hpp"

#include "app/heard.hpp"

namespace fow::app {

ui::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard) {
    const Roster& roster = session.rules().roster();
    ui::StaffMap staff;
    staff.kept = session.record().options.memory;
    staff.by_sight = may_be(view, roster, nullptr);
    staff.may_be = staff.by_sight;
    if (!staff.kept) return staff;
    staff.traces = traces_of(view, roster, events_from(heard, 0));
    staff.may_be = may_be(view, roster, &staff.traces);
    return staff;
}

ui::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view) {
    ui::StaffMap staff = staff_map_of(session, view, session.heard(viewer_of(seat)));
    if (!staff.kept) return staff;
    for (const Pencilled& made : session.pencilled(seat))
        if (const auto& piece = view.at(made.square); piece && !sits(view.viewer, seat_of(piece->army)) && !piece->unit)
            staff.marks.push_back(made);
    return staff;
}

}  // namespace fow::app
