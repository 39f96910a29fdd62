#include "games/stratego/screens/play_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/moves.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::stratego::screens {
namespace {

bool owns(const PlayModel& model, Square square) {
    const auto& piece = model.view.at(square);
    return piece && piece->side == model.seat;
}

int distance(const Move& move) { return std::abs(move.to.file() - move.from.file()) + std::abs(move.to.rank() - move.from.rank()); }

std::optional<Move> told_move(const PlayModel& model) {
    if (model.watched) return model.watched;
    return model.told && *model.told < model.news.size() ? model.news[*model.told].move : std::nullopt;
}

}  // namespace

void PlayScreen::clear_selection() {
    selected_.reset();
    pencil_.reset();
}

void PlayScreen::select(Square square) {
    clear_selection();
    selected_ = sounded_ = square;
}

void PlayScreen::follow(const Move& move) {
    select(move.to);
    made_.reset();
    if (!std::exchange(dragged_, false)) made_ = move;
}

std::optional<PlayIntent> PlayScreen::draw(Window& window, const PlayModel& model) {
    if (intent_) reads_notice_ = {};
    intent_.reset();
    if (selected_ && !owns(model, *selected_)) clear_selection();
    if (selected_ && selected_ != sounded_) window.play(Sound::paper);
    sounded_ = selected_;
    const TableLayout layout = table_layout(window, model.rules);
    const bool on_map = model.news.empty() && !model.watched && !menu_.is_open();
    const TableGesture gesture = hand_.watch(window, layout.map, model.rules, [&](Square square) {
        return on_map && !pencil_ && !model.moved && !model.waits && owns(model, square);
    });
    hovered_ = gesture.hovered;
    if (gesture.carried && carried_ != gesture.carried) {
        clear_selection();
        selected_ = gesture.carried;
    }
    carried_ = gesture.carried;

    follow_news(window, model);
    draw_map(window, model, layout.map);
    draw_losses(window, layout.tray, model.rules, model.view);
    draw_column(window, model, layout.column);
    if (!model.news.empty()) return intent_;
    if (carried_) {
        SeenPiece piece = *model.view.at(*carried_);
        if (hides_faces(model)) piece.rank.reset();
        draw_in_hand(window, piece, grid_of(window, layout.map, model.rules).cell());
    }
    if (on_map) use_board(window, model, gesture);
    const bool own_turn = model.view.mover == model.seat && !model.moved;
    if (auto choice = draw_table_menu(menu_, window,
                                      {.may_offer_draw = may(model.view, fow::stratego::OfferDraw{}),
                                       .may_resign = own_turn && !model.lesson,
                                       .has_phrase = model.has_phrase,
                                       .lesson = model.lesson,
                                       .moved = model.moved && model.can_undo,
                                       .not_now = !own_turn && !model.lesson}))
        intent_ = std::move(*choice);
    return intent_;
}

void PlayScreen::draw_map(Window& window, const PlayModel& model, const SDL_FRect& map) const {
    TableMarks marks;
    marks.hide_faces = hides_faces(model);
    marks.ways = model.ways;
    if (!model.news.empty() || model.watched) {
        marks.ways.clear();
        if (const auto move = told_move(model)) {
            marks.ways = {*move};
        }
    } else {
        marks.hover = hovered_;
        marks.selected = selected_;
        if (carried_) marks.away = {*carried_};
        if (selected_ && !model.moved) {
            const Reach reach = reach_of(model.view, *selected_);
            marks.moves = reach.moves;
            marks.attacks = reach.attacks;
            marks.crossed = reach.crossed;
            const auto runs = [&](Square to) {
                return std::abs(to.file() - selected_->file()) + std::abs(to.rank() - selected_->rank()) > 1;
            };
            if (hovered_ && runs(*hovered_) && (is_among(reach.moves, *hovered_) || is_among(reach.attacks, *hovered_)))
                marks.run = Move{*selected_, *hovered_};
        }
    }
    if (sliding_) {
        marks.away.push_back(sliding_->to);
        if (marks.selected == sliding_->to) marks.selected.reset();
    }
    draw_board(window, map, model.rules, model.view, marks);
    if (sliding_) return draw_slide(window, model, map);
    draw_staff_map(window, map, model.rules, model.view, model.marks);
}

