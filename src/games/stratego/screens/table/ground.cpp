#include "games/stratego/screens/table/ground.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::stratego::screens {
namespace {

/// The engraving shows that many squares each way; a smaller board is cut out of its middle.
constexpr float drawn_squares = 12;

void draw_engraving(Window& window, ImDrawList& list, const Grid& grid) {
    const SDL_FRect field = grid.field();
    const int size = whole(grid.cell() * drawn_squares);
    SDL_Texture* texture = window.pictures().sign("stratego/board", size, size);
    const auto from = [](int squares) { return (drawn_squares - static_cast<float>(squares)) / 2 / drawn_squares; };
    const ImVec2 low(from(grid.size().files), from(grid.size().ranks));
    list.AddImage(texture, corner(field), far_corner(field), low, {1 - low.x, 1 - low.y});
}

/// A lake of two by two squares is one picture, all others are drawn square by square.
void draw_lakes(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules) {
    std::vector<Square> done;
    for (const Square square : squares_of(rules)) {
        if (!rules.lakes.has(square) || is_among(done, square)) continue;
        std::vector<Square> lake{square};
        for (const auto& [file, rank] : {std::pair{1, 0}, {0, 1}, {1, 1}}) {
            const Square next(square.file() + file, square.rank() + rank);
            if (next.file() < rules.files && next.rank() < rules.ranks && rules.lakes.has(next) && !is_among(done, next))
                lake.push_back(next);
        }
        const bool large = lake.size() == 4;
        if (!large) lake.resize(1);
        done.insert(done.end(), lake.begin(), lake.end());
        SDL_FRect r = grid.rect(square);
        if (large) {
            const SDL_FRect opposite = grid.rect(lake.back());
            r = {std::min(r.x, opposite.x), std::min(r.y, opposite.y), 2 * r.w, 2 * r.h};
        }
        const int size = whole(r.w);
        list.AddImage(window.pictures().sign(large ? "stratego/lake_2x2" : "stratego/lake_1x1", size, size), corner(r), far_corner(r));
    }
}

void draw_lines(const Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules) {
    const SDL_FRect field = grid.field();
    const float thin = window.line();
    const ImU32 ink = packed(colour::ink, 0.24F);
    for (int i = 1; i < rules.files; ++i) {
        const float x = field.x + static_cast<float>(i) * grid.cell();
        list.AddRectFilled({x, field.y}, {x + thin, field.y + field.h}, ink);
    }
    for (int i = 1; i < rules.ranks; ++i) {
        const float y = field.y + static_cast<float>(i) * grid.cell();
        list.AddRectFilled({field.x, y}, {field.x + field.w, y + thin}, ink);
    }
    list.AddRect(corner(field), far_corner(field), packed(colour::ink, 0.7F), 0, 0, std::max(2 * thin, 2.0F));
}

/// Small and grey, on all four sides; left out where they could not be read.
void draw_edges(const Window& window, ImDrawList& list, const Grid& grid) {
    const SDL_FRect sheet = grid.sheet();
    ImFont* font = window.font(Type::small);
    // At their own size as far as they fit: smaller ones lose their thin strokes.
    const float whole = window.line_height(Type::small);
    const float high = grid.margin() >= whole * 0.75F ? whole : grid.margin() * 0.95F;
    constexpr float legible = 12;
    if (high < legible) return;
    const auto write = [&](float x, float y, const std::string& text) {
        const ImVec2 size = font->CalcTextSizeA(high, FLT_MAX, 0, text.c_str());
        list.AddText(font, high, {std::round(x - size.x / 2), std::round(y - size.y / 2)}, packed(0x5A4526), text.c_str());
    };
    const float half = grid.margin() / 2;
    for (int file = 0; file < grid.size().files; ++file)
        for (const float y : {sheet.y + half, sheet.y + sheet.h - half})
            write(grid.centre(Square(file, 0)).x, y, std::string(1, static_cast<char>('a' + file)));
    for (int rank = 0; rank < grid.size().ranks; ++rank)
        for (const float x : {sheet.x + half, sheet.x + sheet.w - half}) write(x, grid.centre(Square(0, rank)).y, std::to_string(rank + 1));
}

}  // namespace

void draw_fields(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules) {
    list.AddRectFilled(corner(grid.sheet()), far_corner(grid.sheet()), packed(colour::paper));
    draw_engraving(window, list, grid);
    draw_lakes(window, list, grid, rules);
    draw_lines(window, list, grid, rules);
    draw_edges(window, list, grid);
}

}  // namespace fow::stratego::screens
