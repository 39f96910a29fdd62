// What is in hand, in words: a piece, a shot, an attack.
#include <imgui.h>

#include <algorithm>

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/play_screen.hpp"
#include "games/callipers/view/places.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

std::string state_of(const PlayModel& model, int piece) {
    const View& view = model.view;
    const Piece& what = piece_of(model.rules, piece);
    const Place& place = place_of(view, piece);
    std::string text = fill(tr("{men} men, {arm}, facing {way}."),
                            {{"men", men(what.thousands)}, {"arm", arm_name(what.arm)}, {"way", callipers::way_text(place.facing, tr)}});
    if (model.sight.keys) text += " " + fill(tr("Key {key}."), {{"key", std::to_string(what.key)}});
    if (place.moved) text += " " + tr("It has moved.");
    if (place.fired) text += " " + tr("It has fired.");
    const int left = model.rules.battle.budget - view.marched;
    if (what.side == view.side && view.step == Step::moves && !place.moved && !may_move_yet(view, model.rules, piece))
        text += " " + fill(left == 0 ? tr("It cannot move: no men are left to move in this turn (K4.1).")
                                     : tr("It cannot move: only {men} men are left to move in this turn (K4.1)."),
                           {{"men", men(left)}});
    return text;
}

/// How far a piece in hand can go, or has gone.
std::string way_text_of(const Way& way) {
    const std::initializer_list<Named> values{{"country", std::to_string(way.country)},
                                              {"most", std::to_string(way.most_country)},
                                              {"all", std::to_string(way.all)},
                                              {"whole", std::to_string(way.most_all)}};
    if (way.all == 0) return fill(tr("It can go {most} yards across country, or {whole} along a road."), values);
    if (way.all == way.country) return fill(tr("It goes {country} of {most} yards across country."), values);
    return fill(tr("It goes {country} of {most} yards across country, {all} of {whole} with the road."), values);
}

/// What the player whose turn it is has to achieve (K12.2, K12.3).
std::string aim_text(const PlayModel& model) {
    const Battle& battle = model.rules.battle;
    return fill(battle.on_time == model.view.side
                    ? tr("Your aim: hold out until turn {turns} is over without losing {men} men, or take as many from the enemy.")
                    : tr("Your aim: take {men} men from the enemy before turn {turns} is over. Then time is up, and the enemy has won."),
                {{"men", men(battle.need)}, {"turns", std::to_string(battle.turns)}});
}

/// Both sums, and what each outcome costs.
void draw_sums(Window& window, const Fight& fight) {
    const auto sum = [](const callipers::Sum& s) { return terms_of(s) + " = " + std::to_string(s.before_dice()); };
    paragraph(window, fill(tr("Attack: {sum}"), {{"sum", sum(fight.attacker)}}));
    paragraph(window, fill(tr("Defence: {sum}"), {{"sum", sum(fight.defender)}}));
    if (fight.supports > 0)
        small_text(window, tr("Counted with the best support that he can name (K9.5).",
                              "Counted with the best supports that he can name (K9.5).", fight.supports));
    small_text(window, tr("Each side throws one die.", "Each side throws two dice (K9.11).", fight.dice));
    const auto cost = [](const Sentence& sentence, const PerOutcome& lost) {
        return fill(sentence, {{"own", men(lost.own)}, {"enemy", men(lost.enemy)}});
    };
    if (fight.win > 0) small_text(window, cost(tr("If you win: he loses {enemy} men, you {own}."), fight.if_won));
    if (fight.lose > 0) small_text(window, cost(tr("If you lose: you lose {own} men, he {enemy}."), fight.if_lost));
}

}  // namespace

