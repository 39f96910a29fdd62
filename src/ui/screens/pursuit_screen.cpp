#include "ui/screens/pursuit_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/furniture.hpp"
#include "ui/piece_painter.hpp"
#include "ui/screens/play_words.hpp"
#include "ui/screens/pursuit_layout.hpp"
#include "ui/screens/pursuit_line.hpp"
#include "ui/screens/pursuit_tally.hpp"
#include "ui/screens/pursuit_words.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

bool pursues(const PursuitModel& model) { return model.seat == model.view.pursuit->victor; }

/// The fleeing pieces still on the field.
std::vector<Square> fleeing(const PlayerView& view) {
    std::vector<Square> squares;
    for (int i = 0; i < square_count; ++i) {
        const Square square = Square::from_index(i);
        if (const auto& piece = view.at(square); piece && seat_of(piece->army) != view.pursuit->victor) squares.push_back(square);
    }
    return squares;
}

}  // namespace

void draw_pursuit_field(Desk& desk, const SDL_FRect& map, const PlayerView& view, const Roster& roster, BoardMarks marks) {
    const BoardGeometry geometry(map, false);
    for (int i = 0; i < square_count; ++i) {
        const Square square = Square::from_index(i);
        if (const auto& piece = view.at(square); piece && seat_of(piece->army) == view.pursuit->victor) marks.away.push_back(square);
    }
    draw_board(desk, map, view, roster, marks);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    for (const Square square : marks.away)
        draw_piece(desk, list, geometry.rect(square), *view.at(square), roster,
                   {.face = !marks.hide_faces && shows_face(view.viewer, *view.at(square)), .dimmed = true, .alpha = 0.55F});
}

std::optional<PursuitIntent> PursuitScreen::draw(Desk& desk, const PursuitModel& model) {
    intent_.reset();
    const SeenPursuit& pursuit = *model.view.pursuit;
    if (chosen_ && find_rider(pursuit, model.seat, chosen_) == nullptr) chosen_.reset();
    const PursuitLayout layout = pursuit_layout(desk.width(), desk.height(), desk.scale());
    const bool open = !model.begins && model.news.empty() && !menu_.is_open() && page_ == Page::field;
    const BoardGesture gesture = hand_.watch(desk, layout.map, [](Square) { return false; });
    hovered_ = gesture.hovered;

    draw_field(desk, model, layout.map);
    draw_lines(desk, model, layout.north, layout.south, open);
    draw_pursuit_tally(desk, layout.tally, pursuit);
    draw_pursuit_taken(desk, layout.taken, model.view, model.roster, model.fallen);
    card_begin(desk, "pursuit", layout.column, Sheet::paper, true);
    draw_status(desk, model);
    draw_selection(desk, model);
    draw_buttons(desk, model);
    scroll_begin(desk, "log", rest_of_column(desk), true);
    for (const std::string& line : model.log) small_text(desk, line);
    scroll_end(desk);
    card_end(desk);

    if (open) use_field(model, gesture);
    draw_pages(desk, model);
    return intent_;
}

void PursuitScreen::draw_field(Desk& desk, const PursuitModel& model, const SDL_FRect& map) {
    BoardMarks marks;
    marks.hover = hovered_;
    if (chosen_ && model.view.actions_left > 0) {
        if (pursues(model)) marks.attacks = fleeing(model.view);
        else marks.entries = fleeing(model.view);
    }
    draw_pursuit_field(desk, map, model.view, model.roster, std::move(marks));
}

