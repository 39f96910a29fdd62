#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/piece_card.hpp"
#include "games/waterloo/screens/pursuit/pursuit_parts.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

/// The fleeing pieces still on the field.
std::vector<Square> fleeing(const PlayerView& view) {
    std::vector<Square> squares;
    for (const Square square : SquareSet::all()) {
        if (const auto& piece = view.at(square); piece && seat_of(piece->army) != view.pursuit->victor) squares.push_back(square);
    }
    return squares;
}

Perspective eyes_of(const PursuitModel& model) { return {model.view, model.roster, model.staff, model.seat}; }

/// Whether "Take back" and "Leave the pursuit" have room side by side.
bool buttons_are_beside(Window& window) {
    const float pads = 2 * window.units(34) + ImGui::GetStyle().ItemSpacing.x;
    return text_size(window, Type::body, tr("Take back") + tr("Leave the pursuit")).x + pads <= room_width();
}

/// A view from before the pursuit, dressed as one of its turns: nobody rides yet.
PlayerView before_it(const PlayerView& then, const PlayerView& now) {
    PlayerView early = then;
    SeenPursuit& pursuit = early.pursuit.emplace(*now.pursuit);
    for (const Seat seat : seats) {
        pursuit.riders[seat].clear();
        pursuit.saved[seat].clear();
        pursuit.chief_lives[seat] = false;
        pursuit.losses[seat] -= static_cast<int>(now.sides[seat].lost.size() - then.sides[seat].lost.size());
    }
    pursuit.difference = pursuit.losses[other(pursuit.victor)] - pursuit.losses[pursuit.victor];
    return early;
}

}  // namespace

bool pursues(const PursuitModel& model) { return model.seat == model.view.pursuit->victor; }

void draw_pursuit_field(Window& window, const SDL_FRect& map, const PlayerView& view, const Roster& roster, BoardMarks marks) {
    const BoardGeometry geometry = geometry_of(window, map);
    for (const Square square : SquareSet::all()) {
        if (const auto& piece = view.at(square); piece && seat_of(piece->army) == view.pursuit->victor) marks.away.push_back(square);
    }
    draw_board(window, map, view, roster, marks);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, geometry);
    for (const Square square : marks.away)
        draw_piece(window, list, geometry.rect(square), *view.at(square), roster,
                   {.face = !marks.hide_faces && shows_face(view.viewer, *view.at(square)), .dimmed = true, .alpha = 0.55F});
}

void draw_pursuit_motion(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const RiderPlaces& places,
                         BoardMarks marks) {
    if (motion.step() != nullptr && !motion.step()->flights.empty()) return draw_motion(window, map, motion, roster, std::move(marks));
    const bool hide_faces = marks.hide_faces;
    if (motion.view().pursuit) draw_pursuit_field(window, map, motion.view(), roster, std::move(marks));
    else draw_motion(window, map, motion, roster, std::move(marks));
    draw_ride(window, map, motion, roster, places, hide_faces);
}

std::optional<PursuitIntent> PursuitScreen::draw(Window& window, const PursuitModel& model) {
    if (intent_) reads_notice_ = {};
    intent_.reset();
    if (chosen_ && find_rider(*model.view.pursuit, model.seat, chosen_) == nullptr) chosen_.reset();
    const PursuitLayout layout = pursuit_layout(window);
    const bool moves = model.motion.running();
    const bool reads = !model.news.empty();
    model.motion.handle_input(window, reads && pointer_in(layout.column));
    model.motion.advance(window);
    const bool open = !moves && !reads && !model.begins && !menu_.is_open() && page_ == Page::field;
    const BoardGesture gesture = hand_.watch(window, layout.map, [](Square) { return false; });
    hovered_ = moves ? std::nullopt : gesture.hovered;  // says nothing about a piece that the map is still turning up

    std::optional<PlayerView> dressed;  // what moves, if it is not shown as it is
    if (moves && !model.motion.view().pursuit) dressed = before_it(model.motion.view(), model.view);
    if (moves && hides_faces(model)) dressed = face_down(dressed ? *std::move(dressed) : model.motion.view(), model.seat);
    const PlayerView& seen = dressed ? *dressed : moves ? model.motion.view() : model.view;
    const RiderPlaces places = draw_lines(window, model, seen, layout, open);
    BoardMarks marks;
    marks.hide_faces = hides_faces(model);
    if (model.motion.running()) draw_pursuit_motion(window, layout.map, model.motion, model.roster, places, std::move(marks));
    else draw_field(window, model, layout.map);
    draw_pursuit_tally(window, layout.tally, *seen.pursuit);
    draw_pursuit_taken(window, layout.taken, seen, model.roster, fallen_until(seen, model.view, model.fallen));
    if (reads) window.controls().cover();
    card_begin(window, "pursuit", layout.column, Sheet::paper, !reads);
    draw_status(window, model);
    if (reads) {
        draw_news(window, model, moves);
        card_end(window);
        return intent_;
    }
    draw_selection(window, model);
    draw_buttons(window, model);
    // Where the largest text leaves no room for it, the dispatch tells the same.
    if (room_height() > 2 * window.line_height(Type::small)) {
        scroll_begin(window, "log", room_height(), true);
        for (std::size_t i = 0; i < model.log.size(); ++i) log_line(window, model.log[i], i + 1);
        scroll_end(window);
    }
    card_end(window);

    if (open) use_field(window, model, gesture);
    if (moves) cover_widgets(window);
    else draw_pages(window, model);
    return intent_;
}

