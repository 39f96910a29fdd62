// W7 with W4: what a piece may do in a turn, and the turn itself.
#include <array>

#include "chapters.hpp"

namespace fow::chapter {
namespace {

[[nodiscard]] constexpr bool on_foot(Kind kind) { return kind == Kind::light_infantry || kind == Kind::line_infantry; }
[[nodiscard]] constexpr bool mounted(Kind kind) { return !on_foot(kind) && kind != Kind::artillery; }

/// W4.1, W4.2, W4.8: squares in one action; cavalry is not limited.
[[nodiscard]] int paces(const Rules& rules, Kind kind) {
    const PieceRules& pieces = rules.set().pieces;
    return kind == Kind::light_infantry ? pieces.light_infantry_moves
           : kind == Kind::line_infantry ? pieces.line_infantry_moves
                                         : 1;
}

/// W7.4, W7.5: `from` and all that lies within that many steps over empty squares.
[[nodiscard]] SquareSet within(SquareSet empty, Square from, int steps) {
    SquareSet reached = SquareSet::of(from);
    for (int i = 0; i < steps; ++i) {
        const SquareSet further = reached | (reached.neighbours() & empty);
        if (further == reached) break;
        reached = further;
    }
    return reached;
}

/// W4.3: the empty squares straight ahead of a rider, and what stops it.
struct Ride {
    SquareSet squares;
    std::array<std::optional<Square>, 4> stopped_by;
};
[[nodiscard]] Ride ride(SquareSet empty, Square from) {
    Ride result;
    for (const Direction d : directions) {
        auto next = step(from, d);
        while (next && empty.contains(*next)) {
            result.squares.insert(*next);
            next = step(*next, d);
        }
        result.stopped_by[static_cast<std::size_t>(d)] = next;
    }
    return result;
}

/// W4.9: the square that a gun's shot would meet first.
[[nodiscard]] std::optional<Square> first_in_sight(const Rules& rules, const State& state, Square gun, Army army) {
    const SquareSet occupied = state.occupied();
    auto next = step(gun, forward(army));
    for (int reach = rules.set().pieces.artillery_range; reach > 0 && next; --reach, next = step(*next, forward(army)))
        if (occupied.contains(*next)) return next;
    return std::nullopt;
}

[[nodiscard]] Violation reach_violation(Kind kind) {
    switch (kind) {
        case Kind::light_infantry: return {"W4.1", "Light infantry reaches three squares over empty squares."};
        case Kind::line_infantry: return {"W4.2", "Line infantry reaches two squares over empty squares."};
        case Kind::heavy_cavalry: return {"W4.4", "Cavalry rides in one straight line over empty squares."};
        case Kind::artillery: return {"W4.8", "Artillery moves one square."};
        default: return {"W4.3", "Cavalry rides in one straight line over empty squares."};
    }
}

[[nodiscard]] Refusal check_phase(const State& state) {
    switch (state.phase) {
        case Phase::turn: return std::nullopt;
        case Phase::frenzy_choice: return Violation{"W8.9", "First the owner chooses which piece falls."};
        default: return Violation{"W6.1", "The armies are still being set up."};
    }
}

/// The own unit on a square that is to act, or why not. Public: whose a piece is can be seen.
[[nodiscard]] Refusal check_actor(const Rules& rules, const State& state, Square from) {
    if (auto refusal = check_phase(state)) return refusal;
    if (!state.occupied(state.mover).contains(from)) return Violation{"W7.2", "There is no own piece on that square."};
    if (state.actions_left() < 1) return Violation{"W5.3", "No action is left in this turn."};
    return check_duty(rules, state, rules.profile(*state.unit_at(from)).army);
}

[[nodiscard]] bool may_return_now(const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    if (where.is(Place::reserve)) return true;
    return (where.is(Place::withdrawn) || where.is(Place::regaining)) && !state.mark(unit).fresh;
}

void list_on_foot(const State& state, const Rules& rules, Kind kind, Square from, ActionList& out) {
    const SquareSet empty = ~state.occupied();
    const int steps = paces(rules, kind);
    const SquareSet stands = within(empty, from, steps - 1);
    const SquareSet ends = (stands | (stands.neighbours() & empty)) & ~SquareSet::of(from);
    for (const Square to : ends) out.push_back(Move{from, to});
    for (const Square target : stands.neighbours() & state.occupied(other(state.mover)))
        for (const Direction d : directions)
            if (const auto via = step(target, d); via && stands.contains(*via)) out.push_back(Attack{from, *via, target});
}

void list_mounted(const State& state, Square from, ActionList& out) {
    const SquareSet empty = ~state.occupied();
    const SquareSet enemies = state.occupied(other(state.mover));
    for (const Direction d : directions) {
        Square last = from;
        auto next = step(from, d);
        for (; next && empty.contains(*next); next = step(*next, d)) {
            out.push_back(Move{from, *next});
            last = *next;
        }
        if (next && enemies.contains(*next)) out.push_back(Attack{from, last, *next});
    }
}

void list_gun(const State& state, const Rules& rules, Army army, Square from, ActionList& out) {
    const SquareSet occupied = state.occupied();
    for (const Direction d : directions)
        if (const auto next = step(from, d); next && !occupied.contains(*next)) out.push_back(Move{from, *next});
    if (const auto target = first_in_sight(rules, state, from, army);
        target && state.occupied(other(state.mover)).contains(*target))
        out.push_back(Fire{from, *target});
}

/// W1.5: whether any action of W7.2 is open to the mover.
[[nodiscard]] bool any_action(const Rules& rules, const State& state) {
    ActionList actions;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover) && actions.empty(); ++i)
        legal_of(rules, state, UnitId(i), actions);
    return !actions.empty();
}

}  // namespace

