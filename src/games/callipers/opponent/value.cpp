#include "value.hpp"

#include <algorithm>
#include <array>

namespace fow::callipers::opponent {
namespace {

/// What a side can do in one turn, at most: about three pieces strike.
constexpr std::size_t most_blows = 3;
/// About the distance between the centres of two touching bases.
constexpr int contact = 110;
/// In men: the value of a farm that is held, and of a garrison in it for a side that has to hold it; how much a shot of the next turn
/// counts, in thousandths of its gain.
constexpr int worth_of_farm = 1500, worth_of_garrison = 4000, next_shot = 600;

[[nodiscard]] bool is_near(Point a, Point b, int far) { return square(a - b) <= Length{far} * far; }

/// Whether the straight way from one point to another leads through that shape.
[[nodiscard]] bool crosses(Point from, Point to, const Shape& shape) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Point edge = shape.after(i) - shape[i];
        if (cross(edge, from - shape[i]) <= 0 && cross(edge, to - shape[i]) <= 0) return false;
        const Length side = cross(to - from, shape[i] - from);
        left = left || side > 0;
        right = right || side < 0;
    }
    return left && right;
}

/// The way from one point to another around that shape, past one or two of its corners, with that much room.
[[nodiscard]] Length way_around(Point from, Point to, const Shape& shape, int room) {
    Length x = 0, y = 0;
    const auto count = static_cast<Length>(shape.size());
    for (const Point corner : shape) {
        x += corner.x;
        y += corner.y;
    }
    const Point middle{static_cast<std::int32_t>(x / count), static_cast<std::int32_t>(y / count)};
    const auto past = [&](std::size_t i) {
        const Point out = shape[i] - middle;
        return shape[i] + part_of(out, room, length_of(out));
    };
    Length least = -1;
    const auto consider = [&](Point first, Point last) {
        if (crosses(from, first, shape) || crosses(last, to, shape)) return;
        const Length way = length_of(first - from) + length_of(last - first) + length_of(to - last);
        if (least < 0 || way < least) least = way;
    };
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Point here = past(i), next = past(i + 1 == shape.size() ? 0 : i + 1);
        consider(here, here);
        consider(here, next);
        consider(next, here);
    }
    return least < 0 ? length_of(to - from) : least;
}

}  // namespace

/// The best that one piece of the attacker, or two together, may gain against the target, judged by where they stand, without testing ways.
int Value::blow(const State& state, int target, Seat attacker) const {
    const Point at = place_of(state, target).at;
    const Corners base = corners_of(rules_, state, target);
    const Seat defender = other(attacker);
    const int fort = fort_of(rules_, state, target);
    const auto points = [&](int i) { return is_gun(rules_, i) ? rules_.figures().gun_points.value : rules_.piece(i).thousands; };
    int defence = points(target), helper = -1;
    std::array<int, 2> strongest{-1, -1};
    bool beside = false;
    // A garrison that has to hold its farm does not come out to strike (K12.3).
    const bool stays = attacker == state.side && waits(attacker);
    for (int i = 0; i < rules_.count(); ++i) {
        if (!place_of(state, i).stands || is_gun(rules_, i)) continue;
        const Point from = place_of(state, i).at;
        if (rules_.piece(i).side == defender) {
            if (i != target && points(i) + points(target) <= rules_.figures().attackers.value && is_near(from, at, 2 * contact + 40) &&
                (fort >= 0 ? fort_of(rules_, state, i) == fort : touching(rules_, state, i, target)) &&
                (helper < 0 || points(i) > points(helper)))
                helper = i;
            continue;
        }
        if (stays && fort_of(rules_, state, i) >= 0) continue;
        const bool barred = fort >= 0 && rules_.piece(i).arm != Arm::infantry;
        if (barred || !is_near(from, at, rules_.country(rules_.piece(i).arm) + contact)) continue;
        beside = beside || rules_.piece(i).arm == Arm::cavalry || flank_of(base, corners_of(rules_, state, i), from) > 0;
        if (strongest[0] < 0 || points(i) > points(strongest[0])) strongest = {i, strongest[0]};
        else if (strongest[1] < 0 || points(i) > points(strongest[1])) strongest[1] = i;
    }
    if (strongest[0] < 0) return 0;
    if (helper >= 0) defence += points(helper);
    if (fort >= 0) defence += rules_.figures().walls.value;
    const auto general = [&](Seat side, int within) {
        const int host = state.general[side];
        return host >= 0 && is_near(place_of(state, host).at, at, within) ? rules_.figures().general.value : 0;
    };
    const int reach = rules_.figures().general_reach.value;
    const int for_attack = general(attacker, reach + contact), for_defence = general(defender, reach + contact);
    const int lost = std::max(judge_.worth(target), helper >= 0 ? judge_.worth(helper) : 0);
    const int spared = helper >= 0 ? std::min(judge_.worth(target), judge_.worth(helper)) : 0;
    const int dice = for_attack + for_defence > 0 ? 2 : 1;
    const auto gain = [&](int strength, int price, int risk) {
        const Odds& odds = judge_.odds(strength + 1 + (beside && fort < 0 ? 1 : 0) + for_attack - defence - for_defence, dice);
        return (odds.win * (lost - price) - odds.lose * (risk - spared)) / odds.whole;
    };
    int best = std::max(0, gain(points(strongest[0]), 0, judge_.worth(strongest[0])));
    if (skill_.groups && strongest[1] >= 0) {
        const int most = fort >= 0 ? rules_.figures().stormers.value : rules_.figures().attackers.value;
        const int both = points(strongest[0]) + points(strongest[1]);
        if (both <= most) best = std::max(best, gain(both, judge_.worth(strongest[1]), judge_.worth(strongest[0])));
    }
    return best;
}

