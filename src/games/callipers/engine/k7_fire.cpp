// K7: guns.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

Point double_muzzle(const Corners& corners) { return corners[front_left] + corners[front_right]; }

namespace {

/// K7.2: the corners and the centre of a base, with doubled coordinates.
[[nodiscard]] std::array<Point, 5> double_points(const Corners& corners, Point centre) {
    std::array<Point, 5> points{};
    for (std::size_t i = 0; i < 4; ++i) points[i] = corners[i] + corners[i];
    points[4] = centre + centre;
    return points;
}

/// From the muzzle to each of the five points, in half yards.
[[nodiscard]] std::array<Point, 5> half_yards(const Rules& rules, const State& state, int gun, int target) {
    const Point muzzle = double_muzzle(corners_of(rules, state, gun));
    auto points = double_points(corners_of(rules, state, target), chapter::at(state, target).at);
    for (Point& point : points) point = point - muzzle;
    return points;
}

/// K7.3: whether a point in range counts, or the line straight ahead runs through the base.
[[nodiscard]] bool bears(const std::array<Point, 5>& points, Point ahead, Length range) {
    const bool left = std::any_of(points.begin(), points.end() - 1, [&](Point p) { return cross(ahead, p) > 0; });
    const bool right = std::any_of(points.begin(), points.end() - 1, [&](Point p) { return cross(ahead, p) < 0; });
    return std::any_of(points.begin(), points.end(), [&](Point p) {
        const Length forward = dot(p, ahead), far = square(p);
        if (far > 4 * range * range || forward <= 0) return false;
        return 4 * forward * forward >= 3 * far * square(ahead) || (left && right);
    });
}

}  // namespace

int gun_distance(const Rules& rules, const State& state, int gun, int target) {
    const auto points = half_yards(rules, state, gun, target);
    Length least = square(points[0]);
    for (const Point p : points) least = std::min(least, square(p));
    return static_cast<int>((root_up(least) + 1) / 2);
}

bool bears_on(const Rules& rules, const State& state, int gun, int target) {
    return bears(half_yards(rules, state, gun, target), direction(chapter::at(state, gun).facing), rules.figures().gun_range.value);
}

