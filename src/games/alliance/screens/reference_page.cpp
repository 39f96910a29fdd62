#include "games/alliance/screens/game_look.hpp"

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

std::string origin_text(alliance::Origin origin) {
    switch (origin) {
        case alliance::Origin::seed: return tr("from the rulebook");
        case alliance::Origin::known: return tr("known from play");
        case alliance::Origin::reconstruction: return tr("reconstructed");
        case alliance::Origin::ruling: break;
    }
    return tr("a ruling");
}

/// "d'Erlon's attack, if La Haye Sainte is French (L5.1)"; the conditions of the shipped tables as whole sentences.
Sentence conditional_title(alliance::Word condition) {
    switch (condition) {
        case alliance::Word::target_square: return tr("{action}, if the target is in square ({rule})");
        case alliance::Word::lahaye_french: return tr("{action}, if La Haye Sainte is French ({rule})");
        case alliance::Word::hougoumont_french: return tr("{action}, if Hougoumont is French ({rule})");
        case alliance::Word::plancenoit_prussian: return tr("{action}, if Plancenoit is Prussian ({rule})");
        default: break;
    }
    return tr("{action} ({rule}): {condition}");
}

std::string table_title(const RuleSet& rules, ActionId id, const alliance::TableChoice& table) {
    const Named action{"action", capitalised(tr(alliance::name(id)))};
    const Named rule{"rule", std::string(alliance::rule_of(id))};
    if (table.when) return fill(conditional_title(table.when->what), {action, rule, {"condition", alliance::text_of(*table.when, tr)}});
    const bool several = rules.action(id).tables.size() > 1;
    return fill(several ? tr("{action}, otherwise ({rule})") : tr("{action} ({rule})"), {action, rule});
}

void draw_reference_row(Window& window, const std::string& total, const std::string& text, const std::string& origin) {
    const float first = window.units(46), last = window.units(150);
    const float wide = std::max(1.0F, room_width() - first - last);
    const std::string lines = wrapped(window, Type::small, text, wide);
    const SDL_FRect r = place(room_width(), text_size(window, Type::small, lines).y + window.units(2));
    if (!ImGui::IsRectVisible(corner(r), far_corner(r))) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(window, list, Type::small, r.x + first - window.units(12), r.y, 0x6B4A1E, total, 1);
    draw_letters(window, list, Type::small, {r.x + first, r.y}, packed(colour::ink), lines);
    add_text(window, text, {{r.x + first, r.y}, {r.x + first + wide, r.y + r.h}});
    draw_text(window, list, Type::small, r.x + r.w - window.units(4), r.y, 0x7A6A4A, origin, 1);
}

void draw_table(Window& window, const RuleSet& rules, ActionId id, const alliance::TableChoice& choice) {
    const alliance::ActionRule& card = rules.action(id);
    const alliance::Table& table = rules.table(choice.id);
    paragraph(window, table_title(rules, id, choice));
    for (const alliance::Modifier& modifier : card.modifiers)
        draw_reference_row(window, signed_number(modifier.add), alliance::text_of(modifier.when, tr), origin_text(modifier.origin));
    if (card.napoleon)
        draw_reference_row(window, signed_number(id == ActionId::battery ? rules.napoleon_battery.value : rules.napoleon.value),
                           tr("Napoleon directs it (L3.5)"),
                           origin_text(id == ActionId::battery ? rules.napoleon_battery.origin : rules.napoleon.origin));
    const std::optional<Corps> target = card.targets.empty() ? std::nullopt : std::optional(card.targets.front());
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const int total = table.first + static_cast<int>(i);
        const std::string number =
            i + 1 == table.rows.size() && table.rows.size() > 1 ? std::to_string(total) + "+" : std::to_string(total);
        draw_reference_row(window, number, row_text(table.rows[i].effects, target), origin_text(table.rows[i].origin));
    }
    space(window, 4);
}

}  // namespace

bool reference_page(Window& window, const RuleSet& rules) {
    modal_begin(window, "reference", 860);
    heading(window, tr("The cards and their tables"));
    small_text(window,
               tr("The total is the die with all modifiers; below the first row, use the first; above the last, use the last (L0.3). "
                  "Losses are divisions. The printed cards are lost: what is reconstructed can be corrected as data (L14.1)."));
    separator(window);
    const float most = static_cast<float>(window.height()) - window.units(230);
    scroll_begin(window, "reference rows", std::max(window.units(120), most));
    for (int i = 0; i < alliance::card_action_count; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (i == 0) heading(window, tr("French cards"));
        if (id == ActionId::orange) heading(window, tr("Allied cards"));
        for (const alliance::TableChoice& choice : rules.action(id).tables) draw_table(window, rules, id, choice);
    }
    scroll_end(window);
    space(window, 4);
    const bool read = button(window, "reference-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::alliance::screens
