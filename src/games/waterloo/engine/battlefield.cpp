// W14.3: from a custom battlefield to rules and a starting position.
#include "games/waterloo/engine/battlefield.hpp"

#include <algorithm>
#include <cassert>

#include "chapters.hpp"

namespace fow::waterloo {
namespace {

/// The tiles that are on the board in a mode, as a battlefield of that mode has them.
[[nodiscard]] std::vector<Tile> tiles_in(const Ruleset& base, Mode mode) {
    std::vector<Tile> tiles;
    for (Tile tile : base.terrain.tiles) {
        if (tile.from > mode) continue;
        tile.from = Mode::basic;
        tiles.push_back(std::move(tile));
    }
    return tiles;
}

}  // namespace

Ruleset ruleset_of(const Battlefield& field, const Ruleset& base) {
    Ruleset set = base;
    if (field.tiles != tiles_in(base, field.mode)) set.terrain.tiles = field.tiles;
    set.board.line_of_retreat = field.lines;
    set.arrival.flag = field.flag;
    set.arrival.beside = field.beside;
    // Everything that the rulebook ties to the arrival of the Prussians moves together with it (W9.5, W9.8, W14.2).
    const int later = field.prussian_turn - base.arrival.first_turn;
    const auto shifted = [&](int turn, int earliest) { return std::clamp(turn + later, earliest, 1000); };
    set.arrival.first_turn = field.prussian_turn;
    set.arrival.extra_action_turn = shifted(base.arrival.extra_action_turn, 1);
    set.cards.taking_turn = shifted(base.cards.taking_turn, 1);
    set.expert.doubt_turn = shifted(base.expert.doubt_turn, 2);
    return set;
}

State start_of(const Battlefield& field, const Rules& rules) {
    State state = initial_state(rules);
    for (int i = 0; i < rules.unit_count(); ++i) put(rules, state, UnitId(i), Place::absent);
    for (const FieldPiece& piece : field.pieces) {
        if (rules.stays_away(piece.unit)) continue;
        put(rules, state, piece.unit, piece.square && !rules.late(piece.unit) ? Whereabouts(*piece.square) : Place::reserve);
    }
    if (!rules.starts_early()) state.first_mover = field.first_mover;
    if (!field.players_set_up) begin_as_placed(rules, state);
    return state;
}

std::optional<Battlefield> battlefield_of(const Rules& rules, const State& start, const Ruleset& base) {
    Battlefield field = classic_battlefield(rules.set(), rules.mode());
    field.pieces.clear();
    for (int i = 0; i < rules.unit_count(); ++i) {
        const UnitId unit(i);
        const Whereabouts where = start.whereabouts(unit);
        if (where.on_board()) field.pieces.push_back({unit, where.square()});
        else if (!where.is(Place::absent) || rules.stays_away(unit)) field.pieces.push_back({unit, std::nullopt});
    }
    field.players_set_up = start.ready == PerSeat<bool>();
    field.first_mover = start.first_mover;
    const Ruleset set = ruleset_of(field, base);
    if (set != rules.set() || !faults_of(field, base).empty() || start_of(field, rules) != start) return std::nullopt;
    return field;
}

void begin_as_placed(const Rules& rules, State& state) {
    state.ready = {true, true};
    chapter::begin_as_placed({rules, state, nullptr});
}

void chapter::begin_as_placed(Step step) {
    State& state = step.state;
    for (const Seat seat : {allied_seat, french_seat}) {
        if (step.rules.expert() || state.line_of(seat)) continue;
        state.mover = seat;
        state.phase = Phase::line_draw;
        return;
    }
    begin_draft(step);
}

Battlefield classic_battlefield(const Ruleset& base, Mode mode) {
    Battlefield field;
    field.mode = mode;
    field.tiles = tiles_in(base, mode);
    for (int i = 0; i < static_cast<int>(base.pieces.roster.size()); ++i) field.pieces.push_back({UnitId(i), std::nullopt});
    field.first_mover = base.turns.first_mover;
    field.prussian_turn = base.arrival.first_turn;
    field.flag = base.arrival.flag;
    field.beside = base.arrival.beside;
    field.lines = base.board.line_of_retreat;
    return field;
}

}  // namespace fow::waterloo
