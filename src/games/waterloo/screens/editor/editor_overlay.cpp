#include "games/waterloo/screens/editor/editor_overlay.hpp"

#include <imgui.h>

#include <cmath>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/outline.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

/// Position of an entry square in the order of W9.3, counted from 1; 0 = not an entry square.
int order_of(const Battlefield& field, Square square) {
    int order = 0;
    for (const auto* list : {&field.flag, &field.beside})
        for (const Square entry : *list) {
            ++order;
            if (entry == square) return order;
        }
    return 0;
}

class Pen {
public:
    Pen(Window& window, const BoardGeometry& geometry)
        : window_(window), list_(*ImGui::GetBackgroundDrawList()), geometry_(geometry), cell_(geometry.cell()), line_(window.line()) {}

    void wash(Square square, unsigned rgb, float alpha) const {
        const SDL_FRect r = geometry_.rect(square);
        list_.AddRectFilled(corner(r), far_corner(r), packed(rgb, alpha));
    }
    /// A bar along the edge nearest to its owner.
    void bar(Square square, Seat seat) const {
        const SDL_FRect r = geometry_.rect(square);
        const float thick = std::round(cell_ * 0.07F);
        const float y = seat == french_seat ? r.y + r.h - thick : r.y;
        list_.AddRectFilled({r.x, y}, {r.x + r.w, y + thick}, packed(uniform_of(seat, window_).cloth, 0.8F));
    }
    void word(Square square, const std::string& text, unsigned rgb) const {
        const SDL_FRect r = geometry_.rect(square);
        const ImVec2 size = text_size(window_, Type::small, text);
        const ImVec2 low(r.x + (r.w - size.x) / 2 - 3 * line_, r.y + r.h - size.y - std::round(cell_ * 0.1F));
        list_.AddRectFilled(low, {low.x + size.x + 6 * line_, low.y + size.y}, packed(colour::paper, 0.88F));
        draw_text(window_, list_, Type::small, low.x + 3 * line_, low.y, rgb, text);
    }
    /// A black pennant with its number; only outlined beside the flag.
    void pennant(Square square, int order, bool flag, bool lit) const {
        const SDL_FRect r = geometry_.rect(square);
        const float size = std::round(cell_ * 0.40F);
        const ImVec2 low(r.x + r.w - size - line_, r.y + r.h - size * 0.8F - line_);
        const ImVec2 high(r.x + r.w - line_, r.y + r.h - line_);
        list_.AddRectFilled(low, high, packed(flag ? colour::iron : colour::paper, 0.92F));
        list_.AddRect(low, high, packed(lit ? colour::brass : flag ? colour::paper : colour::iron), 0, 0, (lit ? 2 : 1) * line_);
        const std::string number = std::to_string(order);
        const ImVec2 text = text_size(window_, Type::small, number);
        draw_text(window_, list_, Type::small, (low.x + high.x) / 2, (low.y + high.y - text.y) / 2, flag ? colour::chalk : colour::iron,
                  number, 0.5F);
    }
    /// Around the outside of a set of squares.
    void outline(SquareSet squares, unsigned rgb, float thick) const {
        for (const auto& [ink, wide] : {std::pair{0xFFF8E2U, thick + 2}, std::pair{rgb, thick}})
            for (const Square square : squares) {
                const SDL_FRect r = geometry_.rect(square);
                const auto side = [&, tint = packed(ink), thick_line = wide * line_](Direction way, ImVec2 a, ImVec2 b) {
                    if (is_edge(squares, square, way, false)) list_.AddLine(a, b, tint, thick_line);
                };
                side(Direction::north, {r.x, r.y}, {r.x + r.w, r.y});
                side(Direction::south, {r.x, r.y + r.h}, {r.x + r.w, r.y + r.h});
                side(Direction::west, {r.x, r.y}, {r.x, r.y + r.h});
                side(Direction::east, {r.x + r.w, r.y}, {r.x + r.w, r.y + r.h});
            }
    }

private:
    Window& window_;
    ImDrawList& list_;
    const BoardGeometry& geometry_;
    float cell_;
    float line_;
};

