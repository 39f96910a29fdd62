#include "ui/screens/pursuit_battle_screen.hpp"

#include <imgui.h>

#include <cmath>
#include <vector>

#include "ui/piece_painter.hpp"
#include "ui/screens/pursuit_layout.hpp"
#include "ui/screens/pursuit_line.hpp"
#include "ui/screens/pursuit_screen.hpp"
#include "ui/screens/pursuit_tally.hpp"
#include "ui/screens/pursuit_words.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

/// A piece with what it does above it; its strength, when it fights, and its name below.
void draw_rider(Desk& desk, const Roster& roster, const SeenPiece& piece, const SDL_FRect& room, const std::string& role,
                const std::string& strength, bool fallen) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = room.x + room.w / 2;
    const float size = std::round(112 * desk.scale());
    float y = room.y;
    draw_text(desk, list, Type::small, middle, y, colour::ink, role, 0.5F);
    y += std::round(20 * desk.scale());
    const SDL_FRect cell{std::floor(middle - size / 2), y, size, size};
    draw_piece(desk, list, cell, piece, roster, {.face = true, .dimmed = fallen});
    if (fallen) {
        const float inset = size * 0.14F;
        for (const auto& [rgb, thick] : {std::pair{0xFFF8E2U, 0.07F}, std::pair{0x8C1B12U, 0.04F}}) {
            list.AddLine({cell.x + inset, y + inset}, {cell.x + size - inset, y + size - inset}, packed(rgb, 0.9F), size * thick);
            list.AddLine({cell.x + size - inset, y + inset}, {cell.x + inset, y + size - inset}, packed(rgb, 0.9F), size * thick);
        }
    }
    y += size + std::round(4 * desk.scale());
    if (!strength.empty()) {
        draw_text(desk, list, Type::heading, middle, y, colour::ink, strength, 0.5F);
        y += std::round(30 * desk.scale());
    }
    const std::string name = piece.unit ? roster[static_cast<std::size_t>(piece.unit->index())].name : describe(roster, piece, tr);
    draw_text(desk, list, Type::small, middle, y, colour::ink, name, 0.5F);
    for (const std::string& text : {role, strength, name}) desk.controls().say(text);
}

bool heavy(const Roster& roster, const SeenPiece& piece) {
    return piece.unit && roster[static_cast<std::size_t>(piece.unit->index())].kind == Kind::heavy_cavalry;
}

std::string verdict_of(const RidersFought& fight) {
    if (fight.attacker.strength == fight.defender.strength) return tr("Equal strengths: the victor's cavalry wins (W13.6).");
    return fight.attacker_wins ? tr("The attacker is stronger (W13.6).") : tr("The defender is stronger (W13.6).");
}

void draw_fight(Desk& desk, const PursuitBattleModel& model, const RidersFought& fight, const SDL_FRect& left, const SDL_FRect& right) {
    const auto name = [](const SeenPiece& piece, Rider rider) { return rider_name(seat_of(piece.army), rider); };
    draw_rider(desk, model.roster, fight.attacker, left, fill(tr("{rider} attacks"), {{"rider", name(fight.attacker, fight.rider)}}),
               std::to_string(fight.attacker.strength), !fight.attacker_wins);
    draw_rider(desk, model.roster, fight.defender, right, fill(tr("{rider} defends"), {{"rider", name(fight.defender, fight.target)}}),
               std::to_string(fight.defender.strength), fight.attacker_wins);
}

void tell_fight(Desk& desk, const PursuitBattleModel& model, const RidersFought& fight) {
    paragraph(desk, verdict_of(fight));
    paragraph(desk, fill(tr("{piece} is eliminated."),
                         {{"piece", describe(model.roster, fight.attacker_wins ? fight.defender : fight.attacker, tr)}}));
    if (fight.attacker_wins && heavy(model.roster, fight.attacker) && fight.attacker.strength > 1)
        paragraph(desk, fill(tr("The charge has tired the winner: {strength} is left."), {{"strength", std::to_string(fight.attacker.strength - 1)}}));
}

}  // namespace

bool pursuit_battle_screen(Desk& desk, const PursuitBattleModel& model) {
    const PursuitLayout layout = pursuit_layout(desk.width(), desk.height(), desk.scale());
    const SeenPursuit& pursuit = *model.view.pursuit;
    BoardMarks marks;
    marks.hide_faces = true;
    draw_pursuit_field(desk, layout.map, model.view, model.roster, marks);
    for (const Seat seat : seats)
        static_cast<void>(draw_pursuit_line(desk, seat == Seat::allied ? layout.north : layout.south, model.view, model.roster,
                                            {.seat = seat, .title = seat == Seat::allied ? tr("Allied cavalry") : tr("French cavalry"),
                                             .task = seat == pursuit.victor ? tr("in pursuit") : tr("covers the retreat"), .prefix = {}, .chosen = {}}));
    draw_pursuit_tally(desk, layout.tally, pursuit);
    draw_pursuit_taken(desk, layout.taken, model.view, model.roster, model.fallen);
    card_begin(desk, "pursuit column", layout.column);
    heading(desk, fill(tr("The pursuit, turn {turn}"), {{"turn", std::to_string(model.view.turn)}}));
    card_end(desk);

    const auto* fight = std::get_if<RidersFought>(&model.meeting);
    const auto* taken = std::get_if<VictimTaken>(&model.meeting);
    modal_begin(desk, "pursuit-battle", 600);
    heading(desk, fight != nullptr ? tr("Cavalry against cavalry") : tr("A victim"));
    rule(desk);
    space(desk, 4);
    const SDL_FRect stage = place(room_width(), std::round((fight != nullptr ? 190.0F : 160.0F) * desk.scale()));
    const float wing = std::floor(stage.w * 0.42F);
    const SDL_FRect left{stage.x, stage.y, wing, stage.h};
    const SDL_FRect right{stage.x + stage.w - wing, stage.y, wing, stage.h};
    if (fight != nullptr) {
        draw_fight(desk, model, *fight, left, right);
    } else {
        draw_rider(desk, model.roster, taken->cavalry, left, fill(tr("{rider} rides down"), {{"rider", rider_name(pursuit.victor, taken->rider)}}), {}, false);
        draw_rider(desk, model.roster, taken->victim, right, fill(tr("the victim at {square}"), {{"square", to_text(taken->square)}}), {}, true);
    }
    draw_text(desk, *ImGui::GetWindowDrawList(), Type::italic, stage.x + stage.w / 2, stage.y + stage.h * 0.42F, colour::ink,
              fight != nullptr ? tr("against") : tr("takes"), 0.5F);
    if (fight != nullptr) tell_fight(desk, model, *fight);
    else paragraph(desk, fill(tr("{piece} is eliminated."), {{"piece", describe(model.roster, taken->victim, tr)}}));
    paragraph(desk, fill(tr("{difference} {verdict}"), {{"difference", difference_text(pursuit)}, {"verdict", verdict_now(pursuit)}}));
    space(desk, 6);
    const bool seen = button(desk, "continue", tr("Continue"), {.primary = true, .width = -1});
    small_text(desk, model.next.empty() ? tr("Both players may look: no secret is on the field now.") : model.next);
    modal_end(desk);
    return seen;
}

}  // namespace fow::ui
