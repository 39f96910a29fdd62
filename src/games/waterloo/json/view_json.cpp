// Views as JSON for other programs. There is no reader.
#include "seen_json.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

/// W15.3: there are attacks that the viewer is asked about.
bool asks(const PlayerView& view) { return view.orders != Orders::silent && view.orders != Orders::never; }

using json::Value;
using json_parts::PieceWriter;

template <class Numbers>
[[nodiscard]] Value by_seat(const PerSeat<Numbers>& values) {
    return {{"french", values[french_seat]}, {"allied", values[allied_seat]}};
}

[[nodiscard]] Value side_to_json(const SeenSide& side, const PieceWriter& writer) {
    Value value{{"set_up", side.set_up},
                {"reserve", {{"infantry", side.reserve[0]}, {"cavalry", side.reserve[1]}, {"artillery", side.reserve[2]}}},
                {"off_board", Value::array()},
                {"lost", Value::array()}};
    for (const UnitId unit : side.reserve_units) value["reserve_units"].push_back(writer.id(unit));
    for (const UnitId unit : side.lost) value["lost"].push_back(writer.id(unit));
    for (const OffBoard& off : side.off_board) {
        Value entry = writer.piece(off.piece);
        entry["place"] = word(off.place);
        entry["may_return"] = off.may_return;
        value["off_board"].push_back(std::move(entry));
    }
    if (side.line_of_retreat) {
        value["line_of_retreat"] = word(*side.line_of_retreat);
        value["line_squares"] = json_parts::squares_to_json(side.line_squares);
    }
    return value;
}

[[nodiscard]] Value fight_to_json(const SeenFight& fight, const PieceWriter& writer) {
    Value value{{"attacker", writer.piece(fight.attacker)},
                {"defender", writer.piece(fight.defender)},
                {"from", to_text(fight.from)},
                {"via", to_text(fight.via)},
                {"at", to_text(fight.at)},
                {"frenzy", fight.frenzy}};
    if (fight.attack != 0) value["attack"] = fight.attack;
    if (fight.defence != 0) value["defence"] = fight.defence;
    for (const Bonus bonus : fight.attack_bonuses) value["attack_bonuses"].push_back(json_parts::word_of(bonus));
    for (const Bonus bonus : fight.defence_bonuses) value["defence_bonuses"].push_back(json_parts::word_of(bonus));
    return value;
}

[[nodiscard]] Value tile_to_json(const SeenTile& tile) {
    Value value{{"id", tile.id}, {"name", tile.name}, {"kind", word(tile.kind)}, {"squares", json_parts::squares_to_json(tile.squares)}};
    if (!is_work(tile.kind)) return value;
    value["damage"] = tile.damage;
    value["destroyed"] = tile.destroyed;
    if (tile.kind != TileKind::building) return value;
    value["fortified"] = tile.fortified;
    if (tile.owner) value["owner"] = word(*tile.owner);
    return value;
}

[[nodiscard]] Value seen_cards_to_json(const SeenCards& seen, bool has_hand) {
    Value value{{"hand_size", by_seat(seen.hand_size)},
                {"played",
                 {{"french", json_parts::cards_to_json(seen.played[french_seat])},
                  {"allied", json_parts::cards_to_json(seen.played[allied_seat])}}},
                {"pile_size", seen.pile_size},
                {"pack_size", seen.pack_size},
                {"played_this_turn", seen.played_this_turn}};
    if (has_hand) {
        value["hand"] = json_parts::cards_to_json(seen.hand);
        value["discarded"] = json_parts::cards_to_json(seen.discarded);
        if (!seen.taken_cards.empty()) value["taken"] = json_parts::cards_to_json(seen.taken_cards);
    }
    if (seen.pile) value["pile"] = json_parts::cards_to_json(*seen.pile);
    if (seen.pack) value["pack"] = json_parts::cards_to_json(*seen.pack);
    if (seen.inspired) value["inspired"] = to_text(*seen.inspired);
    if (!seen.playing) return value;
    value["playing"] = word(*seen.playing);
    value["picked"] = json_parts::squares_to_json(seen.picked);
    for (const auto& [name, done] :
         {std::pair("infantry", seen.infantry_done), std::pair("cavalry", seen.cavalry_done), std::pair("artillery", seen.artillery_done)})
        if (done) value["done"].push_back(name);
    return value;
}

