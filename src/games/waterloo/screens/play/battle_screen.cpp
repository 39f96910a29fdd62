#include "games/waterloo/screens/play/battle_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/fight_painter.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

std::string place_sentence(const Fought& fought) {
    const Named from{"from", to_text(fought.way.back())};
    const Named at{"at", to_text(fought.at)};
    return fought.frenzy ? fill(tr("In its frenzy it goes on from {from} and attacks {at}."), {from, at})
                         : fill(tr("A fight for {at}; the attacker strikes from {from}."), {from, at});
}

std::string shot_place(Square from, Square to) {
    return fill(tr("A shot from {from} at {to}."), {{"from", to_text(from)}, {"to", to_text(to)}});
}

std::string outcome_of(const PlayerView& view, const Bombarded& shot) {
    const auto tile = std::find_if(view.tiles.begin(), view.tiles.end(), [&](const SeenTile& t) { return t.squares.contains(shot.to); });
    const bool village = tile != view.tiles.end() && tile->kind == TileKind::village;
    const Named name{"tile", tr(shot.tile)};
    const Named rule{"rule", village ? "W12.7" : "W10.6"};
    if (shot.destroyed) return fill(tr("{tile} is destroyed: its squares are open ground now ({rule})."), {name, rule});
    return fill(tr("{tile} is hit: {damage} of the {hits} hits that destroy it ({rule}). Pieces in it are unharmed."),
                {name, rule, {"damage", std::to_string(shot.damage)}, {"hits", std::to_string(view.tile_hits)}});
}

/// The tile that was fired at, with its hits marked below.
void draw_work(Window& window, ImDrawList& list, const SDL_FRect& room, const PlayerView& view, const Bombarded& shot) {
    const float line = window.line();
    const int hits = view.tile_hits;
    list.AddRectFilled(corner(room), far_corner(room), packed(colour::field));
    const auto tile = std::find_if(view.tiles.begin(), view.tiles.end(), [&](const SeenTile& t) { return t.squares.contains(shot.to); });
    if (tile != view.tiles.end()) {
        SeenTile then = *tile;
        then.damage = shot.damage;
        then.destroyed = shot.destroyed;
        draw_tile(window, list, room, then);
    }
    list.AddRect(corner(room), far_corner(room), packed(colour::ink, 0.7F), 0, 0, line);
    const float radius = window.units(7);
    const float step = 3 * radius;
    for (int i = 0; i < hits; ++i) {
        const ImVec2 at{room.x + room.w / 2 + step * (static_cast<float>(i) - static_cast<float>(hits - 1) / 2),
                        room.y + room.h + 2 * radius};
        list.AddCircleFilled(at, radius, packed(i < shot.damage ? 0x8C1B12U : 0xFBF4E0U), 20);
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
        if (!since || (now() - *since < ms && !skip_requested(window))) return false;
        since.reset();
        window.wake();
        return true;
    };
    if (over(rolling_since_, tumbling_ms(window)) || over(showing_since_, showing_ms(window))) falling_since_ = now();
    else over(falling_since_, falling_ms(window));
}

namespace {

/// Was the piece on that square lost, as far as this has been told?
bool lost_at(const Round& round, Square square) {
    return std::any_of(round.outcome.begin(), round.outcome.end(), [&](const Event& event) {
        const auto* eliminated = std::get_if<Eliminated>(&event);
        return eliminated != nullptr && eliminated->at == square;
    });
}

}  // namespace

std::optional<BattleChoice> BattleScreen::draw(Window& window, const BattleModel& model) {
    const PlayLayout layout = play_layout(window, model.view);
    Motion& motion = model.motion;
    const bool moved = motion.running();
    motion.handle_input(window);
    motion.advance(window);
    BoardMarks marks;
    marks.hide_faces = model.view.viewer == Viewer::onlooker;
    const bool on_map = motion.running() || motion.halted();
    const PlayerView& seen = on_map ? motion.view() : model.view;
    if (on_map) draw_motion(window, layout.map, motion, model.roster, marks);
    else draw_board(window, layout.map, model.view, model.roster, marks);
    if (!on_map) draw_smoke(window, layout.map, motion);
    draw_surroundings(window, layout, seen, model.roster);
    const bool runs = motion.running();
    if (!runs && (model.rounds.empty() || over_)) return BattleChoice::go_on;
    if (!runs && shown_ == round_) {
        shown_ = round_ + 1;
        if (showing_ms(window) > 0) showing_since_ = now();
    }
    if (!runs && !moved) pass_time(window);  // one key or click ends one thing
    if (!runs) draw_meeting(window, layout.map, model);
    const auto made = draw_column(window, layout.column, model, seen);
    if (runs) cover_widgets(window);
    return made;
}

