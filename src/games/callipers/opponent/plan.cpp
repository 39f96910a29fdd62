#include "games/callipers/opponent/plan.hpp"

#include <algorithm>

#include "games/callipers/engine/reach.hpp"

namespace fow::callipers::opponent {
namespace {

/// Distances in yards: within two turns of infantry, help counts as near; from the shorter one, a piece can support a fight.
constexpr int campaign = 1000, at_hand = 350;

[[nodiscard]] int men_near(const Rules& rules, const State& state, Point at, Seat side, int far) {
    int sum = 0;
    for (int i = 0; i < rules.count(); ++i)
        if (stands(rules, state, i, side) && !is_gun(rules, i) && square(place_of(state, i).at - at) <= Length{far} * far)
            sum += rules.piece(i).thousands;
    return sum;
}

[[nodiscard]] int guns_of(const Rules& rules, const State& state, Seat side) {
    int count = 0;
    for (int i = 0; i < rules.count(); ++i) count += is_gun(rules, i) && stands(rules, state, i, side) ? 1 : 0;
    return count;
}

/// The enemy piece with the least help beside it and the most of our men near it; in the open rather than in farms.
[[nodiscard]] int weak_point(const Rules& rules, const State& state) {
    int best = -1, most = 0;
    for (int i = 0; i < rules.count(); ++i) {
        if (!stands(rules, state, i, other(state.side))) continue;
        const Point at = place_of(state, i).at;
        const int walls = fort_of(rules, state, i) >= 0 ? rules.figures().walls.value : 0;
        const int own = men_near(rules, state, at, state.side, campaign);
        const int score = 10 * own - 15 * men_near(rules, state, at, other(state.side), at_hand) - 10 * walls + rules.piece(i).thousands;
        if (best >= 0 && score <= most) continue;
        best = i;
        most = score;
    }
    return best;
}

/// Our piece with the most enemies and the least help near it; -1 if none has more than twice as many enemies as helpers.
[[nodiscard]] int sore_point(const Rules& rules, const State& state) {
    int best = -1, most = 0;
    for (int i = 0; i < rules.count(); ++i) {
        if (!stands(rules, state, i, state.side)) continue;
        const Point at = place_of(state, i).at;
        const int score =
            men_near(rules, state, at, other(state.side), campaign / 2) - 2 * men_near(rules, state, at, state.side, campaign / 2);
        if (score <= most) continue;
        best = i;
        most = score;
    }
    return best;
}

}  // namespace

Plan plan_of(const Rules& rules, const State& state, const Skill& skill) {
    const int target = weak_point(rules, state);
    Plan plan{Intent::mass, std::nullopt, target};
    if (target >= 0) plan.aim = place_of(state, target).at;
    if (!skill.plans) return plan;
    if (rules.battle().on_time == state.side) {
        plan.intent = Intent::hold;
        if (const int sore = sore_point(rules, state); sore >= 0) plan = {Intent::refuse, place_of(state, sore).at, sore};
        return plan;
    }
    // A few pieces cannot be massed: each goes for the enemy that is nearest to it.
    constexpr int few = 16;
    if (rules.count() <= few) plan.aim.reset();
    // An army with more guns tries to silence the enemy's guns before it marches under their fire.
    const int enemy = guns_of(rules, state, other(state.side));
    if (enemy > 0 && guns_of(rules, state, state.side) > enemy && state.turn <= rules.battle().turns / 3) plan.intent = Intent::silence;
    return plan;
}

namespace {

/// How many compass directions are tried for marches, and how many sides for meeting an enemy.
constexpr int march_directions = 12, meeting_directions = 8;

/// The facing from one point to another.
[[nodiscard]] int bearing(Point from, Point to) { return way_from(from, to); }

class Proposer {
public:
    Proposer(const Rules& rules, const State& state, const Plan& plan) : rules_(rules), state_(state), plan_(plan) {}

