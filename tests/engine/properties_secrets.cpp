// Two worlds that differ only in what a viewer may not know look, answer and sound the same to that viewer.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
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

/// Everything in which the pieces of the second world differ from the first.
struct Difference {
    Viewer viewer = Viewer::french;
    std::vector<Swap> swaps;

    [[nodiscard]] UnitId operator()(UnitId unit) const {
        for (const Swap& swap : swaps) unit = swap(unit);
        return unit;
    }
    /// The same act at the table, whatever the pieces' faces are.
    [[nodiscard]] Action operator()(Action action) const {
        if (auto* enter = std::get_if<Enter>(&action)) enter->unit = (*this)(enter->unit);
        if (auto* place = std::get_if<PlaceUnit>(&action)) place->unit = (*this)(place->unit);
        if (auto* unplace = std::get_if<Unplace>(&action)) unplace->unit = (*this)(unplace->unit);
        return action;
    }
    [[nodiscard]] Roll operator()(const Roll& roll) const {
        if (const auto* draw = std::get_if<DrawPrussian>(&roll)) return DrawPrussian{(*this)(draw->unit)};
        if (const auto* muster = std::get_if<Muster>(&roll)) return Muster{(*this)(muster->unit)};
        return roll;
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
    // W13.3: the number of actions tells whether a commander has left the pursuit.
    if (state.pursuing && (a.kind == Kind::commander || b.kind == Kind::commander)) return false;
    const auto in_play = [&](UnitId unit) {
        const Whereabouts where = state.whereabouts(unit);
        return where.on_board() || where.is(Place::reserve) || where.rides() || where.is(Place::saved);
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

std::optional<Card> any_card(CardCounts counts, Dice& dice) {
    std::vector<Card> kinds;
    for (const Card card : cards)
        if (counts[card] > 0) kinds.push_back(card);
    return kinds.empty() ? std::nullopt : std::optional(dice.one_of(kinds));
}

/// One card of the hand becomes one that lies face down elsewhere, and the other way round (W11.3).
void exchange_card(CardCounts& hand, CardCounts& elsewhere, Dice& dice) {
    const auto held = any_card(hand, dice);
    const auto hidden = any_card(elsewhere, dice);
    if (!held || !hidden) return;
    hand.remove(*held);
    hand.add(*hidden);
    elsewhere.remove(*hidden);
    elsewhere.add(*held);
}

/// W9.8: the Allied player took another card of the pile, and has not played it yet.
void take_another(State& world, Dice& dice) {
    const auto taken = any_card(world.taken, dice);
    const auto left = any_card(world.pile(), dice);
    if (!taken || !left || world.hand.allied[*taken] == 0) return;
    world.taken.remove(*taken);
    world.hand.allied.remove(*taken);
    world.taken.add(*left);
    world.hand.allied.add(*left);
}

void exchange_cards(const Rules& rules, State& world, Viewer viewer, Dice& dice) {
    if (!rules.with_cards()) return;
    const bool pile_seen = viewer == Viewer::allied && (world.phase == Phase::take_cards || !world.taken.empty());
    if (pile_seen) return;
    for (const Seat seat : seats) {
        if (sits(viewer, seat)) continue;
        if (!world.taken.empty() && seat == Seat::allied) take_another(world, dice);
        if (!world.taken.empty()) continue;
        for (std::size_t i = dice.below(4); i > 0; --i) exchange_card(world.hand[seat], world.discarded[seat], dice);
        if (world.phase != Phase::draft || viewer != Viewer::onlooker) continue;
        CardCounts pack = rules.set().cards.pack - world.hand.french - world.hand.allied - world.pile();
        exchange_card(world.hand[seat], pack, dice);
    }
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
    if (state.has_inspired) {
        world.has_inspired = true;  // taken off the board for a moment above
        world.inspired = difference(state.inspired);
    }
    exchange_cards(rules, world, difference.viewer, dice);
    for (const Seat seat : seats) {
        if (sits(difference.viewer, seat)) continue;
        if (world.line[seat] < 3) world.line[seat] = static_cast<std::uint8_t>((world.line[seat] + 1 + dice.below(2)) % 3);
        world.asks[seat] = !world.asks[seat];
    }
    return world;
}

/// Swaps among the pieces that the viewer does not know: a few, or as many as there are.
Difference random_difference(const Rules& rules, const State& state, Viewer viewer, Dice& dice) {
    Difference difference{viewer, {}};
    const std::size_t most = dice.once_in(2) ? 1 + dice.below(4) : max_units;
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

/// Whether the step showed the viewer something that the worlds disagree about.
bool told_apart(const Difference& difference, const State& before, const State& after, const Ear& ear) {
    if (difference.viewer == Viewer::allied && after.phase == Phase::take_cards) return true;  // W9.8: the pile is shown
    for (const Swap& swap : difference.swaps)
        for (const UnitId unit : {swap.one, swap.two}) {
            if (!knows_all(before, unit) && knows_all(after, unit)) return true;
            if (before.mark(unit).weakened != after.mark(unit).weakened) return true;  // W4.5, W13.6: both see the block
        }
    // Without memory a face once shown leaves no mark, but it was heard.
    const auto shown = [&](const SeenPiece& piece) {
        return (piece.unit && difference(*piece.unit) != *piece.unit) || piece.knowledge == Knowledge::light_infantry;
    };
    for (const Event& event : ear.of(difference.viewer)) {
        if (const auto* fought = std::get_if<Fought>(&event))
            if (shown(fought->attacker) || shown(fought->defender)) return true;
        if (const auto* fired = std::get_if<Fired>(&event))
            if (shown(fired->target)) return true;
        // W13.1: whoever was set aside is seen to be the commander in chief.
        if (std::holds_alternative<GameEnded>(event) || std::holds_alternative<PursuitBegan>(event)) return true;
    }
    return false;
}

/// The refusals of acts that the viewer might try, sensible or not.
void expect_same_refusals(const Rules& rules, const State& a, const State& b, Viewer viewer, Dice& dice) {
    if (!decides(turn(a), viewer)) return;
    const auto any_square = [&] { return Square::from_index(static_cast<int>(dice.below(square_count))); };
    const auto own_square = [&] {
        for (;;) {
            const Square s = any_square();
            if (a.occupied(a.mover).contains(s) || dice.once_in(200)) return s;
        }
    };
    const auto expect_same = [&](const Action& action) {
        if (check(rules, a, action) != check(rules, b, action)) FAIL("refused otherwise: " << to_text(rules.roster(), action));
    };
    for (int i = 0; i < 30; ++i) {
        const Square from = own_square();
        const Square to = any_square();
        const Square via = step(to, directions[dice.below(4)]).value_or(to);
        const UnitId unit(static_cast<int>(dice.below(static_cast<std::size_t>(rules.unit_count()))));
        const Rider rider(static_cast<int>(dice.below(25)));
        const Nation nation = dice.once_in(2) ? Nation::allied : Nation::prussian;
        for (const Action& action :
             {Action(Move{from, to}), Action(Attack{from, via, to}), Action(Fire{from, to}), Action(Bombard{from, to}),
              Action(Enter{unit, to}), Action(TakeOff{from}), Action(TakeOff{to}), Action(PlaceUnit{unit, to}),
              Action(Unplace{unit}), Action(Inspire{from, nation}), Action(Inspire{to, nation}), Action(Look{to}),
              Action(ChooseTarget{to}), Action(TakeVictim{rider, to}), Action(SavePiece{rider, from}),
              Action(AttackRider{rider, Rider(static_cast<int>(dice.below(25)))}), Action(LeavePursuit{rider})})
            expect_same(action);
    }
    for (const Card one : cards) {
        for (const Nation nation : {Nation::allied, Nation::prussian}) expect_same(PlayCard{one, nation});
        for (const Card two : cards) {
            expect_same(DraftCards{one, two});
            expect_same(TakeCards{one, two});
        }
    }
    for (const Action& action : {Action(EndTurn{}), Action(Ready{}), Action(EndCard{}), Action(AnswerAttack{true}),
                                 Action(AnswerAttack{false}), Action(ChooseTarget{}), Action(AcceptDraw{}),
                                 Action(ChooseFallen{true})})
        expect_same(action);
}

/// Where chance or the viewer's own seat does not tell, an enemy does in one world what passes unseen in the other.
struct Leveller {
    const Rules& rules;
    Viewer viewer;

    /// W15.3, W11.9: asked here, and answered in the other world by a standing order.
    void bring_level(State& one, const State& two, Ear& ear) const {
        if (decides(turn(one), viewer)) return;
        while (one.phase == Phase::defence && two.phase != Phase::defence) apply(rules, one, Action(AnswerAttack{false}), &ear);
    }
};

/// What an enemy does in the second world while it does `action` in the first: the same, or another secret of that kind.
Action secret_twin(const Rules& rules, const State& b, const Action& action, Dice& dice) {
    if (const auto* pick = std::get_if<DraftCards>(&action); pick != nullptr && pick->discard && dice.once_in(2))
        return DraftCards{*pick->discard, pick->keep};
    if (!std::holds_alternative<TakeCards>(action)) return action;
    ActionList list;
    legal(rules, b, list);
    for (;;)
        if (const Action& other = dice.one_of(list); std::holds_alternative<TakeCards>(other)) return other;
}

std::string told(const Rules& rules, const std::vector<Event>& events) {
    std::string lines;
    for (const Event& event : events) lines += describe(rules.roster(), event) + "\n";
    return lines;
}

using Compared = std::map<Phase, int>;

/// Plays both worlds side by side; another second world is made whenever they have been told apart.
/// Adds the number of steps compared.
void compare_worlds(const Rules& rules, State a, Viewer viewer, Dice& dice, int plies, Compared& compared) {
    constexpr std::array beginnings{Phase::set_up, Phase::draft,   Phase::take_cards, Phase::turn,
                                    Phase::card,   Phase::muster, Phase::pursuit};
    const Leveller leveller{rules, viewer};
    Difference difference;
    State b;
    bool apart = true;
    for (int ply = 0; ply < plies && turn(a) != Decider::nobody; ++ply) {
        if (apart || turn(b) == Decider::nobody) {
            // A fight shows what a swap would hide.
            if (std::find(beginnings.begin(), beginnings.end(), a.phase) == beginnings.end()) {
                random_step(rules, a, dice);
                continue;
            }
            difference = random_difference(rules, a, viewer, dice);
            b = other_world(rules, a, difference, dice);
            if (const auto fault = inconsistency(rules, b)) FAIL(*fault);
        }
        REQUIRE(view_of(rules, a, viewer) == view_of(rules, b, viewer));
        expect_same_refusals(rules, a, b, viewer, dice);
        const State before = a;
        Ear heard_a;
        Ear heard_b;
        apart = false;
        if (a.phase == Phase::turn && !decides(turn(a), viewer) && dice.once_in(8)) {
            // W15.3: an order given in one world only.
            apply(rules, a, Action(StandingOrder{!a.asks[a.mover]}), &heard_a);
        } else if (turn(a) == Decider::chance) {
            RollList due_a;
            RollList due_b;
            rolls(rules, a, due_a);
            rolls(rules, b, due_b);
            REQUIRE(due_a.size() == due_b.size());
            const Roll roll = dice.one_of(due_a).roll;
            const Roll twin = difference(roll);
            REQUIRE(std::any_of(due_b.begin(), due_b.end(), [&](const WeightedRoll& one) { return one.roll == twin; }));
            apply(rules, a, roll, &heard_a);
            apply(rules, b, twin, &heard_b);
        } else {
            ActionList list;
            legal(rules, a, list);
            const bool own = decides(turn(a), viewer);
            const Action action = random_action(rules, a, list, dice);
            const Action twin = own ? action : difference(secret_twin(rules, b, action, dice));
            if (check(rules, b, twin)) {
                if (own) FAIL("the viewer's own act is refused in the other world: " << to_text(rules.roster(), action));
                apart = true;
                continue;
            }
            apply(rules, a, action, &heard_a);
            apply(rules, b, twin, &heard_b);
        }
        leveller.bring_level(a, b, heard_a);
        leveller.bring_level(b, a, heard_b);
        ++compared[before.phase];
        apart = told_apart(difference, before, a, heard_a) || told_apart(difference, before, b, heard_b);
        if (!apart && heard_a.of(viewer) != heard_b.of(viewer))
            FAIL("one world tells\n" << told(rules, heard_a.of(viewer)) << "and the other\n" << told(rules, heard_b.of(viewer)));
    }
}

void expect_worlds_alike(Viewer viewer, Mode mode, bool memory) {
    Compared compared;
    REQUIRE(rc::check([&] {
        Dice dice(*rc::gen::inRange<std::uint32_t>(0, 1u << 30));
        Options options = random_options(mode, dice);
        options.memory = memory;
        const Rules rules(random_ground(dice), options);
        const State state = dice.once_in(8)   ? initial_state(rules)
                            : dice.once_in(6) ? random_set_up(rules, dice)
                                              : random_beginning(rules, dice);
        compare_worlds(rules, state, viewer, dice, 120, compared);
    }));
    // They must not end before they have begun.
    CHECK(compared[Phase::turn] > 800);
    if (mode == Mode::basic) return;
    for (const Phase phase : {Phase::draft, Phase::defence, Phase::card}) {
        CAPTURE(word(phase));
        CHECK(compared[phase] > 10);
    }
    if (mode != Mode::expert) return;
    CHECK(compared[Phase::muster] > 10);
    CHECK(compared[Phase::pursuit] > 100);
}

}  // namespace

TEST_CASE("two worlds that a seat cannot tell apart look the same to it", "[property][secrets]") {
    const Mode mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    const Viewer viewer = GENERATE(Viewer::french, Viewer::allied, Viewer::onlooker);
    CAPTURE(word(mode), word(viewer));
    expect_worlds_alike(viewer, mode, true);
}

TEST_CASE("the same true to the table", "[property][secrets][W15.1]") {
    const Mode mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    const Viewer viewer = GENERATE(Viewer::french, Viewer::allied, Viewer::onlooker);
    CAPTURE(word(mode), word(viewer));
    expect_worlds_alike(viewer, mode, false);
}
