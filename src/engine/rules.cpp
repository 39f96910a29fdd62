// Who decides, what may be done, what comes of it: each action goes to its chapter.
#include "fow/engine/rules.hpp"

#include <algorithm>
#include <cassert>

#include "chapters.hpp"

namespace fow {
namespace chapter {

Seat deciding_seat(const State& state) {
    if (state.phase != Phase::frenzy_choice) return state.mover;
    return state.occupied_french.contains(state.fight.at) ? Seat::french : Seat::allied;  // W8.9: both are its own
}

}  // namespace chapter

namespace {

using chapter::Refusal;
using chapter::Step;

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
        if (state.phase != Phase::turn) return Violation{"W15.3", "Standing orders are given in the own turn."};
        if (state.asks[state.mover] == a.ask) return Violation{"W15.3", "That is the standing order already."};
        return std::nullopt;
    }
    Refusal operator()(const EndTurn& a) const { return chapter::check_turn(rules, state, a); }
    Refusal operator()(const OfferDraw& a) const { return chapter::check_draw(state, a); }
    Refusal operator()(const AcceptDraw& a) const { return chapter::check_draw(state, a); }
    Refusal operator()(const Resign&) const { return std::nullopt; }
};

struct Doer {
    Step step;
    const Rules& rules = step.rules;
    State& state = step.state;

    void operator()(const PlaceUnit& a) const { put(rules, state, a.unit, a.square); }
    void operator()(const Unplace& a) const { put(rules, state, a.unit, Place::reserve); }
    void operator()(const Ready&) const { chapter::become_ready(step); }
    void operator()(const Move& a) const {
        const UnitId unit = *state.unit_at(a.from);
        step.tell([&](Viewer viewer) {
            return Marched{see(rules, state, viewer, unit), chapter::way(state, a.from, a.to)};
        });
        chapter::use_action(state, rules.profile(unit).army);
        put(rules, state, unit, a.to);
        chapter::test_result(step);
    }
    void operator()(const Attack& a) const {
        chapter::use_action(state, rules.profile(*state.unit_at(a.from)).army);
        chapter::attack(step, a);
    }
    void operator()(const Fire& a) const {
        chapter::use_action(state, rules.profile(*state.unit_at(a.from)).army);
        chapter::fire(step, a);
        chapter::test_result(step);
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
    void operator()(const StandingOrder& a) const { state.asks[state.mover] = a.ask; }
    void operator()(const EndTurn&) const { chapter::end_turn(step); }
    void operator()(const OfferDraw&) const {
        state.draw_offered_now = true;
        step.tell([&](Viewer) { return DrawOffered{state.mover}; });
    }
    void operator()(const AcceptDraw&) const { chapter::finish(step, std::nullopt, Ending::draw_agreed); }
    void operator()(const Resign&) const {
        chapter::finish(step, other(chapter::deciding_seat(state)), Ending::resigned);
    }
};

struct Roller {
    Step step;
    State& state = step.state;

    void operator()(const DrawLine& r) const {
        const Seat seat = state.mover;
        state.line[seat] = static_cast<std::uint8_t>(r.sector);
        state.phase = Phase::set_up;
        step.tell([&](Viewer viewer) {
            return LineDrawn{seat, sits(viewer, seat) ? std::optional(r.sector) : std::nullopt};
        });
    }
    void operator()(const RollDie& r) const { chapter::roll_die(step, r.face); }
    void operator()(const DrawPrussian& r) const {
        const bool last = chapter::arrive(step, r.unit);
        if (chapter::test_result(step) || !last) return;
        ++state.turn;
        state.mover = state.first_mover;
        chapter::begin_turn(step);
    }
};

void assert_consistent([[maybe_unused]] const Rules& rules, [[maybe_unused]] const State& state) {
    assert(!inconsistency(rules, state));
}

}  // namespace

Decider turn(const State& state) {
    switch (state.phase) {
        case Phase::line_draw:
        case Phase::battle_die:
        case Phase::prussian_draw: return Decider::chance;
        case Phase::over: return Decider::nobody;
        case Phase::set_up:
        case Phase::turn:
        case Phase::frenzy_choice: break;
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
    if (state.phase != Phase::turn || rules.profile(unit).seat != state.mover) return;
    if (const Whereabouts where = state.whereabouts(unit); where.is(Place::eliminated) || where.is(Place::absent)) return;
    if (state.actions_left() < 1 && !chapter::returns_free(rules, state, unit)) return;
    if (chapter::check_duty(rules, state, rules.profile(unit).army)) return;
    chapter::list_unit(rules, state, unit, out);
}

void legal(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    const Decider decider = turn(state);
    if (decider == Decider::chance || decider == Decider::nobody) return;
    if (state.phase == Phase::set_up) chapter::list_set_up(rules, state, out);
    if (state.phase == Phase::frenzy_choice) {
        out.push_back(ChooseFallen{false});
        out.push_back(ChooseFallen{true});
    }
    if (state.phase == Phase::turn) {
        for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i) {
            const UnitId unit(i);
            legal_of(rules, state, unit, out);
            if (chapter::can_take_off(rules, state, unit)) out.push_back(TakeOff{state.whereabouts(unit).square()});
        }
        for (const Action& act : {Action(StandingOrder{!state.asks[state.mover]}), Action(EndTurn{}), Action(OfferDraw{}),
                                  Action(AcceptDraw{})})
            if (!check(rules, state, act)) out.push_back(act);
    }
    out.push_back(Resign{});
    std::sort(out.begin(), out.end());
}

void apply(const Rules& rules, State& state, const Action& action, Listener* listener) {
    assert(!check(rules, state, action));
    // W1.6: an offer lapses with any other act; a standing order is none, for it is secret (W15.3).
    if (state.phase == Phase::turn && !std::holds_alternative<StandingOrder>(action)) state.draw_pending = false;
    std::visit(Doer{{rules, state, listener}}, action);
    assert_consistent(rules, state);
}

void rolls(const Rules& rules, const State& state, RollList& out) {
    out.clear();
    switch (state.phase) {
        case Phase::line_draw:
            for (const Sector sector : {Sector::left, Sector::centre, Sector::right}) out.push_back({DrawLine{sector}, 1});
            return;
        case Phase::battle_die:
            for (const DieFace& face : rules.set().die.faces) out.push_back({RollDie{face}, 1});
            return;
        case Phase::prussian_draw:
            for (int i = rules.first_unit(Army::prussian); i < rules.end_unit(Army::prussian); ++i)
                if (state.whereabouts(UnitId(i)).is(Place::reserve))
                    out.push_back({DrawPrussian{UnitId(i)}, 1});
            return;
        default: return;
    }
}

void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener) {
    assert(turn(state) == Decider::chance);
    std::visit(Roller{{rules, state, listener}}, roll);
    assert_consistent(rules, state);
}

int clock_minutes(const Rules& rules, int turn) {
    return rules.set().turns.first_turn_minutes + (turn - 1) * rules.set().turns.minutes_a_turn;
}

}  // namespace fow
