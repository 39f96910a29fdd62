// The editor's map: drawing it, and the pointer and brush over it.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::waterloo::screens {
namespace {

bool paints(EditorTool tool) {
    switch (tool) {
        case EditorTool::battle:
        case EditorTool::hand: return false;
        default: return true;
    }
}

bool lays_ground(EditorTool tool) {
    return paints(tool) && tool != EditorTool::pieces && tool != EditorTool::prussians && tool != EditorTool::lines;
}

TileKind tile_of(EditorTool tool) {
    switch (tool) {
        case EditorTool::village: return TileKind::village;
        case EditorTool::hill: return TileKind::hill;
        case EditorTool::mud: return TileKind::mud;
        default: return TileKind::building;
    }
}

bool stamps(EditorTool tool) { return tool == EditorTool::building || tool == EditorTool::village; }

/// Where a stamp over that square lands: never over the edge.
Square corner_for(Square square) { return {std::min(square.file(), file_count - 2), std::min(square.rank(), rank_count - 2)}; }

}  // namespace

void EditorScreen::draw_map(Window& window, const EditorModel& model, const SDL_FRect& rect) {
    const bool on_map = frame_.on_map();
    const bool carries = on_map && (!paints(tool_) || tool_ == EditorTool::pieces);
    const BoardGesture gesture =
        hand_.watch(window, rect, [&](Square square) { return carries && !stroke_.down() && model.view.at(square).has_value(); });
    hovered_ = gesture.hovered;

    BoardMarks marks;
    marks.all_faces = true;
    marks.hover = gesture.hovered;
    marks.cursor = chosen_;
    if (gesture.carried) marks.away = {*gesture.carried};
    if (tool_ == EditorTool::pieces && model.field.players_set_up && army_ != Army::prussian)
        for (const Square square : model.zones[seat_of(army_)]) marks.zone.push_back(square);
    for (const BattlefieldFault& fault : model.faults)
        if (fault.square) marks.faults.push_back(*fault.square);
    draw_board(window, rect, model.view, model.roster, marks);

    FieldOverlay overlay;
    overlay.lines_lit = tool_ == EditorTool::lines ? std::optional(line_seat_) : std::nullopt;
    overlay.entries_lit = tool_ == EditorTool::prussians;
    if (const auto tile = chosen_tile(model)) overlay.outlined = model.field.tiles[*tile].squares;
    if (stamps(tool_) && hovered_ && on_map) overlay.stamp = corner_for(*hovered_);
    draw_overlay(window, rect, model.field, overlay);
    if (gesture.carried) draw_carried(window, *model.view.at(*gesture.carried), model.roster, geometry_of(window, rect).cell());

    if (!on_map) return stroke_.end();
    use_keys(window, model);
    if (carries) use_hand(model, gesture);
    if (!carries || kind_) use_brush(model, board_input(window, rect));
}

void EditorScreen::use_keys(const Window& window, const EditorModel& model) {
    const auto pressed = [&](Shortcut key) { return window.keyboard().pressed(key); };
    if (!ImGui::GetIO().WantTextInput && pressed(SDLK_ESCAPE)) {
        if (!chosen_ && !kind_) return frame_.ask(model.state, EditorNext::leave);
        chosen_.reset();
        kind_.reset();
    }
    if (frame_.use_keys(window, model.state)) return;
    if (const auto tool = EditorFrame::tool_pressed(window, tool_count)) take(static_cast<EditorTool>(*tool));
    if (pressed(SDLK_DELETE)) {
        if (chosen_ && model.view.at(*chosen_)) edit(LiftPieces{SquareSet::of(*chosen_)});
        else if (const auto tile = chosen_tile(model)) edit(RemoveTile{*tile});
    }
}

void EditorScreen::take(EditorTool tool) {
    if (tool != tool_) chosen_.reset();
    tool_ = tool;
    stroke_.end();
}

