#include "games/alliance/screens/order_panel.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/alliance/screens/blocks.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

const ActionShown* chosen_action(const CardShown& card, const OrderChoice& choice) {
    for (const ActionShown& action : card.actions)
        if (alliance::word(action.plain.order.id) == choice.action) return &action;
    return card.actions.empty() ? nullptr : &card.actions.front();
}

int percent_of(int part, int whole) { return (part * 100 + whole / 2) / whole; }

std::string army_name(Seat army) { return army == french_seat ? tr("French") : tr("Allied"); }

/// What a face brings besides its row: emptied camps, questions, tests.
std::string notes_text(const alliance::FaceShown& face, const FaceNotes& notes) {
    std::string text;
    const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
    for (const CardId camp : notes.empties)
        add(camp == CardId::battery ? tr("The battery is gone.") : fill(tr("{corps} is emptied."), {{"corps", title_of(camp)}}));
    if (notes.asks) add(tr("The owner chooses who loses."));
    for (const Seat army : seats) {
        const int chance = face.routs[army];
        if (chance == alliance::face_whole) add(army == french_seat ? tr("The French army is beaten!") : tr("The Allied army is beaten!"));
        else if (chance > 0)
            add(fill(army == french_seat ? tr("French rout: {percent}\xC2\xA0%.") : tr("Allied rout: {percent}\xC2\xA0%."),
                     {{"percent", std::to_string(percent_of(chance, alliance::face_whole))}}));
        else if (notes.tests[army]) add(army == french_seat ? tr("French rout test, cannot fail.") : tr("Allied rout test, cannot fail."));
    }
    return text;
}

/// Whether that is more than a test that cannot fail.
bool alarms(const alliance::FaceShown& face, const FaceNotes& notes) {
    return !notes.empties.empty() || notes.asks || face.routs[french_seat] > 0 || face.routs[allied_seat] > 0;
}

/// What an action without a die does.
std::string deed_text(ActionId id) {
    switch (id) {
        case ActionId::orange_line:
        case ActionId::hill_line: return tr("It leaves the square and stands in line again. No die is thrown (L6.2).");
        case ActionId::reserve_orange:
        case ActionId::reserve_hill:
            return tr(
                "The divisions that it lost in this French phase come back, and so does the Allied morale. A division of the Reserve "
                "is spent for it. No die is thrown (L6.4).");
        case ActionId::reserve_lahaye:
        case ActionId::reserve_hougoumont:
            return tr("The place is Allied again. A division of the Reserve is spent for it. No die is thrown (L6.4).");
        default: break;
    }
    return {};
}

std::string target_text(const View& view, const RuleSet& rules, Corps target) {
    return fill(tr("Target: {corps}, {state}."), {{"corps", corps_name(target)}, {"state", state_text(view, rules, card_of(target))}});
}

/// What the Guard's actions are called in a row of buttons.
std::string short_label(ActionId id) {
    switch (id) {
        case ActionId::guard_orange: return corps_name(Corps::orange);
        case ActionId::guard_hill: return corps_name(Corps::hill);
        case ActionId::guard_plancenoit: return place_name(Place::plancenoit);
        default: break;
    }
    return action_label(id);
}

/// The actions of a card: side by side, or in rows if they are many.
void draw_ways(Window& window, const CardShown& card, const ActionShown& now, OrderChoice& made) {
    constexpr std::size_t side_by_side = 3;
    std::string chosen(alliance::word(now.plain.order.id));
    if (card.actions.size() <= side_by_side) {
        std::vector<Choice> ways;
        for (const ActionShown& way : card.actions)
            ways.push_back({std::string(alliance::word(way.plain.order.id)), short_label(way.plain.order.id), true, way.plain.why});
        if (!choice(window, "action", ways, chosen)) return;
    } else {
        for (const ActionShown& way : card.actions) {
            const std::string id(alliance::word(way.plain.order.id));
            if (list_row(window, "action:" + id, action_label(way.plain.order.id), &way == &now,
                         way.plain.open() ? std::string() : tr("not now")))
                chosen = id;
        }
        if (chosen == alliance::word(now.plain.order.id)) return;
    }
    made.action = chosen;
    window.wake();
}