int Value::blows(const State& state, Seat attacker) const {
    std::array<int, most_blows> best{};
    for (int i = 0; i < rules_.count(); ++i) {
        if (!stands(rules_, state, i, other(attacker))) continue;
        int gain = blow(state, i, attacker);
        for (int& kept : best)
            if (gain > kept) std::swap(gain, kept);
    }
    return best[0] + best[1] + best[2];
}

/// The value of the most valuable unit in the arc of two or more enemy guns that need not turn (K7.7).
int Value::crossfire(const State& state) const {
    State theirs = state;
    theirs.side = other(state.side);
    theirs.step = Step::moves;
    for (int i = 0; i < rules_.count(); ++i) {
        Place& place = place_of(theirs, i);
        place.moved = place.fired = place.shot_at = false;
    }
    std::vector<int> guns;
    for (int i = 0; i < rules_.count(); ++i)
        if (is_gun(rules_, i) && stands(rules_, theirs, i, theirs.side)) guns.push_back(i);
    int worst = 0;
    const int far = rules_.figures().gun_range.value + 200;
    for (int i = 0; i < rules_.count() && guns.size() > 1; ++i) {
        if (!stands(rules_, theirs, i, state.side) || is_gun(rules_, i) || fort_of(rules_, theirs, i) >= 0) continue;
        int bearing = 0;
        for (const int gun : guns)
            bearing += is_near(place_of(theirs, gun).at, place_of(theirs, i).at, far) &&
                               !check(rules_, theirs, Fire{{rules_.piece(gun).key}, rules_.piece(i).key})
                           ? 1
                           : 0;
        if (bearing > 1) worst = std::max(worst, judge_.worth(i) * (rules_.piece(i).arm == Arm::cavalry ? 400 : 1000) / 1000);
    }
    return worst;
}

/// What the guns gain by firing. Guns that have moved fire next turn.
int Value::shots(const State& state) const {
    int sum = 0;
    for (int i = 0; i < rules_.count(); ++i) {
        if (!is_gun(rules_, i) || !stands(rules_, state, i, state.side) || place_of(state, i).fired) continue;
        if (!place_of(state, i).moved) {
            sum += judge_.best_shot(state, i);
            continue;
        }
        State later = state;
        place_of(later, i).moved = false;
        sum += judge_.best_shot(later, i) * next_shot / 1000;
    }
    return sum;
}

int Value::farms(const State& state) const {
    int sum = 0;
    for (std::size_t i = 0; i < rules_.forts().size(); ++i) sum += state.owners[i] == state.side ? worth_of_farm : 0;
    // The side that wins when time is up leaves a garrison in each farm (K12.3).
    if (!waits(state.side)) return sum;
    const PieceSet held = held_by(state, state.side);
    for (int i = 0; i < static_cast<int>(rules_.forts().size()); ++i) sum += held.has(i) ? worth_of_garrison : 0;
    return sum;
}

