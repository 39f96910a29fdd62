#include "games/stratego/screens/replay_field.hpp"

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/layout.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

TableMarks marks_for(const ReplayField& field) {
    TableMarks marks;
    marks.ways = field.ways;
    marks.all_faces = field.all_faces;
    return marks;
}

}  // namespace

SDL_FRect draw_replay_field(Window& window, const ReplayField& field, int height) {
    const TableLayout layout =
        table_layout(window.width(), height, window.layout_scale(), window.scale() / window.layout_scale(), size_of(field.rules));
    const bool moves = field.motion != nullptr && field.motion->running();
    if (moves) field.motion->draw(window, layout.map, field.rules, marks_for(field));
    else draw_board(window, layout.map, field.rules, field.view, marks_for(field));
    draw_losses(window, layout.tray, field.rules, moves ? field.motion->before() : field.view);
    return layout.column;
}

std::string moment_text(const View& view) {
    if (view.phase == Phase::set_up) return tr("The armies are being set up");
    if (view.turns == 0) return tr("Before the first turn");
    const Named turn{"turn", std::to_string(view.turns)};
    return view.result ? fill(tr("The end, after turn {turn}"), {turn}) : fill(tr("After turn {turn}"), {turn});
}

std::string play_on_text(const View& view) {
    return fill(tr("A new game begins with this one as it was after turn {turn}. The record, every log and the veil say where it comes "
                   "from, because everything in it has been shown. It does not count in the standing."),
                {{"turn", std::to_string(view.turns)}});
}

Surface replay_picture(Window& window, const ReplayField& field, const Caption& caption, float cell) {
    return captioned_picture(window, Grid::extent(size_of(field.rules), cell), cell, caption,
                             [&](SDL_Texture& canvas) { paint_board(window, canvas, cell, field.rules, field.view, marks_for(field)); });
}

}  // namespace fow::stratego::screens