    [[nodiscard]] std::vector<Action> all() {
        for (int i = 0; i < rules_.count(); ++i) {
            if (!stands(rules_, state_, i, state_.side) || place_of(state_, i).moved) continue;
            const int left = rules_.battle().budget - state_.marched;
            if (is_gun(rules_, i) || rules_.piece(i).thousands <= left) orders_of(i);
        }
        rides();
        return std::move(orders_);
    }

private:
    [[nodiscard]] int key(int i) const { return rules_.piece(i).key; }
    void add(Action action) {
        if (!check(rules_, state_, action)) orders_.push_back(std::move(action));
    }
    void orders_of(int piece) {
        const Reach reach = reachable(rules_, state_, piece);
        marches(piece, reach);
        if (!is_gun(rules_, piece)) meetings(piece, reach);
        turns(piece);
    }
    void go(int piece, const Reach& reach, Point place) {
        if (auto legs = reach.legs_to(place)) orders_.emplace_back(Move{key(piece), *std::move(legs)});
    }
    /// Marches all around, near and far, and along the road towards the aim.
    void marches(int piece, const Reach& reach) {
        const int country = rules_.country(rules_.piece(piece).arm);
        const Point at = reach.start();
        for (int direction = 0; direction < march_directions; ++direction)
            for (const int part : {1, 2}) go(piece, reach, at + stride(direction * 360 / march_directions, country * part / 2));
        if (!plan_.aim || *plan_.aim == at) return;
        const int ahead = bearing(at, *plan_.aim);
        go(piece, reach, at + stride(ahead, std::min(country, static_cast<int>(length_of(*plan_.aim - at)))));
        const Point aim = *plan_.aim;
        std::vector<Point> stops = reach.stops();
        std::erase_if(stops, [&](Point p) { return square(p - at) <= Length{country} * country || square(aim - p) >= square(aim - at); });
        std::stable_sort(stops.begin(), stops.end(), [&](Point a, Point b) { return square(aim - a) < square(aim - b); });
        for (std::size_t i = 0; i < stops.size() && i < 3; ++i) go(piece, reach, stops[i]);
    }
    /// Marches up to each nearby enemy, from each side, as close as the bases allow.
    void meetings(int piece, const Reach& reach) {
        const int far = reach.farthest() + 300;
        for (int enemy = 0; enemy < rules_.count(); ++enemy) {
            if (!stands(rules_, state_, enemy, other(state_.side))) continue;
            const Place& there = place_of(state_, enemy);
            if (square(there.at - reach.start()) > Length{far} * far) continue;
            const Shape base(corners_of(rules_, state_, enemy));
            for (int direction = 0; direction < meeting_directions; ++direction) {
                const int facing = (there.facing + direction * 360 / meeting_directions) % 360;
                // Bisects for the least distance of the centres at which the bases do not overlap.
                int low = 0, high = 2 * (rules_.radius(piece) + rules_.radius(enemy));
                while (low < high) {
                    const int middle = (low + high) / 2;
                    const Corners mine = corners_at(rules_, piece, there.at + stride(facing, middle), place_of(state_, piece).facing);
                    if (overlap(Shape(mine), base)) low = middle + 1;
                    else high = middle;
                }
                for (const int gap : {0, 4}) {
                    const Point place = there.at + stride(facing, low + gap);
                    if (!reach.contains(place)) continue;
                    go(piece, reach, place);
                    break;
                }
            }
        }
    }
    /// Turns to face the nearest enemies.
    void turns(int piece) {
        std::vector<std::pair<Length, int>> nearest;
        const Point at = place_of(state_, piece).at;
        for (int i = 0; i < rules_.count(); ++i)
            if (stands(rules_, state_, i, other(state_.side))) nearest.emplace_back(square(place_of(state_, i).at - at), i);
        std::sort(nearest.begin(), nearest.end());
        const std::size_t most = is_gun(rules_, piece) ? 4 : 1;
        for (std::size_t i = 0; i < nearest.size() && i < most; ++i)
            add(Turn{key(piece), bearing(at, place_of(state_, nearest[i].second).at)});
    }
    /// Rides of the general to a piece that has an enemy within two moves.
    void rides() {
        if (state_.general[state_.side] < 0 || state_.rode) return;
        constexpr Length near = 600;
        for (int i = 0; i < rules_.count(); ++i) {
            if (!stands(rules_, state_, i, state_.side) || i == state_.general[state_.side]) continue;
            for (int enemy = 0; enemy < rules_.count(); ++enemy)
                if (stands(rules_, state_, enemy, other(state_.side)) &&
                    square(place_of(state_, enemy).at - place_of(state_, i).at) <= near * near) {
                    add(Ride{key(i)});
                    break;
                }
        }
    }

    const Rules& rules_;
    const State& state_;
    const Plan& plan_;
    std::vector<Action> orders_;
};

}  // namespace

std::vector<Action> manoeuvres(const Rules& rules, const State& state, const Plan& plan) { return Proposer(rules, state, plan).all(); }

std::vector<Action> answers(const Rules& rules, const State& state) {
    std::vector<Action> found;
    const auto add = [&](Action action) {
        if (!check(rules, state, action)) found.push_back(std::move(action));
    };
    add(Stand{});
    add(Stay{});
    add(Support{});
    const bool retiring = check(rules, state, Stand{}) == std::nullopt;
    for (int i = 0; i < rules.count(); ++i) {
        const int key = rules.piece(i).key;
        if (!place_of(state, i).stands) continue;
        add(Host{key});
        add(Advance{key});
        add(Support{{key}});
        for (int side = 0; side < 4 && retiring; ++side)
            for (const int yards : {100, 150, 200, 300, 400}) add(Retire{key, static_cast<Side>(side), yards});
    }
    return found;
}

}  // namespace fow::callipers::opponent