namespace chapter {
namespace {

[[nodiscard]] Refusal refusal_of_aim(const Rules& rules, const State& state, int gun, int target) {
    const int range = rules.figures().gun_range.value, distance = gun_distance(rules, state, gun, target);
    if (distance > range) return Violation{"K7.2", "{who} is {count} yards off; guns reach {limit}.", distance, range, name(rules, target)};
    if (!bears_on(rules, state, gun, target)) return Violation{"K7.3", "{who} is outside the gun's arc.", 0, 0, name(rules, target)};
    return std::nullopt;
}

/// The guns of the order, if each is a gun of the side in turn and is named once.
[[nodiscard]] std::optional<PieceSet> guns_of(const Rules& rules, const State& state, const Fire& fire) {
    PieceSet guns;
    for (const int key : fire.guns) {
        const int gun = found(rules, state, key, state.side);
        if (gun < 0 || fights(rules, gun) || guns.has(gun)) return std::nullopt;
        guns.add(gun);
    }
    return guns.empty() ? std::nullopt : std::optional(guns);
}

}  // namespace

Refusal refusal_of(const Rules& rules, const State& state, const Fire& fire) {
    const auto guns = guns_of(rules, state, fire);
    const int target = found(rules, state, fire.target, other(state.side));
    if (!guns || target < 0) return no_order();
    if (state.step == Step::attacks) return Violation{"K3.2", "Too late: this turn's fire is over."};
    for (int i = 0; i < rules.count(); ++i) {
        if (guns->has(i) && at(state, i).moved) return Violation{"K4.2", "{who} has already moved.", 0, 0, name(rules, i)};
        if (guns->has(i) && at(state, i).fired) return Violation{"K4.2", "{who} has already fired.", 0, 0, name(rules, i)};
    }
    if (!fights(rules, target)) {
        if (fire.guns.size() > 1) return Violation{"K7.9", "Against guns each gun fires for itself."};
    } else if (at(state, target).shot_at) {
        return Violation{"K7.5", "{who} has been fired at this turn.", 0, 0, name(rules, target)};
    }
    for (int i = 0; i < rules.count(); ++i)
        if (guns->has(i))
            if (auto refusal = refusal_of_aim(rules, state, i, target)) return refusal;
    return std::nullopt;
}

void play(const Rules& rules, State& state, const Fire& fire, Listener* listener) {
    const int target = rules.index_of(fire.target);
    state.step = Step::fire;
    state.clash = {};
    state.clash.target = static_cast<std::int16_t>(target);
    state.clash.fort = static_cast<std::int16_t>(fort_of(rules, state, target));
    state.clash.where = at(state, target).at;
    for (const int key : fire.guns) {
        const int gun = rules.index_of(key);
        state.clash.group.add(gun);
        at(state, gun).fired = true;
    }
    at(state, target).shot_at = fights(rules, target);
    if (listener != nullptr) tell(listener, FireOrdered{named(rules, state.clash.group), named(rules, target)});
    if (rules.piece(target).arm == Arm::cavalry) {
        state.stage = Stage::retire_from_fire;
        if (can_retire(rules, state, body_asked(rules, state))) return;
    }
    go_on_firing(rules, state, listener);
}

void go_on_firing(const Rules& rules, State& state, Listener* listener) {
    Clash& clash = state.clash;
    const int guns = size_of(rules, clash.group);
    if (fights(rules, clash.target) && clash.fort < 0 && guns > 1) {
        remove(rules, state, clash.target, PieceLost::How::crossfire, listener);
        return settle(rules, state, listener);
    }
    clash.pairs = static_cast<std::uint8_t>(clash.fort >= 0 ? guns : 1);
    clash.wanted = fights(rules, clash.target) && clash.fort < 0 ? 1 : 2;
    state.stage = Stage::fire_dice;
}

namespace {

/// K7.8: the throw of one gun at a garrison. Returns whether other guns still have to throw.
[[nodiscard]] bool throw_at_walls(Clash& clash) {
    clash.hit = clash.hit || clash.dice[0] + clash.dice[1] >= 10;
    clash.dice = {};
    clash.thrown = 0;
    return --clash.pairs > 0;
}

/// K7.9
void settle_duel(const Rules& rules, State& state, Listener* listener) {
    const Clash& clash = state.clash;
    const int margin = clash.dice[0] + 1 - clash.dice[1];
    if (margin == 0) return tell(listener, FireWithout{named(rules, clash.target)});
    remove(rules, state, margin > 0 ? clash.target : lowest(rules, clash.group), PieceLost::How::duel, listener);
}

void drive_back(const Rules& rules, State& state, Listener* listener) {
    const int target = state.clash.target;
    const int facing = way_from(at(state, lowest(rules, state.clash.group)).at, at(state, target).at);
    const Point from = at(state, target).at;
    const int yards = way_back(rules, state, target, facing, state.clash.dice[0]);
    Refusal barred;
    if (listener != nullptr && yards < 100 * state.clash.dice[0])
        barred = refusal_of_going(rules, state, target, from + stride(facing, yards + 10));
    if (yards > 0) put(rules, state, target, from + stride(facing, yards), PieceMoved::How::driven, listener, yards, barred);
    else if (listener != nullptr) tell(listener, StoodFast{named(rules, target)});
}

}  // namespace

void settle_fire(const Rules& rules, State& state, Listener* listener) {
    Clash& clash = state.clash;
    if (clash.fort >= 0) {
        if (throw_at_walls(clash)) return;
        if (clash.hit) remove(rules, state, clash.target, PieceLost::How::walls, listener);
        else if (listener != nullptr) tell(listener, FireWithout{named(rules, clash.target)});
    } else if (fights(rules, clash.target)) {
        drive_back(rules, state, listener);
    } else {
        settle_duel(rules, state, listener);
    }
    settle(rules, state, listener);
}

}  // namespace chapter
}  // namespace fow::callipers
