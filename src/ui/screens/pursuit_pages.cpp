// What lies over the pursuit: how it begins, what happened meanwhile, questions.
#include <imgui.h>

#include "ui/screens/pursuit_screen.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/play_words.hpp"
#include "ui/words/pursuit_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

void tell_beginning(Desk& desk, const PursuitModel& model) {
    const SeenPursuit& pursuit = *model.view.pursuit;
    heading(desk, pursuit.victor == Seat::french ? tr("The Allies retreat") : tr("The French retreat"));
    rule(desk);
    if (pursues(model)) {
        paragraph(desk, tr("The field is yours; the size of the victory is not settled. All cavalry now rides beside the field, and the "
                           "enemy's infantry and guns flee."));
        paragraph(desk, tr("With each action a rider takes a fleeing piece as a victim (W13.4) or attacks an enemy rider (W13.6): the "
                           "lower strength falls, and equal strengths are yours."));
    } else {
        paragraph(
            desk,
            tr("The field is lost; the army is not. All cavalry now rides beside the field, and your infantry and guns can only flee."));
        paragraph(desk, tr("With each action a rider saves a fleeing piece of yours (W13.5) or attacks an enemy rider (W13.6): the lower "
                           "strength falls, and equal strengths are the pursuer's."));
    }
    paragraph(desk,
              fill(tr("All losses of the battle count. From {minor} more on it is a minor victory, from {major} on a major one (W13.9)."),
                   {{"minor", std::to_string(pursuit.minor_from)}, {"major", std::to_string(pursuit.major_from)}}));
}

}  // namespace

void PursuitScreen::draw_pages(Desk& desk, const PursuitModel& model) {
    if (model.begins) return draw_beginning(desk, model);
    if (page_ == Page::end) return draw_end(desk, model);
    if (page_ == Page::leave) return draw_leave(desk, model);
    if (const auto choice = menu_.draw(desk, {.has_phrase = model.has_phrase, .lesson = model.lesson})) intent_ = *choice;
}

/// Alone; with a dispatch it stands beside it.
void PursuitScreen::draw_beginning(Desk& desk, const PursuitModel& model) {
    modal_begin(desk, "beginning", 600);
    tell_beginning(desk, model);
    space(desk, 6);
    if (button(desk, "news-read", tr("To the field"), {.primary = true, .width = -1})) intent_ = NewsRead{};
    modal_end(desk);
}

void PursuitScreen::draw_news(Desk& desk, const PursuitModel& model, bool moves) {
    const auto made = draw_dispatch(desk, {model.news, model.told, moves, !model.motion.empty()});
    if (made) intent_ = std::visit([](const auto& intent) { return PursuitIntent(intent); }, *made);
    else if (!moves && escape_pressed()) intent_ = NewsRead{};
}

/// Where the count and the fallen lie otherwise.
void PursuitScreen::draw_beginning_beside(Desk& desk, const PursuitModel& model, const SDL_FRect& rect) {
    card_begin(desk, "beginning", rect, Sheet::paper, true);
    tell_beginning(desk, model);
    card_end(desk);
}

void PursuitScreen::end_turn(const Desk& desk, const PursuitModel& model) {
    const bool idle = model.view.actions_left == model.view.actions;
    const bool can_act = model.view.actions_left > 0 && !model.view.pursuit->riders[model.seat].empty();
    if ((pursues(model) && idle) || (can_act && desk.settings().confirm)) page_ = Page::end;
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
    if (button(desk, "end-now", ends ? tr("End the pursuit") : tr("End the turn"), {.primary = !ends, .width = half}))
        intent_ = Action(EndTurn{});
    if (back || intent_ || escape_pressed()) page_ = Page::field;
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
    if (back || intent_ || escape_pressed()) page_ = Page::field;
    modal_end(desk);
}

}  // namespace fow::ui
