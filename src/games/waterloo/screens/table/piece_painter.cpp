#include "games/waterloo/screens/table/piece_painter.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/letters.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::waterloo::screens {

namespace {

const char* silhouette_of(Kind kind) {
    switch (kind) {
        case Kind::light_infantry: return "kind_light_infantry";
        case Kind::line_infantry: return "kind_line_infantry";
        case Kind::light_cavalry: return "kind_light_cavalry";
        case Kind::heavy_cavalry: return "kind_heavy_cavalry";
        case Kind::artillery: return "kind_artillery";
        case Kind::commander:
        case Kind::commander_in_chief: break;
    }
    return "kind_commander";
}

std::string file_word(const char* prefix, std::string_view name) { return std::string(prefix) + std::string(name); }

/// The block inside its cell: the same for faces and backs of all armies.
SDL_Rect block_in(const SDL_FRect& cell) {
    const float inset = std::round(cell.w * 0.055F);
    return {static_cast<int>(std::round(cell.x + inset)), static_cast<int>(std::round(cell.y + inset)),
            static_cast<int>(std::round(cell.w - 2 * inset)), static_cast<int>(std::round(cell.h - 2 * inset))};
}

/// The bounding box of the strokes, so that a numeral can be placed by its ink.
SDL_Rect ink_of(SDL_Surface& s) {
    int left = s.w;
    int right = -1;
    int top = s.h;
    int bottom = -1;
    for (int y = 0; y < s.h; ++y) {
        const Uint32* pixels = row(s, y);
        for (int x = 0; x < s.w; ++x) {
            if (pixels[x] >> 24 < 40) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    return right < 0 ? SDL_Rect{0, 0, 1, 1} : SDL_Rect{left, top, right - left + 1, bottom - top + 1};
}

void blit_ink(SDL_Surface& target, SDL_Surface& text, int x, int y, float alpha = 1) {
    const SDL_Rect ink = ink_of(text);
    blit(target, text, x - ink.x, y - ink.y, alpha);
}

/// Narrows a line that is slightly too wide.
Surface squeezed(Surface line, int room) {
    const int ink = ink_of(*line).w;
    Surface narrow = empty_surface(line->w * room / ink, line->h);
    if (narrow) SDL_SoftStretchLinear(line.get(), nullptr, narrow.get(), nullptr);
    return narrow;
}

/// The name, or as much of its short form as fits: all of it, or without its last words, or only the first word, cut short.
Surface name_line(Pictures& pictures, std::string name, int size, int room, unsigned rgb) {
    const auto fitting = [&](const std::string& text) {
        Surface line = pictures.text(Cut::small, size, text, rgb);
        if (!line || ink_of(*line).w <= room) return line;
        return ink_of(*line).w <= room * 5 / 4 ? squeezed(std::move(line), room) : nullptr;
    };
    if (Surface line = pictures.text(Cut::small, size, name, rgb); line && ink_of(*line).w <= room) return line;
    name = short_name(std::move(name));
    while (true) {
        if (Surface line = fitting(name)) return line;
        auto space = name.find_last_of(' ');
        if (space == std::string::npos || space < 5) break;
        // "Dragons de" would look unfinished.
        for (auto before = name.find_last_of(' ', space - 1); before != std::string::npos && space - before < 4;
             before = name.find_last_of(' ', space - 1))
            space = before;
        name.resize(space);
    }
    while (name.size() > 3) {
        name.resize(first_letters(name, letters_in(name) - 1).size());
        if (Surface line = fitting(name + '.')) return line;
    }
    return nullptr;
}

/// Weakening (W4.5), which is public, on the face and the back: brass chevrons on a dark tab.
void blit_chevrons(SDL_Surface& block, Pictures& pictures, int count) {
    if (count == 0) return;
    const int size = block.w;
    const int wide = part(size, 0.25F);
    const int tall = part(size, 0.17F);
    const int step = part(size, 0.10F);
    const int left = size - wide - part(size, 0.10F);
    const Surface tab = empty_surface(wide + part(size, 0.06F), tall + (count - 1) * step + part(size, 0.05F));
    SDL_FillRect(tab.get(), nullptr, 0xFF000000 | colour::ink);
    blit(block, *tab, left - part(size, 0.03F), part(size, 0.02F), 0.92F);
    for (int i = 0; i < count; ++i) {
        const Surface chevron = pictures.svg("chevron", wide, tall);
        blit(block, *chevron, left, part(size, 0.04F) + i * step);
    }
}

/// The mark of a contingent, in the upper right corner of a face; chevrons cover it.
void blit_contingent(SDL_Surface& block, Pictures& pictures, Contingent contingent) {
    const int size = part(block.w, 0.18F);
    if (contingent == Contingent::none || size < 6) return;
    blit(block, *pictures.svg(file_word("contingent_", word(contingent)), size, size), block.w - size - part(block.w, 0.10F),
         part(block.w, 0.10F));
}

void blit_face(SDL_Surface& block, Window& window, const SeenPiece& piece, const Unit& unit) {
    Pictures& pictures = window.pictures();
    const int size = block.w;
    const unsigned coat = coat_of(unit.contingent, piece.army, window);
    const int margin = part(size, 0.12F);
    const bool large = window.settings().large_numbers;
    const bool named = size >= 44 && !large;
    // Small blocks need large letters; large ones have room for the whole name.
    const int letters = std::max(part(size, 0.135F), std::clamp(part(size, 0.195F), 10, 12));
    const int name_room = named ? part(size, 0.085F) + letters : 0;

    const bool general = unit.kind == Kind::commander || unit.kind == Kind::commander_in_chief;
    const bool numbered = piece.strength > 0;
    const int wide = part(size, unit.kind == Kind::artillery || unit.kind == Kind::commander_in_chief ? 0.70F : large ? 0.50F : 0.54F);
    const Surface figure = pictures.svg(silhouette_of(unit.kind), wide, wide, coat);
    const int right = numbered ? size - wide - part(size, 0.07F) : (size - wide) / 2;
    blit(block, *figure, right, size - wide - std::max(name_room, part(size, 0.10F)), 0.92F);

    if (numbered) {
        const Surface numeral = pictures.text(Cut::bold, part(size, large ? 0.74F : 0.50F), std::to_string(piece.strength), colour::ink);
        const SDL_Rect ink = ink_of(*numeral);
        blit_ink(block, *numeral, margin, margin);
        if (unit.kind == Kind::line_infantry || unit.kind == Kind::heavy_cavalry) {
            const Surface star = pictures.svg("asterisk", part(size, 0.15F), part(size, 0.15F), colour::ink);
            blit(block, *star, margin + ink.w + part(size, 0.015F), margin - part(size, 0.02F));
        }
    }
    if (general) {
        const int star = part(size, 0.17F);
        const Surface badge = pictures.svg("star", star, star, colour::brass);
        const int count = unit.kind == Kind::commander_in_chief ? 3 : 1;
        for (int i = 0; i < count; ++i) {
            const int x = count == 1 ? margin : (size - count * star) / 2 + i * star;
            blit(block, *badge, x, count == 1 ? part(size, 0.46F) : margin - part(size, 0.01F));
        }
    }
    blit_contingent(block, pictures, unit.contingent);
    if (named) {
        if (const Surface line = name_line(pictures, unit.name, letters, size - part(size, 0.16F), colour::ink)) {
            const SDL_Rect ink = ink_of(*line);
            // EB Garamond's descenders take a quarter of the line, so align by the baseline.
            blit(block, *line, (size - ink.w) / 2 - ink.x, size - part(size, 0.10F) - part(letters, 1.02F));
        }
    }
    blit_chevrons(block, pictures, piece.weakened);
    if (piece.known_to_enemy != Knowledge::back) {
        const int eye = part(size, 0.20F);
        const Surface mark =
            pictures.svg("eye", eye, eye, uniform_of(piece.army == Army::french ? Army::allied : Army::french, window).cloth);
        blit(block, *mark, margin, size - eye - std::max(name_room, part(size, 0.10F)));
    }
}

void blit_back(SDL_Surface& block, Window& window, const SeenPiece& piece, const Roster& roster) {
    Pictures& pictures = window.pictures();
    const bool large = window.settings().large_numbers;
    const int size = block.w;
    const unsigned pale = 0xF4E9CC;
    const bool known = piece.knowledge != Knowledge::back;
    const int crest = part(size, 0.32F);
    const Surface arms = pictures.svg(file_word("crest_", word(piece.army)), crest, crest, 0xD9BC78);
    blit(block, *arms, (size - crest) / 2 + (known ? part(size, 0.07F) : 0), part(size, 0.10F));
    const int wide = part(size, 0.54F);
    const Surface branch = pictures.svg(file_word("branch_", word(piece.branch)), wide, wide, pale);
    blit(block, *branch, (size - wide) / 2, size - wide - part(size, 0.05F));
    if (piece.knowledge == Knowledge::all && piece.unit) {
        const Unit& unit = unit_of(roster, *piece.unit);
        const bool starred = unit.kind == Kind::line_infantry || unit.kind == Kind::heavy_cavalry;
        if (piece.strength > 0) {
            const Surface numeral = pictures.text(Cut::bold, part(size, large ? 0.56F : 0.36F), std::to_string(piece.strength), 0xFFFFFF);
            const SDL_Rect ink = ink_of(*numeral);
            blit_ink(block, *numeral, part(size, 0.11F), part(size, 0.11F));
            if (starred) {
                const Surface star = pictures.svg("asterisk", part(size, 0.12F), part(size, 0.12F), 0xFFFFFF);
                blit(block, *star, part(size, 0.12F) + ink.w, part(size, 0.09F));
            }
        }
        if (unit.kind == Kind::commander || unit.kind == Kind::commander_in_chief) {
            const int star = part(size, 0.19F);
            const Surface badge = pictures.svg("star", star, star, 0xFFFFFF);
            blit(block, *badge, part(size, 0.11F), part(size, piece.strength > 0 ? 0.44F : 0.12F));
        }
    } else if (piece.knowledge == Knowledge::light_infantry) {
        const Surface mark = pictures.text(Cut::bold, part(size, 0.32F), "L", 0xFFFFFF);
        blit_ink(block, *mark, part(size, 0.11F), part(size, 0.11F));
    }
    blit_chevrons(block, pictures, piece.weakened);
}

/// An empty block in the colours of that army.
Surface army_block(Window& window, const char* prefix, Army army, int size) {
    const Uniform drawn = uniform_of(army, Colours::uniforms);
    const Uniform worn = uniform_of(army, window);
    return window.pictures().svg(file_word(prefix, word(army)), size, size,
                                 {{drawn.cloth, worn.cloth}, {drawn.light, worn.light}, {drawn.edge, worn.edge}});
}

/// A soft shadow: full under a block of `size`, fading over `soft` pixels beyond it.
Surface shadow(int size, int soft) {
    Surface surface = empty_surface(size + 2 * soft, size + 2 * soft);
    if (!surface) return surface;
    const float radius = static_cast<float>(size) * 0.09F;
    const float half = static_cast<float>(size) / 2;
    for (int y = 0; y < surface->h; ++y) {
        Uint32* pixels = row(*surface, y);
        for (int x = 0; x < surface->w; ++x) {
            const float middle = half + static_cast<float>(soft);
            const float dx = std::max(0.0F, std::abs(static_cast<float>(x) + 0.5F - middle) - half + radius);
            const float dy = std::max(0.0F, std::abs(static_cast<float>(y) + 0.5F - middle) - half + radius);
            const float out = std::sqrt(dx * dx + dy * dy) - radius;
            const float t = std::clamp(0.5F - out / (2 * static_cast<float>(soft)), 0.0F, 1.0F);
            pixels[x] = static_cast<Uint32>(t * t * (3 - 2 * t) * 120) << 24;
        }
    }
    return surface;
}

}  // namespace

SeenPiece as_printed(const Roster& roster, UnitId unit) {
    const Unit& printed = unit_of(roster, unit);
    SeenPiece piece;
    piece.army = printed.army;
    piece.branch = branch_of(printed.kind);
    piece.knowledge = Knowledge::all;
    piece.unit = unit;
    piece.strength = printed.strength;
    return piece;
}

bool shows_face(Viewer viewer, const SeenPiece& piece) { return piece.unit && sits(viewer, seat_of(piece.army)); }

void draw_figure(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, Kind kind) {
    const int size = std::max(4, whole(rect.w));
    SDL_Texture* figure = window.pictures().sign(silhouette_of(kind), size, size, uniform_of(army, window).cloth);
    const ImVec2 at(std::round(rect.x), std::round(rect.y));
    list.AddImage(figure, at, {at.x + static_cast<float>(size), at.y + static_cast<float>(size)});
}

void draw_kind(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, Kind kind, int strength) {
    const SDL_Rect block = block_in(rect);
    if (block.w < 4) return;
    Pictures& pictures = window.pictures();
    const std::string key = "kind " + std::to_string(block.w) + ' ' + std::string(word(army)) + ' ' +
                            std::to_string(static_cast<int>(kind)) + ' ' + std::to_string(strength);
    SDL_Texture* texture = pictures.kept(key, [&] {
        Surface surface = army_block(window, "face_", army, block.w);
        if (!surface) return surface;
        const int figure = part(block.w, strength > 0 ? 0.60F : 0.76F);
        const int at = strength > 0 ? block.w - figure - part(block.w, 0.07F) : (block.w - figure) / 2;
        blit(*surface, *pictures.svg(silhouette_of(kind), figure, figure, uniform_of(army, window).cloth), at, at);
        if (strength > 0) {
            const Surface numeral = pictures.text(Cut::bold, part(block.w, 0.54F), std::to_string(strength), colour::ink);
            blit_ink(*surface, *numeral, part(block.w, 0.11F), part(block.w, 0.11F));
        } else if (kind == Kind::line_infantry || kind == Kind::heavy_cavalry) {
            const int star = part(block.w, 0.22F);
            blit(*surface, *pictures.svg("asterisk", star, star, colour::ink), part(block.w, 0.10F), part(block.w, 0.10F));
        }
        if (kind == Kind::commander_in_chief) {
            const int star = part(block.w, 0.26F);
            blit(*surface, *pictures.svg("star", star, star, colour::brass), part(block.w, 0.10F), part(block.w, 0.10F));
        }
        return surface;
    });
    list.AddImage(texture, {static_cast<float>(block.x), static_cast<float>(block.y)},
                  {static_cast<float>(block.x + block.w), static_cast<float>(block.y + block.h)});
}

void draw_piece(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenPiece& piece, const Roster& roster,
                const PieceLook& look) {
    SDL_Rect block = block_in(rect);
    if (block.w < 4) return;
    Pictures& pictures = window.pictures();
    const bool face = look.face && piece.knowledge == Knowledge::all && piece.unit;

    const int soft = part(block.w, look.lifted ? 0.16F : 0.08F);
    const int lift = look.lifted ? whole(4 * window.scale()) : 0;
    SDL_Texture* under =
        pictures.kept("shadow " + std::to_string(block.w) + (look.lifted ? " lifted" : ""), [&] { return shadow(block.w, soft); });
    const int fall = part(block.w, 0.045F) + lift;
    const auto corner = [](int x, int y) { return ImVec2(static_cast<float>(x), static_cast<float>(y)); };
    list.AddImage(under, corner(block.x - soft + fall / 2, block.y - soft + fall),
                  corner(block.x + block.w + soft + fall / 2, block.y + block.h + soft + fall), {0, 0}, {1, 1},
                  packed(0xFFFFFF, look.alpha));

    std::string key = "piece " + std::to_string(block.w) + (window.settings().large_numbers ? " large" : "") +
                      (face ? " face " : " back ") + std::string(word(piece.army));
    key += ' ';
    key += word(piece.branch);
    key += ' ' + std::to_string(static_cast<int>(piece.knowledge)) + ' ' + std::to_string(piece.strength) + ' ' +
           std::to_string(piece.weakened);
    if (piece.unit) key += " #" + std::to_string(piece.unit->index());
    // Another game may have other names and contingents.
    if (face) key += ' ' + unit_of(roster, *piece.unit).name + (piece.known_to_enemy != Knowledge::back ? " known" : "");
    if (face) key += ' ' + std::string(word(unit_of(roster, *piece.unit).contingent));
    SDL_Texture* top = pictures.kept(key, [&] {
        Surface surface = army_block(window, face ? "face_" : "back_", piece.army, block.w);
        if (!surface) return surface;
        if (face) blit_face(*surface, window, piece, unit_of(roster, *piece.unit));
        else blit_back(*surface, window, piece, roster);
        return surface;
    });
    block.y -= lift;
    const ImU32 tint = look.dimmed ? packed(0x9A9A92, look.alpha) : packed(0xFFFFFF, look.alpha);
    list.AddImage(top, corner(block.x, block.y), corner(block.x + block.w, block.y + block.h), {0, 0}, {1, 1}, tint);
}

Drawing picture_of(const SeenPiece& piece, const Roster& roster) {
    return [piece, &roster](Window& window, ImDrawList& list, const SDL_FRect& rect) {
        draw_piece(window, list, rect, piece, roster, {.face = true});
    };
}

}  // namespace fow::waterloo::screens
