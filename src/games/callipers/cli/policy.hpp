// A simple player for random games: it marches at the nearest enemy, fires every gun that bears and attacks what it touches.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/callipers/engine/rules.hpp"

namespace fow::callipers::commands {

/// `Lots` gives whole numbers: below(n) is one from 0 to n - 1. Every order that the policy returns is legal.
template <class Lots>
class Policy {
public:
    Policy(const Rules& rules, const State& state, Lots& lots) : rules_(rules), state_(state), lots_(lots) {}

    /// A seat must decide.
    [[nodiscard]] Action choose() {
        switch (state_.stage) {
            case Stage::retire_from_fire:
            case Stage::retire: return retirement(state_.clash.target);
            case Stage::tie_first: return lot(2) ? retirement(state_.clash.target) : Action(Stand{});
            case Stage::tie_second: return Stand{};
            case Stage::support: return support();
            case Stage::host: return first_legal([](int key) { return Action(Host{key}); }).value_or(Resign{});
            case Stage::advance:
                return lot(4) ? first_legal([](int key) { return Action(Advance{key}); }).value_or(Stay{}) : Action(Stay{});
            default: return order();
        }
    }

private:
    [[nodiscard]] int lot(int bound) { return static_cast<int>(lots_.below(static_cast<std::uint32_t>(bound))); }
    [[nodiscard]] bool legal(const Action& action) const { return !check(rules_, state_, action); }
    [[nodiscard]] const Place& at(int i) const { return state_.pieces[static_cast<std::size_t>(i)]; }
    [[nodiscard]] bool stands(int i, Seat side) const { return at(i).stands && rules_.piece(i).side == side; }
    [[nodiscard]] int key(int i) const { return rules_.piece(i).key; }

    template <class Make>
    [[nodiscard]] std::optional<Action> first_legal(const Make& make) {
        const int begin = lot(rules_.count());
        for (int i = 0; i < rules_.count(); ++i)
            if (Action action = make(key((begin + i) % rules_.count())); legal(action)) return action;
        return std::nullopt;
    }

    [[nodiscard]] Action retirement(int piece) {
        for (int tries = 0; tries < 12; ++tries) {
            const Retire retire{key(piece), static_cast<Side>(lot(4)), 10 * (10 + lot(31))};
            if (legal(retire)) return retire;
        }
        return Stand{};
    }

    [[nodiscard]] Action support() {
        if (lot(2)) return Support{};
        return first_legal([](int key) { return Action(Support{{key}}); }).value_or(Support{});
    }

    /// Once the moves are done, attacks and fire that are possible come first.
    [[nodiscard]] Action order() {
        if (state_.step == Step::moves && lot(12)) {
            if (auto action = march()) return *action;
        }
        if (state_.step != Step::attacks && lot(12)) {
            if (auto action = fire()) return *action;
        }
        if (auto action = attack()) return *action;
        return EndTurn{};
    }

    [[nodiscard]] int nearest_enemy(int piece) const {
        int best = -1;
        for (int i = 0; i < rules_.count(); ++i)
            if (stands(i, other(state_.side)) && (best < 0 || square(at(i).at - at(piece).at) < square(at(best).at - at(piece).at)))
                best = i;
        return best;
    }

    /// A ride, a turn, a wheel or a leg of a random part of the way to the nearest enemy.
    [[nodiscard]] std::optional<Action> march() {
        for (int tries = 0; tries < 24; ++tries) {
            const int piece = lot(rules_.count());
            if (!stands(piece, state_.side) || at(piece).moved) continue;
            const Action action = manoeuvre(piece);
            if (legal(action)) return action;
        }
        return std::nullopt;
    }
    [[nodiscard]] Action manoeuvre(int piece) {
        if (lot(30) == 0) return Ride{key(piece)};
        const bool gun = rules_.piece(piece).arm == Arm::artillery;
        if (lot(gun ? 3 : 12) == 0) return Turn{key(piece), lot(360)};
        if (lot(12) == 0) return Wheel{key(piece), lot(2) == 0, lot(360)};
        const Point way = at(nearest_enemy(piece)).at - at(piece).at;
        const Length far = std::max<Length>(length_of(way), 1);
        const Length reach = rules_.country(rules_.piece(piece).arm) - lot(4) * 10;
        // The centres of two bases that meet front to front are one depth apart.
        const Length room = std::max<Length>(far - rules_.figures().depth.value - lot(14), 1);
        const Point whole = part_of(way, std::min(room, reach), far);
        const Point leg = lot(2) ? whole : Point{whole.x + lot(41) - 20, whole.y + lot(41) - 20};
        if (lot(6) != 0) return Move{key(piece), {leg}};
        const Point half = part_of(leg, 1, 2);
        return Move{key(piece), {half, leg - half}};
    }

    [[nodiscard]] std::optional<Action> fire() {
        const int begin = lot(rules_.count());
        for (int g = 0; g < rules_.count(); ++g) {
            const int gun = (begin + g) % rules_.count();
            if (!stands(gun, state_.side) || rules_.piece(gun).arm != Arm::artillery || at(gun).fired || at(gun).moved) continue;
            if (auto action = first_legal([&](int target) { return Action(Fire{{key(gun)}, target}); })) return with_second(*action);
        }
        return std::nullopt;
    }
    /// Sometimes a second gun joins.
    [[nodiscard]] Action with_second(const Action& action) {
        Fire both = std::get<Fire>(action);
        both.guns.push_back(0);
        for (int i = 0; i < rules_.count() && lot(2) == 0; ++i) {
            both.guns.back() = key(i);
            if (legal(both)) return both;
        }
        return action;
    }

    [[nodiscard]] std::optional<Action> attack() {
        const int begin = lot(rules_.count());
        for (int i = 0; i < rules_.count(); ++i) {
            const int piece = (begin + i) % rules_.count();
            if (!stands(piece, state_.side) || at(piece).attacked || rules_.piece(piece).arm == Arm::artillery) continue;
            for (int target = 0; target < rules_.count(); ++target) {
                if (!stands(target, other(state_.side))) continue;
                const Attack alone{{key(piece)}, key(target)};
                if (!legal(alone) || lot(8) == 0) continue;
                for (int second = 0; second < rules_.count() && lot(3) == 0; ++second)
                    if (const Attack both{{key(piece), key(second)}, key(target)}; legal(both)) return both;
                return alone;
            }
        }
        return std::nullopt;
    }

    const Rules& rules_;
    const State& state_;
    Lots& lots_;
};

/// An order of the seat that decides.
template <class Lots>
[[nodiscard]] Action chosen_order(const Rules& rules, const State& state, Lots& lots) {
    return Policy<Lots>(rules, state, lots).choose();
}

}  // namespace fow::callipers::commands
