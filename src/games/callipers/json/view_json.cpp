// Views and logs as JSON for other programs. There are no readers.
#include "json/log.hpp"
#include "parts.hpp"

namespace fow::callipers {
namespace json_parts {
namespace {

[[nodiscard]] Value keys_to_json(const std::vector<PieceName>& pieces) {
    Value list = Value::array();
    for (const PieceName& piece : pieces) list.push_back(piece.key);
    return list;
}
[[nodiscard]] Value sum_to_json(const Sum& sum) {
    return {{"points", sum.points}, {"attack", sum.attack}, {"flank", sum.flank}, {"general", sum.general},
            {"walls", sum.walls},   {"capped", sum.capped}, {"dice", sum.dice},   {"total", sum.total()}};
}

constexpr std::array<std::string_view, 7> moved_words{"moved", "turned", "wheeled", "driven", "retired", "rallied", "advanced"};
constexpr std::array<std::string_view, 7> lost_words{"crossfire", "walls", "duel", "fight", "price", "rally", "general"};
constexpr std::array<std::string_view, 2> declined_words{"stands", "stays"};

/// The facts of an event, without its sentence.
struct Facts {
    [[nodiscard]] static Value side(const char* event, Seat seat) { return {{"event", event}, {"side", word(seat)}}; }

