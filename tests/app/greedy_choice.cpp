#include "app/greedy_choice.hpp"

#include <algorithm>
#include <vector>

namespace fow::test {
namespace {

class Greed {
public:
    Greed(const Rules& rules, const State& state, Pcg32& lots) : rules_(rules), state_(state), lots_(lots) {
        legal(rules, state, actions_);
        const Seat enemy = other(state.mover);
        const auto aim = rules.expert() ? static_cast<std::size_t>(Sector::left) : std::size_t{state.line[enemy]};
        aim_ = rules.set().board.line_of_retreat[enemy][aim];
    }

    Action choose() {
        switch (state_.phase) {
            case Phase::draft:
            case Phase::take_cards:
            case Phase::defence:
            case Phase::building_choice:
            case Phase::pursuit: break;
            case Phase::frenzy_choice: return ChooseFallen{false};
            case Phase::card: return card_step();
            default: return turn_step();
        }
        return state_.phase == Phase::pursuit ? pursue()
                                              : by_lot([](const Action& action) { return !std::holds_alternative<Resign>(action); });
    }

private:
    template <class Fits>
    Action by_lot(const Fits& fits) {
        std::vector<Action> fitting;
        for (const Action& action : actions_)
            if (fits(action)) fitting.push_back(action);
        if (fitting.empty()) return EndTurn{};
        return fitting[lots_.below(static_cast<std::uint32_t>(fitting.size()))];
    }

    /// Wins where it can, else a fight that is won for sure, else the longest stride towards the aim; a card now and then.
    Action turn_step() {
        const auto card = [](const Action& action) {
            return std::holds_alternative<PlayCard>(action) || std::holds_alternative<Inspire>(action);
        };
        if (std::any_of(actions_.begin(), actions_.end(), card) && lots_.below(3) == 0) return by_lot(card);
        return best().value_or(EndTurn{});
    }

    Action card_step() {
        if (state_.playing.card == Card::reconnaissance) {
            const bool more = state_.playing.steps < 2 || lots_.below(3) > 0;
            return more ? by_lot([](const Action& action) { return std::holds_alternative<Look>(action); }) : Action(EndCard{});
        }
        return best().value_or(EndCard{});
    }

    /// Rides down or saves what it can; attacks a rider now and then.
    Action pursue() {
        const auto attacks = [](const Action& action) { return std::holds_alternative<AttackRider>(action); };
        if (lots_.below(4) == 0 && std::any_of(actions_.begin(), actions_.end(), attacks)) return by_lot(attacks);
        return by_lot(
            [](const Action& action) { return std::holds_alternative<TakeVictim>(action) || std::holds_alternative<SavePiece>(action); });
    }

    [[nodiscard]] int way_left(Square square) const {
        int nearest = square_count;
        for (const Square goal : aim_) nearest = std::min(nearest, distance(square, goal));
        return nearest;
    }

    [[nodiscard]] std::optional<Action> best() {
        std::optional<Action> chosen;
        int best_worth = state_.phase == Phase::card ? 0 : -1000;
        for (const Action& action : actions_) {
            const auto* move = std::get_if<Move>(&action);
            const auto* attack = std::get_if<Attack>(&action);
            const bool shot = std::holds_alternative<Fire>(action) || std::holds_alternative<Bombard>(action);
            if (move == nullptr && attack == nullptr && !shot) continue;
            State after = state_;
            apply(rules_, after, action);
            if (after.phase == Phase::defence) apply(rules_, after, Action(AnswerAttack{}));
            const bool won =
                after.has_result ? after.has_winner && after.winner == state_.mover : after.pursuing && after.victor == state_.mover;
            if (won) return action;
            const int own = after.occupied(state_.mover).size() - state_.occupied(state_.mover).size();
            const int theirs = after.occupied(other(state_.mover)).size() - state_.occupied(other(state_.mover)).size();
            int worth = 40 * own - 40 * theirs + static_cast<int>(lots_.below(4));
            if (attack != nullptr && after.phase == Phase::battle_die) worth += 15;
            if (move != nullptr) worth += 5 * (way_left(move->from) - way_left(move->to));
            if (attack != nullptr && own == 0) worth += 5 * (way_left(attack->from) - way_left(attack->to));
            if (worth > best_worth) {
                best_worth = worth;
                chosen = action;
            }
        }
        return chosen;
    }

    const Rules& rules_;
    const State& state_;
    Pcg32& lots_;
    ActionList actions_;
    SquareSet aim_;
};

}  // namespace

Action greedy_choice(const Rules& rules, const State& state, Pcg32& lots) { return Greed(rules, state, lots).choose(); }

}  // namespace fow::test
