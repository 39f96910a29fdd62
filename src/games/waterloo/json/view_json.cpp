// Views as JSON for other programs, and what a seat knows in the exact form.
#include "games/waterloo/json/documents.hpp"
#include "json/exact.hpp"
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
    for (const UnitId unit : view.handicap_units) value["handicap_units"].push_back(writer.id(unit));
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

// Found by argument-dependent lookup, so not in an anonymous namespace.

static constexpr const char* exact_document = "what a seat knows";

static json::Value exact_value(const Square& square) { return square.index(); }
static void from_exact_value(const json::Node& node, Square& square) { square = Square::from_index(node.integer(0, square_count - 1)); }
static json::Value exact_value(const UnitId& unit) { return unit.index(); }
static void from_exact_value(const json::Node& node, UnitId& unit) { unit = UnitId(node.integer(0, max_units - 1)); }
static json::Value exact_value(const Rider& rider) { return rider.slot(); }
static void from_exact_value(const json::Node& node, Rider& rider) { rider = Rider(node.integer(0, max_units)); }
/// Four bits for each kind of card.
static json::Value exact_value(const CardCounts& counts) {
    int bits = 0;
    for (const Card card : cards) bits |= counts[card] << 4 * static_cast<int>(card);
    return bits;
}
static void from_exact_value(const json::Node& node, CardCounts& counts) {
    counts = {};
    const int bits = node.integer(0, (1 << 4 * card_kinds) - 1);
    for (const Card card : cards) counts.add(card, bits >> 4 * static_cast<int>(card) & 15);
}

static constexpr Army exact_last(Army) { return Army::prussian; }
static constexpr Nation exact_last(Nation) { return Nation::prussian; }
static constexpr Branch exact_last(Branch) { return Branch::artillery; }
static constexpr Knowledge exact_last(Knowledge) { return Knowledge::all; }
static constexpr Place exact_last(Place) { return Place::riding; }
static constexpr Sector exact_last(Sector) { return Sector::right; }
static constexpr DieEffect exact_last(DieEffect) { return DieEffect::rout; }
static constexpr Mode exact_last(Mode) { return Mode::expert; }
static constexpr TileKind exact_last(TileKind) { return TileKind::mud; }
static constexpr Card exact_last(Card) { return Card::grand_battery; }
static constexpr Ending exact_last(Ending) { return Ending::pursuit_major; }
static constexpr Verdict exact_last(Verdict) { return Verdict::commander_in_chief_falls; }
static constexpr Bonus exact_last(Bonus) { return Bonus::spirit; }
static constexpr Phase exact_last(Phase) { return Phase::pursuit; }
static constexpr Orders exact_last(Orders) { return Orders::never; }

/// A set of squares is the list of them.
static json::Value exact_value(const SquareSet& squares) {
    json::Value list = json::Value::array();
    for (const Square square : squares) list.push_back(square.index());
    return list;
}
static void from_exact_value(const json::Node& node, SquareSet& squares) {
    squares = {};
    for (std::size_t i = 0, count = node.size(square_count); i < count; ++i)
        squares.insert(Square::from_index(node.element(i).integer(0, square_count - 1)));
}

