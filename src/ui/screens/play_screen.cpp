#include "ui/screens/play_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/furniture.hpp"
#include "ui/layout.hpp"
#include "ui/piece_painter.hpp"
#include "ui/screens/targets.hpp"
#include "ui/screens/trays.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

bool own(const PlayModel& model, Square square) {
    const auto& piece = model.view.at(square);
    return piece && seat_of(piece->army) == model.seat;
}

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

const Unit& unit_of(const PlayModel& model, UnitId unit) { return model.roster[static_cast<std::size_t>(unit.index())]; }

std::string actions_left_text(int left) {
    switch (left) {
        case 0: return tr("No action left.");
        case 1: return tr("One action left.");
        case 2: return tr("Two actions left.");
        case 3: return tr("Three actions left.");
        default: return fill(tr("{count} actions left."), {{"count", std::to_string(left)}});
    }
}

/// What a kind can do, in a line (W4, W5).
std::string what_it_does(const Unit& unit, int range) {
    switch (unit.kind) {
        case Kind::light_infantry: return tr("Up to three squares, turning freely. Guns cannot harm it (W4.1).");
        case Kind::line_infantry: return tr("Up to two squares, turning freely (W4.2).");
        case Kind::light_cavalry: return tr("Any distance in one straight line (W4.3).");
        case Kind::heavy_cavalry: return tr("Any distance in one straight line; loses 1 strength by each charge (W4.5).");
        case Kind::artillery:
            return fill(tr("One square, or fires straight forward at the first piece within {range} squares (W4.8, W4.9)."),
                        {{"range", std::to_string(range)}});
        case Kind::commander: return tr("Any distance in one straight line. Lost, he costs an action each turn (W5.3).");
        case Kind::commander_in_chief:
            return tr("Destroys whatever he attacks, falls to whatever attacks him. Lost, he costs two actions each turn (W5.2, W5.3).");
    }
    return {};
}

}  // namespace

void PlayScreen::choose_nothing() {
    selected_.reset();
    unit_.reset();
    attack_target_.reset();
}

void PlayScreen::follow(std::optional<Square> square) {
    choose_nothing();
    selected_ = square;
}

std::optional<PlayIntent> PlayScreen::draw(Desk& desk, const PlayModel& model) {
    intent_.reset();
    if (selected_ && !own(model, *selected_)) choose_nothing();
    const PlayLayout layout = play_layout(desk.width(), desk.height());
    const bool on_map = model.news.empty() && !menu_.is_open() && !asks_to_end_;
    const BoardGesture gesture = hand_.watch(desk, layout.map, [&](Square s) { return on_map && own(model, s); });
    hovered_ = gesture.hovered;
    if (gesture.carried && carried_ != gesture.carried) {
        choose_nothing();
        selected_ = gesture.carried;
    }
    carried_ = gesture.carried;

    draw_map(desk, model, layout.map);
    draw_clock(desk, layout.clock, model.view.turn, model.view.prussian_turn);
    draw_prussian_road(desk, layout.road, layout.map, model.view);
    const TrayInput trays = draw_trays(desk, layout.trays, model.view, model.roster, unit_, dragged_);
    looked_at_ = trays.looked_at;
    if (trays.clicked) {
        const bool again = unit_ == trays.clicked;
        choose_nothing();
        if (!again) unit_ = trays.clicked;
    }
    if (trays.dragged && on_map) {
        choose_nothing();
        dragged_ = unit_ = trays.dragged;
    }

    card_begin(desk, "play", layout.column);
    draw_status(desk, model);
    draw_selection(desk, model);
    draw_buttons(desk, model);
    scroll_begin(desk, "log", 0, true);
    for (const std::string& line : model.log) small_text(desk, line);
    scroll_end(desk);
    card_end(desk);

    if (carried_) draw_carried(desk, *model.view.at(*carried_), model.roster, BoardGeometry(layout.map, false).cell());
    use_trays(model, layout.map);
    if (dragged_) draw_carried(desk, as_printed(model.roster, *dragged_), model.roster, BoardGeometry(layout.map, false).cell());
    if (on_map) use_board(model, gesture);
    draw_pages(desk, model);
    return intent_;
}

