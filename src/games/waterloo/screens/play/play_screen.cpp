#include "games/waterloo/screens/play/play_screen.hpp"

#include <imgui.h>

#include <utility>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/piece_card.hpp"
#include "games/waterloo/screens/play/targets.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::waterloo::screens {
namespace {

bool scouts(const PlayerView& view) { return view.cards && view.cards->playing == Card::reconnaissance; }

/// Of the card being played.
bool nothing_done(const SeenCards& cards) {
    return cards.picked.empty() && !cards.infantry_done && !cards.cavalry_done && !cards.artillery_done;
}

}  // namespace

PlayerView face_down(PlayerView view, Seat seat) {
    const auto turn = [](SeenPiece& piece) {
        piece.unit.reset();
        piece.strength = 0;
        piece.knowledge = Knowledge::back;
    };
    for (std::optional<SeenPiece>& piece : view.board)
        if (piece && seat_of(piece->army) == seat) turn(*piece);
    if (view.pursuit) {
        for (SeenRider& rider : view.pursuit->riders[seat]) turn(rider.piece);
        for (SeenPiece& saved : view.pursuit->saved[seat]) turn(saved);
    }
    SeenSide& side = view.sides[seat];
    for (OffBoard& off : side.off_board) turn(off.piece);
    side.reserve_units.clear();
    side.line_of_retreat.reset();
    side.line_squares.clear();
    return view;
}

void PlayScreen::clear_selection() {
    selected_.reset();
    unit_.reset();
    attack_target_.reset();
    shot_target_.reset();
    inspiring_ = false;
    pencil_.reset();
    unfolded_.reset();
}

bool PlayScreen::holds_nothing() const {
    return !selected_ && !unit_ && !attack_target_ && !shot_target_ && !inspiring_ && !pencil_ && !unfolded_;
}

void PlayScreen::follow(std::optional<Square> square) {
    clear_selection();
    selected_ = square;
    chosen_before_ = {selected_, unit_, page_ == Page::card};
}

/// A paper sound for a selected piece, and one for a card.
void PlayScreen::play_selection_sound(Window& window) {
    const Chosen now{selected_, unit_, page_ == Page::card};
    if (now == chosen_before_) return;
    if (now.card && !chosen_before_.card) window.play(Sound::card);
    else if ((now.square && now.square != chosen_before_.square) || (now.unit && now.unit != chosen_before_.unit))
        window.play(Sound::paper);
    chosen_before_ = now;
}

std::optional<PlayIntent> PlayScreen::draw(Window& window, const PlayModel& model) {
    if (intent_) reads_notice_ = {};
    intent_.reset();
    if (selected_ && !own(model.view, model.seat, *selected_)) clear_selection();
    if (inspiring_ && inspirable(model.view).empty()) inspiring_ = false;
    play_selection_sound(window);
    PlayLayout layout = play_layout(window, model.view);
    const bool trays_shown = !model.lesson || layout.trays.x != layout.column.x || !nothing_off_map(model.view);
    if (!trays_shown) layout.column.h = layout.trays.y + layout.trays.h - layout.column.y;
    const bool moves = model.motion.running();
    model.motion.handle_input(window, !model.news.empty() && pointer_in(layout.column));
    model.motion.advance(window);
    const bool on_map = !moves && !model.scouted && !menu_.is_open() && page_ == Page::map;
    const BoardGesture gesture =
        hand_.watch(window, layout.map, [&](Square s) { return on_map && !inspiring_ && !pencil_ && own(model.view, model.seat, s); });
    hovered_ = moves ? std::nullopt : gesture.hovered;  // says nothing about a piece that the map is still turning up
    if (gesture.carried && carried_ != gesture.carried) {
        clear_selection();
        selected_ = gesture.carried;
    }
    carried_ = gesture.carried;

    draw_map(window, model, layout.map);
    std::optional<PlayerView> covered;
    if (model.motion.running() && hides_faces(model)) covered = face_down(model.motion.view(), model.seat);
    const PlayerView& seen = covered ? *covered : model.motion.running() ? model.motion.view() : model.view;
    draw_clock(window, layout.clock, seen.turn, seen.prussian_turn);
    draw_prussian_road(window, layout.road, layout.map, seen);
    const TrayInput trays = trays_shown ? draw_trays(window, layout.trays, seen, model.roster, unit_, dragged_) : TrayInput{};
    looked_at_ = trays.looked_at;
    lost_looked_at_ = trays.lost_looked_at;
    card_looked_at_ = trays.card_looked_at;
    if (on_map) choose_in(trays, model.lesson);
    draw_column(window, model, layout.column, moves);
    if (!model.news.empty()) return intent_;
    if (carried_) draw_carried(window, *model.view.at(*carried_), model.roster, geometry_of(window, layout.map).cell());
    drop_from_tray(window, layout.map);
    if (dragged_) draw_carried(window, as_printed(model.roster, *dragged_), model.roster, geometry_of(window, layout.map).cell());
    if (on_map) use_board(window, model, gesture);
    if (moves) cover_widgets(window);
    else draw_pages(window, model);
    return intent_;
}