[[nodiscard]] Value pursuit_to_json(const SeenPursuit& pursuit, const PieceWriter& writer) {
    Value value{{"victor", word(pursuit.victor)},
                {"chief_lives", by_seat(pursuit.chief_lives)},
                {"losses", by_seat(pursuit.losses)},
                {"difference", pursuit.difference},
                {"minor_from", pursuit.minor_from},
                {"major_from", pursuit.major_from},
                {"saving_needs_cavalry", pursuit.saving_needs_cavalry}};
    for (const Seat seat : seats) {
        Value& riders = value["riders"][std::string(word(seat))] = Value::array();
        for (const SeenRider& rider : pursuit.riders[seat]) {
            riders.push_back(writer.piece(rider.piece));
            riders.back()["rider"] = rider.rider.slot() + 1;  // as in notation: "#3"
        }
        Value& saved = value["saved"][std::string(word(seat))] = Value::array();
        for (const SeenPiece& piece : pursuit.saved[seat]) saved.push_back(writer.piece(piece));
    }
    return value;
}

}  // namespace

}  // namespace fow::waterloo

fow::json::Value fow::waterloo::json_parts::view_to_json(const PlayerView& view, const Roster& roster) {
    const PieceWriter writer(roster);
    Value board = Value::object();
    for (int i = 0; i < square_count; ++i) {
        const Square square = Square::from_index(i);
        if (const auto& piece = view.at(square)) board[to_text(square)] = writer.piece(*piece);
    }
    Value value{{"viewer", word(view.viewer)},
                {"mode", word(view.mode)},
                {"phase", word(view.phase)},
                {"decides", word(view.decider)},
                {"mover", word(view.mover)},
                {"turn", view.turn},
                {"clock", json_parts::clock_text(view.minutes)},
                {"actions", view.actions},
                {"actions_left", view.actions_left},
                {"owing", Value::array()},
                {"board", std::move(board)},
                {"french", side_to_json(view.sides[french_seat], writer)},
                {"allied", side_to_json(view.sides[allied_seat], writer)},
                {"tiles", Value::array()},
                {"prussians_to_come", view.prussians_to_come},
                {"quiet_turns", view.quiet_turns},
                {"legal", Value::array()}};
    for (const Nation nation : view.owing) value["owing"].push_back(word(nation));
    for (const Nation nation : view.acted) value["acted"].push_back(word(nation));
    if (view.prussian_action) value["prussian_action"] = true;
    if (view.fought) value["fought"] = true;
    if (!view.charged.empty()) value["charged"] = json_parts::squares_to_json(view.charged);
    for (const SeenTile& tile : view.tiles) value["tiles"].push_back(tile_to_json(tile));
    for (const Action& action : view.legal) value["legal"].push_back(to_text(roster, action));
    if (view.fight) value["fight"] = fight_to_json(*view.fight, writer);
    if (view.cards) value["cards"] = seen_cards_to_json(*view.cards, view.viewer != Viewer::onlooker);
    if (view.pursuit) value["pursuit"] = pursuit_to_json(*view.pursuit, writer);
    if (view.garrison_size != 0)
        value["garrison"] = {{"size", view.garrison_size}, {"squares", json_parts::squares_to_json(view.garrison_squares)}};
    for (const UnitId unit : view.absent) value["absent"].push_back(writer.id(unit));
    for (const UnitId unit : view.late_units) value["late_units"].push_back(writer.id(unit));
    if (view.prussians_in_doubt) value["prussians_in_doubt_until"] = view.doubt_turn;
    if (view.draw_offered_by) value["draw_offered_by"] = word(*view.draw_offered_by);
    if (view.viewer != Viewer::onlooker) {
        value["asks_before_cards"] = asks(view);
        value["orders"] = word(view.orders);
    }
    if (view.result) value["result"] = json_parts::result_to_json(*view.result);
    return value;
}

namespace fow::waterloo {}  // namespace fow::waterloo

fow::json::Value fow::waterloo::json_parts::open_view_to_json(const Rules& rules, const State& state) {
    Value value = view_to_json(all_shown(rules, state), rules.roster());
    value["viewer"] = "both";
    value["owing"] = Value::array();
    for (const Seat seat : seats) {
        const PlayerView own = view_of(rules, state, viewer_of(seat));
        for (const Nation nation : own.owing) value["owing"].push_back(word(nation));
        for (const Action& action : own.legal) value["legal"].push_back(to_text(rules.roster(), action));
        value["asks_before_cards"][std::string(word(seat))] = asks(own);
        if (!own.cards) continue;
        value["cards"]["hand"][std::string(word(seat))] = json_parts::cards_to_json(own.cards->hand);
        value["cards"]["discarded"][std::string(word(seat))] = json_parts::cards_to_json(own.cards->discarded);
        if (own.cards->pile) value["cards"]["pile"] = json_parts::cards_to_json(*own.cards->pile);
        if (own.cards->pack) value["cards"]["pack"] = json_parts::cards_to_json(*own.cards->pack);
    }
    return value;
}

namespace fow::waterloo {

std::string write_view(const PlayerView& view, const Roster& roster) { return json_parts::view_to_json(view, roster).dump(2) + "\n"; }

std::string write_open_view(const Rules& rules, const State& state) { return json_parts::open_view_to_json(rules, state).dump(2) + "\n"; }

}  // namespace fow::waterloo
