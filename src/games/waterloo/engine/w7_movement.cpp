// W7.4 and W7.5 with W4.1-W4.4, W4.8 and W14.4: where a piece may go, and what it may attack on its way.
#include <array>

#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

/// W4.1, W4.2, W4.8: squares in one action. Cavalry has no limit.
[[nodiscard]] int steps_per_action(const Rules& rules, Kind kind) {
    const PieceRules& pieces = rules.set().pieces;
    return kind == Kind::light_infantry ? pieces.light_infantry_moves : kind == Kind::line_infantry ? pieces.line_infantry_moves : 1;
}

/// W7.4, W7.5: `from` and everything that many steps away over empty squares.
[[nodiscard]] SquareSet within(SquareSet empty, Square from, int steps) {
    SquareSet reached = SquareSet::of(from);
    for (int i = 0; i < steps; ++i) {
        const SquareSet further = reached | (reached.neighbours() & empty);
        if (further == reached) break;
        reached = further;
    }
    return reached;
}

/// W14.4: one square forward, left or right.
[[nodiscard]] SquareSet one_step(Square from, Army army) {
    SquareSet squares = beside(from);
    if (const auto behind = step(from, opposite(forward(army)))) squares.erase(*behind);
    return squares;
}

/// What a piece can reach in one action.
struct Reach {
    SquareSet ends;    ///< where a move may end
    SquareSet stands;  ///< from where it may attack its neighbours on foot: dry ground, or its own square
    SquareSet around;  ///< the neighbours of these
    SquareSet near;    ///< what it reaches with the first step only: mud, and everything from mud (W14.4)
};

[[nodiscard]] Reach on_foot_reach(const Rules& rules, const State& state, Kind kind, Army army, Square from) {
    const SquareSet empty = ~state.occupied();
    const int steps = steps_per_action(rules, kind);
    const bool slowed = slowed_by_mud(kind) && !rules.mud().empty();
    const SquareSet mud = slowed ? rules.mud() : SquareSet{};
    Reach reach;
    if (slowed) reach.near = mud.contains(from) ? one_step(from, army) : one_step(from, army) & mud;
    if (mud.contains(from)) {
        reach.ends = reach.near & empty;
        return reach;
    }
    const SquareSet dry = empty & ~mud;
    reach.stands = SquareSet::of(from);
    reach.around = beside(from);
    for (int i = 1; i < steps; ++i) {
        reach.stands |= reach.around & dry;
        reach.around = reach.stands.neighbours();
    }
    reach.ends = ((reach.stands | (reach.around & dry)) & ~SquareSet::of(from)) | (reach.near & empty);
    return reach;
}

/// W4.3: the squares straight ahead of a rider, and the pieces that stop it.
struct Ride {
    SquareSet squares;
    std::array<std::optional<Square>, 4> stopped_by;  ///< pieces that it may attack
};
/// Calls `move(square)` for each possible end of a move, and `meet(direction, last, square)` for each piece in the way.
template <class Move, class Meet>
void ride(const Rules& rules, const State& state, Army army, Square from, const Move& move, const Meet& meet) {
    const SquareSet occupied = state.occupied();
    const SquareSet mud = rules.mud();
    const bool slow = mud.contains(from);
    const SquareSet firm = slow ? SquareSet{} : ~(occupied | state.buildings | mud);
    const int file = from.file(), rank = from.rank();
    const std::array<int, 4> room{rank_count - 1 - rank, file_count - 1 - file, rank, file};
    constexpr std::array<int, 4> steps{file_count, 1, -file_count, -1};
    for (const Direction d : directions) {
        const int by = steps[static_cast<std::size_t>(d)];
        const int edge = from.index() + room[static_cast<std::size_t>(d)] * by;
        int last = from.index();
        while (last != edge && firm.contains(Square::from_index(last + by))) move(Square::from_index(last += by));
        if (last == edge) continue;
        const Square next = Square::from_index(last + by);
        const bool back = d == opposite(forward(army));
        if (state.buildings.contains(next) || ((slow || mud.contains(next)) && (last != from.index() || back))) continue;
        if (occupied.contains(next)) meet(d, Square::from_index(last), next);
        else move(next);
    }
}
[[nodiscard]] Ride ride(const Rules& rules, const State& state, Army army, Square from) {
    Ride result;
    ride(
        rules, state, army, from, [&](Square end) { result.squares.insert(end); },
        [&](Direction d, Square, Square met) { result.stopped_by[static_cast<std::size_t>(d)] = met; });
    return result;
}

