#include "games/stratego/screens/table/piece_painter.hpp"

#include "games/stratego/screens/words.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::stratego::screens {
namespace {

constexpr unsigned gilt = 0xD9BC78, pale = 0xF4E9CC;

std::string sign_file(Rank rank) {
    std::string word(name(rank));
    word.front() = static_cast<char>(word.front() - 'A' + 'a');
    return "stratego/rank_" + word;
}

const char* side_file(const char* blue, const char* red, Seat side) { return side == blue_seat ? blue : red; }

/// The block inside its cell.
SDL_Rect block_of(const SDL_FRect& cell) {
    const float inset = std::round(cell.w * 0.05F);
    return {whole(cell.x + inset), whole(cell.y + inset), whole(cell.w - 2 * inset), whole(cell.h - 2 * inset)};
}

/// An empty block in the colours of that side.
Surface empty_block(Window& window, Seat side, bool face, int size) {
    const Uniform drawn = uniform_of(side, Colours::uniforms);
    const Uniform worn = uniform_of(side, window);
    const char* file =
        face ? side_file("stratego/face_blue", "stratego/face_red", side) : side_file("stratego/back_blue", "stratego/back_red", side);
    return window.pictures().svg(file, size, size, {{drawn.cloth, worn.cloth}, {drawn.light, worn.light}, {drawn.edge, worn.edge}});
}

/// Its ink begins at that pixel. Returns the width of the ink.
int blit_numeral(SDL_Surface& block, Pictures& pictures, Rank rank, int x, int y, float share, unsigned rgb) {
    const std::string digits = std::to_string(strength(rank));
    const Surface text = pictures.text(Cut::bold, part(block.h, digits.size() > 1 ? share * 0.9F : share) * 7 / 5, digits, rgb);
    if (!text) return 0;
    const SDL_Rect ink = ink_box(*text);
    blit(block, *text, x - ink.x, y - ink.y);
    return ink.w;
}

void blit_sign(SDL_Surface& block, Pictures& pictures, Rank rank, int size, int x, int y, unsigned rgb) {
    const Surface sign = pictures.svg(sign_file(rank), size, size, rgb);
    if (sign) blit(block, *sign, x, y, 0.94F);
}

void blit_block_face(SDL_Surface& block, Window& window, const SeenPiece& piece) {
    const int size = block.w;
    const Rank rank = *piece.rank;
    const unsigned cloth = uniform_of(piece.side, window).cloth;
    if (!can_move(rank)) {
        const int wide = part(size, 0.68F);
        blit_sign(block, window.pictures(), rank, wide, (size - wide) / 2, part(size, 0.15F), rank == Rank::bomb ? colour::ink : cloth);
        return;
    }
    const bool large = window.settings().large_numbers;
    const int wide = part(size, large ? 0.44F : strength(rank) > 9 ? 0.50F : 0.56F);  // two digits need more room
    blit_sign(block, window.pictures(), rank, wide, size - wide - part(size, 0.09F), size - wide - part(size, 0.13F), cloth);
    blit_numeral(block, window.pictures(), rank, part(size, 0.13F), part(size, 0.14F), large ? 0.52F : 0.42F, colour::ink);
}

void blit_block_back(SDL_Surface& block, Window& window, const SeenPiece& piece) {
    const int size = block.w;
    if (!piece.rank) {
        const int wide = part(size, 0.44F);
        const Surface arms = window.pictures().svg(side_file("stratego/crest_blue", "stratego/crest_red", piece.side), wide, wide, gilt);
        if (arms) blit(block, *arms, (size - wide) / 2, (size - wide) / 2 - part(size, 0.02F));
        return;
    }
    const Rank rank = *piece.rank;
    const int wide = part(size, can_move(rank) ? 0.46F : 0.58F);
    const int x = can_move(rank) ? size - wide - part(size, 0.12F) : (size - wide) / 2;
    blit_sign(block, window.pictures(), rank, wide, x, can_move(rank) ? size - wide - part(size, 0.15F) : part(size, 0.19F), pale);
    if (can_move(rank)) blit_numeral(block, window.pictures(), rank, part(size, 0.15F), part(size, 0.15F), 0.38F, 0xFFFFFF);
}

/// In the upper right corner, which faces and backs leave free: one arrow for a piece that has moved, two for one that ran.
void blit_moved(SDL_Surface& block, Window& window, bool far) {
    const int size = block.w;
    const int wide = part(size, 0.22F), tall = part(size, 0.15F), step = part(size, 0.09F);
    const int left = size - wide - part(size, 0.06F);
    const Surface tab = empty_surface(wide + part(size, 0.04F), tall + (far ? step : 0) + part(size, 0.05F));
    if (!tab) return;
    SDL_FillRect(tab.get(), nullptr, 0xFF000000 | colour::ink);
    blit(block, *tab, left - part(size, 0.02F), part(size, 0.03F), 0.88F);
    for (int i = 0; i < (far ? 2 : 1); ++i)
        if (const Surface arrow = window.pictures().svg("chevron", wide, tall)) blit(block, *arrow, left, part(size, 0.05F) + i * step);
}

}  // namespace