SquareSet block_at(Square corner) {
    const int file = corner.file(), rank = corner.rank();
    return {Square(file, rank), Square(file + 1, rank), Square(file, rank + 1), Square(file + 1, rank + 1)};
}

}  // namespace

void draw_overlay(Window& window, const SDL_FRect& area, const Battlefield& field, const FieldOverlay& overlay) {
    const BoardGeometry geometry = geometry_of(window, area);
    const Pen pen(window, geometry);
    for (const Seat seat : seats)
        for (const Sector sector : sectors) {
            const bool lit = overlay.lines_lit == seat;
            const auto& line = field.lines[seat][static_cast<std::size_t>(sector)];
            for (const Square square : line) {
                if (lit) pen.wash(square, uniform_of(seat, window).cloth, 0.30F);
                pen.bar(square, seat);
            }
            if (lit && line.begin() != line.end()) pen.word(*line.begin(), sector_name(seat, sector), uniform_of(seat, window).cloth);
        }
    for (const auto* list : {&field.flag, &field.beside})
        for (const Square square : *list) pen.pennant(square, order_of(field, square), list == &field.flag, overlay.entries_lit);
    if (!overlay.outlined.empty()) pen.outline(overlay.outlined, colour::brass, 3);
    if (overlay.stamp) {
        for (const Square square : block_at(*overlay.stamp)) pen.wash(square, colour::roof, 0.25F);
        pen.outline(block_at(*overlay.stamp), colour::roof, 2);
    }
}

std::string kind_name(TileKind kind) {
    switch (kind) {
        case TileKind::building: return tr("Building");
        case TileKind::village: return tr("Village");
        case TileKind::hill: return tr.in("ground", "Hill");
        case TileKind::mud: return tr("Mud");
    }
    return {};
}

std::string tile_words(const Tile& tile) {
    switch (tile.kind) {
        case TileKind::building: return fill(tr("{name}, a building"), {{"name", tr(tile.name)}});
        case TileKind::village: return fill(tr("{name}, a village"), {{"name", tr(tile.name)}});
        case TileKind::hill: return fill(tr("{name}, a hill"), {{"name", tr(tile.name)}});
        case TileKind::mud: return fill(tr("{name}, mud"), {{"name", tr(tile.name)}});
    }
    return {};
}

std::string reason_of(const BattlefieldFault& fault) { return capitalised(text_of(Fault{fault.pointer, fault.reason, fault.rule}, tr)); }

std::vector<std::string> words_on(const Battlefield& field, const Roster& roster, const std::vector<BattlefieldFault>& faults,
                                  Square square) {
    std::vector<std::string> words;
    std::string ground;
    for (const Tile& tile : field.tiles)
        if (tile.squares.contains(square)) ground += (ground.empty() ? "" : "; ") + tile_words(tile);
    words.push_back(fill(tr("{square}: {ground}"), {{"square", to_text(square)}, {"ground", ground.empty() ? tr("open ground") : ground}}));
    for (const FieldPiece& piece : field.pieces)
        if (piece.square == square) words.push_back(capitalised(describe(roster, as_printed(roster, piece.unit), tr)));
    if (const int order = order_of(field, square); order != 0)
        words.push_back(fill(static_cast<std::size_t>(order) <= field.flag.size() ? tr("Prussian entry square {number}, under the flag")
                                                                                  : tr("Prussian entry square {number}, beside the flag"),
                             {{"number", std::to_string(order)}}));
    for (const Seat seat : seats)
        for (const Sector sector : sectors)
            if (field.lines[seat][static_cast<std::size_t>(sector)].contains(square))
                words.push_back(fill(seat == french_seat ? tr("French line of retreat: {line}") : tr("Allied line of retreat: {line}"),
                                     {{"line", sector_name(seat, sector)}}));
    for (const BattlefieldFault& fault : faults)
        if (fault.square == square) words.push_back(reason_of(fault));
    return words;
}

}  // namespace fow::waterloo::screens
