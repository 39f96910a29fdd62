// The map of a replay and what is around it.
#include <algorithm>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/pursuit/pursuit_parts.hpp"
#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"
#include "games/waterloo/screens/replay/replay_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/layout.hpp"

namespace fow::waterloo::screens {
namespace {

BoardMarks marks_of(const ReplayModel& model) {
    BoardMarks marks;
    marks.all_faces = model.column.seen_from == Eyes::all;
    marks.lines = lines_of(model.view);
    return marks;
}

SDL_FRect draw_battle(Window& window, const ReplayModel& model) {
    const PlayLayout layout = play_layout(window.width(), height_above_timeline(window), window.layout_scale(), window.board_turned());
    const PlayerView& view = model.motion.running() ? model.motion.view() : model.view;
    BoardMarks marks = marks_of(model);
    if (model.motion.running()) {
        draw_motion(window, layout.map, model.motion, model.roster, marks);
    } else {
        marks.ways = model.ways;
        if (view.fight) marks.attacks = {view.fight->at};
        draw_board(window, layout.map, view, model.roster, marks);
    }
    draw_surroundings(window, layout, view, model.roster);
    return layout.column;
}

/// W13.
SDL_FRect draw_pursuit(Window& window, const ReplayModel& model) {
    const PursuitLayout layout =
        pursuit_layout(window.width(), height_above_timeline(window), window.layout_scale(), window.scale() / window.layout_scale());
    const bool moves = model.motion.running() && model.motion.view().pursuit.has_value();
    const PlayerView& view = moves ? model.motion.view() : model.view;
    const RiderPlaces places = draw_open_lines(window, layout, view, model.roster, model.motion);
    if (model.motion.running()) draw_pursuit_motion(window, layout.map, model.motion, model.roster, places, marks_of(model));
    else draw_pursuit_field(window, layout.map, view, model.roster, marks_of(model));
    draw_pursuit_tally(window, layout.tally, *view.pursuit);
    if (layout.taken.h >= window.units(70)) {
        draw_pursuit_taken(window, layout.taken, view, model.roster, fallen_until(view, model.view, model.fallen));
        return layout.column;
    }
    // There is only room for the counts.
    const float foot = layout.taken.y + layout.taken.h;
    return {layout.column.x, layout.column.y, layout.column.w,
            layout.taken.x == layout.column.x ? foot - layout.column.y : layout.column.h};
}

}  // namespace

SDL_FRect draw_replay_field(Window& window, const ReplayModel& model) {
    return model.view.pursuit ? draw_pursuit(window, model) : draw_battle(window, model);
}

}  // namespace fow::waterloo::screens
