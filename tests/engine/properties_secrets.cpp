// Two worlds that differ only in what a viewer may not know look, answer and sound the same to that viewer.
#include <algorithm>
#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "random_games.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

/// Two units exchange their places and marks.
struct Swap {
    UnitId one;
    UnitId two;
    [[nodiscard]] UnitId operator()(UnitId unit) const { return unit == one ? two : unit == two ? one : unit; }
};

/// Everything in which the second world differs from the first.
struct Difference {
    Viewer viewer = Viewer::french;
    std::vector<Swap> swaps;

    [[nodiscard]] UnitId operator()(UnitId unit) const {
        for (const Swap& swap : swaps) unit = swap(unit);
        return unit;
    }
    /// The same act at the table, whatever the pieces' faces are.
    [[nodiscard]] Action operator()(const Action& action) const {
        if (const auto* enter = std::get_if<Enter>(&action)) return Enter{(*this)(enter->unit), enter->square};
        return action;
    }
};

bool knows_all(const State& state, UnitId unit) {
    return state.mark(unit).seen != 0 || state.whereabouts(unit).is(Place::eliminated);
}

/// Whether the two may exchange places and marks without their enemy noticing, and the worlds stay possible ones.
bool alike_from_outside(const Rules& rules, const State& state, UnitId one, UnitId two) {
    const auto& a = rules.profile(one);
    const auto& b = rules.profile(two);
    if (knows_all(state, one) || knows_all(state, two)) return false;
    if (a.army != b.army || branch_of(a.kind) != branch_of(b.kind)) return false;
    const auto in_play = [&](UnitId unit) {
        const Whereabouts where = state.whereabouts(unit);
        // A Prussian piece in reserve is undrawn: drawing it would be another roll.
        return where.on_board() || (where.is(Place::reserve) && rules.profile(unit).army != Army::prussian);
    };
    const auto unmarked = [&](UnitId unit) {
        const Marks& mark = state.mark(unit);
        return mark.weakened == 0 && mark.charged == 0 && mark.fresh == 0;
    };
    if (in_play(one) && in_play(two) && unmarked(one) && unmarked(two)) return true;
    // Heavy cavalry may also lie beside the board, weakened: each could be the other.
    return a.kind == Kind::heavy_cavalry && b.kind == Kind::heavy_cavalry && state.mark(one).weakened < b.strength &&
           state.mark(two).weakened < a.strength;
}

State other_world(const Rules& rules, const State& state, const Difference& difference, Dice& dice) {
    State world = state;
    for (const Swap& swap : difference.swaps) {
        const Whereabouts one = world.whereabouts(swap.one);
        const Whereabouts two = world.whereabouts(swap.two);
        put(rules, world, swap.one, Place::absent);
        put(rules, world, swap.two, Place::absent);
        put(rules, world, swap.one, two);
        put(rules, world, swap.two, one);
        std::swap(world.mark(swap.one), world.mark(swap.two));
    }
    for (const Seat seat : seats) {
        if (sits(difference.viewer, seat)) continue;
        world.line[seat] = static_cast<std::uint8_t>((world.line[seat] + 1 + dice.below(2)) % 3);
        world.asks[seat] = !world.asks[seat];
    }
    return world;
}

/// Swaps among the pieces that the viewer does not know: a few, or as many as there are.
Difference random_difference(const Rules& rules, const State& state, Viewer viewer, Dice& dice) {
    Difference difference{viewer, {}};
    const std::size_t most = dice.below(2) == 0 ? 1 + dice.below(4) : max_units;
    for (const Seat seat : seats) {
        if (sits(viewer, seat)) continue;
        std::vector<UnitId> units;
        for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) units.emplace_back(i);
        dice.shuffle(units);
        for (std::size_t i = 0; i < units.size(); ++i)
            for (std::size_t j = i + 1; j < units.size() && difference.swaps.size() < most; ++j)
                if (difference(units[i]) == units[i] && difference(units[j]) == units[j] &&
                    alike_from_outside(rules, state, units[i], units[j]))
                    difference.swaps.push_back({units[i], units[j]});
    }
    return difference;
}

/// Whether the step showed the viewer a piece that the worlds disagree about.
bool told_apart(const Difference& difference, const State& before, const State& after, const Ear& ear) {
    for (const Swap& swap : difference.swaps)
        for (const UnitId unit : {swap.one, swap.two})
            if (!knows_all(before, unit) && knows_all(after, unit)) return true;
    // Without memory a face once shown leaves no mark, but it was heard.
    const auto shown = [&](const SeenPiece& piece) {
        return (piece.unit && difference(*piece.unit) != *piece.unit) || piece.knowledge == Knowledge::light_infantry;
    };
    for (const Event& event : ear.of(difference.viewer)) {
        if (const auto* fought = std::get_if<Fought>(&event))
            if (shown(fought->attacker) || shown(fought->defender)) return true;
        if (const auto* fired = std::get_if<Fired>(&event))
            if (shown(fired->target)) return true;
        if (std::holds_alternative<GameEnded>(event)) return true;
    }
    return false;
}

void random_step(const Rules& rules, State& state, Dice& dice) {
    if (turn(state) == Decider::chance) {
        RollList due;
        rolls(rules, state, due);
        apply(rules, state, dice.one_of(due).roll);
        return;
    }
    ActionList list;
    legal(rules, state, list);
    apply(rules, state, random_action(rules, state, list, dice));
}

