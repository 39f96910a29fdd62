#include "games/stratego/engine/session.hpp"

#include "chapters.hpp"
#include "games/stratego/engine/set_up_text.hpp"

namespace fow::stratego {

Record new_record(RuleSet rules, Options options, PerSeat<std::string> names, std::optional<State> start) {
    Record record;
    record.names = std::move(names);
    record.rules = std::move(rules);
    record.options = options;
    record.start = start;
    return record;
}

std::string_view word(Decider decider) {
    switch (decider) {
        case blue_decider: return "blue";
        case red_decider: return "red";
        case Decider::chance: return "chance";
        case Decider::nobody: break;
    }
    return "nobody";
}

Scribe::Scribe(const Rules&, const State& before) : turn_(before.phase == Phase::set_up ? 0 : static_cast<int>(before.turns) + 1) {}

Rules rules_of(const Record& record) { return Rules(record.rules, record.options); }

State start_of(const Record& record, const Rules& rules) { return record.start ? *record.start : begin(rules); }

bool ends_step(const State&) { return true; }

int turn_number(const State& state) { return state.phase == Phase::set_up ? 0 : static_cast<int>(state.turns / 2) + 1; }

int clock_of(const Rules&, const State& state) { return static_cast<int>(state.turns); }

bool can_take_back(const Rules&, const Record& record, std::size_t plies, const Action& action, const State& before, const State&) {
    if (!record.remarks.empty() && record.remarks.back().ply >= plies) return false;
    return before.phase == Phase::set_up && (std::holds_alternative<Place>(action) || std::holds_alternative<TakeUp>(action));
}

void on_ply_changed(Record& record, const State& state) {
    auto& commitments = record.commitments;
    while (!commitments.empty() && commitments.back().ply > record.plies.size()) commitments.pop_back();
    fit_pencil(record.pencil, record.plies.size(), state.phase == Phase::over);
    if (state.phase == Phase::over) record.secret.clear();
}

bool enemy_on(const State& state, Seat seat, Square square) {
    return state.phase == Phase::turn && chapter::holds(state, square.index(), other(seat));
}

std::optional<std::pair<Seat, std::string>> secret_of(const Ply& ply, const State& before) {
    const auto* action = std::get_if<Action>(&ply);
    if (action == nullptr || !std::holds_alternative<Ready>(*action)) return std::nullopt;
    return std::pair(before.mover, std::string(set_up_secret));
}

std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what) {
    return std::string(word(seat)) + " " + what + "\n" + write_set_up(rules, state, seat) + "\n";
}

std::string notation_of(const Record&, const Ply& ply) { return to_text(std::get<Action>(ply)); }

std::string plain_text(const Record&, const TableEvent& what, Translate translate) { return describe(what, translate); }

std::vector<Line> Session::log(Viewer viewer) const {
    std::vector<Line> lines = heard(viewer);
    if (!record().options.memory)
        for (Line& line : lines) line.event = forgotten(line.event, viewer);
    return lines;
}

Replay replay(const Record& record, std::size_t count) { return replayed(Session(record), record, count); }

std::vector<Line> log_of(const Session& session, Audience audience) {
    return audience ? session.log(*audience) : session.heard(Viewer::onlooker);
}

}  // namespace fow::stratego
