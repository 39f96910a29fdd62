#include "ui/screens/battle_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/board.hpp"
#include "ui/furniture.hpp"
#include "ui/layout.hpp"
#include "ui/piece_painter.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

constexpr Uint32 die_ms = 900;

/// "5", "5 (6 less 1)", or the branch where there is no number.
std::string strength_text(const Roster& roster, const SeenPiece& piece) {
    if (!piece.unit) return "?";
    const Unit& unit = roster[static_cast<std::size_t>(piece.unit->index())];
    if (unit.kind == Kind::artillery) return tr("guns");
    if (unit.kind == Kind::commander_in_chief) return tr("chief");
    if (unit.strength == piece.strength) return std::to_string(piece.strength);
    return fill(tr("{printed} less {blocks} weakened = {now}"),
                {{"printed", std::to_string(unit.strength)},
                 {"blocks", std::to_string(unit.strength - piece.strength)},
                 {"now", std::to_string(piece.strength)}});
}

/// A piece with what it does above it and its strength and name below.
void draw_fighter(Desk& desk, const Roster& roster, const SeenPiece& piece, const SDL_FRect& room, const std::string& role,
                  bool strength) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = room.x + room.w / 2;
    const float size = std::round(112 * desk.scale());
    float y = room.y;
    draw_text(desk, list, Type::small, middle, y, colour::ink, role, 0.5F);
    y += std::round(20 * desk.scale());
    draw_piece(desk, list, {std::floor(middle - size / 2), y, size, size}, piece, roster, {.face = true});
    y += size + std::round(4 * desk.scale());
    if (strength) draw_text(desk, list, Type::heading, middle, y, colour::ink, strength_text(roster, piece), 0.5F);
    y += strength ? std::round(30 * desk.scale()) : 0;
    const std::string name = piece.unit ? roster[static_cast<std::size_t>(piece.unit->index())].name : describe(roster, piece, tr);
    draw_text(desk, list, Type::small, middle, y, colour::ink, name, 0.5F);
}

std::string place_sentence(const Fought& fought) {
    const Named from{"from", to_text(fought.way.back())};
    const Named at{"at", to_text(fought.at)};
    return fought.frenzy ? fill(tr("In its frenzy it goes on from {from} and falls upon {at}."), {from, at})
                         : fill(tr("A fight for {at}; the attacker comes from {from}."), {from, at});
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

std::string shot_sentence(const Fired& fired) {
    return fired.destroyed ? tr("The shot destroys its target (W4.10).")
                           : tr("Light infantry: the shot does no harm (W4.10). It stays where it is, known as light infantry.");
}

}  // namespace

void BattleScreen::die_rolled() { rolling_since_ = SDL_GetTicks(); }

std::optional<BattleChoice> BattleScreen::draw(Desk& desk, const BattleModel& model) {
    const PlayLayout layout = play_layout(desk.width(), desk.height());
    BoardMarks marks;
    marks.hide_faces = true;
    draw_board(desk, layout.map, model.view, model.roster, marks);
    draw_clock(desk, layout.clock, model.view.turn, model.view.prussian_turn);
    draw_prussian_road(desk, layout.road, layout.map, model.view);
    static_cast<void>(draw_trays(desk, layout.trays, model.view, model.roster, std::nullopt));
    card_begin(desk, "battle column", layout.column);
    heading(desk, fill(tr("Turn {turn}, {clock}"),
                       {{"turn", std::to_string(model.view.turn)}, {"clock", clock_text(model.view.minutes)}}));
    card_end(desk);
    if (rolling_since_ && (SDL_GetTicks() - *rolling_since_ >= die_ms || ImGui::IsMouseClicked(ImGuiMouseButton_Left))) {
        rolling_since_.reset();
        desk.wake();  // the panel grows by what the die brought
    }
    if (model.rounds.empty()) return BattleChoice::go_on;

    std::optional<BattleChoice> made;
    const Round& round = model.rounds[round_];
    const bool last = round_ + 1 == model.rounds.size();
    const auto* fought = std::get_if<Fought>(&round.met);
    const auto* fired = std::get_if<Fired>(&round.met);
    const bool waits = last && model.die_due;

    modal_begin(desk, "battle", 600);
    heading(desk, fired != nullptr ? tr("Gunfire") : fought->frenzy ? tr("Frenzy") : tr("Battle"));
    rule(desk);
    paragraph(desk, fought != nullptr ? place_sentence(*fought)
                                      : fill(tr("A shot from {from} at {to}."), {{"from", to_text(fired->from)}, {"to", to_text(fired->to)}}));
    space(desk, 4);
    const SDL_FRect stage = place(room_width(), std::round((fought != nullptr ? 192.0F : 162.0F) * desk.scale()));
    const float third = stage.w / 3;
    draw_fighter(desk, model.roster, fought != nullptr ? fought->attacker : fired->gun, {stage.x, stage.y, third, stage.h},
                 fought != nullptr ? tr("attacks") : tr("fires"), fought != nullptr);
    draw_fighter(desk, model.roster, fought != nullptr ? fought->defender : fired->target,
                 {stage.x + 2 * third, stage.y, third, stage.h}, tr("defends"), fought != nullptr);
    const bool rolls = fought != nullptr && fought->verdict == Verdict::equal && !fought->same_side;
    if (rolls) {
        const float size = std::round(84 * desk.scale());
        const float turning = rolling_since_ ? static_cast<float>(SDL_GetTicks() - *rolling_since_) / die_ms : 1;
        draw_die(desk, *ImGui::GetWindowDrawList(),
                 {std::floor(stage.x + (stage.w - size) / 2), std::floor(stage.y + stage.h * 0.2F), size, size},
                 rolling_since_ ? std::nullopt : round.die, turning);
    } else {
        draw_text(desk, *ImGui::GetWindowDrawList(), Type::italic, stage.x + stage.w / 2, stage.y + stage.h * 0.42F, colour::ink,
                  tr("against"), 0.5F);
    }
    paragraph(desk, fought != nullptr ? verdict_sentence(*fought) : shot_sentence(*fired));
    if (!rolling_since_)
        for (const Event& event : round.outcome) paragraph(desk, describe(model.roster, event, tr));
    space(desk, 6);
    if (waits) {
        if (button(desk, "roll-die", tr("Roll the Battle die"), {.primary = true, .width = -1})) made = BattleChoice::roll_die;
    } else if (button(desk, "continue", last ? tr("Continue") : tr("The fight goes on"),
                      {.enabled = !rolling_since_, .primary = true, .width = -1})) {
        if (last) made = BattleChoice::go_on;
        else ++round_;
    }
    small_text(desk, last && !waits && !model.next.empty() ? model.next : tr("Both players may look: no secret is on the map now."));
    modal_end(desk);
    return made;
}

}  // namespace fow::ui
