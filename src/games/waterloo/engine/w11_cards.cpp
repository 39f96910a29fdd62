// W11.2-W11.10: playing manoeuvre cards and carrying them out step by step.
#include <algorithm>

#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

[[nodiscard]] Refusal in_phase(const State& state, Phase phase, const char* rule, const char* reason) {
    return state.phase == phase ? std::nullopt : Refusal(Violation{rule, reason});
}

/// W9.6: whether the player names a nation for the card.
[[nodiscard]] Refusal check_nation(const Rules& rules, const State& state, Nation nation) {
    if (nation == Nation::prussian && !state.prussian_action)
        return Violation{"W9.6", "A card counts for the Prussians only while they have an action of their own."};
    return check_duty(rules, state, nation == Nation::prussian ? Army::prussian : state.mover == french_seat ? Army::french : Army::allied);
}

/// W11.7
[[nodiscard]] bool can_be_inspired(Kind kind) { return branch_of(kind) != Branch::artillery; }

/// W11.2, W5.3
[[nodiscard]] Refusal check_hand(const State& state, Card card) {
    if (auto refusal = in_phase(state, Phase::turn, "W11.2", "A card is played in your turn, when nothing else is in progress."))
        return refusal;
    if (state.hand[state.mover][card] == 0) return Violation{"W11.2", "You do not hold that card."};
    if (state.card_played) return Violation{"W11.2", "Only one card may be played per turn."};
    if (state.actions_left() < 1) return Violation{"W5.3", "No action is left in this turn."};
    return std::nullopt;
}

/// W11.4: the enemy pieces that may be looked at next.
[[nodiscard]] SquareSet in_view(const Rules& rules, const State& state) {
    if (state.playing.steps >= rules.set().cards.looks) return {};
    const Seat enemy = other(state.mover);
    SquareSet picked;
    for (int i = rules.first_unit(enemy); i < rules.end_unit(enemy); ++i)
        if (state.mark(UnitId(i)).picked) picked.insert(state.whereabouts(UnitId(i)).square());
    const SquareSet there = state.occupied(enemy) & rules.set().cards.scouting[state.mover];
    return state.playing.steps == 0 ? there : there & picked.neighbours() & ~picked;
}

/// Whether the card in play has a step left.
[[nodiscard]] bool any_step(const Rules& rules, const State& state) {
    if (state.playing.card == Card::reconnaissance) return !in_view(rules, state).empty();
    FixedList<Action, 4096> steps;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i) {
        const UnitId unit(i);
        if (!state.whereabouts(unit).on_board()) continue;
        const ActionKinds kinds = kinds_allowed_by_card(rules, state, unit);
        if (!kinds.move && !kinds.attack && !kinds.fire) continue;
        if (kinds.move && can_move(rules, state, unit)) return true;
        list_unit(rules, state, unit, steps, kinds);
        if (!steps.empty()) return true;
    }
    return false;
}

[[nodiscard]] State with_card(const State& state, Card card) {
    State then = state;
    then.playing = {true, card, 0, false, false, false};
    then.phase = Phase::card;
    return then;
}

void discard(State& state, Seat seat, Card card) {
    state.hand[seat].remove(card);
    state.played[seat].add(card);
}

/// W11.4: shows the pieces to the player as they are now.
void show_looked_at(Step step) {
    State& state = step.state;
    std::vector<std::pair<Square, UnitId>> looked_at;
    const Seat enemy = other(state.mover);
    for (int i = step.rules.first_unit(enemy); i < step.rules.end_unit(enemy); ++i)
        if (const UnitId unit(i); state.mark(unit).picked) {
            show(state, unit, Knowledge::all);
            if (step.listener != nullptr) looked_at.emplace_back(state.whereabouts(unit).square(), unit);
        }
    std::sort(looked_at.begin(), looked_at.end());
    if (looked_at.empty()) return;
    step.tell([&](Viewer viewer) {
        Scouted scouted{state.mover, {}, {}};
        for (const auto& [square, unit] : looked_at) {
            scouted.squares.push_back(square);
            scouted.pieces.push_back(see_shown(step.rules, state, viewer, unit));
        }
        return scouted;
    });
}

/// W11.10: the gun and all friendly guns that are connected with it.
[[nodiscard]] SquareSet battery(const Rules& rules, const State& state, Square gun) {
    SquareSet guns;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i)
        if (const Whereabouts where = state.whereabouts(UnitId(i)); where.on_board() && rules.profile(UnitId(i)).kind == Kind::artillery)
            guns.insert(where.square());
    SquareSet group = SquareSet::of(gun);
    for (;;) {
        const SquareSet grown = group | (group.neighbours() & guns);
        if (grown == group) return group;
        group = grown;
    }
}

}  // namespace

