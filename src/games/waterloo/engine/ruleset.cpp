#include "games/waterloo/engine/ruleset.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "games/waterloo/engine/state.hpp"

namespace fow::waterloo {
namespace {

// Bounds on armies, back rows and moves, so that the actions of every position fit into an ActionList.
constexpr std::array<int, 3> army_limits{48, 48, 13};
constexpr int moves_limit = 4;

class RulesetFaults {
public:
    explicit RulesetFaults(const Ruleset& set) : set_(set) {}

    std::vector<Fault> all() {
        board();
        roster();
        numbers();
        arrival();
        terrain();
        card_rules();
        expert();
        return std::move(faults_);
    }

private:
    void require(bool holds, std::string pointer, std::string reason) {
        if (!holds) faults_.push_back({std::move(pointer), std::move(reason)});
    }

    void board() {
        for (const Seat seat : seats) {
            const std::string who(word(seat));
            const BoardRules& board = set_.board;
            require(!board.back_row[seat].empty(), "/board/back_row/" + who, "the back row has no square (W7.2)");
            require(board.back_row[seat].size() <= file_count, "/board/back_row/" + who, "the back row has more than 12 squares (W7.2)");
            require(!board.set_up_zone[seat].empty(), "/board/set_up_zone/" + who, "the set-up zone has no square (W6.2)");
            require(board.set_up_zone[seat].size() <= 48, "/board/set_up_zone/" + who, "the set-up zone has more than 48 squares (W6.2)");
            for (std::size_t i = 0; i < 3; ++i)
                require(board.line_of_retreat[seat][i].size() >= set_.pieces.lines_to_sever,
                        "/board/line_of_retreat/" + who + "/" + std::string(word(static_cast<Sector>(i))),
                        "a line of retreat has too few squares to be severed (W1.1)");
        }
        require((set_.board.set_up_zone[french_seat] & set_.board.set_up_zone[allied_seat]).empty(), "/board/set_up_zone",
                "the set-up zones overlap (W6.2)");
    }

    void roster() {
        const Roster& roster = set_.pieces.roster;
        require(!roster.empty(), "/pieces/roster", "the roster is empty (W4)");
        require(roster.size() <= max_units, "/pieces/roster", "the roster has more than 105 pieces (W2.1)");
        require(std::is_sorted(roster.begin(), roster.end(), [](const Unit& a, const Unit& b) { return a.army < b.army; }),
                "/pieces/roster", "the roster must list French, then Allied, then Prussian pieces");
        std::set<std::string_view> ids;
        std::array<int, 3> sizes{};
        std::array<int, 3> commanders{};
        std::array<int, 3> chiefs{};
        for (std::size_t i = 0; i < roster.size(); ++i) {
            const Unit& unit = roster[i];
            const std::string at = "/pieces/roster/" + std::to_string(i);
            require(ids.insert(unit.id).second, at + "/id", "\"" + unit.id + "\" is listed twice");
            const bool letters = !unit.id.empty() && std::all_of(unit.id.begin(), unit.id.end(), [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
            });
            require(letters, at + "/id", "an id may contain only a-z, 0-9 and hyphens");
            const bool faceless = unit.kind == Kind::artillery || unit.kind == Kind::commander_in_chief;
            require(faceless ? unit.strength == 0 : unit.strength >= 1 && unit.strength <= set_.pieces.strength_limit, at + "/strength",
                    faceless ? "artillery and commanders in chief have strength 0 (W4.8, W5.2)"
                             : "a strength must be between 1 and the limit (W4.15)");
            const auto army = static_cast<std::size_t>(unit.army);
            ++sizes[army];
            commanders[army] += unit.kind == Kind::commander ? 1 : 0;
            chiefs[army] += unit.kind == Kind::commander_in_chief ? 1 : 0;
        }
        for (std::size_t army = 0; army < 3; ++army) {
            const std::string name(word(static_cast<Army>(army)));
            require(sizes[army] <= army_limits[army], "/pieces/roster",
                    "the " + name + " army has more than " + std::to_string(army_limits[army]) + " pieces (W2.1)");
            require(commanders[army] <= 1, "/pieces/roster", "the " + name + " army has more than one commander (W5.1)");
            require(chiefs[army] <= (army == 2 ? 0 : 1), "/pieces/roster", "the " + name + " army has too many commanders in chief (W5.2)");
        }
    }

