// W7 with W4: what a piece may do in a turn, and the turn itself.
#include <array>

#include "chapters.hpp"

namespace fow::chapter {
namespace {

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

/// W14.4: one square forward, left or right.
[[nodiscard]] SquareSet one_on(Square from, Army army) {
    SquareSet squares = SquareSet::of(from).neighbours();
    if (const auto behind = step(from, opposite(forward(army)))) squares.erase(*behind);
    return squares;
}

/// What a piece can reach in one action.
struct Reach {
    SquareSet ends;    ///< where a move may end
    SquareSet stands;  ///< whence on foot it may attack its neighbours: dry ground, or its own square
    SquareSet near;    ///< what it reaches at the first step only: mud, and all there is from out of the mud (W14.4)
};

[[nodiscard]] Reach on_foot_reach(const Rules& rules, const State& state, Kind kind, Army army, Square from) {
    const SquareSet empty = ~state.occupied();
    const int steps = paces(rules, kind);
    const bool slowed = slowed_by_mud(kind) && !rules.mud().empty();
    const SquareSet mud = slowed ? rules.mud() : SquareSet{};
    Reach reach;
    if (slowed) reach.near = mud.contains(from) ? one_on(from, army) : one_on(from, army) & mud;
    if (mud.contains(from)) {
        reach.ends = reach.near & empty;
        return reach;
    }
    const SquareSet dry = empty & ~mud;
    reach.stands = within(dry, from, steps - 1);
    reach.ends = ((reach.stands | (reach.stands.neighbours() & dry)) & ~SquareSet::of(from)) | (reach.near & empty);
    return reach;
}

/// W4.3: the squares straight ahead of a rider, and the piece that stops it.
struct Ride {
    SquareSet squares;
    std::array<std::optional<Square>, 4> stopped_by;  ///< a piece that it may attack
};
/// Calls `move(square)` for each end of a move and `meet(direction, last, square)` for each piece met on the way.
template <class Move, class Meet>
void ride(const Rules& rules, const State& state, Army army, Square from, const Move& move, const Meet& meet) {
    const SquareSet occupied = state.occupied();
    const SquareSet open = ~state.buildings;
    const SquareSet mud = rules.mud();
    const bool slow = mud.contains(from);
    for (const Direction d : directions) {
        const bool back = d == opposite(forward(army));
        Square last = from;
        for (auto next = step(from, d); next && open.contains(*next); next = step(*next, d)) {
            const bool first = last == from;
            const bool wet = slow || mud.contains(*next);
            if (wet && (!first || back)) break;
            if (occupied.contains(*next)) {
                meet(d, last, *next);
                break;
            }
            move(*next);
            if (wet) break;
            last = *next;
        }
    }
}
[[nodiscard]] Ride ride(const Rules& rules, const State& state, Army army, Square from) {
    Ride result;
    ride(rules, state, army, from, [&](Square end) { result.squares.insert(end); },
         [&](Direction d, Square, Square met) { result.stopped_by[static_cast<std::size_t>(d)] = met; });
    return result;
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

/// Why a piece may not go onto a square at all, if the ground forbids it (W10.3, W14.4).
[[nodiscard]] Refusal check_ground(const Rules& rules, const State& state, Kind kind, Square to) {
    if (open_to(rules, state, kind).contains(to)) return std::nullopt;
    if (rules.mud().contains(to)) return Violation{"W14.4", "Artillery may not enter mud."};
    return Violation{"W10.3", "Only infantry may enter a building."};
}

/// Out of reach: by the ground, where nothing else is in the way, else by the kind's own range.
/// `last`: the squares from which the last step may be made.
[[nodiscard]] Violation out_of_reach(const Rules& rules, const State& state, Kind kind, Square from, SquareSet last, Square to) {
    const Violation mud{"W14.4", "On mud a piece goes one square only, forward or sideways."};
    const SquareSet empty = ~state.occupied();
    if (on_foot(kind)) return (within(empty, from, paces(rules, kind) - 1) & last).empty() ? reach_violation(kind) : mud;
    const auto line = kind == Kind::artillery ? std::nullopt : line_direction(from, to);
    if (!line || !last.contains(*step(to, opposite(*line)))) return reach_violation(kind);
    bool building = false;
    for (Square next = *step(from, *line); next != to; next = *step(next, *line)) {
        if (!empty.contains(next)) return reach_violation(kind);
        building = building || state.buildings.contains(next);
    }
    return building ? Violation{"W10.3", "Only infantry may enter a building."} : mud;
}

[[nodiscard]] Refusal check_phase(const State& state) {
    switch (state.phase) {
        case Phase::turn: return std::nullopt;
        case Phase::frenzy_choice: return Violation{"W8.9", "First the owner chooses which piece falls."};
        case Phase::building_choice: return Violation{"W10.9", "First the winner's owner chooses whom to attack."};
        case Phase::defence: return Violation{"W11.9", "First the attacked player answers."};
        case Phase::draft: return Violation{"W11.1", "First the cards are drafted."};
        case Phase::take_cards: return Violation{"W9.8", "First cards are taken from the discard pile."};
        case Phase::card: return Violation{"W11.2", "First the card is carried out."};
        case Phase::pursuit: return Violation{"W13.1", "The battle is over: cavalry pursues and covers the retreat."};
        default: return Violation{"W6.1", "The armies are still being set up."};
    }
}

/// W11.4-W11.10: what a deed that the card does not allow is refused by.
[[nodiscard]] Violation card_violation(Card card) {
    switch (card) {
        case Card::initiative: return {"W11.5", "Initiative lets up to three different pieces make a move each."};
        case Card::combined_attack: return {"W11.6", "Combined attack is one infantry attack, one cavalry attack and one shot."};
        case Card::grand_battery: return {"W11.10", "In a grand battery each gun of the connected group fires once."};
        default: return {"W11.4", "Reconnaissance only looks at pieces."};
    }
}

/// The own unit on a square that is to act, or why not. Public: whose a piece is can be seen.
[[nodiscard]] Refusal check_actor(const Rules& rules, const State& state, Square from, bool Deeds::* deed) {
    const bool in_card = state.phase == Phase::card;
    if (!in_card)
        if (auto refusal = check_phase(state)) return refusal;
    if (!state.occupied(state.mover).contains(from)) return Violation{"W7.2", "There is no own piece on that square."};
    const UnitId unit = *state.unit_at(from);
    if (in_card) return deeds_of_card(rules, state, unit).*deed ? std::nullopt : Refusal(card_violation(state.playing.card));
    if (state.actions_left() < 1) return Violation{"W5.3", "No action is left in this turn."};
    return check_duty(rules, state, rules.profile(unit).army);
}

[[nodiscard]] bool may_return_now(const Rules& rules, const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    if (where.is(Place::reserve)) return !rules.late(unit) || state.turn >= rules.set().expert.late_turn;
    return (where.is(Place::withdrawn) || where.is(Place::regaining)) && !state.mark(unit).fresh;
}

void list_on_foot(const Rules& rules, const State& state, Kind kind, Army army, Square from, ActionList& out, Deeds deeds) {
    const Reach reach = on_foot_reach(rules, state, kind, army, from);
    if (deeds.move)
        for (const Square to : reach.ends) out.push_back(Move{from, to});
    if (!deeds.attack) return;
    const SquareSet enemies = state.occupied(other(state.mover));
    const SquareSet wet = slowed_by_mud(kind) ? rules.mud() : SquareSet{};
    for (const Square target : reach.stands.neighbours() & enemies & ~wet)
        for (const Direction d : directions)
            if (const auto via = step(target, d); via && reach.stands.contains(*via)) out.push_back(Attack{from, *via, target});
    for (const Square target : reach.near & enemies) out.push_back(Attack{from, from, target});
}

void list_mounted(const Rules& rules, const State& state, Army army, Square from, ActionList& out, Deeds deeds) {
    const SquareSet enemies = state.occupied(other(state.mover));
    ride(rules, state, army, from,
         [&](Square end) {
             if (deeds.move) out.push_back(Move{from, end});
         },
         [&](Direction, Square last, Square met) {
             if (deeds.attack && enemies.contains(met)) out.push_back(Attack{from, last, met});
         });
}

void list_gun(const Rules& rules, const State& state, Army army, Square from, ActionList& out, Deeds deeds) {
    if (deeds.move)
        for (const Square to : SquareSet::of(from).neighbours() & ~state.occupied() & open_to(rules, state, Kind::artillery))
            out.push_back(Move{from, to});
    if (!deeds.fire) return;
    const Sights seen = sights(rules, state, from, army);
    for (const Square target : seen.pieces) out.push_back(Fire{from, target});
    for (const Square target : seen.tiles) out.push_back(Bombard{from, target});
}

/// W1.5: whether any action of W7.2 is open to the mover.
[[nodiscard]] bool any_action(const Rules& rules, const State& state) {
    ActionList actions;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover) && actions.empty(); ++i)
        legal_of(rules, state, UnitId(i), actions);
    return !actions.empty() || can_play_card(rules, state);
}

/// Over those squares and onto the last one, wherever that is; nothing where there is no way.
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
    // The dry way wherever there is one: light infantry must not be known by its way through the mud (W14.4).
    const auto dry = shortest_way(open & ~rules.mud(), from, to);
    const bool in_reach = dry && (slowed_by_mud(kind) || static_cast<int>(dry->size()) - 1 <= paces(rules, kind));
    return in_reach ? *dry : *shortest_way(open, from, to);
}