Refusal check_card(const Rules& rules, const State& state, const PlayCard& action) {
    if (auto refusal = check_hand(state, action.card)) return refusal;
    if (action.card == Card::fighting_spirit) return Violation{"W11.7", "Fighting spirit is played for a piece."};
    if (state.actions_used > 0) return Violation{"W11.2", "A card is played before any other action of the turn."};
    if (action.card == Card::reconnaissance) {
        if (auto refusal = check_nation(rules, state, action.nation)) return refusal;
    } else if (action.nation != Nation::allied) {
        return Violation{"W9.6", "This card counts for the nations of the pieces that it moves."};
    }
    if (!any_step(rules, with_card(state, action.card))) return Violation{"W11.2", "This card could do nothing now."};
    return std::nullopt;
}

Refusal check_card(const Rules& rules, const State& state, const Inspire& action) {
    if (auto refusal = check_hand(state, Card::fighting_spirit)) return refusal;
    if (!state.occupied(state.mover).contains(action.square)) return Violation{"W11.7", "You have no piece on that square."};
    if (!can_be_inspired(rules.profile(*state.unit_at(action.square)).kind))
        return Violation{"W11.7", "Fighting spirit goes to infantry or cavalry."};
    return check_nation(rules, state, action.nation);
}

Refusal check_card(const Rules& rules, const State& state, const Look& action) {
    if (state.phase != Phase::card || state.playing.card != Card::reconnaissance)
        return Violation{"W11.4", "Looking needs the card Reconnaissance."};
    const Seat enemy = other(state.mover);
    if (!state.occupied(enemy).contains(action.square)) return Violation{"W11.4", "There is no enemy piece on that square."};
    if (!rules.set().cards.scouting[state.mover].contains(action.square))
        return Violation{"W11.4", "Only the opponent's half may be looked at."};
    if (state.mark(*state.unit_at(action.square)).picked) return Violation{"W11.4", "That piece has already been named."};
    if (!in_view(rules, state).contains(action.square)) return Violation{"W11.4", "The next piece must be adjacent to a named one."};
    return std::nullopt;
}

Refusal check_card(const Rules&, const State& state, const EndCard&) {
    return in_phase(state, Phase::card, "W11.2", "No card is being carried out.");
}

Refusal check_card(const Rules&, const State& state, const AnswerAttack& action) {
    if (auto refusal = in_phase(state, Phase::defence, "W11.9", "There is no attack to answer now.")) return refusal;
    if (action.spirit && state.hand[deciding_seat(state)][Card::fighting_spirit] == 0)
        return Violation{"W11.8", "You do not hold Fighting spirit."};
    return std::nullopt;
}

void list_cards(const Rules& rules, const State& state, ActionList& out) {
    if (state.hand[state.mover].empty() || state.card_played || state.actions_left() < 1) return;
    const auto list = [&](const auto& action) {
        if (!check_card(rules, state, action)) out.push_back(action);
    };
    for (const Card card : cards) {
        if (card == Card::fighting_spirit || state.hand[state.mover][card] == 0) continue;
        list(PlayCard{card, Nation::allied});
        if (state.prussian_action) list(PlayCard{card, Nation::prussian});
    }
    if (state.hand[state.mover][Card::fighting_spirit] == 0) return;
    const bool allied = !check_nation(rules, state, Nation::allied), prussian = !check_nation(rules, state, Nation::prussian);
    for (const Square square : state.occupied(state.mover)) {
        if (!can_be_inspired(rules.profile(*state.unit_at(square)).kind)) continue;
        if (allied) out.push_back(Inspire{square, Nation::allied});
        if (prussian) out.push_back(Inspire{square, Nation::prussian});
    }
}

bool can_play_card(const Rules& rules, const State& state) {
    ActionList playable;
    list_cards(rules, state, playable);
    return !playable.empty();
}

void list_looks(const Rules& rules, const State& state, ActionList& out) {
    if (state.playing.card != Card::reconnaissance) return;
    for (const Square square : in_view(rules, state)) out.push_back(Look{square});
}

