#include "games/waterloo/screens/table/game_look.hpp"

#include <cmath>
#include <string>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/piece.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/map_sketch.hpp"
#include "ui/widgets/widgets.hpp"
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

/// Two lines of blocks on the ridge and below it, each seen from behind: what the game is, at a glance.
void draw_ranks(Window& window, ImDrawList& list, const SDL_FRect& rect) {
    constexpr int rows = 4;
    const MapSketch map(window, list, rect);
    map.slope({0, 0.42F}, {1, 0.46F}, 0.16F);
    map.road({{0.64F, 0}, {0.58F, 0.5F}, {0.6F, 1}});
    map.wood({0.13F, 0.66F}, 0.09F);
    map.farm({0.86F, 0.62F}, 0.2F);
    map.squares(rows);
    struct Block {
        Army army;
        Branch branch;
        int column, row;  ///< columns from the middle
    };
    constexpr Block blocks[] = {{Army::allied, Branch::artillery, -2, 0}, {Army::allied, Branch::infantry, -1, 0},
                                {Army::allied, Branch::infantry, 0, 0},   {Army::allied, Branch::cavalry, 1, 0},
                                {Army::prussian, Branch::infantry, 2, 1}, {Army::french, Branch::infantry, -1, 2},
                                {Army::french, Branch::infantry, 0, 3},   {Army::french, Branch::cavalry, -2, 3},
                                {Army::french, Branch::artillery, 1, 3},  {Army::french, Branch::cavalry, 1, 2}};
    const float cell = std::floor(rect.h / rows);
    const float left = rect.x + std::floor(rect.w / 2 / cell) * cell;
    for (const auto& [army, branch, column, row] : blocks)
        draw_back(window, list,
                  {std::floor(left + static_cast<float>(column) * cell), std::floor(rect.y + static_cast<float>(row) * cell), cell, cell},
                  army, branch);
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
        .title = {tr("Fog of Waterloo"), tr("An hour or two. Hidden: every piece, every hand of cards, every line of retreat."), draw_ranks,
                  tr("Napoleon against Wellington with wooden blocks whose faces only their owner sees: scout, bluff and attack before the "
                     "Prussians come.")},
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

namespace {

using Shape = DiagramArrow::Kind;

/// The whole map, placed so that the visible part starts at the corner of `squares`.
BoardGeometry geometry_at(const SDL_FRect& squares, const DiagramPart& part) {
    const float cell = squares.w / static_cast<float>(part.files());
    const SDL_FPoint size = BoardGeometry::size_for(cell);
    const float margin = BoardGeometry::margin_for(cell);
    return {{squares.x - margin - static_cast<float>(part.low_file) * cell,
             squares.y - margin - static_cast<float>(rank_count - 1 - part.high_rank) * cell, size.x, size.y},
            false};
}

class ArrowPen {
public:
    ArrowPen(Window& window, ImDrawList& list, const BoardGeometry& geometry)
        : geometry_(geometry), marks_(window, geometry, list), pen_(window, list, geometry.cell()) {}

    void draw(const DiagramArrow& arrow) const {
        const Square last = arrow.way.back();
        if (arrow.way.size() > 1 && arrow.kind == Shape::shot && !arrow.refused) marks_.shot(arrow.way.front(), last);
        else if (arrow.way.size() > 1) pen_.way(middles(arrow), ink_of(arrow), arrow.kind != Shape::march);
        else if (arrow.kind == Shape::look) marks_.sign(last, "eye", colour::ink);
        else if (arrow.kind == Shape::arrival) marks_.dot(last, true);
        if (arrow.kind == Shape::attack && !arrow.refused) marks_.ring(last);
        if (arrow.refused) pen_.cross(middles(arrow).back());
    }
    void draw_numbers(const std::vector<DiagramArrow>& all, const DiagramArrow& arrow) const {
        if (const std::string numbers = numbers_of(all, arrow); !numbers.empty()) pen_.numbers(middles(arrow), numbers);
    }

private:
    [[nodiscard]] static DiagramPen::Ink ink_of(const DiagramArrow& arrow) {
        if (arrow.refused) return DiagramPen::Ink::refused;
        return arrow.kind == Shape::march ? DiagramPen::Ink::march : DiagramPen::Ink::attack;
    }
    [[nodiscard]] std::vector<ImVec2> middles(const DiagramArrow& arrow) const {
        std::vector<ImVec2> points;
        for (const Square square : arrow.way) points.emplace_back(geometry_.centre(square).x, geometry_.centre(square).y);
        return points;
    }

    const BoardGeometry& geometry_;
    MarkPen marks_;
    DiagramPen pen_;
};

void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram, const Roster& roster) {
    const DiagramPart part = part_of(diagram);
    const SDL_FRect squares = diagram_squares(window, part, rect);
    const BoardGeometry geometry = geometry_at(squares, part);
    const PlayerView& view = diagram.view;

    list.PushClipRect(corner(squares), far_corner(squares), true);
    draw_sheet(window, list, geometry, false);
    const SquareSet covered = covered_squares(view);
    draw_tiles(window, list, geometry, view.tiles, covered);
    draw_grid(window, list, geometry);
    const MarkPen pen(window, geometry, list);
    for (const Square square : diagram.marks) {
        const SDL_FRect r = geometry.rect(square);
        list.AddRectFilled(corner(r), far_corner(r), packed(0xFFF6D8, 0.5F));
    }
    for (const Square square : covered) draw_piece(window, list, geometry.rect(square), *view.at(square), roster, {.face = true});
    draw_tile_signs(window, list, geometry, view.tiles, view.tile_hits);
    if (!diagram.marks.empty()) pen.dashed_frame(diagram.marks);
    const ArrowPen arrows(window, list, geometry);
    for (const DiagramArrow& arrow : diagram.arrows) arrows.draw(arrow);
    for (const DiagramArrow& arrow : diagram.arrows) arrows.draw_numbers(diagram.arrows, arrow);
    list.PopClipRect();
    draw_diagram_edges(window, list, part, squares);
}

}  // namespace

std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams, const Roster& roster) {
    std::vector<RuleDiagram> made;
    for (const Diagram& diagram : diagrams)
        made.push_back({diagram.rule, diagram.caption, crossed_out(diagram),
                        [&diagram](const Window& window, float width) { return diagram_size(window, part_of(diagram), width); },
                        [&diagram, &roster](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                            draw_diagram(window, list, rect, diagram, roster);
                        }});
    return made;
}

}  // namespace fow::waterloo::screens
