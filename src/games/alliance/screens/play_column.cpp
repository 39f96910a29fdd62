// The column of the play screen: status, the open card, buttons, log.
#include <imgui.h>

#include <algorithm>

#include "games/alliance/screens/play_screen.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

bool question_here(const PlayModel& model) { return model.view.stage == alliance::Stage::casualty && !model.waits; }

/// A line of the dispatch with its rule.
void news_line(Window& window, const LoggedLine& line, std::size_t number) {
    const float wrap = std::max(1.0F, room_width() - rule_mark_width(window));
    const std::string lines = wrapped(window, Type::body, line.text, wrap);
    const ImVec2 size = text_size(window, Type::body, lines);
    const SDL_FRect at = place(room_width(), size.y);
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, {at.x, at.y}, packed(text_colour()), lines);
    add_text(window, line.text, {{at.x, at.y}, {at.x + wrap, at.y + size.y}});
    rule_mark(window, Type::body, "news-rule:" + std::to_string(number), line.rule, {at.x + wrap, at.y});
}

/// A band in the colour of the player who decides.
void draw_colour(const Window& window, Seat seat) {
    const SDL_FRect card = rect_of(ImGui::GetCurrentWindow()->Rect());
    const float edge = window.units(5);
    ImGui::GetWindowDrawList()->AddRectFilled({card.x + edge, card.y + edge}, {card.x + card.w - edge, card.y + 2 * edge},
                                              packed(uniform_of(nation_of(seat), window).cloth));
}

}  // namespace

void PlayScreen::draw_column(Window& window, const PlayModel& model) {
    card_begin(window, "play", layout_.column);
    draw_status(window, model);
    // An open card needs all the room to show what each face brings; the buttons stay where they are.
    const bool rows = opened(model) != nullptr || ordered_.has_value();
    const OrderShown* again = rows ? nullptr : last_order(model);
    const float foot = foot_high_ + (again == nullptr ? 0 : button_height(window) + ImGui::GetStyle().ItemSpacing.y);
    // The log gets the room that the middle does not need, but never less than its share. The sizes stay while something moves.
    const float room = room_height() - foot;
    const float log = rows ? 0 : std::max(std::clamp(room * 0.2F, window.units(60), window.units(200)), room - middle_high_);
    scroll_begin(window, "selection", std::max(window.units(120), room - log));
    const float above = ImGui::GetCursorPosY();
    draw_middle(window, model);
    if (!motion_.running()) middle_high_ = ImGui::GetCursorPosY() - above + window.units(24);
    scroll_end(window);
    if (!rows) {
        separator(window);
        scroll_begin(window, "log", std::max(1.0F, room_height() - foot), true);
        for (std::size_t i = 0; i < model.log.size(); ++i) log_line(window, model.log[i], i + 1);
        scroll_end(window);
    }
    if (again != nullptr) draw_once_more(window, model, *again);
    const float before = room_height();
    separator(window);
    draw_buttons(window, model);
    foot_high_ = before - room_height();
    card_end(window);
}

void PlayScreen::draw_status(Window& window, const PlayModel& model) {
    if (!motion_.running() && !model.waits) draw_colour(window, model.seat);
    const View& view = motion_.running() ? motion_.shown() : model.view;
    const Named turn{"turn", std::to_string(view.turn)};
    heading(window, fill(view.phase == french_seat ? tr("Turn {turn}: French phase") : tr("Turn {turn}: Allied phase"), {turn}));
    const Named name{"name", model.names[model.seat]};
    if (motion_.running()) small_text(window, tr("The order is carried out."));
    else if (model.waits) small_text(window, fill(tr("{name} is thinking."), {{"name", model.names[other(model.seat)]}}));
    else if (model.seat == french_seat) small_text(window, fill(tr("{name} decides for the French."), {name}));
    else small_text(window, fill(tr("{name} decides for the Allies."), {name}));
    draw_clock(window, view, model.rules);
    if (model.clock) {
        const Telling telling(window, "clock");
        small_text(window, clocks_text(*model.clock, model.names));
    }
    if (view.ney) small_text(window, tr("Ney's charge is on: the French must act with their cavalry (L7.6)."));
    if (!motion_.running() && view.offer) {
        const Named offers{"name", model.names[other(model.seat)]};
        if (*view.offer == model.seat)
            small_text(window, tr("You have offered a draw. The enemy accepts it, or declines it by playing on."));
        else paragraph(window, fill(tr("{name} offers a draw. Any action declines it (L12.2)."), {offers}));
    }
    const bool may_accept = is_legal(model.view, alliance::AcceptDraw{}) && !model.waits && !motion_.running();
    if (may_accept && button(window, "accept-draw", tr("Accept the draw"), {.width = -1})) intent_ = Action(alliance::AcceptDraw{});
    separator(window);
}

void PlayScreen::draw_middle(Window& window, const PlayModel& model) {
    if (motion_.running()) return draw_moving(window);
    if (reads_notice_.shows(model.notice, selected_, true)) {
        notice_text(window, model.notice);
        separator(window);
    }
    if (question_here(model)) return draw_question(window, model);
    if (const CardShown* card = opened(model)) return draw_order_panel(window, *card, choice_, model.view, model.rules);
    draw_guide(window, model);
}

