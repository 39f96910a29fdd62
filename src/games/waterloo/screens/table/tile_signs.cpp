#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/outline.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"

namespace fow::waterloo::screens {

namespace {

/// Draws the edges of tiles, each kind in its own style, in the gap beside the pieces.
class EdgePen {
public:
    EdgePen(ImDrawList& list, const BoardGeometry& geometry)
        : list_(list),
          geometry_(geometry),
          cell_(geometry.cell()),
          gap_(std::max(2.0F, std::round(cell_ * 0.055F))),
          line_(std::max(1.0F, std::round(cell_ / 60))) {}

    /// Masonry; twice as thick and with loopholes if fortified.
    void wall(const SquareSet& squares, bool fortified) const {
        const float out = fortified ? gap_ : line_;
        each_edge(squares, [&](const Edge& e) { band(e, -out, gap_, out, 0x3A2014); });
        each_edge(squares, [&](const Edge& e) { band(e, line_ - out, gap_ - line_, out - line_, fortified ? 0xC4714E : 0xB06A4C); });
        if (!fortified) return;
        each_edge(squares, [&](const Edge& e) {
            constexpr int holes = 6;
            for (int i = 0; i < holes; ++i) {
                const float at = (static_cast<float>(i) + 0.5F) / holes;
                spot(e, at, (line_ - out + gap_ - line_) / 2, gap_ * 0.75F, gap_ * 0.75F, 0x3A2014);
            }
        });
        towers(squares);
    }
    /// A hedge.
    void hedge(const SquareSet& squares) const {
        constexpr int bushes = 9;
        const float radius = gap_ * 0.72F;
        for (const auto& [rgb, size] : {std::pair{0x3F4B2EU, radius + line_ * 0.6F}, std::pair{0x93A873U, radius - line_ * 0.4F}})
            each_edge(squares, [&, ink = packed(rgb), wide = size](const Edge& e) {
                for (int i = 0; i < bushes; ++i)
                    list_.AddCircleFilled(at(e, (static_cast<float>(i) + 0.5F) / bushes, gap_ * 0.45F), wide, ink, 12);
            });
    }
    /// The foot of a slope: teeth pointing downhill.
    void slope(const SquareSet& squares) const {
        constexpr int teeth = 9;
        each_edge(squares, [&](const Edge& e) { band(e, 0, line_ * 1.6F, 0, 0x7A5526); });
        each_edge(squares, [&](const Edge& e) {
            for (int i = 0; i < teeth; ++i) {
                const float along = (static_cast<float>(i) + 0.5F) / teeth;
                const float half = 0.028F;
                list_.AddTriangleFilled(at(e, along - half, line_), at(e, along + half, line_), at(e, along, -gap_ * 0.95F),
                                        packed(0x7A5526));
            }
        });
    }
    /// A soft edge: broken strokes.
    void mire(const SquareSet& squares) const {
        constexpr int strokes = 6;
        each_edge(squares, [&](const Edge& e) {
            for (int i = 0; i < strokes; ++i) {
                const float from = (static_cast<float>(i) + 0.16F) / strokes;
                const float to = (static_cast<float>(i) + 0.84F) / strokes;
                const float wave = i % 2 == 0 ? gap_ * 0.25F : gap_ * 0.7F;
                list_.AddLine(at(e, from, wave), at(e, to, wave), packed(0x57401F), gap_ * 0.55F);
            }
        });
    }

private:
    /// An outer edge of a square: start, direction, and the direction inwards.
    struct Edge {
        ImVec2 from;
        ImVec2 along;
        ImVec2 in;
    };
    template <class Draw>
    void each_edge(const SquareSet& squares, Draw draw) const {
        for (const Square square : squares) {
            const SDL_FRect r = geometry_.rect(square);
            const auto outer = [&](Direction side) { return is_edge(squares, square, side, geometry_.turned()); };
            if (outer(Direction::north)) draw(Edge{{r.x, r.y}, {1, 0}, {0, 1}});
            if (outer(Direction::south)) draw(Edge{{r.x, r.y + r.h}, {1, 0}, {0, -1}});
            if (outer(Direction::west)) draw(Edge{{r.x, r.y}, {0, 1}, {1, 0}});
            if (outer(Direction::east)) draw(Edge{{r.x + r.w, r.y}, {0, 1}, {-1, 0}});
        }
    }
    /// The point at `share` of the edge, `in` pixels inwards.
    [[nodiscard]] ImVec2 at(const Edge& e, float share, float in) const {
        return {e.from.x + e.along.x * cell_ * share + e.in.x * in, e.from.y + e.along.y * cell_ * share + e.in.y * in};
    }
    /// From `low` to `high` pixels inwards, extended by `over` pixels at both ends.
    void band(const Edge& e, float low, float high, float over, unsigned rgb) const {
        const ImVec2 a(e.from.x - e.along.x * over + e.in.x * low, e.from.y - e.along.y * over + e.in.y * low);
        const ImVec2 b(e.from.x + e.along.x * (cell_ + over) + e.in.x * high, e.from.y + e.along.y * (cell_ + over) + e.in.y * high);
        list_.AddRectFilled({std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}, packed(rgb));
    }
    void spot(const Edge& e, float share, float in, float wide, float deep, unsigned rgb) const {
        const ImVec2 c = at(e, share, in);
        const float w = std::abs(e.along.x) * wide + std::abs(e.in.x) * deep;
        const float h = std::abs(e.along.y) * wide + std::abs(e.in.y) * deep;
        list_.AddRectFilled({std::round(c.x - w / 2), std::round(c.y - h / 2)}, {std::round(c.x + w / 2), std::round(c.y + h / 2)},
                            packed(rgb));
    }
    void towers(const SquareSet& squares) const {
        const CellBlock block = block_of(squares, geometry_.turned());
        const float half = std::round(cell_ * 0.105F);
        for (const int column : {block.column, block.column + block.columns})
            for (const int row : {block.row, block.row + block.rows}) {
                const ImVec2 c(geometry_.field().x + static_cast<float>(column) * cell_,
                               geometry_.field().y + static_cast<float>(row) * cell_);
                list_.AddRectFilled({c.x - half, c.y - half}, {c.x + half, c.y + half}, packed(0x3A2014));
                list_.AddRectFilled({c.x - half + line_, c.y - half + line_}, {c.x + half - line_, c.y + half - line_}, packed(0xC4714E));
                list_.AddRectFilled({c.x - half * 0.4F, c.y - half * 0.4F}, {c.x + half * 0.4F, c.y + half * 0.4F}, packed(0x3A2014));
            }
    }

