// Views and logs as JSON for other programs, and what a seat knows in the exact form.
#include "games/stratego/json/documents.hpp"
#include "json/exact.hpp"
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

// Found by argument-dependent lookup, so not in an anonymous namespace.

static constexpr const char* exact_document = "what a seat knows";
/// The rules that a refused move can name; static text, as Violation wants it.
static constexpr std::array<std::string_view, 2> repetition_rules{"C2.4", "C2.5"};

static json::Value exact_value(const Square& square) { return square.index(); }
static void from_exact_value(const json::Node& node, Square& square) { square = Square::from_index(node.integer(0, most_squares - 1)); }

static auto exact_members(Army& e) { return std::tie(e.count); }
static auto exact_members(Place& e) { return std::tie(e.rank, e.at); }
static auto exact_members(TakeUp& e) { return std::tie(e.at); }
static auto exact_members(Ready&) { return std::tuple<>(); }
static auto exact_members(Move& e) { return std::tie(e.from, e.to); }
static auto exact_members(OfferDraw&) { return std::tuple<>(); }
static auto exact_members(AcceptDraw&) { return std::tuple<>(); }
static auto exact_members(Resign&) { return std::tuple<>(); }
static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(SeenPiece& e) { return std::tie(e.side, e.rank, e.moved, e.far, e.shown); }
static auto exact_members(SetUpDone& e) { return std::tie(e.side); }
static auto exact_members(Moved& e) { return std::tie(e.side, e.from, e.to, e.last_over_pair); }
static auto exact_members(Fought& e) { return std::tie(e.side, e.from, e.to, e.attacker, e.defender, e.outcome); }
static auto exact_members(DrawOffered& e) { return std::tie(e.side); }
static auto exact_members(GameEnded& e) { return std::tie(e.result); }
static auto exact_members(Line& e) { return std::tie(e.step, e.turn, e.event); }
/// All members except the refused moves, which are written separately because their reasons are static text.
static auto exact_members(View& e) {
    return std::tie(e.viewer, e.phase, e.mover, e.board, e.ready, e.box, e.lost, e.turns, e.quiet, e.quiet_limit, e.draw_offered_by,
                    e.result, e.legal);
}

static constexpr Rank exact_last(Rank) { return Rank::flag; }
static constexpr Phase exact_last(Phase) { return Phase::over; }
static constexpr Outcome exact_last(Outcome) { return Outcome::both; }
static constexpr Ending exact_last(Ending) { return Ending::draw_agreed; }

std::string write_exact(const View& view) {
    json::Value repeated = json::Value::array();
    for (const RefusedMove& refused : view.repeated)
        repeated.push_back({json::to_exact(refused.move), refused.why.rule == repetition_rules[0] ? 0 : 1});
    return json::compact({json::to_exact(view), repeated});
}

std::string write_exact(const Line& line) { return json::compact(json::to_exact(line)); }

View read_exact_view(const std::string& text) {
    const json::Value value = json::parse(text, exact_document);
    const json::Node node(value, exact_document);
    if (node.size(2) != 2) node.fail("must be a view and its refused moves");
    View view;
    json::from_exact(node.element(0), view);
    const json::Node repeated = node.element(1);
    for (std::size_t i = 0, count = repeated.size(json::exact_limit); i < count; ++i) {
        const json::Node entry = repeated.element(i);
        if (entry.size(2) != 2) entry.fail("must be a move and its rule");
        RefusedMove refused;
        json::from_exact(entry.element(0), refused.move);
        refused.why.rule = repetition_rules[static_cast<std::size_t>(entry.element(1).integer(0, 1))];
        view.repeated.push_back(refused);
    }
    return view;
}

Line read_exact_line(const std::string& text) { return json::read_exact<Line>(text, exact_document); }

}  // namespace fow::stratego
