// W14.3: why a battlefield cannot be played, with the place in its file and on the board.
#include <algorithm>
#include <set>

#include "chapters.hpp"
#include "games/waterloo/engine/battlefield.hpp"

namespace fow::waterloo {
namespace {

constexpr int max_on_board = 48;  // W14.3; the capacity of an ActionList depends on it

[[nodiscard]] std::string numbered(const char* list, std::size_t i) { return std::string(list) + "/" + std::to_string(i); }

using Values = Told::Values;
[[nodiscard]] Values named(Square square) { return {{"square", std::string(to_text(square))}}; }

class FieldFaults {
public:
    FieldFaults(const Battlefield& field, const Ruleset& base) : field_(field), base_(base) {
        for (const Tile& tile : field.tiles) {
            if (tile.kind == TileKind::building) buildings_ |= tile.squares;
            if (tile.kind == TileKind::mud) mud_ |= tile.squares;
            if (field.mode == Mode::expert && tile.kind == TileKind::building && tile.id == base.expert.garrison_tile)
                garrison_ = tile.squares;
        }
    }

    std::vector<BattlefieldFault> all() {
        tiles();
        entries();
        lines();
        pieces();
        for (const Seat seat : seats) army(seat);
        return std::move(faults_);
    }

private:
    void add(std::string pointer, std::optional<Square> square, Told reason, const char* rule = "") {
        faults_.push_back({std::move(pointer), square, std::move(reason), rule});
    }

    void tiles() {
        const std::size_t works = static_cast<std::size_t>(
            std::count_if(field_.tiles.begin(), field_.tiles.end(), [](const Tile& tile) { return is_work(tile.kind); }));
        if (field_.tiles.size() > max_tiles)
            add("/battlefield/tiles", std::nullopt, Told("there are more than {count} tiles", {{"count", std::to_string(max_tiles)}}),
                "W14.3");
        if (works > max_works)
            add("/battlefield/tiles", std::nullopt,
                Told("there are more than {count} buildings and villages", {{"count", std::to_string(max_works)}}), "W14.3");
        std::set<std::string_view> ids;
        for (std::size_t i = 0; i < field_.tiles.size(); ++i) tile(i, numbered("/battlefield/tiles", i), ids);
    }

    void tile(std::size_t i, const std::string& at, std::set<std::string_view>& ids) {
        const Tile& tile = field_.tiles[i];
        const auto where = tile.squares.empty() ? std::nullopt : std::optional(tile.squares.first());
        const bool letters = !tile.id.empty() && std::all_of(tile.id.begin(), tile.id.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        });
        if (!letters) add(at + "/id", where, Told("an id may contain only a-z, 0-9 and hyphens"));
        else if (!ids.insert(tile.id).second) add(at + "/id", where, Told("\"{name}\" is listed twice", {{"name", tile.id}}));
        if (tile.squares.empty()) add(at + "/squares", std::nullopt, Told("the tile has no square"), "W14.3");
        else if (is_work(tile.kind) && !is_block(tile.squares))
            add(at + "/squares", where, Told("a building or a village is a block of two by two squares"), "W10.2, W12.5");
        for (std::size_t other = 0; other < i; ++other)
            for (const Square square : tile.squares & field_.tiles[other].squares)
                add(at + "/squares", square, Told("two tiles share {square}", named(square)), "W14.3");
    }

    void entries() {
        if (field_.prussian_turn < 1 || field_.prussian_turn > 1000)
            add("/battlefield/prussians/first_turn", std::nullopt, Told("the turn must be between 1 and 1000"), "W9.1");
        if (field_.flag.size() > max_arrivals)
            add("/battlefield/prussians/flag", std::nullopt,
                Told("the flag has more than {count} squares", {{"count", std::to_string(max_arrivals)}}), "W9.3");
        SquareSet seen;
        for (const auto* list : {&field_.flag, &field_.beside})
            for (std::size_t i = 0; i < list->size(); ++i) {
                const Square square = (*list)[i];
                const std::string at = numbered(list == &field_.flag ? "/battlefield/prussians/flag" : "/battlefield/prussians/beside", i);
                if (seen.contains(square)) add(at, square, Told("the entry square {square} is listed twice", named(square)), "W9.3");
                seen.insert(square);
                if (buildings_.contains(square))
                    add(at, square, Told("the entry square {square} is in a building, where only infantry may stand", named(square)),
                        "W10.3");
                if (mud_.contains(square))
                    add(at, square, Told("the entry square {square} is mud, where artillery may not stand", named(square)), "W14.4");
            }
        const bool to_come = std::any_of(field_.pieces.begin(), field_.pieces.end(), [&](const FieldPiece& piece) {
            return known(piece) && unit(piece).army == Army::prussian && !piece.square;
        });
        if (to_come && field_.flag.empty())
            add("/battlefield/prussians/flag", std::nullopt, Told("Prussian pieces to come have no entry square"), "W9.3");
    }