    void between(int value, int low, int high, std::string pointer, const char* rule) {
        require(value >= low && value <= high, std::move(pointer),
                "must be between " + std::to_string(low) + " and " + std::to_string(high) + " (" + rule + ")");
    }

    void numbers() {
        const PieceRules& pieces = set_.pieces;
        between(pieces.light_infantry_moves, 1, moves_limit, "/pieces/light_infantry_moves", "W4.1");
        between(pieces.line_infantry_moves, 1, moves_limit, "/pieces/line_infantry_moves", "W4.2");
        between(pieces.artillery_range, 1, 9, "/pieces/artillery_range", "W4.9");
        between(pieces.strength_limit, 1, 7, "/pieces/strength_limit", "W4.15");
        between(pieces.reserve_limit, 0, 105, "/pieces/reserve_limit", "W6.3");
        between(pieces.lines_to_sever, 1, 4, "/pieces/lines_to_sever", "W1.1");
        const TurnRules& turns = set_.turns;
        between(turns.actions, 1, 20, "/turns/actions", "W5.3");
        between(turns.commander_actions, 0, 10, "/turns/commander_actions", "W5.3");
        between(turns.commander_in_chief_actions, 0, 10, "/turns/commander_in_chief_actions", "W5.3");
        between(turns.first_turn_minutes, 0, 24 * 60 - 1, "/turns/first_turn_minutes", "W2.3");
        between(turns.minutes_a_turn, 1, 240, "/turns/minutes_a_turn", "W2.3");
        between(turns.quiet_turn_limit, 1, 200, "/turns/quiet_turn_limit", "W1.7");
        between(turns.nightfall_turn, 1, 1000, "/turns/nightfall_turn", "W15.2");
        const auto& faces = set_.die.faces;
        require(faces.size() >= 1 && faces.size() <= 64, "/die/faces", "the die must have 1 to 64 faces (W8.5)");
    }

    void arrival() {
        const ArrivalRules& arrival = set_.arrival;
        between(arrival.first_turn, 1, 1000, "/arrival/first_turn", "W9.1");
        between(arrival.pieces_a_turn, 0, max_arrivals, "/arrival/pieces_a_turn", "W9.1");
        between(arrival.extra_action_turn, 1, 1000, "/arrival/extra_action_turn", "W9.5");
        require(arrival.flag.size() <= max_arrivals, "/arrival/flag", "a flag has at most 4 squares (W9.3)");
        SquareSet seen;
        for (const auto* list : {&arrival.flag, &arrival.beside})
            for (std::size_t i = 0; i < list->size(); ++i) {
                require(!seen.contains((*list)[i]),
                        std::string("/arrival/") + (list == &arrival.flag ? "flag/" : "beside/") + std::to_string(i),
                        "an entry square is listed twice (W9.3)");
                seen.insert((*list)[i]);
            }
    }

