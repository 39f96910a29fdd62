// K9.1 to K9.11: attacks, supports, and the sums before the dice.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

int flank_of(const Corners& target, const Corners& attacker, Point attacker_centre) {
    const Point front = target[front_right] - target[front_left], rear = target[rear_left] - target[rear_right];
    if (std::all_of(attacker.begin(), attacker.end(), [&](Point p) { return cross(rear, p - target[rear_right]) >= 0; })) return 2;
    return cross(front, attacker_centre - target[front_left]) <= 0 ? 1 : 0;
}

Odds odds_of(int margin, int dice) {
    Odds odds;
    const int faces = dice == 1 ? die_faces : die_faces * die_faces;
    odds.whole = faces * faces;
    const auto value = [&](int throw_) { return dice == 1 ? throw_ : throw_ / die_faces + throw_ % die_faces; };
    for (int a = 0; a < faces; ++a)
        for (int d = 0; d < faces; ++d) {
            const int difference = margin + value(a) - value(d);
            ++(difference > 0 ? odds.win : difference < 0 ? odds.lose : odds.tie);
        }
    return odds;
}

namespace chapter {
namespace {

/// K9.2: whether all pieces of the set are linked by contact.
[[nodiscard]] bool hangs_together(const Rules& rules, const State& state, PieceSet rest) {
    std::vector<int> reached{lowest(rules, rest)};
    rest.remove(reached.front());
    if (rest.empty()) return true;
    for (std::size_t next = 0; next < reached.size(); ++next)
        for (int i = 0; i < rules.count(); ++i)
            if (rest.has(i) && touching(rules, state, reached[next], i)) {
                rest.remove(i);
                reached.push_back(i);
            }
    return rest.empty();
}

[[nodiscard]] int sum_of_points(const Rules& rules, const PieceSet& set) {
    int sum = 0;
    for (int i = 0; i < rules.count(); ++i) sum += set.has(i) ? points_of(rules, i) : 0;
    return sum;
}

/// K11.3: whether the general of that side counts against those enemies.
[[nodiscard]] bool general_near(const Rules& rules, const State& state, Seat side, const PieceSet& enemies) {
    const int host = state.general[side];
    if (host < 0 || !at(state, host).stands || (side == state.side && state.unready)) return false;
    const int reach = rules.figures().general_reach.value;
    for (int i = 0; i < rules.count(); ++i)
        if (enemies.has(i) && within(at(state, host).at, Shape(corners_of(rules, state, i)), reach)) return true;
    return false;
}

/// Whether the piece may be named as a support on its own, whatever the limit on all supports together.
[[nodiscard]] bool may_support(const Rules& rules, const State& state, int piece) {
    const Clash& clash = state.clash;
    return owned(rules, state, piece, other(state.side)) && piece != clash.target && fights(rules, piece) && !at(state, piece).defended &&
           points_of(rules, piece) + points_of(rules, clash.target) <= rules.figures().attackers.value &&
           (clash.fort >= 0 ? rules.piece(piece).arm == Arm::infantry && at_fort(rules, state, piece, clash.fort)
                            : touching(rules, state, piece, clash.target));
}

void ask_for_dice(const Rules& rules, State& state) {
    state.clash.wanted = static_cast<std::uint8_t>(2 * forecast(rules, state, state.clash).dice);
    state.stage = Stage::dice;
}

/// K9.1, K14.4: the group of an order, if each member is a piece of the side in turn and is named once.
[[nodiscard]] std::optional<PieceSet> group_of(const Rules& rules, const State& state, const std::vector<int>& keys, Seat side) {
    PieceSet group;
    for (const int key : keys) {
        const int piece = found(rules, state, key, side);
        if (piece < 0 || group.has(piece)) return std::nullopt;
        group.add(piece);
    }
    return group;
}

/// K10.3, K9.3, K9.2: who may join.
[[nodiscard]] Refusal refusal_of_group(const Rules& rules, const State& state, const PieceSet& group, int target, int fort) {
    for (int i = 0; i < rules.count(); ++i)
        if (group.has(i) && fort >= 0 && rules.piece(i).arm != Arm::infantry)
            return Violation{"K10.3", "Only infantry fights for {who}.", 0, 0, rules.fort_name(fort)};
    for (int i = 0; i < rules.count(); ++i)
        if ((group.has(i) && at(state, i).attacked) || (i == target && at(state, i).defended))
            return Violation{"K9.3", "{who} has already fought this turn.", 0, 0, name(rules, i)};
    if (!hangs_together(rules, state, group)) return Violation{"K9.2", "The group is not linked by contact."};
    const int most = fort >= 0 ? rules.figures().stormers.value : rules.figures().attackers.value;
    if (const int sum = sum_of_points(rules, group); sum > most)
        return Violation{"K9.2", "{count} men; {limit} may attack.", 1000 * sum, 1000 * most};
    return std::nullopt;
}

}  // namespace

int points_of(const Rules& rules, int piece) {
    return fights(rules, piece) ? rules.piece(piece).thousands : rules.figures().gun_points.value;
}

Refusal refusal_of(const Rules& rules, const State& state, const Attack& attack) {
    const auto group = group_of(rules, state, attack.group, state.side);
    const int target = rules.index_of(attack.target);
    if (!group || target < 0 || !at(state, target).stands) return no_order();
    if (group->empty()) return Violation{"K9.1", "An attack needs pieces of your own."};
    for (int i = 0; i < rules.count(); ++i)
        if (group->has(i) && !fights(rules, i)) return Violation{"K9.1", "{who}: guns do not attack, they fire.", 0, 0, name(rules, i)};
    if (rules.piece(target).side == state.side) return Violation{"K9.1", "An attack names a piece of the enemy."};
    const int fort = fort_of(rules, state, target);
    if (auto refusal = refusal_of_group(rules, state, *group, target, fort)) return refusal;
    if (clash_of(rules, state, attack).touching.empty())
        return Violation{"K9.1", "Nobody of the group touches {who}.", 0, 0, name(rules, target)};
    const int frozen = at(state, target).frozen;
    for (int i = 0; i < rules.count(); ++i)
        if (group->has(i) && frozen != 0 && at(state, i).frozen == frozen)
            return Violation{"K9.13", state.side == french_seat ? "Undecided: only the Allies may renew this fight."
                                                                : "Undecided: only the French may renew this fight."};
    return std::nullopt;
}

void play(const Rules& rules, State& state, const Attack& attack, Listener* listener) {
    state.clash = clash_of(rules, state, attack);
    const Clash& clash = state.clash;
    state.step = Step::attacks;
    bool cavalry = false;
    for (int i = 0; i < rules.count(); ++i)
        if (clash.group.has(i)) {
            at(state, i).attacked = true;
            cavalry = cavalry || rules.piece(i).arm == Arm::cavalry;
        }
    at(state, clash.target).defended = true;
    if (listener != nullptr)
        tell(listener, AttackOrdered{named(rules, clash.group), named(rules, clash.target),
                                     clash.fort >= 0 ? rules.fort_name(clash.fort) : std::string()});
    if (rules.piece(clash.target).arm == Arm::cavalry && !cavalry) {
        state.stage = Stage::retire;
        if (can_retire(rules, state, body_asked(rules, state))) return;
    }
    ask_for_support(rules, state, listener);
}

void ask_for_support(const Rules& rules, State& state, Listener*) {
    state.stage = Stage::support;
    for (int i = 0; i < rules.count(); ++i)
        if (may_support(rules, state, i)) return;
    ask_for_dice(rules, state);
}

Refusal refusal_of(const Rules& rules, const State& state, const Support& support) {
    const Clash& clash = state.clash;
    auto group = group_of(rules, state, support.keys, other(state.side));
    if (!group || group->has(clash.target)) return no_order();
    for (int i = 0; i < rules.count(); ++i)
        if (group->has(i) && at(state, i).defended) return Violation{"K9.3", "{who} has already fought this turn.", 0, 0, name(rules, i)};
    for (int i = 0; i < rules.count(); ++i)
        if (group->has(i) && !fights(rules, i)) return Violation{"K9.5", "{who}: guns do not support.", 0, 0, name(rules, i)};
    const PieceSet named_only = *group;
    group->add(clash.target);
    const int most = rules.figures().attackers.value;
    if (const int sum = sum_of_points(rules, *group); !named_only.empty() && sum > most)
        return Violation{"K9.5", "{count} points; {limit} may defend.", sum, most};
    const bool hangs = clash.fort >= 0 || hangs_together(rules, state, *group);
    const auto in_garrison = [&](int i) { return rules.piece(i).arm == Arm::infantry && at_fort(rules, state, i, clash.fort); };
    for (int i = 0; i < rules.count(); ++i)
        if (named_only.has(i) && (clash.fort >= 0 ? !in_garrison(i) : !hangs))
            return Violation{"K9.5", "{who} is not linked to {other} by contact.", 0, 0, name(rules, i), name(rules, clash.target)};
    return std::nullopt;
}

void play(const Rules& rules, State& state, const Support& support, Listener* listener) {
    for (const int key : support.keys) {
        const int piece = rules.index_of(key);
        state.clash.supports.add(piece);
        at(state, piece).defended = true;
    }
    if (listener != nullptr) tell(listener, SupportNamed{other(state.side), named(rules, state.clash.supports)});
    ask_for_dice(rules, state);
}

}  // namespace chapter

