#include "games/alliance/screens/field.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

struct Spot {
    float x;
    float y;
};

/// The middles of the camps, in units of the map.
Spot spot_of(CardId camp) {
    switch (camp) {
        case CardId::derlon: return {650, 428};
        case CardId::reille: return {262, 404};
        case CardId::lobau: return {684, 510};
        case CardId::guard: return {424, 568};
        case CardId::kellermann: return {206, 494};
        case CardId::milhaud: return {422, 478};
        case CardId::battery: return {650, 344};
        case CardId::orange: return {626, 152};
        case CardId::hill: return {210, 146};
        case CardId::uxbridge: return {662, 56};
        case CardId::reserve: return {356, 62};
        case CardId::blucher: return {912, 306};
        case CardId::wellington: return {502, 128};
        case CardId::napoleon: break;
    }
    return {520, 590};
}

struct PlaceSpot {
    Spot cube;
    Spot name;
};
PlaceSpot spot_of(Place place) {
    switch (place) {
        case Place::hougoumont: return {{98, 258}, {150, 298}};
        case Place::lahaye: return {{434, 258}, {470, 322}};
        case Place::plancenoit: break;
    }
    return {{786, 556}, {872, 494}};
}

constexpr float block_size = 34, block_step = 38, camp_pad = 8;

bool stands_in_square(const View& view, CardId camp) {
    const auto corps = corps_of(camp);
    return corps && view.in_square(*corps);
}

/// How many blocks a row of that camp holds.
int columns_of(const View& view, CardId camp, int all) {
    if (camp == CardId::blucher) return 2;
    return stands_in_square(view, camp) ? std::max(1, (all + 1) / 2) : std::max(1, all);
}

ImVec2 to_pixels(const SDL_FRect& map, Spot spot) {
    const float k = field_scale(map);
    return {map.x + spot.x * k, map.y + spot.y * k};
}

std::string name_on_map(CardId camp) { return camp == CardId::battery ? tr("Grand Battery") : title_of(camp); }

/// Bayonets all around: the corps is in square.
void draw_bayonets(const Window& window, ImDrawList& list, const SDL_FRect& r, ImU32 ink, float k) {
    const float step = 9 * k, out = 7 * k;
    for (float x = r.x + step / 2; x < r.x + r.w; x += step) {
        list.AddLine({x, r.y}, {x, r.y - out}, ink, window.line());
        list.AddLine({x, r.y + r.h}, {x, r.y + r.h + out}, ink, window.line());
    }
    for (float y = r.y + step / 2; y < r.y + r.h; y += step) {
        list.AddLine({r.x, y}, {r.x - out, y}, ink, window.line());
        list.AddLine({r.x + r.w, y}, {r.x + r.w + out, y}, ink, window.line());
    }
    list.AddRect(corner(r), far_corner(r), ink, 0, 0, 2 * window.line());
}

void draw_dashed_frame(const Window& window, ImDrawList& list, const SDL_FRect& r, ImU32 ink) {
    const float thick = std::max(2.0F, window.units(2.5F)), dash = window.units(6);
    const ImVec2 a = corner(r), b{r.x + r.w, r.y}, c = far_corner(r), d{r.x, r.y + r.h};
    draw_dashes(list, a, b, ink, thick, dash);
    draw_dashes(list, b, c, ink, thick, dash);
    draw_dashes(list, c, d, ink, thick, dash);
    draw_dashes(list, d, a, ink, thick, dash);
}

SDL_FRect grown(const SDL_FRect& r, float by) { return {r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by}; }

void paint_plate(const Window& window, ImDrawList& list, const SDL_FRect& r, CardId camp, const View& view, float k) {
    const Uniform uniform = uniform_of(nation_of(camp), window);
    const float shade = std::max(1.0F, 3 * k);
    list.AddRectFilled({r.x + shade, r.y + shade}, {r.x + r.w + shade, r.y + r.h + shade}, packed(0x000000, 0.2F));
    const bool charges = view.ney && (camp == CardId::kellermann || camp == CardId::milhaud);
    list.AddRectFilled(corner(r), far_corner(r), packed(charges ? 0xF6DF9A : 0xF4ECD6, 0.92F));
    if (stands_in_square(view, camp)) draw_bayonets(window, list, r, packed(uniform.edge), k);
    else list.AddRect(corner(r), far_corner(r), packed(uniform.edge, 0.8F), 0, 0, window.line());
    list.AddRectFilled(corner(r), {r.x + r.w, r.y + std::max(2.0F, 4 * k)}, packed(uniform.cloth));
    if (charges) list.AddRect(corner(grown(r, 3 * k)), far_corner(grown(r, 3 * k)), packed(colour::brass), 0, 0, window.units(2));
}

