#include "ui/screens/battle_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/motion/motion_painter.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/table/fight_painter.hpp"
#include "ui/table/furniture.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

std::string place_sentence(const Fought& fought) {
    const Named from{"from", to_text(fought.way.back())};
    const Named at{"at", to_text(fought.at)};
    return fought.frenzy ? fill(tr("In its frenzy it goes on from {from} and attacks {at}."), {from, at})
                         : fill(tr("A fight for {at}; the attacker comes from {from}."), {from, at});
}

std::string shot_place(Square from, Square to) {
    return fill(tr("A shot from {from} at {to}."), {{"from", to_text(from)}, {"to", to_text(to)}});
}

std::string outcome_of(const PlayerView& view, const Bombarded& shot) {
    const auto tile = std::find_if(view.tiles.begin(), view.tiles.end(), [&](const SeenTile& t) { return t.squares.contains(shot.to); });
    const bool village = tile != view.tiles.end() && tile->kind == TileKind::village;
    const Named name{"tile", shot.tile};
    const Named rule{"rule", village ? "W12.7" : "W10.6"};
    if (shot.destroyed) return fill(tr("{tile} is destroyed: its squares are open ground now ({rule})."), {name, rule});
    return fill(tr("{tile} is hit: {damage} of the {hits} hits that destroy it ({rule}). Pieces in it are unharmed."),
                {name, rule, {"damage", std::to_string(shot.damage)}, {"hits", std::to_string(view.tile_hits)}});
}

/// The tile that was fired at as a small plan, with its hits marked below.
void draw_work(Window& window, const SDL_FRect& room, const Bombarded& shot, int hits) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = room.x + room.w / 2;
    const float line = window.line();
    float y = room.y;
    draw_text(window, list, Type::small, middle, y, colour::ink, tr("is hit"), 0.5F);
    y += window.units(20);
    const float size = window.units(112);
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
    y += size + window.units(8);
    const float radius = window.units(6);
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

void BattleScreen::begin_at(std::size_t round) {
    round_ = round;
    shown_ = round + 1;
}

void BattleScreen::begin_with_meeting(std::size_t round) { round_ = shown_ = round; }

void BattleScreen::die_rolled(Window& window) {
    window.play(Sound::die);
    rolling_since_ = now();
    asks_for_roll_ = false;
}

void BattleScreen::pass_time(Window& window) {
    const auto over = [&](std::optional<Uint32>& since, Uint32 ms) {
        if (!since || (now() - *since < ms && !skip_requested(window))) return;
        since.reset();
        window.wake();  // the panel grows with the text shown now
    };
    over(rolling_since_, tumbling_ms(window));
    over(showing_since_, showing_ms(window));
}

std::optional<BattleChoice> BattleScreen::draw(Window& window, const BattleModel& model) {
    const PlayLayout layout = play_layout(window);
    Motion& motion = model.motion;
    const bool moved = motion.running();
    motion.handle_input(window);
    motion.advance(window);
    BoardMarks marks;
    marks.hide_faces = true;
    const bool on_map = motion.running() || motion.halted();
    const PlayerView& seen = on_map ? motion.view() : model.view;
    if (on_map) draw_motion(window, layout.map, motion, model.roster, marks);
    else draw_board(window, layout.map, model.view, model.roster, marks);
    draw_surroundings(window, layout, seen, model.roster);
    card_begin(window, "battle column", layout.column);
    heading(window, moment_text(seen));
    if (motion.running()) {
        small_text(window, tr("Any key or click skips."));
        both_may_look(window);
    }
    card_end(window);
    if (motion.running()) {
        cover_widgets(window);
        return std::nullopt;
    }
    if (model.rounds.empty() || over_) return BattleChoice::go_on;
    if (shown_ == round_) {
        shown_ = round_ + 1;
        if (showing_ms(window) > 0 && std::holds_alternative<Fought>(model.rounds[round_].met)) showing_since_ = now();
    }
    if (!moved) pass_time(window);  // one key or click ends one thing
    return draw_page(window, model);
}

/// The two pieces of that round, and between them the die if it decides.
void BattleScreen::draw_meeting(Window& window, const BattleModel& model, const Round& round) const {
    const auto* fought = std::get_if<Fought>(&round.met);
    const SDL_FRect room = place(room_width(), fought != nullptr ? fighter_height(window) : window.units(162));
    const float wing = std::floor(room.w * 0.38F);
    const SDL_FRect left{room.x, room.y, wing, room.h};
    const SDL_FRect right{room.x + room.w - wing, room.y, wing, room.h};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (fought != nullptr) {
        const float passed = showing_since_ ? static_cast<float>(now() - *showing_since_) / static_cast<float>(showing_ms(window)) : 1;
        const float shown = std::clamp((passed - 0.2F) / 0.6F, 0.0F, 1.0F);
        draw_fighter(window, list, left, model.roster, fought->attacker, tr("attacks"),
                     strength_text(model.view, model.roster, fought->attacker, fought->attack, fought->attack_bonuses), shown);
        draw_fighter(window, list, right, model.roster, fought->defender, tr("defends"),
                     strength_text(model.view, model.roster, fought->defender, fought->defence, fought->defence_bonuses), shown);
    } else if (const auto* fired = std::get_if<Fired>(&round.met)) {
        draw_fighter(window, list, left, model.roster, fired->gun, tr("fires"), {});
        draw_fighter(window, list, right, model.roster, fired->target, tr("is fired at"), {});
    } else {
        const auto& bombarded = std::get<Bombarded>(round.met);
        draw_fighter(window, list, left, model.roster, bombarded.gun, tr("fires"), {});
        draw_work(window, right, bombarded, model.view.tile_hits);
    }
    if (fought != nullptr && fought->verdict == Verdict::equal && !fought->same_side && !showing_since_) {
        const float size = window.units(84);
        const float turning = rolling_since_ ? static_cast<float>(now() - *rolling_since_) / static_cast<float>(tumbling_ms(window)) : 1;
        draw_die(window, list, {std::floor(room.x + (room.w - size) / 2), std::floor(room.y + room.h * 0.2F), size, size},
                 rolling_since_ ? std::nullopt : round.die, turning);
    } else {
        draw_text(window, list, Type::italic, room.x + room.w / 2, room.y + room.h * 0.42F, colour::ink, tr("against"), 0.5F);
    }
}