void PlayScreen::draw_map(Desk& desk, const PlayModel& model, const SDL_FRect& map) {
    BoardMarks marks;
    marks.hover = hovered_;
    marks.selected = selected_;
    marks.last_way = model.last_way;
    marks.zone = model.view.sides[model.seat].line_squares;
    if (carried_) marks.away = {*carried_};
    if (attack_target_) {
        marks.attacks = {*attack_target_};
        for (const Square via : last_squares(model.view, *selected_, *attack_target_)) marks.entries.push_back(via);
    } else if (selected_) {
        const Targets targets = targets_of(model.view, *selected_);
        marks.moves = targets.moves;
        marks.attacks = targets.attacks;
        marks.shots = targets.shots;
    } else if (unit_) {
        marks.entries = entries_of(model.view, *unit_);
    }
    draw_board(desk, map, model.view, model.roster, marks);
}

void PlayScreen::draw_status(Desk& desk, const PlayModel& model) {
    const PlayerView& view = model.view;
    heading(desk, fill(tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}}));
    paragraph(desk, model.seat == Seat::french ? fill(tr("{name} leads the French."), {{"name", model.name}})
                                               : fill(tr("{name} leads the Allies."), {{"name", model.name}}));
    draw_actions(desk, view.actions, view.actions_left);
    paragraph(desk, actions_left_text(view.actions_left));
    if (view.owing.size() == 2) small_text(desk, tr("The Allies and the Prussians each still owe an action (W9.6)."));
    else if (!view.owing.empty())
        small_text(desk, view.owing.front() == Nation::prussian ? tr("The Prussians still owe an action (W9.6).")
                                                                : tr("The Allies still owe an action (W9.6)."));
    if (view.commander_may_return_free) small_text(desk, tr("Bringing the withdrawn commander back costs nothing now (W5.4)."));
    if (view.draw_offered_by) {
        if (*view.draw_offered_by == model.seat) small_text(desk, tr("You have offered a draw."));
        else paragraph(desk, fill(tr("{name} offers a draw. Any other act declines it (W1.6)."), {{"name", model.other_name}}));
    }
    if (is_legal(view, AcceptDraw{}) && button(desk, "accept-draw", tr("Accept the draw"), {.width = -1})) intent_ = Action(AcceptDraw{});
    const SeenSide& side = view.sides[model.seat];
    if (side.line_of_retreat && !side.line_squares.empty())
        small_text(desk, fill(tr("Your line of retreat: {first} to {last}."),
                              {{"first", to_text(side.line_squares.front())}, {"last", to_text(side.line_squares.back())}}));
    rule(desk);
}

