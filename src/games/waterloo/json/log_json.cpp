// Logs as JSON for other programs, without a reader.
#include "json/log.hpp"
#include "seen_json.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Value;
using json_parts::PieceWriter;

/// As in notation: "#3".
[[nodiscard]] int number(Rider rider) { return rider.slot() + 1; }

/// The facts of an event, without its sentence.
struct Facts {
    const PieceWriter& writer;

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
        return {{"event", "marched"}, {"piece", writer.piece(e.piece)}, {"way", json_parts::squares_to_json(e.way)}};
    }
    Value operator()(const Entered& e) const {
        return {{"event", "entered"}, {"piece", writer.piece(e.piece)}, {"square", to_text(e.square)}, {"from", word(e.from)}};
    }
    Value operator()(const TakenOff& e) const {
        return {{"event", "taken_off"}, {"piece", writer.piece(e.piece)}, {"from", to_text(e.from)}};
    }
    Value operator()(const Fired& e) const {
        return {{"event", "fired"},    {"gun", writer.piece(e.gun)}, {"from", to_text(e.from)}, {"target", writer.piece(e.target)},
                {"to", to_text(e.to)}, {"destroyed", e.destroyed}};
    }
    Value operator()(const Fought& e) const {
        Value value{{"event", "fought"},
                    {"attacker", writer.piece(e.attacker)},
                    {"defender", writer.piece(e.defender)},
                    {"way", json_parts::squares_to_json(e.way)},
                    {"at", to_text(e.at)},
                    {"frenzy", e.frenzy},
                    {"same_side", e.same_side},
                    {"verdict", json_parts::word_of(e.verdict)}};
        if (e.attack != 0) value["attack"] = e.attack;
        if (e.defence != 0) value["defence"] = e.defence;
        for (const Bonus bonus : e.attack_bonuses) value["attack_bonuses"].push_back(json_parts::word_of(bonus));
        for (const Bonus bonus : e.defence_bonuses) value["defence_bonuses"].push_back(json_parts::word_of(bonus));
        return value;
    }
    Value operator()(const DieRolled& e) const { return {{"event", "die_rolled"}, {"face", to_text(e.face)}}; }
    Value operator()(const FallenChosen& e) const {
        return {{"event", "fallen_chosen"}, {"seat", word(e.seat)}, {"frenzied_falls", e.frenzied_falls}};
    }
    Value operator()(const Eliminated& e) const {
        return {{"event", "eliminated"}, {"piece", writer.piece(e.piece)}, {"at", to_text(e.at)}};
    }
    Value operator()(const Routed& e) const { return {{"event", "routed"}, {"piece", writer.piece(e.piece)}, {"from", to_text(e.from)}}; }
    Value operator()(const TookSquare& e) const {
        return {{"event", "took_square"}, {"piece", writer.piece(e.piece)}, {"from", to_text(e.from)}, {"to", to_text(e.to)}};
    }
    Value operator()(const Weakened& e) const { return {{"event", "weakened"}, {"piece", writer.piece(e.piece)}, {"at", to_text(e.at)}}; }
    Value operator()(const PrussianArrived& e) const {
        return {{"event", "prussian_arrived"}, {"piece", writer.piece(e.piece)}, {"square", to_text(e.square)}};
    }
    Value operator()(const DrawOffered& e) const { return {{"event", "draw_offered"}, {"seat", word(e.seat)}}; }
    Value operator()(const GameEnded& e) const {
        Value value{{"event", "game_ended"}, {"result", json_parts::result_to_json(e.result)}};
        for (const Seat seat : seats)
            if (e.lines[seat]) value["lines_of_retreat"][std::string(word(seat))] = word(*e.lines[seat]);
        return value;
    }
    Value operator()(const Bombarded& e) const {
        return {{"event", "bombarded"}, {"gun", writer.piece(e.gun)}, {"from", to_text(e.from)}, {"to", to_text(e.to)},
                {"tile", e.tile},       {"damage", e.damage},         {"destroyed", e.destroyed}};
    }
    Value operator()(const Conquered& e) const { return {{"event", "conquered"}, {"seat", word(e.seat)}, {"tile", e.tile}}; }
    Value operator()(const TargetChosen& e) const {
        Value value{{"event", "target_chosen"}, {"seat", word(e.seat)}, {"target", nullptr}};
        if (e.target) value["target"] = to_text(*e.target);
        return value;
    }
    Value operator()(const CardsDrafted& e) const {
        Value value{{"event", "cards_drafted"}, {"seat", word(e.seat)}, {"left", e.left}};
        if (e.kept) value["kept"] = word(*e.kept);
        if (e.discarded) value["discarded"] = word(*e.discarded);
        return value;
    }
    Value operator()(const CardsTaken& e) const {
        Value value{{"event", "cards_taken"}, {"seat", word(e.seat)}, {"count", e.count}};
        for (const Card card : e.cards) value["cards"].push_back(word(card));
        return value;
    }
    Value operator()(const CardPlayed& e) const {
        Value value{{"event", "card_played"}, {"seat", word(e.seat)}, {"card", word(e.card)}};
        if (e.square) value["square"] = to_text(*e.square);
        return value;
    }
    Value operator()(const CardEnded& e) const { return {{"event", "card_ended"}, {"seat", word(e.seat)}, {"card", word(e.card)}}; }
    Value operator()(const Scouted& e) const {
        Value value{{"event", "scouted"}, {"seat", word(e.seat)}, {"squares", json_parts::squares_to_json(e.squares)}};
        value["pieces"] = Value::array();
        for (const SeenPiece& piece : e.pieces) value["pieces"].push_back(writer.piece(piece));
        return value;
    }
    Value operator()(const PrussiansDecided& e) const {
        return {{"event", "prussians_decided"}, {"face", to_text(e.face)}, {"come", e.come}};
    }
    Value operator()(const PursuitBegan& e) const { return {{"event", "pursuit_began"}, {"victor", word(e.victor)}}; }
    Value operator()(const VictimTaken& e) const {
        return {{"event", "victim_taken"},
                {"rider", number(e.rider)},
                {"cavalry", writer.piece(e.cavalry)},
                {"victim", writer.piece(e.victim)},
                {"square", to_text(e.square)}};
    }
    Value operator()(const PieceSaved& e) const {
        Value value{{"event", "piece_saved"}};
        if (e.rider) value["rider"] = number(*e.rider);
        if (e.cavalry) value["cavalry"] = writer.piece(*e.cavalry);
        value["saved"] = writer.piece(e.saved);
        value["square"] = to_text(e.square);
        return value;
    }
    Value operator()(const RidersFought& e) const {
        return {{"event", "riders_fought"},
                {"rider", number(e.rider)},
                {"target", number(e.target)},
                {"attacker", writer.piece(e.attacker)},
                {"defender", writer.piece(e.defender)},
                {"attacker_wins", e.attacker_wins}};
    }
    Value operator()(const RiderLeft& e) const {
        return {{"event", "rider_left"}, {"rider", number(e.rider)}, {"piece", writer.piece(e.piece)}};
    }
    Value operator()(const PursuitEnded& e) const {
        return {{"event", "pursuit_ended"},
                {"victor", word(e.victor)},
                {"losses", {{"french", e.losses[french_seat]}, {"allied", e.losses[allied_seat]}}}};
    }
    Value operator()(const TableEvent& e) const { return json::table_event_to_json(documents(), e, "seat"); }
};