/// What has been shown of the round, in sentences.
std::vector<std::string> BattleScreen::told(const BattleModel& model, const Round& round) const {
    std::vector<std::string> told;
    if (showing_since_) return told;
    const auto* fought = std::get_if<Fought>(&round.met);
    const auto* fired = std::get_if<Fired>(&round.met);
    if (round.answered)
        told.push_back(fought->defender.army == Army::french ? tr("The French answer with Fighting spirit (W11.8).")
                                                             : tr("The Allies answer with Fighting spirit (W11.8)."));
    told.push_back(fought != nullptr  ? verdict_sentence(*fought)
                   : fired != nullptr ? shot_sentence(*fired)
                                      : outcome_of(model.view, std::get<Bombarded>(round.met)));
    if (!rolling_since_)
        for (const Event& event : round.outcome) told.push_back(describe(model.roster, event, tr));
    return told;
}

std::optional<BattleChoice> BattleScreen::draw_page(Window& window, const BattleModel& model) {
    std::optional<BattleChoice> made;
    const Round& round = model.rounds[round_];
    const bool last = round_ + 1 == model.rounds.size();
    const auto* fought = std::get_if<Fought>(&round.met);
    const auto* fired = std::get_if<Fired>(&round.met);
    const auto* bombarded = std::get_if<Bombarded>(&round.met);
    const bool waits = last && model.die_due;

    modal_begin(window, "battle", 640);
    heading(window, fought == nullptr ? tr("Gunfire") : fought->frenzy ? tr("Frenzy") : tr("Battle"));
    separator(window);
    paragraph(window, fought != nullptr  ? place_sentence(*fought)
                      : fired != nullptr ? shot_place(fired->from, fired->to)
                                         : shot_place(bombarded->from, bombarded->to));
    space(window, 4);
    draw_meeting(window, model, round);
    tell_outcome(window, told(model, round));
    space(window, 6);
    asks_for_roll_ = waits && !showing_since_;
    if (asks_for_roll_) {
        if (button(window, "roll-die", tr("Roll the Battle die"), {.primary = true, .width = -1})) made = BattleChoice::roll_die;
    } else if (button(window, "continue", last || animating() ? tr("Continue") : tr("The fight goes on"),
                      {.enabled = !animating(), .primary = true, .width = -1})) {
        model.motion.resume();
        over_ = last;
        if (!last) ++round_;
        else if (!model.motion.running()) made = BattleChoice::go_on;
        window.wake();
    }
    if (last && !waits && !animating() && !model.next.empty()) small_text(window, model.next);
    else both_may_look(window);
    modal_end(window);
    return made;
}

bool answers(const CardPlayed& card, const Fought& fought) {
    return card.card == Card::fighting_spirit && card.square == fought.at && card.seat == seat_of(fought.defender.army) &&
           card.seat != seat_of(fought.attacker.army);
}

std::vector<Round> rounds_of(const std::vector<Event>& events) {
    std::vector<Round> rounds;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const auto* played = std::get_if<CardPlayed>(&event);
        const auto* next = i + 1 < events.size() ? std::get_if<Fought>(&events[i + 1]) : nullptr;
        if (played != nullptr && next != nullptr && answers(*played, *next)) {
            rounds.push_back({*next, true, {}, {}});
            ++i;
        } else if (const auto* fought = std::get_if<Fought>(&event)) {
            rounds.push_back({*fought, false, {}, {}});
        } else if (const auto* fired = std::get_if<Fired>(&event)) {
            rounds.push_back({*fired, false, {}, {}});
        } else if (const auto* bombarded = std::get_if<Bombarded>(&event)) {
            rounds.push_back({*bombarded, false, {}, {}});
        } else if (!rounds.empty() && !std::holds_alternative<GameEnded>(event) && !table_event(event)) {
            if (const auto* rolled = std::get_if<DieRolled>(&event)) rounds.back().die = rolled->face;
            rounds.back().outcome.push_back(event);
        }
    }
    return rounds;
}

bool shows_battle(const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<Fought>(event) || std::holds_alternative<Fired>(event) || std::holds_alternative<Bombarded>(event);
    });
}

}  // namespace fow::ui