void PlayScreen::draw_selection(Desk& desk, const PlayModel& model) {
    // A field of fixed height: nothing below moves when the pointer does.
    const float high = std::round(168 * desk.scale());
    scroll_begin(desk, "selection", high);
    const PlayerView& view = model.view;
    if (!model.notice.empty()) {
        warning_text(desk, model.notice);
    } else if (attack_target_) {
        heading(desk, tr("From which side?"));
        paragraph(desk, fill(tr("Click one of the marked squares: from there {target} is attacked. Escape or a right click gives it up."),
                             {{"target", to_text(*attack_target_)}}));
    } else {
        std::optional<SeenPiece> piece;
        if (selected_) piece = view.at(*selected_);
        else if (unit_) piece = as_printed(model.roster, *unit_);
        else if (looked_at_) piece = as_printed(model.roster, *looked_at_);
        else if (hovered_) piece = view.at(*hovered_);
        if (!piece) {
            italic_text(desk, tr("Click one of your pieces to see what it may do. Dots are moves, rings attacks, crosses shots."));
        } else {
            const float size = std::round(64 * desk.scale());
            const ImVec2 at = ImGui::GetCursorScreenPos();
            draw_piece(desk, *ImGui::GetWindowDrawList(), {at.x, at.y, size, size}, *piece, model.roster, {.face = piece->unit.has_value()});
            ImGui::Indent(size + 8 * desk.scale());
            paragraph(desk, describe(model.roster, *piece, tr));
            if (piece->weakened > 0)
                small_text(desk, fill(tr("Weakened by {blocks}: {now} is left."), {{"blocks", std::to_string(piece->weakened)}, {"now", std::to_string(piece->strength)}}));
            if (piece->unit) small_text(desk, what_it_does(unit_of(model, *piece->unit), view.artillery_range));
            ImGui::Unindent(size + 8 * desk.scale());
            if (seat_of(piece->army) == model.seat && piece->known_to_enemy == Knowledge::all) small_text(desk, tr("The enemy knows it."));
            if (selected_ && hovered_ && *hovered_ != *selected_ && view.at(*hovered_) && !own(model, *hovered_))
                draw_forecast(desk, model, *hovered_);
            else if (unit_) small_text(desk, entries_of(view, *unit_).empty() ? tr("It cannot come onto the map now.") : tr("Click a marked square to bring it on."));
        }
    }
    scroll_end(desk);
    rule(desk);
}

void PlayScreen::draw_forecast(Desk& desk, const PlayModel& model, Square target) {
    const SeenPiece& mine = *model.view.at(*selected_);
    const SeenPiece& theirs = *model.view.at(target);
    rule(desk);
    small_text(desk, fill(tr("{square}: {piece}."), {{"square", to_text(target)}, {"piece", describe(model.roster, theirs, tr)}}));
    if (!contains(targets_of(model.view, *selected_).attacks, target) || mine.strength == 0 || theirs.strength == 0) return;
    const auto versus = [&](const std::string& sentence) {
        small_text(desk, fill(sentence, {{"mine", std::to_string(mine.strength)}, {"theirs", std::to_string(theirs.strength)}}));
    };
    if (mine.strength > theirs.strength) versus(tr("{mine} against {theirs}: you would win."));
    else if (mine.strength < theirs.strength) versus(tr("{mine} against {theirs}: you would lose."));
    else versus(tr("{mine} against {theirs}: the die would decide."));
}

void PlayScreen::draw_buttons(Desk& desk, const PlayModel& model) {
    const bool may_end = is_legal(model.view, EndTurn{});
    const bool nothing_left = model.view.actions_left == 0 || !anything_to_do(model.view);
    if (button(desk, "end-turn", tr("End the turn"),
               {.primary = nothing_left && may_end, .width = -1,
                .hint = may_end ? std::string() : tr("A nation still owes an action (W9.6).")}))
        end_turn(model);
    const float half = share_of_room(desk, 2);
    if (button(desk, "undo", tr("Take back"), {.enabled = model.can_undo, .width = half, .hint = tr("The last step, as long as it showed nothing to anybody.")}))
        intent_ = TakeBackAction{};
    ImGui::SameLine();
    const bool off = selected_ && targets_of(model.view, *selected_).take_off;
    if (button(desk, "take-off", tr("Take off to rest"), {.enabled = off, .width = half, .hint = tr("Weakened heavy cavalry leaves the map at no cost and returns at full strength from your next turn on (W4.6).")}))
        intent_ = Action(TakeOff{*selected_});
    if (button(desk, "veil", tr("Veil (F9)"), {.width = half})) intent_ = DropVeil{};
    ImGui::SameLine();
    if (button(desk, "menu", tr("Menu"), {.width = half})) menu_.open();
    space(desk, 2);
    rule(desk);
}

void PlayScreen::end_turn(const PlayModel& model) {
    if (is_legal(model.view, EndTurn{}) && model.view.actions_left > 0 && anything_to_do(model.view)) asks_to_end_ = true;
    else intent_ = Action(EndTurn{});
}

