#include "ui/table/map_sheet.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/desk/pictures.hpp"
#include "ui/desk/rects.hpp"
#include "ui/desk/surfaces.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::ui {

namespace {

/// A name on the map: its middle in cells from the north-west corner of the field.
struct PlaceName {
    const char* name;
    float x;
    float y;
    float size;  ///< share of a cell
};
constexpr std::array place_names{
    PlaceName{"MONT ST JEAN", 8.05F, 0.52F, 0.30F},     PlaceName{"MERBE BRAINE", 2.42F, 1.50F, 0.24F},
    PlaceName{"LA HAYE SAINTE", 7.62F, 4.42F, 0.26F},   PlaceName{"HOUGOUMONT", 2.42F, 5.70F, 0.26F},
    PlaceName{"PAPELOTTE", 9.30F, 4.92F, 0.22F},        PlaceName{"SMOHAIN", 11.35F, 4.80F, 0.20F},
    PlaceName{"LA BELLE ALLIANCE", 7.80F, 7.06F, 0.26F}, PlaceName{"ROSSOMME", 5.25F, 8.72F, 0.24F},
    PlaceName{"PLANCENOIT", 9.90F, 8.86F, 0.28F},       PlaceName{"BOIS DE PARIS", 11.20F, 7.24F, 0.20F},
};

float stroke_of(const Desk& desk) { return std::max(1.0F, desk.units(0.8F)); }

void lay_names(SDL_Surface& map, Pictures& pictures, const BoardGeometry& at_origin) {
    const SDL_FRect field = at_origin.field();
    const float cell = at_origin.cell();
    for (const PlaceName& place : place_names) {
        std::string spaced;
        for (const char* c = place.name; *c != '\0'; ++c) {
            spaced += *c;
            if (c[1] != '\0') spaced += "\xE2\x80\x8A";  // a hair space: capitals want air
        }
        const Surface name = pictures.text(Cut::italic, std::max(9, whole(cell * place.size)), spaced, 0x4A3520);
        const float x = at_origin.turned() ? file_count - place.x : place.x;
        const float y = at_origin.turned() ? rank_count - place.y : place.y;
        const float left = std::clamp(field.x + x * cell - static_cast<float>(name->w) / 2, field.x + 2,
                                      field.x + field.w - static_cast<float>(name->w) - 2);
        lay(map, *name, whole(left), whole(field.y + y * cell - static_cast<float>(name->h) / 2), 0.72F);
    }
}

Surface sheet_of(Desk& desk, const BoardGeometry& at_origin, bool places) {
    Pictures& pictures = desk.pictures();
    const SDL_FRect sheet = at_origin.sheet();
    const SDL_FRect field = at_origin.field();
    const float cell = at_origin.cell();
    Surface map = empty_surface(whole(sheet.w), whole(sheet.h));
    const Surface ground = pictures.svg("map", whole(sheet.w), whole(sheet.h));
    if (!map || !ground) return map;
    SDL_FillRect(map.get(), nullptr, 0xFF000000 | colour::paper);  // the drawing's last row may be half covered
    lay(*map, *ground, 0, 0);
    if (places) {
        const Surface ornaments = pictures.svg("map_places", whole(sheet.w), whole(sheet.h));
        if (ornaments) lay(*map, *ornaments, 0, 0);
    }
    if (at_origin.turned()) {
        auto* pixels = static_cast<Uint32*>(map->pixels);
        std::reverse(pixels, pixels + map->pitch / 4 * map->h);
    }
    if (places) lay_names(*map, pictures, at_origin);
    const float t = stroke_of(desk);
    const auto line = [&](float x, float y, float w, float h, unsigned rgb, float alpha) {
        const Surface bar = empty_surface(std::max(1, whole(w)), std::max(1, whole(h)));
        SDL_FillRect(bar.get(), nullptr, 0xFF000000 | rgb);
        lay(*map, *bar, whole(x), whole(y), alpha);
    };
    // The neat line: bars for every second cell, as surveyors draw it.
    const float bar = std::max(3.0F, std::round(cell * 0.07F));
    const auto frame = [&](float out, float thick, float alpha) {
        line(field.x - out, field.y - out, field.w + 2 * out, thick, colour::ink, alpha);
        line(field.x - out, field.y + field.h + out - thick, field.w + 2 * out, thick, colour::ink, alpha);
        line(field.x - out, field.y - out + thick, thick, field.h + 2 * (out - thick), colour::ink, alpha);
        line(field.x + field.w + out - thick, field.y - out + thick, thick, field.h + 2 * (out - thick), colour::ink, alpha);
    };
    frame(t, t, 0.8F);
    frame(bar + t, t, 0.8F);
    for (int i = 0; i < file_count; ++i) {
        if (i % 2 == 0) {
            line(field.x + static_cast<float>(i) * cell, field.y - bar, cell, bar - t, colour::ink, 0.7F);
            line(field.x + static_cast<float>(i) * cell, field.y + field.h + t, cell, bar - t, colour::ink, 0.7F);
        }
        if (i % 2 == 0 && i < rank_count) {
            line(field.x - bar, field.y + static_cast<float>(i) * cell, bar - t, cell, colour::ink, 0.7F);
            line(field.x + field.w + t, field.y + static_cast<float>(i) * cell, bar - t, cell, colour::ink, 0.7F);
        }
    }
    const int letters = std::max(12, whole(cell * 0.30F));
    const auto mark = [&](const std::string& text, float x, float y) {
        const Surface sign = pictures.text(Cut::regular, letters, text, colour::ink);
        lay(*map, *sign, whole(x - static_cast<float>(sign->w) / 2), whole(y - static_cast<float>(sign->h) / 2), 0.85F);
    };
    const float outer = (at_origin.margin() - bar) / 2;
    for (int file = 0; file < file_count; ++file) {
        const float x = at_origin.centre(Square(file, 0)).x;
        const std::string letter(1, static_cast<char>('a' + file));
        mark(letter, x, sheet.y + outer);
        mark(letter, x, sheet.y + sheet.h - outer);
    }
    for (int rank = 0; rank < rank_count; ++rank) {
        const float y = at_origin.centre(Square(0, rank)).y;
        const std::string number = std::to_string(rank + 1);
        mark(number, sheet.x + outer, y);
        mark(number, sheet.x + sheet.w - outer, y);
    }
    return map;
}

}  // namespace