/// Drags, places and takes back pieces; selects what is below them.
void EditorScreen::use_hand(const EditorModel& model, const BoardGesture& gesture) {
    if (gesture.drag) {
        edit(MovePiece{gesture.drag->first, gesture.drag->second});
        chosen_.reset();
    }
    if (gesture.dragged_out) edit(LiftPieces{SquareSet::of(*gesture.dragged_out)});
    if (gesture.right_click && model.view.at(*gesture.right_click)) edit(LiftPieces{SquareSet::of(*gesture.right_click)});
    if (!gesture.click || stroke_.down()) return;
    if (tool_ == EditorTool::pieces && kind_) return put(model, SquareSet::of(*gesture.click), false);
    chosen_ = chosen_ == gesture.click ? std::nullopt : gesture.click;
}

/// Pieces of the chosen kind, as many as are left; a click on one of them takes it back.
void EditorScreen::put(const EditorModel& model, SquareSet squares, bool goes_on) {
    const std::vector<BoxRow> rows = rows_of(model.roster, army_);
    const auto holds = [](const BoxRow& row, UnitId unit) {
        return std::find(row.units.begin(), row.units.end(), unit) != row.units.end();
    };
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const BoxRow& r) { return holds(r, *kind_); });
    if (row == rows.end()) return;
    const auto& there = model.view.at(squares.first());
    if (there && holds(*row, *there->unit)) return edit(LiftPieces{squares});
    const std::vector<UnitId> units = Muster(model.field).next_for_map(*row, static_cast<std::size_t>(squares.size()));
    SetPieces setting;
    for (const Square square : squares)
        if (setting.places.size() < units.size()) setting.places.push_back({units[setting.places.size()], square});
    if (!setting.places.empty()) edit(std::move(setting), goes_on);
}

void EditorScreen::use_brush(const EditorModel& model, const BoardInput& input) {
    const bool pieces = tool_ == EditorTool::pieces;
    if (input.right_pressed && lays_ground(tool_)) edit(EraseSquares{SquareSet::of(*input.right_pressed)});
    if (input.pressed && !(pieces && model.view.at(*input.pressed))) dab(model, *input.pressed, stroke_.begin(*input.pressed), false);
    else if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) stroke_.end();
    else if (stroke_.down())
        if (const SquareSet crossed = stroke_.go_on(input.hovered); !crossed.empty()) dab(model, *input.hovered, crossed, true);
}

/// The brush touches `squares`; `newest` is the last of them.
void EditorScreen::dab(const EditorModel& model, Square newest, SquareSet squares, bool goes_on) {
    switch (tool_) {
        case EditorTool::building:
        case EditorTool::village:
            if (goes_on) return;
            chosen_ = corner_for(newest);
            return edit(StampWork{tile_of(tool_), *chosen_});
        case EditorTool::hill:
        case EditorTool::mud: chosen_ = newest; return edit(PaintGround{tile_of(tool_), squares}, goes_on);
        case EditorTool::eraser: return edit(EraseSquares{squares}, goes_on);
        case EditorTool::prussians:
            if (!goes_on) edit(MarkEntry{newest, flag_});
            return;
        case EditorTool::lines:
            if (!goes_on) erases_ = model.field.lines[line_seat_][static_cast<std::size_t>(line_)].contains(newest);
            return edit(PaintLine{line_seat_, line_, squares, !erases_}, goes_on);
        case EditorTool::pieces:
            for (const Square square : squares)
                if (model.view.at(square)) squares.erase(square);
            if (!squares.empty()) put(model, squares, goes_on);
            return;
        default: return;
    }
}

std::optional<std::size_t> EditorScreen::chosen_tile(const EditorModel& model) const {
    if (!chosen_) return std::nullopt;
    const auto& tiles = model.field.tiles;
    const auto found = std::find_if(tiles.rbegin(), tiles.rend(), [&](const Tile& tile) { return tile.squares.contains(*chosen_); });
    return found != tiles.rend() ? std::optional<std::size_t>(tiles.rend() - found - 1) : std::nullopt;
}

}  // namespace fow::waterloo::screens
