#include "ui/table/fight_painter.hpp"

#include <algorithm>
#include <cmath>

#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/play_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total,
                          const std::vector<Bonus>& bonuses) {
    if (!piece.unit) return "?";
    const Unit& unit = unit_of(roster, *piece.unit);
    if (unit.kind == Kind::artillery) return tr("guns");
    if (unit.kind == Kind::commander_in_chief) return tr("chief");
    return sum_text(view, {piece.strength, bonuses, total}, unit.strength - piece.strength);
}

std::string verdict_sentence(const Fought& fought) {
    switch (fought.verdict) {
        case Verdict::attacker_stronger: return tr("The attacker is stronger (W8.2).");
        case Verdict::defender_stronger: return tr("The defender is stronger (W8.2).");
        case Verdict::equal:
            return fought.same_side ? tr("Equal, and both of one side: their owner chooses which one falls (W8.9).")
                                    : tr("Equal strengths: the Battle die decides (W8.5).");
        case Verdict::gun_taken: return tr("Guns attacked from the flank or the rear are lost (W4.12).");
        case Verdict::gun_holds: return tr("Guns attacked from the front always win (W4.13).");
        case Verdict::commander_in_chief_attacks: return tr("A commander in chief destroys what he attacks (W5.2).");
        case Verdict::commander_in_chief_falls: return tr("A commander in chief who is attacked falls (W5.2).");
    }
    return {};
}

void draw_turning_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha) {
    const int first = list.VtxBuffer.Size;
    draw_piece(window, list, cell, piece, roster, {.face = shown > 0.5F, .alpha = alpha});
    const float width = std::abs(2 * std::clamp(shown, 0.0F, 1.0F) - 1);
    if (width >= 1) return;
    const float middle = cell.x + cell.w / 2;
    for (int i = first; i < list.VtxBuffer.Size; ++i) list.VtxBuffer[i].pos.x = middle + (list.VtxBuffer[i].pos.x - middle) * width;
}

void draw_fighter(Window& window, ImDrawList& list, const SDL_FRect& room, const Roster& roster, const SeenPiece& piece,
                  const std::string& role, const std::string& strength, float shown) {
    const float middle = room.x + room.w / 2;
    const SDL_FRect cell = fighter_cell(window, room);
    draw_text(window, list, Type::small, middle, room.y, colour::ink, role, 0.5F);
    const SeenPiece back{piece.army, piece.branch, Knowledge::back, {}, 0, piece.weakened, {}};  // its look must not reveal what is coming
    draw_turning_piece(window, list, cell, roster, shown > 0.5F ? piece : back, shown);
    float y = cell.y + cell.h + window.units(4);
    if (shown < 1) return;
    if (!strength.empty()) {
        const bool wide = text_size(window, Type::heading, strength).x > room.w;
        draw_text(window, list, wide ? Type::body : Type::heading, middle, y, colour::ink, strength, 0.5F);
        y += window.units(30);
    }
    const std::string name = piece.unit ? unit_of(roster, *piece.unit).name : describe(roster, piece, tr);
    draw_text(window, list, Type::small, middle, y, colour::ink, name, 0.5F);
}

SDL_FRect fighter_cell(const Window& window, const SDL_FRect& room) {
    const float size = window.units(112);
    return {std::floor(room.x + room.w / 2 - size / 2), room.y + window.units(20), size, size};
}

void draw_cross(ImDrawList& list, const SDL_FRect& cell, float alpha) {
    const float inset = cell.w * 0.14F;
    for (const auto& [rgb, thick] : {std::pair{0xFFF8E2U, 0.07F}, std::pair{0x8C1B12U, 0.04F}}) {
        list.AddLine({cell.x + inset, cell.y + inset}, {cell.x + cell.w - inset, cell.y + cell.h - inset}, packed(rgb, 0.9F * alpha),
                     cell.w * thick);
        list.AddLine({cell.x + cell.w - inset, cell.y + inset}, {cell.x + inset, cell.y + cell.h - inset}, packed(rgb, 0.9F * alpha),
                     cell.w * thick);
    }
}

void draw_meeting(Window& window, ImDrawList& list, const SDL_FRect& stage, const Roster& roster, const Meeting& meeting, float shown) {
    const float wing = std::floor(stage.w * 0.40F);
    draw_fighter(window, list, {stage.x, stage.y, wing, stage.h}, roster, meeting.attacker, tr("attacks"), meeting.attack, shown);
    draw_fighter(window, list, {stage.x + stage.w - wing, stage.y, wing, stage.h}, roster, meeting.defender, tr("defends"), meeting.defence,
                 shown);
    if (shown == 1)
        draw_text(window, list, Type::small, stage.x + stage.w / 2, stage.y + stage.h - window.line_height(Type::small), colour::ink,
                  meeting.verdict, 0.5F);
}

SDL_FPoint meeting_size(const Window& window, const SDL_FRect& map) { return {std::min(window.units(470), map.w), window.units(250)}; }

SDL_FRect stage_of(const Window& window, const SDL_FRect& slip) {
    const float pad = window.units(14);
    return {slip.x + pad, slip.y + pad, slip.w - 2 * pad, slip.h - 2 * pad};
}

void draw_against(Window& window, ImDrawList& list, const SDL_FRect& stage) {
    draw_text(window, list, Type::italic, stage.x + stage.w / 2, stage.y + stage.h * 0.36F, colour::ink, tr("against"), 0.5F);
}

void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& at) {
    const ImVec2 low{at.x, at.y};
    const ImVec2 high{at.x + at.w, at.y + at.h};
    draw_shadow(list, low, high, window.units(5), 0.35F);
    list.AddRectFilled(low, high, packed(colour::paper));
    list.AddRect(low, high, packed(colour::ink, 0.6F), 0, 0, window.line());
}

float fighter_height(const Window& window) { return window.units(192); }

}  // namespace fow::ui