void PursuitScreen::draw_lines(Desk& desk, const PursuitModel& model, const SDL_FRect& north, const SDL_FRect& south, bool open) {
    own_looked_at_.reset();
    enemy_looked_at_.reset();
    for (const Seat seat : {Seat::allied, Seat::french}) {
        const bool own = seat == model.seat;
        PursuitLine line;
        line.seat = seat;
        line.title = own ? tr("Your cavalry") : tr("Enemy cavalry");
        line.task = seat == model.view.pursuit->victor ? tr("in pursuit") : tr("covers the retreat");
        line.prefix = own ? "rider-" : "enemy-rider-";
        if (own) line.chosen = chosen_;
        line.targets = !own && chosen_ && model.view.actions_left > 0;
        const LineInput input = draw_pursuit_line(desk, seat == Seat::allied ? north : south, model.view, model.roster, line);
        (own ? own_looked_at_ : enemy_looked_at_) = input.looked_at;
        if (!open || !input.clicked) continue;
        reminded_ = !own && !chosen_;
        if (own) chosen_ = chosen_ == input.clicked ? std::nullopt : input.clicked;
        else if (chosen_) intent_ = Action(AttackRider{*chosen_, *input.clicked});
    }
}

void PursuitScreen::draw_status(Desk& desk, const PursuitModel& model) {
    const PlayerView& view = model.view;
    heading(desk, fill(tr("The pursuit, turn {turn}"), {{"turn", std::to_string(view.turn)}}));
    if (pursues(model))
        small_text(desk, fill(model.seat == Seat::french ? tr("{name} pursues the Allies.") : tr("{name} pursues the French."), {{"name", model.name}}));
    else
        small_text(desk, fill(model.seat == Seat::french ? tr("{name} covers the French retreat.") : tr("{name} covers the Allied retreat."),
                              {{"name", model.name}}));
    draw_actions(desk, view.actions, view.actions_left);
    ImGui::SameLine();
    paragraph(desk, actions_left_text(view.actions_left));
    rule(desk);
}

void PursuitScreen::draw_selection(Desk& desk, const PursuitModel& model) {
    // A field of fixed height: nothing below moves when the pointer does.
    scroll_begin(desk, "selection", std::round(std::max(150 * desk.scale(), 0.22F * ImGui::GetWindowHeight())));
    const SeenPursuit& pursuit = *model.view.pursuit;
    const SeenRider* chosen = find_rider(pursuit, model.seat, chosen_);
    const SeenRider* own = find_rider(pursuit, model.seat, own_looked_at_);
    const SeenRider* enemy = find_rider(pursuit, other(model.seat), enemy_looked_at_);
    if (!model.notice.empty()) {
        notice_text(desk, model.notice);
    } else if (reminded_) {
        warning_text(desk, tr("First click the rider of yours that is to do it."));
    } else if (own != nullptr) {
        draw_piece_words(desk, model, own->piece, rider_name(model.seat, own->rider));
    } else if (enemy != nullptr) {
        draw_piece_words(desk, model, enemy->piece, rider_name(other(model.seat), enemy->rider));
        if (chosen != nullptr) small_text(desk, ride_forecast(chosen->piece, enemy->piece, pursuit.victor));
    } else if (hovered_ && model.view.at(*hovered_)) {
        const SeenPiece& piece = *model.view.at(*hovered_);
        draw_piece_words(desk, model, piece, to_text(*hovered_));
        small_text(desk, seat_of(piece.army) == pursuit.victor ? tr("It takes no part in the pursuit (W13.2).")
                                                               : tr("It flees and cannot fight any more (W13.2)."));
    } else {
        if (chosen != nullptr) draw_piece_words(desk, model, chosen->piece, rider_name(model.seat, chosen->rider));
        draw_guide(desk, model);
    }
    scroll_end(desk);
    rule(desk);
}

void PursuitScreen::draw_piece_words(Desk& desk, const PursuitModel& model, const SeenPiece& piece, const std::string& where) {
    const float size = std::round(60 * desk.scale());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_piece(desk, *ImGui::GetWindowDrawList(), {at.x, at.y, size, size}, piece, model.roster, {.face = piece.unit.has_value()});
    ImGui::Indent(size + 8 * desk.scale());
    paragraph(desk, fill(tr("{place}: {piece}."), {{"place", where}, {"piece", describe(model.roster, piece, tr)}}));
    if (piece.weakened > 0 && piece.unit)
        small_text(desk, fill(tr("Weakened by {blocks}: {now} is left."),
                              {{"blocks", std::to_string(piece.weakened)}, {"now", std::to_string(piece.strength)}}));
    if (piece.unit && piece.branch == Branch::cavalry) small_text(desk, rider_text(model.roster[static_cast<std::size_t>(piece.unit->index())]));
    if (seat_of(piece.army) == model.seat && piece.known_to_enemy == Knowledge::all) small_text(desk, tr("The enemy knows it."));
    ImGui::Unindent(size + 8 * desk.scale());
    ImGui::SetCursorScreenPos({at.x, std::max(ImGui::GetCursorScreenPos().y, at.y + size + 2 * desk.scale())});
}

