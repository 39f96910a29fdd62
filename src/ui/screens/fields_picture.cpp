#include "ui/screens/fields_screen.hpp"

#include <algorithm>
#include <cmath>

#include "ui/screens/saved_screen.hpp"
#include "ui/table/outline.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::ui {
namespace {

unsigned colour_of(TileKind kind) {
    switch (kind) {
        case TileKind::building: return colour::roof;
        case TileKind::village: return 0xC58A66;
        case TileKind::hill: return 0xC7AA72;
        case TileKind::mud: return 0x8A6C4A;
    }
    return colour::field;
}

class Plan {
public:
    Plan(Window& window, ImDrawList& list, const SDL_FRect& rect)
        : window_(window),
          list_(list),
          cell_(std::floor(std::min(rect.w / file_count, rect.h / rank_count))),
          left_(std::floor(rect.x + (rect.w - cell_ * file_count) / 2)),
          top_(std::floor(rect.y)),
          line_(window.line()) {}

    void sheet() const {
        const float pad = 4 * line_;
        list_.AddRectFilled({left_ - pad, top_ - pad}, {right() + pad, bottom() + pad}, packed(0xFBF6E8));
        list_.AddRect({left_ - pad, top_ - pad}, {right() + pad, bottom() + pad}, packed(colour::ink, 0.6F), 0, 0, line_);
        list_.AddRectFilled({left_, top_}, {right(), bottom()}, packed(colour::field));
    }
    void grid() const {
        for (int file = 0; file <= file_count; ++file) {
            const float x = left_ + cell_ * static_cast<float>(file);
            list_.AddLine({x, top_}, {x, bottom()}, packed(colour::ink, 0.14F), line_);
        }
        for (int rank = 0; rank <= rank_count; ++rank) {
            const float y = top_ + cell_ * static_cast<float>(rank);
            list_.AddLine({left_, y}, {right(), y}, packed(colour::ink, rank == 4 || rank == 6 ? 0.4F : 0.14F), line_);
        }
    }
    void tile(TileKind kind, const SquareSet& squares) const {
        for (const Square square : squares) {
            const ImVec2 low = at(square);
            list_.AddRectFilled(low, {low.x + cell_, low.y + cell_}, packed(colour_of(kind)));
            if (is_work(kind)) house(low, kind);
        }
        for (const Square square : squares)
            for (const Direction way : directions)
                if (is_edge(squares, square, way, false)) edge(square, way);
    }
    void piece(Square square, Army army) const {
        const ImVec2 low = at(square);
        const bool tiny = cell_ < 12 * line_;  // a frame would hide the colour
        const float inset = tiny ? line_ : std::round(cell_ * 0.18F);
        list_.AddRectFilled({low.x + inset, low.y + inset}, {low.x + cell_ - inset, low.y + cell_ - inset},
                            packed(window_.uniform(army).cloth));
        if (tiny) return;
        list_.AddRect({low.x + inset, low.y + inset}, {low.x + cell_ - inset, low.y + cell_ - inset}, packed(0xFBF6E8, 0.9F), 0, 0, line_);
    }
    void pennant(Square square, bool flag) const {
        const ImVec2 low = at(square);
        const ImVec2 a(low.x + cell_ * 0.25F, low.y + cell_ * 0.2F), b(low.x + cell_ * 0.8F, low.y + cell_ * 0.5F),
            c(a.x, low.y + cell_ * 0.8F);
        if (flag) list_.AddTriangleFilled(a, b, c, packed(colour::prussian));
        else list_.AddTriangle(a, b, c, packed(colour::prussian), line_);
    }

private:
    [[nodiscard]] float right() const { return left_ + cell_ * file_count; }
    [[nodiscard]] float bottom() const { return top_ + cell_ * rank_count; }
    [[nodiscard]] ImVec2 at(Square square) const {
        return {left_ + cell_ * static_cast<float>(square.file()), top_ + cell_ * static_cast<float>(rank_count - 1 - square.rank())};
    }
    /// Tells works from ground by more than colour: a roof ridge, or a small house.
    void house(ImVec2 low, TileKind kind) const {
        const float y = std::round(low.y + cell_ / 2);
        if (kind == TileKind::building) list_.AddLine({low.x, y}, {low.x + cell_, y}, packed(colour::ink, 0.45F), line_);
        else
            list_.AddRectFilled({low.x + cell_ * 0.3F, low.y + cell_ * 0.3F}, {low.x + cell_ * 0.7F, low.y + cell_ * 0.7F},
                                packed(colour::roof));
    }
    void edge(Square square, Direction way) const {
        const ImVec2 low = at(square), high(low.x + cell_, low.y + cell_);
        const ImU32 ink = packed(colour::ink, 0.7F);
        switch (way) {
            case Direction::north: return list_.AddLine(low, {high.x, low.y}, ink, line_);
            case Direction::south: return list_.AddLine({low.x, high.y}, high, ink, line_);
            case Direction::west: return list_.AddLine(low, {low.x, high.y}, ink, line_);
            case Direction::east: return list_.AddLine({high.x, low.y}, high, ink, line_);
        }
    }

    Window& window_;
    ImDrawList& list_;
    float cell_;
    float left_;
    float top_;
    float line_;
};

}  // namespace

void draw_field_picture(Window& window, ImDrawList& list, const SDL_FRect& rect, const Battlefield& field, const Roster& roster) {
    const Plan plan(window, list, rect);
    plan.sheet();
    for (const Tile& tile : field.tiles) plan.tile(tile.kind, tile.squares);
    plan.grid();
    for (const Square square : field.flag) plan.pennant(square, true);
    for (const Square square : field.beside) plan.pennant(square, false);
    for (const FieldPiece& piece : field.pieces)
        if (piece.square) plan.piece(*piece.square, unit_of(roster, piece.unit).army);
}

void draw_public_map(Window& window, ImDrawList& list, const SDL_FRect& rect, const PublicMap& map) {
    const Plan plan(window, list, rect);
    plan.sheet();
    for (const SeenTile& tile : map.tiles)
        if (!tile.destroyed) plan.tile(tile.kind, tile.squares);
    plan.grid();
    for (const auto& [square, army] : map.pieces) plan.piece(square, army);
}

}  // namespace fow::ui