void PlayScreen::send(const PlayModel& model, Square from, Square to) {
    const Targets targets = targets_of(model.view, from);
    const std::vector<Square> sides = last_squares(model.view, from, to);
    if (contains(targets.moves, to)) intent_ = Action(Move{from, to});
    else if (contains(targets.shots, to)) intent_ = Action(Fire{from, to});
    else if (sides.size() == 1) intent_ = Action(Attack{from, sides.front(), to});
    else if (!sides.empty()) attack_target_ = to;
    else intent_ = Action(attempt(model.view, from, to, model.view.at(from)->branch == Branch::artillery));
}

void PlayScreen::use_board(const PlayModel& model, const BoardGesture& gesture) {
    if (gesture.right_click || ImGui::IsKeyPressed(SDL_SCANCODE_ESCAPE, false)) {
        if (attack_target_) attack_target_.reset();
        else choose_nothing();
        return;
    }
    if (gesture.drag) {
        choose_nothing();
        selected_ = gesture.drag->first;
        if (!own(model, gesture.drag->second)) send(model, gesture.drag->first, gesture.drag->second);
        return;
    }
    if (!gesture.click) return;
    const Square at = *gesture.click;
    if (attack_target_) {
        if (contains(last_squares(model.view, *selected_, *attack_target_), at)) intent_ = Action(Attack{*selected_, at, *attack_target_});
        attack_target_.reset();
    } else if (unit_ && !own(model, at)) {
        intent_ = Action(Enter{*unit_, at});
    } else if (own(model, at)) {
        const bool again = selected_ == at;
        choose_nothing();
        if (!again) selected_ = at;
    } else if (selected_) {
        send(model, *selected_, at);
    }
}

void PlayScreen::use_trays(const PlayModel&, const SDL_FRect& map) {
    if (!dragged_ || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    const ImVec2 at = ImGui::GetIO().MousePos;
    if (const auto to = BoardGeometry(map, false).square_at(at.x, at.y)) intent_ = Action(Enter{*dragged_, *to});
    dragged_.reset();
}

void PlayScreen::draw_pages(Desk& desk, const PlayModel& model) {
    if (!model.news.empty()) {
        modal_begin(desk, "news", 560);
        heading(desk, tr("While you were away"));
        rule(desk);
        float high = 0;
        for (const std::string& text : model.news)
            high += text_size(desk, Type::body, text, room_width() * 0.97F).y + ImGui::GetStyle().ItemSpacing.y;
        scroll_begin(desk, "news list", std::min(high, 0.5F * static_cast<float>(desk.height())));
        for (const std::string& text : model.news) paragraph(desk, text);
        scroll_end(desk);
        space(desk, 6);
        if (button(desk, "news-read", tr("To the map"), {.primary = true, .width = -1})) intent_ = NewsRead{};
        modal_end(desk);
        return;
    }
    if (asks_to_end_) {
        modal_begin(desk, "end", 440);
        heading(desk, tr("End the turn?"));
        rule(desk);
        paragraph(desk, actions_left_text(model.view.actions_left));
        paragraph(desk, tr("Actions that are not used are lost (W7.3)."));
        space(desk, 6);
        const float half = share_of_room(desk, 2);
        const bool back = button(desk, "back", tr("Play on"), {.width = half});
        ImGui::SameLine();
        if (button(desk, "end-now", tr("End the turn"), {.primary = true, .width = half})) intent_ = Action(EndTurn{});
        if (back || intent_ || ImGui::IsKeyPressed(SDL_SCANCODE_ESCAPE, false)) asks_to_end_ = false;
        modal_end(desk);
        return;
    }
    if (const auto choice = menu_.draw(desk, is_legal(model.view, OfferDraw{}), true)) intent_ = *choice;
}

}  // namespace fow::ui
