#include "ui/screens/battle_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/board.hpp"
#include "ui/clock.hpp"
#include "ui/furniture.hpp"
#include "ui/layout.hpp"
#include "ui/piece_painter.hpp"
#include "ui/screens/odds.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

constexpr Uint32 die_ms = 900;

/// "5", "6 less 1 weakened + 1 hill = 6", or what there is where there is no number.
std::string strength_text(const BattleModel& model, const SeenPiece& piece, int total, const std::vector<Bonus>& bonuses) {
    if (!piece.unit) return "?";
    const Unit& unit = model.roster[static_cast<std::size_t>(piece.unit->index())];
    if (unit.kind == Kind::artillery) return tr("guns");
    if (unit.kind == Kind::commander_in_chief) return tr("chief");
    return sum_text(model.view, {piece.strength, bonuses, total}, unit.strength - piece.strength);
}

/// A piece with what it does above it and its strength and name below.
void draw_fighter(Desk& desk, const Roster& roster, const SeenPiece& piece, const SDL_FRect& room, const std::string& role,
                  const std::string& strength) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = room.x + room.w / 2;
    const float size = std::round(112 * desk.scale());
    float y = room.y;
    draw_text(desk, list, Type::small, middle, y, colour::ink, role, 0.5F);
    y += std::round(20 * desk.scale());
    draw_piece(desk, list, {std::floor(middle - size / 2), y, size, size}, piece, roster, {.face = true});
    y += size + std::round(4 * desk.scale());
    if (!strength.empty()) {
        const bool wide = text_size(desk, Type::heading, strength).x > room.w;
        draw_text(desk, list, wide ? Type::body : Type::heading, middle, y, colour::ink, strength, 0.5F);
        y += std::round(30 * desk.scale());
    }
    const std::string name = piece.unit ? roster[static_cast<std::size_t>(piece.unit->index())].name : describe(roster, piece, tr);
    draw_text(desk, list, Type::small, middle, y, colour::ink, name, 0.5F);
}

std::string place_sentence(const Fought& fought) {
    const Named from{"from", to_text(fought.way.back())};
    const Named at{"at", to_text(fought.at)};
    return fought.frenzy ? fill(tr("In its frenzy it goes on from {from} and falls upon {at}."), {from, at})
                         : fill(tr("A fight for {at}; the attacker comes from {from}."), {from, at});
}

std::string shot_place(Square from, Square to) {
    return fill(tr("A shot from {from} at {to}."), {{"from", to_text(from)}, {"to", to_text(to)}});
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

std::string outcome_of(const PlayerView& view, const Bombarded& shot) {
    const auto tile = std::find_if(view.tiles.begin(), view.tiles.end(), [&](const SeenTile& t) { return t.squares.contains(shot.to); });
    const bool village = tile != view.tiles.end() && tile->kind == TileKind::village;
    const Named name{"tile", shot.tile};
    const Named rule{"rule", village ? "W12.7" : "W10.6"};
    if (shot.destroyed) return fill(tr("{tile} is destroyed: its squares are open ground now ({rule})."), {name, rule});
    return fill(tr("{tile} is hit: {damage} of the {hits} hits that destroy it ({rule}). Whoever stands there is unharmed."),
                {name, rule, {"damage", std::to_string(shot.damage)}, {"hits", std::to_string(view.tile_hits)}});
}

/// The tile that was shot at, as a small plan: so many of its hits are marked.
void draw_work(Desk& desk, const SDL_FRect& room, const Bombarded& shot, int hits) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = room.x + room.w / 2;
    const float line = std::max(1.0F, std::floor(desk.scale()));
    float y = room.y;
    draw_text(desk, list, Type::small, middle, y, colour::ink, tr("is hit"), 0.5F);
    y += std::round(20 * desk.scale());
    const float size = std::round(112 * desk.scale());
    const ImVec2 low{std::floor(middle - size / 2), y};
    const ImVec2 high{low.x + size, low.y + size};
    list.AddRectFilled(low, high, packed(colour::field));
    list.AddRect(low, high, packed(colour::ink, 0.7F), 0, 0, line);
    const float inset = std::round(size * 0.16F);
    const ImVec2 ridge{low.x + size / 2, low.y + size / 2};
    const ImVec2 a{low.x + inset, low.y + inset};
    const ImVec2 b{high.x - inset, high.y - inset};
    list.AddRectFilled(a, b, packed(shot.destroyed ? colour::mud : colour::roof));
    list.AddRect(a, b, packed(colour::ink), 0, 0, line);
    for (const ImVec2 corner : {a, b, ImVec2{a.x, b.y}, ImVec2{b.x, a.y}}) list.AddLine(corner, ridge, packed(colour::ink, 0.6F), line);
    y += size + std::round(8 * desk.scale());
    const float radius = std::round(6 * desk.scale());
    const float step = 3 * radius;
    for (int i = 0; i < hits; ++i) {
        const ImVec2 at{middle + step * (static_cast<float>(i) - static_cast<float>(hits - 1) / 2), y + radius};
        if (i < shot.damage) list.AddCircleFilled(at, radius, packed(0x8C1B12), 20);
        list.AddCircle(at, radius, packed(colour::ink), 20, line);
    }
}

