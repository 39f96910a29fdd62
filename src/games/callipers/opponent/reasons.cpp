#include "reasons.hpp"

namespace fow::callipers::opponent {
namespace {

class Reasons {
public:
    Reasons(const Rules& rules, const State& state, const Plan& plan) : rules_(rules), state_(state), plan_(plan) {}

    [[nodiscard]] std::string operator()(const Move& move) const {
        const std::string who = name(move.key);
        State next = state_;
        apply(rules_, next, move, nullptr);
        const int piece = rules_.index_of(move.key);
        for (int i = 0; i < rules_.count(); ++i)
            if (stands(rules_, next, i, other(next.side)) && touching(rules_, next, piece, i))
                return who + " goes up to " + rules_.piece(i).name + ".";
        if (is_gun(rules_, piece)) return who + " go where they can bear on more.";
        switch (plan_.intent) {
            case Intent::hold: return who + " stands better there while the clock runs.";
            case Intent::refuse: return who + " leaves a wing that the enemy is massing against.";
            case Intent::silence: return who + " comes nearer while the guns deal with the enemy's.";
            case Intent::mass: break;
        }
        return who + " marches on the weak point, " + (plan_.target >= 0 ? rules_.piece(plan_.target).name : std::string("which is near")) +
               ".";
    }
    [[nodiscard]] std::string operator()(const Turn& turn) const { return name(turn.key) + " faces the nearest enemy."; }
    [[nodiscard]] std::string operator()(const Wheel& wheel) const { return name(wheel.key) + " faces the nearest enemy."; }
    [[nodiscard]] std::string operator()(const Ride& ride) const {
        return "The general is needed with " + name(ride.key) + " from the next turn on.";
    }
    [[nodiscard]] std::string operator()(const Fire& fire) const {
        const int target = rules_.index_of(fire.target);
        const std::string whom = rules_.piece(target).name;
        if (is_gun(rules_, target)) return "Firing first at guns wins 58 times in 100: " + whom + " first.";
        if (fort_of(rules_, state_, target) >= 0) return "A throw of 10 with two dice breaks a garrison: " + whom + " may fall.";
        if (fire.guns.size() > 1) return "Two guns destroy " + whom + " without a die.";
        return "One gun drives " + whom + " back.";
    }
    [[nodiscard]] std::string operator()(const Attack& attack) const {
        const Forecast sums = forecast(rules_, state_, clash_of(rules_, state_, attack));
        const Odds odds = odds_of(sums.attacker.before_dice() - sums.defender.before_dice(), sums.dice);
        return "Against " + name(attack.target) + " alone this wins " + std::to_string(odds.win * 100 / odds.whole) +
               " times in 100 and loses " + std::to_string(odds.lose * 100 / odds.whole) + ".";
    }
    [[nodiscard]] std::string operator()(const Retire&) const { return "To stay would cost more than the ground is worth."; }
    [[nodiscard]] std::string operator()(const Stand&) const { return "The ground is worth the risk."; }
    [[nodiscard]] std::string operator()(const Support& support) const {
        return support.keys.empty() ? "Alone it risks least." : "Together they risk less than one alone.";
    }
    [[nodiscard]] std::string operator()(const Advance& advance) const { return name(advance.key) + " stands better there."; }
    [[nodiscard]] std::string operator()(const Stay&) const { return "An advance would stand too open."; }
    [[nodiscard]] std::string operator()(const Host& host) const { return "The general is of most use with " + name(host.key) + "."; }
    template <class Order>
    [[nodiscard]] std::string operator()(const Order&) const {
        return "There is nothing more to gain in this turn.";
    }

private:
    [[nodiscard]] const std::string& name(int key) const { return rules_.piece(rules_.index_of(key)).name; }

    const Rules& rules_;
    const State& state_;
    const Plan& plan_;
};

}  // namespace

std::string reason_for(const Rules& rules, const State& state, const Plan& plan, const Action& action) {
    return std::visit(Reasons(rules, state, plan), action);
}

}  // namespace fow::callipers::opponent
