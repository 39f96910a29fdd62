// Invariants of every step of any game, computed independently of the engine.
#include <algorithm>
#include <set>
#include "catch.hpp"

#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

bool eliminated(const State& state, UnitId unit) { return state.whereabouts(unit).is(Place::eliminated); }

/// Pieces of a seat on each sector of the enemy's back row.
std::array<int, 3> on_sectors(const Rules& rules, const State& state, Seat seat) {
    std::array<int, 3> count{};
    for (std::size_t i = 0; i < 3; ++i)
        for (const Square square : rules.set().board.line_of_retreat[other(seat)][i]) {
            const auto unit = state.unit_at(square);
            if (unit && rules.profile(*unit).seat == seat) ++count[i];
        }
    return count;
}

/// Whether W1.1-W1.3 or W12.1-W12.3 would end the battle.
bool decided(const Rules& rules, const State& state) {
    for (const Seat seat : seats) {
        const Army army = seat == french_seat ? Army::french : Army::allied;
        const bool chief_lost = eliminated(state, *rules.commander_in_chief(seat));
        if (chief_lost && eliminated(state, *rules.commander(army))) return true;
        if (chief_lost && rules.mode() == Mode::standard) return true;
        if (chief_lost && rules.mode() == Mode::expert && seat == french_seat) return true;
        const auto count = on_sectors(rules, state, seat);
        if (rules.mode() == Mode::expert) {
            if (*std::max_element(count.begin(), count.end()) > 1) return true;
        } else if (count[state.line[other(seat)]] > 1) {
            return true;
        }
    }
    return false;
}

/// What is gone stays gone, and no count decreases (W8.4, W10.6, W11.3).
void expect_nothing_back(const Rules& rules, const State& before, const State& state) {
    for (int i = 0; i < rules.unit_count(); ++i) {
        const UnitId unit(i);
        for (const Place place : {Place::eliminated, Place::absent, Place::saved, Place::set_aside})
            if (before.whereabouts(unit).is(place)) MUST(state.whereabouts(unit).is(place));
        MUST(state.mark(unit).seen >= before.mark(unit).seen);
        if (rules.late(unit) && state.turn < rules.set().expert.late_turn && !state.pursuing)
            MUST(state.whereabouts(unit).is(Place::reserve));
        const Kind kind = rules.profile(unit).kind;
        const bool fights = kind != Kind::artillery && branch_of(kind) == Branch::cavalry;
        if (state.pursuing && fights) MUST(!state.whereabouts(unit).on_board());
    }
    for (std::size_t i = 0; i < rules.works().size(); ++i) MUST(state.works[i].damage >= before.works[i].damage);
    for (const Seat seat : seats)
        for (const Card card : cards) MUST(state.played[seat][card] >= before.played[seat][card]);
    if (rules.with_cards() && state.phase != Phase::set_up && state.phase != Phase::draft && state.phase != Phase::line_draw &&
        !state.has_result)
        MUST((state.hand[french_seat] + state.hand[allied_seat] + state.pile()).total() == rules.set().cards.pack.total());
    MUST(state.turn >= before.turn);
    MUST(state.turn <= before.turn + 1);
    MUST(state.pursuing || !before.pursuing);
    MUST(state.has_result || !before.has_result);
}

/// W13.1: no two riders share a place, and nobody changes places.
void expect_riders_in_place(const Rules& rules, const State& before, const State& state) {
    for (const Seat seat : seats) {
        std::set<Rider> places;
        int riding = 0;
        for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) {
            const Whereabouts now = state.whereabouts(UnitId(i));
            if (!now.rides()) continue;
            ++riding;
            places.insert(now.rider());
            MUST(state.unit_riding(rules, seat, now.rider()) == UnitId(i));
            const Whereabouts then = before.whereabouts(UnitId(i));
            if (before.pursuing && then.rides()) MUST(then == now);
        }
        MUST(static_cast<int>(places.size()) == riding);
    }
}

}  // namespace

TEST_CASE("battles end exactly when they are decided", "[property][games][W1.4]") {
    for (const Mode mode : modes) {
        CAPTURE(word(mode));
        int games = 0;
        int ended = 0;
        for_all_dice([&](Dice& dice) {
            const Rules rules = random_rules(mode, dice);
            State state = random_start(rules, dice);
            for (int ply = 0; ply < 600 && turn(state) != Decider::nobody && !state.pursuing; ++ply) {
                MUST(!decided(rules, state));
                random_step(rules, state, dice);
            }
            const bool by_battle =
                state.has_result && (state.ending == Ending::line_of_retreat || state.ending == Ending::commanders_lost ||
                                     state.ending == Ending::commander_in_chief_lost || state.ending == Ending::napoleon_lost ||
                                     state.ending == Ending::centre_taken);
            if (by_battle) MUST(decided(rules, state));
            ended += by_battle || state.pursuing ? 1 : 0;
            ++games;
        });
        CHECK(ended > games / 10);
    }
}

TEST_CASE("lost pieces stay lost, and each rider keeps its own place", "[property][games][W13.1]") {
    in_random_games(200, [](const Rules& rules, State& state, Dice& dice) {
        const State before = state;
        random_step(rules, state, dice);
        expect_nothing_back(rules, before, state);
        if (state.pursuing) expect_riders_in_place(rules, before, state);
    });
}

TEST_CASE("a pursuit's actions are those of its living leaders, and its end counts the lost", "[property][games][W13.3][W13.9]") {
    for_all_dice([](Dice& dice) {
        const Rules rules = random_rules(Mode::expert, dice);
        State state = random_pursuit(rules, dice);
        while (!state.has_result) {
            const State before = state;
            EventCollector collector;
            random_step(rules, state, dice, &collector);
            for (const Event& event : collector.of(Viewer::onlooker))
                if (const auto* began = std::get_if<TurnBegan>(&event)) {
                    int actions = 0;
                    for (int i = 0; i < rules.unit_count(); ++i) {
                        const auto& profile = rules.profile(UnitId(i));
                        if (profile.seat != began->seat) continue;
                        const Whereabouts where = state.whereabouts(UnitId(i));
                        if (profile.kind == Kind::commander_in_chief && where.is(Place::set_aside)) actions += 2;
                        if (profile.kind == Kind::commander && where.rides()) actions += 1;
                    }
                    MUST(began->actions == std::max(1, actions));
                }
            // W13.8: the victor ends a turn with an action used.
            if (!state.has_result && state.mover != before.mover && before.phase == Phase::pursuit && before.mover == state.victor)
                MUST(before.actions_used > 0);
        }
        if (state.ending == Ending::resigned) {  // the victor wins, whatever the count
            MUST(state.has_winner);
            MUST(state.winner == state.victor);
            return;
        }
        PerSeat<int> lost;
        for (int i = 0; i < rules.unit_count(); ++i)
            if (eliminated(state, UnitId(i))) ++lost[rules.profile(UnitId(i)).seat];
        const int difference = lost[other(state.victor)] - lost[state.victor];
        const Ending ending = difference >= 10  ? Ending::pursuit_major
                              : difference >= 4 ? Ending::pursuit_minor
                                                : Ending::pursuit_indecisive;
        MUST(state.ending == ending);
        MUST(state.has_winner == (ending != Ending::pursuit_indecisive));
        if (state.has_winner) MUST(state.winner == state.victor);
    });
}
