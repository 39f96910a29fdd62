#include "games/waterloo/screens/table/game_look.hpp"

#include <cmath>
#include <string>

#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/screens/table/board_geometry.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/uniforms.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

SeatLook seat_look(Seat seat, std::string seated, std::string takes, std::string forgotten) {
    const Army army = army_of(seat);
    return {std::string(word(seat)),
            std::move(seated),
            std::move(takes),
            std::move(forgotten),
            {uniform_of(army, Colours::uniforms).cloth, uniform_of(army, Colours::contrast).cloth},
            [army](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                draw_crest(window, list, rect, army, uniform_of(army, window).cloth);
            }};
}

/// A back of a block; no roster is needed for that.
void draw_back(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, Branch branch) {
    draw_piece(window, list, rect, SeenPiece{army, branch, Knowledge::back, {}, 0, 0, {}}, {});
}

/// Two lines of blocks facing each other: what the game is, at a glance.
void draw_ranks(Window& window, ImDrawList& list, const SDL_FRect& row) {
    constexpr std::pair<Army, Branch> pieces[] = {{Army::french, Branch::infantry},  {Army::french, Branch::cavalry},
                                                  {Army::french, Branch::artillery}, {Army::prussian, Branch::infantry},
                                                  {Army::allied, Branch::artillery}, {Army::allied, Branch::cavalry},
                                                  {Army::allied, Branch::infantry}};
    const float step = row.w / 7;
    float x = row.x + (step - row.h) / 2;
    for (const auto& [army, branch] : pieces) {
        draw_back(window, list, {std::floor(x), row.y, row.h, row.h}, army, branch);
        x += step;
    }
}

/// One back of each army.
void draw_colours(Window& window, ImDrawList& list, const SDL_FRect& first) {
    float x = first.x;
    for (const Army army : {Army::french, Army::allied, Army::prussian}) {
        draw_back(window, list, {std::floor(x), first.y, first.w, first.h}, army, Branch::infantry);
        x += first.w * 1.2F;
    }
}

Backdrop empty_map() {
    const SDL_FPoint sheet{file_count + 2 * drawn_margin, rank_count + 2 * drawn_margin};
    return {{"map", "map_places"}, sheet, sheet.x / file_count};
}

}  // namespace

GameLook waterloo_look() {
    return {
        .seats = {seat_look(french_seat, tr("{name} (French)"), tr("takes the French seat"),
                            tr("The French pass phrase of this game has been forgotten.")),
                  seat_look(allied_seat, tr("{name} (Allied)"), tr("takes the Allied seat"),
                            tr("The Allied pass phrase of this game has been forgotten."))},
        .backdrop = empty_map(),
        .title = {tr("Fog of Waterloo"), tr("Mont St Jean, the 18th of June 1815"), draw_ranks},
        .settings = {tr("The Allied player sees the map from the north"), tr("Not in games that are true to the table (W15.1)."),
                     tr("Otherwise an enemy piece once shown keeps a small number on its back (W15.1). A game keeps what it began with."),
                     draw_colours},
        .draw_offers = tr("Once in each of your turns; the other may accept first thing in theirs (W1.6)."),
        .resigning = tr("The other side wins at once (W1.6). This cannot be undone."),
        .marks = tr("Previous mark: a fight, a shot, a card, an arrival, a turning point (up)"),
        .missing_rules = tr("The rulebook cannot be read: docs/rules/waterloo.md is missing."),
        .looking_up = tr("Search: words, or a number such as W7.4"),
    };
}

}  // namespace fow::waterloo::screens
