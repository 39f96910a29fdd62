#include "games/waterloo/screens/pursuit/pursuit_battle_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/pursuit/pursuit_parts.hpp"
#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/fight_painter.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

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
    const PursuitLayout layout = pursuit_layout(window);
    const RiderPlaces places = draw_field(window, layout, model);
    const bool runs = motion.running();
    if (!runs && over_) return true;
    if (!runs && !shown_) {
        shown_ = true;
        if (showing_ms(window) > 0) showing_since_ = now();
    }
    if (!runs && !moved && showing_since_ &&
        (now() - *showing_since_ >= showing_ms(window) || skip_requested(window))) {  // one key or click ends one thing
        showing_since_.reset();
        window.wake();
    }
    if (!runs) draw_meeting(window, layout.map, model, places);
    const bool seen = draw_column(window, layout.column, model);
    if (runs) cover_widgets(window);
    return seen;
}

RiderPlaces PursuitBattleScreen::draw_field(Window& window, const PursuitLayout& layout, const PursuitBattleModel& model) {
    const bool on_map = model.motion.running() || model.motion.halted();
    const PlayerView& seen = on_map ? model.motion.view() : model.view;
    RiderPlaces places = draw_open_lines(window, layout, seen, model.roster, model.motion);
    BoardMarks marks;
    marks.hide_faces = seen.viewer == Viewer::onlooker;
    if (on_map) draw_pursuit_motion(window, layout.map, model.motion, model.roster, places, marks);
    else draw_pursuit_field(window, layout.map, seen, model.roster, marks);
    draw_pursuit_tally(window, layout.tally, *seen.pursuit);
    draw_pursuit_taken(window, layout.taken, seen, model.roster, fallen_until(seen, model.view, model.fallen));
    return places;
}

void PursuitBattleScreen::draw_meeting(Window& window, const SDL_FRect& map, const PursuitBattleModel& model,
                                       const RiderPlaces& places) const {
    const BoardGeometry geometry = geometry_of(window, map);
    const float passed = share_since(showing_since_, showing_ms(window));
    const auto place_of = [&](const SeenPiece& piece, Rider rider) {
        const auto& line = places[seat_of(piece.army)];
        const auto slot = static_cast<std::size_t>(rider.slot());
        return slot < line.size() ? line[slot] : geometry.room();
    };
    const auto strength = [&](const SeenPiece& piece) { return strength_text(model.view, model.roster, piece, piece.strength, {}); };
    const auto rider = [&](const SeenPiece& piece, Rider number) { return Named{"rider", rider_name(seat_of(piece.army), number)}; };
    Duel duel;
    duel.risen = eased(within(passed, 0, 0.35F));
    duel.shown = within(passed, 0.4F, 0.9F);
    duel.fallen = showing_since_ ? 0.0F : 1.0F;
    if (const auto* fight = std::get_if<RidersFought>(&model.meeting)) {
        duel.attacker = {&fight->attacker, place_of(fight->attacker, fight->rider),
                         fill(tr("{rider} attacks"), {rider(fight->attacker, fight->rider)}), strength(fight->attacker),
                         !fight->attacker_wins};
        duel.defender = {&fight->defender, place_of(fight->defender, fight->target),
                         fill(tr("{rider} defends"), {rider(fight->defender, fight->target)}), strength(fight->defender),
                         fight->attacker_wins};
        duel.verdict = ride_verdict(*fight);
    } else {
        const auto& taken = std::get<VictimTaken>(model.meeting);
        duel.attacker = {&taken.cavalry,
                         place_of(taken.cavalry, taken.rider),
                         fill(tr("{rider} rides down"), {rider(taken.cavalry, taken.rider)}),
                         {},
                         false};
        duel.defender = {
            &taken.victim, geometry.rect(taken.square), fill(tr("the victim at {square}"), {{"square", to_text(taken.square)}}), {}, true};
    }
    draw_duel(window, *ImGui::GetBackgroundDrawList(), geometry.room(), model.roster, duel);
}

/// As in a battle: the button in one place, and the words below it.
bool PursuitBattleScreen::draw_column(Window& window, const SDL_FRect& column, const PursuitBattleModel& model) {
    const bool runs = model.motion.running();
    const PlayerView& seen_now = runs || model.motion.halted() ? model.motion.view() : model.view;
    const bool told = !runs && !showing_since_;
    card_begin(window, "pursuit-battle", column);
    heading(window, fill(tr("The pursuit, turn {turn}"), {{"turn", std::to_string(seen_now.turn)}}));
    const NextLook still{.text = {}, .alone = model.next.alone, .at_once = false};
    bool seen = false;
    if (fight_button(window, "continue", tr("Continue"), told, told ? model.next : still, held_)) {
        model.motion.resume();
        over_ = true;
        seen = !model.motion.running();
        window.wake();
    }
    scroll_begin(window, "told", std::max(1.0F, room_height()));
    if (runs) italic_text(window, tr("Any key or click skips."));
    if (!runs) {
        heading(window, std::holds_alternative<RidersFought>(model.meeting) ? tr("Cavalry against cavalry") : tr("A victim"));
        if (told)
            for (const std::string& sentence : outcome_of(model)) paragraph(window, sentence);
    }
    scroll_end(window);
    card_end(window);
    return seen;
}

}  // namespace fow::waterloo::screens