void PursuitScreen::draw_field(Window& window, const PursuitModel& model, const SDL_FRect& map) {
    BoardMarks marks;
    marks.hover = hovered_;
    const bool by_rider = pursues(model) || model.view.pursuit->saving_needs_cavalry;
    if (model.view.actions_left > 0 && (chosen_ || !by_rider)) (pursues(model) ? marks.attacks : marks.entries) = fleeing(model.view);
    draw_pursuit_field(window, map, model.view, model.roster, std::move(marks));
}

RiderPlaces PursuitScreen::draw_lines(Window& window, const PursuitModel& model, const PlayerView& seen, const PursuitLayout& layout,
                                      bool open) {
    own_looked_at_.reset();
    enemy_looked_at_.reset();
    RiderPlaces places;
    const auto out = riders_out(model.motion);
    for (const Seat seat : {allied_seat, french_seat}) {
        const bool own = seat == model.seat;
        PursuitLine line;
        line.seat = seat;
        line.title = own ? tr("Your cavalry") : tr("Enemy cavalry");
        line.task = task_text(seat, *model.view.pursuit);
        line.prefix = own ? "rider-" : "enemy-rider-";
        line.out = out[seat];
        if (own) line.chosen = chosen_;
        line.targets = open && !own && chosen_ && !model.waits && model.view.actions_left > 0;
        LineInput input = draw_pursuit_line(window, seat == allied_seat ? layout.north : layout.south, seen, model.roster, line);
        places[seat] = std::move(input.places);
        (own ? own_looked_at_ : enemy_looked_at_) = input.looked_at;
        if (!open || !input.clicked) continue;
        reminded_ = !own && !chosen_;
        if (own) choose(window, chosen_ == input.clicked && !model.lesson ? std::nullopt : input.clicked);
        else if (chosen_) intent_ = Action(AttackRider{*chosen_, *input.clicked});
    }
    return places;
}

void PursuitScreen::choose(Window& window, std::optional<Rider> rider) {
    if (rider) window.play(Sound::paper);
    chosen_ = rider;
}

void PursuitScreen::draw_status(Window& window, const PursuitModel& model) {
    const PlayerView& view = model.view;
    heading(window, fill(tr("The pursuit, turn {turn}"), {{"turn", std::to_string(view.turn)}}));
    if (pursues(model))
        small_text(window, fill(model.seat == french_seat ? tr("{name} pursues the Allies.") : tr("{name} pursues the French."),
                                {{"name", model.name}}));
    else
        small_text(window,
                   fill(model.seat == french_seat ? tr("{name} covers the French retreat.") : tr("{name} covers the Allied retreat."),
                        {{"name", model.name}}));
    draw_actions(window, view.actions, view.actions_left);
    const std::string left = actions_left_text(view.actions_left);
    ImGui::SameLine();
    if (text_size(window, Type::body, left).x <= room_width()) {
        paragraph(window, left);
    } else {
        ImGui::NewLine();
        small_text(window, left);
    }
    separator(window);
}

void PursuitScreen::draw_selection(Window& window, const PursuitModel& model) {
    // A field of fixed height: nothing below moves with the pointer.
    const float high = ImGui::GetWindowHeight();
    // The status above; the buttons and three lines of the log below.
    const float beside_it = (buttons_are_beside(window) ? 334 : 374) * window.scale();
    scroll_begin(window, "selection", std::round(std::max(std::min(150 * window.scale(), high - beside_it), 0.22F * high)));
    const SeenPursuit& pursuit = *model.view.pursuit;
    const SeenRider* chosen = find_rider(pursuit, model.seat, chosen_);
    const SeenRider* own = find_rider(pursuit, model.seat, own_looked_at_);
    const SeenRider* enemy = find_rider(pursuit, other(model.seat), enemy_looked_at_);
    const bool something = own_looked_at_ || enemy_looked_at_ || (hovered_ && model.view.at(*hovered_));
    if (reads_notice_.shows(model.notice, {chosen_, own_looked_at_, enemy_looked_at_, hovered_}, something)) {
        notice_text(window, model.notice);
    } else if (reminded_) {
        warning_text(window, tr("First click one of your riders."));
    } else if (own != nullptr) {
        draw_rider_card(window, model, model.seat, *own);
    } else if (enemy != nullptr) {
        if (chosen != nullptr && shows_odds(window, model.staff) && !hides_faces(model)) ride_card(window, eyes_of(model), *chosen, *enemy);
        else draw_rider_card(window, model, other(model.seat), *enemy);
    } else if (hovered_ && model.view.at(*hovered_)) {
        const Telling telling(window, hovered_);
        small_text(window, to_text(*hovered_));
        piece_card(window, eyes_of(model), *model.view.at(*hovered_), hovered_);
    } else {
        draw_guide(window, model);
        if (chosen != nullptr) draw_rider_card(window, model, model.seat, *chosen);
    }
    scroll_end(window);
    separator(window);
}

