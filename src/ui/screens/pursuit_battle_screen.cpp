#include "ui/screens/pursuit_battle_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/motion/motion_painter.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/pursuit_parts.hpp"
#include "ui/screens/pursuit_screen.hpp"
#include "ui/table/fight_painter.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/pursuit_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// One side of the fight, crossed out once it is shown as lost.
struct Half {
    const SeenPiece& piece;
    std::string role;
    std::string strength;
    bool falls;
};

bool heavy(const Roster& roster, const SeenPiece& piece) { return piece.unit && unit_of(roster, *piece.unit).kind == Kind::heavy_cavalry; }

std::vector<std::string> outcome_of(const PursuitBattleModel& model, const VictimTaken& taken) {
    return {fill(tr("{piece} is eliminated."), {{"piece", describe(model.roster, taken.victim, tr)}})};
}

std::vector<std::string> outcome_of(const PursuitBattleModel& model, const RidersFought& fight) {
    std::vector<std::string> told{
        ride_verdict(fight),
        fill(tr("{piece} is eliminated."), {{"piece", describe(model.roster, fight.attacker_wins ? fight.defender : fight.attacker, tr)}})};
    if (fight.attacker_wins && heavy(model.roster, fight.attacker) && fight.attacker.strength > 1)
        told.push_back(
            fill(tr("The charge tired the winner: {strength} left."), {{"strength", std::to_string(fight.attacker.strength - 1)}}));
    return told;
}

std::vector<std::string> outcome_of(const PursuitBattleModel& model) {
    const SeenPursuit& pursuit = *model.view.pursuit;
    std::vector<std::string> told = std::visit([&](const auto& met) { return outcome_of(model, met); }, model.meeting);
    told.push_back(fill(tr("{difference} {verdict}"), {{"difference", difference_text(pursuit)}, {"verdict", verdict_now(pursuit)}}));
    return told;
}

}  // namespace

bool PursuitBattleScreen::draw(Window& window, const PursuitBattleModel& model) {
    Motion& motion = model.motion;
    const bool moved = motion.running();
    motion.handle_input(window);
    motion.advance(window);
    draw_field(window, model);
    if (motion.running()) {
        cover_widgets(window);
        return false;
    }
    if (over_) return true;
    if (!shown_) {
        shown_ = true;
        if (showing_ms(window) > 0) showing_since_ = now();
    }
    if (!moved && showing_since_ &&
        (now() - *showing_since_ >= showing_ms(window) || skip_requested(window))) {  // one key or click ends one thing
        showing_since_.reset();
        window.wake();
    }
    return draw_page(window, model);
}

void PursuitBattleScreen::draw_field(Window& window, const PursuitBattleModel& model) {
    const PursuitLayout layout = pursuit_layout(window.width(), window.height(), window.scale());
    const bool on_map = model.motion.running() || model.motion.halted();
    const PlayerView& seen = on_map ? model.motion.view() : model.view;
    const RiderPlaces places = draw_open_lines(window, layout, seen, model.roster, model.motion);
    BoardMarks marks;
    marks.hide_faces = true;
    if (on_map) draw_pursuit_motion(window, layout.map, model.motion, model.roster, places, marks);
    else draw_pursuit_field(window, layout.map, seen, model.roster, marks);
    draw_pursuit_tally(window, layout.tally, *seen.pursuit);
    draw_pursuit_taken(window, layout.taken, seen, model.roster, fallen_until(seen, model.view, model.fallen));
    card_begin(window, "pursuit column", layout.column);
    heading(window, fill(tr("The pursuit, turn {turn}"), {{"turn", std::to_string(seen.turn)}}));
    if (model.motion.running()) {
        small_text(window, tr("Any key or click skips."));
        both_may_look(window);
    }
    card_end(window);
}

bool PursuitBattleScreen::draw_page(Window& window, const PursuitBattleModel& model) {
    const auto* fight = std::get_if<RidersFought>(&model.meeting);
    const auto* taken = std::get_if<VictimTaken>(&model.meeting);
    const float passed = showing_since_ ? static_cast<float>(now() - *showing_since_) / static_cast<float>(showing_ms(window)) : 1;
    const float shown = std::clamp((passed - 0.2F) / 0.6F, 0.0F, 1.0F);
    const auto strength = [&](const SeenPiece& piece) { return strength_text(model.view, model.roster, piece, piece.strength, {}); };
    const auto rider = [&](const SeenPiece& piece, Rider number) { return Named{"rider", rider_name(seat_of(piece.army), number)}; };
    modal_begin(window, "pursuit-battle", 600);
    heading(window, fight != nullptr ? tr("Cavalry against cavalry") : tr("A victim"));
    separator(window);
    space(window, 4);
    const SDL_FRect stage = place(room_width(), fight != nullptr ? fighter_height(window) : window.units(162));
    const float wing = std::floor(stage.w * 0.42F);
    const auto draw_half = [&](float x, const Half& half) {
        const SDL_FRect room{x, stage.y, wing, stage.h};
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_fighter(window, list, room, model.roster, half.piece, half.role, half.strength,
                     half.piece.unit ? shown : 1);  // a rider with a victim stays hidden
        if (half.falls && !showing_since_) draw_cross(list, fighter_cell(window, room));
        window.controls().add_text(half.role);
        if (shown == 1) window.controls().add_text(half.strength);
    };
    const float right = stage.x + stage.w - wing;
    if (fight != nullptr) {
        draw_half(stage.x, {fight->attacker, fill(tr("{rider} attacks"), {rider(fight->attacker, fight->rider)}), strength(fight->attacker),
                            !fight->attacker_wins});
        draw_half(right, {fight->defender, fill(tr("{rider} defends"), {rider(fight->defender, fight->target)}), strength(fight->defender),
                          fight->attacker_wins});
    } else {
        draw_half(stage.x, {taken->cavalry, fill(tr("{rider} rides down"), {rider(taken->cavalry, taken->rider)}), {}, false});
        draw_half(right, {taken->victim, fill(tr("the victim at {square}"), {{"square", to_text(taken->square)}}), {}, true});
    }
    draw_text(window, *ImGui::GetWindowDrawList(), Type::italic, stage.x + stage.w / 2, stage.y + stage.h * 0.42F, colour::ink,
              fight != nullptr ? tr("against") : tr("takes"), 0.5F);
    tell_outcome(window, showing_since_ ? std::vector<std::string>() : outcome_of(model));
    space(window, 6);
    bool seen = false;
    if (button(window, "continue", tr("Continue"), {.enabled = !showing_since_, .primary = true, .width = -1})) {
        model.motion.resume();
        over_ = true;
        seen = !model.motion.running();
        window.wake();
    }
    if (showing_since_ || model.next.empty()) both_may_look(window);
    else small_text(window, model.next);
    modal_end(window);
    return seen;
}

}  // namespace fow::ui
