// W1: winning, drawing, resigning.
#include "chapters.hpp"

namespace fow::chapter {
namespace {

[[nodiscard]] bool eliminated(const State& state, std::optional<UnitId> unit) {
    return unit && state.whereabouts(*unit).is(Place::eliminated);
}

/// W1.2
[[nodiscard]] bool leaderless(const Rules& rules, const State& state, Seat seat) {
    const Army army = seat == Seat::french ? Army::french : Army::allied;
    return eliminated(state, rules.commander_in_chief(seat)) && eliminated(state, rules.commander(army));
}

/// W1.1
[[nodiscard]] bool severs(const Rules& rules, const State& state, Seat seat) {
    const auto line = state.line[other(seat)];
    if (line > 2) return false;
    const SquareSet squares = rules.set().board.line_of_retreat[other(seat)][line];
    return (state.occupied(seat) & squares).size() >= rules.set().pieces.lines_to_sever;
}

}  // namespace

void finish(Step step, std::optional<Seat> winner, Ending ending) {
    State& state = step.state;
    state.phase = Phase::over;
    state.has_result = true;
    state.has_winner = winner.has_value();
    state.winner = winner.value_or(Seat::french);
    state.ending = ending;
    step.tell([&](Viewer) {
        return GameEnded{*state.result(), {state.line_of(Seat::french), state.line_of(Seat::allied)}};
    });
}

bool test_result(Step step) {
    const Seat mover = step.state.mover;  // W1.4: whose turn it is has it
    for (const Seat seat : {mover, other(mover)})
        if (leaderless(step.rules, step.state, other(seat))) {
            finish(step, seat, Ending::commanders_lost);
            return true;
        }
    for (const Seat seat : {mover, other(mover)})
        if (severs(step.rules, step.state, seat)) {
            finish(step, seat, Ending::line_of_retreat);
            return true;
        }
    return false;
}

Refusal check_draw(const State& state, const OfferDraw&) {
    if (state.phase != Phase::turn) return Violation{"W1.6", "A draw is offered in the own turn only."};
    if (state.draw_offered_now) return Violation{"W1.6", "A draw has been offered in this turn already."};
    return std::nullopt;
}

Refusal check_draw(const State& state, const AcceptDraw&) {
    if (state.phase != Phase::turn || !state.draw_pending)
        return Violation{"W1.6", "There is no offer to accept: it lapses with the first other act."};
    return std::nullopt;
}

}  // namespace fow::chapter