void PlayScreen::draw_guide(Window& window, const PlayModel& model) {
    if (hovered_) {
        const bool enemy = piece_of(model.rules, *hovered_).side != model.view.side;
        heading(window, short_name(piece_of(model.rules, *hovered_)));
        small_text(window, state_of(model, *hovered_));
        if (!enemy) return;
        small_text(window, attack_text(model, *hovered_));
        if (const std::vector<int> guns = guns_at(model, *hovered_); !guns.empty())
            small_text(window, fill(tr("{guns} can fire at it."), {{"guns", names_of(model.rules, guns)}}));
        return;
    }
    draw_result(window, model);
    if (!model.enemy_turn.lines.empty()) {
        heading(window, tr("The enemy's turn"));
        for (const std::string& line : model.enemy_turn.lines) small_text(window, line);
        separator(window);
    }
    if (model.view.turn == 1 && !model.lesson) paragraph(window, aim_text(model));
    draw_chances(window, model);
    int ready = 0;
    for (int i = 0; i < count_of(model.rules); ++i) ready += may_move_yet(model.view, model.rules, i) ? 1 : 0;
    if (ready == 0) return italic_text(window, tr("No piece can move any more. Fire, attack, or end the turn."));
    italic_text(window, tr("Lift a piece and put it down where you want it. The shade shows where its middle can go."));
    const std::string label =
        fill(tr("One piece can still move", "Next of {count} pieces that can move", ready), {{"count", std::to_string(ready)}});
    if (button(window, "next-piece", label, {.width = -1, .hint = tr("N lifts the next one, Shift N the one before.")}))
        next_piece(model, 1);
    draw_arcs_button(window, model);
    if (model.view.turn == 1)
        small_text(window,
                   tr("The knob before its front turns it, the knobs at its corners wheel it. Each piece moves once a turn (K4.3)."));
}

/// What this side's last shot or attack has brought.
void PlayScreen::draw_result(Window& window, const PlayModel& model) const {
    if (model.result.empty()) return;
    heading(window, tr("The result"));
    for (const std::string& line : model.result) small_text(window, line);
    separator(window);
}

/// What can be done to the enemy at once.
void PlayScreen::draw_chances(Window& window, const PlayModel& model) const {
    std::vector<int> attacked, shot_at;
    for (int i = 0; i < count_of(model.rules); ++i) {
        if (!stands(model.view, model.rules, i, other(model.view.side))) continue;
        if (!attackers_of(model, i).empty()) attacked.push_back(i);
        else if (model.view.step <= Step::fire && !guns_at(model, i).empty()) shot_at.push_back(i);
    }
    if (!attacked.empty())
        paragraph(window, fill(tr("Within reach of an attack: {pieces}. Click one."), {{"pieces", names_of(model.rules, attacked)}}));
    if (!shot_at.empty())
        paragraph(window, fill(tr("Within reach of your guns: {pieces}. Click one."), {{"pieces", names_of(model.rules, shot_at)}}));
}

