#include "games/waterloo/json/exact.hpp"

#include "json/exact.hpp"

// Found by argument-dependent lookup, so not in an anonymous namespace.
namespace fow::waterloo {

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
                    e.hill_fires_lines, e.garrison_squares, e.garrison_size, e.cards, e.late_units, e.late_turn, e.prussians_in_doubt,
                    e.doubt_turn, e.pursuit, e.fight, e.draw_offered_by, e.orders, e.quiet_turns, e.result);
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
