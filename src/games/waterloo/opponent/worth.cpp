#include "worth.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fow::waterloo::opponent {
namespace {

[[nodiscard]] constexpr double of_strength(int strength) {
    constexpr std::array<double, 8> points{0, 1.0, 1.4, 2.1, 3.1, 4.3, 5.8, 5.8};
    return points[static_cast<std::size_t>(std::clamp(strength, 0, 7))];
}

/// How likely a leader is lost.
struct Danger {
    const State& state;
    const Reach& enemy;
    SquareSet own;      ///< its side's pieces
    SquareSet weak;     ///< those that the enemy can beat
    SquareSet reached;  ///< what the enemy can attack
    int acts = 0;       ///< the enemy's actions

    [[nodiscard]] double of(UnitId unit, bool chief) const {
        const Whereabouts where = state.whereabouts(unit);
        if (!where.on_board()) return 0.0;
        const Square square = where.square();
        const bool known = state.mark(unit).seen == 2;
        double risk = 0;
        if (chief && (enemy.shot.contains(square) || reached.contains(square))) risk = known ? 0.95 : 0.7;
        const SquareSet beside = around(square);
        const SquareSet doors = beside & enemy.moves;  // the enemy can move beside it and strike with the next action
        const SquareSet broken = beside & weak;        // or break in
        if (acts >= 2 && !(doors | broken).empty()) risk = std::max(risk, (known ? 0.6 : 0.32) + 0.05 * (doors | broken).size());
        const int open = (beside & ~own).size();
        risk += 0.02 * open;
        for (const Direction d : directions) {  // lines along which cavalry can attack from afar
            int length = 0;
            for (auto next = step(square, d); next && !state.occupied().contains(*next); next = step(*next, d)) ++length;
            risk += 0.008 * length;
        }
        return std::min(risk, 1.0);
    }
};

/// By strength: what pieces of that strength or more can attack.
std::array<SquareSet, 9> reached_from_above(const Reach& reach) {
    std::array<SquareSet, 9> squares{};
    for (std::size_t i = 8; i-- > 0;) squares[i] = squares[i + 1] | reach.strike[i];
    return squares;
}

}  // namespace

Weights weights_of(Style style) {
    Weights weights;
    switch (style) {
        case Style::steady: break;
        case Style::bold: weights.exposed = 0.42, weights.strike = 0.5, weights.advance = 0.06, weights.fight = 0.15; break;
        case Style::patient: weights.exposed = 0.7, weights.strike = 0.33, weights.advance = 0.02, weights.secret = 0.1; break;
        case Style::gambler: weights.exposed = 0.45, weights.fight = 0.35, weights.chief = 0.85, weights.secret = 0.02; break;
        case Style::gunner: weights.gun = 6, weights.advance = 0.03, weights.strike = 0.48; break;
        case Style::raider: weights.line = 1.6, weights.cavalry = 0.9, weights.advance = 0.055; break;
    }
    return weights;
}

struct Judge::Exposure {
    double loss = 0;       ///< what the enemy can take, leaders excepted
    double chief = 0;      ///< danger to the commander in chief, 0 to 1
    double commander = 0;  ///< and to the commander
};

Judge::Judge(const Rules& rules, Seat own, const Weights& weights) : rules_(rules), own_(own), weights_(weights) {
    for (int i = 0; i < rules.unit_count(); ++i) {
        const auto& profile = rules.profile(UnitId(i));
        const bool fatal = rules.mode() == Mode::standard || (rules.expert() && profile.seat == french_seat);
        double value = of_strength(profile.strength);
        switch (profile.kind) {
            case Kind::artillery: value = weights.gun; break;
            case Kind::light_infantry: value += 0.5; break;
            case Kind::light_cavalry: value = (value + 1.0) * weights.cavalry; break;
            case Kind::heavy_cavalry: value = (value + 0.6) * weights.cavalry; break;
            case Kind::commander: value = profile.army == Army::prussian ? 7 : 12; break;
            case Kind::commander_in_chief: value = fatal ? 60 : 24; break;
            case Kind::line_infantry: break;
        }
        values_[static_cast<std::size_t>(i)] = static_cast<float>(value);
    }
}

double Judge::value_of(const State& state, UnitId unit) const {
    const double value = values_[static_cast<std::size_t>(unit.index())];
    const auto& profile = rules_.profile(unit);
    const int weakened = state.mark(unit).weakened;
    if (weakened == 0) return value;
    return value - 0.7 * (of_strength(profile.strength) - of_strength(profile.strength - weakened)) * weights_.cavalry;
}