/// What to do next.
void PursuitScreen::draw_guide(Desk& desk, const PursuitModel& model) {
    if (model.view.actions_left == 0) {
        italic_text(desk, tr("Nothing is left to do but to end the turn. Riders may still leave the pursuit."));
    } else if (model.view.pursuit->riders[model.seat].empty()) {
        italic_text(desk, tr("None of your cavalry is left in the pursuit. End the turn."));
    } else if (chosen_) {
        small_text(desk, pursues(model) ? tr("Click a fleeing piece to take it as a victim, or an enemy rider to attack it.")
                                        : tr("Click a fleeing piece to save it, or an enemy rider to attack it."));
    } else {
        italic_text(desk, pursues(model) ? tr("Click one of your riders, then a fleeing piece to take it as a victim, or an enemy rider to attack.")
                                         : tr("Click one of your riders, then a fleeing piece to save it, or an enemy rider to attack."));
    }
}

void PursuitScreen::draw_buttons(Desk& desk, const PursuitModel& model) {
    if (button(desk, "end-turn", tr("End the turn"), {.primary = model.view.actions_left == 0, .width = -1})) end_turn(model);
    const float half = share_of_room(desk, 2);
    if (button(desk, "undo", tr("Take back"), {.enabled = model.can_undo, .width = half, .hint = tr("The last step, as long as it showed nothing to anybody.")}))
        intent_ = TakeBackAction{};
    ImGui::SameLine();
    if (button(desk, "leave", tr("Leave the pursuit"),
               {.enabled = chosen_.has_value(), .width = half, .hint = tr("The chosen rider goes for good and is saved; it costs no action (W13.7).")})) {
        if (ends_by_leaving(model.view, model.seat)) page_ = Page::leave;
        else intent_ = Action(LeavePursuit{*chosen_});
    }
    if (button(desk, "veil", tr("Veil (F9)"), {.width = half})) intent_ = DropVeil{};
    ImGui::SameLine();
    if (button(desk, "menu", tr("Menu"), {.width = half})) menu_.open();
    space(desk, 2);
    rule(desk);
}

void PursuitScreen::draw_pages(Desk& desk, const PursuitModel& model) {
    if (model.begins || !model.news.empty()) return draw_beginning(desk, model);
    if (page_ == Page::end) return draw_end(desk, model);
    if (page_ == Page::leave) return draw_leave(desk, model);
    if (const auto choice = menu_.draw(desk, false, false, model.has_phrase)) intent_ = *choice;
}

void PursuitScreen::draw_beginning(Desk& desk, const PursuitModel& model) {
    const SeenPursuit& pursuit = *model.view.pursuit;
    modal_begin(desk, "beginning", 600);
    if (model.begins) {
        heading(desk, pursuit.victor == Seat::french ? tr("The Allies retreat") : tr("The French retreat"));
        rule(desk);
        if (pursues(model)) {
            paragraph(desk, tr("The field is yours; the size of the victory is not settled. All cavalry now rides beside the field, and the enemy's infantry and guns flee."));
            paragraph(desk, tr("With each action a rider takes a fleeing piece as a victim (W13.4) or attacks an enemy rider (W13.6): the lower strength falls, and equal strengths are yours."));
        } else {
            paragraph(desk, tr("The field is lost; the army is not. All cavalry now rides beside the field, and your infantry and guns can only flee."));
            paragraph(desk, tr("With each action a rider saves a fleeing piece of yours (W13.5) or attacks an enemy rider (W13.6): the lower strength falls, and equal strengths are the pursuer's."));
        }
        paragraph(desk, fill(tr("All losses of the battle count. From {minor} more on it is a minor victory, from {major} on a major one (W13.9)."),
                             {{"minor", std::to_string(pursuit.minor_from)}, {"major", std::to_string(pursuit.major_from)}}));
    }
    if (!model.news.empty()) {
        if (model.begins) space(desk, 4);
        heading(desk, tr("While you were away"));
        rule(desk);
        float high = 0;
        for (const std::string& text : model.news)
            high += text_size(desk, Type::body, text, room_width() * 0.97F).y + ImGui::GetStyle().ItemSpacing.y;
        scroll_begin(desk, "news list", std::min(high, (model.begins ? 0.25F : 0.5F) * static_cast<float>(desk.height())));
        for (const std::string& text : model.news) paragraph(desk, text);
        scroll_end(desk);
    }
    space(desk, 6);
    if (button(desk, "news-read", tr("To the field"), {.primary = true, .width = -1})) intent_ = NewsRead{};
    modal_end(desk);
}

