#include "games/waterloo/screens/replay/replay_field.hpp"

#include <algorithm>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/pursuit/pursuit_parts.hpp"
#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

BoardMarks marks_of(const ReplayField& field) {
    BoardMarks marks;
    marks.all_faces = field.all_faces;
    marks.lines = lines_of(field.view);
    return marks;
}

SDL_FRect draw_battle(Window& window, const ReplayField& field) {
    const PlayLayout layout = play_layout(window.width(), height_above_timeline(window), window.layout_scale(), window.board_turned());
    const PlayerView& view = field.motion.running() ? field.motion.view() : field.view;
    BoardMarks marks = marks_of(field);
    if (field.motion.running()) {
        draw_motion(window, layout.map, field.motion, field.roster, marks);
    } else {
        marks.ways = field.ways;
        if (view.fight) marks.attacks = {view.fight->at};
        draw_board(window, layout.map, view, field.roster, marks);
        draw_smoke(window, layout.map, field.motion);
    }
    draw_surroundings(window, layout, view, field.roster);
    return layout.column;
}

/// W13.
SDL_FRect draw_pursuit(Window& window, const ReplayField& field) {
    const PursuitLayout layout =
        pursuit_layout(window.width(), height_above_timeline(window), window.layout_scale(), window.scale() / window.layout_scale());
    const bool moves = field.motion.running() && field.motion.view().pursuit.has_value();
    const PlayerView& view = moves ? field.motion.view() : field.view;
    const RiderPlaces places = draw_open_lines(window, layout, view, field.roster, field.motion);
    if (field.motion.running()) draw_pursuit_motion(window, layout.map, field.motion, field.roster, places, marks_of(field));
    else draw_pursuit_field(window, layout.map, view, field.roster, marks_of(field));
    draw_pursuit_tally(window, layout.tally, *view.pursuit);
    if (layout.taken.h >= window.units(70)) {
        draw_pursuit_taken(window, layout.taken, view, field.roster, fallen_until(view, field.view, field.fallen));
        return layout.column;
    }
    // There is only room for the counts.
    const float foot = layout.taken.y + layout.taken.h;
    return {layout.column.x, layout.column.y, layout.column.w,
            layout.taken.x == layout.column.x ? foot - layout.column.y : layout.column.h};
}

}  // namespace

SDL_FRect draw_replay_field(Window& window, const ReplayField& field) {
    return field.view.pursuit ? draw_pursuit(window, field) : draw_battle(window, field);
}

std::string play_on_text(const std::string& moment) {
    return fill(tr("A new game begins with this battle up to {moment}. Its dice and draws are new. The record, every log and the veil "
                   "say where it comes from, because everything in it has been shown. It does not count in the standing."),
                {{"moment", moment}});
}

}  // namespace fow::waterloo::screens