double Judge::given() const {
    double sum = 0;
    for (int i = 0; i < rules_.unit_count(); ++i) {
        const auto& profile = rules_.profile(UnitId(i));
        if (profile.army != Army::prussian && !rules_.stays_away(UnitId(i)))
            sum += (profile.seat == own_ ? 1 : -1) * double{values_[static_cast<std::size_t>(i)]};
    }
    return sum;
}

int Judge::actions(const State& state, Seat seat) const {
    const TurnRules& turns = rules_.set().turns;
    int actions = turns.actions;
    const auto out = [&](std::optional<UnitId> unit) {
        return unit && (state.whereabouts(*unit).is(Place::eliminated) || state.whereabouts(*unit).is(Place::withdrawn));
    };
    if (out(rules_.commander(seat == french_seat ? Army::french : Army::allied))) actions -= turns.commander_actions;
    if (out(rules_.commander_in_chief(seat))) actions -= turns.commander_in_chief_actions;
    if (seat == allied_seat && state.turn >= rules_.set().arrival.extra_action_turn && !out(rules_.commander(Army::prussian))) ++actions;
    return std::max(actions, 0);
}

int Judge::defence(const State& state, UnitId unit, Square square) const {
    const auto& profile = rules_.profile(unit);
    int strength = profile.strength - state.mark(unit).weakened;
    if (profile.kind == Kind::artillery || profile.kind == Kind::commander_in_chief) return 0;
    const TerrainRules& terrain = rules_.set().terrain;
    if (rules_.hills().contains(square)) strength += terrain.hill_bonus;
    if (on_foot(profile.kind) && (state.villages | state.buildings).contains(square)) {
        const auto work = rules_.work_at(square);
        if (state.villages.contains(square)) strength += terrain.village_bonus;
        else if (work && state.works[*work].owner == static_cast<unsigned>(profile.seat) &&
                 (rules_.works()[*work].squares & ~state.occupied(profile.seat)).empty())
            strength += terrain.building_bonus;
    }
    return std::min(strength, rules_.set().pieces.strength_limit);
}

double Judge::material(const State& state, Seat seat) const {
    double sum = 0;
    for (int i = rules_.first_unit(seat); i < rules_.end_unit(seat); ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        if (where.on_board()) {
            const auto& profile = rules_.profile(unit);
            const double value = value_of(state, unit);
            sum += value;
            if (state.mark(unit).seen == 2)
                sum -= weights_.secret * std::min(value, 8.0) + (profile.kind == Kind::commander_in_chief ? 1.5 : 0.0);
            const int rank = profile.army == Army::french ? where.square().rank() : rank_count - 1 - where.square().rank();
            if (on_foot(profile.kind)) sum += weights_.advance * std::min(rank, 7);
            continue;
        }
        switch (where.place()) {
            case Place::reserve: sum += 0.85 * (rules_.profile(unit).army == Army::prussian ? 0 : value_of(state, unit)); break;
            case Place::withdrawn:
            case Place::regaining: sum += 0.8 * value_of(state, unit); break;
            case Place::eliminated: sum -= weights_.fight; break;
            default: break;
        }
    }
    return sum;
}

Judge::Exposure Judge::exposure(const State& state, Seat seat, const Reach& enemy) const {
    Exposure result;
    const std::array<SquareSet, 9> from_above = reached_from_above(enemy);
    std::array<double, 5> worst{};
    SquareSet weak;  // friendly pieces that the enemy can beat
    const SquareSet own = state.occupied(seat);
    for (const Square square : own) {
        const UnitId unit = *state.unit_at(square);
        const auto& profile = rules_.profile(unit);
        if (profile.kind == Kind::commander_in_chief) continue;
        const bool in_building = state.buildings.contains(square);
        const bool shot = profile.kind != Kind::light_infantry && enemy.shot.contains(square) && !in_building;
        double chance = shot ? 1 : 0;
        double back = 0;  // what the enemy loses in return
        if (profile.kind == Kind::artillery) {
            if (enemy.flanked.contains(square)) {
                chance = 1;
                weak.insert(square);
            } else if (!shot) {  // W4.12: the enemy can move beside it and take it with the next action
                SquareSet sides = around(square) & enemy.moves;
                if (const auto front = step(square, forward(profile.army))) sides.erase(*front);
                if (!sides.empty()) chance = 0.4;
            }
        } else if (from_above[1].contains(square)) {
            const int strength = defence(state, unit, square);
            const auto index = static_cast<std::size_t>(strength);
            if (from_above[index + 1].contains(square)) {
                chance = std::max(chance, 0.95);
                weak.insert(square);
            } else if (enemy.strike[index].contains(square)) {
                chance = std::max(chance, 0.42);
                back = 0.4 * of_strength(strength);
            }
        }
        if (shot) weak.insert(square);
        if (chance <= 0) continue;
        const double value = value_of(state, unit);
        const bool known = state.mark(unit).seen == 2;
        // The enemy must dare to attack a piece that it does not know. A shot risks nothing.
        const double dares = shot ? 1 : known ? 1 : profile.kind == Kind::artillery ? 1 : 0.6;
        const bool guarded = !shot && !(around(square) & own).empty();
        double loss = chance * dares * value - back - (guarded ? 0.25 * std::min(value, 3.0) : 0.0);
        if (profile.kind == Kind::commander) {
            result.commander = std::max(result.commander, chance * (known ? 0.9 : 0.6));
            continue;
        }
        for (double& place : worst)
            if (loss > place) std::swap(loss, place);
    }
    constexpr std::array<double, 5> share{1.0, 0.75, 0.5, 0.2, 0.1};
    const int acts = actions(state, other(seat));
    for (std::size_t i = 0; i < share.size(); ++i)
        if (static_cast<int>(i) < acts) result.loss += share[i] * worst[i];
    const Danger danger{state, enemy, own, weak, from_above[1], acts};
    if (const auto chief = rules_.commander_in_chief(seat)) result.chief = danger.of(*chief, true);
    if (const auto commander = rules_.commander(seat == french_seat ? Army::french : Army::allied))
        result.commander = std::max(result.commander, 0.4 * danger.of(*commander, false));
    return result;
}

