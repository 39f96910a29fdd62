#include "games/waterloo/screens/table/ground.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include "games/waterloo/screens/table/outline.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

constexpr int per_cell = 100;  // units of a drawing per cell

/// Pseudo-random numbers that are the same on every screen, seeded per square or stroke.
class Jitter {
public:
    explicit Jitter(std::uint32_t seed) : state_(seed * 2654435761U + 0x9E3779B9U) {}
    /// From `low` up to `high`.
    float between(float low, float high) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return low + (high - low) * static_cast<float>(state_ >> 8) / 16777216.0F;
    }

private:
    std::uint32_t state_;
};

/// An SVG document over a block of cells, in hundredths of a cell.
class TileDrawing {
public:
    explicit TileDrawing(const CellBlock& block) : block_(block) {}

    void begin_path() { text_ += "<path d=\""; }
    void move_to(float x, float y) { point('M', x, y); }
    void line_to(float x, float y) { point('L', x, y); }
    void close() { text_ += 'Z'; }
    void end_path(std::string_view style) {
        text_ += "\" ";
        text_ += style;
        text_ += "/>";
    }
    void fill(const std::vector<std::vector<OutlinePoint>>& rings, std::string_view style) {
        begin_path();
        for (const auto& ring : rings) {
            bool first = true;
            for (const OutlinePoint& p : ring) {
                if (first) move_to(p.x, p.y);
                else line_to(p.x, p.y);
                first = false;
            }
            close();
        }
        end_path(std::string("fill-rule=\"evenodd\" ") + std::string(style));
    }
    [[nodiscard]] Surface made(float cell) const {
        const std::string size =
            "width=\"" + std::to_string(block_.columns * per_cell) + "\" height=\"" + std::to_string(block_.rows * per_cell) + "\"";
        const std::string document = "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + ">" + text_ + "</svg>";
        return Pictures::drawing(document, block_.columns * static_cast<int>(cell), block_.rows * static_cast<int>(cell));
    }

private:
    void point(char command, float x, float y) {
        char text[40];
        std::snprintf(text, sizeof text, "%c%.1f %.1f", command, static_cast<double>((x - static_cast<float>(block_.column)) * per_cell),
                      static_cast<double>((y - static_cast<float>(block_.row)) * per_cell));
        text_ += text;
    }

    CellBlock block_;
    std::string text_;
};

/// Visits the ring at even steps of about `step` cells.
template <class Visit>
void walk(const std::vector<OutlinePoint>& ring, float step, Visit visit) {
    float due = step / 2;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const OutlinePoint& a = ring[i];
        const OutlinePoint& b = ring[(i + 1) % ring.size()];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        for (; due < length; due += step) {
            const float t = due / length;
            const float in_x = a.in_x + (b.in_x - a.in_x) * t;
            const float in_y = a.in_y + (b.in_y - a.in_y) * t;
            const float norm = std::max(0.01F, std::hypot(in_x, in_y));
            visit(OutlinePoint{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, in_x / norm, in_y / norm});
        }
        due -= length;
    }
}

