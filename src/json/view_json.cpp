// Views and logs as JSON for other programs; one way.
#include "reader.hpp"

namespace fow {
namespace {

using json::Value;

[[nodiscard]] std::string_view word_of(Knowledge knowledge) {
    return knowledge == Knowledge::all ? "all" : knowledge == Knowledge::light_infantry ? "light_infantry" : "back";
}

[[nodiscard]] std::string_view word_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::attacker_stronger: return "attacker_stronger";
        case Verdict::defender_stronger: return "defender_stronger";
        case Verdict::equal: return "equal";
        case Verdict::gun_taken: return "gun_taken";
        case Verdict::gun_holds: return "gun_holds";
        case Verdict::commander_in_chief_attacks: return "commander_in_chief_attacks";
        case Verdict::commander_in_chief_falls: return "commander_in_chief_falls";
    }
    return {};
}

/// Values that the roster puts names to.
class Writer {
public:
    explicit Writer(const Roster& roster) : roster_(roster) {}

    [[nodiscard]] Value id(UnitId unit) const { return roster_[static_cast<std::size_t>(unit.index())].id; }
    [[nodiscard]] Value piece(const SeenPiece& piece) const {
        Value value{{"army", word(piece.army)}, {"branch", word(piece.branch)}, {"known", word_of(piece.knowledge)}};
        if (piece.unit) {
            value["unit"] = id(*piece.unit);
            value["kind"] = word(roster_[static_cast<std::size_t>(piece.unit->index())].kind);
            if (piece.strength != 0) value["strength"] = piece.strength;
        }
        if (piece.weakened != 0) value["weakened"] = piece.weakened;
        if (piece.known_to_enemy != Knowledge::back) value["known_to_enemy"] = word_of(piece.known_to_enemy);
        return value;
    }
    [[nodiscard]] static Value squares(const std::vector<Square>& list) {
        Value value = Value::array();
        for (const Square square : list) value.push_back(to_text(square));
        return value;
    }
    [[nodiscard]] Value side(const SeenSide& side) const {
        Value value{{"set_up", side.set_up},
                    {"reserve", {{"infantry", side.reserve[0]}, {"cavalry", side.reserve[1]}, {"artillery", side.reserve[2]}}},
                    {"off_board", Value::array()},
                    {"lost", Value::array()}};
        for (const UnitId unit : side.reserve_units) value["reserve_units"].push_back(id(unit));
        for (const UnitId unit : side.lost) value["lost"].push_back(id(unit));
        for (const OffBoard& off : side.off_board) {
            Value entry = piece(off.piece);
            entry["place"] = word(off.place);
            entry["may_return"] = off.may_return;
            value["off_board"].push_back(std::move(entry));
        }
        if (side.line_of_retreat) {
            value["line_of_retreat"] = word(*side.line_of_retreat);
            value["line_squares"] = squares(side.line_squares);
        }
        return value;
    }
    [[nodiscard]] static Value result(const Result& result) {
        Value value{{"winner", nullptr}, {"ending", word(result.ending)}, {"rule", rule_of(result.ending)}};
        if (result.winner) value["winner"] = word(*result.winner);
        return value;
    }
    [[nodiscard]] const Roster& roster() const { return roster_; }

private:
    const Roster& roster_;
};

/// An event's facts, without its sentence.
struct Facts {
    const Writer& writer;

