// Who decides, which actions are legal, and what they do: each action is dispatched to its chapter.
#include "games/waterloo/engine/rules.hpp"

#include <array>
#include <cassert>

#include "chapters.hpp"

namespace fow::waterloo {
namespace chapter {

Seat deciding_seat(const State& state) {
    const bool of_the_attacked = state.phase == Phase::frenzy_choice ||  // W8.9: both pieces are the attacked player's
                                 state.phase == Phase::defence ||        // W11.9
                                 state.phase == Phase::building_choice;  // W10.9: the building in which the winner is
    if (!of_the_attacked) return state.mover;
    return state.occupied_french.contains(state.fight.at) ? french_seat : allied_seat;
}

}  // namespace chapter

namespace {

using chapter::Refusal;
using chapter::Step;

/// Whether the rules data are from before the orders of W15.3 and the saving of W13.5 were corrected: such games keep both.
[[nodiscard]] bool begun_before(const Ruleset& set) { return set.expert.saving_needs_cavalry; }

struct Checker {
    const Rules& rules;
    const State& state;

    Refusal operator()(const PlaceUnit& a) const { return chapter::check_set_up(rules, state, a); }
    Refusal operator()(const Unplace& a) const { return chapter::check_set_up(rules, state, a); }
    Refusal operator()(const Ready& a) const { return chapter::check_set_up(rules, state, a); }
    Refusal operator()(const Move& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const Attack& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const Fire& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const Enter& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const TakeOff& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const ChooseFallen&) const {
        if (state.phase != Phase::frenzy_choice) return Violation{"W8.9", "There is no such choice to make now."};
        return std::nullopt;
    }
    Refusal operator()(const StandingOrder& a) const {
        if (state.phase != Phase::turn) return Violation{"W15.3", "Standing orders are given in your turn."};
        if (!may_be_given(a.order, rules.options().memory) && !begun_before(rules.set()))
            return Violation{"W15.3",
                             "True to the table, nobody is asked only about known attackers: the question would tell who is known."};
        if (state.orders[state.mover] == a.order) return Violation{"W15.3", "That is already the standing order."};
        return std::nullopt;
    }
    Refusal operator()(const EndTurn& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const OfferDraw& a) const { return chapter::check_draw(state, a); }
    Refusal operator()(const AcceptDraw& a) const { return chapter::check_draw(state, a); }
    Refusal operator()(const Resign&) const {
        if (state.pursuing && state.mover == state.victor)
            return Violation{"W13.1", "The battle is decided: the victor does not resign in the pursuit."};
        return std::nullopt;
    }
    Refusal operator()(const Bombard& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const ChooseTarget& a) const { return chapter::check_target(rules, state, a); }
    Refusal operator()(const DraftCards& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const TakeCards& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const PlayCard& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const Inspire& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const Look& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const EndCard& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const AnswerAttack& a) const { return chapter::check_card(rules, state, a); }
    Refusal operator()(const TakeVictim& a) const { return chapter::check_pursuit(rules, state, a); }
    Refusal operator()(const SavePiece& a) const { return chapter::check_pursuit(rules, state, a); }
    Refusal operator()(const AttackRider& a) const { return chapter::check_pursuit(rules, state, a); }
    Refusal operator()(const LeavePursuit& a) const { return chapter::check_pursuit(rules, state, a); }
};

struct Applier {  // NOLINT(cppcoreguidelines-pro-type-member-init): references have no other initial value
    Step step;
    const Rules& rules = step.rules;
    State& state = step.state;

