// Views and logs as JSON for other programs. There are no readers.
#include <algorithm>

#include "json/merge_patch.hpp"
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
    Value value = std::visit(Facts{documents("stratego")}, line.event);  // both games write the same
    value["turn"] = line.turn;
    value["text"] = describe(line.event);
    if (const std::string turn = notation_of(line.event); !turn.empty()) value["notation"] = turn;
    return value;
}

/// What one reader of a log could see on the table, at any time of the game.
class SeenChanges {
public:
    SeenChanges(const Session& session, Audience audience) : session_(session), audience_(audience) {}

    /// How many plies had been played when the line was told, including its own.
    [[nodiscard]] std::size_t ply_of(std::size_t line) const {
        const auto& before = session_.heard_before();
        return static_cast<std::size_t>(std::upper_bound(before.begin(), before.end(), line) - before.begin());
    }
    /// The changes since this was last called.
    [[nodiscard]] Value change_until(std::size_t ply) {
        Value now = view_to_json(session_.rules(), session_.state_after(ply), audience_);
        for (const char* name : {"legal", "repeated", "box"}) now.erase(name);
        Value change = json::merge_patch(before_, now);
        before_ = std::move(now);
        return change;
    }

private:
    const Session& session_;
    Audience audience_;
    Value before_ = Value::object();
};

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

std::string write_log(const std::vector<Line>& log) {
    std::string text;
    for (const Line& line : log) text += json::compact(json_parts::line_to_json(line)) + "\n";
    return text;
}

std::string write_log(const Session& session, Audience audience) {
    const std::vector<Line> log = log_of(session, audience);
    json_parts::SeenChanges seen(session, audience);
    json::Value begun{{"event", "game_began"}, {"step", 0}, {"turn", 0}, {"text", "The game begins."}, {"change", seen.change_until(0)}};
    if (!audience) begun["ply"] = 0;
    std::string text = json::compact(begun) + "\n";
    for (std::size_t i = 0; i < log.size(); ++i) {
        json::Value line = json_parts::line_to_json(log[i]);
        line["step"] = log[i].step + 1;
        if (!audience) line["ply"] = seen.ply_of(i);
        if (i + 1 == log.size() || log[i + 1].step != log[i].step) line["change"] = seen.change_until(seen.ply_of(i));
        text += json::compact(line) + "\n";
    }
    return text;
}

}  // namespace fow::stratego