    Value operator()(const LineDrawn& e) const {
        Value value{{"event", "line_drawn"}, {"seat", word(e.seat)}};
        if (e.sector) value["sector"] = word(*e.sector);
        return value;
    }
    Value operator()(const SetUpDone& e) const {
        return {{"event", "set_up_done"}, {"seat", word(e.seat)}, {"on_board", e.on_board}, {"in_reserve", e.in_reserve}};
    }
    Value operator()(const TurnBegan& e) const {
        return {{"event", "turn_began"}, {"seat", word(e.seat)}, {"turn", e.turn}, {"actions", e.actions}};
    }
    Value operator()(const TurnEnded& e) const { return {{"event", "turn_ended"}, {"seat", word(e.seat)}, {"unused", e.unused}}; }
    Value operator()(const Marched& e) const {
        return {{"event", "marched"}, {"piece", writer.piece(e.piece)}, {"way", Writer::squares(e.way)}};
    }
    Value operator()(const Entered& e) const {
        return {{"event", "entered"}, {"piece", writer.piece(e.piece)}, {"square", to_text(e.square)}, {"from", word(e.from)}};
    }
    Value operator()(const TakenOff& e) const {
        return {{"event", "taken_off"}, {"piece", writer.piece(e.piece)}, {"from", to_text(e.from)}};
    }
    Value operator()(const Fired& e) const {
        return {{"event", "fired"},         {"gun", writer.piece(e.gun)},  {"from", to_text(e.from)},
                {"target", writer.piece(e.target)}, {"to", to_text(e.to)}, {"destroyed", e.destroyed}};
    }
    Value operator()(const Fought& e) const {
        return {{"event", "fought"},          {"attacker", writer.piece(e.attacker)}, {"defender", writer.piece(e.defender)},
                {"way", Writer::squares(e.way)}, {"at", to_text(e.at)},               {"frenzy", e.frenzy},
                {"same_side", e.same_side},   {"verdict", word_of(e.verdict)}};
    }
    Value operator()(const DieRolled& e) const { return {{"event", "die_rolled"}, {"face", to_text(e.face)}}; }
    Value operator()(const FallenChosen& e) const {
        return {{"event", "fallen_chosen"}, {"seat", word(e.seat)}, {"frenzied_falls", e.frenzied_falls}};
    }
    Value operator()(const Eliminated& e) const {
        return {{"event", "eliminated"}, {"piece", writer.piece(e.piece)}, {"at", to_text(e.at)}};
    }
    Value operator()(const Routed& e) const {
        return {{"event", "routed"}, {"piece", writer.piece(e.piece)}, {"from", to_text(e.from)}};
    }
    Value operator()(const TookSquare& e) const {
        return {{"event", "took_square"}, {"piece", writer.piece(e.piece)}, {"from", to_text(e.from)}, {"to", to_text(e.to)}};
    }
    Value operator()(const Weakened& e) const {
        return {{"event", "weakened"}, {"piece", writer.piece(e.piece)}, {"at", to_text(e.at)}};
    }
    Value operator()(const PrussianArrived& e) const {
        return {{"event", "prussian_arrived"}, {"piece", writer.piece(e.piece)}, {"square", to_text(e.square)}};
    }
    Value operator()(const DrawOffered& e) const { return {{"event", "draw_offered"}, {"seat", word(e.seat)}}; }
    Value operator()(const GameEnded& e) const {
        Value value{{"event", "game_ended"}, {"result", Writer::result(e.result)}};
        for (const Seat seat : seats)
            if (e.lines[seat]) value["lines_of_retreat"][std::string(word(seat))] = word(*e.lines[seat]);
        return value;
    }
};

[[nodiscard]] std::string clock_text(int minutes) {
    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    return two(minutes / 60 % 24) + ":" + two(minutes % 60);
}

}  // namespace

std::string write_view(const PlayerView& view, const Roster& roster) {
    const Writer writer(roster);
    Value board = Value::object();
    for (int i = 0; i < square_count; ++i) {
        const Square square = Square::from_index(i);
        if (const auto& piece = view.at(square)) board[to_text(square)] = writer.piece(*piece);
    }
    Value value{{"viewer", word(view.viewer)},
                {"phase", word(view.phase)},
                {"decides", word(view.decider)},
                {"mover", word(view.mover)},
                {"turn", view.turn},
                {"clock", clock_text(view.minutes)},
                {"actions", view.actions},
                {"actions_left", view.actions_left},
                {"owing", Value::array()},
                {"board", std::move(board)},
                {"french", writer.side(view.sides.french)},
                {"allied", writer.side(view.sides.allied)},
                {"prussians_to_come", view.prussians_to_come},
                {"quiet_turns", view.quiet_turns},
                {"legal", Value::array()}};
    for (const Nation nation : view.owing) value["owing"].push_back(nation == Nation::allied ? "allied" : "prussian");
    for (const Action& action : view.legal) value["legal"].push_back(to_text(roster, action));
    if (view.fight)
        value["fight"] = {{"attacker", writer.piece(view.fight->attacker)},
                          {"defender", writer.piece(view.fight->defender)},
                          {"via", to_text(view.fight->via)},
                          {"at", to_text(view.fight->at)},
                          {"frenzy", view.fight->frenzy}};
    if (view.draw_offered_by) value["draw_offered_by"] = word(*view.draw_offered_by);
    if (view.viewer != Viewer::onlooker) value["asks_before_cards"] = view.asks_before_cards;
    if (view.result) value["result"] = Writer::result(*view.result);
    return value.dump(2) + "\n";
}

std::string write_log(const std::vector<LogLine>& log, const Roster& roster) {
    const Writer writer(roster);
    std::string text;
    for (const LogLine& line : log) {
        Value value = std::visit(Facts{writer}, line.event);
        value["turn"] = line.turn;
        value["clock"] = clock_text(line.minutes);
        value["text"] = describe(roster, line.event);
        text += json::compact(value) + "\n";
    }
    return text;
}

}  // namespace fow
