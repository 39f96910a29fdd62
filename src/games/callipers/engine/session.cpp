#include "games/callipers/engine/session.hpp"

namespace fow::callipers {

Record new_record(RuleSet rules, PerSeat<std::string> names) {
    Record record;
    record.names = std::move(names);
    record.rules = std::move(rules);
    return record;
}

Rules rules_of(const Record& record) { return Rules(record.rules); }

State start_of(const Record&, const Rules& rules) { return begin(rules); }

bool ends_step(const State& state) { return turn(state) != Decider::chance; }

bool can_take_back(const Rules&, const Record&, std::size_t, const Action& action, const State&, const State&) {
    return std::holds_alternative<Move>(action) || std::holds_alternative<Turn>(action) || std::holds_alternative<Wheel>(action) ||
           std::holds_alternative<Ride>(action);
}

void on_ply_changed(Record& record, const State& state) {
    if (state.stage == Stage::over) record.secret.clear();
}

int turn_number(const State& state) { return state.turn; }

int clock_of(const Rules&, const State& state) { return state.turn; }

std::optional<std::pair<Seat, std::string>> secret_of(const Ply&, const State&) { return std::nullopt; }

std::string committed_text(const Rules&, const State&, Seat, const std::string&) { return {}; }

std::string to_text(const Ply& ply) {
    return std::visit([](const auto& what) { return to_text(what); }, ply);
}

std::string notation_of(const Record&, const Ply& ply) { return to_text(ply); }

std::optional<Ply> ply_from_text(std::string_view text) {
    if (const auto roll = roll_from_text(text)) return *roll;
    if (auto action = action_from_text(text)) return *std::move(action);
    return std::nullopt;
}

std::string plain_text(const Record&, const TableEvent& what, Translate translate) { return describe(what, translate); }

Replay replay(const Record& record, std::size_t count) { return replayed(Session(record), record, count); }

}  // namespace fow::callipers
