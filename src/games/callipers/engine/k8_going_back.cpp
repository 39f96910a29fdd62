// K8 and the second half of K9.13: driven back by fire, and retiring by choice.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

int way_from(Point gun, Point target) {
    const Point away = target - gun;
    int best = 0;
    for (int facing = 1; facing < 360; ++facing)
        if (dot(direction(facing), away) > dot(direction(best), away)) best = facing;
    return best;
}

namespace chapter {
namespace {

constexpr int least_retirement = 100, retirement_step = 10;

[[nodiscard]] Point step_of(const State& state, const Body& body, Side side, int distance) {
    return stride((at(state, body.lead).facing + 90 * static_cast<int>(side)) % 360, distance);
}

/// K9.13: the smallest allowance in the body.
[[nodiscard]] int farthest(const Rules& rules, const Body& body) {
    int least = bound;
    for (int i = 0; i < rules.count(); ++i)
        if (body.pieces.has(i)) least = std::min(least, rules.country(rules.piece(i).arm));
    return least;
}

/// K8.2, piece by piece: the way, the room, and that no enemy is touched.
[[nodiscard]] Refusal refusal_of_step(const Rules& rules, const State& state, const Body& body, Point step) {
    for (int i = 0; i < rules.count(); ++i) {
        if (!body.pieces.has(i)) continue;
        const Corners there = corners_at(rules, i, at(state, i).at + step, at(state, i).facing);
        if (auto refusal = refusal_of_way(rules, state, i, corners_of(rules, state, i), there)) return refusal;
        if (auto refusal = refusal_of_end(rules, state, i, there, body.pieces)) return refusal;
        if (const int enemy = enemy_touched(rules, state, i, there); enemy >= 0)
            return Violation{"K8.2", "There it would still touch {who}.", 0, 0, name(rules, enemy)};
    }
    return std::nullopt;
}

}  // namespace

int way_back(const Rules& rules, const State& state, int piece, int facing, int die) {
    int yards = 100 * die;
    while (yards > 0 && !can_go(rules, state, piece, at(state, piece).at + stride(facing, yards))) yards -= 10;
    return yards;
}

Body body_asked(const Rules& rules, const State& state) {
    const Clash& clash = state.clash;
    Body body;
    if (state.stage == Stage::tie_second) return {clash.group, lowest(rules, clash.touching)};
    if (state.stage == Stage::tie_first) body.pieces = clash.supports;
    body.pieces.add(clash.target);
    body.lead = clash.target;
    return body;
}

bool can_retire(const Rules& rules, const State& state, const Body& body) {
    const int limit = farthest(rules, body);
    for (const Side side : {Side::rear, Side::left, Side::right, Side::front})
        for (int distance = limit / retirement_step * retirement_step; distance >= least_retirement; distance -= retirement_step)
            if (!refusal_of_step(rules, state, body, step_of(state, body, side, distance))) return true;
    return false;
}

Refusal refusal_of(const Rules& rules, const State& state, const Retire& retire) {
    const Body body = body_asked(rules, state);
    if (rules.index_of(retire.key) != body.lead) return no_order();
    const int limit = farthest(rules, body);
    if (retire.distance < least_retirement || retire.distance > limit || retire.distance % retirement_step != 0)
        return Violation{"K8.2", "{count} yards; from 100 to {limit} in tens.", retire.distance, limit};
    return refusal_of_step(rules, state, body, step_of(state, body, retire.side, retire.distance));
}

void play(const Rules& rules, State& state, const Retire& retire, Listener* listener) {
    const Body body = body_asked(rules, state);
    const Point step = step_of(state, body, retire.side, retire.distance);
    for (int i = 0; i < rules.count(); ++i)
        if (body.pieces.has(i)) put(rules, state, i, at(state, i).at + step, PieceMoved::How::retired, listener, retire.distance);
    if (state.stage == Stage::tie_first) return ask_after_tie(rules, state, false, listener);
    settle(rules, state, listener);
}

void play(const Rules& rules, State& state, const Stand&, Listener* listener) {
    const Seat side = state.stage == Stage::tie_second ? state.side : other(state.side);
    tell(listener, Declined{side, Declined::What::retiring});
    switch (state.stage) {
        case Stage::retire_from_fire: return go_on_firing(rules, state, listener);
        case Stage::retire: return ask_for_support(rules, state, listener);
        case Stage::tie_first: return ask_after_tie(rules, state, false, listener);
        default: return settle(rules, state, listener);
    }
}

}  // namespace chapter
}  // namespace fow::callipers
