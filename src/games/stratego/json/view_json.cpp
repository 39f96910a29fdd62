// Views and logs as JSON for other programs. There are no readers.
#include "json/log.hpp"
#include "parts.hpp"

namespace fow::stratego::json_parts {
namespace {

[[nodiscard]] Value piece_to_json(const SeenPiece& piece) {
    Value value{{"side", word(piece.side)}, {"moved", piece.moved}, {"far", piece.far}, {"shown", piece.shown}};
    if (piece.rank) value["rank"] = word_of(*piece.rank);
    return value;
}

/// The facts of an event, without its sentence.
struct Facts {
    const GameDocuments& game;

    Value operator()(const SetUpDone& e) const { return {{"event", "set_up_done"}, {"side", word(e.side)}}; }
    Value operator()(const Moved& e) const {
        return {{"event", "moved"},
                {"side", word(e.side)},
                {"from", to_text(e.from)},
                {"to", to_text(e.to)},
                {"last_over_pair", e.last_over_pair}};
    }
    Value operator()(const Fought& e) const {
        Value value{
            {"event", "fought"}, {"side", word(e.side)}, {"from", to_text(e.from)}, {"to", to_text(e.to)}, {"outcome", word(e.outcome)}};
        if (e.attacker) value["attacker"] = word_of(*e.attacker);
        if (e.defender) value["defender"] = word_of(*e.defender);
        return value;
    }
    Value operator()(const DrawOffered& e) const { return {{"event", "draw_offered"}, {"side", word(e.side)}}; }
    Value operator()(const GameEnded& e) const { return {{"event", "game_ended"}, {"result", result_to_json(e.result)}}; }
    Value operator()(const TableEvent& e) const { return json::table_event_to_json(game, e, "side"); }
};

[[nodiscard]] Value line_to_json(const Line& line) {
    Value value = std::visit(Facts{*known_games().front()}, line.event);  // all variants write the same
    value["turn"] = line.turn;
    value["text"] = describe(line.event);
    if (const std::string turn = notation_of(line.event); !turn.empty()) value["notation"] = turn;
    return value;
}

}  // namespace

Value view_to_json(const Rules& rules, const State& state, Audience audience) {
    const View view = audience ? view_of(rules, state, *audience) : open_view_of(rules, state);
    const RuleSet& set = rules.set();
    Value board = Value::object();
    for (int i = 0; i < most_squares; ++i)
        if (const auto& piece = view.board[static_cast<std::size_t>(i)]) board[to_text(Square::from_index(i))] = piece_to_json(*piece);
    Value value{{"viewer", "both"},
                {"game", set.id},
                {"phase", word_of(view.phase)},
                {"decides", word(turn(state))},
                {"mover", word(view.mover)},
                {"turns", view.turns},
                {"files", set.files},
                {"ranks", set.ranks},
                {"lakes", squares_to_json(set.lakes)},
                {"board", std::move(board)},
                {"quiet", view.quiet},
                {"quiet_limit", view.quiet_limit},
                {"legal", Value::array()},
                {"repeated", Value::array()}};
    if (audience) value["viewer"] = *audience == Viewer::onlooker ? "onlooker" : word(*audience == blue_viewer ? blue_seat : red_seat);
    for (const Seat side : seats) {
        value["ready"][std::string(word(side))] = view.ready[side];
        value["lost"][std::string(word(side))] = army_to_json(view.lost[side]);
    }
    if (view.box.total() > 0) value["box"] = army_to_json(view.box);
    for (const Action& action : view.legal) value["legal"].push_back(to_text(action));
    for (const RefusedMove& refused : view.repeated)
        value["repeated"].push_back(
            {{"action", to_text(Action(refused.move))}, {"rule", refused.why.rule}, {"reason", reason_of(refused.why)}});
    if (view.draw_offered_by) value["draw_offered_by"] = word(*view.draw_offered_by);
    if (view.result) value["result"] = result_to_json(*view.result);
    return value;
}

}  // namespace fow::stratego::json_parts

namespace fow::stratego {

std::string write_view(const Rules& rules, const State& state, Audience audience) {
    return json_parts::view_to_json(rules, state, audience).dump(2) + "\n";
}

std::string write_log(const std::vector<Line>& log) { return json::log_text(log, json_parts::line_to_json); }

std::string write_log(const Session& session, Audience audience) {
    const std::vector<Line> log = log_of(session, audience);
    const auto view_at = [&](std::size_t ply) {
        json::Value view = json_parts::view_to_json(session.rules(), session.state_after(ply), audience);
        for (const char* name : {"legal", "repeated", "box"}) view.erase(name);
        return view;
    };
    return json::log_by_steps(
        session, log, {{"turn", 0}}, !audience, [&](std::size_t i) { return json_parts::line_to_json(log[i]); }, view_at);
}

}  // namespace fow::stratego