    void terrain() {
        const TerrainRules& terrain = set_.terrain;
        require(terrain.tiles.size() <= max_tiles, "/terrain/tiles", "there are more than 40 tiles (W14.3)");
        SquareSet covered;
        SquareSet closed;
        std::set<std::string_view> ids;
        std::size_t works = 0;
        for (std::size_t i = 0; i < terrain.tiles.size(); ++i) {
            const Tile& tile = terrain.tiles[i];
            const std::string at = "/terrain/tiles/" + std::to_string(i);
            require(ids.insert(tile.id).second, at + "/id", "\"" + tile.id + "\" is listed twice");
            require(!tile.squares.empty(), at + "/squares", "the tile has no square (W10.1)");
            require((covered & tile.squares).empty(), at + "/squares", "the tile overlaps another one (W14.3)");
            covered |= tile.squares;
            if (tile.kind == TileKind::building || tile.kind == TileKind::mud) closed |= tile.squares;
            if (!is_work(tile.kind)) continue;
            ++works;
            require(is_block(tile.squares), at + "/squares", "a building or a village is a block of two by two squares (W10.2)");
        }
        require(works <= max_works, "/terrain/tiles", "there are more than 12 buildings and villages (W14.3)");
        for (const auto* list : {&set_.arrival.flag, &set_.arrival.beside})
            for (std::size_t i = 0; i < list->size(); ++i)
                require(!closed.contains((*list)[i]),
                        std::string("/arrival/") + (list == &set_.arrival.flag ? "flag/" : "beside/") + std::to_string(i),
                        "an entry square is in a building or on mud, where not every piece may stand (W9.3)");
        between(terrain.hits, 1, 20, "/terrain/hits", "W10.6");
        between(terrain.building_bonus, 0, 5, "/terrain/building_bonus", "W10.5");
        between(terrain.hill_bonus, 0, 5, "/terrain/hill_bonus", "W10.10");
        between(terrain.village_bonus, 0, 5, "/terrain/village_bonus", "W12.6");
        between(terrain.hill_range, 1, 9, "/terrain/hill_range", "W10.12");
    }

    /// Four squares, two by two.
    [[nodiscard]] static bool is_block(SquareSet squares) {
        if (squares.size() != work_squares) return false;
        const Square low = squares.first();
        if (low.file() + 1 >= file_count || low.rank() + 1 >= rank_count) return false;
        return squares == SquareSet{low, Square(low.file() + 1, low.rank()), Square(low.file(), low.rank() + 1),
                                    Square(low.file() + 1, low.rank() + 1)};
    }

    void card_rules() {
        const CardRules& rules = set_.cards;
        between(rules.hand, 1, 7, "/cards/hand", "W11.1");
        require(rules.pack.empty() || rules.pack.total() >= 4 * rules.hand - 1, "/cards/pack",
                "the pack is too small for the draft: two cards a pick, and one for the last (W11.1)");
        between(rules.looks, 1, 12, "/cards/looks", "W11.4");
        between(rules.movers, 1, 12, "/cards/movers", "W11.5");
        between(rules.spirit_bonus, 0, 5, "/cards/spirit_bonus", "W11.7");
        between(rules.taken, 1, 2, "/cards/taken", "W9.8");
        between(rules.taking_turn, 1, 1000, "/cards/taking_turn", "W9.8");
    }

    void expert() {
        const ExpertRules& rules = set_.expert;
        between(rules.garrison, 0, work_squares, "/expert/garrison", "W12.4");
        between(rules.chief_actions, 0, 10, "/expert/chief_actions", "W13.3");
        between(rules.commander_actions, 0, 10, "/expert/commander_actions", "W13.3");
        between(rules.least_actions, 1, 10, "/expert/least_actions", "W13.3");
        between(rules.minor_from, -100, 100, "/expert/minor_from", "W13.9");
        between(rules.major_from, rules.minor_from, 200, "/expert/major_from", "W13.9");
        between(rules.early_turn, -9, 1, "/expert/early_turn", "W14.1");
        between(rules.late_turn, -9, 1000, "/expert/late_turn", "W14.1");
        between(rules.doubt_turn, 2, 1000, "/expert/doubt_turn", "W14.2");
        french_pieces(rules.late_units, "/expert/late_units/", "only French pieces come late (W14.1)", "W14.1");
        french_pieces(rules.handicap_units, "/expert/handicap_units/", "only the French have a handicap (W15.7)", "W15.7");
    }

