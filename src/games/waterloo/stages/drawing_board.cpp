#include "games/waterloo/stages/drawing_board.hpp"

#include "files/files.hpp"
#include "games/waterloo/json/documents.hpp"

#include <algorithm>
#include <string>

#include "games/waterloo/screens/table/piece_painter.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

SquareSet block_at(Square corner) {
    const int file = corner.file(), rank = corner.rank();
    return {Square(file, rank), Square(file + 1, rank), Square(file, rank + 1), Square(file + 1, rank + 1)};
}

/// The connected part of `whole` that contains `square`.
SquareSet connected_part(SquareSet whole, Square square) {
    SquareSet part = SquareSet::of(square);
    for (SquareSet grown = part;; part = grown) {
        grown |= part.neighbours() & whole;
        if (grown == part) return part;
    }
}

/// "La Haye" -> "la-haye".
std::string id_of(const std::string& name, TileKind kind) {
    std::string id;
    for (const char c : name) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9')) id += lower;
        else if (!id.empty() && id.back() != '-') id += '-';
    }
    id.resize(std::min<std::size_t>(id.size(), 50));
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? std::string(word(kind)) : id;
}

std::string first_name(TileKind kind) {
    switch (kind) {
        case TileKind::building: return ui::tr("Farm");
        case TileKind::village: return ui::tr("Village");
        case TileKind::hill: return ui::tr.in("ground", "Hill");
        case TileKind::mud: return ui::tr("Mud");
    }
    return {};
}

/// Applies one change to a field.
class ChangeApplier {
public:
    ChangeApplier(Battlefield& field, const Ruleset& base) : field_(field), base_(base) {}

    void operator()(const screens::StampWork& stamp) {
        const SquareSet block = block_at(stamp.corner);
        clear_ground(block);
        for (Tile& tile : field_.tiles)
            if (tile.squares == block) {
                tile.kind = stamp.kind;
                return;
            }
        add_tile(stamp.kind, block);
    }
    void operator()(const screens::PaintGround& paint) {
        SquareSet squares = paint.squares;
        for (const Tile& tile : field_.tiles)
            if (is_work(tile.kind)) squares &= ~tile.squares;
        for (const Tile& tile : field_.tiles)
            if (tile.kind == paint.kind) squares &= ~tile.squares;
        if (squares.empty()) return;
        clear_ground(squares);
        for (const Square square : squares) join(paint.kind, square);
    }
    void operator()(const screens::EraseSquares& rub) {
        for (const Square square : rub.squares) {
            if (lift(square)) continue;
            const auto tile =
                std::find_if(field_.tiles.rbegin(), field_.tiles.rend(), [&](const Tile& t) { return t.squares.contains(square); });
            if (tile == field_.tiles.rend()) continue;
            if (is_work(tile->kind)) field_.tiles.erase(std::next(tile).base());
            else clear_ground(SquareSet::of(square));
        }
    }
    void operator()(const screens::NameTile& naming) {
        if (naming.tile >= field_.tiles.size()) return;
        Tile& tile = field_.tiles[naming.tile];
        tile.name = naming.name;
        tile.id.clear();
        tile.id = free_id(id_of(naming.name, tile.kind));
    }
    void operator()(const screens::RemoveTile& removal) {
        if (removal.tile < field_.tiles.size()) field_.tiles.erase(field_.tiles.begin() + static_cast<std::ptrdiff_t>(removal.tile));
    }
    void operator()(const screens::SetPieces& setting) {
        for (const PlaceUnit& place : setting.places) {
            lift(place.square);
            enlist(place.unit);
            piece(place.unit)->square = place.square;
        }
    }
    void operator()(const screens::MovePiece& move) {
        for (FieldPiece& piece : field_.pieces) {
            if (piece.square == move.from) piece.square = move.to;
            else if (piece.square == move.to) piece.square = move.from;
        }
    }
    void operator()(const screens::LiftPieces& lifting) {
        for (const Square square : lifting.squares) lift(square);
    }
    void operator()(const screens::Enlist& enlisting) {
        for (const UnitId unit : enlisting.units) enlist(unit);
    }
    void operator()(const screens::Dismiss& dismissal) {
        for (const UnitId unit : dismissal.units)
            std::erase_if(field_.pieces, [unit](const FieldPiece& piece) { return piece.unit == unit; });
    }
    void operator()(const screens::MarkEntry& entry) {
        const auto was = std::erase(field_.flag, entry.square) + std::erase(field_.beside, entry.square);
        if (was == 0) (entry.flag ? field_.flag : field_.beside).push_back(entry.square);
    }
    void operator()(const screens::ClearEntries&) {
        field_.flag.clear();
        field_.beside.clear();
    }
    void operator()(const screens::PaintLine& paint) {
        for (SquareSet& line : field_.lines[paint.seat]) {
            const bool meant = &line == &field_.lines[paint.seat][static_cast<std::size_t>(paint.sector)];
            if (meant && paint.belongs) line |= paint.squares;
            else if (meant || paint.belongs) line &= ~paint.squares;
        }
    }
    void operator()(const screens::NameField& naming) { field_.name = naming.name; }
    void operator()(const screens::DescribeField& telling) { field_.description = telling.description; }
    void operator()(const screens::ChooseMode& choice) { field_.mode = choice.mode; }
    void operator()(const screens::ChooseFirstMover& choice) { field_.first_mover = choice.seat; }
    void operator()(const screens::ChooseStart& choice) { field_.players_set_up = choice.players_set_up; }
    void operator()(const screens::ChoosePrussianTurn& choice) { field_.prussian_turn = choice.turn; }

private:
    [[nodiscard]] bool taken_id(const std::string& id) const {
        return std::any_of(field_.tiles.begin(), field_.tiles.end(), [&](const Tile& tile) { return tile.id == id; });
    }
    [[nodiscard]] std::string free_id(const std::string& wanted) const {
        std::string id = wanted;
        for (int n = 2; taken_id(id); ++n) id = wanted + "-" + std::to_string(n);
        return id;
    }
    /// "Farm", "Farm 2"...
    [[nodiscard]] std::string free_name(const std::string& wanted) const {
        const auto taken = [&](const std::string& name) {
            return std::any_of(field_.tiles.begin(), field_.tiles.end(), [&](const Tile& tile) { return tile.name == name; });
        };
        std::string name = wanted;
        for (int n = 2; taken(name); ++n) name = wanted + " " + std::to_string(n);
        return name;
    }
    void add_tile(TileKind kind, SquareSet squares) {
        const std::string name = free_name(first_name(kind));
        field_.tiles.push_back({free_id(id_of(name, kind)), name, kind, squares, Mode::basic});
    }
    /// Adds a square of hill or mud to the tiles that it touches, and merges these into one.
    void join(TileKind kind, Square square) {
        const SquareSet touched = SquareSet::of(square).neighbours();
        Tile* first = nullptr;
        for (Tile& tile : field_.tiles) {
            if (tile.kind != kind || (tile.squares & touched).empty()) continue;
            if (first == nullptr) {
                first = &tile;
                tile.squares.insert(square);
            } else {
                first->squares |= tile.squares;
                tile.squares = {};
            }
        }
        if (first == nullptr) add_tile(kind, SquareSet::of(square));
        else std::erase_if(field_.tiles, [](const Tile& tile) { return tile.squares.empty(); });
    }
    /// Removes hill and mud there; a tile that falls apart becomes several tiles.
    void clear_ground(SquareSet squares) {
        for (std::size_t i = 0; i < field_.tiles.size(); ++i) {
            if (is_work(field_.tiles[i].kind) || (field_.tiles[i].squares & squares).empty()) continue;
            SquareSet left = field_.tiles[i].squares & ~squares;
            field_.tiles[i].squares = left.empty() ? left : connected_part(left, left.first());
            for (left &= ~field_.tiles[i].squares; !left.empty(); left &= ~field_.tiles.back().squares)
                add_tile(field_.tiles[i].kind, connected_part(left, left.first()));
        }
        std::erase_if(field_.tiles, [](const Tile& tile) { return tile.squares.empty(); });
    }
    [[nodiscard]] std::vector<FieldPiece>::iterator piece(UnitId unit) {
        return std::find_if(field_.pieces.begin(), field_.pieces.end(), [unit](const FieldPiece& p) { return p.unit == unit; });
    }
    /// Keeps the order of the roster.
    void enlist(UnitId unit) {
        if (piece(unit) != field_.pieces.end() || static_cast<std::size_t>(unit.index()) >= base_.pieces.roster.size()) return;
        const auto after = std::find_if(field_.pieces.begin(), field_.pieces.end(), [unit](const FieldPiece& p) { return p.unit > unit; });
        field_.pieces.insert(after, {unit, std::nullopt});
    }
    bool lift(Square square) {
        bool any = false;
        for (FieldPiece& piece : field_.pieces)
            if (piece.square == square) {
                piece.square.reset();
                any = true;
            }
        return any;
    }