    void lines() {
        for (const Seat seat : seats)
            for (const Sector sector : sectors) {
                const SquareSet line = field_.lines[seat][static_cast<std::size_t>(sector)];
                const std::string at = "/battlefield/lines_of_retreat/" + std::string(word(seat)) + "/" + std::string(word(sector));
                if (line.size() < base_.pieces.lines_to_sever)
                    add(at, line.empty() ? std::nullopt : std::optional(line.first()),
                        Told::counted("a line of retreat needs at least {count} square", "a line of retreat needs at least {count} squares",
                                      base_.pieces.lines_to_sever),
                        "W1.1");
                const SquareSet reached = set_up_on(line, other(seat));
                if (field_.players_set_up && reached.size() >= base_.pieces.lines_to_sever)
                    add(at, reached.first(), Told("the enemy could set up on this line of retreat and take it before the battle begins"),
                        "W1.1, W12.2, W12.3");
            }
    }

    /// The squares of a line on which the side may have pieces after its set-up: its zone (W6.2), and as many of its garrison as W12.4
    /// wants.
    [[nodiscard]] SquareSet set_up_on(SquareSet line, Seat side) const {
        const SquareSet zone = base_.board.set_up_zone[side];
        SquareSet squares = line & zone;
        if (side != base_.expert.garrison_seat) return squares;
        int room = base_.expert.garrison;
        for (const Square square : line& garrison_ & ~zone)
            if (room-- > 0) squares.insert(square);
        return squares;
    }

    [[nodiscard]] bool known(const FieldPiece& piece) const {
        return static_cast<std::size_t>(piece.unit.index()) < base_.pieces.roster.size();
    }
    [[nodiscard]] const Unit& unit(const FieldPiece& piece) const { return unit_of(base_.pieces.roster, piece.unit); }
    [[nodiscard]] static bool leads(Kind kind) { return kind == Kind::commander || kind == Kind::commander_in_chief; }
    [[nodiscard]] bool garrisons(const Unit& unit) const {
        return unit.army == own_army(base_.expert.garrison_seat) && chapter::on_foot(unit.kind);
    }
    [[nodiscard]] static Army own_army(Seat seat) { return seat == french_seat ? Army::french : Army::allied; }

    void pieces() {
        std::set<UnitId> listed;
        SquareSet taken;
        PerSeat<int> standing;
        int in_garrison = 0;
        for (std::size_t i = 0; i < field_.pieces.size(); ++i) {
            const FieldPiece& piece = field_.pieces[i];
            const std::string at = numbered("/position/pieces", i);
            if (!known(piece)) {
                add(at + "/unit", piece.square, Told("the piece is not in the roster"), "W2.1");
                continue;
            }
            if (!listed.insert(piece.unit).second)
                add(at + "/unit", piece.square, Told("\"{name}\" is listed twice", {{"name", unit(piece).id}}));
            if (!piece.square) {
                if (!field_.players_set_up && leads(unit(piece).kind) && unit(piece).army != Army::prussian)
                    add(at, std::nullopt,
                        Told("\"{piece}\" cannot begin in reserve: commanders start on the board", {{"piece", unit(piece).id}}), "W6.3");
                continue;
            }
            if (taken.contains(*piece.square))
                add(at + "/square", piece.square, Told("two pieces stand on {square}", named(*piece.square)), "W7.4");
            taken.insert(*piece.square);
            ground(unit(piece).kind, *piece.square, at + "/square");
            if (field_.players_set_up) proposal(unit(piece), *piece.square, at + "/square", in_garrison);
            if (++standing[seat_of(unit(piece).army)] == max_on_board + 1)
                add(at, piece.square, Told("one side has more than {count} pieces on the board", {{"count", std::to_string(max_on_board)}}),
                    "W14.3");
        }
    }