static auto exact_members(SeenPiece& e) {
    return std::tie(e.army, e.branch, e.knowledge, e.unit, e.strength, e.weakened, e.known_to_enemy);
}
static auto exact_members(DieFace& e) { return std::tie(e.winner, e.effect); }
static auto exact_members(SeenTile& e) { return std::tie(e.id, e.name, e.kind, e.squares, e.owner, e.fortified, e.damage, e.destroyed); }
static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(LineDrawn& e) { return std::tie(e.seat, e.sector); }
static auto exact_members(SetUpDone& e) { return std::tie(e.seat, e.on_board, e.in_reserve); }
static auto exact_members(TurnBegan& e) { return std::tie(e.seat, e.turn, e.actions); }
static auto exact_members(TurnEnded& e) { return std::tie(e.seat, e.unused); }
static auto exact_members(Marched& e) { return std::tie(e.piece, e.way); }
static auto exact_members(Entered& e) { return std::tie(e.piece, e.square, e.from); }
static auto exact_members(TakenOff& e) { return std::tie(e.piece, e.from); }
static auto exact_members(Fired& e) { return std::tie(e.gun, e.from, e.target, e.to, e.destroyed); }
static auto exact_members(Fought& e) {
    return std::tie(e.attacker, e.defender, e.way, e.at, e.frenzy, e.same_side, e.verdict, e.attack, e.defence, e.attack_bonuses,
                    e.defence_bonuses);
}
static auto exact_members(DieRolled& e) { return std::tie(e.face); }
static auto exact_members(FallenChosen& e) { return std::tie(e.seat, e.frenzied_falls); }
static auto exact_members(Eliminated& e) { return std::tie(e.piece, e.at); }
static auto exact_members(Routed& e) { return std::tie(e.piece, e.from); }
static auto exact_members(TookSquare& e) { return std::tie(e.piece, e.from, e.to); }
static auto exact_members(Weakened& e) { return std::tie(e.piece, e.at); }
static auto exact_members(PrussianArrived& e) { return std::tie(e.piece, e.square); }
static auto exact_members(DrawOffered& e) { return std::tie(e.seat); }
static auto exact_members(GameEnded& e) { return std::tie(e.result, e.lines); }
static auto exact_members(Bombarded& e) { return std::tie(e.gun, e.from, e.to, e.tile, e.damage, e.destroyed); }
static auto exact_members(Conquered& e) { return std::tie(e.seat, e.tile); }
static auto exact_members(TargetChosen& e) { return std::tie(e.seat, e.target); }
static auto exact_members(CardsDrafted& e) { return std::tie(e.seat, e.kept, e.discarded, e.left); }
static auto exact_members(CardsTaken& e) { return std::tie(e.seat, e.count, e.cards); }
static auto exact_members(CardPlayed& e) { return std::tie(e.seat, e.card, e.square); }
static auto exact_members(CardEnded& e) { return std::tie(e.seat, e.card); }
static auto exact_members(Scouted& e) { return std::tie(e.seat, e.squares, e.pieces); }
static auto exact_members(PrussiansDecided& e) { return std::tie(e.face, e.come); }
static auto exact_members(PursuitBegan& e) { return std::tie(e.victor); }
static auto exact_members(VictimTaken& e) { return std::tie(e.rider, e.cavalry, e.victim, e.square); }
static auto exact_members(PieceSaved& e) { return std::tie(e.rider, e.cavalry, e.saved, e.square); }
static auto exact_members(RidersFought& e) { return std::tie(e.rider, e.target, e.attacker, e.defender, e.attacker_wins); }
static auto exact_members(RiderLeft& e) { return std::tie(e.rider, e.piece); }
static auto exact_members(PursuitEnded& e) { return std::tie(e.victor, e.losses); }
static auto exact_members(LogLine& e) { return std::tie(e.step, e.turn, e.minutes, e.event); }
static auto exact_members(SeenFight& e) {
    return std::tie(e.attacker, e.defender, e.from, e.via, e.at, e.frenzy, e.attack, e.defence, e.attack_bonuses, e.defence_bonuses);
}
static auto exact_members(OffBoard& e) { return std::tie(e.piece, e.place, e.may_return); }
static auto exact_members(SeenSide& e) {
    return std::tie(e.reserve, e.reserve_units, e.off_board, e.lost, e.line_of_retreat, e.line_squares, e.maybe_lines, e.set_up);
}
static auto exact_members(SeenCards& e) {
    return std::tie(e.hand_limit, e.looks, e.movers, e.taken, e.taken_so_far, e.taken_cards, e.box, e.hand_size, e.hand, e.discarded,
                    e.played, e.pile_size, e.pile, e.pack_size, e.pack, e.played_this_turn, e.playing, e.picked, e.infantry_done,
                    e.cavalry_done, e.artillery_done, e.inspired);
}
static auto exact_members(SeenRider& e) { return std::tie(e.rider, e.piece); }
static auto exact_members(SeenPursuit& e) {
    return std::tie(e.victor, e.riders, e.saved, e.chief_lives, e.losses, e.difference, e.saving_needs_cavalry, e.minor_from, e.major_from);
}
/// All but the legal actions, which are in notation.
static auto exact_members(PlayerView& e) {
    return std::tie(e.viewer, e.mode, e.phase, e.decider, e.mover, e.turn, e.minutes, e.actions, e.actions_left,
                    e.commander_may_return_free, e.owing, e.acted, e.prussian_action, e.fought, e.charged, e.board, e.sides,
                    e.prussians_to_come, e.prussian_turn, e.prussian_entry, e.set_up_zone, e.back_row, e.reserve_limit,
                    e.light_infantry_moves, e.line_infantry_moves, e.artillery_range, e.strength_limit, e.lines_to_sever,
                    e.commander_actions, e.commander_in_chief_actions, e.bonuses, e.die_faces, e.absent, e.tiles, e.tile_hits, e.hill_range,
                    e.hill_fires_lines, e.garrison_squares, e.garrison_size, e.cards, e.late_units, e.late_turn, e.handicap_units,
                    e.prussians_in_doubt, e.doubt_turn, e.pursuit, e.fight, e.draw_offered_by, e.orders, e.quiet_turns, e.result);
}

std::string write_exact(const PlayerView& view, const Roster& roster) {
    json::Value legal = json::Value::array();
    for (const Action& action : view.legal) legal.push_back(to_text(roster, action));
    return json::compact({json::to_exact(view), legal});
}

std::string write_exact(const LogLine& line) { return json::compact(json::to_exact(line)); }

PlayerView read_exact_view(const std::string& text, const Roster& roster) {
    const json::Value value = json::parse(text, exact_document);
    const json::Node node(value, exact_document);
    if (node.size(2) != 2) node.fail("must be a view and its legal actions");
    PlayerView view;
    json::from_exact(node.element(0), view);
    const json::Node legal = node.element(1);
    for (std::size_t i = 0, count = legal.size(json::exact_limit); i < count; ++i) {
        const auto action = action_from_text(roster, legal.element(i).text());
        if (!action) legal.element(i).fail("is no action");
        view.legal.push_back(*action);
    }
    return view;
}

LogLine read_exact_line(const std::string& text) { return json::read_exact<LogLine>(text, exact_document); }

}  // namespace fow::waterloo
