#include "ui/fight_painter.hpp"

#include <algorithm>
#include <cmath>

#include "ui/piece_painter.hpp"
#include "ui/screens/odds.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {

std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total, const std::vector<Bonus>& bonuses) {
    if (!piece.unit) return "?";
    const Unit& unit = roster[static_cast<std::size_t>(piece.unit->index())];
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
        case Verdict::gun_holds: return tr("Nothing withstands guns attacked from the front (W4.13).");
        case Verdict::commander_in_chief_attacks: return tr("A commander in chief destroys what he attacks (W5.2).");
        case Verdict::commander_in_chief_falls: return tr("A commander in chief who is attacked falls (W5.2).");
    }
    return {};
}

void draw_turning_piece(Desk& desk, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha) {
    const int first = list.VtxBuffer.Size;
    draw_piece(desk, list, cell, piece, roster, {.face = shown > 0.5F, .alpha = alpha});
    const float width = std::abs(2 * std::clamp(shown, 0.0F, 1.0F) - 1);
    if (width >= 1) return;
    const float middle = cell.x + cell.w / 2;
    for (int i = first; i < list.VtxBuffer.Size; ++i) list.VtxBuffer[i].pos.x = middle + (list.VtxBuffer[i].pos.x - middle) * width;
}

void draw_fighter(Desk& desk, ImDrawList& list, const SDL_FRect& room, const Roster& roster, const SeenPiece& piece,
                  const std::string& role, const std::string& strength, float shown) {
    const float middle = room.x + room.w / 2;
    const float size = std::round(112 * desk.scale());
    float y = room.y;
    draw_text(desk, list, Type::small, middle, y, colour::ink, role, 0.5F);
    y += std::round(20 * desk.scale());
    const SeenPiece back{piece.army, piece.branch, Knowledge::back, {}, 0, piece.weakened, {}};  // nothing on it tells what is coming
    draw_turning_piece(desk, list, {std::floor(middle - size / 2), y, size, size}, roster, shown > 0.5F ? piece : back, shown);
    y += size + std::round(4 * desk.scale());
    if (shown < 1) return;
    if (!strength.empty()) {
        const bool wide = text_size(desk, Type::heading, strength).x > room.w;
        draw_text(desk, list, wide ? Type::body : Type::heading, middle, y, colour::ink, strength, 0.5F);
        y += std::round(30 * desk.scale());
    }
    const std::string name = piece.unit ? roster[static_cast<std::size_t>(piece.unit->index())].name : describe(roster, piece, tr);
    draw_text(desk, list, Type::small, middle, y, colour::ink, name, 0.5F);
}

float fighter_height(Desk& desk) { return std::round(192 * desk.scale()); }

}  // namespace fow::ui
