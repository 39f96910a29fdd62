// W6, W12.4 and W14.1: army set-up.
#include "chapters.hpp"

namespace fow::waterloo::chapter {
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

/// W6.3, W14.1: the late pieces wait together with the rest of the reserve.
[[nodiscard]] int reserve_size(const Rules& rules, const State& state, Seat seat, bool with_late) {
    int size = 0;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        size += own_reserve(rules, state, UnitId(i)) && (with_late || !rules.late(UnitId(i))) ? 1 : 0;
    return size;
}

/// W6.2, W12.4: where a piece may be placed now.
[[nodiscard]] SquareSet places(const Rules& rules, const State& state, UnitId unit) {
    if (rules.late(unit)) return {};
    const Kind kind = rules.profile(unit).kind;
    const SquareSet zone = rules.set().board.set_up_zone[state.mover] & open_to(rules, state, kind);
    return (on_foot(kind) ? zone | garrison_room(rules, state) : zone) & ~state.occupied();
}

/// W12.4: the squares of the garrisoned building, for the side that holds it.
[[nodiscard]] SquareSet garrison_squares(const Rules& rules, Seat seat) {
    if (!rules.garrisoned() || seat != rules.set().expert.garrison_seat) return {};
    return rules.works()[*rules.garrisoned()].squares;
}

}  // namespace

Refusal check_set_up(const Rules& rules, const State& state, const PlaceUnit& action) {
    if (auto refusal = check_own(rules, state, action.unit)) return refusal;
    if (!state.whereabouts(action.unit).is(Place::reserve)) return Violation{"W6.2", "That piece is not in the reserve."};
    if (rules.late(action.unit)) return Violation{"W14.1", "That piece is kept off the board: it comes late."};
    if (state.occupied().contains(action.square)) return Violation{"W6.2", "One piece per square."};
    if (places(rules, state, action.unit).contains(action.square)) return std::nullopt;
    const Kind kind = rules.profile(action.unit).kind;
    if (garrison_squares(rules, state.mover).contains(action.square) && !rules.set().board.set_up_zone[state.mover].contains(action.square))
        return on_foot(kind) ? Violation{"W12.4", "The garrison is complete."} : Violation{"W12.4", "Only infantry may join the garrison."};
    if (!rules.set().board.set_up_zone[state.mover].contains(action.square))
        return Violation{"W6.2", "Set up pieces only in your set-up zone."};
    return rules.mud().contains(action.square) ? Violation{"W14.4", "Artillery may not stand on mud."}
                                               : Violation{"W10.3", "Only infantry may stand in a building."};
}

Refusal check_set_up(const Rules& rules, const State& state, const Unplace& action) {
    if (auto refusal = check_own(rules, state, action.unit)) return refusal;
    if (!state.whereabouts(action.unit).on_board()) return Violation{"W6.2", "That piece is not on the board."};
    return std::nullopt;
}

Refusal check_set_up(const Rules& rules, const State& state, const Ready&) {
    if (state.phase != Phase::set_up) return not_setting_up;
    const Army army = state.mover == french_seat ? Army::french : Army::allied;
    for (const auto leader : {rules.commander(army), rules.commander_in_chief(state.mover)})
        if (leader && state.whereabouts(*leader).is(Place::reserve))
            return Violation{"W6.3", "The commander and the commander in chief must be on the board."};
    if (reserve_size(rules, state, state.mover, false) > rules.set().pieces.reserve_limit)
        return Violation{"W6.3", "Too many pieces are in reserve."};
    if ((state.occupied(state.mover) & garrison_squares(rules, state.mover)).size() < garrison_size(rules, state, state.mover))
        return Violation{"W12.4", "The garrison needs more infantry."};
    return std::nullopt;
}

void list_set_up(const Rules& rules, const State& state, ActionList& out) {
    const Seat seat = state.mover;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) {
        const UnitId unit(i);
        if (own_reserve(rules, state, unit))
            for (const Square square : places(rules, state, unit)) out.push_back(PlaceUnit{unit, square});
        else if (rules.profile(unit).army != Army::prussian && state.whereabouts(unit).on_board()) out.push_back(Unplace{unit});
    }
    if (!check_set_up(rules, state, Ready{})) out.push_back(Ready{});
}

SquareSet garrison_room(const Rules& rules, const State& state) {
    const SquareSet squares = garrison_squares(rules, state.mover);
    const int inside = (squares & state.occupied()).size();
    return inside < garrison_size(rules, state, state.mover) ? squares & ~state.occupied() : SquareSet{};
}

int garrison_size(const Rules& rules, const State& state, Seat seat) {
    if (garrison_squares(rules, seat).empty()) return 0;
    int infantry = 0;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        if (const UnitId unit(i); on_foot(rules.profile(unit).kind) && rules.profile(unit).army != Army::prussian && !rules.late(unit) &&
                                  !state.whereabouts(unit).is(Place::absent))
            ++infantry;
    return infantry < rules.set().expert.garrison ? infantry : rules.set().expert.garrison;
}

void become_ready(Step step) {
    State& state = step.state;
    const Seat seat = state.mover;
    state.ready[seat] = true;
    const int reserve = reserve_size(step.rules, state, seat, true);
    step.tell([&](Viewer) { return SetUpDone{seat, state.occupied(seat).size(), reserve}; });
    if (!state.ready[other(seat)]) {
        state.mover = other(seat);
        state.phase = !step.rules.expert() && state.line[state.mover] > 2 ? Phase::line_draw : Phase::set_up;
        return;
    }
    begin_draft(step);
}

}  // namespace fow::waterloo::chapter
