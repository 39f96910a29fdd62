// W10 and W12.5-W12.7: what guns can see, and what happens to buildings and villages.
#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

[[nodiscard]] SquareSet squares_of(const Rules& rules, std::optional<std::size_t> work) { return rules.works()[*work].squares; }

/// W10.7, W10.12: over everything, up to its range.
[[nodiscard]] Sights from_hill(const Rules& rules, const State& state, Square gun, Seat seat) {
    const SquareSet reach = rules.hill_reach(seat, gun);
    Sights sights;
    sights.pieces = reach & state.occupied(other(seat)) & ~state.buildings;
    const SquareSet works = reach & (state.buildings | state.villages);
    for (const Square square : works)
        if ((squares_of(rules, rules.work_at(square)) & state.occupied(seat)).empty()) sights.tiles.insert(square);
    return sights;
}

}  // namespace

std::optional<std::size_t> standing_work(const Rules& rules, const State& state, Square square) {
    return (state.buildings | state.villages).contains(square) ? rules.work_at(square) : std::nullopt;
}

Sights sights(const Rules& rules, const State& state, Square gun, Army army) {
    const Seat seat = seat_of(army);
    if (rules.hills().contains(gun)) return from_hill(rules, state, gun, seat);
    Sights sights;
    const SquareSet occupied = state.occupied();
    auto next = step(gun, forward(army));
    for (int reach = rules.set().pieces.artillery_range; reach > 0 && next; --reach, next = step(*next, forward(army))) {
        const bool building = state.buildings.contains(*next);
        if (building || state.villages.contains(*next))  // W10.8: no shot at a friendly piece
            if ((squares_of(rules, rules.work_at(*next)) & state.occupied(seat)).empty()) sights.tiles.insert(*next);
        if (building) break;  // W10.7
        if (!occupied.contains(*next)) continue;
        const bool above = rules.hills().contains(*next) && rules.profile(*state.unit_at(*next)).kind == Kind::artillery;  // W10.11
        if (state.occupied(other(seat)).contains(*next) && !above) sights.pieces.insert(*next);
        break;
    }
    return sights;
}

bool fortified(const Rules& rules, const State& state, std::size_t work, Seat seat, SquareSet infantry) {
    if (state.works[work].owner != static_cast<unsigned>(seat)) return false;
    return (rules.works()[work].squares & ~infantry).empty();
}

void test_conquest(Step step) {
    State& state = step.state;
    const SquareSet occupied = state.buildings & state.occupied();
    if (occupied.empty()) return;
    for (std::size_t i = 0; i < step.rules.works().size(); ++i) {
        const Rules::Work& work = step.rules.works()[i];
        if (!(work.squares & ~occupied).empty()) continue;
        for (const Seat seat : seats) {
            const auto owner = static_cast<std::uint8_t>(seat);
            const bool held = (work.squares & ~state.occupied(seat)).empty();  // infantry: nothing else may be there
            if (!held || state.works[i].owner == owner) continue;
            state.works[i].owner = owner & 3U;
            step.tell([&](Viewer) { return Conquered{seat, step.rules.tiles()[work.tile].name}; });
        }
    }
}

void bombard(Step step, const Bombard& action) {
    const Rules& rules = step.rules;
    State& state = step.state;
    const UnitId gun = *state.unit_at(action.from);
    const std::size_t number = *rules.work_at(action.to);
    WorkState& work = state.works[number];
    work.damage = (work.damage + 1U) & 63U;
    const bool destroyed = work.damage >= static_cast<unsigned>(rules.set().terrain.hits);
    if (destroyed) {
        work.owner = 2;
        derive_works(rules, state);
    }
    state.fought_this_turn = true;
    step.tell([&](Viewer viewer) {
        return Bombarded{
            see(rules, state, viewer, gun), action.from, action.to, rules.tiles()[rules.works()[number].tile].name, work.damage, destroyed};
    });
}

}  // namespace fow::waterloo::chapter