/// Slopes drawn as on the Ferraris map: strokes down the slope, heavy at the crest, and darker on the flanks away from the light, which
/// comes from the upper left as on the surveys of the time.
Surface hill(const SquareSet& squares, bool turned, float cell) {
    struct Strokes {
        float from;  ///< 0: from the foot of the slope, 1: from its crest
        bool shaded;
        const char* style;
    };
    constexpr std::array passes{
        Strokes{-0.2F, true, "fill=\"none\" stroke=\"#4c3415\" stroke-opacity=\"0.16\" stroke-width=\"13\""},
        Strokes{0.0F, true, "fill=\"none\" stroke=\"#5f411c\" stroke-opacity=\"0.85\" stroke-width=\"2.4\" stroke-linecap=\"round\""},
        Strokes{0.4F, true, "fill=\"none\" stroke=\"#4f3414\" stroke-opacity=\"0.85\" stroke-width=\"4.2\" stroke-linecap=\"round\""},
        Strokes{0.1F, false, "fill=\"none\" stroke=\"#fff6d8\" stroke-opacity=\"0.20\" stroke-width=\"11\""},
        Strokes{0.1F, false, "fill=\"none\" stroke=\"#9a7a48\" stroke-opacity=\"0.75\" stroke-width=\"1.6\" stroke-linecap=\"round\""},
        Strokes{0.6F, false, "fill=\"none\" stroke=\"#8a683a\" stroke-opacity=\"0.75\" stroke-width=\"2.2\" stroke-linecap=\"round\""}};
    TileDrawing drawing(block_of(squares, turned));
    drawing.fill(outlines(squares, turned, 0.015F, 0.16F), "fill=\"#c6a76c\" fill-opacity=\"0.80\"");
    drawing.fill(outlines(squares, turned, 0.15F, 0.18F), "fill=\"#dac48d\" fill-opacity=\"0.85\"");
    drawing.fill(outlines(squares, turned, 0.27F, 0.20F), "fill=\"#eee2b9\"");
    drawing.fill(outlines(squares, turned, 0.40F, 0.24F), "fill=\"#f6edcb\" fill-opacity=\"0.80\"");
    const auto slope = outlines(squares, turned, 0.05F, 0.16F);
    for (const Strokes& pass : passes) {
        drawing.begin_path();
        Jitter jitter(7);
        for (const auto& ring : slope)
            walk(ring, 0.075F, [&](const OutlinePoint& p) {
                const float foot = jitter.between(-0.01F, 0.04F);
                // Shorter around corners, where they would run into each other.
                const float corner = std::min(std::abs(p.in_x), std::abs(p.in_y));
                const float crest = jitter.between(0.20F, 0.26F) * (1 - 0.7F * corner);
                const float lean = jitter.between(-0.02F, 0.02F);
                if ((p.in_x + p.in_y < 0) != pass.shaded) return;  // inward is up the slope
                const float low = foot + (crest - foot) * pass.from;
                drawing.move_to(p.x + p.in_x * low - p.in_y * lean * pass.from, p.y + p.in_y * low + p.in_x * lean * pass.from);
                drawing.line_to(p.x + p.in_x * crest - p.in_y * lean, p.y + p.in_y * crest + p.in_x * lean);
            });
        drawing.end_path(pass.style);
    }
    return drawing.made(cell);
}

/// Wet ground: brown, with ruts and standing water.
Surface mud(const SquareSet& squares, bool turned, float cell) {
    TileDrawing drawing(block_of(squares, turned));
    drawing.fill(outlines(squares, turned, 0.015F, 0.18F), "fill=\"#a58a68\" fill-opacity=\"0.92\"");
    drawing.fill(outlines(squares, turned, 0.11F, 0.22F), "fill=\"#8f7352\" fill-opacity=\"0.55\"");
    const auto pond = [&](float x, float y, float wide, float high) {
        drawing.begin_path();
        for (int i = 0; i < 16; ++i) {
            const float a = full_turn * static_cast<float>(i) / 16;
            if (i == 0) drawing.move_to(x + wide, y);
            else drawing.line_to(x + wide * std::cos(a), y + high * std::sin(a));
        }
        drawing.close();
        drawing.end_path("fill=\"#b9c0b4\" stroke=\"#6a5338\" stroke-width=\"2\"");
        drawing.begin_path();
        drawing.move_to(x - wide * 0.5F, y - high * 0.3F);
        drawing.line_to(x + wide * 0.2F, y - high * 0.3F);
        drawing.end_path("fill=\"none\" stroke=\"#e4e6da\" stroke-width=\"2.2\" stroke-linecap=\"round\"");
    };
    drawing.begin_path();
    for (const Square square : squares) {
        const CellPlace place = place_of(square, turned);
        Jitter jitter(static_cast<std::uint32_t>(square.index() + 1));
        for (int i = 0; i < 26; ++i) {
            const float x = static_cast<float>(place.column) + jitter.between(0.06F, 0.90F);
            const float y = static_cast<float>(place.row) + jitter.between(0.06F, 0.95F);
            drawing.move_to(x, y);
            drawing.line_to(x + jitter.between(0.02F, 0.09F), y);
        }
    }
    drawing.end_path("fill=\"none\" stroke=\"#5c452b\" stroke-opacity=\"0.75\" stroke-width=\"2.6\" stroke-linecap=\"round\"");
    for (const Square square : squares) {
        const CellPlace place = place_of(square, turned);
        Jitter jitter(static_cast<std::uint32_t>(square.index() + 201));
        for (int i = 0; i < 2; ++i)
            pond(static_cast<float>(place.column) + jitter.between(0.24F, 0.76F),
                 static_cast<float>(place.row) + (i == 0 ? jitter.between(0.2F, 0.42F) : jitter.between(0.6F, 0.82F)),
                 jitter.between(0.09F, 0.17F), jitter.between(0.04F, 0.07F));
    }
    return drawing.made(cell);
}

