#include "reach.hpp"

#include <algorithm>
#include <cstdlib>

namespace fow::waterloo::opponent {
namespace {

/// W4.9, W10.12: what a gun hits.
void shoot(const Rules& rules, const State& state, Seat seat, Square from, Reach& reach) {
    if (rules.hills().contains(from)) {
        reach.shot |= rules.hill_reach(seat, from) & ~state.buildings;
        return;
    }
    const Direction ahead = seat == french_seat ? Direction::north : Direction::south;
    auto next = step(from, ahead);
    for (int i = rules.set().pieces.artillery_range; i > 0 && next; --i, next = step(*next, ahead)) {
        if (state.buildings.contains(*next)) return;
        const auto met = state.unit_at(*next);
        if (!met) {
            reach.shot.insert(*next);
            continue;
        }
        if (!rules.hills().contains(*next) || rules.profile(*met).kind != Kind::artillery) reach.shot.insert(*next);  // W10.11
        return;
    }
}

/// Where a horseman from that square can ride. Adds what it can strike to `strike`, and guns that it takes in the flank to `flanked`.
SquareSet ridden(const Rules& rules, const State& state, Seat seat, Square from, SquareSet& strike, SquareSet& flanked) {
    const SquareSet enemies = state.occupied(other(seat)), firm = ~state.occupied() & ~state.buildings;
    SquareSet to;
    constexpr std::array<int, 4> by{file_count, 1, -file_count, -1};
    const std::array<int, 4> room{rank_count - 1 - from.rank(), file_count - 1 - from.file(), from.rank(), from.file()};
    for (const Direction d : directions) {
        int at = from.index();
        const int pace = by[static_cast<std::size_t>(d)];
        for (int i = room[static_cast<std::size_t>(d)]; i > 0; --i) {
            at += pace;
            const Square next = Square::from_index(at);
            if (firm.contains(next)) {
                to.insert(next);
                continue;
            }
            if (state.buildings.contains(next)) break;
            strike.insert(next);
            if (!enemies.contains(next)) break;
            const auto& met = rules.profile(*state.unit_at(next));
            if (met.kind == Kind::artillery && d != opposite(forward(met.army))) flanked.insert(next);
            break;
        }
    }
    return to;
}

/// Enemy guns beside which infantry can stand anywhere but in front.
void note_flanks(const Rules& rules, const State& state, SquareSet enemies, Reach& reach) {
    for (const Square square : enemies) {
        const auto& met = rules.profile(*state.unit_at(square));
        if (met.kind != Kind::artillery) continue;
        SquareSet sides = around(square);
        if (const auto front = step(square, forward(met.army))) sides.erase(*front);
        if (!(sides & reach.stands).empty()) reach.flanked.insert(square);
    }
}

/// Where infantry from these squares can stand before its last step, and what it can strike from there.
void march(SquareSet empty, SquareSet from, int steps, SquareSet& stands, SquareSet& strike) {
    stands = from;
    strike = from.neighbours();
    for (int i = 1; i < steps; ++i) {
        stands |= strike & empty;
        strike = stands.neighbours();
    }
}

}  // namespace

Reach reach_of(const Rules& rules, const State& state, Seat seat) {
    Reach reach;
    const SquareSet empty = ~state.occupied();
    const auto& lines = rules.set().board.line_of_retreat[other(seat)];
    const SquareSet goal = rules.set().board.back_row[other(seat)];
    const int goal_rank = seat == french_seat ? rank_count - 1 : 0;
    const auto run = [&](SquareSet to, Square from) {
        if (!goal.contains(from) && (to & goal).empty()) return;
        for (std::size_t i = 0; i < 3; ++i) {
            const bool there = lines[i].contains(from);
            reach.there[i] += there ? 1 : 0;
            if (there || !(to & lines[i]).empty()) ++reach.runners[i];
        }
    };
    const std::array<int, 2> steps{rules.set().pieces.light_infantry_moves, rules.set().pieces.line_infantry_moves};
    std::array<std::array<SquareSet, 8>, 2> foot{};  // light, line; by strength: equal pieces march together
    for (const Square from : state.occupied(seat)) {
        const UnitId unit = *state.unit_at(from);
        const auto& profile = rules.profile(unit);
        if (profile.kind == Kind::artillery) {
            shoot(rules, state, seat, from, reach);
            continue;
        }
        int strength = profile.strength - state.mark(unit).weakened;
        if (state.has_inspired && state.inspired == unit) strength = std::min(strength + 1, 6);
        if (profile.kind == Kind::commander_in_chief) strength = chief_strength;
        if (on_foot(profile.kind)) {
            const std::size_t heavy = profile.kind == Kind::light_infantry ? 0 : 1;
            foot[heavy][static_cast<std::size_t>(strength)].insert(from);
            if (std::abs(from.rank() - goal_rank) > steps[heavy]) continue;
            SquareSet stands, strike;
            march(empty, SquareSet::of(from), steps[heavy], stands, strike);
            run((stands | strike) & empty, from);
            continue;
        }
        SquareSet& strike = reach.strike[static_cast<std::size_t>(strength)];
        const SquareSet to = ridden(rules, state, seat, from, strike, reach.flanked);
        strike |= to;
        reach.moves |= to;
        run(to, from);
    }
    for (std::size_t heavy = 0; heavy < 2; ++heavy)
        for (std::size_t strength = 1; strength < 8; ++strength) {
            if (foot[heavy][strength].empty()) continue;
            SquareSet stands, strike;
            march(empty, foot[heavy][strength], steps[heavy], stands, strike);
            reach.strike[strength] |= strike;
            reach.stands |= stands;
            reach.moves |= (stands | strike) & empty;
        }
    note_flanks(rules, state, state.occupied(other(seat)), reach);
    return reach;
}

}  // namespace fow::waterloo::opponent
