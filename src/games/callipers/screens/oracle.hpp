// What the screens may ask the rules about an order before it is given.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/region.hpp"
#include "games/callipers/screens/words.hpp"

namespace fow::callipers::screens {

/// K5.2, K5.3: how long a way is, in yards, and how far the piece may go.
struct Way {
    int country = 0;
    int all = 0;
    int most_country = 0;
    int most_all = 0;
};
/// The losses of an outcome, in thousands.
struct PerOutcome {
    int own = 0;    ///< of the attacker
    int enemy = 0;  ///< of the defender
};
/// A fight before its dice (K9.6 to K9.11).
struct Fight {
    callipers::Sum attacker;
    callipers::Sum defender;
    int dice = 1;      ///< of each side
    int win = 0;       ///< of 1000
    int tie = 0;       ///< of 1000
    int lose = 0;      ///< of 1000
    int supports = 0;  ///< the defender's supporting pieces that are included
    PerOutcome if_won{};
    PerOutcome if_lost{};
};

/// The stages, which know the rules, answer.
class Oracle {
public:
    Oracle() = default;
    Oracle(const Oracle&) = delete;
    Oracle& operator=(const Oracle&) = delete;
    virtual ~Oracle() = default;

    /// Why that order is refused, with its rule; empty if it is legal.
    [[nodiscard]] virtual std::string refusal(const Action& action) const = 0;
    [[nodiscard]] virtual Way way_of(const callipers::Move& move) const = 0;
    /// The centre after a wheel (K5.7).
    [[nodiscard]] virtual Point wheeled(int piece, bool left, int facing) const = 0;
    /// In yards (K7.2).
    [[nodiscard]] virtual int gun_distance(int gun, int target) const = 0;
    /// Whether it belongs to a garrison (K10.2).
    [[nodiscard]] virtual bool in_farm(int piece) const = 0;
    /// What the attack would be, with the best supports that the defender could name; nothing if it is refused.
    [[nodiscard]] virtual std::optional<Fight> fight(const callipers::Attack& attack) const = 0;
    /// The fight that is being settled, with those supports.
    [[nodiscard]] virtual std::optional<Fight> fight_with(const std::vector<int>& supports) const = 0;
    /// The pieces that the owner can name in answer to the open question: hosts, those that may advance, possible supports.
    [[nodiscard]] virtual std::vector<int> asked() const = 0;
    /// In the question of a retirement: the piece whose sides count, also for all that would retire with it.
    [[nodiscard]] virtual int leads_retirement() const = 0;
    /// The distances at which that side is free, in yards (K8.2).
    [[nodiscard]] virtual std::vector<int> retirements(callipers::Side side) const = 0;
    /// Where the piece would advance to (K9.17).
    [[nodiscard]] virtual Point advances_to(int piece) const = 0;
    /// Where the centre of a piece can come to stand in one leg; the inner area is what it reaches across country (K5.2). Each
    /// call computes some more of it until it is finished, for the piece asked about last.
    [[nodiscard]] virtual const RegionTracer& reach(int piece) = 0;
};

}  // namespace fow::callipers::screens