std::string shot_sentence(const Fired& fired) {
    return fired.destroyed ? tr("The shot destroys its target (W4.10).")
                           : tr("Light infantry: the shot does no harm (W4.10). It stays where it is, known as light infantry.");
}

}  // namespace

void BattleScreen::die_rolled() { rolling_since_ = now(); }

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
    if (rolling_since_ && (now() - *rolling_since_ >= die_ms || ImGui::IsMouseClicked(ImGuiMouseButton_Left))) {
        rolling_since_.reset();
        desk.wake();  // the panel grows by what the die brought
    }
    if (model.rounds.empty()) return BattleChoice::go_on;

    std::optional<BattleChoice> made;
    const Round& round = model.rounds[round_];
    const bool last = round_ + 1 == model.rounds.size();
    const auto* fought = std::get_if<Fought>(&round.met);
    const auto* fired = std::get_if<Fired>(&round.met);
    const auto* bombarded = std::get_if<Bombarded>(&round.met);
    const bool waits = last && model.die_due;

    modal_begin(desk, "battle", 640);
    heading(desk, fought == nullptr ? tr("Gunfire") : fought->frenzy ? tr("Frenzy") : tr("Battle"));
    rule(desk);
    paragraph(desk, fought != nullptr  ? place_sentence(*fought)
                    : fired != nullptr ? shot_place(fired->from, fired->to)
                                       : shot_place(bombarded->from, bombarded->to));
    space(desk, 4);
    const SDL_FRect stage = place(room_width(), std::round((fought != nullptr ? 192.0F : 162.0F) * desk.scale()));
    const float wing = std::floor(stage.w * 0.38F);
    const SDL_FRect left{stage.x, stage.y, wing, stage.h};
    const SDL_FRect right{stage.x + stage.w - wing, stage.y, wing, stage.h};
    if (fought != nullptr) {
        draw_fighter(desk, model.roster, fought->attacker, left, tr("attacks"),
                     strength_text(model, fought->attacker, fought->attack, fought->attack_bonuses));
        draw_fighter(desk, model.roster, fought->defender, right, tr("defends"),
                     strength_text(model, fought->defender, fought->defence, fought->defence_bonuses));
    } else {
        draw_fighter(desk, model.roster, fired != nullptr ? fired->gun : bombarded->gun, left, tr("fires"), {});
        if (fired != nullptr) draw_fighter(desk, model.roster, fired->target, right, tr("is fired at"), {});
        else draw_work(desk, right, *bombarded, model.view.tile_hits);
    }
    const bool rolls = fought != nullptr && fought->verdict == Verdict::equal && !fought->same_side;
    if (rolls) {
        const float size = std::round(84 * desk.scale());
        const float turning = rolling_since_ ? static_cast<float>(now() - *rolling_since_) / die_ms : 1;
        draw_die(desk, *ImGui::GetWindowDrawList(),
                 {std::floor(stage.x + (stage.w - size) / 2), std::floor(stage.y + stage.h * 0.2F), size, size},
                 rolling_since_ ? std::nullopt : round.die, turning);
    } else {
        draw_text(desk, *ImGui::GetWindowDrawList(), Type::italic, stage.x + stage.w / 2, stage.y + stage.h * 0.42F, colour::ink,
                  tr("against"), 0.5F);
    }
    if (round.answered)
        paragraph(desk, fought->defender.army == Army::french ? tr("The French answer with Fighting spirit (W11.8).")
                                                              : tr("The Allies answer with Fighting spirit (W11.8)."));
    paragraph(desk, fought != nullptr  ? verdict_sentence(*fought)
                    : fired != nullptr ? shot_sentence(*fired)
                                       : outcome_of(model.view, *bombarded));
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