/// The two pieces of the round over the map, and between them the die if it decides.
void BattleScreen::draw_meeting(Window& window, const SDL_FRect& map, const BattleModel& model) const {
    const Round& round = model.rounds[round_];
    const auto* fought = std::get_if<Fought>(&round.met);
    const BoardGeometry geometry = geometry_of(window, map);
    const SDL_FRect room = geometry.room();
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.PushClipRect(corner(room), far_corner(room), true);
    const float passed = share_since(showing_since_, showing_ms(window));
    Duel duel;
    duel.risen = fought != nullptr ? eased(within(passed, 0, 0.35F)) : 1;
    duel.shown = fought != nullptr ? within(passed, 0.4F, 0.9F) : 1;
    const bool told = !showing_since_ && !rolling_since_;
    duel.fallen = told ? eased(share_since(falling_since_, falling_ms(window))) : 0;
    const auto side = [&](const SeenPiece* piece, Square square, const std::string& role) {
        return Duelist{piece, geometry.rect(square), role, {}, told && lost_at(round, square)};
    };
    if (fought != nullptr) {
        duel.attacker = side(&fought->attacker, fought->way.back(), tr("attacks"));
        duel.attacker.strength = strength_text(model.view, model.roster, fought->attacker, fought->attack, fought->attack_bonuses);
        duel.defender = side(&fought->defender, fought->at, tr("defends"));
        duel.defender.strength = strength_text(model.view, model.roster, fought->defender, fought->defence, fought->defence_bonuses);
        duel.verdict = round.die && !rolling_since_ ? describe(model.roster, DieRolled{*round.die}, tr) : verdict_sentence(*fought);
        duel.die = fought->verdict == Verdict::equal && !fought->same_side && !showing_since_;
        if (!rolling_since_) duel.face = round.die;
        duel.turning = share_since(rolling_since_, tumbling_ms(window));
        draw_duel(window, list, room, model.roster, duel);
    } else if (const auto* fired = std::get_if<Fired>(&round.met)) {
        duel.shot = true;
        duel.attacker = side(&fired->gun, fired->from, tr("fires"));
        duel.defender = side(&fired->target, fired->to, tr("is fired at"));
        draw_duel(window, list, room, model.roster, duel);
    } else {
        const auto& shot = std::get<Bombarded>(round.met);
        duel.shot = true;
        duel.attacker = side(&shot.gun, shot.from, tr("fires"));
        duel.defender = side(nullptr, shot.to, tr("is hit"));
        draw_work(window, list, draw_duel(window, list, room, model.roster, duel).defender, model.view, shot);
    }
    list.PopClipRect();
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

bool fight_button(Window& window, std::string_view name, const std::string& label, bool enabled, const NextLook& next, float& held) {
    const ButtonOptions options{.enabled = enabled, .primary = true, .width = -1};
    const bool pressed =
        next.at_once ? hold_button(window, name, tr("Hold to go on"), static_cast<float>(window.settings().veil_hold) / 2000, held, options)
                     : button(window, name, label, options);
    if (!next.text.empty()) paragraph(window, next.text);
    else if (!next.alone && window.strip().h == 0) paragraph(window, tr("Both players may look."));
    separator(window);
    return pressed;
}

/// The button, in the same place from the first frame to the last, and below it a description of what happens.
std::optional<BattleChoice> BattleScreen::draw_column(Window& window, const SDL_FRect& column, const BattleModel& model,
                                                      const PlayerView& seen) {
    std::optional<BattleChoice> made;
    const bool runs = model.motion.running();
    const Round* round = round_ < model.rounds.size() ? &model.rounds[round_] : nullptr;
    const std::vector<std::string> sentences = round != nullptr && !runs ? told(model, *round) : std::vector<std::string>();
    card_begin(window, "battle", column);
    heading(window, moment_text(seen));
    const bool last = round_ + 1 == model.rounds.size();
    const bool waits = !runs && last && model.die_due;
    const bool told_all = !runs && last && !waits && !undecided();
    asks_for_roll_ = waits && !showing_since_;
    const NextLook still{.text = {}, .alone = model.next.alone, .at_once = false};
    if (asks_for_roll_) {
        if (fight_button(window, "roll-die", tr("Roll the Battle die"), true, still, held_)) made = BattleChoice::roll_die;
    } else if (fight_button(window, "continue", tr("Continue"), !runs && !undecided(), told_all ? model.next : still, held_)) {
        made = go_on(window, model);
    }
    scroll_begin(window, "told", std::max(1.0F, room_height()));
    if (runs) italic_text(window, tr("Any key or click skips."));
    if (round != nullptr && !runs) {
        const auto* fought = std::get_if<Fought>(&round->met);
        const auto* fired = std::get_if<Fired>(&round->met);
        const auto* bombarded = std::get_if<Bombarded>(&round->met);
        heading(window, fought == nullptr ? tr("Gunfire") : fought->frenzy ? tr("Frenzy") : tr.in("a fight", "Battle"));
        paragraph(window, fought != nullptr  ? place_sentence(*fought)
                          : fired != nullptr ? shot_place(fired->from, fired->to)
                                             : shot_place(bombarded->from, bombarded->to));
        space(window, 4);
        for (const std::string& sentence : sentences) paragraph(window, sentence);
    }
    scroll_end(window);
    card_end(window);
    return made;
}

std::optional<BattleChoice> BattleScreen::go_on(Window& window, const BattleModel& model) {
    const bool last = round_ + 1 == model.rounds.size();
    model.motion.resume();
    over_ = last;
    if (!last) ++round_;
    window.wake();
    return last && !model.motion.running() ? std::optional(BattleChoice::go_on) : std::nullopt;
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
        } else if (!rounds.empty() && !std::holds_alternative<GameEnded>(event) && !std::holds_alternative<TableEvent>(event)) {
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

bool only_harmless_shots(const std::vector<Event>& events) {
    return shows_battle(events) && std::none_of(events.begin(), events.end(), [](const Event& event) {
               const auto* fired = std::get_if<Fired>(&event);
               return std::holds_alternative<Fought>(event) || std::holds_alternative<Bombarded>(event) ||
                      (fired != nullptr && fired->destroyed);
           });
}

}  // namespace fow::waterloo::screens