Clash clash_of(const Rules& rules, const State& state, const Attack& attack) {
    Clash clash;
    const int target = rules.index_of(attack.target);
    clash.target = static_cast<std::int16_t>(target);
    clash.fort = static_cast<std::int16_t>(fort_of(rules, state, target));
    clash.where = chapter::at(state, target).at;
    for (const int key : attack.group) {
        const int piece = rules.index_of(key);
        clash.group.add(piece);
        if (touching(rules, state, piece, target) || (clash.fort >= 0 && chapter::at_fort(rules, state, piece, clash.fort)))
            clash.touching.add(piece);
    }
    return clash;
}

Forecast forecast(const Rules& rules, const State& state, const Clash& clash) {
    const Figures& figures = rules.figures();
    const Seat side = state.side;
    PieceSet defenders = clash.supports;
    defenders.add(clash.target);
    Forecast sums;
    sums.attacker.points = chapter::sum_of_points(rules, clash.group);
    sums.attacker.attack = 1;
    sums.defender.points = chapter::sum_of_points(rules, defenders);
    const Corners target = corners_of(rules, state, clash.target);
    for (int i = 0; i < rules.count() && clash.fort < 0; ++i)
        if (clash.group.has(i) && clash.touching.has(i))
            sums.attacker.flank = std::max(sums.attacker.flank, flank_of(target, corners_of(rules, state, i), chapter::at(state, i).at));
    if (chapter::general_near(rules, state, side, defenders)) sums.attacker.general = figures.general.value;
    if (chapter::general_near(rules, state, other(side), clash.group)) sums.defender.general = figures.general.value;
    if (clash.fort >= 0) {
        sums.defender.walls = figures.walls.value;
        for (Sum* sum : {&sums.attacker, &sums.defender}) sum->capped = std::min(0, figures.storm_cap.value - sum->before_dice());
    }
    sums.dice = sums.attacker.general + sums.defender.general > 0 ? 2 : 1;
    return sums;
}

}  // namespace fow::callipers