[[nodiscard]] Violation reach_violation(const Rules& rules, Kind kind) {
    switch (kind) {
        case Kind::light_infantry:
            return {"W4.1", "Light infantry moves over empty squares, {count} at most.", steps_per_action(rules, kind)};
        case Kind::line_infantry:
            return {"W4.2", "Line infantry moves over empty squares, {count} at most.", steps_per_action(rules, kind)};
        case Kind::heavy_cavalry: return {"W4.4", "Cavalry rides in one straight line over empty squares."};
        case Kind::artillery: return {"W4.8", "Artillery moves one square."};
        default: return {"W4.3", "Cavalry rides in one straight line over empty squares."};
    }
}

/// Why the ground forbids a piece to be on a square (W10.3, W14.4); nothing if it does not.
[[nodiscard]] Refusal check_ground(const Rules& rules, const State& state, Kind kind, Square to) {
    if (open_to(rules, state, kind).contains(to)) return std::nullopt;
    if (rules.mud().contains(to)) return Violation{"W14.4", "Artillery may not enter mud."};
    return Violation{"W10.3", "Only infantry may enter a building."};
}

/// Why a square is out of reach: because of the ground if nothing else is in the way, otherwise because of the piece's own range. `last`:
/// the squares from which the last step may be made.
[[nodiscard]] Violation out_of_reach(const Rules& rules, const State& state, Kind kind, Square from, SquareSet last, Square to) {
    const Violation mud{"W14.4", "On mud a piece goes one square only, forward or sideways."};
    const SquareSet empty = ~state.occupied();
    if (on_foot(kind)) return (within(empty, from, steps_per_action(rules, kind) - 1) & last).empty() ? reach_violation(rules, kind) : mud;
    const auto line = kind == Kind::artillery ? std::nullopt : line_direction(from, to);
    if (!line || !last.contains(*step(to, opposite(*line)))) return reach_violation(rules, kind);
    bool building = false;
    for (Square next = *step(from, *line); next != to; next = *step(next, *line)) {
        if (!empty.contains(next)) return reach_violation(rules, kind);
        building = building || state.buildings.contains(next);
    }
    return building ? Violation{"W10.3", "Only infantry may enter a building."} : mud;
}

void list_on_foot(const Rules& rules, const State& state, Kind kind, Army army, Square from, ActionList& out, ActionKinds kinds) {
    const Reach reach = on_foot_reach(rules, state, kind, army, from);
    if (kinds.move)
        for (const Square to : reach.ends) out.push_back(Move{from, to});
    if (!kinds.attack) return;
    const SquareSet enemies = state.occupied(other(state.mover));
    const SquareSet wet = slowed_by_mud(kind) ? rules.mud() : SquareSet{};
    for (const Square target : reach.around & enemies & ~wet)
        for (const Direction d : directions)
            if (const auto via = step(target, d); via && reach.stands.contains(*via)) out.push_back(Attack{from, *via, target});
    for (const Square target : reach.near& enemies) out.push_back(Attack{from, from, target});
}

void list_mounted(const Rules& rules, const State& state, Army army, Square from, ActionList& out, ActionKinds kinds) {
    const SquareSet enemies = state.occupied(other(state.mover));
    ride(
        rules, state, army, from,
        [&](Square end) {
            if (kinds.move) out.push_back(Move{from, end});
        },
        [&](Direction, Square last, Square met) {
            if (kinds.attack && enemies.contains(met)) out.push_back(Attack{from, last, met});
        });
}

/// A way over those squares to `to`, which may be any square; nothing if there is none.
[[nodiscard]] std::optional<std::vector<Square>> shortest_way(SquareSet over, Square from, Square to) {
    const SquareSet open = over | SquareSet::of(to);
    std::array<std::optional<Square>, square_count> came_from{};
    std::vector<Square> front{from};
    while (!came_from[static_cast<std::size_t>(to.index())]) {
        if (front.empty()) return std::nullopt;
        std::vector<Square> next_front;
        for (const Square at : front)
            for (const Direction d : directions)
                if (const auto next = step(at, d); next && *next != from && open.contains(*next)) {
                    auto& origin = came_from[static_cast<std::size_t>(next->index())];
                    if (origin) continue;
                    origin = at;
                    next_front.push_back(*next);
                }
        front = std::move(next_front);
    }
    std::vector<Square> back{to};
    while (back.back() != from) back.push_back(*came_from[static_cast<std::size_t>(back.back().index())]);
    return std::vector<Square>(back.rbegin(), back.rend());
}

}  // namespace