/// A wood that counts as mud, as at Quatre Bras: trees like those of the map, on wet ground.
Surface wood(const SquareSet& squares, bool turned, float cell) {
    struct Tree {
        float x, y, radius;
    };
    TileDrawing drawing(block_of(squares, turned));
    drawing.fill(outlines(squares, turned, 0.015F, 0.18F), "fill=\"#b3a682\" fill-opacity=\"0.9\"");
    std::vector<Tree> trees;
    constexpr int across = 7;
    for (const Square square : squares) {
        const CellPlace place = place_of(square, turned);
        Jitter jitter(static_cast<std::uint32_t>(square.index() + 401));
        for (int i = 0; i < across * across; ++i) {
            const float radius = jitter.between(0.055F, 0.08F);
            const auto in_cell = [&](int step) {
                return 0.05F + (static_cast<float>(step) + jitter.between(0, 1)) * 0.9F / static_cast<float>(across);
            };
            const float x = in_cell(i % across), y = in_cell(i / across);
            if (jitter.between(0, 1) < 0.12F) continue;  // a clearing
            trees.push_back({static_cast<float>(place.column) + x, static_cast<float>(place.row) + y, radius});
        }
    }
    std::sort(trees.begin(), trees.end(), [](const Tree& a, const Tree& b) { return a.y < b.y; });  // the nearer ones in front
    const auto crown = [&](float x, float y, float radius, const char* style) {
        drawing.begin_path();
        constexpr int corners = 12;
        for (int i = 0; i < corners; ++i) {
            const float a = full_turn * static_cast<float>(i) / corners;
            if (i == 0) drawing.move_to(x + radius, y);
            else drawing.line_to(x + radius * std::cos(a), y + radius * std::sin(a));
        }
        drawing.close();
        drawing.end_path(style);
    };
    for (const Tree& tree : trees) {
        crown(tree.x + 0.02F, tree.y + 0.03F, tree.radius, "fill=\"#4e5c3e\" fill-opacity=\"0.4\"");
        crown(tree.x, tree.y, tree.radius, "fill=\"#8fa07a\" stroke=\"#55633f\" stroke-opacity=\"0.8\" stroke-width=\"1.4\"");
    }
    return drawing.made(cell);
}

/// Fields have no kind of ground for woods: one that is played as mud is told by its name.
bool is_wood(const SeenTile& tile) {
    const auto named = [&](std::string_view part) { return tile.name.find(part) != std::string::npos; };
    return tile.kind == TileKind::mud && (named("Wood") || named("wood") || named("Forest") || named("forest"));
}

bool is_block(const SquareSet& squares, const CellBlock& block) {
    return block.columns == 2 && block.rows == 2 && squares.size() == work_squares;
}

