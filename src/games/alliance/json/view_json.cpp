// Views, chances and logs as JSON for other programs, and what a seat has heard in the exact form.
#include "games/alliance/json/documents.hpp"
#include "json/exact.hpp"
#include "json/log.hpp"
#include "parts.hpp"

namespace fow::alliance {

namespace json_parts {
namespace {

/// The facts of an event, without its sentence.
struct Facts {
    [[nodiscard]] static Value side(const char* event, Seat seat) { return {{"event", event}, {"side", word(seat)}}; }

    Value operator()(const ActionChosen& e) const {
        Value value = side("action", e.side);
        value["action"] = to_text(e.order);
        value["modifier"] = e.modifier;
        value["target"] = e.target ? Value(word(*e.target)) : Value();
        return value;
    }
    Value operator()(const DieRolled& e) const {
        return {{"event", "die"},   {"action", to_text(e.order)},    {"die", e.face},
                {"total", e.total}, {"row", effects_to_json(e.row)}, {"guns_heard", e.guns_heard}};
    }
    Value operator()(const CasualtyTaken& e) const {
        return {{"event", "casualty"},
                {"corps", word(e.corps)},
                {"number", e.number},
                {"box", word_of(box_words, e.box)},
                {"chosen", e.chosen}};
    }
    Value operator()(const CasualtyDropped& e) const { return side("no_casualty", e.army); }
    Value operator()(const MoraleLost& e) const {
        Value value = side("morale", e.army);
        value["left"] = e.left;
        value["last_marker"] = e.last_marker;
        return value;
    }
    Value operator()(const FormationChanged& e) const { return {{"event", "formation"}, {"corps", word(e.corps)}, {"square", e.square}}; }
    Value operator()(const CavalryCharge& e) const { return {{"event", "charge"}, {"begins", e.begins}}; }
    Value operator()(const PlaceTaken& e) const { return {{"event", "place"}, {"place", word(e.place)}, {"changed", e.changed}}; }
    Value operator()(const BatteryLost& e) const { return {{"event", "battery"}, {"left", e.left}}; }
    Value operator()(const PrussiansMoved& e) const { return {{"event", "prussians"}, {"arrive", e.arrive}, {"now", e.now}}; }
    Value operator()(const Recovered& e) const {
        return {{"event", "recovered"}, {"corps", word(e.corps)}, {"markers", e.markers}, {"morale", e.morale}};
    }
    Value operator()(const ReserveCommitted& e) const { return {{"event", "reserve"}, {"left", e.left}}; }
    Value operator()(const RoutTested& e) const {
        Value value = side("rout_test", e.army);
        value.update({{"die", e.face}, {"modifier", e.modifier}, {"morale", e.morale}, {"passed", e.passed}});
        return value;
    }
    Value operator()(const TimePassed& e) const { return {{"event", "time"}, {"time", word(e.now)}, {"prussians", e.prussians}}; }
    Value operator()(const DrawOffered& e) const { return side("draw_offered", e.side); }
    Value operator()(const GameEnded& e) const { return {{"event", "game_ended"}, {"result", result_to_json(e.result)}}; }
    Value operator()(const TableEvent& e) const { return json::table_event_to_json(documents(), e, "side"); }
};

[[nodiscard]] Value line_to_json(const Line& line) {
    Value value = std::visit(Facts{}, line.event);
    value["turn"] = line.turn;
    value["phase"] = word(line.phase);
    value["text"] = describe(line.event);
    if (const auto rule = rule_of(line.event); !rule.empty()) value["rule"] = rule;
    return value;
}

}  // namespace

Value view_to_json(const Rules& rules, const State& state) {
    Value value = position_to_json(rules, state);
    value["decides"] = word(turn(state));
    value["legal"] = Value::array();
    for (const Action& action : view_of(rules, state, Viewer::onlooker).legal) value["legal"].push_back(to_text(action));
    if (state.stage == Stage::die)
        value["die"] = {{"action", to_text(*state.last[state.phase])},
                        {"target", state.target ? Value(word(*state.target)) : Value()},
                        {"modifier", state.modifier},
                        {"table", word(state.table)}};
    if (state.stage == Stage::test) {
        const Seat army = tester(state);
        value["test"] = {{"side", word(army)}, {"modifier", test_modifier(rules, state, army)}, {"morale", state.morale[army]}};
    }
    return value;
}

}  // namespace json_parts

using json_parts::effects_to_json;
using json_parts::line_to_json;
using json_parts::Value;
using json_parts::view_to_json;

std::string write_view(const Rules& rules, const State& state) {
    Value view = view_to_json(rules, state);
    view["format"] = "fog-of-waterloo/view";
    view["game"] = documents().id;
    return json::compact(view) + "\n";
}

std::string write_outlook(const Rules&, const Outlook& outlook) {
    Value value{{"action", to_text(outlook.order)},
                {"target", outlook.target ? Value(word(*outlook.target)) : Value()},
                {"table", outlook.table ? Value(word(*outlook.table)) : Value()},
                {"modifier", outlook.modifier},
                {"modifiers", Value::array()},
                {"rows", Value::array()},
                {"routs", {{"french", outlook.routs.first}, {"allied", outlook.routs.second}, {"of", outlook_whole}}}};
    for (const ModifierShown& modifier : outlook.modifiers)
        value["modifiers"].push_back(
            {{"add", modifier.total}, {"why", modifier.when ? text_of(*modifier.when) : "Napoleon"}, {"origin", word(modifier.origin)}});
    for (std::size_t i = 0; outlook.table && i < outlook.faces.size(); ++i) {
        const FaceShown& face = outlook.faces[i];
        value["rows"].push_back({{"die", i + 1},
                                 {"total", face.total},
                                 {"do", effects_to_json(face.effects)},
                                 {"routs", {{"french", face.routs.first}, {"allied", face.routs.second}, {"of", face_whole}}}});
    }
    return json::compact(value) + "\n";
}

std::string write_log(const std::vector<Line>& log) { return json::log_text(log, line_to_json); }

std::string write_log(const Session& session) {
    return json::log_by_plies(session, line_to_json,
                              [&](std::size_t ply) { return view_to_json(session.rules(), session.state_after(ply)); });
}

// Found by argument-dependent lookup, so not in an anonymous namespace.

static constexpr const char* exact_document = "what a seat has heard";

static auto exact_members(Order& e) { return std::tie(e.id, e.napoleon); }
static auto exact_members(Effect& e) { return std::tie(e.code, e.times); }
static json::Value exact_value(const Effects& effects) {
    json::Value list = json::Value::array();
    for (const Effect& effect : effects) list.push_back(json::to_exact(effect));
    return list;
}
static void from_exact_value(const json::Node& node, Effects& effects) {
    effects = {};
    for (std::size_t i = 0, entries = node.size(Effects::capacity); i < entries; ++i) {
        Effect effect;
        json::from_exact(node.element(i), effect);
        effects.push_back(effect);
    }
}

static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(ActionChosen& e) { return std::tie(e.side, e.order, e.target, e.modifier); }
static auto exact_members(DieRolled& e) { return std::tie(e.order, e.face, e.total, e.row, e.guns_heard); }
static auto exact_members(CasualtyTaken& e) { return std::tie(e.corps, e.number, e.box, e.chosen); }
static auto exact_members(CasualtyDropped& e) { return std::tie(e.army); }
static auto exact_members(MoraleLost& e) { return std::tie(e.army, e.left, e.last_marker); }
static auto exact_members(FormationChanged& e) { return std::tie(e.corps, e.square); }
static auto exact_members(CavalryCharge& e) { return std::tie(e.begins); }
static auto exact_members(PlaceTaken& e) { return std::tie(e.place, e.changed); }
static auto exact_members(BatteryLost& e) { return std::tie(e.left); }
static auto exact_members(PrussiansMoved& e) { return std::tie(e.arrive, e.now); }
static auto exact_members(Recovered& e) { return std::tie(e.corps, e.markers, e.morale); }
static auto exact_members(ReserveCommitted& e) { return std::tie(e.left); }
static auto exact_members(RoutTested& e) { return std::tie(e.army, e.face, e.modifier, e.morale, e.passed); }
static auto exact_members(TimePassed& e) { return std::tie(e.now, e.prussians); }
static auto exact_members(DrawOffered& e) { return std::tie(e.side); }
static auto exact_members(GameEnded& e) { return std::tie(e.result); }
static auto exact_members(Line& e) { return std::tie(e.step, e.turn, e.phase, e.event); }

static constexpr Corps exact_last(Corps) { return Corps::blucher; }
static constexpr Place exact_last(Place) { return Place::plancenoit; }
static constexpr Time exact_last(Time) { return Time::evening; }
static constexpr ActionId exact_last(ActionId) { return ActionId::pass; }
static constexpr Code exact_last(Code) { return Code::plr; }
static constexpr Box exact_last(Box) { return Box::broken; }
static constexpr Ending exact_last(Ending) { return Ending::limit; }

std::string write_exact(const Line& line) { return json::compact(json::to_exact(line)); }

Line read_exact_line(const std::string& text) { return json::read_exact<Line>(text, exact_document); }

}  // namespace fow::alliance