std::vector<Square> way(const State& state, Square from, Square to) {
    if (from == to) return {from};
    const SquareSet empty = ~state.occupied() | SquareSet::of(to);
    std::array<std::optional<Square>, square_count> came_from{};
    std::vector<Square> front{from};
    while (!came_from[static_cast<std::size_t>(to.index())]) {
        std::vector<Square> next_front;
        for (const Square at : front)
            for (const Direction d : directions)
                if (const auto next = step(at, d); next && *next != from && empty.contains(*next)) {
                    auto& origin = came_from[static_cast<std::size_t>(next->index())];
                    if (origin) continue;
                    origin = at;
                    next_front.push_back(*next);
                }
        front = std::move(next_front);
    }
    std::vector<Square> back{to};
    while (back.back() != from) back.push_back(*came_from[static_cast<std::size_t>(back.back().index())]);
    return {back.rbegin(), back.rend()};
}

SquareSet entry_squares(const Rules& rules, const State& state, UnitId unit) {
    const auto& profile = rules.profile(unit);
    if (profile.army != Army::prussian) return rules.set().board.back_row[profile.seat] & ~state.occupied();
    EntryList entries;
    open_entries(rules, state, entries);
    SquareSet squares;
    for (const Square square : entries) squares.insert(square);
    return squares;
}