/// The plan of that work: those of the battle are drawn as they were.
std::string_view plan_of(const SeenTile& tile) {
    if (is_wood(tile)) return "wood";
    if (tile.kind != TileKind::building) return word(tile.kind);
    const auto named = [&](std::string_view part) { return tile.name.find(part) != std::string::npos; };
    if (named("Hougoumont")) return "hougoumont";
    if (named("Haye Sainte")) return "la_haye_sainte";
    if (named("Papelotte")) return "papelotte";
    return word(tile.kind);
}

/// Works fill their two-by-two block; other shapes get a small picture on each square.
Surface work(Pictures& pictures, const SeenTile& tile, bool turned, float cell) {
    const CellBlock block = block_of(tile.squares, turned);
    const std::string name = "tile_" + (tile.destroyed ? "ruins" : std::string(plan_of(tile)));
    const int size = static_cast<int>(cell);
    if (is_block(tile.squares, block)) return pictures.svg(name, 2 * size, 2 * size);
    Surface whole = empty_surface(block.columns * size, block.rows * size);
    const Surface one = pictures.svg(name, size, size);
    for (const Square square : tile.squares) {
        const CellPlace place = place_of(square, turned);
        if (whole && one) blit(*whole, *one, (place.column - block.column) * size, (place.row - block.row) * size);
    }
    return whole;
}

Surface ground_picture(Pictures& pictures, const SeenTile& tile, bool turned, float cell) {
    switch (tile.kind) {
        case TileKind::building:
        case TileKind::village: return work(pictures, tile, turned, cell);
        case TileKind::hill: return hill(tile.squares, turned, cell);
        case TileKind::mud: return is_wood(tile) ? wood(tile.squares, turned, cell) : mud(tile.squares, turned, cell);
    }
    return nullptr;
}

std::string key_of(const SeenTile& tile, bool turned, float cell) {
    std::string key = "tile " + std::string(plan_of(tile)) + (tile.destroyed ? " ruins " : " ") + std::to_string(static_cast<int>(cell)) +
                      (turned ? "t" : "n");
    for (const Square square : tile.squares) key += ' ' + std::to_string(square.index());
    return key;
}

/// The middle of the name and its greatest width, in cells: the middle of a full block, else of the longest row, nearest to the middle if
/// several are equally long.
struct NamePlace {
    float x = 0;
    float y = 0;
    float room = 0;
};
NamePlace name_place(const SquareSet& squares, bool turned) {
    const CellBlock block = block_of(squares, turned);
    const float middle = static_cast<float>(block.row) + static_cast<float>(block.rows) / 2;
    if (squares.size() == block.columns * block.rows)
        return {static_cast<float>(block.column) + static_cast<float>(block.columns) / 2, middle, static_cast<float>(block.columns)};
    NamePlace best;
    for (int row = block.row; row < block.row + block.rows; ++row) {
        int run = 0;
        for (int column = block.column; column < block.column + block.columns; ++column) {
            const Square square = turned ? Square(file_count - 1 - column, row) : Square(column, rank_count - 1 - row);
            run = squares.contains(square) ? run + 1 : 0;
            const float wide = static_cast<float>(run);
            const float y = static_cast<float>(row) + 0.5F;
            if (run > 0 && (wide > best.room || (wide == best.room && std::abs(y - middle) < std::abs(best.y - middle))))
                best = {static_cast<float>(column) + 1 - wide / 2, y, wide};
        }
    }
    return best;
}

/// Ink on a halo of paper, or null if it does not fit `room` pixels at a readable size.
Surface name_of(Pictures& pictures, const std::string& name, int size, int least, int room, int halo) {
    for (; size >= least; --size) {
        const Surface ink = pictures.text(Cut::italic, size, name, 0x3A2817);
        if (!ink || ink->w + 2 * halo > room) continue;
        const Surface paper = pictures.text(Cut::italic, size, name, 0xF6EFDC);
        Surface whole = empty_surface(ink->w + 2 * halo, ink->h + 2 * halo);
        if (!whole || !paper) return whole;
        for (int dx = -halo; dx <= halo; ++dx)
            for (int dy = -halo; dy <= halo; ++dy)
                if (dx * dx + dy * dy <= halo * halo + 1) blit(*whole, *paper, halo + dx, halo + dy, 0.7F);
        blit(*whole, *ink, halo, halo);
        return whole;
    }
    return nullptr;
}