void expect_same_refusals(const Rules& rules, const State& a, const State& b, Viewer viewer, Dice& dice) {
    if (!decides(turn(a), viewer)) return;
    const auto any_square = [&] { return Square::from_index(static_cast<int>(dice.below(square_count))); };
    const auto own_square = [&] {
        for (;;) {
            const Square s = any_square();
            if (a.occupied(a.mover).contains(s) || dice.below(200) == 0) return s;
        }
    };
    for (int i = 0; i < 60; ++i) {
        const Square from = own_square();
        const Square to = any_square();
        const Square via = step(to, directions[dice.below(4)]).value_or(to);
        const UnitId unit(static_cast<int>(dice.below(static_cast<std::size_t>(rules.unit_count()))));
        for (const Action& action : {Action(Move{from, to}), Action(Attack{from, via, to}), Action(Fire{from, to}),
                                     Action(Enter{unit, to}), Action(TakeOff{from}), Action(TakeOff{to}),
                                     Action(PlaceUnit{unit, to}), Action(Unplace{unit})})
            if (check(rules, a, action) != check(rules, b, action))
                FAIL("refused otherwise: " << to_text(rules.roster(), action));
    }
}

/// Plays both worlds side by side; another second world is made whenever they have been told apart.
/// The number of steps compared.
int compare_worlds(const Rules& rules, State a, Viewer viewer, Dice& dice, int plies) {
    Difference difference;
    State b;
    bool apart = true;
    int compared = 0;
    for (int ply = 0; ply < plies && turn(a) != Decider::nobody; ++ply) {
        if (apart || turn(b) == Decider::nobody) {
            if (a.phase != Phase::turn) {  // a fight shows what a swap would hide
                random_step(rules, a, dice);
                continue;
            }
            difference = random_difference(rules, a, viewer, dice);
            b = other_world(rules, a, difference, dice);
            REQUIRE_FALSE(inconsistency(rules, b));
        }
        REQUIRE(view_of(rules, a, viewer) == view_of(rules, b, viewer));
        expect_same_refusals(rules, a, b, viewer, dice);
        const State before = a;
        Ear heard_a;
        Ear heard_b;
        apart = false;
        if (a.phase == Phase::turn && !decides(turn(a), viewer) && dice.below(8) == 0) {
            // W15.3: an order given in one world only.
            apply(rules, a, Action(StandingOrder{!a.asks[a.mover]}), &heard_a);
        } else if (turn(a) == Decider::chance) {
            RollList due_a;
            RollList due_b;
            rolls(rules, a, due_a);
            rolls(rules, b, due_b);
            REQUIRE(std::equal(due_a.begin(), due_a.end(), due_b.begin(), due_b.end()));
            const Roll roll = dice.one_of(due_a).roll;
            apply(rules, a, roll, &heard_a);
            apply(rules, b, roll, &heard_b);
        } else {
            ActionList list;
            legal(rules, a, list);
            const Action action = random_action(rules, a, list, dice);
            if (check(rules, b, difference(action))) {
                if (decides(turn(a), viewer)) FAIL("the viewer's own act is refused in the other world");
                apart = true;
                continue;
            }
            apply(rules, a, action, &heard_a);
            apply(rules, b, difference(action), &heard_b);
        }
        ++compared;
        apart = told_apart(difference, before, a, heard_a) || told_apart(difference, before, b, heard_b);
        if (!apart) REQUIRE(heard_a.of(viewer) == heard_b.of(viewer));
    }
    return compared;
}

Options options_with(bool memory) {
    Options options;
    options.memory = memory;
    return options;
}

void expect_worlds_alike(Viewer viewer, bool memory, bool late) {
    int compared = 0;
    REQUIRE(rc::check([&] {
        Dice dice(*rc::gen::inRange<std::uint32_t>(0, 1u << 30));
        const Rules rules(shipped(), options_with(memory));
        State state = late ? random_late_position(rules, dice) : random_start(rules, dice);
        compared += compare_worlds(rules, state, viewer, dice, 300);
    }));
    CHECK(compared > 5000);  // it must not end before it has begun
}

}  // namespace

TEST_CASE("two worlds that a seat cannot tell apart look the same to it", "[property][secrets]") {
    const Viewer viewer = GENERATE(Viewer::french, Viewer::allied, Viewer::onlooker);
    const bool late = GENERATE(false, true);
    CAPTURE(word(viewer), late);
    expect_worlds_alike(viewer, true, late);
}

TEST_CASE("the same true to the table", "[property][secrets][W15.1]") {
    const Viewer viewer = GENERATE(Viewer::french, Viewer::allied, Viewer::onlooker);
    CAPTURE(word(viewer));
    expect_worlds_alike(viewer, false, false);
}

TEST_CASE("no event and no view names a piece that its viewer may not know", "[property][secrets]") {
    REQUIRE(rc::check([] {
        Dice dice(*rc::gen::inRange<std::uint32_t>(0, 1u << 30));
        const Rules rules(shipped(), options_with(dice.below(2) == 0));
        State state = random_late_position(rules, dice);
        for (int ply = 0; ply < 200 && turn(state) != Decider::nobody; ++ply) {
            for (const Viewer viewer : viewers) {
                const PlayerView view = view_of(rules, state, viewer);
                for (const auto& piece : view.board) {
                    if (!piece) continue;
                    REQUIRE(piece->unit.has_value() == (piece->knowledge == Knowledge::all));
                    if (piece->knowledge != Knowledge::all) REQUIRE(piece->strength == 0);
                    if (sits(viewer, seat_of(piece->army))) REQUIRE(piece->knowledge == Knowledge::all);
                    else REQUIRE(piece->known_to_enemy == Knowledge::back);
                }
                for (const Seat seat : seats)
                    if (!sits(viewer, seat)) {
                        REQUIRE(view.sides[seat].reserve_units.empty());
                        REQUIRE_FALSE(view.sides[seat].line_of_retreat);
                    }
                if (!decides(turn(state), viewer)) REQUIRE(view.legal.empty());
            }
            random_step(rules, state, dice);
        }
    }));
}