double Judge::lines(const State& state, Seat seat, const Reach& reach, bool on_move) const {
    const int needed = rules_.set().pieces.lines_to_sever;
    const auto worth = [&](std::size_t line) {
        const int there = reach.there[line], runners = reach.runners[line];
        double points = there > 0 ? 3.0 : 0.0;
        const bool enough = runners >= needed && actions(state, seat) >= needed - there;
        if (enough) points += on_move ? 60 : there > 0 ? 14 : 5;
        return points;
    };
    if (!rules_.expert()) {
        const auto line = state.line_of(other(seat));
        if (!line) return 0;
        // The enemy does not know which line it is.
        return seat == own_ ? worth(static_cast<std::size_t>(*line)) : 0.5 * worth(static_cast<std::size_t>(*line));
    }
    double sum = 0;
    if (seat == french_seat) sum += worth(static_cast<std::size_t>(Sector::centre));
    int lead = 0;
    for (int i = 0; i < rules_.unit_count(); ++i)
        if (state.whereabouts(UnitId(i)).is(Place::eliminated)) lead += rules_.profile(UnitId(i)).seat == seat ? -1 : 1;
    const double gain = std::clamp((lead + 4) / 8.0, -0.6, 1.0);
    double best = 0;
    for (std::size_t i = 0; i < 3; ++i)
        if (seat == allied_seat || i != static_cast<std::size_t>(Sector::centre)) best = std::max(best, worth(i));
    return sum + gain * best;
}

