#include "games/alliance/screens/game_look.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

SeatLook seat_look(Seat seat, std::string seated, std::string takes, std::string forgotten) {
    const Nation nation = nation_of(seat);
    return {std::string(alliance::word(seat)),
            std::move(seated),
            std::move(takes),
            std::move(forgotten),
            {uniform_of(nation, Colours::uniforms).cloth, uniform_of(nation, Colours::contrast).cloth},
            [seat](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_crest(window, list, rect, seat); }};
}

/// A row of divisions of the three armies and a die of each player.
void draw_row_of_divisions(Window& window, ImDrawList& list, const SDL_FRect& row) {
    constexpr int places = 8;
    const float step = row.w / places;
    for (int i = 0; i < places; ++i) {
        const ImVec2 at(std::floor(row.x + step * (static_cast<float>(i) + 0.5F)), row.y + row.h / 2);
        if (i == 3 || i == 4) draw_die(window, list, at, row.h * 0.8F, i == 3 ? Nation::french : Nation::allied, i == 3 ? 5 : 3);
        else draw_division(window, list, at, row.h * 0.8F, i < 3 ? Nation::french : i < 7 ? Nation::allied : Nation::prussian);
    }
}

void draw_sample_divisions(Window& window, ImDrawList& list, const SDL_FRect& first) {
    float x = first.x + first.w / 2;
    for (const Nation nation : {Nation::french, Nation::allied, Nation::prussian}) {
        draw_division(window, list, {std::floor(x), first.y + first.h / 2}, first.h * 0.8F, nation);
        x += first.w * 1.1F;
    }
}

}  // namespace

void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side) {
    const int wide = whole(rect.w), high = whole(rect.h);
    if (wide < 1 || high < 1) return;
    SDL_Texture* crest = window.pictures().sign(side == french_seat ? "crest_french" : "crest_allied", wide, high,
                                                uniform_of(nation_of(side), window).cloth);
    if (crest != nullptr) list.AddImage(crest, corner(rect), far_corner(rect));
}

GameLook look_of_alliance() {
    return {
        .seats = {seat_look(french_seat, tr("{name} (French)"), tr("takes the French seat"),
                            tr("The French pass phrase of this game has been forgotten.")),
                  seat_look(allied_seat, tr("{name} (Allied)"), tr("takes the Allied seat"),
                            tr("The Allied pass phrase of this game has been forgotten."))},
        .backdrop = {{"alliance/field"}, {map_wide, map_high}, 1.04F},
        .title = {tr("Fog of Waterloo"), tr("La Belle Alliance: corps, cards and dice"), draw_row_of_divisions,
                  tr("An open game of corps for two, at one table.")},
        .settings = {tr("The map is never turned in this game"), tr("Chances are always shown in this game (L13.6)."),
                     tr("This game hides nothing: it is always true to the table."), draw_sample_divisions},
        .draw_offers = tr("Once in your own phase, before the action; the other accepts in the next phase, or declines by acting (L12.2)."),
        .resigning = tr("The other side wins at once (L12.2). This cannot be undone."),
        .marks = tr("Previous mark: a rout test, a place taken, the clock (up)"),
        .missing_rules = tr("The rulebook cannot be read: docs/rules/alliance.md is missing."),
        .looking_up = tr("Search: words, or a number such as L4.3"),
    };
}

Drawing picture_of(const RuleSet& rules, const View& view) {
    return [rules, view](Window& window, ImDrawList& list, const SDL_FRect& rect) {
        const float k = std::min(rect.w / map_wide, rect.h / map_high);
        const SDL_FRect map{std::floor(rect.x + (rect.w - map_wide * k) / 2), std::floor(rect.y + (rect.h - map_high * k) / 2),
                            std::floor(map_wide * k), std::floor(map_high * k)};
        draw_ground(window, list, map);
        for (const CardId camp : camps()) {
            const Strength strength = *strength_of(view, rules, camp);
            const SDL_FRect at = camp_rect(window, map, view, rules, camp);
            const float size = std::max(5.0F, 34 * k);
            for (int i = 0; i < strength.left; ++i) {
                const float x = at.x + at.w / 2 + (static_cast<float>(i) - static_cast<float>(strength.left - 1) / 2) * size;
                draw_division(window, list, {x, at.y + at.h / 2}, size, nation_of(camp));
            }
        }
    };
}

}  // namespace fow::alliance::screens
