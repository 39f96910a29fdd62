#include "games/waterloo/engine/session.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo {

std::string_view word(Decider decider) {
    switch (decider) {
        case french_decider: return "french";
        case allied_decider: return "allied";
        case Decider::chance: return "chance";
        case Decider::nobody: return "nobody";
    }
    return {};
}

Scribe::Scribe(const Rules& rules, const State& before) : rules_(rules), turn_(before.turn) {}

LogLine Scribe::line(int step, const Event& event) {
    if (const auto* began = std::get_if<TurnBegan>(&event)) turn_ = began->turn;
    return {step, turn_, clock_minutes(rules_, turn_), event};
}

Rules rules_of(const Record& record) { return {record.rules, record.options}; }

State start_of(const Record& record, [[maybe_unused]] const Rules& rules) {
    assert(!inconsistency(rules, record.start.state));
    return record.start.state;
}

bool ends_step(const State& state) { return state.phase != Phase::defence; }

int turn_number(const State& state) { return state.turn; }

int clock_of(const Rules& rules, const State& state) {
    constexpr int day = 24 * 60;
    return (clock_minutes(rules, state.turn) % day + day) % day;
}

namespace {

/// W1.1: whether enough pieces have just come onto a line that could be the enemy's. If the game goes on, the enemy's line is another one,
/// and the player now knows that.
bool tries_a_line(const Rules& rules, const State& before, const State& after) {
    const Seat seat = before.mover;
    if (!before.line_of(other(seat))) return false;
    const auto& lines = rules.set().board.line_of_retreat[other(seat)];
    return std::any_of(lines.begin(), lines.end(), [&](const SquareSet line) {
        const auto held = [&](const State& state) { return (state.occupied(seat) & line).size() >= rules.set().pieces.lines_to_sever; };
        return held(after) && !held(before);
    });
}

}  // namespace

bool can_take_back(const Rules& rules, const Record& record, std::size_t plies, const Action& action, const State& before,
                   const State& after) {
    if (tries_a_line(rules, before, after)) return false;
    if (!record.remarks.empty() && record.remarks.back().ply >= plies) return false;
    if (after.pursuing != before.pursuing) return false;
    // A look can be taken back only while the card is in play: at its end the pieces were shown (W11.4).
    if (std::holds_alternative<Look>(action)) return after.phase == Phase::card;
    return std::holds_alternative<PlaceUnit>(action) || std::holds_alternative<Unplace>(action) || std::holds_alternative<Move>(action) ||
           std::holds_alternative<Enter>(action) || std::holds_alternative<TakeOff>(action) ||
           std::holds_alternative<StandingOrder>(action) || std::holds_alternative<PlayCard>(action) ||
           std::holds_alternative<Inspire>(action) || std::holds_alternative<SavePiece>(action) ||
           std::holds_alternative<LeavePursuit>(action);
}

void on_ply_changed(Record& record, const State& state) {
    const std::size_t plies = record.plies.size();
    auto& commitments = record.commitments;
    while (!commitments.empty() && commitments.back().ply > plies) commitments.pop_back();
    fit_pencil(record.pencil, plies, state.phase == Phase::over);
    if (state.phase == Phase::over) record.secret.clear();  // a finished game hides nothing and needs no more dice
}

Session::Session(Ruleset rules, Options options, PerSeat<std::string> names, std::optional<Start> start)
    : PencilSessionOf([&] {
          if (!start) start = Start{{}, initial_state(Rules(rules, options))};
          Record record;
          record.names = std::move(names);
          record.rules = std::move(rules);
          record.options = options;
          record.start = std::move(*start);
          return record;
      }()) {}

std::vector<LogLine> Session::log(Viewer viewer) const {
    std::vector<LogLine> lines = heard(viewer);
    if (!record().options.memory)
        for (LogLine& line : lines) line.event = forgotten(line.event, viewer);
    return lines;
}

bool enemy_on(const State& state, Seat seat, Square square) { return state.occupied(other(seat)).contains(square); }

std::optional<std::pair<Seat, std::string>> secret_of(const Ply& ply, const State& before) {
    if (const auto* roll = std::get_if<Roll>(&ply)) {
        if (std::holds_alternative<DrawLine>(*roll)) return std::pair(before.mover, std::string(secret_kind::line_of_retreat));
        return std::nullopt;
    }
    if (std::holds_alternative<Ready>(std::get<Action>(ply))) return std::pair(before.mover, std::string(secret_kind::set_up));
    return std::nullopt;
}

std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what) {
    std::string text = std::string(word(seat)) + " " + what;
    if (what == secret_kind::line_of_retreat) {
        const auto line = state.line_of(seat);
        return text + (line ? " " + std::string(word(*line)) : std::string()) + "\n";
    }
    text += "\n";
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) {
        const UnitId unit(i);
        const Whereabouts place = state.whereabouts(unit);
        if (place.on_board()) text += rules.roster()[static_cast<std::size_t>(i)].id + " " + to_text(place.square()) + "\n";
    }
    return text;
}

std::string notation_of(const Record& record, const Ply& ply) {
    return std::visit([&](const auto& what) { return to_text(record.rules.pieces.roster, what); }, ply);
}

std::string plain_text(const Record&, const TableEvent& what, Translate translate) { return describe(what, translate); }

Replay replay(const Record& record, std::size_t count) {
    return replayed(Session(record.rules, record.options, record.names, record.start), record, count);
}

namespace {

struct Writer {
    const Roster& roster;
    std::string operator()(const DrawLine& r) const { return "line:" + std::string(word(r.sector)); }
    std::string operator()(const RollDie& r) const { return "die:" + to_text(r.face); }
    std::string operator()(const DrawPrussian& r) const { return "draw:" + unit_of(roster, r.unit).id; }
    std::string operator()(const Muster& r) const { return "muster:" + unit_of(roster, r.unit).id; }
};

}  // namespace

std::string to_text(const Roster& roster, const Roll& roll) { return std::visit(Writer{roster}, roll); }

std::optional<Roll> roll_from_text(const Roster& roster, std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view what = text.substr(0, colon);
    const std::string_view value = text.substr(colon + 1);
    if (what == "line")
        if (const auto sector = sector_from_word(value)) return DrawLine{*sector};
    if (what == "die")
        if (const auto face = die_face_from_text(value)) return RollDie{*face};
    if (what == "draw")
        if (const auto unit = find_unit(roster, value)) return DrawPrussian{*unit};
    if (what == "muster")
        if (const auto unit = find_unit(roster, value)) return Muster{*unit};
    return std::nullopt;
}

}  // namespace fow::waterloo