ActionKinds kinds_allowed_by_card(const Rules& rules, const State& state, UnitId unit) {
    const CardInPlay& playing = state.playing;
    const bool picked = state.mark(unit).picked;
    switch (playing.card) {
        case Card::initiative: return {!picked && playing.steps < rules.set().cards.movers, false, false};
        case Card::combined_attack: {
            const Branch branch = branch_of(rules.profile(unit).kind);
            return {false, branch == Branch::infantry ? !playing.infantry_done : branch == Branch::cavalry && !playing.cavalry_done,
                    !playing.artillery_done};
        }
        case Card::grand_battery: return {false, false, playing.steps == 0 || picked};
        case Card::reconnaissance:
        case Card::fighting_spirit: break;
    }
    return {false, false, false};
}

void note_step(Step step, UnitId unit) {
    State& state = step.state;
    CardInPlay& playing = state.playing;
    const auto& profile = step.rules.profile(unit);
    (profile.army == Army::prussian ? state.prussian_acted : state.allied_acted) = true;  // W9.6
    switch (branch_of(profile.kind)) {
        case Branch::infantry: playing.infantry_done = true; break;
        case Branch::cavalry: playing.cavalry_done = true; break;
        case Branch::artillery: playing.artillery_done = true; break;
    }
    if (playing.card == Card::initiative) state.mark(unit).picked = 1;
    if (playing.card == Card::grand_battery) {
        if (playing.steps == 0)
            for (const Square square : battery(step.rules, state, state.whereabouts(unit).square()))
                state.mark(*state.unit_at(square)).picked = 1;
        state.mark(unit).picked = 0;
    }
    ++playing.steps;
}

void settle_card(Step step) {
    const State& state = step.state;
    if (state.phase != Phase::card) return;
    const CardInPlay& playing = state.playing;
    switch (playing.card) {
        // Whether a piece has a step left may depend on its rank, so these two end only by what both players can count for themselves.
        case Card::initiative:
            if (playing.steps >= step.rules.set().cards.movers) end_card(step);
            return;
        case Card::combined_attack:
            if (playing.infantry_done && playing.cavalry_done && playing.artillery_done) end_card(step);
            return;
        default:  // both players see guns, and which pieces have been looked at
            if (!any_step(step.rules, state)) end_card(step);
    }
}

void play_card(Step step, const PlayCard& action) {
    State& state = step.state;
    ++state.actions_used;
    state.card_played = true;
    discard(state, state.mover, action.card);
    state.playing = {true, action.card, 0, false, false, false};
    state.phase = Phase::card;
    if (action.card == Card::reconnaissance) (action.nation == Nation::prussian ? state.prussian_acted : state.allied_acted) = true;
    step.tell([&](Viewer) { return CardPlayed{state.mover, action.card, std::nullopt}; });
}

void inspire(Step step, const Inspire& action) {
    State& state = step.state;
    state.card_played = true;
    discard(state, state.mover, Card::fighting_spirit);
    state.has_inspired = true;
    state.inspired = *state.unit_at(action.square);
    use_action(state, action.nation == Nation::prussian ? Army::prussian : Army::allied);
    step.tell([&](Viewer) { return CardPlayed{state.mover, Card::fighting_spirit, action.square}; });
}

void look(Step step, const Look& action) {
    step.state.mark(*step.state.unit_at(action.square)).picked = 1;
    ++step.state.playing.steps;
    settle_card(step);
}

void end_card(Step step) {
    State& state = step.state;
    const Card card = state.playing.card;
    if (card == Card::reconnaissance) show_looked_at(step);
    state.playing = {};
    for (Marks& marks : state.marks) marks.picked = 0;
    state.phase = Phase::turn;
    step.tell([&](Viewer) { return CardEnded{state.mover, card}; });
}

bool asks_defender(const Rules& rules, const State& state) {
    const auto& attacker = rules.profile(state.fight.attacker);
    const auto& defender = rules.profile(state.fight.defender);
    if (attacker.seat == defender.seat || defender.kind == Kind::artillery || state.hand[defender.seat].empty()) return false;
    switch (state.orders[defender.seat]) {  // W15.3
        case Orders::ask: return true;
        case Orders::known: return static_cast<Knowledge>(state.mark(state.fight.attacker).seen) == Knowledge::all;
        case Orders::silent:
        case Orders::never: break;
    }
    return false;
}

void play_spirit_in_defence(Step step) {
    State& state = step.state;
    const Seat seat = deciding_seat(state);
    discard(state, seat, Card::fighting_spirit);
    state.fight.spirit = true;
    step.tell([&](Viewer) { return CardPlayed{seat, Card::fighting_spirit, state.fight.at}; });
}

}  // namespace fow::waterloo::chapter
