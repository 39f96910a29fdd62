// The forecast of an attack or a shot is what the engine does, for every piece that the target may be.
#include "catch.hpp"

#include "games/waterloo/view/chances.hpp"
#include "other_worlds.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The state with `unit` in the place of `target`, and the other piece where `unit` was, or in reserve: not every piece may be where
/// another one recovers (W4.6, W8.10).
State with_unit(const Rules& rules, const State& state, UnitId target, UnitId unit) {
    State world = state;
    if (target == unit) return world;
    const Whereabouts here = world.whereabouts(target);
    const Whereabouts there = world.whereabouts(unit);
    put(rules, world, target, Place::absent);
    put(rules, world, unit, Place::absent);
    put(rules, world, unit, here);
    if (there.on_board()) put(rules, world, target, there);
    else put(rules, world, target, Place::reserve);
    world.mark(unit) = state.mark(target);
    // Forgotten in a game true to the table (W15.1), and only light infantry can be known like this.
    if (world.mark(unit).seen == 1 && rules.profile(unit).kind != Kind::light_infantry) world.mark(unit).seen = 0;
    world.mark(target) = {};
    if (state.has_inspired && state.inspired == target) {
        world.has_inspired = true;
        world.inspired = unit;
    }
    return world;
}

template <class T>
std::optional<T> first(const EventCollector& collector) {
    for (const Event& event : collector.of(Viewer::onlooker))
        if (const T* found = std::get_if<T>(&event)) return *found;
    return std::nullopt;
}

struct Played {
    Outcome outcome;
    bool tired;
};
Played play(const Rules& rules, State world, const Action& action, UnitId actor) {
    REQUIRE_FALSE(check(rules, world, action));
    EventCollector collector;
    const int weakened = world.mark(actor).weakened;
    apply(rules, world, action, &collector);
    if (world.phase == Phase::defence) apply(rules, world, AnswerAttack{false}, &collector);
    const bool tired = world.mark(actor).weakened > weakened;
    if (const auto fired = first<Fired>(collector)) return {fired->destroyed ? Outcome::falls : Outcome::holds, tired};
    const auto fought = first<Fought>(collector);
    REQUIRE(fought);
    switch (fought->verdict) {
        case Verdict::equal: return {Outcome::die, tired};
        case Verdict::defender_stronger:
        case Verdict::gun_holds: return {Outcome::holds, tired};
        default: return {Outcome::falls, tired};
    }
}

Chances chances_of(const PlayerView& view, const Roster& roster, const UnitSet& may_be, const Action& action) {
    if (const auto* attack = std::get_if<Attack>(&action))
        return attack_chances(view, roster, may_be, attack->from, attack->via, attack->to);
    return shot_chances(roster, may_be);
}

std::optional<Action> any_blow(const PlayerView& view, Dice& dice) {
    std::vector<Action> blows;
    for (const Action& action : view.legal)
        if (std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action)) blows.push_back(action);
    return blows.empty() ? std::nullopt : std::optional(dice.one_of(blows));
}

int chances_compared = 0, unknown = 0, dice_due = 0, answerable = 0;

void compare(const Rules& rules, const State& state, Dice& dice) {
    const Viewer viewer = viewer_of(state.mover);
    const PlayerView view = view_of(rules, state, viewer);
    const auto blow = any_blow(view, dice);
    if (!blow) return;
    const auto* attack = std::get_if<Attack>(&*blow);
    const auto* fire = std::get_if<Fire>(&*blow);
    const Square from = attack ? attack->from : fire->from;
    const Square at = attack ? attack->to : fire->to;
    const UnitId actor = *state.unit_at(from);
    const UnitId target = *state.unit_at(at);
    const UnitSet set = may_be(view, rules.roster(), nullptr)[static_cast<std::size_t>(at.index())];
    const Chances told = chances_of(view, rules.roster(), set, *blow);
    REQUIRE(set.test(static_cast<std::size_t>(target.index())));

    std::array<int, outcome_count> played{};
    for (int i = 0; i < rules.unit_count(); ++i) {
        if (!set.test(static_cast<std::size_t>(i))) continue;
        INFO(to_text(rules.roster(), *blow) << " at " << rules.roster()[static_cast<std::size_t>(i)].id);
        const Played result = play(rules, with_unit(rules, state, target, UnitId(i)), *blow, actor);
        ++played[static_cast<std::size_t>(result.outcome)];
        if (attack && result.outcome == Outcome::falls) REQUIRE(result.tired == told.weakens_attacker);
    }
    REQUIRE(told.units == played);
    const bool counts = attack && rules.profile(target).kind != Kind::artillery && rules.profile(actor).kind != Kind::commander_in_chief;
    if (counts && state.hand[other(state.mover)][Card::fighting_spirit] > 0) REQUIRE(told.answerable);
    if (!counts) REQUIRE_FALSE(told.answerable);

    const State twin = other_world(rules, state, random_difference(rules, state, viewer, dice), dice);
    const PlayerView same = view_of(rules, twin, viewer);
    REQUIRE(same == view);
    REQUIRE(chances_of(same, rules.roster(), may_be(same, rules.roster(), nullptr)[static_cast<std::size_t>(at.index())], *blow) == told);

    ++chances_compared;
    unknown += set.count() > 1 ? 1 : 0;
    dice_due += told.of(Outcome::die) > 0 ? 1 : 0;
    answerable += told.answerable ? 1 : 0;
}