SquareSet entry_squares(const Rules& rules, const State& state, UnitId unit) {
    const auto& profile = rules.profile(unit);
    if (profile.army != Army::prussian)
        return rules.set().board.back_row[profile.seat] & ~state.occupied() & open_to(rules, state, profile.kind);
    EntryList entries;
    open_entries(rules, state, entries);
    SquareSet squares;
    for (const Square square : entries) squares.insert(square);
    return squares;
}

Refusal check_turn(const Rules& rules, const State& state, const Move& action) {
    if (auto refusal = check_actor(rules, state, action.from, &Deeds::move)) return refusal;
    if (state.occupied().contains(action.to)) return Violation{"W7.4", "A move ends on an empty square."};
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (auto refusal = check_ground(rules, state, profile.kind, action.to)) return refusal;
    const SquareSet ends = mounted(profile.kind)  ? ride(rules, state, profile.army, action.from).squares
                           : on_foot(profile.kind) ? on_foot_reach(rules, state, profile.kind, profile.army, action.from).ends
                                                   : SquareSet::of(action.from).neighbours();
    if (!ends.contains(action.to))
        return out_of_reach(rules, state, profile.kind, action.from, SquareSet::of(action.to).neighbours(), action.to);
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const Attack& action) {
    if (auto refusal = check_actor(rules, state, action.from, &Deeds::attack)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (!state.occupied(other(state.mover)).contains(action.to))
        return Violation{"W8.1", "An attack goes to a square held by an enemy piece."};
    if (profile.kind == Kind::artillery) return Violation{"W4.8", "Artillery never attacks by moving; it fires."};
    if (!adjacent(action.via, action.to)) return Violation{"W7.5", "The last square before the target must be beside it."};
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

Refusal check_turn(const Rules& rules, const State& state, const Fire& action) {
    if (auto refusal = check_actor(rules, state, action.from, &Deeds::fire)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (profile.kind != Kind::artillery) return Violation{"W4.8", "Only artillery fires."};
    if (!state.occupied(other(state.mover)).contains(action.to)) return Violation{"W4.9", "The target must be an enemy piece."};
    if (state.buildings.contains(action.to))
        return Violation{"W10.7", "Artillery never hits a piece inside a building; the building can be fired at."};
    const bool hill = rules.hills().contains(action.from);
    if (sights(rules, state, action.from, profile.army).pieces.contains(action.to)) return std::nullopt;
    if (!hill && rules.hills().contains(action.to) && rules.profile(*state.unit_at(action.to)).kind == Kind::artillery)
        return Violation{"W10.11", "Artillery on a hill cannot be destroyed from level ground."};
    return hill ? Violation{"W10.12", "A gun on a hill does not reach that square."}
                : Violation{"W4.9", "Artillery hits the first piece straight ahead within its range."};
}

Refusal check_turn(const Rules& rules, const State& state, const Bombard& action) {
    if (auto refusal = check_actor(rules, state, action.from, &Deeds::fire)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (profile.kind != Kind::artillery) return Violation{"W4.8", "Only artillery fires."};
    const auto work = standing_work(rules, state, action.to);
    if (!work) return Violation{"W10.6", "There is no building or village on that square."};
    if (!(rules.works()[*work].squares & state.occupied(profile.seat)).empty())
        return Violation{"W10.8", "An own piece stands there: no shot at that building or village."};
    if (sights(rules, state, action.from, profile.army).tiles.contains(action.to)) return std::nullopt;
    return Violation{"W10.6", "That building or village is not in range and sight of the gun."};
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
    if (where.is(Place::set_aside) || where.is(Place::saved) || where.rides())
        return Violation{"W13.1", "That piece is out of the battle."};
    if (where.is(Place::reserve) && !may_return_now(rules, state, action.unit))
        return Violation{"W14.1", "That piece comes late: not before game turn 1."};
    if (!may_return_now(rules, state, action.unit))
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
    if (state.phase == Phase::pursuit) return std::nullopt;
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

void list_unit(const Rules& rules, const State& state, UnitId unit, ActionList& out, Deeds deeds) {
    const Whereabouts where = state.whereabouts(unit);
    const auto& profile = rules.profile(unit);
    if (where.on_board()) {
        if (!deeds.move && !deeds.attack && !deeds.fire) return;
        if (on_foot(profile.kind)) list_on_foot(rules, state, profile.kind, profile.army, where.square(), out, deeds);
        else if (mounted(profile.kind)) list_mounted(rules, state, profile.army, where.square(), out, deeds);
        else list_gun(rules, state, profile.army, where.square(), out, deeds);
        return;
    }
    if (!may_return_now(rules, state, unit) || (where.is(Place::reserve) && profile.army == Army::prussian)) return;
    for (const Square square : entry_squares(rules, state, unit)) out.push_back(Enter{unit, square});
}

bool can_move(const Rules& rules, const State& state, UnitId unit) {
    const Square from = state.whereabouts(unit).square();
    const auto& profile = rules.profile(unit);
    SquareSet next = SquareSet::of(from).neighbours() & ~state.occupied() & open_to(rules, state, profile.kind);
    if (slowed_by_mud(profile.kind) && !rules.mud().empty()) {
        const SquareSet slow = rules.mud().contains(from) ? SquareSet::all() : rules.mud();
        next &= one_on(from, profile.army) | ~slow;
    }
    return !next.empty();
}

bool can_act_peacefully(const Rules& rules, const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    const auto& profile = rules.profile(unit);
    if (!where.on_board()) {
        if (where.is(Place::eliminated) || (where.is(Place::reserve) && profile.army == Army::prussian)) return false;
        return may_return_now(rules, state, unit) && !entry_squares(rules, state, unit).empty();
    }
    if (can_move(rules, state, unit)) return true;
    if (profile.kind != Kind::artillery) return false;
    const Sights seen = sights(rules, state, where.square(), profile.army);
    return !seen.pieces.empty() || !seen.tiles.empty();
}

void use_action(State& state, Army army) {
    ++state.actions_used;
    (army == Army::prussian ? state.prussian_acted : state.allied_acted) = true;
}

void begin_turn(Step step) {
    State& state = step.state;
    state.phase = Phase::turn;
    state.draw_offered_now = false;
    state.card_played = false;
    state.has_inspired = false;
    state.asks[state.mover] = true;  // W15.3: until the next own turn
    for (int i = step.rules.first_unit(state.mover), end = step.rules.end_unit(state.mover); i < end; ++i) {
        Marks& marks = state.mark(UnitId(i));
        marks.charged = 0;
        marks.fresh = 0;
    }
    set_budget(step.rules, state);
    step.tell([&](Viewer) { return TurnBegan{state.mover, state.turn, state.actions}; });
    test_conquest(step);  // W10.4: an army may be set up in a building
    if (offers_pile(step.rules, state)) state.phase = Phase::take_cards;
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
    begin_game_turn(step);
}

}  // namespace fow::chapter
