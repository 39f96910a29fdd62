#include "games/callipers/screens/furniture.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

constexpr float half_turn = full_turn / 2;

ImVec2 on_dial(ImVec2 middle, float radius, float angle) {
    return {middle.x - radius * std::cos(angle), middle.y - radius * std::sin(angle)};
}

void paint_sector(ImDrawList& list, ImVec2 middle, float near, float far, float from, float to, ImU32 ink) {
    constexpr int parts = 4;
    for (int i = 0; i < parts; ++i) {
        const float a = from + (to - from) * static_cast<float>(i) / parts, b = from + (to - from) * static_cast<float>(i + 1) / parts;
        list.AddQuadFilled(on_dial(middle, near, a), on_dial(middle, far, a), on_dial(middle, far, b), on_dial(middle, near, b), ink);
    }
}

/// The upper half: a section for each turn; those behind the pointer are worn.
void paint_clock(const Window& window, ImDrawList& list, ImVec2 middle, float radius, const View& view, const Battle& battle) {
    const float step = half_turn / static_cast<float>(battle.turns);
    for (int i = 0; i < battle.turns; ++i) {
        const float from = static_cast<float>(i) * step, gap = step * 0.08F;
        const unsigned ink = i + 1 == view.turn ? colour::brass : i + 1 < view.turn ? 0xA89468 : 0xF6EFDB;
        paint_sector(list, middle, radius * 0.70F, radius * 0.94F, from + gap, from + step - gap, packed(ink));
    }
    const float angle = (static_cast<float>(view.turn) - 0.5F) * step;
    list.AddLine(middle, on_dial(middle, radius * 0.66F, angle), packed(colour::ink), window.units(2.5F));
}

/// The lower half: two hands for the losses, and the mark at what must be taken.
void paint_losses(const Window& window, ImDrawList& list, ImVec2 middle, float radius, const View& view, const Battle& battle) {
    const int most = std::max(1, battle.need * 4 / 3);
    const auto angle_of = [&](int losses) {
        return full_turn - half_turn * static_cast<float>(std::min(losses, most)) / static_cast<float>(most);
    };
    for (int i = 0; i <= most; ++i) {
        const bool large = i % 5 == 0;
        list.AddLine(on_dial(middle, radius * (large ? 0.80F : 0.87F), angle_of(i)), on_dial(middle, radius * 0.94F, angle_of(i)),
                     packed(colour::ink, large ? 0.8F : 0.4F), window.line());
    }
    paint_sector(list, middle, radius * 0.80F, radius * 0.94F, angle_of(battle.need), half_turn, packed(0x8C1D18, 0.55F));
    for (const Seat side : seats) {
        const float angle = angle_of(view.losses[side]);
        const float reach = radius * (side == french_seat ? 0.78F : 0.62F);
        list.AddLine(middle, on_dial(middle, reach, angle), packed(uniform_of(side, window).cloth),
                     window.units(side == french_seat ? 3 : 4));
        list.AddCircleFilled(on_dial(middle, reach, angle), window.units(3.5F), packed(uniform_of(side, window).cloth), 12);
    }
}

std::string lost_pieces(const View& view, const RuleSet& rules, Seat side) {
    std::string names;
    for (int i = 0; i < count_of(rules); ++i)
        if (!place_of(view, i).stands && piece_of(rules, i).side == side)
            names += (names.empty() ? "" : ", ") + short_name(piece_of(rules, i));
    return names;
}

std::string told_dial(const View& view, const RuleSet& rules) {
    const Battle& battle = rules.battle;
    std::string text =
        fill(tr("{moment}. Lost so far: French {french}, Allied {allied}. The side that has taken {need} men and lost fewer wins (K12.2)."),
             {{"moment", moment_text(view, battle)},
              {"french", men(view.losses[french_seat])},
              {"allied", men(view.losses[allied_seat])},
              {"need", men(battle.need)}});
    text += " " + (battle.on_time == allied_seat ? tr("When the time is up the Allies win (K12.3).")
                                                 : tr("When the time is up the French win (K12.3)."));
    for (const Seat side : seats)
        if (const std::string names = lost_pieces(view, rules, side); !names.empty())
            text += " " +
                    fill(side == french_seat ? tr("French pieces lost: {names}.") : tr("Allied pieces lost: {names}."), {{"names", names}});
    return text;
}