    Value operator()(const PieceMoved& e) const {
        return {{"event", word_of(moved_words, e.how)},
                {"piece", e.piece.key},
                {"from", point_to_json(e.from)},
                {"to", point_to_json(e.to)},
                {"facing", e.facing},
                {"yards", e.yards},
                {"country", e.country}};
    }
    Value operator()(const GeneralRode& e) const {
        Value value = side("general", e.host.side);
        value.update({{"piece", e.host.key}, {"fallen", e.fallen}});
        return value;
    }
    Value operator()(const FireOrdered& e) const { return {{"event", "fire"}, {"guns", keys_to_json(e.guns)}, {"target", e.target.key}}; }
    Value operator()(const DieThrown& e) const {
        Value value = side("die", e.side);
        value["face"] = e.face;
        return value;
    }
    Value operator()(const FireWithout& e) const { return {{"event", "no_effect"}, {"target", e.target.key}}; }
    Value operator()(const StoodFast& e) const { return {{"event", "no_room"}, {"piece", e.piece.key}}; }
    Value operator()(const PieceLost& e) const {
        return {{"event", "lost"}, {"piece", e.piece.key}, {"men", 1000 * e.thousands}, {"how", word_of(lost_words, e.how)}};
    }
    Value operator()(const AttackOrdered& e) const {
        return {{"event", "attack"}, {"group", keys_to_json(e.group)}, {"target", e.target.key}, {"strongpoint", e.fort}};
    }
    Value operator()(const SupportNamed& e) const {
        Value value = side("support", e.side);
        value["pieces"] = keys_to_json(e.pieces);
        return value;
    }
    Value operator()(const FightSettled& e) const {
        Value value = side("fight", e.side);
        value.update({{"attacker", sum_to_json(e.attacker)}, {"defender", sum_to_json(e.defender)}});
        return value;
    }
    Value operator()(const Declined& e) const { return side(std::string(word_of(declined_words, e.what)).c_str(), e.side); }
    Value operator()(const StrongpointTaken& e) const {
        Value value = side("strongpoint", e.side);
        value["name"] = e.name;
        return value;
    }
    Value operator()(const TurnEnded& e) const {
        Value value = side("turn_ended", e.side);
        value["turn"] = e.turn;
        return value;
    }
    Value operator()(const DrawOffered& e) const { return side("draw_offered", e.side); }
    Value operator()(const GameEnded& e) const { return {{"event", "game_ended"}, {"result", result_to_json(e.result)}}; }
    Value operator()(const TableEvent& e) const { return json::table_event_to_json(documents(), e, "side"); }
};

[[nodiscard]] Value line_to_json(const Line& line) {
    Value value = std::visit(Facts{}, line.event);
    value["turn"] = line.turn;
    value["in_turn"] = word(line.side);
    value["text"] = describe(line.event);
    if (const auto rule = rule_of(line.event); !rule.empty()) value["rule"] = rule;
    return value;
}

[[nodiscard]] Value keys_of(const Rules& rules, const PieceSet& set) {
    Value list = Value::array();
    for (int i = 0; i < rules.count(); ++i)
        if (set.has(i)) list.push_back(rules.piece(i).key);
    return list;
}

[[nodiscard]] Value piece_to_json(const Rules& rules, const State& state, int i) {
    const Place& place = state.pieces[static_cast<std::size_t>(i)];
    Value done = Value::array();
    const auto add = [&](bool flag, const char* what) {
        if (flag) done.push_back(what);
    };
    add(place.moved, "moved");
    add(place.fired, "fired");
    add(place.shot_at, "shot_at");
    add(place.attacked, "attacked");
    add(place.defended, "defended");
    Value corners = Value::array();
    for (const Point corner : corners_of(rules, state, i)) corners.push_back(point_to_json(corner));
    Value value{{"at", point_to_json(place.at)}, {"facing", place.facing}, {"corners", corners}, {"done", done}};
    if (place.frozen != 0) value["undecided"] = place.frozen;
    return value;
}

}  // namespace

Value result_to_json(const Result& result) {
    return {{"winner", result.winner ? Value(word(*result.winner)) : Value()},
            {"ending", word(result.ending)},
            {"rule", rule_of(result.ending)}};
}

Value view_to_json(const Rules& rules, const State& state) {
    Value value{{"battle", rules.battle().id},
                {"turn", state.turn},
                {"side", word(state.side)},
                {"step", word_of(step_words, state.step)},
                {"stage", word_of(stage_words, state.stage)},
                {"decides", word(turn(state))},
                {"marched", 1000 * state.marched},
                {"offer", state.offer ? Value(word(*state.offer)) : Value()},
                {"result", state.result ? result_to_json(*state.result) : Value()},
                {"pieces", Value::object()},
                {"strongpoints", Value::object()}};
    for (const Seat side : seats) {
        const int host = state.general[side];
        value["losses"][std::string(word(side))] = 1000 * state.losses[side];
        value["generals"][std::string(word(side))] = host < 0 ? Value() : Value(rules.piece(host).key);
    }
    const auto& holds = rules.battle().holds;
    for (std::size_t i = 0; i < holds.size(); ++i) value["strongpoints"][holds[i].first] = word(state.owners[i]);
    for (int i = 0; i < rules.count(); ++i)
        if (state.pieces[static_cast<std::size_t>(i)].stands)
            value["pieces"][std::to_string(rules.piece(i).key)] = piece_to_json(rules, state, i);
    if (state.clash.target >= 0)
        value["clash"] = {{"target", rules.piece(state.clash.target).key},
                          {"group", keys_of(rules, state.clash.group)},
                          {"supports", keys_of(rules, state.clash.supports)},
                          {"dice", std::vector<int>(state.clash.dice.begin(), state.clash.dice.begin() + state.clash.thrown)}};
    return value;
}

}  // namespace json_parts

using json_parts::line_to_json;
using json_parts::Value;
using json_parts::view_to_json;

std::string write_view(const Rules& rules, const State& state) {
    Value view = view_to_json(rules, state);
    view["format"] = "fog-of-waterloo/view";
    view["game"] = documents().id;
    return json::compact(view) + "\n";
}

std::string write_log(const std::vector<Line>& log) { return json::log_text(log, line_to_json); }

std::string write_log(const Session& session) {
    return json::log_by_plies(session, line_to_json,
                              [&](std::size_t ply) { return view_to_json(session.rules(), session.state_after(ply)); });
}

}  // namespace fow::callipers
