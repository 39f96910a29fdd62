// L4: recording the effects of a row, one at a time and from left to right; also L7 (squares, the charge), L8, L9 and the Allied actions
// without a die (L6.2, L6.4, L6.7).
#include <algorithm>
#include <bit>

#include "chapters.hpp"

namespace fow::alliance {

namespace chapter {
namespace {

[[nodiscard]] bool has_cavalry(const State& state) { return state.markers(Corps::kellermann) + state.markers(Corps::milhaud) > 0; }

void set_charge(State& state, bool on, Listener* listener) {
    if (state.ney == on) return;
    state.ney = on;
    tell(listener, CavalryCharge{on});
}

/// L7.4: begins the charge. Without cavalry it ends at once (L7.7), and only the squares are formed.
void begin_charge(State& state, Listener* listener) {
    if (has_cavalry(state)) set_charge(state, true, listener);
    for (const Corps corps : {Corps::orange, Corps::hill})
        if (state.markers(corps) > 0) set_square(state, corps, true, listener);
}

void change_place(State& state, Place place, bool changed, Listener* listener) {
    bool& now = state.changed_hands[index(place)];
    if (now == changed) return;
    now = changed;
    if (state.phase == french_seat && place != Place::plancenoit) state.french_phase.captured = place;
    tell(listener, PlaceTaken{place, changed});
}

void lose_battery_marker(State& state, Listener* listener) {
    if (state.battery == 0) return;
    --state.battery;
    tell(listener, BatteryLost{state.battery});
    if (state.battery == 0) lose_morale(state, french_seat, true, listener);
}

void move_prussians(const Rules& rules, State& state, bool arrive, Listener* listener) {
    if (arrive ? state.prussians >= rules.set().of(Corps::blucher).markers : state.prussians == 0) return;
    state.prussians = static_cast<std::uint8_t>(arrive ? state.prussians + 1 : state.prussians - 1);
    tell(listener, PrussiansMoved{arrive, state.prussians});
}

/// Records anything but a casualty.
void record(const Rules& rules, State& state, Code code, Listener* listener) {
    switch (code) {
        case Code::fm: return lose_morale(state, french_seat, false, listener);
        case Code::am: return lose_morale(state, allied_seat, false, listener);
        case Code::pd: return move_prussians(rules, state, true, listener);
        case Code::pb: return move_prussians(rules, state, false, listener);
        case Code::gb: return lose_battery_marker(state, listener);
        case Code::sq:
            if (state.target && forms_square(*state.target) && state.markers(*state.target) > 0)
                set_square(state, *state.target, true, listener);
            return;
        case Code::ney: return begin_charge(state, listener);
        case Code::end: return set_charge(state, false, listener);
        case Code::hou: return change_place(state, Place::hougoumont, true, listener);
        case Code::lhs: return change_place(state, Place::lahaye, true, listener);
        case Code::pla: return change_place(state, Place::plancenoit, true, listener);
        case Code::plr: return change_place(state, Place::plancenoit, false, listener);
        case Code::fc:
        case Code::ac: break;
    }
    assert(false);
}

}  // namespace

void set_square(State& state, Corps corps, bool square, Listener* listener) {
    bool& now = state.square[index(corps) - index(Corps::orange)];
    if (now == square) return;
    now = square;
    tell(listener, FormationChanged{corps, square});
}

void lose_morale(State& state, Seat army, bool last_marker, Listener* listener) {
    std::uint8_t& morale = state.morale[army];
    if (morale == 0) return;  // L4.8
    --morale;
    if (state.phase == french_seat && army == allied_seat) ++state.french_phase.morale;
    tell(listener, MoraleLost{army, morale, last_marker});
}

void lose_division(const Rules& rules, State& state, Corps corps, bool chosen, Listener* listener) {
    const Seat army = army_of(corps);
    assert(state.boxes[index(corps)] > 0);
    --state.boxes[index(corps)];
    const int number = ++state.casualties[army];
    const Box box = rules.box_of(army, number);
    if (box == Box::rout_test) state.tests[army] = true;  // L10.1
    if (state.phase == french_seat && forms_square(corps)) ++state.french_phase.gave[index(corps) - index(Corps::orange)];
    tell(listener, CasualtyTaken{corps, number, box, chosen});
    if (state.boxes[index(corps)] > 0) return;
    lose_morale(state, army, true, listener);                                  // L4.5
    if (forms_square(corps)) set_square(state, corps, false, listener);        // L7.3
    if (state.ney && !has_cavalry(state)) set_charge(state, false, listener);  // L7.7
}

CorpsSet sources_of(const Rules& rules, const State& state, Code casualty) {
    const ActionRule& card = rules.set().action(state.last[state.phase]->id);
    CorpsSet named = 0;
    for (const Source& source : casualty == Code::fc ? card.fc : card.ac)
        if (const auto corps = source ? source : state.target; corps && *corps != Corps::blucher && state.markers(*corps) > 0)
            named = static_cast<CorpsSet>(named | 1U << index(*corps));
    if (named != 0) return named;
    const auto [first, end] = boxes_of(owner_of(casualty));
    for (int i = first; i < end; ++i)
        if (state.boxes[static_cast<std::size_t>(i)] > 0) named = static_cast<CorpsSet>(named | 1U << i);
    return named;
}

void record_row(const Rules& rules, State& state, Listener* listener) {
    while (!state.rest.empty()) {
        Effect& effect = state.rest.front();
        const Code code = effect.code;
        if (code == Code::fc || code == Code::ac) {
            const CorpsSet from = sources_of(rules, state, code);
            if ((from & (from - 1)) != 0) {  // two or more to choose from (L13.3)
                state.stage = Stage::casualty;
                return;
            }
            if (from == 0) tell(listener, CasualtyDropped{owner_of(code)});
            else lose_division(rules, state, static_cast<Corps>(std::countr_zero(from)), false, listener);
        } else {
            record(rules, state, code, listener);
        }
        if (--effect.times == 0) state.rest.pop_front();
    }
    settle(rules, state, listener);
}

}  // namespace chapter

CorpsSet choices(const Rules& rules, const State& state) { return chapter::sources_of(rules, state, state.rest.front().code); }

}  // namespace fow::alliance

