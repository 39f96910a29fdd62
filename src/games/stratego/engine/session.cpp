#include "fow/games/stratego/engine/session.hpp"

namespace fow::stratego {

Scribe::Scribe(const Rules&, const State& before) : turn_(before.phase == Phase::set_up ? 0 : static_cast<int>(before.turns) + 1) {}

Rules rules_of(const Record& record) { return Rules(record.rules); }

State start_of(const Record& record, const Rules& rules) { return record.start ? *record.start : begin(rules); }

bool ends_step(const State&) { return true; }

bool can_take_back(const Record& record, std::size_t plies, const State& before, const State&) {
    const auto* action = std::get_if<Action>(&record.plies[plies - 1]);
    return before.phase == Phase::set_up && action != nullptr &&
           (std::holds_alternative<Place>(*action) || std::holds_alternative<TakeUp>(*action));
}

void fit_notes(Record&, const State&) {}

}  // namespace fow::stratego
