#include "games/stratego/screens/editor/board_editor.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/stratego/screens/editor/board_change.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/pen.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/widgets/base.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

struct BoardToolName {
    const char* name;
    const char* label;
};
/// In the order of BoardTool.
constexpr std::array board_tools{
    BoardToolName{"battle", tr_later("Battle")},       BoardToolName{"lakes", tr_later("Lakes")},
    BoardToolName{"blue-zone", tr_later("Blue zone")}, BoardToolName{"red-zone", tr_later("Red zone")},
    BoardToolName{"eraser", tr_later("Eraser")},       BoardToolName{"army", tr_later("Army")},
};

void draw_board_icon(Window& window, ImDrawList& list, const SDL_FRect& rect, BoardTool tool) {
    const IconPen pen(list, rect, window.line());
    switch (tool) {
        case BoardTool::battle: return draw_sheet_icon(pen);
        case BoardTool::lakes: {
            const int size = whole(rect.w);
            list.AddImage(window.pictures().sign("stratego/lake_1x1", size, size), {rect.x, rect.y}, {rect.x + rect.w, rect.y + rect.h});
            return;
        }
        case BoardTool::blue_zone: return draw_zone_square(window, list, rect, blue_seat);
        case BoardTool::red_zone: return draw_zone_square(window, list, rect, red_seat);
        case BoardTool::eraser: return draw_eraser_icon(pen);
        case BoardTool::army: return draw_block(window, list, rect, fresh_piece(blue_seat, Rank::marshal), {.face = true});
    }
}

std::vector<ToolShown> shown_tools() {
    std::vector<ToolShown> shown;
    for (std::size_t i = 0; i < board_tools.size(); ++i)
        shown.push_back({board_tools[i].name, tr(board_tools[i].label), [i](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                             draw_board_icon(window, list, rect, static_cast<BoardTool>(i));
                         }});
    return shown;
}

bool free_pointer() { return !ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem); }

}  // namespace

std::optional<BoardEditorIntent> BoardEditor::draw(Window& window, const BoardEditorModel& model) {
    edit_.reset();
    frame_.begin();
    const Grid::Size size = size_of(model.field.rules);
    const EditorLayout layout = editor_layout(window, [](const SDL_FRect& room) {
        // Laid out as for a board of ten by ten, so that nothing around it moves when its size is changed.
        const SDL_FRect sheet = Grid(room, {10, 10}, false).sheet();
        return SDL_FPoint{sheet.w, sheet.h};
    });
    if (chosen_ && (chosen_->file() >= size.files || chosen_->rank() >= size.ranks)) chosen_.reset();
    draw_map(window, model, layout.map);
    if (const auto taken = frame_.draw_palette(window, layout.palette, shown_tools(), static_cast<std::size_t>(tool_), model.state))
        take(static_cast<BoardTool>(*taken));
    const auto looked_at = hovered_ ? hovered_ : chosen_;
    std::vector<std::string> told;
    if (looked_at) told = words_on(model.field, *looked_at);
    if (const auto fault =
            EditorFrame::draw_foot(window, layout.foot, model.state, looked_at ? std::optional(to_text(*looked_at)) : std::nullopt, told))
        show(model, model.faults[*fault]);
    frame_.draw_column(window, layout.column, model.state, [&] { draw_page(window, model); });
    if (auto intent = frame_.finish(window, model.state)) return BoardEditorIntent(std::move(*intent));
    if (edit_) return BoardEditorIntent(std::move(*edit_));
    return std::nullopt;
}

void BoardEditor::draw_map(Window& window, const BoardEditorModel& model, const SDL_FRect& rect) {
    const RuleSet& rules = model.field.rules;
    const Grid grid = grid_of(window, rect, rules);
    const ImVec2 at = ImGui::GetIO().MousePos;
    hovered_ = frame_.on_map() && free_pointer() ? grid.square_at(at.x, at.y) : std::nullopt;
    View empty;
    empty.viewer = Viewer::onlooker;
    draw_board(window, rect, rules, empty, {});
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, grid);
    draw_zones(window, list, grid, rules, zone_side());
    const TablePen pen(window, grid, list);
    if (hovered_) pen.frame(*hovered_);
    if (chosen_) pen.cross(*chosen_);
    if (!frame_.on_map()) return stroke_.end();
    use_keys(window, model);
    use_brush(window, model, grid);
}

