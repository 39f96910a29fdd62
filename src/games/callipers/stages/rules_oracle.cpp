#include "games/callipers/stages/rules_oracle.hpp"

#include <algorithm>

#include "app/messages.hpp"

namespace fow::callipers::stages {
namespace {

using screens::Fight;
using screens::PerOutcome;
using screens::Way;

/// K6.2: whether one strip holds the base before and after the leg.
bool on_road(const Rules& rules, const callipers::Corners& from, const callipers::Corners& to) {
    return std::any_of(rules.strips().begin(), rules.strips().end(), [&](const callipers::Shape& strip) {
        const auto held = [&](Point p) { return strip.holds(p); };
        return std::all_of(from.begin(), from.end(), held) && std::all_of(to.begin(), to.end(), held);
    });
}

/// The pieces that may support the target: those in contact with it, and those in contact with one of them.
std::vector<int> supporters(const Rules& rules, const State& attacked) {
    std::vector<int> found;
    for (int i = 0; i < rules.count(); ++i)
        if (!check(rules, attacked, callipers::Support{{rules.piece(i).key}})) found.push_back(i);
    const std::size_t near = found.size();
    for (int i = 0; i < rules.count(); ++i) {
        if (std::find(found.begin(), found.end(), i) != found.end()) continue;
        const bool joins = std::any_of(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(near), [&](int other) {
            return !check(rules, attacked,
                          callipers::Support{{std::min(rules.piece(i).key, rules.piece(other).key),
                                              std::max(rules.piece(i).key, rules.piece(other).key)}});
        });
        if (joins) found.push_back(i);
    }
    return found;
}

/// What a fight costs with this roll of the dice of both sides, one or two each.
PerOutcome cost_of(const Rules& rules, State state, int attacker_face, int defender_face) {
    const Seat attacker = state.side;
    const PerSeat<std::int16_t> before = state.losses;
    while (state.stage == callipers::Stage::dice) {
        const bool first = state.clash.thrown * 2 < state.clash.wanted;  // the attacker's (K14.3)
        apply(rules, state, Roll{static_cast<std::uint8_t>(first ? attacker_face : defender_face)}, nullptr);
    }
    return {state.losses[attacker] - before[attacker], state.losses[other(attacker)] - before[other(attacker)]};
}

/// `state`: the dice of the fight are due.
Fight fight_of(const Rules& rules, const State& state) {
    const callipers::Forecast sums = forecast(rules, state, state.clash);
    const callipers::Odds odds = callipers::odds_of(sums.attacker.before_dice() - sums.defender.before_dice(), sums.dice);
    Fight fight{sums.attacker, sums.defender, sums.dice};
    fight.win = odds.win * 1000 / odds.whole;
    fight.tie = odds.tie * 1000 / odds.whole;
    fight.lose = odds.lose * 1000 / odds.whole;
    fight.if_won = cost_of(rules, state, callipers::die_faces, 1);
    fight.if_lost = cost_of(rules, state, 1, callipers::die_faces);
    return fight;
}

}  // namespace

std::string RulesOracle::refusal(const Action& action) const {
    const auto refused = check(rules_, state_, action);
    return refused ? notice_of(*refused) : std::string();
}

Way RulesOracle::way_of(const callipers::Move& move) const {
    const int i = rules_.index_of(move.key);
    const callipers::Arm arm = piece(i).arm;
    Way way{0, 0, rules_.country(arm), rules_.figures().all[callipers::index(arm)].value};
    const callipers::Place& place = state_.pieces[static_cast<std::size_t>(i)];
    Point at = place.at;
    callipers::Corners from = corners_at(rules_, i, at, place.facing);
    for (const Point leg : move.legs) {
        at = at + leg;
        const callipers::Corners to = corners_at(rules_, i, at, place.facing);
        const int length = static_cast<int>(length_of(leg));
        way.all += length;
        if (!on_road(rules_, from, to)) way.country += length;
        from = to;
    }
    return way;
}

Point RulesOracle::wheeled(int piece, bool left, int facing) const { return callipers::wheeled(rules_, state_, piece, left, facing); }

int RulesOracle::gun_distance(int gun, int target) const { return callipers::gun_distance(rules_, state_, gun, target); }

std::vector<int> RulesOracle::best_supports(const State& attacked) const {
    std::vector<int> best;
    const std::vector<int> all = supporters(rules_, attacked);
    int most = 0;
    for (std::size_t set = 1; set < std::size_t{1} << std::min<std::size_t>(all.size(), 10); ++set) {
        callipers::Support support;
        std::vector<int> chosen;
        int points = 0;
        for (std::size_t i = 0; i < all.size() && i < 10; ++i) {
            if ((set >> i & 1U) == 0) continue;
            support.keys.push_back(piece(all[i]).key);
            chosen.push_back(all[i]);
            points += piece(all[i]).thousands;
        }
        std::sort(support.keys.begin(), support.keys.end());
        if (points <= most || check(rules_, attacked, support)) continue;
        most = points;
        best = std::move(chosen);
    }
    return best;
}

std::optional<Fight> RulesOracle::fight(const callipers::Attack& attack) const {
    if (!legal(attack)) return std::nullopt;
    State state = state_;
    apply(rules_, state, attack, nullptr);
    if (state.stage == callipers::Stage::retire) apply(rules_, state, callipers::Stand{}, nullptr);
    std::size_t supports = 0;
    if (state.stage == callipers::Stage::support) {
        callipers::Support support;
        for (const int i : best_supports(state)) support.keys.push_back(piece(i).key);
        supports = support.keys.size();
        apply(rules_, state, support, nullptr);
    }
    if (state.stage != callipers::Stage::dice) return std::nullopt;
    Fight fight = fight_of(rules_, state);
    fight.supports = static_cast<int>(supports);
    return fight;
}

std::optional<Fight> RulesOracle::fight_with(const std::vector<int>& supports) const {
    callipers::Support support;
    for (const int i : supports) support.keys.push_back(piece(i).key);
    std::sort(support.keys.begin(), support.keys.end());
    if (state_.stage != callipers::Stage::support || !legal(support)) return std::nullopt;
    State state = state_;
    apply(rules_, state, support, nullptr);
    return state.stage == callipers::Stage::dice ? std::optional(fight_of(rules_, state)) : std::nullopt;
}

std::vector<int> RulesOracle::asked() const {
    if (state_.stage == callipers::Stage::support) return supporters(rules_, state_);
    std::vector<int> pieces;
    for (int i = 0; i < rules_.count(); ++i) {
        const int key = piece(i).key;
        const bool may = state_.stage == callipers::Stage::host      ? legal(callipers::Host{key})
                         : state_.stage == callipers::Stage::advance ? legal(callipers::Advance{key})
                                                                     : false;
        if (may) pieces.push_back(i);
    }
    return pieces;
}

int RulesOracle::leads_retirement() const {
    switch (state_.stage) {
        case callipers::Stage::retire_from_fire:
        case callipers::Stage::retire:
        case callipers::Stage::tie_first: return state_.clash.target;
        case callipers::Stage::tie_second:
            for (int i = 0; i < rules_.count(); ++i)
                if (state_.clash.touching.has(i)) return i;
            return -1;
        default: return -1;
    }
}

std::vector<int> RulesOracle::retirements(callipers::Side side) const {
    std::vector<int> free;
    const int lead = leads_retirement();
    if (lead < 0) return free;
    for (int distance = 100; distance <= rules_.country(callipers::Arm::cavalry); distance += 10)
        if (legal(callipers::Retire{piece(lead).key, side, distance})) free.push_back(distance);
    return free;
}

Point RulesOracle::advances_to(int piece_index) const {
    State state = state_;
    if (legal(callipers::Advance{piece(piece_index).key})) apply(rules_, state, callipers::Advance{piece(piece_index).key}, nullptr);
    return state.pieces[static_cast<std::size_t>(piece_index)].at;
}

const screens::RegionTracer& RulesOracle::reach(int piece_index) {
    constexpr int at_once = 600;  ///< orders checked per frame
    const int most = rules_.figures().all[callipers::index(piece(piece_index).arm)].value;
    const int country = std::min(rules_.country(piece(piece_index).arm), most);
    const callipers::Place& place = state_.pieces[static_cast<std::size_t>(piece_index)];
    const auto base_at = [&](Point at) { return corners_at(rules_, piece_index, at, place.facing); };
    const callipers::Corners before = base_at(place.at);
    if (reached_ != piece_index) {
        reached_ = piece_index;
        const int far = on_road(rules_, before, before) ? most : country;
        reach_ = {place.at, far >= 200 ? 10 : 5, far};
    }
    int looks = 0;
    const auto depth_of = [&](Point there) {
        const Point leg = there - place.at;
        const auto length = length_of(leg);
        const bool off = length <= country;
        if (length > most || (!off && !on_road(rules_, before, base_at(there)))) return 0;
        ++looks;
        return legal(callipers::Move{piece(piece_index).key, {leg}}) ? off ? 2 : 1 : 0;
    };
    const auto ask = [&](Point there) {
        if (there != place.at) return depth_of(there);
        // No leg leads to its own place, but that place must not be a hole in the middle of the area.
        return std::max(
            {depth_of(there + Point{1, 0}), depth_of(there - Point{1, 0}), depth_of(there + Point{0, 1}), depth_of(there - Point{0, 1})});
    };
    reach_.trace(ask, [&] { return looks >= at_once; });
    return reach_;
}

}  // namespace fow::callipers::stages
