// Two worlds that differ only in what a viewer may not know look the same to that viewer, and give the same answers and events.
#include <algorithm>
#include <map>
#include "catch.hpp"

#include "other_worlds.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The refusals of actions that the viewer might try, sensible or not.
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
              Action(Enter{unit, to}), Action(TakeOff{from}), Action(TakeOff{to}), Action(PlaceUnit{unit, to}), Action(Unplace{unit}),
              Action(Inspire{from, nation}), Action(Inspire{to, nation}), Action(Look{to}), Action(ChooseTarget{to}),
              Action(TakeVictim{rider, to}), Action(SavePiece{rider, from}), Action(SavePiece{{}, from}),
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
                                 Action(AnswerAttack{false}), Action(ChooseTarget{}), Action(AcceptDraw{}), Action(ChooseFallen{true})})
        expect_same(action);
}

/// Keeps the two worlds in step: if an enemy is asked to answer an attack in only one of them, the enemy declines there.
struct Leveller {
    const Rules& rules;
    Viewer viewer;

    /// W15.3, W11.9: one world asks the defender; in the other a standing order answers.
    void bring_level(State& one, const State& two, EventCollector& collector) const {
        if (decides(turn(one), viewer)) return;
        while (one.phase == Phase::defence && two.phase != Phase::defence) apply(rules, one, Action(AnswerAttack{false}), &collector);
    }
};

std::string told(const Rules& rules, const std::vector<Event>& events) {
    std::string lines;
    for (const Event& event : events) lines += describe(rules.roster(), event) + "\n";
    return lines;
}

using Compared = std::map<Phase, int>;

/// Plays both worlds side by side, and makes another second world whenever they can be told apart. Adds the number of steps compared.
void compare_worlds(const Rules& rules, State a, Viewer viewer, Dice& dice, int plies, Compared& compared) {
    constexpr std::array beginnings{Phase::set_up, Phase::draft,  Phase::take_cards, Phase::turn,
                                    Phase::card,   Phase::muster, Phase::pursuit};
    const Leveller leveller{rules, viewer};
    Difference difference;
    State b;
    bool apart = true;
    for (int ply = 0; ply < plies && turn(a) != Decider::nobody; ++ply) {
        if (apart || turn(b) == Decider::nobody) {
            // A fight would reveal the swap.
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
        EventCollector heard_a;
        EventCollector heard_b;
        apart = false;
        if (a.phase == Phase::turn && !decides(turn(a), viewer) && dice.once_in(8)) {
            // W15.3: an order that is given in one world only.
            const Action order = StandingOrder{dice.one_of(all_orders)};
            if (!check(rules, a, order)) apply(rules, a, order, &heard_a);
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
        const bool pile_shown = viewer == allied_viewer && a.phase == Phase::take_cards;  // W9.8
        apart =
            pile_shown || told_apart(difference, before, a, heard_a.of(viewer)) || told_apart(difference, before, b, heard_b.of(viewer));
        if (!apart && heard_a.of(viewer) != heard_b.of(viewer))
            FAIL("one world tells\n" << told(rules, heard_a.of(viewer)) << "and the other\n" << told(rules, heard_b.of(viewer)));
    }
}

void expect_same_worlds(Viewer viewer, Mode mode, bool memory) {
    Compared compared;
    int games = 0;
    for_all_dice([&](Dice& dice) {
        Options options = random_options(mode, dice);
        options.memory = memory;
        const Rules rules(random_ground(dice), options);
        const State state = dice.once_in(16)  ? initial_state(rules)
                            : dice.once_in(6) ? random_set_up(rules, dice)
                                              : random_beginning(rules, dice);
        compare_worlds(rules, state, viewer, dice, 120, compared);
        ++games;
    });
    // The games must not end too early.
    CHECK(compared[Phase::turn] > 8 * games);
    if (mode == Mode::basic) return;
    for (const Phase phase : {Phase::draft, Phase::defence, Phase::card}) {
        CAPTURE(word(phase));
        CHECK(compared[phase] > games / 10);
    }
    if (mode != Mode::expert) return;
    CHECK(compared[Phase::muster] > games / 10);
    CHECK(compared[Phase::pursuit] > games);
}

}  // namespace

TEST_CASE("two worlds that a seat cannot tell apart look the same to it", "[property][secrets]") {
    const Mode mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    const Viewer viewer = GENERATE(french_viewer, allied_viewer, Viewer::onlooker);
    CAPTURE(word(mode), word(viewer));
    expect_same_worlds(viewer, mode, true);
}

TEST_CASE("the same true to the table", "[property][secrets][W15.1]") {
    const Mode mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    const Viewer viewer = GENERATE(french_viewer, allied_viewer, Viewer::onlooker);
    CAPTURE(word(mode), word(viewer));
    expect_same_worlds(viewer, mode, false);
}
