#include "search.hpp"

#include <algorithm>
#include <limits>

namespace fow::alliance::opponent {
namespace {

/// The chance that the side prefers: the French want a high one, the Allies a low one.
[[nodiscard]] double better(Seat side, double a, double b) { return side == french_seat ? std::max(a, b) : std::min(a, b); }
[[nodiscard]] constexpr double worst(Seat side) { return side == french_seat ? -1 : 2; }

}  // namespace

int failing_faces(const Rules& rules, const State& state) {
    const Seat army = tester(state);
    return std::clamp(die_faces - (state.morale[army] - test_modifier(rules, state, army)), 0, die_faces);
}

double Search::chance(const State& state, int phases) {
    if (gave_up()) return 0.5;
    switch (state.stage) {
        case Stage::over: ++nodes_; return !state.result->winner ? 0.5 : state.result->winner == french_seat ? 1 : 0;
        case Stage::die: return after_die(state, phases);
        case Stage::casualty: return after_question(state, phases);
        case Stage::test: return after_test(state, phases);
        case Stage::action: break;
    }
    if (phases > 0) return after_choice(state, phases - 1);
    ++nodes_;
    return value_(rules_, state);
}

double Search::after_choice(const State& state, int phases) {
    OrderList list;
    orders(rules_, state, list);
    double best = worst(state.phase);
    for (const Order& order : list) {
        State next = state;
        apply(rules_, next, order);
        best = better(state.phase, best, chance(next, phases));
    }
    return best;
}

double Search::after_die(const State& state, int phases) {
    // Faces with the same effects are one outcome.
    const Table& table = rules_.set().table(state.table);
    double sum = 0;
    for (int face = 1; face <= die_faces;) {
        const Effects& effects = table.rows[table.row_of(face + state.modifier)].effects;
        int end = face + 1;
        while (end <= die_faces && table.rows[table.row_of(end + state.modifier)].effects == effects) ++end;
        State next = state;
        apply(rules_, next, Roll{Roll::Kind::action, static_cast<std::uint8_t>(face)}, nullptr);
        sum += (end - face) * chance(next, phases);
        face = end;
    }
    return sum / die_faces;
}

double Search::after_question(const State& state, int phases) {
    const Seat owner = owner_of(state.rest.front().code);
    const CorpsSet from = choices(rules_, state);
    double best = worst(owner);
    for (int i = 0; i < box_count; ++i) {
        if ((from >> i & 1) == 0) continue;
        State next = state;
        apply(rules_, next, Take{static_cast<Corps>(i)});
        best = better(owner, best, chance(next, phases));
    }
    return best;
}

double Search::after_test(const State& state, int phases) {
    const int fails = failing_faces(rules_, state);
    const double lost = tester(state) == french_seat ? 0 : 1;
    if (fails == die_faces) {
        ++nodes_;
        return lost;
    }
    State next = state;
    apply(rules_, next, Roll{Roll::Kind::test, 1}, nullptr);  // the lowest face passes if any does
    return (fails * lost + (die_faces - fails) * chance(next, phases)) / die_faces;
}

Found look(const Rules& rules, const State& state, const Value& value, int most_phases, std::uint64_t most_nodes) {
    const Seat side = turn(state) == french_decider ? french_seat : allied_seat;
    Found found;
    ActionList list;
    legal(rules, state, list);
    for (const Action& action : list)
        if (std::holds_alternative<Order>(action) || std::holds_alternative<Take>(action)) found.choices.push_back({action});
    // In the middle of a phase, the first depth ends with that phase.
    for (int phases = 1; phases <= most_phases; ++phases) {
        const std::uint64_t left = most_nodes - std::min(most_nodes, found.nodes);
        Search search(rules, value, phases == 1 ? std::numeric_limits<std::uint64_t>::max() : left);
        std::vector<Choice> judged = found.choices;
        for (Choice& choice : judged) {
            State next = state;
            apply(rules, next, choice.action, nullptr);
            const double chance = search.chance(next, phases - 1);
            choice.chance = side == french_seat ? chance : 1 - chance;
        }
        found.nodes += search.nodes();
        if (search.gave_up()) break;
        std::stable_sort(judged.begin(), judged.end(), [](const Choice& a, const Choice& b) { return a.chance > b.chance; });
        // A player who loses against the best answers plays on as if the opponent might miss them.
        if (phases > 1 && judged.front().chance <= 0) break;
        found.choices = std::move(judged);
        found.phases = phases;
        // A sure win now is not put off for a sure win later.
        if (found.choices.front().chance >= 1) break;
    }
    return found;
}

}  // namespace fow::alliance::opponent
