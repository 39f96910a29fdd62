// The map of a replay with whatever lies round it.
#include <algorithm>

#include "ui/screens/pursuit_line.hpp"
#include "ui/screens/pursuit_screen.hpp"
#include "ui/screens/pursuit_tally.hpp"
#include "ui/screens/replay_screen.hpp"
#include "ui/screens/trays.hpp"
#include "ui/table/board.hpp"
#include "ui/table/furniture.hpp"
#include "ui/table/layout.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

bool is_seen(const Motion& motion) { return motion.running(); }

BoardMarks marks_of(const ReplayModel& model) {
    BoardMarks marks;
    marks.all_faces = model.seen_from == Eyes::all;
    for (const Seat seat : seats)
        marks.zone.insert(marks.zone.end(), model.view.sides[seat].line_squares.begin(), model.view.sides[seat].line_squares.end());
    return marks;
}

SDL_FRect draw_battle(Desk& desk, const ReplayModel& model) {
    const PlayLayout layout = play_layout(desk.width(), height_above_timeline(desk), desk.scale(), desk.board_turned());
    const PlayerView& view = is_seen(model.motion) ? model.motion.view() : model.view;
    BoardMarks marks = marks_of(model);
    if (is_seen(model.motion)) {
        draw_motion(desk, layout.map, model.motion, model.roster, marks);
    } else {
        marks.last_way = model.last_way;
        if (view.fight) marks.attacks = {view.fight->at};
        draw_board(desk, layout.map, view, model.roster, marks);
    }
    draw_clock(desk, layout.clock, view.turn, view.prussian_turn);
    draw_prussian_road(desk, layout.road, layout.map, view);
    static_cast<void>(draw_trays(desk, layout.trays, view, model.roster, std::nullopt));
    return layout.column;
}

/// W13
SDL_FRect draw_pursuit(Desk& desk, const ReplayModel& model) {
    const PursuitLayout layout = pursuit_layout(desk.width(), height_above_timeline(desk), desk.scale());
    const bool moves = is_seen(model.motion) && model.motion.view().pursuit.has_value();
    const PlayerView& view = moves ? model.motion.view() : model.view;
    const auto out = riders_out(model.motion);
    RiderPlaces places;
    for (const Seat seat : {Seat::allied, Seat::french}) {
        PursuitLine line;
        line.seat = seat;
        line.title = seat == Seat::french ? tr("French cavalry") : tr("Allied cavalry");
        line.task = seat == view.pursuit->victor ? tr("in pursuit") : tr("covers the retreat");
        line.out = out[seat];
        places[seat] = draw_pursuit_line(desk, seat == Seat::allied ? layout.north : layout.south, view, model.roster, line).places;
    }
    if (is_seen(model.motion)) draw_pursuit_motion(desk, layout.map, model.motion, model.roster, places, marks_of(model));
    else draw_pursuit_field(desk, layout.map, view, model.roster, marks_of(model));
    const bool low = layout.taken.h < desk.units(70);  // then only what is counted has room
    draw_pursuit_tally(desk, {layout.tally.x, layout.tally.y, layout.tally.w, low ? layout.column.h : layout.tally.h}, *view.pursuit);
    if (!low) draw_pursuit_taken(desk, layout.taken, view, model.roster, fallen_by(view, model.view, model.fallen));
    return layout.column;
}

}  // namespace

SDL_FRect draw_replay_field(Desk& desk, const ReplayModel& model) {
    return model.view.pursuit ? draw_pursuit(desk, model) : draw_battle(desk, model);
}

}  // namespace fow::ui
