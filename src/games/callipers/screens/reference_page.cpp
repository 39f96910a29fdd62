#include "games/callipers/screens/game_look.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

std::string origin_text(callipers::Origin origin) {
    switch (origin) {
        case callipers::Origin::seed: return tr("from the rulebook");
        case callipers::Origin::known: return tr("known");
        case callipers::Origin::reconstruction: return tr("reconstructed");
        case callipers::Origin::ruling: break;
    }
    return tr("a ruling");
}

void row(Window& window, const std::string& left, const std::string& text, const std::string& right = {}) {
    const float first = window.units(150), last = right.empty() ? 0 : window.units(120);
    const float wide = std::max(1.0F, room_width() - first - last);
    const std::string lines = wrapped(window, Type::small, text, wide);
    const SDL_FRect r = place(room_width(), text_size(window, Type::small, lines).y + window.units(2));
    if (!ImGui::IsRectVisible(corner(r), far_corner(r))) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(window, list, Type::small, r.x, r.y, 0x6B4A1E, left);
    draw_letters(window, list, Type::small, {r.x + first, r.y}, packed(colour::ink), lines);
    add_text(window, text, {{r.x + first, r.y}, {r.x + first + wide, r.y + r.h}});
    if (!right.empty()) draw_text(window, list, Type::small, r.x + r.w - window.units(4), r.y, 0x7A6A4A, right, 1);
}

void draw_keys(Window& window) {
    heading(window, tr("Pointer and keys"));
    row(window, tr("Lift, put down"),
        tr("Click a piece, then the ground, or an enemy to touch him; or drag it. Shift and a click sets a corner of the way, Backspace "
           "takes it back."));
    row(window, "Alt", tr("While it is held, a piece is not drawn to those beside it, nor into contact with an enemy."));
    row(window, tr("Turn, wheel"),
        tr("Drag the knob before the front, or one at a corner. Keys: comma and full stop, with Shift 15 degrees."));
    row(window, tr("N, Shift N"), tr("The next piece that can still move, and the one before"));
    row(window, tr("Arrows"),
        tr("Move the piece in hand by 10 yards, with Shift 50, with Ctrl 1. Enter puts it down, Escape lets go of it."));
    row(window, "Tab",
        tr("Leads to the buttons and to the map: the arrows go on from there, and Enter presses. F1 lists the keys of other pages."));
    row(window, tr("Space"), tr("The next step of the turn"));
    row(window, "F, L", tr("F: what the enemy's guns can hit. L: lines every 500 yards"));
    row(window, "G", tr("The general rides to the piece in hand"));
    row(window, "+  -  0", tr("Zoom in, zoom out, the whole map; the wheel zooms too, the right button drags the map"));
    heading(window, tr("Typed orders"));
    row(window, tr("Type"), tr("This button opens a line for such orders, and the pieces show their key numbers; Hide closes it"));
    for (const auto& [order, meaning] : std::vector<std::pair<std::string, std::string>>{
             {"move 8: 0 200", tr("Piece 8 goes 0 yards east and 200 north; more pairs are more legs")},
             {"120 north-east", tr("The piece in hand goes 120 yards in that direction")},
             {"turn 22: 5", tr("Piece 22 turns to face 5 degrees, clockwise from the north")},
             {"wheel 2 left 10", tr("Piece 2 wheels about its front left corner until it faces 10 degrees")},
             {"fire 22 23 on 44", tr("Guns 22 and 23 fire at piece 44")},
             {"attack 8 7 on 31", tr("Pieces 8 and 7 attack piece 31")},
             {"retire 57 rear 200", tr("An answer; others are: stand, support 12 13, advance 1, stay, host 21")},
             {"general 12", tr("The general rides to piece 12")},
             {"end", tr("The turn is over; also: offer, accept, resign")}})
        row(window, order, meaning);
}

void draw_figures(Window& window, const RuleSet& rules) {
    const callipers::Figures& figures = rules.figures;
    heading(window, tr("Figures"));
    const auto yards = [&](const std::string& left, const std::string& sentence, const callipers::Figure& figure) {
        row(window, left, fill(sentence, {{"count", std::to_string(figure.value)}}), origin_text(figure.origin));
    };
    for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery}) {
        yards(arm_name(arm), tr("{count} yards across country (K5.2)"), figures.country[callipers::index(arm)]);
        yards("", tr("{count} yards with the road (K5.3)"), figures.all[callipers::index(arm)]);
    }
    yards(tr("Guns"), tr("reach {count} yards, 30 degrees to each side (K7.2, K7.3)"), figures.gun_range);
    yards("", tr("count {count} when attacked (K9.6)"), figures.gun_points);
    yards(tr("Contact"), tr("{count} yards at most (K1.9)"), figures.touch);
    yards(tr("Attack"), tr("{count} thousand men at most (K9.2)"), figures.attackers);
    yards("", tr("{count} thousand against a farm (K10.5)"), figures.stormers);
    yards(tr("Walls"), tr("add {count} (K10.5)"), figures.walls);
    yards(tr("General"), tr("adds {count} (K11.3)"), figures.general);
    yards("", tr("within {count} yards of his host (K11.3)"), figures.general_reach);
    for (std::size_t i = 0; i < figures.widths.size(); ++i)
        yards(i == 0 ? tr("Bases") : std::string(),
              fill(tr("{men} men: {count} yards wide (K2.2)"), {{"men", men(static_cast<int>(i) + 1)}, {"count", "{count}"}}),
              figures.widths[i]);
}

}  // namespace

bool reference_page(Window& window, const RuleSet& rules) {
    modal_begin(window, "reference", 820);
    heading(window, tr("Keys, orders and figures"));
    small_text(window, tr("The map, the sizes of the bases and the starting places of the printed game are lost. What is reconstructed can "
                          "be corrected as "
                          "data (K13)."));
    separator(window);
    scroll_begin(window, "reference rows", std::max(window.units(120), static_cast<float>(window.height()) - window.units(230)));
    draw_keys(window);
    draw_figures(window, rules);
    scroll_end(window);
    space(window, 4);
    const bool read = button(window, "reference-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::callipers::screens