// In a lesson a second click keeps the choice: a hint such as "Click e4, then e5" must work whatever is chosen already.
void PlayScreen::choose_in(const TrayInput& trays, bool lesson) {
    if (trays.clicked) {
        const bool again = unit_ == trays.clicked && !lesson;
        clear_selection();
        if (!again) unit_ = trays.clicked;
    }
    if (trays.dragged) {
        clear_selection();
        dragged_ = unit_ = trays.dragged;
    }
    if (trays.unfolded && trays.clicked) {
        if (unit_) unfolded_ = trays.unfolded;
    } else if (trays.unfolded) {
        const bool again = unfolded_ == trays.unfolded;
        clear_selection();
        if (!again) unfolded_ = trays.unfolded;
    }
    if (trays.opened) page_ = Page::forces;
    if (trays.cards_opened) {
        clear_selection();
        card_ = trays.card_clicked;
        page_ = Page::card;
    }
}

void PlayScreen::draw_map(Window& window, const PlayModel& model, const SDL_FRect& map) {
    const PlayerView& view = model.view;
    BoardMarks marks;
    marks.lines = lines_of(view);
    marks.hide_faces = hides_faces(model);
    if (model.motion.running()) return draw_motion(window, map, model.motion, model.roster, marks);
    marks.hover = hovered_;
    marks.selected = selected_;
    marks.ways = model.ways;
    if (carried_) marks.away = {*carried_};
    if (attack_target_) {
        marks.attacks = {*attack_target_};
        for (const Square via : last_squares(view, *selected_, *attack_target_)) marks.entries.push_back(via);
    } else if (selected_) {
        const Targets targets = targets_of(view, *selected_);
        marks.moves = targets.moves;
        marks.attacks = targets.attacks;
        marks.shots = targets.shots;
        marks.bombards = targets.bombards;
    } else if (unit_) {
        marks.entries = entries_of(view, *unit_);
    } else if (inspiring_) {
        marks.entries = inspirable(view);
    } else if (scouts(view)) {
        marks.entries = looks_of(view);
    }
    if (view.cards) {
        marks.inspired = view.cards->inspired;
        if (scouts(view)) marks.looked_at = view.cards->picked;
        if (view.cards->playing == Card::initiative) marks.picked = view.cards->picked;
        if (view.cards->playing == Card::grand_battery && !selected_) marks.entries = able_pieces(view);
    }
    draw_board(window, map, view, model.roster, marks);
    draw_smoke(window, map, model.motion);
    draw_staff_map(window, map, view, model.roster, model.staff);
}

void PlayScreen::end_turn(const Window& window, const PlayModel& model) {
    const bool card = model.view.phase == Phase::card;
    const bool something_left = card ? nothing_done(*model.view.cards)
                                     : model.view.actions_left > 0 && anything_to_do(model.view) && is_legal(model.view, EndTurn{});
    if (something_left && window.settings().confirm) page_ = Page::end;
    else if (card) intent_ = Action(EndCard{});
    else intent_ = Action(EndTurn{});
}

/// A certain loss that the column has told is asked about once.
void PlayScreen::attack(const Window& window, const PlayModel& model, const Attack& attack) {
    const bool asks = window.settings().confirm && !model.lesson && tells_odds(window, model);
    if (!asks || !always_loses({model.view, model.roster, model.staff, model.seat}, attack)) {
        intent_ = Action(attack);
        return;
    }
    lost_attack_ = attack;
    page_ = Page::loss;
}