[[nodiscard]] Value line_to_json(const LogLine& line, const PieceWriter& writer) {
    Value value = std::visit(Facts{writer}, line.event);
    value["turn"] = line.turn;
    value["clock"] = json_parts::clock_text(line.minutes);
    value["text"] = describe(writer.roster(), line.event);
    return value;
}

/// How the fight of line `i` ended, from the lines after it; null while it is undecided.
[[nodiscard]] Value outcome_of(const std::vector<LogLine>& log, std::size_t i) {
    const Square contested = std::get<Fought>(log[i].event).at;
    Value outcome;
    const auto decided = [&](Square lost, const char* fate) {
        outcome["winner"] = lost == contested ? "attacker" : "defender";
        outcome["loser"] = fate;
        return outcome;
    };
    for (++i; i < log.size() && !std::holds_alternative<Fought>(log[i].event); ++i) {
        if (const auto* die = std::get_if<DieRolled>(&log[i].event)) outcome["die"] = to_text(die->face);
        if (const auto* lost = std::get_if<Eliminated>(&log[i].event)) return decided(lost->at, "eliminated");
        if (const auto* fled = std::get_if<Routed>(&log[i].event)) return decided(fled->from, "routed");
    }
    return nullptr;
}

/// What the audience sees, without what is open only for a moment: a log that is true to the table forgets it (W15.1).
[[nodiscard]] Value seen(const Rules& rules, const State& state, Audience audience) {
    Value view =
        audience ? json_parts::view_to_json(view_of(rules, state, *audience), rules.roster()) : json_parts::open_view_to_json(rules, state);
    for (const char* name : {"legal", "fight", "asks_before_cards", "orders"}) view.erase(name);
    for (const char* name : {"pack", "pile"})
        if (view.contains("cards")) view["cards"].erase(name);
    return view;
}

}  // namespace

std::string write_log(const std::vector<LogLine>& log, const Roster& roster) {
    const PieceWriter writer(roster);
    return json::log_text(log, [&](const LogLine& line) { return line_to_json(line, writer); });
}

std::string write_log(const Session& session, Audience audience) {
    const PieceWriter writer(session.rules().roster());
    const std::vector<LogLine> log = audience ? session.log(*audience) : open_log(session);
    const auto view_at = [&](std::size_t ply) { return seen(session.rules(), session.state_after(ply), audience); };
    const auto line_at = [&](std::size_t i) {
        Value line = line_to_json(log[i], writer);
        if (std::holds_alternative<Fought>(log[i].event))
            if (Value outcome = outcome_of(log, i); !outcome.is_null()) line["outcome"] = std::move(outcome);
        return line;
    };
    // Whether a step took one ply or two is secret (W15.3).
    const Value start = view_at(0);
    return json::log_by_steps(session, log, {{"turn", start["turn"]}, {"clock", start["clock"]}}, !audience, line_at, view_at);
}

}  // namespace fow::waterloo
