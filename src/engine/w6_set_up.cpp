// W6: army set-up.
#include "chapters.hpp"

namespace fow::chapter {
namespace {

constexpr Violation not_setting_up{"W6.1", "The armies are not being set up now."};

[[nodiscard]] Refusal check_own(const Rules& rules, const State& state, UnitId unit) {
    if (state.phase != Phase::set_up) return not_setting_up;
    if (unit.index() >= rules.unit_count()) return Violation{"W2.1", "There is no such piece in the box."};
    const auto& profile = rules.profile(unit);
    if (profile.seat != state.mover) return Violation{"W6.1", "That piece is of the other army."};
    if (profile.army == Army::prussian) return Violation{"W2.2", "Prussian pieces arrive later and are not set up."};
    return std::nullopt;
}

[[nodiscard]] bool own_reserve(const Rules& rules, const State& state, UnitId unit) {
    return rules.profile(unit).army != Army::prussian && state.whereabouts(unit).is(Place::reserve);
}

[[nodiscard]] int reserve_size(const Rules& rules, const State& state, Seat seat) {
    int size = 0;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) size += own_reserve(rules, state, UnitId(i)) ? 1 : 0;
    return size;
}

}  // namespace

Refusal check_set_up(const Rules& rules, const State& state, const PlaceUnit& action) {
    if (auto refusal = check_own(rules, state, action.unit)) return refusal;
    if (!state.whereabouts(action.unit).is(Place::reserve)) return Violation{"W6.2", "That piece is not in the reserve."};
    if (!rules.set().board.set_up_zone[state.mover].contains(action.square))
        return Violation{"W6.2", "Pieces are set up on the own set-up zone only."};
    if (state.occupied().contains(action.square)) return Violation{"W6.2", "One piece a square."};
    return std::nullopt;
}

Refusal check_set_up(const Rules& rules, const State& state, const Unplace& action) {
    if (auto refusal = check_own(rules, state, action.unit)) return refusal;
    if (!state.whereabouts(action.unit).on_board()) return Violation{"W6.2", "That piece is not on the board."};
    return std::nullopt;
}

Refusal check_set_up(const Rules& rules, const State& state, const Ready&) {
    if (state.phase != Phase::set_up) return not_setting_up;
    const Army army = state.mover == Seat::french ? Army::french : Army::allied;
    for (const auto leader : {rules.commander(army), rules.commander_in_chief(state.mover)})
        if (leader && state.whereabouts(*leader).is(Place::reserve))
            return Violation{"W6.3", "The commander and the commander in chief must be on the board."};
    if (reserve_size(rules, state, state.mover) > rules.set().pieces.reserve_limit)
        return Violation{"W6.3", "Too many pieces are in reserve."};
    return std::nullopt;
}

void list_set_up(const Rules& rules, const State& state, ActionList& out) {
    const Seat seat = state.mover;
    const SquareSet free = rules.set().board.set_up_zone[seat] & ~state.occupied();
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) {
        const UnitId unit(i);
        if (own_reserve(rules, state, unit))
            for (const Square square : free) out.push_back(PlaceUnit{unit, square});
        else if (rules.profile(unit).army != Army::prussian && state.whereabouts(unit).on_board())
            out.push_back(Unplace{unit});
    }
    if (!check_set_up(rules, state, Ready{})) out.push_back(Ready{});
}

void become_ready(Step step) {
    State& state = step.state;
    const Seat seat = state.mover;
    state.ready[seat] = true;
    const int reserve = reserve_size(step.rules, state, seat);
    step.tell([&](Viewer) { return SetUpDone{seat, state.occupied(seat).size(), reserve}; });
    if (!state.ready[other(seat)]) {
        state.mover = other(seat);
        state.phase = state.line[state.mover] > 2 ? Phase::line_draw : Phase::set_up;
        return;
    }
    state.mover = state.first_mover;
    begin_turn(step);
}

}  // namespace fow::chapter
