#include "fights.hpp"

#include <algorithm>

namespace fow::callipers::opponent {
namespace {

/// The chance that cavalry stays under fire that would destroy it, in thousandths.
constexpr int cavalry_stays = 400;
/// The value of driving off cavalry, which only gives up its place.
constexpr int worth_of_retreat = 100;
/// The loss that decides the battle (K12.2).
constexpr int worth_of_victory = 20'000;

/// The set's strongest or weakest piece, as K9.14 and K9.16 choose it; -1 if it is empty.
[[nodiscard]] int chosen(const Rules& rules, const PieceSet& set, bool strongest) {
    int best = -1, points = 0;
    for (int i = 0; i < rules.count(); ++i) {
        if (!set.has(i)) continue;
        const int own = is_gun(rules, i) ? rules.figures().gun_points.value : rules.piece(i).thousands;
        if (best >= 0 && (strongest ? own < points : own > points)) continue;
        best = i;
        points = own;
    }
    return best;
}

[[nodiscard]] bool is_single(const Rules& rules, const PieceSet& set) {
    PieceSet rest = set;
    rest.remove(chosen(rules, set, true));
    return rest.empty();
}

}  // namespace

Judge::Judge(const Rules& rules, const Skill& skill) : rules_(rules), skill_(skill) {
    for (int i = 0; i < rules.count(); ++i) worths_.push_back(1000 * rules.piece(i).thousands + (is_gun(rules, i) ? skill.guns : 0));
    for (int dice = 1; dice <= 2; ++dice)
        for (int margin = -widest; margin <= widest; ++margin) {
            const int entry = margin + widest;
            odds_[static_cast<std::size_t>(dice - 1)][static_cast<std::size_t>(entry)] = odds_of(margin, dice);
        }
}

const Odds& Judge::odds(int margin, int dice) const {
    const int entry = std::clamp(margin, -widest, widest) + widest;
    return odds_[static_cast<std::size_t>(dice - 1)][static_cast<std::size_t>(entry)];
}

int Judge::gain_of(const State& state, const Clash& clash, Odds* odds) const {
    const Forecast sums = forecast(rules_, state, clash);
    const Odds& chances = this->odds(sums.attacker.before_dice() - sums.defender.before_dice(), sums.dice);
    if (odds != nullptr) *odds = chances;
    PieceSet defenders = clash.supports;
    defenders.add(clash.target);
    const auto lost = [&](const PieceSet& set, Seat side) {
        const bool all = state.general[side] >= 0 && set.has(state.general[side]) && !is_single(rules_, set);
        const int strongest = chosen(rules_, set, true);
        int sum = 0, thousands = state.losses[side];
        for (int i = 0; i < rules_.count(); ++i) {
            if (all ? !set.has(i) : i != strongest) continue;
            sum += worth(i);
            thousands += rules_.piece(i).thousands;
        }
        const bool decides = thousands >= rules_.battle().need && thousands > state.losses[other(side)];
        if (decides && side == state.side) return sum + worth_of_victory / 1000 * skill_.ruin;
        return decides ? sum + worth_of_victory : sum;
    };
    const auto price = [&](const PieceSet& set) { return is_single(rules_, set) ? 0 : worth(chosen(rules_, set, false)); };
    const int won = lost(defenders, other(state.side)) - price(clash.group), beaten = lost(clash.group, state.side) - price(defenders);
    return (chances.win * won - chances.lose * beaten) / chances.whole;
}

PieceSet Judge::best_supports(const State& state, const Clash& clash) const {
    const int most = rules_.figures().attackers.value;
    const auto points = [&](int i) { return is_gun(rules_, i) ? rules_.figures().gun_points.value : rules_.piece(i).thousands; };
    std::vector<int> able;
    for (const int i : near(state, clash.target, other(state.side))) {
        const bool fits = clash.fort >= 0 ? fort_of(rules_, state, i) == clash.fort : touching(rules_, state, i, clash.target);
        if (fits && !place_of(state, i).defended && points(i) + points(clash.target) <= most) able.push_back(i);
    }
    Clash tried = clash;
    int least = gain_of(state, tried);
    PieceSet best;
    const auto consider = [&](std::initializer_list<int> pieces) {
        tried.supports = {};
        for (const int i : pieces) tried.supports.add(i);
        const int gain = gain_of(state, tried);
        if (gain >= least) return;
        least = gain;
        best = tried.supports;
    };
    for (std::size_t a = 0; a < able.size(); ++a) {
        consider({able[a]});
        for (std::size_t b = a + 1; b < able.size(); ++b)
            if (points(able[a]) + points(able[b]) + points(clash.target) <= most) consider({able[a], able[b]});
    }
    return best;
}

/// Fighters of that side near a piece, not counting the piece itself.
std::vector<int> Judge::near(const State& state, int target, Seat side) const {
    std::vector<int> found;
    const Point at = place_of(state, target).at;
    for (int i = 0; i < rules_.count(); ++i) {
        if (i == target || is_gun(rules_, i) || !stands(rules_, state, i, side)) continue;
        const Point apart = place_of(state, i).at - at;
        const int far = 2 * (rules_.radius(i) + rules_.radius(target));
        if (std::abs(apart.x) <= far && std::abs(apart.y) <= far) found.push_back(i);
    }
    return found;
}

void Judge::add(std::vector<Fight>& fights, const State& state, const std::vector<int>& group, int target) const {
    Fight fight;
    for (const int i : group) {
        fight.order.group.push_back(rules_.piece(i).key);
        fight.used.set(static_cast<std::size_t>(i));
    }
    fight.used.set(static_cast<std::size_t>(target));
    fight.order.target = rules_.piece(target).key;
    if (check(rules_, state, fight.order)) return;
    fight.target = target;
    Clash clash = clash_of(rules_, state, fight.order);
    clash.supports = best_supports(state, clash);
    fight.gain = gain_of(state, clash, &fight.odds);
    const auto rides = [&](int i) { return rules_.piece(i).arm == Arm::cavalry; };
    // Cavalry attacked only by infantry rides off if it would lose by staying (K9.5).
    if (rides(target) && std::none_of(group.begin(), group.end(), rides)) fight.gain = std::min(fight.gain, worth_of_retreat);
    fights.push_back(std::move(fight));
}

std::vector<Fight> Judge::fights(const State& state) const {
    std::vector<Fight> found;
    for (int target = 0; target < rules_.count(); ++target) {
        if (!stands(rules_, state, target, other(state.side)) || place_of(state, target).defended) continue;
        std::vector<int> able;
        for (const int i : near(state, target, state.side))
            if (!place_of(state, i).attacked) able.push_back(i);
        if (able.empty()) continue;
        const bool fort = fort_of(rules_, state, target) >= 0;
        for (std::size_t a = 0; a < able.size(); ++a) {
            if (fort || touching(rules_, state, able[a], target)) add(found, state, {able[a]}, target);
            for (std::size_t b = a + 1; b < able.size() && skill_.groups; ++b) {
                if (!touching(rules_, state, able[a], able[b])) continue;
                add(found, state, {able[a], able[b]}, target);
                for (std::size_t c = b + 1; c < able.size() && fort; ++c) add(found, state, {able[a], able[b], able[c]}, target);
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Fight& a, const Fight& b) { return a.gain > b.gain; });
    return found;
}

/// What one gun alone gains by firing at that target. The shot must be legal.
int Judge::shot(const State& state, int gun, int target) const {
    if (is_gun(rules_, target)) {
        // K7.9: the firing gun adds 1; a tie has no effect.
        const Odds& chances = odds(1, 1);
        return (chances.win * worth(target) - chances.lose * worth(gun)) / chances.whole;
    }
    // K7.8: 10 or more with two dice.
    if (fort_of(rules_, state, target) >= 0) return worth(target) / 6;
    return skill_.push;
}

int Judge::best_shot(const State& state, int gun) const {
    int best = 0;
    for (int target = 0; target < rules_.count(); ++target) {
        if (!stands(rules_, state, target, other(state.side))) continue;
        const Point apart = place_of(state, target).at - place_of(state, gun).at;
        const int far = rules_.figures().gun_range.value + rules_.radius(target) + rules_.radius(gun);
        if (std::abs(apart.x) > far || std::abs(apart.y) > far) continue;
        if (!check(rules_, state, Fire{{rules_.piece(gun).key}, rules_.piece(target).key})) best = std::max(best, shot(state, gun, target));
    }
    return best;
}

std::vector<Salvo> Judge::salvos(const State& state) const {
    std::vector<Salvo> found;
    const auto salvo = [&](const std::vector<int>& guns, int target, int gain) {
        Salvo made{{{}, rules_.piece(target).key}, {}, target, gain};
        for (const int gun : guns) {
            made.order.guns.push_back(rules_.piece(gun).key);
            made.used.set(static_cast<std::size_t>(gun));
        }
        made.used.set(static_cast<std::size_t>(target));
        found.push_back(std::move(made));
    };
    for (int target = 0; target < rules_.count(); ++target) {
        if (!stands(rules_, state, target, other(state.side))) continue;
        std::vector<int> able;
        for (int gun = 0; gun < rules_.count(); ++gun)
            if (is_gun(rules_, gun) && stands(rules_, state, gun, state.side) && !place_of(state, gun).moved &&
                !place_of(state, gun).fired && !check(rules_, state, Fire{{rules_.piece(gun).key}, rules_.piece(target).key}))
                able.push_back(gun);
        for (const int gun : able) salvo({gun}, target, shot(state, gun, target));
        if (able.size() < 2 || is_gun(rules_, target)) continue;
        if (fort_of(rules_, state, target) >= 0) {
            salvo(able, target, worth(target) * static_cast<int>(std::min<std::size_t>(able.size(), 6)) / 7);
            continue;
        }
        const int stays = rules_.piece(target).arm == Arm::cavalry ? cavalry_stays : 1000;
        salvo({able[0], able[1]}, target, worth(target) * stays / 1000);  // K7.7
    }
    std::stable_sort(found.begin(), found.end(), [](const Salvo& a, const Salvo& b) { return a.gain > b.gain; });
    return found;
}

}  // namespace fow::callipers::opponent