void BoardEditor::use_keys(const Window& window, const BoardEditorModel& model) {
    if (!ImGui::GetIO().WantTextInput && escape_pressed(window)) {
        if (!chosen_) return frame_.ask(model.state, EditorNext::leave);
        chosen_.reset();
    }
    if (frame_.use_keys(window, model.state)) return;
    if (const auto tool = EditorFrame::tool_pressed(window, board_tools.size())) take(static_cast<BoardTool>(*tool));
}

void BoardEditor::take(BoardTool tool) {
    tool_ = tool;
    chosen_.reset();
    stroke_.end();
}

std::optional<Seat> BoardEditor::zone_side() const {
    if (tool_ == BoardTool::blue_zone) return blue_seat;
    if (tool_ == BoardTool::red_zone) return red_seat;
    return std::nullopt;
}

void BoardEditor::use_brush(Window& window, const BoardEditorModel& model, const Grid& grid) {
    if (tool_ == BoardTool::battle || tool_ == BoardTool::army) return stroke_.end();
    if (hovered_ && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) return edit(ClearSquares{{*hovered_}, symmetry_});
    if (hovered_ && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        const RuleSet& rules = model.field.rules;
        const auto side = zone_side();
        removes_ = side ? rules.zones[*side].has(*hovered_) : rules.lakes.has(*hovered_);
        chosen_.reset();
        return dab(model, stroke_.begin(*hovered_), false);
    }
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) return stroke_.end();
    if (!stroke_.down()) return;
    static_cast<void>(window);
    const ImVec2 at = ImGui::GetIO().MousePos;
    if (const BrushSquares crossed = stroke_.go_on(grid.square_at(at.x, at.y)); !crossed.empty()) dab(model, crossed, true);
}

void BoardEditor::dab(const BoardEditorModel&, const BrushSquares& squares, bool goes_on) {
    if (const auto side = zone_side()) return edit(PaintZone{*side, squares, !removes_, symmetry_}, goes_on);
    if (tool_ == BoardTool::lakes) return edit(PaintLakes{squares, !removes_, symmetry_}, goes_on);
    edit(ClearSquares{squares, symmetry_}, goes_on);
}

void BoardEditor::show(const BoardEditorModel& model, const Fault& fault) {
    const RuleSet& rules = model.field.rules;
    const auto leads = [&](std::string_view pointer) { return fault.pointer.starts_with(pointer); };
    if (leads("/board/lakes")) take(BoardTool::lakes);
    else if (leads("/army/zones/red")) take(BoardTool::red_zone);
    else if (leads("/army/zones")) take(BoardTool::blue_zone);
    else if (leads("/army")) {
        take(BoardTool::army);
        army_side_ = leads("/army/red") ? red_seat : blue_seat;
    } else take(BoardTool::battle);
    for (const Square square : squares_of(rules)) {
        const bool blue = rules.zones[blue_seat].has(square), red = rules.zones[red_seat].has(square);
        if (leads("/army/zones") && ((blue && red) || ((blue || red) && rules.lakes.has(square)))) chosen_ = square;
    }
}

std::vector<std::string> words_on(const Battlefield& field, Square square) {
    const RuleSet& rules = field.rules;
    std::string what = rules.lakes.has(square) ? tr("lake: nobody enters or passes (C1.2)") : tr("open ground");
    if (rules.zones[blue_seat].has(square)) what = tr("Blue sets up here");
    if (rules.zones[red_seat].has(square)) what = tr("Red sets up here");
    return {fill(tr("{square}: {ground}"), {{"square", to_text(square)}, {"ground", what}})};
}

std::string sentence_of(const Fault& fault) {
    std::string reason = capitalised(text_of(fault, tr));
    if (fault.pointer == "/army/zones/blue") return fill(tr("Blue: {reason}"), {{"reason", reason}});
    if (fault.pointer == "/army/zones/red") return fill(tr("Red: {reason}"), {{"reason", reason}});
    return reason;
}

int count_of(const RuleSet& rules, const fow::stratego::Squares& squares) {
    const std::vector<Square> all = squares_of(rules);
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](Square square) { return squares.has(square); }));
}

}  // namespace fow::stratego::screens