/// While the die and what follows are shown.
void PlayScreen::draw_moving(Window& window) const {
    paragraph(window, motion_.told());
    if (ordered_) draw_rows(window, *ordered_, motion_.lying_face());
    small_text(window, tr("Any key shows the next step; Escape goes to the end."), TextRole::aside);
}

void PlayScreen::draw_question(Window& window, const PlayModel& model) {
    const bool french = model.seat == french_seat;
    heading(window, french ? tr("To the French: who loses a division?") : tr("To the Allies: who loses a division?"));
    paragraph(window, french ? tr("The French player chooses: click a lit camp or a button (L4.3).")
                             : tr("The Allied player chooses: click a lit camp or a button (L4.3)."));
    if (!model.log.empty()) small_text(window, model.log.back().text);
    if (const int lost = model.view.casualties[model.seat] + 1; lost >= model.rules.tracks[model.seat].broken_at())
        small_text(window, tr("This loss reaches box B: the army routs after this order (L10.6)."));
    for (const Action& action : model.view.legal) {
        const auto* take = std::get_if<Take>(&action);
        if (take == nullptr) continue;
        const std::string label = fill(tr("{corps}: {state}"), {{"corps", capitalised(corps_name(take->corps))},
                                                                {"state", state_text(model.view, model.rules, card_of(take->corps))}});
        if (button(window, "take:" + std::string(alliance::word(take->corps)), label, {.width = -1})) intent_ = action;
    }
}

void PlayScreen::draw_guide(Window& window, const PlayModel& model) const {
    if (!model.news.empty() && !model.waits) {
        heading(window, model.seat == french_seat ? tr("The Allies have just acted") : tr("The French have just acted"));
        for (std::size_t i = 0; i < model.news.size(); ++i) news_line(window, model.news[i], i + 1);
        separator(window);
    }
    if (model.waits || model.roll_due) return;
    italic_text(window, tr("Choose a card that is ready. It shows what each face of the die brings; then give the order."));
    const bool counter = std::any_of(model.cards.begin(), model.cards.end(), [](const CardShown& card) { return card.counter; });
    if (counter) small_text(window, tr("A card with a golden edge can strike back now, and only now (L3.2)."));
    if (model.view.turn == 1 && !model.match.empty()) small_text(window, model.match);
    if (model.view.turn == 1)
        small_text(window, tr("A division that is lost goes to the track of losses. From the boxes RT on each loss brings a rout test: the "
                              "army runs if its die is higher than its morale."));
}

void PlayScreen::draw_confirm(Window& window, const PlayModel& model) {
    const CardShown* card = opened(model);
    const OrderShown* order = card == nullptr ? nullptr : chosen_order(*card, choice_);
    const bool can = order != nullptr && order->open() && !question_here(model) && !motion_.running();
    if (is_legal(model.view, Order{ActionId::pass}) && !model.waits) {
        if (button(window, "confirm", tr("Pass: no card can act (L2.3)"), {.enabled = !motion_.running(), .primary = true, .width = -1}))
            intent_ = Action(Order{ActionId::pass});
        return;
    }
    const bool die = order == nullptr || order->outlook.table.has_value();
    if (button(window, "confirm", die ? tr("Give the order and throw the die") : tr("Give the order"),
               {.enabled = can && !model.waits,
                .primary = can,
                .width = -1,
                .hint = can || motion_.running() ? std::string() : tr("Choose a card that is ready first."),
                .key = window.key(TurnCommand::end_turn)}))
        intent_ = Action(order->order);
}

void PlayScreen::draw_once_more(Window& window, const PlayModel& model, const OrderShown& order) {
    const bool free = !model.waits && !model.roll_due && !question_here(model) && !motion_.running();
    const std::string hint =
        order.open() ? order.outlook.table ? tr("Gives the same order as last time and throws the die at once. Its card shows the chances.")
                                           : tr("Gives the same order as last time at once.")
                     : order.why;
    if (button(window, "once-more",
               fill(tr("Once more: {card}, {action}"),
                    {{"card", title_of(card_of(order.order.id))}, {"action", action_label(order.order.id)}}),
               {.enabled = free && order.open(), .width = -1, .hint = free ? hint : std::string(), .sign = Sign::again}))
        intent_ = Action(order.order);
}

void PlayScreen::draw_buttons(Window& window, const PlayModel& model) {
    if (model.roll_due) {
        if (button(window, "roll-die", tr("Throw the die"), {.primary = true, .width = -1})) intent_ = RollDue{};
    } else {
        draw_confirm(window, model);
    }
    std::vector<SmallButton> row;
    if (window.hint_offered()) row.push_back({"hint", tr("Hint"), tr("What a Marshal would do in your place (F4)")});
    row.push_back({"reference", tr("Tables"), tr("All cards with their tables, and where these come from (F3)")});
    row.push_back({"rulebook", tr("Rules"), tr("The rulebook (F2)")});
    add_table_buttons(window, row, model.lesson ? tr("Settings, quit") : tr("Save, settings, draw, resign, quit"));
    const std::string clicked = button_row(window, row);
    if (!motion_.running()) {
        if (clicked == "hint") window.ask_for_hint();
        else if (clicked == "reference") window.open_reference();
        else if (clicked == "rulebook") window.look_up({});
        else menu_.take(window, clicked);
    }
}

}  // namespace fow::alliance::screens
