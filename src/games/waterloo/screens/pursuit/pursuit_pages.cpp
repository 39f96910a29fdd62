// Pages over the pursuit: its introduction, the dispatch, questions.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

void tell_beginning(Window& window, const PursuitModel& model) {
    const SeenPursuit& pursuit = *model.view.pursuit;
    heading(window, pursuit.victor == french_seat ? tr("The Allies retreat") : tr("The French retreat"));
    separator(window);
    if (pursues(model)) {
        paragraph(window, tr("The field is yours; the size of the victory is not settled. All cavalry now rides beside the field, and the "
                             "enemy's infantry and guns flee."));
        paragraph(window, tr("With each action a rider takes a fleeing piece as a victim (W13.4) or attacks an enemy rider (W13.6): the "
                             "lower strength falls, and equal strengths are yours."));
    } else {
        paragraph(
            window,
            tr("The field is lost; the army is not. All cavalry now rides beside the field, and your infantry and guns can only flee."));
        paragraph(window,
                  pursuit.saving_needs_cavalry
                      ? tr("With each action a rider saves a fleeing piece of yours (W13.5) or attacks an enemy rider (W13.6): the "
                           "lower strength falls, and equal strengths are the pursuer's.")
                      : tr("With each action you save a fleeing piece of yours, with or without cavalry (W13.5), or one of your "
                           "riders attacks an enemy rider (W13.6): the lower strength falls, and equal strengths are the pursuer's."));
    }
    paragraph(window, fill(tr("All losses of the battle count. {minor} more make a minor victory, {major} more a major one (W13.9)."),
                           {{"minor", std::to_string(pursuit.minor_from)}, {"major", std::to_string(pursuit.major_from)}}));
}

}  // namespace

void PursuitScreen::draw_pages(Window& window, const PursuitModel& model) {
    if (model.begins) return draw_beginning(window, model);
    if (page_ == Page::end) return draw_end(window, model);
    if (page_ == Page::leave) return draw_leave(window, model);
    const auto& legal = model.view.legal;
    const bool may_resign = !model.lesson && std::binary_search(legal.begin(), legal.end(), Action(Resign{}));
    if (const auto choice = menu_.draw(window, {.may_resign = may_resign, .has_phrase = model.has_phrase, .lesson = model.lesson}))
        intent_ = *choice;
}

/// The introduction alone; if there is a dispatch, it is shown above that.
void PursuitScreen::draw_beginning(Window& window, const PursuitModel& model) {
    modal_begin(window, "beginning", 600);
    tell_beginning(window, model);
    space(window, 6);
    if (button(window, "news-read", tr("To the field"), {.primary = true, .width = -1})) intent_ = NewsRead{};
    modal_end(window);
}

void PursuitScreen::draw_news(Window& window, const PursuitModel& model, bool moves) {
    if (model.begins) {
        scroll_begin(window, "beginning", std::floor(std::max(0.0F, room_height() - window.units(160)) * 0.6F));
        tell_beginning(window, model);
        scroll_end(window);
    }
    const auto made = draw_dispatch(window, {model.news, model.told, moves, !model.motion.empty()});
    if (made) intent_ = std::visit([](const auto& intent) { return PursuitIntent(intent); }, *made);
    else if (!moves && escape_pressed(window)) intent_ = NewsRead{};
}

void PursuitScreen::end_turn(const Window& window, const PursuitModel& model) {
    const bool idle = model.view.actions_left == model.view.actions;
    if ((pursues(model) && idle) || (can_still_act(model.view, model.seat) && window.settings().confirm)) page_ = Page::end;
    else intent_ = Action(EndTurn{});
}

void PursuitScreen::draw_end(Window& window, const PursuitModel& model) {
    const bool ends = pursues(model) && model.view.actions_left == model.view.actions;
    modal_begin(window, "end", 460);
    heading(window, ends ? tr("End the pursuit?") : tr("End the turn?"));
    separator(window);
    if (ends) {
        warning_text(window, tr("If the victor ends a turn without an action, the pursuit ends (W13.8)."));
        paragraph(window, verdict_now(*model.view.pursuit));
    } else {
        paragraph(window, actions_left_text(model.view.actions_left));
        paragraph(window, tr("Unused actions are lost."));
    }
    const auto answer =
        two_answers(window, ends ? tr("Ride on") : tr("Play on"), "end-now", ends ? tr("End the pursuit") : tr("End the turn"), ends);
    modal_end(window);
    if (answer == true) intent_ = Action(EndTurn{});
    if (answer) page_ = Page::field;
}

void PursuitScreen::draw_leave(Window& window, const PursuitModel& model) {
    modal_begin(window, "leave-page", 460);
    heading(window, tr("End the pursuit?"));
    separator(window);
    warning_text(window, tr("It is your last rider: when it leaves, the pursuit is over (W13.8)."));
    paragraph(window, verdict_now(*model.view.pursuit));
    const auto leaves = two_answers(window, tr("Ride on"), "leave-now", tr("Leave the pursuit"), true);
    modal_end(window);
    if (leaves == true) intent_ = Action(LeavePursuit{*chosen_});
    if (leaves) page_ = Page::field;
}

}  // namespace fow::waterloo::screens