void draw_lost(Window& window, const View& view, Seat side) {
    small_text(window,
               fill(side == french_seat ? tr("French losses: {lost}") : tr("Allied losses: {lost}"), {{"lost", men(view.losses[side])}}));
}

void draw_guns(Window& window, const View& view, const RuleSet& rules) {
    if (view.step == Step::attacks) return small_text(window, tr("Fire is over"), TextRole::aside);
    const int guns = guns_left(view, rules);
    small_text(window, guns == 0 ? tr("No gun is ready")
                                 : fill(tr("1 gun is ready", "{count} guns are ready", guns), {{"count", std::to_string(guns)}}));
}

}  // namespace

int guns_left(const View& view, const RuleSet& rules) {
    int left = 0;
    for (int i = 0; i < count_of(rules); ++i)
        if (stands(view, rules, i, view.side) && piece_of(rules, i).arm == Arm::artillery && !place_of(view, i).moved &&
            !place_of(view, i).fired)
            ++left;
    return left;
}

void draw_dial(Window& window, const View& view, const RuleSet& rules, bool purse) {
    const float size = std::clamp(static_cast<float>(window.height()) * 0.15F, window.units(100), window.units(150));
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const Press p = press(window, "dial", {size, size}, true, Control::Kind::link);
    const std::string told = told_dial(view, rules);
    set_label(window, told);
    hint_under_pointer(window, told);
    if (p.clicked) window.look_up("K12.2");
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 middle(low.x + size / 2, low.y + size / 2);
    const float radius = size / 2 - window.units(2);
    list.AddCircleFilled({middle.x + window.units(2), middle.y + window.units(3)}, radius, packed(0x000000, 0.25F), 48);
    list.AddCircleFilled(middle, radius, packed(0xE6DABB), 48);
    list.AddCircle(middle, radius, packed(colour::brass), 48, window.units(3));
    list.AddLine({middle.x - radius * 0.94F, middle.y}, {middle.x + radius * 0.94F, middle.y}, packed(colour::ink, 0.3F), window.line());
    paint_clock(window, list, middle, radius, view, rules.battle);
    paint_losses(window, list, middle, radius, view, rules.battle);
    list.AddCircleFilled(middle, window.units(4), packed(colour::brass), 16);
    ImGui::SameLine(0, window.units(12));
    ImGui::BeginGroup();
    for (const Seat side : seats) draw_lost(window, view, side);
    small_text(window, fill(tr("To win: {need}"), {{"need", men(rules.battle.need)}}));
    if (purse) {
        const int left = view.step == Step::moves ? rules.battle.budget - view.marched : 0;
        if (view.step == Step::moves)
            small_text(window, fill(tr("To move: {left} of {all}"), {{"left", men(left)}, {"all", men(rules.battle.budget)}}));
        else small_text(window, tr("Moves are over"), TextRole::aside);
        draw_guns(window, view, rules);
        const float wide = room_width(), high = window.units(8);
        const SDL_FRect bar = place(wide, high);
        const float share = static_cast<float>(left) / static_cast<float>(std::max(1, rules.battle.budget));
        list.AddRectFilled(corner(bar), far_corner(bar), packed(0xD5C79F));
        list.AddRectFilled(corner(bar), {bar.x + bar.w * share, bar.y + bar.h}, packed(uniform_of(view.side, window).cloth));
        list.AddRect(corner(bar), far_corner(bar), packed(colour::ink, 0.5F), 0, 0, window.line());
    }
    ImGui::EndGroup();
    const float foot = low.y + size + ImGui::GetStyle().ItemSpacing.y;
    if (ImGui::GetCursorScreenPos().y < foot) ImGui::SetCursorScreenPos({low.x, foot});
}

TableLayout table_layout(int width, int height, float scale, bool steps) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    const float gap = units(8), strip = steps ? units(58) : 0, between = steps ? units(6) : 0;
    const float column = std::clamp(std::floor(w * 0.27F), units(330), units(440));
    const float wide = w - column - 3 * gap, high = h - 2 * gap - strip - between;
    return {{gap, gap, wide, high}, {gap, gap + high + between, wide, strip}, {wide + 2 * gap, gap, column, h - 2 * gap}};
}

TableLayout table_layout(const Window& window, bool steps) { return table_layout(window.width(), window.height(), window.scale(), steps); }

}  // namespace fow::callipers::screens
