// K3, K12.5, K14: who decides, which orders are allowed when, and what they do.
#include "chapters.hpp"

namespace fow::callipers {

using namespace chapter;

Decider turn(const State& state) {
    switch (state.stage) {
        case Stage::orders:
        case Stage::tie_second:
        case Stage::advance: return decider_of(state.side);
        case Stage::retire_from_fire:
        case Stage::retire:
        case Stage::support:
        case Stage::tie_first: return decider_of(other(state.side));
        case Stage::host: return decider_of(state.asked);
        case Stage::fire_dice:
        case Stage::dice: return Decider::chance;
        case Stage::over: break;
    }
    return Decider::nobody;
}

namespace {

enum class Answers : std::uint8_t { orders, retiring, support, host, advance };

/// What kind of answer a stage asks for.
[[nodiscard]] Answers answers_in(Stage stage) {
    switch (stage) {
        case Stage::retire_from_fire:
        case Stage::retire:
        case Stage::tie_first:
        case Stage::tie_second: return Answers::retiring;
        case Stage::support: return Answers::support;
        case Stage::host: return Answers::host;
        case Stage::advance: return Answers::advance;
        default: return Answers::orders;
    }
}

struct Kind {
    Answers operator()(const Retire&) const { return Answers::retiring; }
    Answers operator()(const Stand&) const { return Answers::retiring; }
    Answers operator()(const Support&) const { return Answers::support; }
    Answers operator()(const Host&) const { return Answers::host; }
    Answers operator()(const Advance&) const { return Answers::advance; }
    Answers operator()(const Stay&) const { return Answers::advance; }
    template <class Order>
    Answers operator()(const Order&) const {
        return Answers::orders;
    }
};

/// K12.5
[[nodiscard]] Refusal refusal_of(const Rules&, const State& state, const OfferDraw&) {
    return state.offered ? Refusal(Violation{"K12.5", "A draw is offered once in a turn."}) : std::nullopt;
}
[[nodiscard]] Refusal refusal_of(const Rules&, const State& state, const AcceptDraw&) {
    return state.offer == other(state.side) ? std::nullopt : Refusal(Violation{"K12.5", "The other player has not offered a draw."});
}
[[nodiscard]] Refusal refusal_of(const Rules&, const State&, const EndTurn&) { return std::nullopt; }
[[nodiscard]] Refusal refusal_of(const Rules&, const State&, const Resign&) { return std::nullopt; }
[[nodiscard]] Refusal refusal_of(const Rules&, const State&, const Stand&) { return std::nullopt; }
[[nodiscard]] Refusal refusal_of(const Rules&, const State&, const Stay&) { return std::nullopt; }

void play(const Rules&, State& state, const OfferDraw&, Listener* listener) {
    state.offer = state.side;
    state.offered = true;
    tell(listener, DrawOffered{state.side});
}
void play(const Rules&, State& state, const AcceptDraw&, Listener* listener) { end_game(state, std::nullopt, Ending::agreed, listener); }
void play(const Rules&, State& state, const Resign&, Listener* listener) {
    end_game(state, turn(state) == french_decider ? allied_seat : french_seat, Ending::resigned, listener);
}
void play(const Rules& rules, State& state, const EndTurn&, Listener* listener) { end_turn(rules, state, listener); }
void play(const Rules& rules, State& state, const Stay&, Listener* listener) {
    tell(listener, Declined{state.side, Declined::What::advancing});
    close_order(rules, state, listener);
}

}  // namespace

std::optional<Violation> check(const Rules& rules, const State& state, const Action& action) {
    if (state.stage == Stage::over) return Violation{"K14.4", "The game is over."};
    if (turn(state) == Decider::chance) return Violation{"K14.3", "The dice are thrown first."};
    if (std::holds_alternative<Resign>(action)) return std::nullopt;
    const Answers asked = answers_in(state.stage);
    if (std::visit(Kind{}, action) != asked) {
        if (asked == Answers::orders) return no_order();
        return Violation{"K3.4", turn(state) == french_decider ? "The French must answer first." : "The Allies must answer first."};
    }
    return std::visit([&](const auto& order) { return refusal_of(rules, state, order); }, action);
}

void apply(const Rules& rules, State& state, const Action& action, Listener* listener) {
    assert(!check(rules, state, action));
    // Any other act of a turn declines the offer (K12.5).
    if (state.stage == Stage::orders && state.offer == other(state.side)) state.offer.reset();
    std::visit([&](const auto& order) { play(rules, state, order, listener); }, action);
}

void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener) {
    assert(turn(state) == Decider::chance && roll.face >= 1 && roll.face <= die_faces);
    Clash& clash = state.clash;
    const bool first = clash.thrown < clash.wanted / 2 || clash.fort >= 0 || clash.wanted == 1;
    const bool thrower = state.stage == Stage::fire_dice ? first : clash.thrown < clash.wanted / 2;
    tell(listener, DieThrown{thrower ? state.side : other(state.side), roll.face});
    clash.dice[clash.thrown++] = roll.face;
    if (clash.thrown < clash.wanted) return;
    if (state.stage == Stage::fire_dice) settle_fire(rules, state, listener);
    else settle_combat(rules, state, listener);
}

void rolls(const Rules&, const State& state, RollList& list) {
    if (turn(state) != Decider::chance) return;
    for (int face = 1; face <= die_faces; ++face) list.push_back({{static_cast<std::uint8_t>(face)}, 1});
}

View view_of(const Rules&, const State& state, Viewer) { return state; }

}  // namespace fow::callipers