std::vector<Square> way(const Rules& rules, const State& state, UnitId unit, Square to) {
    const Square from = state.whereabouts(unit).square();
    if (from == to) return {from};
    const Kind kind = rules.profile(unit).kind;
    const SquareSet open = ~state.occupied() & open_to(rules, state, kind);
    // Takes a dry way if there is one: a way through mud would reveal light infantry (W14.4).
    const auto dry = shortest_way(open & ~rules.mud(), from, to);
    const bool in_reach = dry && (slowed_by_mud(kind) || static_cast<int>(dry->size()) - 1 <= steps_per_action(rules, kind));
    return in_reach ? *dry : *shortest_way(open, from, to);
}

Refusal check_turn(const Rules& rules, const State& state, const Move& action) {
    if (auto refusal = check_actor(rules, state, action.from, &ActionKinds::move)) return refusal;
    if (state.occupied().contains(action.to)) return Violation{"W7.4", "A move ends on an empty square."};
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (auto refusal = check_ground(rules, state, profile.kind, action.to)) return refusal;
    const SquareSet ends = mounted(profile.kind)   ? ride(rules, state, profile.army, action.from).squares
                           : on_foot(profile.kind) ? on_foot_reach(rules, state, profile.kind, profile.army, action.from).ends
                                                   : beside(action.from);
    if (!ends.contains(action.to)) return out_of_reach(rules, state, profile.kind, action.from, beside(action.to), action.to);
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const Attack& action) {
    if (auto refusal = check_actor(rules, state, action.from, &ActionKinds::attack)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (!state.occupied(other(state.mover)).contains(action.to))
        return Violation{"W8.1", "The target of an attack must be an enemy piece."};
    if (profile.kind == Kind::artillery) return Violation{"W4.8", "Artillery never attacks by moving; it fires."};
    if (!adjacent(action.via, action.to)) return Violation{"W7.5", "The last square must be adjacent to the target."};
    const SquareSet last = SquareSet::of(action.via);
    const auto unreached = [&] { return out_of_reach(rules, state, profile.kind, action.from, last, action.to); };
    if (mounted(profile.kind)) {
        if (state.buildings.contains(action.to)) return Violation{"W10.3", "Cavalry may not attack a piece in a building."};
        const auto direction = line_direction(action.from, action.to);
        const bool straight = direction && step(action.to, opposite(*direction)) == action.via;
        if (!straight || ride(rules, state, profile.army, action.from).stopped_by[static_cast<std::size_t>(*direction)] != action.to)
            return unreached();
        return std::nullopt;
    }
    const Reach reach = on_foot_reach(rules, state, profile.kind, profile.army, action.from);
    const bool wet = slowed_by_mud(profile.kind) && rules.mud().contains(action.to);
    const bool near = action.via == action.from && reach.near.contains(action.to);
    if (!near && (wet || !reach.stands.contains(action.via))) return unreached();
    return std::nullopt;
}

void list_moves(const Rules& rules, const State& state, UnitId unit, ActionList& out, ActionKinds kinds) {
    const Square from = state.whereabouts(unit).square();
    const auto& [kind, army, seat, strength] = rules.profile(unit);
    if (on_foot(kind)) return list_on_foot(rules, state, kind, army, from, out, kinds);
    if (mounted(kind)) return list_mounted(rules, state, army, from, out, kinds);
    if (!kinds.move) return;
    for (const Square to : beside(from) & ~state.occupied() & open_to(rules, state, kind)) out.push_back(Move{from, to});
}

bool can_move(const Rules& rules, const State& state, UnitId unit) {
    const Square from = state.whereabouts(unit).square();
    const auto& profile = rules.profile(unit);
    SquareSet next = beside(from) & ~state.occupied() & open_to(rules, state, profile.kind);
    if (slowed_by_mud(profile.kind) && !rules.mud().empty()) {
        const SquareSet slow = rules.mud().contains(from) ? SquareSet::all() : rules.mud();
        next &= one_step(from, profile.army) | ~slow;
    }
    return !next.empty();
}

}  // namespace fow::waterloo::chapter