void PursuitScreen::end_turn(const PursuitModel& model) {
    const bool idle = model.view.actions_left == model.view.actions;
    const bool can_act = model.view.actions_left > 0 && !model.view.pursuit->riders[model.seat].empty();
    if ((pursues(model) && idle) || can_act) page_ = Page::end;
    else intent_ = Action(EndTurn{});
}

void PursuitScreen::draw_end(Desk& desk, const PursuitModel& model) {
    const bool ends = pursues(model) && model.view.actions_left == model.view.actions;
    modal_begin(desk, "end", 460);
    heading(desk, ends ? tr("End the pursuit?") : tr("End the turn?"));
    rule(desk);
    if (ends) {
        warning_text(desk, tr("A turn of the victor without an action ends the pursuit for good (W13.8)."));
        paragraph(desk, verdict_now(*model.view.pursuit));
    } else {
        paragraph(desk, actions_left_text(model.view.actions_left));
        paragraph(desk, tr("Actions that are not used are lost."));
    }
    space(desk, 6);
    const float half = share_of_room(desk, 2);
    const bool back = button(desk, "back", ends ? tr("Ride on") : tr("Play on"), {.primary = ends, .width = half});
    ImGui::SameLine();
    if (button(desk, "end-now", ends ? tr("End the pursuit") : tr("End the turn"), {.primary = !ends, .width = half})) intent_ = Action(EndTurn{});
    if (back || intent_ || ImGui::IsKeyPressed(SDL_SCANCODE_ESCAPE, false)) page_ = Page::field;
    modal_end(desk);
}

void PursuitScreen::draw_leave(Desk& desk, const PursuitModel& model) {
    modal_begin(desk, "leave-page", 460);
    heading(desk, tr("End the pursuit?"));
    rule(desk);
    warning_text(desk, tr("It is your last rider: when it leaves, the pursuit is over (W13.8)."));
    paragraph(desk, verdict_now(*model.view.pursuit));
    space(desk, 6);
    const float half = share_of_room(desk, 2);
    const bool back = button(desk, "back", tr("Ride on"), {.primary = true, .width = half});
    ImGui::SameLine();
    if (button(desk, "leave-now", tr("Leave the pursuit"), {.width = half})) intent_ = Action(LeavePursuit{*chosen_});
    if (back || intent_ || ImGui::IsKeyPressed(SDL_SCANCODE_ESCAPE, false)) page_ = Page::field;
    modal_end(desk);
}

void PursuitScreen::use_field(const PursuitModel& model, const BoardGesture& gesture) {
    if (gesture.right_click || ImGui::IsKeyPressed(SDL_SCANCODE_ESCAPE, false)) {
        chosen_.reset();
        reminded_ = false;
        return;
    }
    if (!gesture.click) return;
    reminded_ = !chosen_ && model.view.at(*gesture.click).has_value();
    if (!chosen_) return;
    if (pursues(model)) intent_ = Action(TakeVictim{*chosen_, *gesture.click});
    else intent_ = Action(SavePiece{*chosen_, *gesture.click});
}

}  // namespace fow::ui
