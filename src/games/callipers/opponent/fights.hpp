// What fights and fire are worth, by their exact chances, in men: the enemy's losses less our own.
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "games/callipers/engine/rules.hpp"
#include "skill.hpp"

namespace fow::callipers::opponent {

[[nodiscard]] inline const Place& place_of(const State& state, int i) { return state.pieces[static_cast<std::size_t>(i)]; }
[[nodiscard]] inline Place& place_of(State& state, int i) { return state.pieces[static_cast<std::size_t>(i)]; }
[[nodiscard]] inline bool is_gun(const Rules& rules, int i) { return rules.piece(i).arm == Arm::artillery; }
[[nodiscard]] inline bool stands(const Rules& rules, const State& state, int i, Seat side) {
    return place_of(state, i).stands && rules.piece(i).side == side;
}

using Pieces = std::bitset<most_pieces>;

/// An attack that may be ordered now.
struct Fight {
    Attack order;
    Pieces used;  ///< including the target
    int target = -1;
    Odds odds;  ///< against the supports that are best for the defender
    int gain = 0;
};
/// A fire order that may be given now.
struct Salvo {
    Fire order;
    Pieces used;  ///< including the target
    int target = -1;
    int gain = 0;
};

/// Judges for one side, which is in turn in the positions that it is asked about.
class Judge {
public:
    /// Both must outlive it.
    Judge(const Rules& rules, const Skill& skill);

    /// What the loss of a piece is worth.
    [[nodiscard]] int worth(int piece) const { return worths_[static_cast<std::size_t>(piece)]; }
    /// The odds for the attacker's sum less the defender's; the same as odds_of().
    [[nodiscard]] const Odds& odds(int margin, int dice) const;
    /// Attacks of the side in turn, the best first.
    [[nodiscard]] std::vector<Fight> fights(const State& state) const;
    /// Orders to fire, the best first.
    [[nodiscard]] std::vector<Salvo> salvos(const State& state) const;
    /// The gain of one gun's best order alone; 0 if there is none.
    [[nodiscard]] int best_shot(const State& state, int gun) const;
    /// What the attacker gains if the dice fall now.
    [[nodiscard]] int gain_of(const State& state, const Clash& clash, Odds* odds = nullptr) const;
    /// The supports that hurt the attacker most, perhaps none. The defender is asked now, or would be after the attack.
    [[nodiscard]] PieceSet best_supports(const State& state, const Clash& clash) const;

private:
    void add(std::vector<Fight>& fights, const State& state, const std::vector<int>& group, int target) const;
    [[nodiscard]] std::vector<int> near(const State& state, int target, Seat side) const;
    [[nodiscard]] int shot(const State& state, int gun, int target) const;

    const Rules& rules_;
    const Skill& skill_;
    std::vector<int> worths_;
    static constexpr int widest = 20;
    std::array<std::array<Odds, 2 * widest + 1>, 2> odds_{};
};

/// What the best orders gain together, using no piece and no target twice.
template <class Order>
[[nodiscard]] int sum_of_best(const std::vector<Order>& orders, std::size_t most) {
    Pieces used;
    int sum = 0;
    for (const Order& order : orders) {
        if (order.gain <= 0 || most == 0) break;
        if ((used & order.used).any()) continue;
        used |= order.used;
        sum += order.gain;
        --most;
    }
    return sum;
}

}  // namespace fow::callipers::opponent
