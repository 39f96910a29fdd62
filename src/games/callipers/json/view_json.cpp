// Views and logs as JSON for other programs, and what a seat knows in the exact form.
#include "games/callipers/json/documents.hpp"
#include "json/exact.hpp"
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

// Found by argument-dependent lookup, so not in an anonymous namespace.

static constexpr const char* exact_document = "what a seat knows";

static json::Value exact_value(const PieceSet& set) {
    json::Value list = json::Value::array();
    for (int i = 0; i < static_cast<int>(most_pieces); ++i)
        if (set.has(i)) list.push_back(i);
    return list;
}
static void from_exact_value(const json::Node& node, PieceSet& set) {
    set = {};
    for (std::size_t i = 0, count = node.size(most_pieces); i < count; ++i) set.add(node.element(i).integer(0, most_pieces - 1));
}

static auto exact_members(Point& e) { return std::tie(e.x, e.y); }
static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(Place& e) {
    return std::tie(e.at, e.facing, e.stands, e.moved, e.fired, e.shot_at, e.attacked, e.defended, e.tie, e.frozen);
}
static auto exact_members(Clash& e) {
    return std::tie(e.target, e.fort, e.where, e.group, e.touching, e.supports, e.dice, e.thrown, e.wanted, e.pairs, e.hit, e.won);
}
static auto exact_members(Position& e) {
    return std::tie(e.pieces, e.general, e.losses, e.owners, e.turn, e.marched, e.side, e.step, e.stage, e.asked, e.rode, e.unready,
                    e.offered, e.offer, e.ties, e.clash, e.result);
}
static auto exact_members(PieceName& e) { return std::tie(e.key, e.name, e.side); }
static auto exact_members(PieceMoved& e) {
    return std::tie(e.piece, e.how, e.from, e.to, e.facing, e.yards, e.country, e.stopped_by, e.at_edge);
}
static auto exact_members(GeneralRode& e) { return std::tie(e.host, e.fallen); }
static auto exact_members(FireOrdered& e) { return std::tie(e.guns, e.target); }
static auto exact_members(DieThrown& e) { return std::tie(e.side, e.face); }
static auto exact_members(FireWithout& e) { return std::tie(e.target); }
static auto exact_members(StoodFast& e) { return std::tie(e.piece); }
static auto exact_members(PieceLost& e) { return std::tie(e.piece, e.thousands, e.how); }
static auto exact_members(AttackOrdered& e) { return std::tie(e.group, e.target, e.fort); }
static auto exact_members(SupportNamed& e) { return std::tie(e.side, e.pieces); }
static auto exact_members(Sum& e) { return std::tie(e.points, e.attack, e.flank, e.general, e.walls, e.capped, e.dice); }
static auto exact_members(FightSettled& e) { return std::tie(e.attacker, e.defender, e.side); }
static auto exact_members(Declined& e) { return std::tie(e.side, e.what); }
static auto exact_members(StrongpointTaken& e) { return std::tie(e.name, e.side); }
static auto exact_members(TurnEnded& e) { return std::tie(e.side, e.turn); }
static auto exact_members(DrawOffered& e) { return std::tie(e.side); }
static auto exact_members(GameEnded& e) { return std::tie(e.result); }
static auto exact_members(Line& e) { return std::tie(e.step, e.turn, e.side, e.event); }

static constexpr Step exact_last(Step) { return Step::attacks; }
static constexpr Stage exact_last(Stage) { return Stage::over; }
static constexpr Ending exact_last(Ending) { return Ending::agreed; }
static constexpr PieceMoved::How exact_last(PieceMoved::How) { return PieceMoved::How::advanced; }
static constexpr PieceLost::How exact_last(PieceLost::How) { return PieceLost::How::general; }
static constexpr Declined::What exact_last(Declined::What) { return Declined::What::advancing; }

/// Shifts indices, which begin at -1, because numbers in text begin at 0.
[[nodiscard]] static Position shifted(Position position, int by) {
    for (std::int16_t* index : {&position.general.first, &position.general.second, &position.clash.target, &position.clash.fort})
        *index = static_cast<std::int16_t>(*index + by);
    return position;
}

/// The fault that keeps the pieces of a position read from text from being examined; "" if there is none.
[[nodiscard]] static std::string fault_of(const Rules& rules, const Position& position) {
    const int count = rules.count(), forts = static_cast<int>(rules.forts().size());
    const auto among = [](int index, int of) { return index >= -1 && index < of; };
    const Clash& clash = position.clash;
    if (!among(position.general.first, count) || !among(position.general.second, count)) return "a general has no such piece (K11.1)";
    if (!among(clash.target, count) || !among(clash.fort, forts)) return "a fight has no such target (K9.1)";
    for (int i = 0; i < static_cast<int>(most_pieces); ++i) {
        const Place& place = position.pieces[static_cast<std::size_t>(i)];
        if (place.facing >= 360 || std::abs(place.at.x) > bound || std::abs(place.at.y) > bound) return "a piece stands nowhere (K1.10)";
        const bool named = clash.group.has(i) || clash.touching.has(i) || clash.supports.has(i);
        if (i >= count && (place != Place{} || named)) return "there are not so many pieces (K2.1)";
        if (named && !place.stands && position.stage != Stage::host && position.stage != Stage::advance)
            return "a lost piece fights (K9.1)";
    }
    if (position.stage == Stage::orders || position.stage == Stage::over) return {};
    if (turn(position) == Decider::chance) return "a die is due (K14.3)";
    if (clash.target < 0 || clash.group.empty()) return "a question without a fight (K3.4)";
    if (position.stage == Stage::tie_second && clash.touching.empty()) return "nobody has touched the target (K9.13)";
    const bool settled = position.stage == Stage::host || position.stage == Stage::advance;
    return settled || position.pieces[static_cast<std::size_t>(clash.target)].stands ? "" : "the target is lost (K9.1)";
}

std::string write_exact(const View& view) { return json::compact(json::to_exact(shifted(view, 1))); }

std::string write_exact(const Line& line) { return json::compact(json::to_exact(line)); }

View read_exact_view(const Rules& rules, const std::string& text) {
    const View view = shifted(json::read_exact<View>(text, exact_document), -1);
    std::string fault = fault_of(rules, view);
    if (fault.empty()) fault = inconsistency(rules, view);
    if (!fault.empty()) throw DataError(exact_document, "", fault);
    return view;
}

Line read_exact_line(const std::string& text) { return json::read_exact<Line>(text, exact_document); }

}  // namespace fow::callipers