    void operator()(const PlaceUnit& a) const { put(rules, state, a.unit, a.square); }
    void operator()(const Unplace& a) const { put(rules, state, a.unit, Place::reserve); }
    void operator()(const Ready&) const { chapter::become_ready(step); }
    void operator()(const Move& a) const {
        const UnitId unit = *state.unit_at(a.from);
        step.tell([&](Viewer viewer) { return Marched{see(rules, state, viewer, unit), chapter::way(rules, state, unit, a.to)}; });
        count_action(unit);
        put(rules, state, unit, a.to);
        if (!chapter::test_result(step)) chapter::settle_card(step);
    }
    void operator()(const Attack& a) const {
        count_action(*state.unit_at(a.from));
        chapter::attack(step, a);
    }
    void operator()(const Fire& a) const {
        count_action(*state.unit_at(a.from));
        chapter::fire(step, a);
        if (!chapter::test_result(step)) chapter::settle_card(step);
    }
    void operator()(const Bombard& a) const {
        count_action(*state.unit_at(a.from));
        chapter::bombard(step, a);
        if (!chapter::test_result(step)) chapter::settle_card(step);
    }
    void operator()(const Enter& a) const {
        const Place from = state.whereabouts(a.unit).place();
        if (chapter::returns_free(rules, state, a.unit)) chapter::give_back(rules, state, a.unit);
        chapter::use_action(state, rules.profile(a.unit).army);
        if (from == Place::regaining) state.mark(a.unit).weakened = 0;  // W4.7
        put(rules, state, a.unit, a.square);
        step.tell([&](Viewer viewer) { return Entered{see(rules, state, viewer, a.unit), a.square, from}; });
        chapter::test_result(step);
    }
    void operator()(const TakeOff& a) const {
        const UnitId unit = *state.unit_at(a.from);
        step.tell([&](Viewer viewer) { return TakenOff{see(rules, state, viewer, unit), a.from}; });
        put(rules, state, unit, Place::regaining);
        state.mark(unit).fresh = 1;
    }
    void operator()(const ChooseFallen& a) const { chapter::choose_fallen(step, a.frenzied_falls); }
    void operator()(const StandingOrder& a) const { state.orders[state.mover] = a.order; }
    void operator()(const EndTurn&) const {
        if (state.pursuing) chapter::end_pursuit_turn(step);
        else chapter::end_turn(step);
    }
    void operator()(const OfferDraw&) const {
        state.draw_offered_now = true;
        step.tell([&](Viewer) { return DrawOffered{state.mover}; });
    }
    void operator()(const AcceptDraw&) const { chapter::finish(step, std::nullopt, Ending::draw_agreed); }
    void operator()(const Resign&) const { chapter::finish(step, other(chapter::deciding_seat(state)), Ending::resigned); }
    void operator()(const ChooseTarget& a) const { chapter::choose_target(step, a); }
    void operator()(const DraftCards& a) const { chapter::draft(step, a); }
    void operator()(const TakeCards& a) const { chapter::take_cards(step, a); }
    void operator()(const PlayCard& a) const { chapter::play_card(step, a); }
    void operator()(const Inspire& a) const { chapter::inspire(step, a); }
    void operator()(const Look& a) const { chapter::look(step, a); }
    void operator()(const EndCard&) const { chapter::end_card(step); }
    void operator()(const AnswerAttack& a) const { chapter::answer_attack(step, a); }
    void operator()(const TakeVictim& a) const { chapter::pursue(step, a); }
    void operator()(const SavePiece& a) const { chapter::pursue(step, a); }
    void operator()(const AttackRider& a) const { chapter::pursue(step, a); }
    void operator()(const LeavePursuit& a) const { chapter::pursue(step, a); }

private:
    /// W7.2, W11.2: counts an action, or a step of the card in play.
    void count_action(UnitId unit) const {
        if (state.phase == Phase::card) chapter::note_step(step, unit);
        else chapter::use_action(state, rules.profile(unit).army);
    }
};

struct Roller {  // NOLINT(cppcoreguidelines-pro-type-member-init): references have no other initial value
    Step step;
    State& state = step.state;

