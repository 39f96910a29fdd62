// L10 to L12: broken armies and rout tests, the end of a phase, the time phase, the end of the game, and a match of two games (L12.3).
#include <algorithm>

#include "chapters.hpp"
#include "games/alliance/engine/session.hpp"

namespace fow::alliance {
namespace {

[[nodiscard]] PerSeat<int> halves_of(const Result& result) {
    if (!result.winner) return {1, 1};
    PerSeat<int> halves{0, 0};
    halves[*result.winner] = 2;
    return halves;
}

/// The sums for the seats of the second game: the players have changed sides since the first.
[[nodiscard]] PerSeat<int> sums(const PerSeat<int>& first, const PerSeat<int>& second) {
    return {first.second + second.first, first.first + second.second};
}

[[nodiscard]] Seat higher(const PerSeat<int>& counts) { return counts.first > counts.second ? Seat::first : Seat::second; }

[[nodiscard]] bool is_played_on(const Record& record) {
    return std::any_of(record.remarks.begin(), record.remarks.end(),
                       [](const Remark& remark) { return std::holds_alternative<PlayedOn>(remark.what); });
}

[[nodiscard]] FirstGame ending_of(const State& over) {
    return {*over.result, {over.morale.first, over.morale.second}, {over.casualties.first, over.casualties.second}};
}

}  // namespace

MatchScore match_score(const FirstGame& first, const FirstGame& second) {
    MatchScore score{sums(halves_of(first.result), halves_of(second.result)), sums(first.morale, second.morale),
                     sums(first.casualties, second.casualties), std::nullopt, MatchBy::nothing};
    if (score.halves.first != score.halves.second) {
        score.winner = higher(score.halves);
        score.by = MatchBy::games;
    } else if (score.morale.first != score.morale.second) {
        score.winner = higher(score.morale);
        score.by = MatchBy::morale;
    } else if (score.casualties.first != score.casualties.second) {
        score.winner = other(higher(score.casualties));
        score.by = MatchBy::casualties;
    }
    return score;
}

std::optional<MatchScore> match_score(const Session& session) {
    const auto& first = session.record().first_game;
    if (!first || !session.state().result || is_played_on(session.record())) return std::nullopt;
    return match_score(*first, ending_of(session.state()));
}

std::optional<FirstGame> as_first_game(const Session& session) {
    if (session.record().first_game || !session.state().result || is_played_on(session.record())) return std::nullopt;
    return ending_of(session.state());
}

int test_modifier(const Rules& rules, const State& state, Seat army) {
    return rules.track_add(army, state.casualties[army]) + rules.set().time_adds[static_cast<std::size_t>(state.time)].value;
}

Seat tester(const State& state) { return state.tests[other(state.phase)] ? other(state.phase) : state.phase; }

namespace chapter {
namespace {

[[nodiscard]] bool is_broken(const Rules& rules, const State& state, Seat army) {
    return state.morale[army] == 0 || rules.broken(army, state.casualties[army]);
}

}  // namespace

void settle(const Rules& rules, State& state, Listener* listener) {
    // Both are on B: the army that is not in its own phase routs (L10.6).
    for (const Seat army : {other(state.phase), state.phase})
        if (is_broken(rules, state, army))
            return end_game(state, other(army), state.morale[army] == 0 ? Ending::morale : Ending::casualties, listener);
    if (state.tests.first || state.tests.second) {
        state.stage = Stage::test;
        return;
    }
    end_phase(rules, state, listener);
}

void test_army(const Rules& rules, State& state, int face, Listener* listener) {
    const Seat army = tester(state);
    const int modifier = test_modifier(rules, state, army);
    const bool passed = face + modifier <= state.morale[army];
    tell(listener, RoutTested{army, face, modifier, state.morale[army], passed});
    if (!passed) return end_game(state, other(army), Ending::rout, listener);
    state.tests[army] = false;
    if (!state.tests.first && !state.tests.second) end_phase(rules, state, listener);
}

}  // namespace chapter

}  // namespace fow::alliance

namespace fow::alliance::chapter {
namespace {

void forget_action(State& state) {
    state.target.reset();
    state.modifier = 0;
    state.table = TableId::derlon_lhs_allied;
    state.rest = {};
    state.tests = {};
}

void pass_time(State& state, bool prussians, Listener* listener) {
    state.time = state.time == Time::midday ? Time::afternoon : Time::evening;
    tell(listener, TimePassed{state.time, prussians});
}

}  // namespace

void end_phase(const Rules& rules, State& state, Listener* listener) {
    forget_action(state);
    state.stage = Stage::action;
    if (state.phase == french_seat) {
        state.phase = allied_seat;
        return;
    }
    const RuleSet& set = rules.set();
    if (!state.by_prussians && state.prussians >= set.time_prussians.value) {
        state.by_prussians = true;
        pass_time(state, true, listener);
    }
    if (!state.by_casualties && state.casualties.first + state.casualties.second >= set.time_casualties.value) {
        state.by_casualties = true;
        pass_time(state, false, listener);
    }
    state.french_phase = {};
    if (state.turn >= set.draw_after.value) return end_game(state, std::nullopt, Ending::limit, listener);  // L11.3
    ++state.turn;
    state.phase = french_seat;
}

void end_game(State& state, std::optional<Seat> winner, Ending ending, Listener* listener) {
    forget_action(state);
    state.offer.reset();
    state.stage = Stage::over;
    state.result = Result{winner, ending};
    tell(listener, GameEnded{*state.result});
}

}  // namespace fow::alliance::chapter