    ImDrawList& list_;
    const BoardGeometry& geometry_;
    float cell_;
    float gap_;
    float line_;
};

/// A flag on its staff; disc and octagon as on the Battle die, so that it can be told without colour.
void draw_colour(Window& window, ImDrawList& list, ImVec2 foot, float cell, Seat owner) {
    const float radius = std::round(cell * 0.17F);
    const float line = std::max(1.0F, std::round(cell / 60));
    const ImVec2 c(foot.x, std::round(foot.y - cell * 0.06F));
    list.AddRectFilled({c.x - 1.5F * line, c.y - radius * 1.75F}, {c.x + 1.5F * line, foot.y + cell * 0.20F}, packed(0x4A3018));
    list.AddCircleFilled({c.x, c.y - radius * 1.75F}, 2.4F * line, packed(0x4A3018), 12);
    list.AddCircleFilled({c.x, c.y - radius * 1.75F}, 1.6F * line, packed(0xE2C078), 12);
    const bool french = owner == french_seat;
    const auto plate = [&](float size, unsigned rgb) {
        if (french) list.AddCircleFilled(c, size, packed(rgb), 36);
        else list.AddNgonFilled(c, size * 1.06F, packed(rgb), 8);
    };
    plate(radius + line, 0x1D1813);
    plate(radius, 0xFBF4E0);
    plate(radius - line, uniform_of(army_of(owner), window).cloth);
    const float crest = std::round(radius * 1.45F);
    draw_crest(window, list, {std::round(c.x - crest / 2), std::round(c.y - crest / 2), crest, crest}, army_of(owner), 0xFBF4E0);
}

/// The hits: holes for those taken, rings for those left.
void draw_hits(Window& window, ImDrawList& list, ImVec2 c, float cell, int damage, int hits) {
    constexpr int most = 8;  // more rings could not be counted at a glance
    const float line = std::max(1.0F, std::round(cell / 60));
    const float step = std::round(cell * 0.15F);
    const float high = std::round(cell * 0.105F);
    const bool rings = hits <= most;
    const std::string sum = std::to_string(damage) + '/' + std::to_string(hits);
    const int height = std::max(10, static_cast<int>(cell * 0.24F));
    SDL_Texture* text = nullptr;
    if (!rings)
        text = window.pictures().kept("tile hits " + sum + ' ' + std::to_string(height),
                                      [&] { return window.pictures().text(Cut::bold, height, sum, colour::ink); });
    const SDL_FPoint size = size_of(text);
    const float half = rings ? step * static_cast<float>(hits) / 2 + line : size.x / 2 + 3 * line;
    const auto plate = [&](float out, unsigned rgb) {
        list.AddRectFilled({std::round(c.x - half - out), c.y - high - out}, {std::round(c.x + half + out), c.y + high + out}, packed(rgb),
                           high + out);
    };
    plate(line, colour::ink);
    plate(0, 0xF6EFDC);
    if (!rings) {
        const ImVec2 at(std::round(c.x - size.x / 2), std::round(c.y - size.y / 2));
        list.AddImage(text, at, {at.x + size.x, at.y + size.y});
        return;
    }
    for (int i = 0; i < hits; ++i) {
        const ImVec2 m(std::round(c.x + (static_cast<float>(i) - static_cast<float>(hits - 1) / 2) * step), c.y);
        const float radius = std::round(cell * 0.06F);
        if (i < damage) {
            for (int ray = 0; ray < 4; ++ray) {
                const float a = 0.7853982F * static_cast<float>(ray);
                const ImVec2 reach(std::cos(a) * radius * 1.5F, std::sin(a) * radius * 1.5F);
                list.AddLine({m.x - reach.x, m.y - reach.y}, {m.x + reach.x, m.y + reach.y}, packed(0x8C1B12), line);
            }
            list.AddCircleFilled(m, radius, packed(0x1D1410), 16);
        } else {
            list.AddCircle(m, radius, packed(0x8C7A58), 16, line);
        }
    }
}

}  // namespace

void draw_tile_signs(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles, int hits) {
    const EdgePen pen(list, geometry);
    for (const SeenTile& tile : tiles) {
        if (tile.destroyed) continue;
        switch (tile.kind) {
            case TileKind::building: pen.wall(tile.squares, tile.fortified); break;
            case TileKind::village: pen.hedge(tile.squares); break;
            case TileKind::hill: pen.slope(tile.squares); break;
            case TileKind::mud: pen.mire(tile.squares); break;
        }
    }
    const float cell = geometry.cell();
    for (const SeenTile& tile : tiles) {
        if (tile.destroyed || !is_work(tile.kind) || tile.squares.empty()) continue;
        const CellBlock block = block_of(tile.squares, geometry.turned());
        const float x = geometry.field().x + (static_cast<float>(block.column) + static_cast<float>(block.columns) / 2) * cell;
        const float top = geometry.field().y + static_cast<float>(block.row) * cell;
        if (tile.owner) draw_colour(window, list, {x, top}, cell, *tile.owner);
        if (tile.damage > 0) draw_hits(window, list, {x, top + static_cast<float>(block.rows) * cell}, cell, tile.damage, hits);
    }
}

}  // namespace fow::waterloo::screens