void draw_row(Window& window, const OrderShown& shown, int number, bool lit) {
    const auto at = static_cast<std::size_t>(number - 1);
    const alliance::FaceShown& face = shown.outlook.faces[at];
    const float die = window.units(20), gap = window.units(8);
    const float wide = std::max(1.0F, room_width() - die - 2 * gap);
    const std::string row = row_text(face.effects, shown.outlook.target) + ".";
    const std::string notes = notes_text(face, shown.notes[at]);
    const std::string lines = wrapped(window, Type::small, row, wide);
    const std::string more = notes.empty() ? std::string() : wrapped(window, Type::small, notes, wide);
    const float first = text_size(window, Type::small, lines).y, second = more.empty() ? 0 : text_size(window, Type::small, more).y;
    const SDL_FRect r = place(room_width(), std::max(die, first + second) + window.units(3));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (lit) {
        draw_row_ground(window, {corner(r), far_corner(r)}, true, false);
        ImGui::SetScrollHereY(0.7F);
    }
    const Nation nation = nation_of(alliance::side_of(shown.order.id));
    draw_die(window, list, {r.x + gap / 2 + die / 2, r.y + die / 2 + window.units(1)}, die, nation, number);
    const float x = r.x + die + gap + gap / 2;
    draw_letters(window, list, Type::small, {x, r.y}, packed(colour::ink), lines);
    add_text(window, fill(tr("Die {face}: {row}"), {{"face", std::to_string(number)}, {"row", row}}), {{x, r.y}, {x + wide, r.y + first}});
    if (more.empty()) return;
    draw_letters(window, list, Type::small, {x, r.y + first}, packed(alarms(face, shown.notes[at]) ? 0x8C1D18 : colour::ink), more);
    add_text(window, notes, {{x, r.y + first}, {x + wide, r.y + first + second}});
}

}  // namespace

const OrderShown* chosen_order(const CardShown& card, const OrderChoice& choice) {
    const ActionShown* action = chosen_action(card, choice);
    if (action == nullptr) return nullptr;
    return choice.napoleon && action->directed ? &*action->directed : &action->plain;
}

std::string modifier_text(const alliance::ModifierShown& modifier) {
    const std::string reason = modifier.when ? alliance::text_of(*modifier.when, tr) : std::string(tr("Napoleon directs it (L3.5)"));
    return fill(tr("{add}: {reason}"), {{"add", signed_number(modifier.total)}, {"reason", reason}});
}

void draw_rows(Window& window, const OrderShown& shown, std::optional<int> lit) {
    if (!shown.outlook.table) return;
    for (int face = 1; face <= alliance::die_faces; ++face) draw_row(window, shown, face, lit == face);
}

void draw_order_panel(Window& window, const CardShown& card, OrderChoice& choice, const View& view, const RuleSet& rules) {
    const ActionShown* action = chosen_action(card, choice);
    if (action == nullptr) return draw_card_info(window, card, view, rules);
    heading(window, fill(tr("{card}: {action}"), {{"card", title_of(card.card)}, {"action", action_label(action->plain.order.id)}}));
    if (card.actions.size() > 1) {
        draw_ways(window, card, *action, choice);
        action = chosen_action(card, choice);
    }
    if (action->directed && !view.used[0]) {
        const bool may = action->directed->open() || !action->plain.open();
        if (!may) choice.napoleon = false;
        checkbox(window, "napoleon", tr("Napoleon directs it (L3.5)"), choice.napoleon, action->directed->why, may);
    }
    const OrderShown& shown = *chosen_order(card, choice);
    if (!shown.open()) warning_text(window, shown.why);
    if (shown.outlook.target) small_text(window, target_text(view, rules, *shown.outlook.target));
    if (!shown.outlook.table) {
        paragraph(window, deed_text(shown.order.id));
        return;
    }
    std::string reasons;
    for (const alliance::ModifierShown& modifier : shown.outlook.modifiers)
        if (modifier.total != 0) reasons += (reasons.empty() ? "" : "; ") + modifier_text(modifier);
    if (!reasons.empty()) small_text(window, reasons + ".");
    small_text(window, tr("What each face brings, in divisions:"), TextRole::aside);
    draw_rows(window, shown, std::nullopt);
    if (!shown.open()) return;
    for (const Seat army : seats)
        if (const int chance = shown.outlook.routs[army]; chance > 0)
            small_text(window, fill(tr("In all: {percent} % that the {army} army is beaten."),
                                    {{"percent", std::to_string(percent_of(chance, alliance::outlook_whole))}, {"army", army_name(army)}}));
}

void draw_card_info(Window& window, const CardShown& card, const View& view, const RuleSet& rules) {
    heading(window, title_of(card.card));
    small_text(window, capitalised(state_text(view, rules, card.card)) + ".");
    if (card.card == CardId::napoleon)
        paragraph(window, tr("Napoleon directs one action of another French card, once a game: a switch on that card (L3.5)."));
    if (!card.why.empty()) paragraph(window, card.why);
    for (const ActionId id : actions_of(card.card))
        small_text(window, fill(tr("{action} ({rule})"), {{"action", action_label(id)}, {"rule", std::string(alliance::rule_of(id))}}));
}

}  // namespace fow::alliance::screens
