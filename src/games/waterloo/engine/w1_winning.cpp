// W1 and W12.1-W12.3: victory, draw, resignation, retreat.
#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

[[nodiscard]] bool eliminated(const State& state, std::optional<UnitId> unit) {
    return unit && state.whereabouts(*unit).is(Place::eliminated);
}

/// Whether a seat has enough pieces at the same time on an enemy line of retreat.
[[nodiscard]] bool holds(const Rules& rules, const State& state, Seat seat, Sector sector) {
    const SquareSet squares = rules.set().board.line_of_retreat[other(seat)][static_cast<std::size_t>(sector)];
    const SquareSet held = state.occupied(seat) & squares;
    return !held.empty() && held.size() >= rules.set().pieces.lines_to_sever;
}

/// W1.2, W1.3, W12.1: the ending if a seat has lost its decisive leaders.
[[nodiscard]] std::optional<Ending> leaders_lost(const Rules& rules, const State& state, Seat seat) {
    if (!eliminated(state, rules.commander_in_chief(seat))) return std::nullopt;
    if (rules.mode() == Mode::standard) return Ending::commander_in_chief_lost;
    if (rules.expert() && seat == french_seat) return Ending::napoleon_lost;
    const Army army = seat == french_seat ? Army::french : Army::allied;
    return eliminated(state, rules.commander(army)) ? std::optional(Ending::commanders_lost) : std::nullopt;
}

/// W1.1, W12.2: the ending if a seat holds the decisive squares.
[[nodiscard]] std::optional<Ending> occupies(const Rules& rules, const State& state, Seat seat) {
    if (rules.expert())
        return seat == french_seat && holds(rules, state, seat, Sector::centre) ? std::optional(Ending::centre_taken) : std::nullopt;
    const auto line = state.line_of(other(seat));
    return line && holds(rules, state, seat, *line) ? std::optional(Ending::line_of_retreat) : std::nullopt;
}

/// W12.3
[[nodiscard]] bool forces_retreat(const Rules& rules, const State& state, Seat seat) {
    if (!rules.expert()) return false;
    const bool flank = holds(rules, state, seat, Sector::left) || holds(rules, state, seat, Sector::right);
    return flank || (seat == allied_seat && holds(rules, state, seat, Sector::centre));
}

}  // namespace

void finish(Step step, std::optional<Seat> winner, Ending ending) {
    State& state = step.state;
    state.phase = Phase::over;
    state.has_result = true;
    state.has_winner = winner.has_value();
    state.winner = winner.value_or(french_seat);
    state.ending = ending;
    step.tell([&](Viewer) { return GameEnded{*state.result(), {state.line_of(french_seat), state.line_of(allied_seat)}}; });
}

bool test_result(Step step) {
    test_conquest(step);
    const Rules& rules = step.rules;
    const State& state = step.state;
    const Seat mover = state.mover;  // W1.4: the mover comes first
    for (const Seat seat : {mover, other(mover)})
        if (const auto ending = leaders_lost(rules, state, other(seat))) {
            finish(step, seat, *ending);
            return true;
        }
    for (const Seat seat : {mover, other(mover)})
        if (const auto ending = occupies(rules, state, seat)) {
            finish(step, seat, *ending);
            return true;
        }
    for (const Seat seat : {mover, other(mover)})
        if (forces_retreat(rules, state, seat)) {
            begin_pursuit(step, seat);
            return true;
        }
    return false;
}

Refusal check_draw(const State& state, const OfferDraw&) {
    if (state.phase != Phase::turn) return Violation{"W1.6", "A draw is offered only in your turn."};
    if (state.draw_offered_now) return Violation{"W1.6", "A draw has already been offered this turn."};
    return std::nullopt;
}

Refusal check_draw(const State& state, const AcceptDraw&) {
    if (state.phase != Phase::turn || !state.draw_pending) return Violation{"W1.6", "There is no offer to accept: any other act ends it."};
    return std::nullopt;
}

}  // namespace fow::waterloo::chapter