void PlayScreen::draw_hand(Window& window, const PlayModel& model) {
    const int piece = draft_->piece;
    const Piece& what = piece_of(model.rules, piece);
    heading(window, short_name(what));
    small_text(window, state_of(model, piece));
    const Way way = model.oracle.way_of(move_of(*draft_, model.view, model.rules, draft_->at));
    if (aims_at_enemy_ && in_place(model)) paragraph(window, approach_text(model, *hovered_));
    else if (!fell_short_.empty() && in_place(model)) warning_text(window, fell_short_);
    if (draft_->kind == Draft::Kind::move) paragraph(window, way_text_of(way));
    const bool goes = draft_->kind == Draft::Kind::move;
    std::string kind = goes                                       ? ""
                       : draft_->kind == Draft::Kind::wheel_left  ? "left"
                       : draft_->kind == Draft::Kind::wheel_right ? "right"
                                                                  : "spot";
    const auto kind_of = [](const std::string& word) {
        return word == "left" ? Draft::Kind::wheel_left : word == "right" ? Draft::Kind::wheel_right : Draft::Kind::turn;
    };
    if (choice(window, "about",
               {{"spot", tr.in("of a piece", "Turn"), true, tr("On the spot (K5.6)")},
                {"left", tr("Wheel left"), true, tr("About the front left corner (K5.7)")},
                {"right", tr("Wheel right"), true, tr("About the front right corner (K5.7)")}},
               kind))
        face(*draft_, model.view, model.oracle, kind_of(kind), draft_->facing);
    const int turned = stepper(window, "facing", fill(tr("Facing {way}"), {{"way", callipers::way_text(draft_->facing, tr)}}), true, true);
    if (turned != 0) face(*draft_, model.view, model.oracle, kind_of(kind), draft_->facing + 5 * turned);
    if (const std::vector<int> touched = touched_by(*draft_, model.view, model.rules, model.oracle); !touched.empty())
        paragraph(window, fill(tr("In contact with {pieces}: it may attack there (K9.1)."), {{"pieces", names_of(model.rules, touched)}}));
    const bool ready = changed(*draft_, model.view);
    const std::string refusal = ready ? model.oracle.refusal(order_of(*draft_, model.view, model.rules)) : std::string();
    const float half = share_of_room(window, 2);
    if (button(
            window, "place", tr("Put it down"),
            {.enabled = ready, .primary = ready && refusal.empty(), .width = half, .hint = tr("Here, as it is now. Enter does the same.")}))
        return give(model);
    ImGui::SameLine();
    if (button(window, "drop", tr("Put it back"), {.width = half, .hint = tr("Where it was (Escape)")})) return lift(model, std::nullopt);
    if (!refusal.empty()) warning_text(window, refusal);
    if (draft_->kind != Draft::Kind::move) {
        small_text(window, tr("This is the piece's whole move (K4.3)."));
        small_text(window, tr("It stays in your hand until you put it down or lift another piece."));
    }
    const callipers::Ride ride{what.key};
    if (model.view.general[model.view.side] >= 0 && model.view.general[model.view.side] != piece &&
        button(window, "general", tr("The general rides here"),
               {.enabled = model.oracle.refusal(ride).empty(), .width = -1, .hint = tr("He counts for no attack of this turn (K11.2).")}))
        intent_ = Action(ride);
    draw_arcs_button(window, model);
}

/// The same as the key F, where the enemy has guns.
void PlayScreen::draw_arcs_button(Window& window, const PlayModel& model) {
    bool guns = false;
    for (int i = 0; i < count_of(model.rules); ++i)
        guns = guns || (stands(model.view, model.rules, i, other(model.view.side)) && piece_of(model.rules, i).arm == Arm::artillery);
    if (guns && button(window, "enemy-fire", arcs_ ? tr("Hide enemy fire") : tr("Show enemy fire"),
                       {.width = -1, .hint = tr("Shades the ground that the enemy's guns can hit (F).")}))
        arcs_ = !arcs_;
}

void PlayScreen::draw_fire(Window& window, const PlayModel& model) {
    if (named_.empty()) {
        if (!target_) draw_result(window, model);
        italic_text(window, guns_left(model.view, model.rules) == 0
                                ? tr("No gun is ready: each has moved or fired.")
                                : tr("Click a gun that has not moved. Its arc is drawn; what it can hit is ringed."));
        small_text(window, tr("One gun drives a piece back by a die. Two guns together remove it, without a die. Against a farm each gun "
                              "throws two dice and "
                              "needs 10. Gun against gun: a duel (K7)."));
        if (hovered_)
            if (const std::string why = idle_text(model, *hovered_); !why.empty()) small_text(window, why);
        if (!target_) return draw_arcs_button(window, model);
    }
    if (!named_.empty()) heading(window, names_of(model.rules, named_));
    if (!target_) {
        small_text(window, tr("Now click a target. A second gun may join first."));
        if (!hovered_ || piece_of(model.rules, *hovered_).side == model.view.side) return;
        callipers::Fire aimed_at{{}, piece_of(model.rules, *hovered_).key};
        for (const int gun : named_) aimed_at.guns.push_back(piece_of(model.rules, gun).key);
        const std::string why = model.oracle.refusal(aimed_at);
        return small_text(window,
                          why.empty() ? fill(tr("{piece} can be hit."), {{"piece", short_name(piece_of(model.rules, *hovered_))}}) : why);
    }
    const Piece& aimed = piece_of(model.rules, *target_);
    paragraph(window, fill(tr("Target: {piece}"), {{"piece", short_name(aimed)}}));
    const auto order = fire(model);
    const std::string refusal = order ? model.oracle.refusal(*order) : tr("Choose a gun first.");
    if (button(window, "fire", tr("Fire"), {.enabled = refusal.empty(), .primary = refusal.empty(), .width = -1})) intent_ = Action(*order);
    if (model.view.step == Step::moves) small_text(window, tr("The first shot ends your moves of this turn (K3.2)."));
    for (const int gun : named_)
        small_text(window, fill(tr("{gun}: {yards} yards"), {{"gun", short_name(piece_of(model.rules, gun))},
                                                             {"yards", std::to_string(model.oracle.gun_distance(gun, *target_))}}));
    if (!refusal.empty()) warning_text(window, refusal);
    else if (aimed.arm == Arm::artillery)
        paragraph(window, tr("A duel: both throw a die, yours adds 1. The lower is lost: 21 of 36 for you, 10 for him (K7.9)."));
    else if (model.oracle.in_farm(*target_))
        paragraph(window, tr("Behind walls: each gun throws two dice; 10 or more removes it, 1 in 6 (K7.8)."));
    else if (named_.size() > 1) paragraph(window, tr("Two guns: it is removed, no die (K7.7). Cavalry may ride off first."));
    else paragraph(window, tr("One gun: driven straight back, 100 yards for each pip of the die (K7.6). Cavalry may ride off first."));
}