/// Starts the slide of the piece in a line that is shown for the first time.
void PlayScreen::follow_news(Window& window, const PlayModel& model) {
    const auto move = told_move(model);
    const bool watches = model.watched.has_value() && !watches_;
    watches_ = model.watched.has_value();
    if (watches || (!model.watched && (model.told != followed_ || model.news.empty()))) {
        if (watches || model.told != followed_) sliding_.reset();
        followed_ = model.news.empty() ? std::nullopt : model.told;
        if (move) begin_slide(window, model, *move);
    }
    if (const auto made = std::exchange(made_, std::nullopt)) begin_slide(window, model, *made);
    advance_slide(window);
}

void PlayScreen::begin_slide(Window& window, const PlayModel& model, const Move& move) {
    sliding_.reset();
    if (!model.view.at(move.to) || factor_of(window.settings().pace) <= 0) return;
    sliding_ = move;
    slide_since_ = now();
    window.play(Sound::step);
}

void PlayScreen::advance_slide(Window& window) {
    if (!sliding_) return;
    constexpr float shortest = 450, each = 90;  // milliseconds at the usual pace
    const float lasts = (shortest + each * static_cast<float>(distance(*sliding_))) * factor_of(window.settings().pace);
    slide_ = static_cast<float>(now() - slide_since_) / lasts;
    if (slide_ < 1) window.wake();
    else sliding_.reset();
}

void PlayScreen::draw_slide(Window& window, const PlayModel& model, const SDL_FRect& map) const {
    const Grid grid = grid_of(window, map, model.rules);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, grid);
    SDL_FRect rect = grid.rect(sliding_->from);
    const SDL_FRect end = grid.rect(sliding_->to);
    const float eased = slide_ * slide_ * (3 - 2 * slide_);
    rect.x += (end.x - rect.x) * eased;
    rect.y += (end.y - rect.y) * eased - march_rise(slide_, distance(*sliding_)) * grid.cell();
    SeenPiece piece = *model.view.at(sliding_->to);
    const bool own = owns(model, sliding_->to);
    if (own && hides_faces(model)) piece.rank.reset();
    draw_block(window, list, rect, piece, {.face = own && !hides_faces(model), .lifted = true, .marks = true});
}

/// Illegal moves are sent too: the answer says which rule forbids them.
void PlayScreen::send(const PlayModel& model, Square from, Square to, bool dragged) {
    if (model.moved || model.waits || from == to) return;
    dragged_ = dragged;
    intent_ = fow::stratego::Action(Move{from, to});
}

void PlayScreen::use_board(Window& window, const PlayModel& model, const TableGesture& gesture) {
    if (gesture.right_click || escape_pressed(window)) {
        if (escape_pressed(window) && !selected_ && !pencil_) menu_.open_by_escape(window);
        return clear_selection();
    }
    if (gesture.drag) {
        clear_selection();
        selected_ = gesture.drag->first;
        if (!owns(model, gesture.drag->second)) send(model, gesture.drag->first, gesture.drag->second, true);
        return;
    }
    if (!gesture.click) return;
    const Square at = *gesture.click;
    if (pencil_) {
        mark(model, at);
    } else if (owns(model, at)) {
        const bool again = selected_ == at && !model.lesson;
        clear_selection();
        if (!again) selected_ = at;
    } else if (selected_) {
        send(model, *selected_, at, false);
    }
}

/// Sets the guess in hand, or removes the same one.
void PlayScreen::mark(const PlayModel& model, Square square) {
    const auto& piece = model.view.at(square);
    if (!piece || owns(model, square) || piece->rank) return;
    intent_ = MarkPiece{square, guess_on(model.marks, square) == *pencil_ ? std::nullopt : *pencil_};
}

}  // namespace fow::stratego::screens