void PursuitScreen::draw_rider_card(Window& window, const PursuitModel& model, Seat seat, const SeenRider& rider) {
    small_text(window, rider_name(seat, rider.rider));
    piece_card(window, eyes_of(model), rider.piece, std::nullopt);
}

/// A hint about what to do next.
void PursuitScreen::draw_guide(Window& window, const PursuitModel& model) {
    if (model.view.actions_left == 0) {
        italic_text(window, tr("No actions left: end the turn. Riders may still leave the pursuit."));
    } else if (!can_still_act(model.view, model.seat)) {
        italic_text(window, tr("None of your cavalry is left in the pursuit. End the turn."));
    } else if (model.view.pursuit->riders[model.seat].empty()) {
        italic_text(window, tr("Click a fleeing piece to save it."));
    } else if (chosen_) {
        small_text(window, pursues(model) ? tr("Click a fleeing piece to take it as a victim, or an enemy rider to attack it.")
                                          : tr("Click a fleeing piece to save it, or an enemy rider to attack it."));
    } else if (pursues(model)) {
        italic_text(window, tr("Click one of your riders, then a fleeing piece to take it as a victim, or an enemy rider to attack."));
    } else {
        italic_text(window, model.view.pursuit->saving_needs_cavalry
                                ? tr("Click one of your riders, then a fleeing piece to save it, or an enemy rider to attack.")
                                : tr("Click a fleeing piece to save it, or one of your riders and then an enemy rider to attack."));
    }
}

void PursuitScreen::draw_buttons(Window& window, const PursuitModel& model) {
    if (button(window, "end-turn", tr("End the turn"),
               {.enabled = !model.waits,
                .primary = model.view.actions_left == 0 && !model.waits,
                .width = -1,
                .key = window.key(TurnCommand::end_turn)}))
        end_turn(window, model);
    const bool beside = buttons_are_beside(window);
    if (button(window, "undo", tr("Take back"),
               {.enabled = model.can_undo && !model.waits,
                .width = beside ? 0.0F : -1.0F,
                .hint = tr("The last step, unless it revealed something."),
                .key = window.key(TurnCommand::take_back),
                .sign = Sign::take_back}))
        intent_ = TakeBackAction{};
    if (beside) ImGui::SameLine();
    if (button(window, "leave", tr("Leave the pursuit"),
               {.enabled = chosen_.has_value() && !model.waits,
                .width = -1,
                .hint = tr("The chosen rider leaves for good, saved, without an action (W13.7).")})) {
        if (ends_by_leaving(model.view, model.seat)) page_ = Page::leave;
        else intent_ = Action(LeavePursuit{*chosen_});
    }
    std::vector<SmallButton> row;
    if (model.has_dispatch)
        row.push_back({"news-open", tr("Dispatch"),
                       fill(tr("What happened while you were away ({key})"), {{"key", window.key_name(TurnCommand::dispatch)}}),
                       window.key(TurnCommand::dispatch)});
    if (model.lies_flat)
        row.push_back({"lift", lifted_ ? tr("Cover") : tr("Lift"),
                       fill(tr("The faces of your pieces ({key})"), {{"key", window.key_name(TurnCommand::lift)}}),
                       window.key(TurnCommand::lift)});
    if (!model.lesson) row.push_back({"veil", tr("Veil"), tr("Hides the field at once (F9)")});
    add_table_buttons(window, row, tr("Save, settings, quit"));
    const std::string clicked = button_row(window, row);
    if (clicked == "news-open") intent_ = OpenDispatch{};
    else if (clicked == "lift") lifted_ = !lifted_;
    else if (clicked == "veil") intent_ = DropVeil{};
    else menu_.take(window, clicked);
    space(window, 2);
    separator(window);
}

void PursuitScreen::use_field(Window& window, const PursuitModel& model, const BoardGesture& gesture) {
    if (gesture.right_click || escape_pressed(window)) {
        if (!chosen_ && escape_pressed(window)) menu_.open_by_escape(window);
        choose(window, std::nullopt);
        reminded_ = false;
        return;
    }
    if (!gesture.click || model.waits) return;
    const bool on_piece = model.view.at(*gesture.click).has_value();
    if (!pursues(model) && !model.view.pursuit->saving_needs_cavalry) {
        if (on_piece) intent_ = Action(SavePiece{{}, *gesture.click});
        return;
    }
    reminded_ = !chosen_ && on_piece;
    if (!chosen_) return;
    if (pursues(model)) intent_ = Action(TakeVictim{*chosen_, *gesture.click});
    else intent_ = Action(SavePiece{*chosen_, *gesture.click});
}

}  // namespace fow::waterloo::screens