    void ground(Kind kind, Square square, const std::string& at) {
        if (!chapter::on_foot(kind) && buildings_.contains(square))
            add(at, square, Told("only infantry may enter the building on {square}", named(square)), "W10.3");
        if (kind == Kind::artillery && mud_.contains(square))
            add(at, square, Told("artillery may not enter the mud on {square}", named(square)), "W14.4");
    }

    /// Faults that the players could correct during set-up.
    void proposal(const Unit& unit, Square square, const std::string& at, int& in_garrison) {
        if (unit.army == Army::prussian) {
            add(at, square, Told("Prussian pieces are not set up: they come later"), "W9.1");
            return;
        }
        if (base_.board.set_up_zone[seat_of(unit.army)].contains(square)) return;
        if (!garrison_.contains(square) || !garrisons(unit))
            add(at, square, Told("{square} is outside its set-up zone", named(square)), "W6.2");
        else if (++in_garrison > base_.expert.garrison) add(at, square, Told("the garrison is complete"), "W12.4");
    }

    /// Whether a side can be set up at all, and whether the battle is decided before it begins.
    void army(Seat seat) {
        int infantry = 0, cavalry = 0, artillery = 0, leaders = 0;
        for (const FieldPiece& piece : field_.pieces) {
            if (!known(piece) || unit(piece).army != own_army(seat)) continue;
            const Kind kind = unit(piece).kind;
            (chapter::on_foot(kind) ? infantry : kind == Kind::artillery ? artillery : cavalry) += 1;
            leaders += leads(kind) ? 1 : 0;
        }
        const bool french = seat == french_seat;
        if (infantry + cavalry + artillery == 0)
            add("/position/pieces", std::nullopt, french ? Told("the French army has no piece") : Told("the Allied army has no piece"),
                "W14.3");
        if (!field_.players_set_up) {
            decided(seat);
            return;
        }
        const SquareSet zone = base_.board.set_up_zone[seat];
        const int beyond = seat == base_.expert.garrison_seat ? std::min(base_.expert.garrison, (garrison_ & ~zone).size()) : 0;
        const int reserve = base_.pieces.reserve_limit;
        const SquareSet open = zone & ~buildings_;
        if (open.size() < leaders) {
            add("/position/pieces", std::nullopt,
                french ? Told("the French army has no room for a commander: they start on the board")
                       : Told("the Allied army has no room for a commander: they start on the board"),
                "W6.3, W10.3");
            return;
        }
        const bool fits = artillery <= (open & ~mud_).size() + reserve && artillery + cavalry <= open.size() + reserve &&
                          artillery + cavalry + infantry <= zone.size() + beyond + reserve;
        if (!fits)
            add("/position/pieces", std::nullopt,
                french ? Told("the French army has more pieces than fit in its set-up zone and reserve")
                       : Told("the Allied army has more pieces than fit in its set-up zone and reserve"),
                "W6.2, W6.3");
    }

    /// W1.1, W12.2, W12.3
    void decided(Seat seat) {
        for (const SquareSet line : field_.lines[other(seat)]) {
            std::optional<Square> last;
            int holding = 0;
            for (const FieldPiece& piece : field_.pieces)
                if (known(piece) && seat_of(unit(piece).army) == seat && piece.square && line.contains(*piece.square)) {
                    ++holding;
                    last = piece.square;
                }
            if (holding >= base_.pieces.lines_to_sever)
                add("/position/pieces", last, Told("the enemy's line of retreat is taken before the battle begins"), "W1.1, W12.2, W12.3");
        }
    }

    [[nodiscard]] static bool is_block(SquareSet squares) {
        const Square low = squares.first();
        if (low.file() + 1 >= file_count || low.rank() + 1 >= rank_count) return false;
        const SquareSet row = SquareSet::of(low) | SquareSet::of(low).shifted(Direction::east);
        return squares == (row | row.shifted(Direction::north));
    }

    const Battlefield& field_;
    const Ruleset& base_;
    SquareSet buildings_;
    SquareSet mud_;
    SquareSet garrison_;
    std::vector<BattlefieldFault> faults_;
};

}  // namespace

std::vector<BattlefieldFault> faults_of(const Battlefield& field, const Ruleset& base) { return FieldFaults(field, base).all(); }

}  // namespace fow::waterloo
