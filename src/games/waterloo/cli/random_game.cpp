#include "games/waterloo/cli/random_game.hpp"

#include <utility>

namespace fow::waterloo::commands {
namespace {

[[nodiscard]] bool leads(Kind kind) { return kind == Kind::commander || kind == Kind::commander_in_chief; }
[[nodiscard]] bool on_foot(Kind kind) { return kind == Kind::light_infantry || kind == Kind::line_infantry; }

}  // namespace

void RandomGame::begin(Armies armies) {
    state_ = start_;
    if (state_.phase != Phase::line_draw && state_.phase != Phase::set_up) return;
    if (armies != Armies::all) thin_out(armies);
    while (state_.phase == Phase::line_draw || state_.phase == Phase::set_up) {
        if (state_.phase == Phase::line_draw) step();
        else set_up();
    }
}

void RandomGame::thin_out(Armies armies) {
    const std::uint32_t kept = 2 + below(6);  // of about 45
    for (int i = 0; i < rules_.unit_count(); ++i)
        if (armies == Armies::none || below(45) >= kept) put(rules_, state_, UnitId(i), Place::absent);
}

RandomGame::Shuffled RandomGame::shuffled(SquareSet squares) {
    Shuffled list;
    for (const Square square : squares) list.push_back(square);
    for (std::size_t i = list.size(); i > 1; --i) std::swap(*(list.begin() + (i - 1)), *(list.begin() + below(i)));
    return list;
}

void RandomGame::set_up() {
    const Seat seat = state_.mover;
    const ExpertRules& expert = rules_.set().expert;
    const bool garrisons = rules_.garrisoned() && seat == expert.garrison_seat;
    Shuffled zone = shuffled(rules_.set().board.set_up_zone[seat]);
    Shuffled garrison = shuffled(garrisons ? rules_.works()[*rules_.garrisoned()].squares : SquareSet{});
    int wanted = garrisons ? expert.garrison : 0;
    // Leaders are placed first, then the garrison's infantry; a piece without room stays in reserve.
    for (const int round : {0, 1, 2})
        for (int i = rules_.first_unit(seat); i < rules_.end_unit(seat); ++i) {
            const UnitId unit(i);
            const Kind kind = rules_.profile(unit).kind;
            if (!state_.whereabouts(unit).is(Place::reserve) || (round == 0 && !leads(kind)) || (round == 1 && !on_foot(kind))) continue;
            if (round == 1 && wanted == 0) break;
            for (const Square square : round == 1 ? garrison : zone) {
                if (state_.unit_at(square) || check(rules_, state_, PlaceUnit{unit, square})) continue;
                put(rules_, state_, unit, square);
                wanted -= round == 1 ? 1 : 0;
                break;
            }
        }
    apply(rules_, state_, Ready{});
}

Square RandomGame::one_of(SquareSet squares) {
    std::uint32_t skip = below(static_cast<std::size_t>(squares.size()));
    for (const Square square : squares)
        if (skip-- == 0) return square;
    return squares.first();
}

UnitId RandomGame::any_own_unit() {
    const int first = rules_.first_unit(state_.mover);
    return UnitId(first + static_cast<int>(below(static_cast<std::size_t>(rules_.end_unit(state_.mover) - first))));
}

Action RandomGame::any() {
    legal(rules_, state_, actions_);
    for (;;)
        if (const Action& action = actions_[below(actions_.size())]; !std::holds_alternative<Resign>(action)) return action;
}

Action RandomGame::choose() {
    switch (state_.phase) {
        case Phase::frenzy_choice: return ChooseFallen{below(2) == 0};
        case Phase::turn: return choose_in_turn();
        case Phase::pursuit: return choose_in_pursuit();
        case Phase::card:
            if (state_.playing.card == Card::reconnaissance || below(8) == 0) return any();
            if (const auto action = choose_action_of_a_piece()) return *action;
            return EndCard{};
        default: return any();
    }
}

std::optional<Action> RandomGame::choose_action_of_a_piece() {
    // After so many tries, the side has hardly anything left to do, and all its actions are listed.
    for (int tries = 0; tries < 64; ++tries) {
        const UnitId unit = any_own_unit();
        actions_.clear();
        legal_of(rules_, state_, unit, actions_);
        if (actions_.empty()) continue;
        if (const Whereabouts where = state_.whereabouts(unit);
            state_.phase == Phase::turn && where.on_board() && state_.mark(unit).weakened > 0 && below(4) == 0)
            if (const Action rest = TakeOff{where.square()}; !check(rules_, state_, rest)) return rest;
        return actions_[below(actions_.size())];
    }
    return std::nullopt;
}

std::optional<Action> RandomGame::choose_card() {
    const Card card = cards[below(card_kinds)];
    if (state_.hand[state_.mover][card] == 0) return std::nullopt;
    const Nation nation = state_.prussian_action && below(2) == 0 ? Nation::prussian : Nation::allied;
    Action action = PlayCard{card, card == Card::reconnaissance ? nation : Nation::allied};
    if (card == Card::fighting_spirit) {
        const SquareSet own = state_.occupied(state_.mover);
        if (own.empty()) return std::nullopt;
        action = Inspire{one_of(own), nation};
    }
    return check(rules_, state_, action) ? std::nullopt : std::optional(action);
}

Action RandomGame::choose_in_turn() {
    if (talks_ && below(400) == 0) return Resign{};
    if (talks_ && state_.draw_pending && below(20) == 0) return AcceptDraw{};
    if (talks_ && !state_.draw_offered_now && below(50) == 0) return OfferDraw{};
    if (rules_.with_cards() && !state_.card_played && below(8) == 0) {
        if (const auto card = choose_card()) return *card;
        if (below(8) == 0) return other_order();
    }
    if (state_.actions_left() > 0)
        if (const auto action = choose_action_of_a_piece()) return *action;
    if (state_.actions_left() == 0 || !check(rules_, state_, EndTurn{})) return EndTurn{};
    actions_.clear();
    for (int i = rules_.first_unit(state_.mover); i < rules_.end_unit(state_.mover); ++i) legal_of(rules_, state_, UnitId(i), actions_);
    return actions_[below(actions_.size())];
}

Action RandomGame::other_order() {
    const auto now = static_cast<std::size_t>(state_.orders[state_.mover]);
    FixedList<Orders, all_orders.size()> others;
    for (std::size_t i = 1; i < all_orders.size(); ++i)
        if (const Orders order = all_orders[(now + i) % all_orders.size()]; may_be_given(order, rules_.options().memory))
            others.push_back(order);
    return StandingOrder{others[below(others.size())]};
}

Action RandomGame::choose_in_pursuit() {
    const Seat seat = state_.mover;
    if (state_.actions_left() == 0 || below(16) == 0) return EndTurn{};
    const SquareSet foot = state_.occupied(other(state_.victor));
    const bool by_rider = rules_.set().expert.saving_needs_cavalry;
    if (seat != state_.victor && !by_rider && !foot.empty() && below(2) == 0) return SavePiece{{}, one_of(foot)};
    for (int tries = 0; tries < 64; ++tries) {
        const Whereabouts own = state_.whereabouts(any_own_unit());
        if (!own.rides()) continue;
        if (below(32) == 0) return LeavePursuit{own.rider()};
        const Seat enemy = other(seat);
        if (below(2) == 0) {
            const int first = rules_.first_unit(enemy);
            const Whereabouts met =
                state_.whereabouts(UnitId(first + static_cast<int>(below(static_cast<std::size_t>(rules_.end_unit(enemy) - first)))));
            if (met.rides()) return AttackRider{own.rider(), met.rider()};
            continue;
        }
        if (foot.empty()) continue;
        if (seat == state_.victor) return TakeVictim{own.rider(), one_of(foot)};
        if (by_rider) return SavePiece{own.rider(), one_of(foot)};
    }
    return EndTurn{};
}

Decider RandomGame::step() {
    const Decider decider = turn(state_);
    if (decider == Decider::nobody) return decider;
    if (decider == Decider::chance) {
        rolls(rules_, state_, rolls_);
        apply(rules_, state_, rolls_[below(rolls_.size())].roll);
    } else {
        apply(rules_, state_, choose());
    }
    return decider;
}

}  // namespace fow::waterloo::commands