void paint_blocks(Window& window, ImDrawList& list, const SDL_FRect& r, CardId camp, const View& view, const RuleSet& rules, float k) {
    const Strength strength = *strength_of(view, rules, camp);
    const int columns = columns_of(view, camp, strength.all);
    const float step = block_step * k;
    const float top = r.y + window.line_height(Type::small) + 4 * k + (block_size / 2 + camp_pad / 2) * k;
    for (int i = 0; i < strength.all; ++i) {
        const int row = i / columns, in_row = std::min(columns, strength.all - row * columns);
        const float x = r.x + r.w / 2 + (static_cast<float>(i % columns) - static_cast<float>(in_row - 1) / 2) * step;
        const ImVec2 at(x, top + static_cast<float>(row) * step);
        const bool gone = i >= strength.left;
        if (camp == CardId::battery) draw_gun(window, list, at, block_size * k, gone);
        else draw_division(window, list, at, block_size * k, nation_of(camp), arm_of(camp), gone);
    }
}

void paint_camp(Window& window, ImDrawList& list, const SDL_FRect& map, const View& view, const RuleSet& rules, CardId camp) {
    const float k = field_scale(map);
    const SDL_FRect r = camp_rect(window, map, view, rules, camp);
    paint_plate(window, list, r, camp, view, k);
    draw_text(window, list, Type::small, r.x + r.w / 2, r.y + 4 * k, colour::ink, name_on_map(camp), 0.5F, TextRole::picture);
    paint_blocks(window, list, r, camp, view, rules, k);
}

/// Ink on a halo of paper, so that it can be read on woods and roads.
void paint_name(Window& window, ImDrawList& list, ImVec2 middle, unsigned rgb, const std::string& name) {
    const float y = middle.y - window.line_height(Type::italic) / 2, out = std::max(1.0F, window.units(1.5F));
    const float x = std::floor(middle.x - text_size(window, Type::italic, name).x / 2);
    for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, 1}, {-1, 1}, {1, -1}})
        draw_letters(window, list, Type::italic, {x + static_cast<float>(dx) * out, std::floor(y) + static_cast<float>(dy) * out},
                     packed(0xF2EAD2, 0.6F), name);
    draw_text(window, list, Type::italic, middle.x, y, rgb, name, 0.5F, TextRole::picture);
}

void paint_place(Window& window, ImDrawList& list, const SDL_FRect& map, const View& view, Place place) {
    const bool french = view.french(place);
    const Nation holder = french ? Nation::french : place == Place::plancenoit ? Nation::prussian : Nation::allied;
    draw_cube(window, list, place_at(map, place), 34 * field_scale(map), holder);
    const ImVec2 at = to_pixels(map, spot_of(place).name);
    paint_name(window, list, at, 0x3A2817, place_name(place));
}

void paint_marks(Window& window, ImDrawList& list, const SDL_FRect& map, const View& view, const RuleSet& rules, const FieldMarks& marks) {
    const float k = field_scale(map);
    const auto rect = [&](CardId camp) { return camp_rect(window, map, view, rules, camp); };
    const auto has_camp = [](const std::optional<CardId>& camp) {
        return camp && *camp != CardId::napoleon && *camp != CardId::wellington;
    };
    for (const Corps corps : marks.asked) {
        const SDL_FRect lit = grown(rect(card_of(corps)), 4 * k);
        list.AddRect(corner(lit), far_corner(lit), packed(0x14100A), 0, 0, window.units(6));
        list.AddRect(corner(lit), far_corner(lit), packed(0xFFD65C), 0, 0, window.units(4));
    }
    if (marks.target) draw_dashed_frame(window, list, grown(rect(card_of(*marks.target)), 6 * k), packed(0x8C1D18));
    if (marks.place) {
        const ImVec2 at = place_at(map, *marks.place);
        list.AddCircle(at, 26 * k, packed(0x8C1D18), 0, window.units(2.5F));
    }
    if (has_camp(marks.hovered)) {
        const SDL_FRect r = grown(rect(*marks.hovered), 2 * k);
        list.AddRect(corner(r), far_corner(r), packed(colour::brass), 0, 0, window.units(1.5F));
    }
    if (has_camp(marks.selected)) {
        const SDL_FRect r = grown(rect(*marks.selected), 3 * k);
        list.AddRect(corner(r), far_corner(r), packed(0x5A4210), 0, 0, window.units(5));
        list.AddRect(corner(r), far_corner(r), packed(0xE3B94F), 0, 0, window.units(3));
    }
}

}  // namespace

