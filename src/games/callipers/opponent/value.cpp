#include "value.hpp"

#include <algorithm>
#include <array>

namespace fow::callipers::opponent {
namespace {

/// What a side can do in one turn, at most: about three pieces strike.
constexpr std::size_t most_blows = 3;
/// About the distance between the centres of two touching bases.
constexpr int contact = 110;
/// The value of a farm that is held, in men; how much a shot of the next turn counts, in thousandths of its gain.
constexpr int worth_of_farm = 1500, next_shot = 600;

[[nodiscard]] bool is_near(Point a, Point b, int far) { return square(a - b) <= Length{far} * far; }

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
    if (plan_.intent != Intent::hold && plan_.intent != Intent::refuse) return sum;
    // A side that holds its ground leaves a garrison in each farm.
    PieceSet held;
    for (int i = 0; i < rules_.count(); ++i)
        if (stands(rules_, state, i, state.side))
            if (const int fort = fort_of(rules_, state, i); fort >= 0) held.add(fort);
    for (int i = 0; i < static_cast<int>(rules_.forts().size()); ++i) sum += held.has(i) ? worth_of_farm : 0;
    return sum;
}

/// Where a piece wants to go: to the plan's aim, or to the nearest enemy.
Point Value::aim_of(const State& state, int piece) const {
    const Point at = place_of(state, piece).at;
    if (skill_.plans && plan_.aim && plan_.intent != Intent::hold) return *plan_.aim;
    Point best = at;
    Length least = -1;
    for (int i = 0; i < rules_.count(); ++i) {
        if (!stands(rules_, state, i, other(state.side))) continue;
        if (rules_.piece(piece).arm != Arm::infantry && fort_of(rules_, state, i) >= 0) continue;  // K10.3
        if (const Length apart = square(place_of(state, i).at - at); least < 0 || apart < least) {
            least = apart;
            best = place_of(state, i).at;
        }
    }
    return best;
}

/// The cost, in men, of each piece's way to its aim; strong pieces count most.
int Value::progress(const State& state) const {
    int sum = 0;
    for (int i = 0; i < rules_.count(); ++i) {
        if (!stands(rules_, state, i, state.side) || is_gun(rules_, i)) continue;
        if (skill_.garrisons && fort_of(rules_, state, i) >= 0) continue;  // a garrison is where it should be
        const Length far = length_of(aim_of(state, i) - place_of(state, i).at);
        // The longer the way, the higher the cost; a piece that has arrived need not push on.
        sum -= static_cast<int>(far) * skill_.advance / 1000 * (2 + rules_.piece(i).thousands) / 5;
    }
    if (plan_.intent == Intent::hold) return sum / 8;
    if (plan_.intent == Intent::refuse) return -sum / 8;
    return sum;
}

int Value::operator()(const State& state) const {
    const Seat enemy = other(state.side);
    if (state.result) return !state.result->winner ? 0 : *state.result->winner == state.side ? 1'000'000 : -1'000'000;
    int sum = farms(state) + progress(state) + shots(state);
    for (int i = 0; i < rules_.count(); ++i)
        if (place_of(state, i).stands) sum += rules_.piece(i).side == state.side ? judge_.worth(i) : -judge_.worth(i);
    sum += sum_of_best(judge_.fights(state), rules_.battle().pieces.size());
    if (skill_.danger > 0) sum -= blows(state, enemy) * skill_.danger / 1000;
    if (skill_.promise > 0) sum += blows(state, state.side) * skill_.promise / 1000;
    if (skill_.crossfire > 0) sum -= crossfire(state) * skill_.crossfire / 1000;
    return sum;
}

}  // namespace fow::callipers::opponent