    void french_pieces(const std::vector<std::string>& units, const std::string& list, const char* others, const std::string& rule) {
        for (std::size_t i = 0; i < units.size(); ++i) {
            const std::string at = list + std::to_string(i);
            const auto unit = find_unit(set_.pieces.roster, units[i]);
            require(unit.has_value(), at, "\"" + units[i] + "\" is not a piece of the roster (" + rule + ")");
            if (!unit) continue;
            const Unit& piece = unit_of(set_.pieces.roster, *unit);
            require(piece.army == Army::french, at, others);
            require(piece.kind != Kind::commander && piece.kind != Kind::commander_in_chief, at, "commanders start on the board (W6.3)");
        }
    }

    const Ruleset& set_;
    std::vector<Fault> faults_;
};

}  // namespace

std::string_view word(HillFire fire) { return fire == HillFire::arc ? "arc" : "lines"; }

std::optional<HillFire> hill_fire_from_word(std::string_view text) {
    if (text == "arc") return HillFire::arc;
    return text == "lines" ? std::optional(HillFire::lines) : std::nullopt;
}

std::vector<Fault> faults_of(const Ruleset& set) { return RulesetFaults(set).all(); }

Rules::Rules(Ruleset set, Options options) : set_(std::move(set)), options_(options) {
    const Roster& roster = set_.pieces.roster;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const Unit& unit = roster[i];
        profiles_[i] = {unit.kind, unit.army, seat_of(unit.army), static_cast<std::uint8_t>(unit.strength)};
        for (std::size_t army = static_cast<std::size_t>(unit.army) + 1; army < 4; ++army) first_units_[army] = static_cast<int>(i) + 1;
        const UnitId id(static_cast<int>(i));
        if (unit.kind == Kind::commander) commanders_[static_cast<std::size_t>(unit.army)] = id;
        if (unit.kind == Kind::commander_in_chief) chiefs_[seat_of(unit.army)] = id;
    }
    const auto mark = [&roster](std::array<bool, max_units>& marked, const std::vector<std::string>& ids) {
        for (const std::string& id : ids)
            if (const auto unit = find_unit(roster, id)) marked[static_cast<std::size_t>(unit->index())] = true;
    };
    if (expert() && options_.handicap) mark(away_, set_.expert.handicap_units);
    if (starts_early()) mark(late_, set_.expert.late_units);
    for (std::size_t i = 0; i < max_units; ++i) late_[i] = late_[i] && !away_[i];
    for (const Tile& tile : set_.terrain.tiles)
        if (tile.from <= options_.mode) tiles_.push_back(tile);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const Tile& tile = tiles_[i];
        if (tile.kind == TileKind::hill) hills_ |= tile.squares;
        if (tile.kind == TileKind::mud) mud_ |= tile.squares;
        if (!is_work(tile.kind)) continue;
        if (expert() && tile.kind == TileKind::building && tile.id == set_.expert.garrison_tile) garrisoned_ = works_.size();
        works_.push_back({i, tile.kind, tile.squares});
        for (const Square square : tile.squares)
            work_at_[static_cast<std::size_t>(square.index())] = static_cast<std::uint8_t>(works_.size());
    }
    for (const Seat seat : seats)
        for (const Square from : hills_)
            for (const Square to : SquareSet::all()) {
                const int files = std::abs(to.file() - from.file());
                const int ahead = seat == french_seat ? to.rank() - from.rank() : from.rank() - to.rank();
                const bool forward = ahead >= 1 && ahead <= set_.terrain.hill_range;
                const bool beside = ahead == 0 && files >= 1 && files <= set_.terrain.hill_range;
                const bool reached = set_.terrain.hill_fire == HillFire::arc ? forward && files <= 1 : (forward && files == 0) || beside;
                if (reached) hill_reach_[seat][static_cast<std::size_t>(from.index())].insert(to);
            }
}

}  // namespace fow::waterloo