namespace fow::alliance::chapter {
namespace {

/// The Reserve's first action: returns what that corps lost in the French phase just before, and all Allied morale lost in it.
void recover(const Rules& rules, State& state, Corps corps, Listener* listener) {
    const std::uint8_t gave = state.french_phase.gave[index(corps) - index(Corps::orange)];
    std::uint8_t& box = state.boxes[index(corps)];
    std::uint8_t& morale = state.morale.second;
    box = static_cast<std::uint8_t>(box + gave);
    state.casualties.second = static_cast<std::uint8_t>(state.casualties.second - gave);
    morale = static_cast<std::uint8_t>(std::min(morale + state.french_phase.morale, rules.set().morale.value));  // L4.8
    tell(listener, Recovered{corps, gave, morale});
}

/// The other actions: the place becomes Allied again (L8.2).
void retake(State& state, Place place, Listener* listener) {
    state.changed_hands[index(place)] = false;
    tell(listener, PlaceTaken{place, false});
}

}  // namespace

void do_deed(const Rules& rules, State& state, const ActionRule& card, Listener* listener) {
    switch (card.does) {
        case Deed::line: return set_square(state, static_cast<Corps>(card.of), false, listener);
        case Deed::recover: recover(rules, state, static_cast<Corps>(card.of), listener); break;
        case Deed::retake: retake(state, static_cast<Place>(card.of), listener); break;
        case Deed::none: assert(false); return;
    }
    // The cost: L6.7 says when it is paid.
    std::uint8_t& reserve = state.boxes[index(Corps::reserve)];
    --reserve;
    tell(listener, ReserveCommitted{reserve});
    if (reserve == 0) lose_morale(state, allied_seat, true, listener);
}

}  // namespace fow::alliance::chapter