void draw_sheet(Desk& desk, ImDrawList& list, const BoardGeometry& geometry, bool places) {
    const SDL_FRect sheet = geometry.sheet();
    const std::string key = "map " + std::to_string(whole(sheet.w)) + (geometry.turned() ? " turned" : "") + (places ? " places" : "");
    SDL_Texture* texture = desk.pictures().kept(key, [&] { return sheet_of(desk, BoardGeometry({0, 0, sheet.w, sheet.h}, geometry.turned()), places); });
    list.AddImage(texture, corner(sheet), far_corner(sheet));
}

void draw_grid(Desk& desk, ImDrawList& list, const BoardGeometry& geometry) {
    const SDL_FRect field = geometry.field();
    const float cell = geometry.cell();
    const float t = stroke_of(desk);
    for (int i = 1; i < file_count; ++i) {
        const float x = field.x + static_cast<float>(i) * cell;
        list.AddRectFilled({x, field.y}, {x + t, field.y + field.h}, packed(colour::ink, 0.16F));
    }
    for (int i = 1; i < rank_count; ++i) {
        const bool middle = i == 4 || i == 6;  // W0.2: the set-up zones end here
        const float y = field.y + static_cast<float>(i) * cell;
        list.AddRectFilled({field.x, y}, {field.x + field.w, y + (middle ? 2 * t : t)}, packed(colour::ink, middle ? 0.34F : 0.16F));
    }
}

}  // namespace fow::ui