/// The farms in which that side has a garrison.
PieceSet Value::held_by(const State& state, Seat side) const {
    PieceSet held;
    for (int i = 0; i < rules_.count(); ++i)
        if (stands(rules_, state, i, side))
            if (const int fort = fort_of(rules_, state, i); fort >= 0) held.add(fort);
    return held;
}

/// Of a patient player: how far it is to a point, around a farm on the way that the piece may not enter (K10.3, K10.4); that farm may be
/// its aim.
Length Value::way_of(const State& state, int piece, Point aim, const PieceSet& held) const {
    const Point at = place_of(state, piece).at;
    const Length straight = length_of(aim - at);
    for (std::size_t i = 0; i < rules_.forts().size(); ++i) {
        const Shape& fort = rules_.forts()[i];
        const bool shut = rules_.piece(piece).arm != Arm::infantry || held.has(static_cast<int>(i));
        if (shut && !fort.holds(aim) && crosses(at, aim, fort)) return way_around(at, aim, fort, rules_.radius(piece) * 7 / 5);
    }
    return straight;
}

/// How far a piece has to go to the nearest enemy.
Length Value::way_of(const State& state, int piece, const PieceSet& held) const {
    const Point at = place_of(state, piece).at;
    Point nearest = at;
    Length least = -1;  // of a patient player the way, of others its square: that needs no root for each enemy
    for (int i = 0; i < rules_.count(); ++i) {
        if (!stands(rules_, state, i, other(state.side))) continue;
        const bool walls = fort_of(rules_, state, i) >= 0;
        if (walls && rules_.piece(piece).arm != Arm::infantry) continue;  // K10.3
        const Point enemy = place_of(state, i).at;
        const Length far = skill_.patient ? way_of(state, piece, enemy, held) + (walls ? skill_.detour : 0) : square(enemy - at);
        if (least >= 0 && far >= least) continue;
        least = far;
        nearest = enemy;
    }
    return skill_.patient ? std::max<Length>(least, 0) : length_of(nearest - at);
}

/// The cost, in men, of each piece's way to the nearest enemy; strong pieces count most.
int Value::progress(const State& state) const {
    const PieceSet enemy_farms = skill_.patient ? held_by(state, other(state.side)) : PieceSet();
    int sum = 0;
    for (int i = 0; i < rules_.count(); ++i) {
        if (!stands(rules_, state, i, state.side) || is_gun(rules_, i)) continue;
        if (skill_.garrisons && fort_of(rules_, state, i) >= 0) continue;  // a garrison is where it should be
        const Length far = way_of(state, i, enemy_farms);
        // The longer the way, the higher the cost; a piece that has arrived need not push on.
        const int weight = rules_.piece(i).arm == Arm::infantry ? skill_.foot : 1000;
        sum -= static_cast<int>(far) * skill_.advance / 1000 * (2 + rules_.piece(i).thousands) / 5 * weight / 1000;
    }
    return waits(state.side) ? sum * skill_.waiting / 1000 : sum;
}

int Value::operator()(const State& state) const {
    const Seat enemy = other(state.side);
    if (state.result) return !state.result->winner ? 0 : *state.result->winner == state.side ? 1'000'000 : -1'000'000;
    int sum = farms(state) + progress(state) + shots(state);
    for (int i = 0; i < rules_.count(); ++i)
        if (place_of(state, i).stands) sum += rules_.piece(i).side == state.side ? judge_.worth(i) : -judge_.worth(i);
    std::vector<Fight> fights = judge_.fights(state);
    // An attack that it would not make is worth nothing.
    if (skill_.patient) std::erase_if(fights, [&](const Fight& fight) { return fight.gain < skill_.dare; });
    sum += sum_of_best(fights, rules_.battle().pieces.size());
    if (skill_.danger > 0) sum -= blows(state, enemy) * skill_.danger / 1000;
    if (skill_.promise > 0) sum += blows(state, state.side) * skill_.promise / 1000;
    if (skill_.crossfire > 0) sum -= crossfire(state) * skill_.crossfire / 1000;
    return sum;
}

}  // namespace fow::callipers::opponent