    Battlefield& field_;
    const Ruleset& base_;
};

PlayerView picture_of(const Battlefield& field, const Ruleset& base) {
    PlayerView view;
    view.mode = field.mode;
    view.phase = Phase::set_up;
    view.prussian_turn = field.prussian_turn;
    view.prussian_entry = field.flag;
    view.prussian_entry.insert(view.prussian_entry.end(), field.beside.begin(), field.beside.end());
    for (const Tile& tile : field.tiles) view.tiles.push_back({tile.id, tile.name, tile.kind, tile.squares, std::nullopt, false, 0, false});
    for (const FieldPiece& piece : field.pieces)
        if (piece.square) view.board[static_cast<std::size_t>(piece.square->index())] = screens::as_printed(base.pieces.roster, piece.unit);
    return view;
}

}  // namespace

DrawingBoard::DrawingBoard(Battlefield field, const Ruleset& base) : base_(&base), history_(std::move(field)) { refresh(); }

void DrawingBoard::refresh() {
    faults_ = faults_of(field(), *base_);
    view_ = picture_of(field(), *base_);
}

void DrawingBoard::change(const screens::EditorChange& change, bool continues) {
    Battlefield next = field();
    std::visit(ChangeApplier(next, *base_), change);
    const bool same = next == field();
    history_.change(std::move(next), continues);
    if (!same) refresh();
}

void DrawingBoard::undo() {
    history_.undo();
    refresh();
}

void DrawingBoard::redo() {
    history_.redo();
    refresh();
}

Battlefield empty_battlefield(const Ruleset& base) {
    Battlefield field = classic_battlefield(base, Mode::standard);
    field.tiles.clear();
    return field;
}

std::filesystem::path add_field(const Store& store, const System& system, Battlefield field, const Ruleset& base) {
    return add_field(store, system, field.name, [&](const std::string& name) {
        field.name = name;
        return write_battlefield(field, base);
    });
}

Battlefield load_field(const std::filesystem::path& path, const Ruleset& base) {
    return read_drawing(files::read(path), path.string(), base);
}

void save_field(const std::filesystem::path& path, const Battlefield& field, const Ruleset& base) {
    files::write(path, write_battlefield(field, base));
}

}  // namespace fow::waterloo::stages
