#include "cli/random_game.hpp"

#include <utility>

namespace fow::cli {

void RandomGame::begin() {
    state_ = initial_state(rules_);
    for (const Seat seat : seats) {
        std::array<Square, square_count> zone;
        std::uint32_t room = 0;
        for (const Square square : rules_.set().board.set_up_zone[seat]) zone[room++] = square;
        const Army army = seat == Seat::french ? Army::french : Army::allied;
        for (int i = rules_.first_unit(army); i < rules_.end_unit(army) && room > 0; ++i) {
            const std::uint32_t at = numbers_.below(room);
            put(rules_, state_, UnitId(i), zone[at]);
            zone[at] = zone[--room];
        }
        state_.line[seat] = static_cast<std::uint8_t>(numbers_.below(3));
    }
    state_.mover = state_.first_mover;
    begin_posed_turn(rules_, state_, 0);
}

Action RandomGame::choose() {
    if (state_.phase == Phase::frenzy_choice) return ChooseFallen{numbers_.below(2) == 0};
    const int first = rules_.first_unit(state_.mover);
    const auto units = static_cast<std::uint32_t>(rules_.end_unit(state_.mover) - first);
    // Tries enough that only a side with hardly anything left to do is asked for all that it may do.
    for (std::uint32_t tries = state_.actions_left() > 0 ? 64 : 0; tries > 0; --tries) {
        const UnitId unit(first + static_cast<int>(numbers_.below(units)));
        actions_.clear();
        legal_of(rules_, state_, unit, actions_);
        if (actions_.empty()) continue;
        if (const Whereabouts where = state_.whereabouts(unit); where.on_board() && numbers_.below(4) == 0)
            if (const Action rest = TakeOff{where.square()}; !check(rules_, state_, rest)) return rest;
        return actions_[numbers_.below(static_cast<std::uint32_t>(actions_.size()))];
    }
    if (state_.actions_left() == 0 || !check(rules_, state_, EndTurn{})) return EndTurn{};
    actions_.clear();
    for (int i = first; i < rules_.end_unit(state_.mover); ++i) legal_of(rules_, state_, UnitId(i), actions_);
    return actions_[numbers_.below(static_cast<std::uint32_t>(actions_.size()))];
}

bool RandomGame::step() {
    if (turn(state_) != Decider::chance) {
        apply(rules_, state_, choose());
        return true;
    }
    rolls(rules_, state_, rolls_);
    apply(rules_, state_, rolls_[numbers_.below(static_cast<std::uint32_t>(rolls_.size()))].roll);
    return false;
}

}  // namespace fow::cli