void draw_rank_sign(Window& window, ImDrawList& list, const SDL_FRect& rect, Rank rank, unsigned rgb) {
    const int size = std::max(4, whole(rect.w));
    const ImVec2 at(std::round(rect.x), std::round(rect.y));
    list.AddImage(window.pictures().sign(sign_file(rank), size, size, rgb), at,
                  {at.x + static_cast<float>(size), at.y + static_cast<float>(size)});
}

void draw_arms(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side) {
    const int size = std::max(4, whole(rect.w));
    const ImVec2 at(std::round(rect.x), std::round(rect.y));
    list.AddImage(
        window.pictures().sign(side_file("stratego/crest_blue", "stratego/crest_red", side), size, size, uniform_of(side, window).cloth),
        at, {at.x + static_cast<float>(size), at.y + static_cast<float>(size)});
}

void draw_block(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenPiece& piece, const BlockLook& look) {
    SDL_Rect block = block_of(rect);
    if (block.w < 4) return;
    const bool face = look.face && piece.rank;
    const bool known = face && look.marks && (piece.shown || piece.far);
    std::string key = "block " + std::to_string(block.w) + (face ? " face " : " back ") + std::to_string(static_cast<int>(piece.side)) +
                      ' ' + (piece.rank ? std::to_string(static_cast<int>(*piece.rank)) : "-") + (known ? " known" : "") +
                      (window.settings().large_numbers ? " large" : "");
    if (look.marks) key += piece.far ? " far" : piece.moved ? " moved" : "";
    SDL_Texture* texture = window.pictures().kept(key, [&] {
        Surface surface = empty_block(window, piece.side, face, block.w);
        if (!surface) return surface;
        if (face) blit_block_face(*surface, window, piece);
        else blit_block_back(*surface, window, piece);
        if (look.marks && piece.moved) blit_moved(*surface, window, piece.far);
        if (known) {
            const int eye = part(block.w, 0.22F);
            if (const Surface mark = window.pictures().svg("eye", eye, eye, uniform_of(other(piece.side), window).cloth))
                blit(*surface, *mark, part(block.w, 0.11F), block.w - eye - part(block.w, 0.12F));
        }
        return surface;
    });
    const float depth =
        std::clamp(std::round(static_cast<float>(block.w) * (look.lifted ? 0.09F : 0.04F)), 1.0F, window.units(look.lifted ? 10 : 4));
    if (look.lifted) block.y -= whole(4 * window.scale());
    const ImVec2 low(static_cast<float>(block.x), static_cast<float>(block.y));
    const ImVec2 high(static_cast<float>(block.x + block.w), static_cast<float>(block.y + block.h));
    draw_shadow(list, low, high, depth, 0.34F * look.alpha);
    list.AddImage(texture, low, high, {0, 0}, {1, 1}, packed(0xFFFFFF, look.alpha));
}

}  // namespace fow::stratego::screens