Refusal check_turn(const Rules& rules, const State& state, const Move& action) {
    if (auto refusal = check_actor(rules, state, action.from)) return refusal;
    if (state.occupied().contains(action.to)) return Violation{"W7.4", "A move ends on an empty square."};
    const Kind kind = rules.profile(*state.unit_at(action.from)).kind;
    const SquareSet empty = ~state.occupied();
    const SquareSet reach = mounted(kind) ? ride(empty, action.from).squares : within(empty, action.from, paces(rules, kind));
    if (!reach.contains(action.to)) return reach_violation(kind);
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const Attack& action) {
    if (auto refusal = check_actor(rules, state, action.from)) return refusal;
    const Kind kind = rules.profile(*state.unit_at(action.from)).kind;
    if (!state.occupied(other(state.mover)).contains(action.to))
        return Violation{"W8.1", "An attack goes to a square held by an enemy piece."};
    if (kind == Kind::artillery) return Violation{"W4.8", "Artillery never attacks by moving; it fires."};
    if (!adjacent(action.via, action.to)) return Violation{"W7.5", "The last square before the target must be beside it."};
    const SquareSet empty = ~state.occupied();
    if (mounted(kind)) {
        const auto direction = line_direction(action.from, action.to);
        const bool straight = direction && step(action.to, opposite(*direction)) == action.via;
        if (!straight || ride(empty, action.from).stopped_by[static_cast<std::size_t>(*direction)] != action.to)
            return reach_violation(kind);
        return std::nullopt;
    }
    if (!within(empty, action.from, paces(rules, kind) - 1).contains(action.via)) return reach_violation(kind);
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const Fire& action) {
    if (auto refusal = check_actor(rules, state, action.from)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (profile.kind != Kind::artillery) return Violation{"W4.8", "Only artillery fires."};
    if (!state.occupied(other(state.mover)).contains(action.to)) return Violation{"W4.9", "The target must be an enemy piece."};
    if (first_in_sight(rules, state, action.from, profile.army) != action.to)
        return Violation{"W4.9", "Guns fire straight forward at the first piece within range."};
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const Enter& action) {
    if (auto refusal = check_phase(state)) return refusal;
    if (action.unit.index() >= rules.unit_count() || rules.profile(action.unit).seat != state.mover)
        return Violation{"W7.2", "That is no own piece."};
    const Whereabouts where = state.whereabouts(action.unit);
    const Army army = rules.profile(action.unit).army;
    if (where.on_board()) return Violation{"W7.2", "That piece is on the board already."};
    if (where.is(Place::reserve) && army == Army::prussian)
        return Violation{"W9.1", "Prussian pieces come by the draw at the end of a turn."};
    if (where.is(Place::eliminated) || where.is(Place::absent)) return Violation{"W8.4", "That piece is out of the game."};
    if (!may_return_now(state, action.unit))
        return where.is(Place::regaining) ? Violation{"W4.7", "It may return from the next own turn on."}
                                          : Violation{"W8.10", "It may return from the next own turn on."};
    const int given_back = returns_free(rules, state, action.unit)
                               ? (army == Army::prussian ? 1 : rules.set().turns.commander_actions)
                               : 0;
    if (state.actions_left() + given_back < 1) return Violation{"W5.3", "No action is left in this turn."};
    if (auto refusal = check_duty(rules, state, army)) return refusal;
    if (!entry_squares(rules, state, action.unit).contains(action.square))
        return army == Army::prussian ? Violation{"W9.7", "Prussian pieces come back on an empty entry square."}
                                      : Violation{"W7.2", "A piece enters on an empty square of the own back row."};
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const TakeOff& action) {
    if (auto refusal = check_phase(state)) return refusal;
    if (!state.occupied(state.mover).contains(action.from)) return Violation{"W7.2", "There is no own piece on that square."};
    const UnitId unit = *state.unit_at(action.from);
    if (rules.profile(unit).kind != Kind::heavy_cavalry || state.mark(unit).weakened == 0)
        return Violation{"W4.6", "Only weakened heavy cavalry may be taken off."};
    if (!can_take_off(rules, state, unit)) return Violation{"W4.6", "It charged in this turn: the enemy first has a turn."};
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const EndTurn&) {
    if (auto refusal = check_phase(state)) return refusal;
    if (state.actions_left() > 0 && owing(rules, state).count() > 0)
        return Violation{"W9.6", "A nation still owes an action in this turn."};
    return std::nullopt;
}

bool can_take_off(const Rules& rules, const State& state, UnitId unit) {
    const Marks& marks = state.mark(unit);
    return state.whereabouts(unit).on_board() && rules.profile(unit).kind == Kind::heavy_cavalry && marks.weakened > 0 &&
           marks.charged == 0;
}

void list_unit(const Rules& rules, const State& state, UnitId unit, ActionList& out) {
    const Whereabouts where = state.whereabouts(unit);
    const auto& profile = rules.profile(unit);
    if (where.on_board()) {
        if (on_foot(profile.kind)) list_on_foot(state, rules, profile.kind, where.square(), out);
        else if (mounted(profile.kind)) list_mounted(state, where.square(), out);
        else list_gun(state, rules, profile.army, where.square(), out);
        return;
    }
    if (!may_return_now(state, unit) || (where.is(Place::reserve) && profile.army == Army::prussian)) return;
    for (const Square square : entry_squares(rules, state, unit)) out.push_back(Enter{unit, square});
}

bool can_act_peacefully(const Rules& rules, const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    const auto& profile = rules.profile(unit);
    if (!where.on_board()) {
        if (!may_return_now(state, unit) || (where.is(Place::reserve) && profile.army == Army::prussian)) return false;
        return !entry_squares(rules, state, unit).empty();
    }
    if (!(SquareSet::of(where.square()).neighbours() & ~state.occupied()).empty()) return true;
    if (profile.kind != Kind::artillery) return false;
    const auto target = first_in_sight(rules, state, where.square(), profile.army);
    return target && state.occupied(other(profile.seat)).contains(*target);
}

void use_action(State& state, Army army) {
    ++state.actions_used;
    (army == Army::prussian ? state.prussian_acted : state.allied_acted) = true;
}

void begin_turn(Step step) {
    State& state = step.state;
    state.phase = Phase::turn;
    state.draw_offered_now = false;
    state.asks[state.mover] = true;  // W15.3: until the next own turn
    for (int i = step.rules.first_unit(state.mover); i < step.rules.end_unit(state.mover); ++i) {
        Marks& marks = state.marks[static_cast<std::size_t>(i)];
        marks.charged = 0;
        marks.fresh = 0;
    }
    set_budget(step.rules, state);
    step.tell([&](Viewer) { return TurnBegan{state.mover, state.turn, state.actions}; });
}

void end_turn(Step step) {
    State& state = step.state;
    const bool stuck = state.actions_used == 0 && !any_action(step.rules, state);
    step.tell([&](Viewer) { return TurnEnded{state.mover, state.actions_left()}; });
    state.draw_pending = state.draw_offered_now;
    if (state.mover == state.first_mover) {
        state.stuck_before = stuck;
        state.mover = other(state.mover);
        begin_turn(step);
        return;
    }
    state.quiet_turns = state.fought_this_turn ? 0 : static_cast<std::uint8_t>(state.quiet_turns + 1);
    state.fought_this_turn = false;
    const TurnRules& turns = step.rules.set().turns;
    if (stuck && state.stuck_before) return finish(step, std::nullopt, Ending::nobody_can_act);
    if (state.quiet_turns >= turns.quiet_turn_limit) return finish(step, std::nullopt, Ending::quiet_turns);
    if (step.rules.options().nightfall && state.turn >= turns.nightfall_turn)
        return finish(step, std::nullopt, Ending::nightfall);
    if (begin_arrival(step)) return;
    ++state.turn;
    state.mover = state.first_mover;
    begin_turn(step);
}

}  // namespace fow::chapter