Chances attack(const TestGame& t, Seat seat, const char* from, const char* at) {
    const PlayerView view = t.view(viewer_of(seat));
    const Attack straight = *straight_attack(square(from), square(at));
    const UnitSet set = may_be(view, t.rules().roster(), nullptr)[static_cast<std::size_t>(straight.to.index())];
    return attack_chances(view, t.rules().roster(), set, straight.from, straight.via, straight.to);
}

}  // namespace

TEST_CASE("The forecast of every attack and shot is correct, for each piece that the target may be",
          "[chances][property][W4.14][W10.5][W10.10]") {
    const int games = in_random_games(60, [](const Rules& rules, State& state, Dice& dice) {
        if ((state.phase == Phase::turn || state.phase == Phase::card) && dice.once_in(10)) compare(rules, state, dice);
        random_step(rules, state, dice);
    });
    CHECK(chances_compared > games);
    CHECK(unknown > games / 3);
    CHECK(dice_due > games / 3);
    CHECK(answerable > games / 30);
}

TEST_CASE("A forecast counts the pieces that an unseen target may be", "[chances][W4.5][W4.12][W4.13][W5.2][W8.5]") {
    TestGame t;
    t.put("French heavy cavalry 4", "e4");
    t.put("French gun", "g4");
    t.put("Napoleon", "b4");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied line infantry 3", "g6");
    t.put("Allied line infantry 3", "b6");
    t.put("Allied light infantry 1", "reserve");
    t.put("Allied line infantry 6", "reserve");
    t.put("Allied line infantry 4", "reserve");
    t.put("Allied line infantry 5", "eliminated");
    t.begin(french_seat);

    const Chances cavalry = attack(t, french_seat, "e4", "e6");
    CHECK(cavalry.may_be.count() == 6);
    CHECK(cavalry.of(Outcome::falls) == 4);
    CHECK(cavalry.of(Outcome::die) == 1);
    CHECK(cavalry.of(Outcome::holds) == 1);
    CHECK(cavalry.faces == 6);
    CHECK(cavalry.winning_faces == 3);
    CHECK(cavalry.weakens_attacker);
    CHECK_FALSE(cavalry.answerable);

    CHECK(attack(t, french_seat, "b4", "b6").of(Outcome::falls) == 6);  // W5.2
    t.state().mark(*t.at("e4")).weakened = 3;                           // no strength falls below 1
    CHECK_FALSE(attack(t, french_seat, "e4", "e6").weakens_attacker);
    const Chances shot = shot_chances(t.rules().roster(), cavalry.may_be);
    CHECK(shot.of(Outcome::falls) == 5);
    CHECK(shot.of(Outcome::holds) == 1);
}

TEST_CASE("A piece that leaves a square of its own building leaves a gap", "[chances][W10.5]") {
    TestGame t(standard(), on_ground({tile(TileKind::building, block("b5"))}));
    for (const char* place : {"b5", "c5", "c6"}) t.put("French line infantry 3", place);
    t.put("Allied line infantry 3", "b7");
    t.flag(french_seat);
    t.begin(french_seat);
    const PlayerView view = t.view(french_viewer);
    const UnitSet set = may_be(view, t.rules().roster(), nullptr)[static_cast<std::size_t>(square("b7").index())];
    CHECK(attack_chances(view, t.rules().roster(), set, square("b5"), square("b6"), square("b7")).of(Outcome::die) == 1);
    t.play("b5xb7");
    CHECK(t.news<Fought>()->verdict == Verdict::equal);
}

TEST_CASE("Fighting spirit may answer as long as not all of these cards are accounted for", "[chances][W9.8][W11.8]") {
    TestGame t(standard());
    t.put("French line infantry 3", "e4");
    t.put("Napoleon", "b3");
    t.put("French line infantry 3", "g4");
    t.put("Allied line infantry 3", "e5");
    t.put("Wellington", "b4");
    t.put("Allied gun", "g5");
    t.begin(french_seat);
    State& state = t.state();
    CHECK_FALSE(attack(t, french_seat, "e4", "e5").answerable);  // no card in the enemy's hand
    state.hand[allied_seat].add(Card::initiative);
    CHECK(attack(t, french_seat, "e4", "e5").answerable);
    CHECK_FALSE(attack(t, french_seat, "b3", "b4").answerable);  // a commander in chief attacks
    CHECK_FALSE(attack(t, french_seat, "g4", "g5").answerable);  // guns
    const int all = t.rules().set().cards.pack[Card::fighting_spirit];
    state.played[allied_seat].add(Card::fighting_spirit, all - 1);
    CHECK(attack(t, french_seat, "e4", "e5").answerable);
    state.discarded[french_seat].add(Card::fighting_spirit);
    CHECK_FALSE(attack(t, french_seat, "e4", "e5").answerable);
    state.taken.add(Card::reconnaissance);  // the French do not see which card it was
    CHECK(attack(t, french_seat, "e4", "e5").answerable);
}
