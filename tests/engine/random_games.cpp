#include "random_games.hpp"

#include <catch2/catch.hpp>
#include <utility>

namespace fow::testing {
namespace {

bool is_commander(Kind kind) { return kind == Kind::commander || kind == Kind::commander_in_chief; }

}  // namespace

std::vector<Action> random_deployment(const Rules& rules, Seat seat, Dice& dice) {
    std::vector<UnitId> units;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        if (rules.profile(UnitId(i)).army != Army::prussian) units.push_back(UnitId(i));
    dice.shuffle(units);
    const SquareSet zone = rules.set().board.set_up_zone[seat];
    std::vector<Square> squares(zone.begin(), zone.end());
    dice.shuffle(squares);
    std::size_t kept_back = dice.below(static_cast<std::size_t>(rules.set().pieces.reserve_limit) + 1);
    std::vector<Action> actions;
    for (const UnitId unit : units) {
        if (kept_back > 0 && !is_commander(rules.profile(unit).kind)) {
            --kept_back;
            continue;
        }
        actions.push_back(PlaceUnit{unit, squares[actions.size()]});
    }
    actions.push_back(Ready{});
    return actions;
}

State random_start(const Rules& rules, Dice& dice) {
    State state = initial_state(rules);
    for (const Seat seat : {Seat::allied, Seat::french}) {
        RollList due;
        rolls(rules, state, due);
        apply(rules, state, dice.one_of(due).roll);
        for (const Action& action : random_deployment(rules, seat, dice)) apply(rules, state, action);
    }
    REQUIRE(state.phase == Phase::turn);
    return state;
}

Action random_action(const Rules&, const State& state, const ActionList& list, Dice& dice) {
    REQUIRE_FALSE(list.empty());
    for (int tries = 0; tries < 50; ++tries) {
        const Action& action = dice.one_of(list);
        if (std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action)) {
            if (dice.below(200) != 0) continue;
        }
        if (std::holds_alternative<EndTurn>(action) && state.actions_left() > 0 && dice.below(4) != 0) continue;
        if ((std::holds_alternative<OfferDraw>(action) || std::holds_alternative<StandingOrder>(action)) && dice.below(4) != 0)
            continue;
        if (std::holds_alternative<Move>(action) && dice.below(3) == 0) continue;
        return action;
    }
    for (const Action& action : list)
        if (!std::holds_alternative<Resign>(action) && !std::holds_alternative<AcceptDraw>(action)) return action;
    return list[0];
}

State random_late_position(const Rules& rules, Dice& dice) {
    State state = random_start(rules, dice);
    const auto free_square = [&] {
        for (;;) {
            const Square s = Square::from_index(static_cast<int>(dice.below(square_count)));
            if (!state.unit_at(s)) return s;
        }
    };
    for (int i = 0; i < rules.unit_count(); ++i) {
        const UnitId unit(i);
        const Kind kind = rules.profile(unit).kind;
        auto& mark = state.mark(unit);
        if (dice.below(3) == 0) mark.seen = kind == Kind::light_infantry && dice.below(2) == 0 ? 1 : 2;
        if (kind == Kind::heavy_cavalry && dice.below(2) == 0) mark.weakened = 1;
        // W8.3: artillery and commanders in chief are never routed; W6.3: commanders are never in reserve.
        switch (dice.below(9)) {
            case 0:
            case 1: put(rules, state, unit, free_square()); break;
            case 2:
                if (kind != Kind::artillery && kind != Kind::commander_in_chief) put(rules, state, unit, Place::withdrawn);
                break;
            case 3:
                if (kind == Kind::heavy_cavalry) put(rules, state, unit, Place::regaining);
                break;
            case 4:
                if (!is_commander(kind)) put(rules, state, unit, Place::reserve);
                break;
            case 5: break;
            default:
                mark.seen = 2;
                put(rules, state, unit, Place::eliminated);
        }
        if (is_commander(kind) && state.whereabouts(unit).is(Place::eliminated) && dice.below(2) == 0)
            put(rules, state, unit, free_square());
    }
    for (const Seat seat : seats)  // W1.2: nobody has lost yet
        if (const auto chief = rules.commander_in_chief(seat); state.whereabouts(*chief).is(Place::eliminated))
            if (const auto commander = rules.commander(seat == Seat::french ? Army::french : Army::allied);
                state.whereabouts(*commander).is(Place::eliminated))
                put(rules, state, *chief, free_square());
    state.turn = static_cast<std::int8_t>(8 + dice.below(8));
    state.mover = dice.below(2) == 0 ? Seat::french : Seat::allied;
    begin_posed_turn(rules, state, 0);
    return state;
}

}  // namespace fow::testing