/// Who can be attacked, or why nobody can.
void PlayScreen::draw_targets(Window& window, const PlayModel& model) const {
    bool any = false;
    for (int i = 0; i < count_of(model.rules) && !any; ++i)
        any = stands(model.view, model.rules, i, other(model.view.side)) && !attackers_of(model, i).empty();
    if (any) italic_text(window, tr("Click an enemy that your pieces touch. Ringed ones can be attacked now."));
    else italic_text(window, nobody_text(model));
    if (!hovered_) return;
    const bool enemy = piece_of(model.rules, *hovered_).side != model.view.side;
    if (const std::string text = enemy ? attack_text(model, *hovered_) : idle_text(model, *hovered_); !text.empty())
        small_text(window, text);
}

void PlayScreen::draw_attack(Window& window, const PlayModel& model) {
    if (!target_) {
        draw_result(window, model);
        draw_targets(window, model);
        small_text(
            window,
            tr("Thousands of men, plus 1 for the attack, plus 1 for a flank or 2 for the rear, plus a die: the higher sum wins (K9)."));
        return;
    }
    heading(window, fill(tr("Attack on {piece}"), {{"piece", short_name(piece_of(model.rules, *target_))}}));
    if (attackers_of(model, *target_).empty()) return warning_text(window, attack_text(model, *target_));
    if (named_.empty()) small_text(window, tr("Click your pieces that attack together: those with a broken ring may join."));
    else small_text(window, fill(tr("With {pieces}"), {{"pieces", names_of(model.rules, named_)}}));
    const auto order = attack(model);
    const auto odds = named_.empty() ? std::nullopt : model.oracle.fight(*order);
    if (odds)  // what decides, above all that may need scrolling
        paragraph(window, fill(tr("Win {win} %, undecided {tie} %, lose {lose} %."),
                               {{"win", percent_text(odds->win)}, {"tie", percent_text(odds->tie)}, {"lose", percent_text(odds->lose)}}));
    if (button(window, "attack", tr("Attack"), {.enabled = odds.has_value(), .primary = odds.has_value(), .width = -1}))
        intent_ = Action(*order);
    if (model.view.step != Step::attacks) small_text(window, tr("The first attack ends your moves and your fire of this turn (K3.2)."));
    if (model.view.step != Step::attacks && !guns_at(model, *target_).empty() &&
        button(window, "fire-instead", tr("Fire at it instead"), {.width = -1})) {
        mode_ = Step::fire;
        named_ = {guns_at(model, *target_).front()};
        return;
    }
    if (odds) draw_sums(window, *odds);
    else if (!named_.empty()) warning_text(window, model.oracle.refusal(*order));
}

}  // namespace fow::callipers::screens
