#include "games/waterloo/screens/table/ground.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::waterloo::screens {

namespace {

/// A name on the map; x, y: its middle, in cells from the north-west corner of the field.
struct PlaceName {
    const char* name;
    float x;
    float y;
    float size;  ///< share of a cell
};
constexpr std::array place_names{
    PlaceName{"MONT ST JEAN", 8.05F, 0.52F, 0.30F},      PlaceName{"MERBE BRAINE", 2.42F, 1.50F, 0.24F},
    PlaceName{"LA HAYE SAINTE", 7.62F, 4.42F, 0.26F},    PlaceName{"HOUGOUMONT", 2.42F, 5.70F, 0.26F},
    PlaceName{"PAPELOTTE", 9.30F, 4.92F, 0.22F},         PlaceName{"SMOHAIN", 11.35F, 4.80F, 0.20F},
    PlaceName{"LA BELLE ALLIANCE", 7.80F, 7.06F, 0.26F}, PlaceName{"ROSSOMME", 5.25F, 8.72F, 0.24F},
    PlaceName{"PLANCENOIT", 9.90F, 8.86F, 0.28F},        PlaceName{"BOIS DE PARIS", 11.20F, 7.24F, 0.20F},
};

float stroke_of(const Window& window) { return std::max(1.0F, window.units(0.8F)); }

void blit_names(SDL_Surface& map, Pictures& pictures, const BoardGeometry& at_origin) {
    const SDL_FRect field = at_origin.field();
    const float cell = at_origin.cell();
    for (const PlaceName& place : place_names) {
        std::string spaced;
        for (const char* c = place.name; *c != '\0'; ++c) {
            spaced += *c;
            if (c[1] != '\0') spaced += "\xE2\x80\x8A";  // a hair space between capitals
        }
        const Surface name = pictures.text(Cut::italic, std::max(9, whole(cell * place.size)), spaced, 0x4A3520);
        const float x = at_origin.turned() ? file_count - place.x : place.x;
        const float y = at_origin.turned() ? rank_count - place.y : place.y;
        const float left = std::clamp(field.x + x * cell - static_cast<float>(name->w) / 2, field.x + 2,
                                      field.x + field.w - static_cast<float>(name->w) - 2);
        blit(map, *name, whole(left), whole(field.y + y * cell - static_cast<float>(name->h) / 2), 0.72F);
    }
}

/// Draws bars and thin lines of ink.
class InkPen {
public:
    InkPen(SDL_Surface& map, const BoardGeometry& at_origin, float stroke)
        : map_(map), field_(at_origin.field()), cell_(at_origin.cell()), stroke_(stroke) {}

    /// The neat line of a surveyor's map: bars along every second cell.
    void neat_line(float bar) const {
        frame(stroke_, 0.8F);
        frame(bar + stroke_, 0.8F);
        for (int i = 0; i < file_count; i += 2) {
            const float along = static_cast<float>(i) * cell_;
            line(field_.x + along, field_.y - bar, cell_, bar - stroke_, 0.7F);
            line(field_.x + along, field_.y + field_.h + stroke_, cell_, bar - stroke_, 0.7F);
            if (i >= rank_count) continue;
            line(field_.x - bar, field_.y + along, bar - stroke_, cell_, 0.7F);
            line(field_.x + field_.w + stroke_, field_.y + along, bar - stroke_, cell_, 0.7F);
        }
    }

private:
    void line(float x, float y, float w, float h, float alpha) const {
        const Surface bar = empty_surface(std::max(1, whole(w)), std::max(1, whole(h)));
        SDL_FillRect(bar.get(), nullptr, 0xFF000000 | colour::ink);
        blit(map_, *bar, whole(x), whole(y), alpha);
    }
    /// A frame that far outside the field.
    void frame(float out, float alpha) const {
        const float thick = stroke_;
        line(field_.x - out, field_.y - out, field_.w + 2 * out, thick, alpha);
        line(field_.x - out, field_.y + field_.h + out - thick, field_.w + 2 * out, thick, alpha);
        line(field_.x - out, field_.y - out + thick, thick, field_.h + 2 * (out - thick), alpha);
        line(field_.x + field_.w + out - thick, field_.y - out + thick, thick, field_.h + 2 * (out - thick), alpha);
    }

    SDL_Surface& map_;
    SDL_FRect field_;
    float cell_;
    float stroke_;
};

/// The letters of the files and the numbers of the ranks, `outer` pixels from the edges of the sheet.
void blit_signs(SDL_Surface& map, Pictures& pictures, const BoardGeometry& at_origin, float outer) {
    const SDL_FRect sheet = at_origin.sheet();
    const int letters = std::max(11, whole(at_origin.margin() * 0.86F));
    const auto mark = [&](const std::string& text, float x, float y) {
        const Surface sign = pictures.text(Cut::regular, letters, text, colour::ink);
        blit(map, *sign, whole(x - static_cast<float>(sign->w) / 2), whole(y - static_cast<float>(sign->h) / 2), 0.85F);
    };
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
}

Surface sheet_of(Window& window, const BoardGeometry& at_origin, bool places) {
    Pictures& pictures = window.pictures();
    const SDL_FRect sheet = at_origin.sheet();
    Surface map = empty_surface(whole(sheet.w), whole(sheet.h));
    // The drawings have a wider margin than the sheet.
    const float over = std::round(at_origin.cell() * drawn_margin) - at_origin.margin();
    const auto drawing = [&](const char* name) { return pictures.svg(name, whole(sheet.w + 2 * over), whole(sheet.h + 2 * over)); };
    const Surface ground = drawing("map");
    if (!map || !ground) return map;
    SDL_FillRect(map.get(), nullptr, 0xFF000000 | colour::paper);  // the drawing may cover its last row only half
    blit(*map, *ground, -whole(over), -whole(over));
    if (places) {
        const Surface ornaments = drawing("map_places");
        if (ornaments) blit(*map, *ornaments, -whole(over), -whole(over));
    }
    if (at_origin.turned()) {
        auto* pixels = static_cast<Uint32*>(map->pixels);
        std::reverse(pixels, pixels + map->pitch / 4 * map->h);
    }
    constexpr float legible = 36;  // pixels of a cell
    if (places && at_origin.cell() >= legible) blit_names(*map, pictures, at_origin);
    const float bar = std::max(3.0F, std::round(at_origin.cell() * 0.045F));
    InkPen(*map, at_origin, stroke_of(window)).neat_line(bar);
    if (at_origin.cell() >= legible) blit_signs(*map, pictures, at_origin, (at_origin.margin() - bar) / 2);
    return map;
}

}  // namespace

void draw_sheet(Window& window, ImDrawList& list, const BoardGeometry& geometry, bool places) {
    const SDL_FRect sheet = geometry.sheet();
    const std::string key = "map " + std::to_string(whole(sheet.w)) + (geometry.turned() ? " turned" : "") + (places ? " places" : "");
    SDL_Texture* texture =
        window.pictures().kept(key, [&] { return sheet_of(window, BoardGeometry({0, 0, sheet.w, sheet.h}, geometry.turned()), places); });
    list.AddImage(texture, corner(sheet), far_corner(sheet));
}

void draw_grid(Window& window, ImDrawList& list, const BoardGeometry& geometry) {
    const SDL_FRect field = geometry.field();
    const float cell = geometry.cell();
    const float t = stroke_of(window);
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

}  // namespace fow::waterloo::screens
