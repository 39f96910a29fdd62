// K4 to K6 and K11.2: moves, turns, wheels, and the general's ride.
#include "chapters.hpp"

namespace fow::callipers {

Point wheeled(const Rules& rules, const State& state, int piece, bool left, int facing) {
    const Corners now = corners_of(rules, state, piece), then = corners_at(rules, piece, {}, facing);
    const int pivot = left ? front_left : front_right;
    return now[static_cast<std::size_t>(pivot)] - then[static_cast<std::size_t>(pivot)];
}

namespace chapter {
namespace {

[[nodiscard]] bool far(int value) { return value < -bound || value > bound; }
[[nodiscard]] bool is_facing(int value) { return value >= 0 && value < 360; }
[[nodiscard]] const char* of_arm(Arm arm, const char* infantry, const char* cavalry, const char* artillery) {
    return arm == Arm::infantry ? infantry : arm == Arm::cavalry ? cavalry : artillery;
}

/// K3.2, K4.3, K4.1: what every order of the move step needs. Once a gun has fired, the moves are over (K4.2).
[[nodiscard]] Refusal refusal_of_mover(const Rules& rules, const State& state, int piece) {
    if (state.step != Step::moves) return Violation{"K3.2", "Too late: this turn's moves are over."};
    if (at(state, piece).moved) return Violation{"K4.3", "{who} has already moved this turn.", 0, 0, name(rules, piece)};
    const int budget = rules.battle().budget;
    if (fights(rules, piece) && state.marched + rules.piece(piece).thousands > budget)
        return Violation{"K4.1", "{count} of {limit} men have moved; that leaves too few for {who}.", 1000 * state.marched, 1000 * budget,
                         name(rules, piece)};
    return std::nullopt;
}

void spend(const Rules& rules, State& state, int piece) {
    at(state, piece).moved = true;
    if (fights(rules, piece)) state.marched = static_cast<std::int16_t>(state.marched + rules.piece(piece).thousands);
}

/// K6.2: whether one strip holds the base before and after the leg.
[[nodiscard]] bool on_road(const Rules& rules, const Corners& from, const Corners& to) {
    for (const Shape& strip : rules.strips()) {
        bool holds = true;
        for (std::size_t i = 0; i < 4 && holds; ++i) holds = strip.holds(from[i]) && strip.holds(to[i]);
        if (holds) return true;
    }
    return false;
}

struct Measured {
    Length country = 0, all = 0;
};
void measure(const Rules& rules, const Corners& from, const Corners& to, Point leg, Measured& sum) {
    const Length length = length_of(leg);
    sum.all += length;
    if (!on_road(rules, from, to)) sum.country += length;
}

/// K5.2, K5.3
[[nodiscard]] Refusal refusal_of_length(const Rules& rules, int piece, const Measured& sum) {
    const Arm arm = rules.piece(piece).arm;
    const int country = rules.country(arm), all = rules.figures().all[index(arm)].value;
    if (sum.country > country)
        return Violation{"K5.2",
                         of_arm(arm, "{count} yards across country; infantry goes {limit}.",
                                "{count} yards across country; cavalry goes {limit}.", "{count} yards across country; a gun goes {limit}."),
                         static_cast<int>(sum.country), country};
    if (sum.all > all)
        return Violation{"K5.3",
                         of_arm(arm, "{count} yards; with the road infantry goes {limit}.",
                                "{count} yards; with the road cavalry goes {limit}.", "{count} yards; with the road a gun goes {limit}."),
                         static_cast<int>(sum.all), all};
    return std::nullopt;
}

}  // namespace

Refusal refusal_of(const Rules& rules, const State& state, const Move& move) {
    const int piece = found(rules, state, move.key, state.side);
    if (piece < 0) return no_order();
    for (const Point leg : move.legs)
        if (far(leg.x) || far(leg.y)) return no_order();
    if (auto refusal = refusal_of_mover(rules, state, piece)) return refusal;
    const Violation legs{"K5.1", "A move has one to {limit} straight legs.", 0, static_cast<int>(most_legs)};
    if (move.legs.empty() || move.legs.size() > most_legs) return legs;
    for (const Point leg : move.legs)
        if (leg == Point{}) return legs;
    Measured sum;
    Point there = at(state, piece).at;
    Corners from = corners_of(rules, state, piece);
    for (const Point leg : move.legs) {
        there = there + leg;
        const Corners to = corners_at(rules, piece, there, at(state, piece).facing);
        measure(rules, from, to, leg, sum);
        if (auto refusal = refusal_of_length(rules, piece, sum)) return refusal;
        if (auto refusal = refusal_of_way(rules, state, piece, from, to)) return refusal;
        from = to;
    }
    return refusal_of_end(rules, state, piece, from, {});
}

void play(const Rules& rules, State& state, const Move& move, Listener* listener) {
    const int piece = rules.index_of(move.key);
    Place& place = at(state, piece);
    const Point start = place.at;
    Measured sum;
    for (const Point leg : move.legs) {
        const Corners from = corners_of(rules, state, piece);
        place.at = place.at + leg;
        measure(rules, from, corners_of(rules, state, piece), leg, sum);
    }
    spend(rules, state, piece);
    if (listener != nullptr)
        tell(listener, PieceMoved{named(rules, piece), PieceMoved::How::moved, start, place.at, place.facing, static_cast<int>(sum.all),
                                  static_cast<int>(sum.country)});
    close_order(rules, state, listener);
}

Refusal refusal_of(const Rules& rules, const State& state, const Turn& turn) {
    const int piece = found(rules, state, turn.key, state.side);
    if (piece < 0 || !is_facing(turn.facing)) return no_order();
    if (auto refusal = refusal_of_mover(rules, state, piece)) return refusal;
    const Place& place = at(state, piece);
    if (turn.facing == place.facing) return Violation{"K5.6", "It already faces {count} degrees.", turn.facing};
    const Corners there = corners_at(rules, piece, place.at, turn.facing);
    if (auto refusal = refusal_of_way(rules, state, piece, corners_of(rules, state, piece), there)) return refusal;
    return refusal_of_end(rules, state, piece, there, {});
}

void play(const Rules& rules, State& state, const Turn& turn, Listener* listener) {
    const int piece = rules.index_of(turn.key);
    at(state, piece).facing = static_cast<std::int16_t>(turn.facing);
    spend(rules, state, piece);
    put(rules, state, piece, at(state, piece).at, PieceMoved::How::turned, listener);
    close_order(rules, state, listener);
}

Refusal refusal_of(const Rules& rules, const State& state, const Wheel& wheel) {
    const int piece = found(rules, state, wheel.key, state.side);
    if (piece < 0 || !is_facing(wheel.facing)) return no_order();
    if (auto refusal = refusal_of_mover(rules, state, piece)) return refusal;
    if (wheel.facing == at(state, piece).facing) return Violation{"K5.6", "It already faces {count} degrees.", wheel.facing};
    const Corners from = corners_of(rules, state, piece);
    const Corners to = corners_at(rules, piece, wheeled(rules, state, piece, wheel.left, wheel.facing), wheel.facing);
    const std::size_t outer = wheel.left ? front_right : front_left;
    const Length limit = rules.country(rules.piece(piece).arm), squared = square(to[outer] - from[outer]);
    if (squared > limit * limit)
        return Violation{"K5.7", "The outer corner would go {count} yards; {limit} allowed.", static_cast<int>(root_up(squared)),
                         static_cast<int>(limit)};
    if (auto refusal = refusal_of_way(rules, state, piece, from, to)) return refusal;
    return refusal_of_end(rules, state, piece, to, {});
}

void play(const Rules& rules, State& state, const Wheel& wheel, Listener* listener) {
    const int piece = rules.index_of(wheel.key);
    const Point centre = wheeled(rules, state, piece, wheel.left, wheel.facing);
    at(state, piece).facing = static_cast<std::int16_t>(wheel.facing);
    spend(rules, state, piece);
    put(rules, state, piece, centre, PieceMoved::How::wheeled, listener);
    close_order(rules, state, listener);
}

Refusal refusal_of(const Rules& rules, const State& state, const Ride& ride) {
    const int piece = found(rules, state, ride.key, state.side);
    if (piece < 0 || state.general[state.side] < 0 || state.general[state.side] == piece) return no_order();
    if (state.step != Step::moves) return Violation{"K3.2", "Too late: this turn's moves are over."};
    if (state.rode) return Violation{"K11.2", "The general has already ridden this turn."};
    return std::nullopt;
}

void play(const Rules& rules, State& state, const Ride& ride, Listener* listener) {
    const int piece = rules.index_of(ride.key);
    state.general[state.side] = static_cast<std::int16_t>(piece);
    state.rode = state.unready = true;
    tell(listener, GeneralRode{named(rules, piece), false});
    close_order(rules, state, listener);
}

}  // namespace chapter
}  // namespace fow::callipers