/// Plays the pursuit to its end in its simplest form: nobody leaves a rider where the enemy surely beats it, nobody dares an attack that
/// may fail, and every other action takes a victim or saves a piece. All pieces count alike (W13.9), so only their numbers matter.
double Judge::pursuit(const State& state) const {
    const ExpertRules& expert = rules_.set().expert;
    const Seat victor = state.victor, beaten = other(victor);
    PerSeat<int> lost{}, riders{}, strongest{}, actions{};
    PerSeat<double> kept{};
    const auto rides = [&](UnitId unit) {
        const Whereabouts where = state.whereabouts(unit);
        if (where.rides() || state.phase != Phase::muster) return where.rides();
        const auto& profile = rules_.profile(unit);  // W13.1: pieces off the board are still lining up
        const bool waits =
            where.is(Place::withdrawn) || where.is(Place::regaining) || (where.is(Place::reserve) && profile.army != Army::prussian);
        return waits && branch_of(profile.kind) == Branch::cavalry && profile.kind != Kind::commander_in_chief;
    };
    const auto each_rider = [&](const auto& with) {
        for (int i = 0; i < rules_.unit_count(); ++i)
            if (const UnitId unit(i); rides(unit)) with(rules_.profile(unit), rules_.profile(unit).strength - state.mark(unit).weakened);
    };
    for (int i = 0; i < rules_.unit_count(); ++i) {
        const Whereabouts where = state.whereabouts(UnitId(i));
        const Seat seat = rules_.profile(UnitId(i)).seat;
        lost[seat] += where.is(Place::eliminated) ? 1 : 0;
        actions[seat] += where.is(Place::set_aside) ? expert.chief_actions : 0;
    }
    each_rider([&](const auto& profile, int strength) {
        ++riders[profile.seat];
        strongest[profile.seat] = std::max(strongest[profile.seat], strength);
        actions[profile.seat] += profile.kind == Kind::commander ? expert.commander_actions : 0;
        kept[profile.seat] += 0.04 + 0.01 * strength;
    });
    // Riders that the enemy surely beats. Who is on the move can still take them away (W13.7).
    const bool begun = state.phase == Phase::pursuit;
    Seat mover = begun ? state.mover : victor;
    PerSeat<int> open{};
    each_rider([&](const auto& profile, int strength) {
        const int enemy = strongest[other(profile.seat)];
        if (profile.seat != mover && (profile.seat == beaten ? enemy >= strength : enemy > strength)) ++open[profile.seat];
    });
    for (const Seat seat : seats) actions[seat] = std::max(actions[seat], expert.least_actions);
    double expected = lost[beaten] - lost[victor];
    int fleeing = state.occupied(beaten).size();
    int left = begun ? state.actions_left() : actions[victor];
    constexpr double sure = 0.8;  // nobody knows all strengths
    while (riders[victor] > 0 && (fleeing > 0 || open[other(mover)] > 0)) {
        const int struck = riders[mover] > 0 ? std::min(left, std::exchange(open[other(mover)], 0)) : 0;
        expected += (mover == victor ? sure : -sure) * struck;
        const int gone = std::min(left - struck, fleeing);
        if (mover == victor) expected += gone;
        if (mover == victor || !expert.saving_needs_cavalry || riders[beaten] > 0) fleeing -= gone;
        mover = other(mover);
        left = actions[mover];
    }
    expected += kept[victor] - kept[beaten];
    const double points = 0.8 * victory * std::tanh((expected - (expert.minor_from - 0.5)) / 5.0);
    const double positive = std::max(points, -0.02 * victory + 0.05 * points);  // W13.9: at worst a draw
    return victor == own_ ? positive : -positive;
}

/// The difference that decides a pursuit (W13.9). Victories are equal, but nobody throws pieces away.
int Judge::margin(const State& state) const {
    PerSeat<int> lost{};
    for (int i = 0; i < rules_.unit_count(); ++i)
        if (state.whereabouts(UnitId(i)).is(Place::eliminated)) ++lost[rules_.profile(UnitId(i)).seat];
    return lost[other(state.victor)] - lost[state.victor];
}

double Judge::value(const State& state) const {
    if (const auto result = state.result()) {
        if (!result->winner) return 0;
        const double won = victory + (state.pursuing ? 0.001 * victory * margin(state) : 0);
        return *result->winner == own_ ? won : -won;
    }
    if (state.pursuing) return pursuit(state);
    const Seat enemy = other(own_);
    const Reach mine = reach_of(rules_, state, own_), theirs = reach_of(rules_, state, enemy);
    const bool own_move = state.mover != own_;  // a turn is judged as if it ended here
    double value = material(state, own_) - material(state, enemy);
    const Exposure risk = exposure(state, own_, theirs), hope = exposure(state, enemy, mine);
    const auto leader = [&](Seat seat, bool chief) {
        const auto unit = chief ? rules_.commander_in_chief(seat) : rules_.commander(seat == french_seat ? Army::french : Army::allied);
        return unit && state.whereabouts(*unit).on_board() ? static_cast<double>(values_[static_cast<std::size_t>(unit->index())]) : 0.0;
    };
    const auto both_gone = [&](Seat seat) {  // W1.2: losing the last leader loses the game
        const auto gone = [&](std::optional<UnitId> unit) { return unit && state.whereabouts(*unit).is(Place::eliminated); };
        const bool one = gone(rules_.commander(seat == french_seat ? Army::french : Army::allied)) || gone(rules_.commander_in_chief(seat));
        return one ? 50.0 : 0.0;
    };
    const double own_last = both_gone(own_), enemy_last = both_gone(enemy);
    value -= weights_.exposed * risk.loss;
    value -= weights_.chief * risk.chief * (0.5 * leader(own_, true) + own_last) +
             weights_.commander * risk.commander * (0.6 * leader(own_, false) + own_last);
    value += weights_.strike * hope.loss * (own_move ? 1.3 : 1.0);
    const double press = weights_.press * (own_move ? 0.4 : 0.22);
    value += press * (hope.chief * (0.5 * leader(enemy, true) + enemy_last) + hope.commander * (0.5 * leader(enemy, false) + enemy_last));
    value += weights_.line * lines(state, own_, mine, own_move) - weights_.own_line * lines(state, enemy, theirs, !own_move);
    if (rules_.with_cards()) value += weights_.card * (state.hand[own_].total() - state.hand[enemy].total());
    return value;
}

}  // namespace fow::waterloo::opponent