std::vector<CardId> camps() {
    std::vector<CardId> found;
    for (const Seat side : {allied_seat, french_seat})
        for (const CardId card : cards_of(side))
            if (card != CardId::napoleon && card != CardId::wellington) found.push_back(card);
    return found;
}

float field_scale(const SDL_FRect& map) { return map.w / map_wide; }

SDL_FRect camp_rect(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules, CardId camp) {
    const float k = field_scale(map);
    const int all = strength_of(view, rules, camp)->all;
    const int columns = columns_of(view, camp, all);
    const int rows = (all + columns - 1) / columns;
    const float name = text_size(window, Type::small, name_on_map(camp)).x;
    const float wide = std::max(name, (static_cast<float>(columns) * block_step - (block_step - block_size)) * k) + 2 * camp_pad * k;
    const float high = window.line_height(Type::small) + (4 + camp_pad + static_cast<float>(rows) * block_step) * k;
    const ImVec2 middle = to_pixels(map, spot_of(camp));
    return {std::floor(middle.x - wide / 2), std::floor(middle.y - high / 2), std::ceil(wide), std::ceil(high)};
}

ImVec2 place_at(const SDL_FRect& map, Place place) { return to_pixels(map, spot_of(place).cube); }

ImVec2 die_at(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules, CardId card) {
    if (card == CardId::wellington || card == CardId::napoleon) return to_pixels(map, spot_of(card));
    const SDL_FRect r = camp_rect(window, map, view, rules, card);
    const float aside = 34 * field_scale(map);
    return {r.x + r.w + 2 * aside < map.x + map.w ? r.x + r.w + aside : r.x - aside, r.y + r.h / 2};
}

void draw_ground(Window& window, ImDrawList& list, const SDL_FRect& map) {
    const int wide = whole(map.w), high = whole(map.h);
    if (wide < 1 || high < 1) return;
    SDL_Texture* ground = window.pictures().sign("alliance/field", wide, high);
    if (ground != nullptr) list.AddImage(ground, corner(map), far_corner(map));
}

void paint_field(Window& window, ImDrawList& list, const SDL_FRect& map, const View& view, const RuleSet& rules, const FieldMarks& marks) {
    draw_ground(window, list, map);
    const ImVec2 inn = to_pixels(map, {640, 590});
    paint_name(window, list, inn, 0x5A452C, tr("La Belle Alliance"));
    for (const Place place : {Place::hougoumont, Place::lahaye, Place::plancenoit}) paint_place(window, list, map, view, place);
    for (const CardId camp : camps()) paint_camp(window, list, map, view, rules, camp);
    paint_marks(window, list, map, view, rules, marks);
}

void draw_field(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules, const FieldMarks& marks) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    draw_shadow(list, corner(map), far_corner(map), window.units(4), 0.3F);
    Boxes& boxes = window.controls().boxes();
    boxes.enter(ui::Box::Kind::part, "map", map, map, false);
    if (!marks.still)
        for (const CardId camp : camps()) {
            window.controls().add("camp:" + std::string(word(camp)), camp_rect(window, map, view, rules, camp), true,
                                  Control::Kind::square);
            window.controls().set_label(title_of(camp), state_text(view, rules, camp));
        }
    if (!marks.still)
        for (const Place place : {Place::hougoumont, Place::lahaye, Place::plancenoit}) {
            const ImVec2 at = place_at(map, place);
            const float side = 44 * field_scale(map);
            window.controls().add("place:" + std::string(word(place)), {at.x - side / 2, at.y - side / 2, side, side}, false,
                                  Control::Kind::square);
        }
    paint_field(window, list, map, view, rules, marks);
    boxes.leave();
}

std::optional<CardId> pointed_camp(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules) {
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return std::nullopt;
    const ImVec2 at = ImGui::GetIO().MousePos;
    for (const CardId camp : camps()) {
        const SDL_FRect r = camp_rect(window, map, view, rules, camp);
        if (at.x >= r.x && at.y >= r.y && at.x < r.x + r.w && at.y < r.y + r.h) return camp;
    }
    return std::nullopt;
}

}  // namespace fow::alliance::screens