    void operator()(const DrawLine& r) const {
        const Seat seat = state.mover;
        state.line[seat] = static_cast<std::uint8_t>(r.sector);
        state.phase = Phase::set_up;
        step.tell([&](Viewer viewer) { return LineDrawn{seat, sits(viewer, seat) ? std::optional(r.sector) : std::nullopt}; });
        if (state.ready[seat]) chapter::begin_as_placed(step);  // W14.3
    }
    void operator()(const RollDie& r) const {
        if (state.phase == Phase::prussian_die) chapter::decide_prussians(step, r.face);
        else chapter::roll_die(step, r.face);
    }
    void operator()(const Muster& r) const { chapter::muster(step, r.unit); }
    void operator()(const DrawPrussian& r) const {
        const bool last = chapter::arrive(step, r.unit);
        if (chapter::test_result(step) || !last) return;
        ++state.turn;
        chapter::begin_game_turn(step);
    }
};

/// Recomputing everything takes ten times as long as the ply itself, so only builds under sanitizers do it, and only for plies that
/// are played: those have a listener.
void assert_consistent([[maybe_unused]] const Rules& rules, [[maybe_unused]] const State& state,
                       [[maybe_unused]] const Listener* listener) {
#ifdef FOW_RECOMPUTE
    assert(listener == nullptr || !inconsistency(rules, state));
#endif
}

}  // namespace

Decider turn(const State& state) {
    switch (state.phase) {
        case Phase::line_draw:
        case Phase::battle_die:
        case Phase::prussian_draw:
        case Phase::prussian_die:
        case Phase::muster: return Decider::chance;
        case Phase::over: return Decider::nobody;
        default: break;
    }
    return decider_of(chapter::deciding_seat(state));
}

std::optional<Violation> check(const Rules& rules, const State& state, const Action& action) {
    switch (turn(state)) {
        case Decider::nobody: return Violation{"W1.4", "The game is over."};
        case Decider::chance: return Violation{"W8.5", "A roll or a draw comes first."};
        default: return std::visit(Checker{rules, state}, action);
    }
}

void legal_of(const Rules& rules, const State& state, UnitId unit, ActionList& out) {
    const Whereabouts where = state.whereabouts(unit);
    if (rules.profile(unit).seat != state.mover || where.is(Place::eliminated) || where.is(Place::absent)) return;
    if (state.phase == Phase::card) {
        if (where.on_board()) chapter::list_unit(rules, state, unit, out, chapter::kinds_allowed_by_card(rules, state, unit));
        return;
    }
    if (state.phase != Phase::turn) return;
    const bool spent = state.actions_left() < 1 || chapter::waits_for_ally(rules, state, rules.profile(unit).army);
    if (spent && !chapter::returns_free(rules, state, unit)) return;
    chapter::list_unit(rules, state, unit, out);
}

namespace {

/// Appends everything that the mover may do in a turn.
void list_turn(const Rules& rules, const State& state, ActionList& out) {
    const bool spent = state.actions_left() < 1;
    const Army own = state.mover == french_seat ? Army::french : Army::allied;
    const bool own_waits = spent || chapter::waits_for_ally(rules, state, own);
    const bool prussians_wait = spent || own == Army::french || chapter::waits_for_ally(rules, state, Army::prussian);
    for (const Square square : state.occupied(state.mover)) {
        const UnitId unit = *state.unit_at(square);
        if (!(rules.profile(unit).army == own ? own_waits : prussians_wait)) chapter::list_unit(rules, state, unit, out);
        if (chapter::can_take_off(rules, state, unit)) out.push_back(TakeOff{square});
    }
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i)
        if (const UnitId unit(i); !state.whereabouts(unit).on_board()) legal_of(rules, state, unit, out);
    chapter::list_cards(rules, state, out);
    const auto list = [&](const Action& act) {
        if (!check(rules, state, act)) out.push_back(act);
    };
    for (const Action& act : {Action(EndTurn{}), Action(OfferDraw{}), Action(AcceptDraw{})}) list(act);
    for (const Orders order : all_orders) list(StandingOrder{order});
}

/// Appends everything that the deciding seat may do.
void list_all(const Rules& rules, const State& state, ActionList& out) {
    switch (state.phase) {
        case Phase::set_up: chapter::list_set_up(rules, state, out); break;
        case Phase::draft: chapter::list_draft(rules, state, out); break;
        case Phase::take_cards: chapter::list_taking(rules, state, out); break;
        case Phase::turn: list_turn(rules, state, out); break;
        case Phase::card:
            for (const Square square : state.occupied(state.mover)) legal_of(rules, state, *state.unit_at(square), out);
            chapter::list_looks(rules, state, out);
            out.push_back(EndCard{});
            break;
        case Phase::defence:
            for (const bool spirit : {false, true})
                if (!check(rules, state, AnswerAttack{spirit})) out.push_back(AnswerAttack{spirit});
            break;
        case Phase::frenzy_choice:
            out.push_back(ChooseFallen{false});
            out.push_back(ChooseFallen{true});
            break;
        case Phase::building_choice: chapter::list_targets(rules, state, out); break;
        case Phase::pursuit:
            chapter::list_pursuit(rules, state, out);
            out.push_back(EndTurn{});
            break;
        default: break;
    }
    if (!state.pursuing || state.mover != state.victor) out.push_back(Resign{});
}

/// Sorts actions of one kind by insertion: nearly all of them are in their places.
template <class Kind>
void sort_kind(Action* begin, Action* end) {
    for (Action* next = begin + 1; next < end; ++next) {
        const Kind& before = *std::get_if<Kind>(next - 1);
        if (before < *std::get_if<Kind>(next)) continue;
        const Action action = *next;
        Action* place = next;
        for (; place != begin && *std::get_if<Kind>(&action) < *std::get_if<Kind>(place - 1); --place) *place = *(place - 1);
        *place = action;
    }
}

/// Sorts the actions, first by kind: those of each kind were listed square by square, or piece by piece if they begin with a piece.
void sort(ActionList& actions) {
    constexpr std::size_t kinds = std::variant_size_v<Action>;
    std::array<std::size_t, kinds> count{};
    ActionList mixed;
    for (const Action& action : actions) {
        ++count[action.index()];
        mixed.push_back(action);
    }
    std::array<Action*, kinds> end{};
    Action* place = actions.begin();
    for (std::size_t kind = 0; kind < kinds; place += count[kind++]) end[kind] = place;
    for (const Action& action : mixed) *end[action.index()]++ = action;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (count[kind] < 2) continue;
        Action* const begin = end[kind] - count[kind];
        std::visit([&]<class Kind>(const Kind&) { sort_kind<Kind>(begin, end[kind]); }, *begin);
    }
}

}  // namespace

