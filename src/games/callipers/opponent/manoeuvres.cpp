#include "manoeuvres.hpp"

#include <algorithm>

#include "games/callipers/engine/reach.hpp"

namespace fow::callipers::opponent {
namespace {

/// How many compass directions are tried for marches, and how many sides for meeting an enemy.
constexpr int march_directions = 12, meeting_directions = 8;

/// The facing from one point to another.
[[nodiscard]] int bearing(Point from, Point to) { return way_from(from, to); }

class Proposer {
public:
    Proposer(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

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
        const std::vector<Point> enemies = enemies_from(reach.start());
        marches(piece, reach, enemies);
        if (!is_gun(rules_, piece)) meetings(piece, reach);
        turns(piece, enemies);
    }
    void go(int piece, const Reach& reach, Point place) {
        if (auto legs = reach.legs_to(place)) orders_.emplace_back(Move{key(piece), *std::move(legs)});
    }
    /// The places of the enemy's pieces, the nearest first.
    [[nodiscard]] std::vector<Point> enemies_from(Point at) const {
        std::vector<Point> places;
        for (int i = 0; i < rules_.count(); ++i)
            if (stands(rules_, state_, i, other(state_.side))) places.push_back(place_of(state_, i).at);
        std::stable_sort(places.begin(), places.end(), [at](Point a, Point b) { return square(a - at) < square(b - at); });
        return places;
    }
    /// Marches all around, near and far, and along the roads towards the nearest enemy.
    void marches(int piece, const Reach& reach, const std::vector<Point>& enemies) {
        const int country = rules_.country(rules_.piece(piece).arm);
        const Point at = reach.start();
        for (int direction = 0; direction < march_directions; ++direction)
            for (const int part : {1, 2}) go(piece, reach, at + stride(direction * 360 / march_directions, country * part / 2));
        if (enemies.empty()) return;
        const Point aim = enemies.front();
        go(piece, reach, at + stride(bearing(at, aim), std::min(country, static_cast<int>(length_of(aim - at)))));
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
    void turns(int piece, const std::vector<Point>& enemies) {
        const std::size_t most = is_gun(rules_, piece) ? 4 : 1;
        for (std::size_t i = 0; i < enemies.size() && i < most; ++i) add(Turn{key(piece), bearing(place_of(state_, piece).at, enemies[i])});
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
    std::vector<Action> orders_;
};

}  // namespace

std::vector<Action> manoeuvres(const Rules& rules, const State& state) { return Proposer(rules, state).all(); }

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