/// Letter height of its name as a share of a cell.
float lettering_of(TileKind kind) {
    switch (kind) {
        case TileKind::building:
        case TileKind::village: return 0.26F;
        case TileKind::hill: return 0.30F;
        case TileKind::mud: return 0.22F;
    }
    return 0;
}

void draw_name(Window& window, ImDrawList& list, const BoardGeometry& geometry, const SeenTile& tile, const SquareSet& free) {
    if (free.empty()) return;
    const float cell = geometry.cell();
    const NamePlace place = name_place(free, geometry.turned());
    const float share = lettering_of(tile.kind);
    const int least = std::max(9, static_cast<int>(cell * 0.17F));
    const int room = static_cast<int>(place.room * cell * 0.94F);
    const int halo = std::max(1, whole(cell * 0.025F));
    const std::string shown = tr(tile.name);
    const std::string key = "tile name " + shown + ' ' + std::to_string(static_cast<int>(cell)) + ' ' + std::to_string(room) + ' ' +
                            std::string(word(tile.kind));
    SDL_Texture* name =
        window.pictures().kept(key, [&] { return name_of(window.pictures(), shown, static_cast<int>(cell * share), least, room, halo); });
    if (!name) return;
    const SDL_FPoint size = size_of(name);
    const ImVec2 at(std::round(geometry.field().x + place.x * cell - size.x / 2),
                    std::round(geometry.field().y + place.y * cell - size.y / 2));
    list.AddImage(name, at, {at.x + size.x, at.y + size.y});
}

}  // namespace

void draw_tiles(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles,
                const SquareSet& covered) {
    const float cell = geometry.cell();
    const bool turned = geometry.turned();
    for (const SeenTile& tile : tiles) {
        if (tile.squares.empty()) continue;
        const CellBlock block = block_of(tile.squares, turned);
        const ImVec2 at(geometry.field().x + static_cast<float>(block.column) * cell,
                        geometry.field().y + static_cast<float>(block.row) * cell);
        SDL_Texture* picture =
            window.pictures().kept(key_of(tile, turned, cell), [&] { return ground_picture(window.pictures(), tile, turned, cell); });
        list.AddImage(picture, at, {at.x + static_cast<float>(block.columns) * cell, at.y + static_cast<float>(block.rows) * cell});
    }
    for (const SeenTile& tile : tiles)
        if (!tile.destroyed) draw_name(window, list, geometry, tile, tile.squares & ~covered);
}

void draw_tile(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenTile& tile) {
    if (tile.squares.empty()) return;
    const CellBlock block = block_of(tile.squares, false);
    const float wide = static_cast<float>(block.columns);
    const float high = static_cast<float>(block.rows);
    const float cell = std::floor(std::min(rect.w / wide, rect.h / high));
    SDL_Texture* picture =
        window.pictures().kept(key_of(tile, false, cell), [&] { return ground_picture(window.pictures(), tile, false, cell); });
    const ImVec2 at(std::floor(rect.x + (rect.w - wide * cell) / 2), std::floor(rect.y + (rect.h - high * cell) / 2));
    list.AddImage(picture, at, {at.x + wide * cell, at.y + high * cell});
}

std::string key_of(const std::vector<SeenTile>& tiles) {
    std::string text;
    for (const SeenTile& tile : tiles) {
        text += '|' + tr(tile.name);  // as it is written on the ground
        for (const int n : {static_cast<int>(tile.kind), tile.owner ? static_cast<int>(*tile.owner) : -1, tile.fortified ? 1 : 0,
                            tile.damage, tile.destroyed ? 1 : 0})
            text += ' ' + std::to_string(n);
        for (const Square square : tile.squares) text += static_cast<char>(' ' + 1 + square.index());
    }
    return text;
}

}  // namespace fow::waterloo::screens
