#include "games/stratego/screens/replay_field.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

constexpr float least_ms = 260, each_ms = 60;  ///< of a move, and for each square of it
constexpr float fight_ms = 1100;               ///< how long two pieces face each other

float squares_between(const Move& move) {
    return static_cast<float>(std::abs(move.to.file() - move.from.file()) + std::abs(move.to.rank() - move.from.rank()));
}

/// The defender stays in sight: the attacker stops at the edge of its square.
constexpr float short_of = 0.62F;

}  // namespace

ReplayMotion::ReplayMotion(View before, const Move& move, const std::optional<Fought>& fought, float speed)
    : before_(std::move(before)), move_(move), fight_(fought.has_value()), speed_(speed), running_(before_.at(move.from).has_value()) {
    if (!fought) return;
    // Both were shown (C3.1), whatever the viewer knew before.
    const auto show = [&](Square square, std::optional<Rank> rank) {
        auto& piece = before_.board[static_cast<std::size_t>(square.index())];
        if (piece && rank) piece->rank = rank;
    };
    show(move.from, fought->attacker);
    show(move.to, fought->defender);
}

void ReplayMotion::advance(Window& window) {
    if (!running_) return;
    const float pace = factor_of(window.settings().pace);
    const float fight_pace = factor_of(window.settings().fight_pace);
    const float going = (least_ms + each_ms * squares_between(move_)) * pace / speed_;
    const float facing = fight_ ? fight_ms * fight_pace / speed_ : 0;
    if (!since_) {
        since_ = now();
        if (going > 0) window.play(Sound::step);
    }
    const auto gone = static_cast<float>(now() - *since_);
    share_ = going > 0 ? std::min(1.0F, gone / going) : 1;
    running_ = gone < going + facing;
    window.wake();
}

void ReplayMotion::draw(Window& window, const SDL_FRect& map, const RuleSet& rules, TableMarks marks) const {
    marks.ways.clear();
    marks.away = {move_.from};
    if (fight_) marks.away.push_back(move_.to);
    draw_board(window, map, rules, before_, marks);
    const Grid grid = grid_of(window, map, rules);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, grid);
    const auto shown = [&](const SeenPiece& piece) { return fight_ || marks.all_faces || sits(before_.viewer, piece.side); };
    if (fight_ && before_.at(move_.to)) draw_block(window, list, grid.rect(move_.to), *before_.at(move_.to), {.face = true});
    SDL_FRect rect = grid.rect(move_.from);
    const SDL_FRect end = grid.rect(move_.to);
    const float way = squares_between(move_);
    const float reach = fight_ && way > 0 ? (way - short_of) / way : 1;
    const float eased = share_ * share_ * (3 - 2 * share_) * reach;
    rect.x += (end.x - rect.x) * eased;
    rect.y += (end.y - rect.y) * eased - march_rise(share_, static_cast<int>(way)) * grid.cell();
    const SeenPiece& piece = *before_.at(move_.from);
    draw_block(window, list, rect, piece, {.face = shown(piece), .lifted = true});
}

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