void PlayScreen::send(const Window& window, const PlayModel& model, Square from, Square to) {
    const Targets targets = targets_of(model.view, from);
    const std::vector<Square> sides = last_squares(model.view, from, to);
    const bool at_piece = is_among(targets.shots, to);
    const bool at_work = is_among(targets.bombards, to);
    if (at_work && (at_piece || is_among(targets.moves, to))) {
        shot_target_ = to;
        page_ = Page::shot;
    } else if (is_among(targets.moves, to)) {
        intent_ = Action(Move{from, to});
    } else if (at_piece) {
        intent_ = Action(Fire{from, to});
    } else if (at_work) {
        intent_ = Action(Bombard{from, to});
    } else if (sides.size() == 1) {
        attack(window, model, {from, sides.front(), to});
    } else if (!sides.empty()) {
        attack_target_ = to;
    } else {
        intent_ = Action(attempt(model.view, from, to, model.view.at(from)->branch == Branch::artillery));
    }
}

/// Asks which nation it counts for if both are possible (W9.6).
void PlayScreen::play_card(const PlayModel& model, std::optional<Square> inspired) {
    const Card card = inspired ? Card::fighting_spirit : *card_;
    const std::vector<Nation> nations = nations_for(model.view, card, inspired);
    if (nations.size() > 1 && (inspired || card == Card::reconnaissance)) {
        inspired_ = inspired;
        page_ = Page::nation;
        return;
    }
    const Nation nation = nations.empty() ? Nation::allied : nations.front();
    intent_ = inspired ? Action(Inspire{*inspired, nation}) : Action(PlayCard{card, nation});
    page_ = Page::map;
    clear_selection();
}

void PlayScreen::use_board(Window& window, const PlayModel& model, const BoardGesture& gesture) {
    if (gesture.right_click || escape_pressed(window)) {
        if (escape_pressed(window) && holds_nothing()) menu_.open_by_escape(window);
        if (attack_target_) attack_target_.reset();
        else clear_selection();
        return;
    }
    if (gesture.drag) {
        clear_selection();
        selected_ = gesture.drag->first;
        if (!own(model.view, model.seat, gesture.drag->second)) send(window, model, gesture.drag->first, gesture.drag->second);
        return;
    }
    if (!gesture.click) return;
    const Square at = *gesture.click;
    if (pencil_) {
        mark(model, at);
    } else if (attack_target_) {
        if (is_among(last_squares(model.view, *selected_, *attack_target_), at)) attack(window, model, {*selected_, at, *attack_target_});
        attack_target_.reset();
    } else if (inspiring_) {
        play_card(model, at);
    } else if (scouts(model.view) && !own(model.view, model.seat, at)) {
        intent_ = Action(Look{at});
    } else if (unit_ && !own(model.view, model.seat, at)) {
        intent_ = Action(Enter{*unit_, at});
    } else if (own(model.view, model.seat, at)) {
        const bool again = selected_ == at && !model.lesson;
        clear_selection();
        if (!again) selected_ = at;
    } else if (selected_) {
        send(window, model, *selected_, at);
    }
}

void PlayScreen::open_staff_map() {
    const bool open = pencil_.has_value();
    clear_selection();
    if (!open) pencil_ = Pencil::doubt;
}

/// Sets the mark in hand, or removes the same mark.
void PlayScreen::mark(const PlayModel& model, Square square) {
    const auto& piece = model.view.at(square);
    if (!piece || seat_of(piece->army) == model.seat || piece->unit) return;
    intent_ = MarkPiece{square, mark_on(model.staff, square) == *pencil_ ? std::nullopt : *pencil_};
}

void PlayScreen::drop_from_tray(const Window& window, const SDL_FRect& map) {
    if (!dragged_ || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    const ImVec2 at = ImGui::GetIO().MousePos;
    if (const auto to = geometry_of(window, map).square_at(at.x, at.y)) intent_ = Action(Enter{*dragged_, *to});
    dragged_.reset();
}

}  // namespace fow::waterloo::screens
