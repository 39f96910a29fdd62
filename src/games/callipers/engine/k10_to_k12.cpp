// K10 to K12: strongpoints, generals that have lost their piece, losses, the end of a turn and of the game.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

int fort_of(const Rules& rules, const State& state, int piece) {
    if (rules.piece(piece).arm != Arm::infantry) return -1;
    for (int i = 0; i < static_cast<int>(rules.forts().size()); ++i)
        if (state.owners[static_cast<std::size_t>(i)] == rules.piece(piece).side && chapter::at_fort(rules, state, piece, i)) return i;
    return -1;
}

namespace chapter {

bool at_fort(const Rules& rules, const State& state, int piece, int fort) {
    const Shape& walls = rules.forts()[static_cast<std::size_t>(fort)];
    // Four comparisons rule out most pieces, because they are far away.
    const Point at = chapter::at(state, piece).at;
    const int far = rules.radius(piece) + rules.figures().touch.value;
    const auto all = [&](auto beyond) { return std::all_of(walls.begin(), walls.end(), beyond); };
    if (all([&](Point p) { return p.x > at.x + far; }) || all([&](Point p) { return p.x < at.x - far; }) ||
        all([&](Point p) { return p.y > at.y + far; }) || all([&](Point p) { return p.y < at.y - far; }))
        return false;
    const Shape base(corners_of(rules, state, piece));
    return overlap(base, walls) || within(base, walls, rules.figures().touch.value);
}

bool garrisoned(const Rules& rules, const State& state, int fort, Seat owner) {
    for (int i = 0; i < rules.count(); ++i)
        if (owned(rules, state, i, owner) && rules.piece(i).arm == Arm::infantry && at_fort(rules, state, i, fort)) return true;
    return false;
}

void change_hands(const Rules& rules, State& state, Listener* listener) {
    for (int fort = 0; fort < static_cast<int>(rules.forts().size()); ++fort) {
        Seat& owner = state.owners[static_cast<std::size_t>(fort)];
        const Seat enemy = other(owner);
        bool inside = false;
        for (int i = 0; i < rules.count() && !inside; ++i)
            inside = owned(rules, state, i, enemy) && rules.piece(i).arm == Arm::infantry &&
                     overlap(Shape(corners_of(rules, state, i)), rules.forts()[static_cast<std::size_t>(fort)]);
        if (!inside || garrisoned(rules, state, fort, owner)) continue;
        owner = enemy;
        if (listener != nullptr) tell(listener, StrongpointTaken{rules.fort_name(fort), enemy});
    }
}

void remove(const Rules& rules, State& state, int piece, PieceLost::How how, Listener* listener) {
    const Piece& lost = rules.piece(piece);
    at(state, piece) = {};  // clears everything, so that equal positions compare equal
    auto& losses = state.losses[lost.side];
    losses = static_cast<std::int16_t>(losses + lost.thousands);
    if (listener != nullptr) tell(listener, PieceLost{named(rules, piece), lost.thousands, how});
}

Refusal refusal_of(const Rules& rules, const State& state, const Host& host) {
    if (found(rules, state, host.key, state.asked) < 0) return no_order();
    return std::nullopt;
}

namespace {

void mount(const Rules& rules, State& state, Seat side, int piece, Listener* listener) {
    state.general[side] = static_cast<std::int16_t>(piece);
    if (side == state.side) state.unready = true;
    if (listener != nullptr) tell(listener, GeneralRode{named(rules, piece), true});
}

[[nodiscard]] bool has_pieces(const Rules& rules, const State& state, Seat side) {
    for (int i = 0; i < rules.count(); ++i)
        if (owned(rules, state, i, side)) return true;
    return false;
}

/// K12.2, K12.4
[[nodiscard]] std::optional<Result> decided(const Rules& rules, const State& state) {
    for (const Seat side : seats)
        if (state.losses[other(side)] >= rules.battle().need && state.losses[side] < state.losses[other(side)])
            return Result{side, Ending::losses};
    for (const Seat side : seats)
        if (!has_pieces(rules, state, side)) return Result{other(side), Ending::destroyed};
    return std::nullopt;
}

/// K11.4: whether a side has to name a host.
[[nodiscard]] bool asks_for_host(const Rules& rules, State& state, Listener* listener) {
    for (const Seat side : {state.side, other(state.side)}) {
        if (state.general[side] < 0 || at(state, state.general[side]).stands) continue;
        int pieces = 0, last = -1;
        for (int i = 0; i < rules.count(); ++i)
            if (owned(rules, state, i, side)) {
                ++pieces;
                last = i;
            }
        if (pieces > 1) {
            state.stage = Stage::host;
            state.asked = side;
            return true;
        }
        mount(rules, state, side, last, listener);
    }
    return false;
}

}  // namespace

void play(const Rules& rules, State& state, const Host& host, Listener* listener) {
    mount(rules, state, state.asked, rules.index_of(host.key), listener);
    settle(rules, state, listener);
}

void settle(const Rules& rules, State& state, Listener* listener) {
    if (const auto result = decided(rules, state)) return end_game(state, result->winner, result->ending, listener);
    if (asks_for_host(rules, state, listener)) return;
    for (int i = 0; i < rules.count(); ++i)
        if (advance_of(rules, state, i)) {
            state.stage = Stage::advance;
            state.asked = french_seat;
            return;
        }
    close_order(rules, state, listener);
}

void close_order(const Rules& rules, State& state, Listener* listener) {
    state.clash = {};
    state.stage = Stage::orders;
    state.asked = french_seat;
    change_hands(rules, state, listener);
}

void end_turn(const Rules& rules, State& state, Listener* listener) {
    tell(listener, TurnEnded{state.side, state.turn});
    const bool last = state.side != rules.battle().first;
    if (last && state.turn >= rules.battle().turns) return end_game(state, rules.battle().on_time, Ending::time, listener);
    for (int i = 0; i < rules.count(); ++i) {
        Place& place = at(state, i);
        place.moved = place.fired = place.shot_at = place.attacked = place.defended = false;
        place.frozen = std::exchange(place.tie, std::uint8_t{0});
    }
    state.ties = 0;
    state.marched = 0;
    state.rode = state.unready = state.offered = false;
    state.step = Step::moves;
    state.side = other(state.side);
    if (last) ++state.turn;
}

void end_game(State& state, std::optional<Seat> winner, Ending ending, Listener* listener) {
    state.clash = {};
    state.offer.reset();
    state.asked = french_seat;
    state.stage = Stage::over;
    state.result = Result{winner, ending};
    tell(listener, GameEnded{*state.result});
}

}  // namespace chapter
}  // namespace fow::callipers