void legal(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    const Decider decider = turn(state);
    if (decider == Decider::chance || decider == Decider::nobody) return;
    list_all(rules, state, out);
    sort(out);
}

void apply(const Rules& rules, State& state, const Action& action, Listener* listener) {
#ifdef FOW_RECOMPUTE  // Session::play() has checked it
    assert(listener == nullptr || !check(rules, state, action));
#endif
    // W1.6: an offer expires with the next act. A standing order does not count as one, because it is secret (W15.3).
    if (state.phase == Phase::turn && !std::holds_alternative<StandingOrder>(action)) state.draw_pending = false;
    std::visit(Applier{{rules, state, listener}}, action);
    assert_consistent(rules, state, listener);
}

void rolls(const Rules& rules, const State& state, RollList& out) {
    out.clear();
    switch (state.phase) {
        case Phase::line_draw:
            for (const Sector sector : sectors) out.push_back({DrawLine{sector}, 1});
            return;
        case Phase::battle_die:
        case Phase::prussian_die:
            for (const DieFace& face : rules.set().die.faces) out.push_back({RollDie{face}, 1});
            return;
        case Phase::prussian_draw:
            for (int i = rules.first_unit(Army::prussian); i < rules.end_unit(Army::prussian); ++i)
                if (state.whereabouts(UnitId(i)).is(Place::reserve)) out.push_back({DrawPrussian{UnitId(i)}, 1});
            return;
        case Phase::muster: chapter::list_muster(rules, state, out); return;
        default: return;
    }
}

void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener) {
    assert(turn(state) == Decider::chance);
    std::visit(Roller{{rules, state, listener}}, roll);
    assert_consistent(rules, state, listener);
}

int clock_minutes(const Rules& rules, int turn) {
    return rules.set().turns.first_turn_minutes + (turn - 1) * rules.set().turns.minutes_a_turn;
}

}  // namespace fow::waterloo
