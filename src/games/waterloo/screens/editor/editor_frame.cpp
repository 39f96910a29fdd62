// The editor around its map: which tools there are, and what a fault leads to.
#include <imgui.h>
#include <array>
#include <cmath>

#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

struct ToolName {
    EditorTool tool;
    const char* name;
    const char* label;
};
constexpr std::array tools{
    ToolName{EditorTool::battle, "battle", tr_later("Battle")},
    ToolName{EditorTool::hand, "hand", tr_later("Hand")},
    ToolName{EditorTool::building, "building", tr_later("Building")},
    ToolName{EditorTool::village, "village", tr_later("Village")},
    ToolName{EditorTool::hill, "hill", "Hill"},
    ToolName{EditorTool::mud, "mud", tr_later("Mud")},
    ToolName{EditorTool::eraser, "eraser", tr_later("Eraser")},
    ToolName{EditorTool::pieces, "pieces", tr_later("Pieces")},
    ToolName{EditorTool::prussians, "prussians", tr_later("Prussians")},
    ToolName{EditorTool::lines, "lines", tr_later("Retreat")},
};

/// There is a general whose name is Hill.
Sentence tool_label(const ToolName& tool) { return tool.tool == EditorTool::hill ? tr.in("ground", "Hill") : tr(tool.label); }

/// The tool that fixes what a JSON pointer into the file names.
EditorTool tool_for(const std::string& pointer) {
    if (pointer.rfind("/battlefield/prussians", 0) == 0) return EditorTool::prussians;
    if (pointer.rfind("/battlefield/lines_of_retreat", 0) == 0) return EditorTool::lines;
    if (pointer.rfind("/battlefield/tiles", 0) == 0) return EditorTool::hand;
    return EditorTool::pieces;
}

}  // namespace

std::optional<EditorIntent> EditorScreen::draw(Window& window, const EditorModel& model) {
    edit_.reset();
    frame_.begin();
    const EditorLayout layout = editor_layout(window, [](const SDL_FRect& room) {
        const SDL_FRect sheet = BoardGeometry(room, false).sheet();
        return SDL_FPoint{sheet.w, sheet.h};
    });
    draw_map(window, model, layout.map);
    std::vector<ToolShown> shown;
    for (const ToolName& tool : tools)
        shown.push_back({tool.name, tool_label(tool), [tool, &model](Window& w, ImDrawList& list, const SDL_FRect& rect) {
                             draw_tool_icon(w, list, rect, tool.tool, model.roster);
                         }});
    if (const auto taken = frame_.draw_palette(window, layout.palette, shown, static_cast<std::size_t>(tool_), model.state))
        take(tools[*taken].tool);
    const auto looked_at = hovered_ ? hovered_ : chosen_;
    std::vector<std::string> told;
    if (looked_at) told = words_on(model.field, model.roster, model.faults, *looked_at);
    if (const auto fault =
            EditorFrame::draw_foot(window, layout.foot, model.state, looked_at ? std::optional(to_text(*looked_at)) : std::nullopt, told))
        show(model.faults[*fault]);
    frame_.draw_column(window, layout.column, model.state, [&] { draw_page(window, model); });
    if (auto intent = frame_.finish(window, model.state)) return EditorIntent(std::move(*intent));
    if (edit_) return EditorIntent(std::move(*edit_));
    return std::nullopt;
}

void EditorScreen::show(const BattlefieldFault& fault) {
    tool_ = tool_for(fault.pointer);
    kind_.reset();
    chosen_ = fault.square;
}

void EditorScreen::draw_page(Window& window, const EditorModel& model) {
    switch (tool_) {
        case EditorTool::battle: return draw_battle(window, model);
        case EditorTool::pieces: return draw_armies(window, model);
        case EditorTool::prussians: return draw_prussians(window, model);
        case EditorTool::lines: return draw_lines(window, model);
        default: return draw_ground(window, model);
    }
}

namespace {

/// A roof from above, with its ridge along the middle.
void draw_roof(const IconPen& pen, float x, float y, float w, float h) {
    pen.box(x, y, w, h, colour::roof);
    pen.box(x, y + h / 2, w, h / 2, 0x84472E);
    pen.frame(x, y, w, h, colour::ink);
    pen.line(x, y + h / 2, x + w, y + h / 2, colour::ink);
}

}  // namespace

void draw_tool_icon(Window& window, ImDrawList& list, const SDL_FRect& rect, EditorTool tool, const Roster& roster) {
    const IconPen pen(list, rect, window.line());
    constexpr unsigned ink = colour::ink;
    switch (tool) {
        case EditorTool::battle: return draw_sheet_icon(pen);
        case EditorTool::hand:
            return pen.shape(std::array<ImVec2, 4>{ImVec2{0.24F, 0.06F}, {0.80F, 0.56F}, {0.52F, 0.60F}, {0.24F, 0.84F}}, 0xF6EFDC, ink);
        case EditorTool::building:
            draw_roof(pen, 0.06F, 0.08F, 0.88F, 0.34F);
            draw_roof(pen, 0.06F, 0.58F, 0.40F, 0.34F);
            draw_roof(pen, 0.60F, 0.42F, 0.34F, 0.50F);
            return;
        case EditorTool::village:
            draw_roof(pen, 0.04F, 0.10F, 0.36F, 0.26F);
            draw_roof(pen, 0.56F, 0.04F, 0.36F, 0.26F);
            draw_roof(pen, 0.10F, 0.64F, 0.36F, 0.26F);
            draw_roof(pen, 0.62F, 0.52F, 0.32F, 0.26F);
            return;
        case EditorTool::hill:
            for (int i = 0; i < 14; ++i) {
                const float turn = 6.28318F * static_cast<float>(i) / 14;
                pen.line(0.5F + 0.24F * std::cos(turn), 0.5F + 0.18F * std::sin(turn), 0.5F + 0.48F * std::cos(turn),
                         0.5F + 0.38F * std::sin(turn), 0xE0B878, 2);
            }
            return;
        case EditorTool::mud:
            pen.shape(
                std::array<ImVec2, 6>{ImVec2{0.06F, 0.52F}, {0.24F, 0.22F}, {0.68F, 0.16F}, {0.94F, 0.46F}, {0.78F, 0.80F}, {0.28F, 0.84F}},
                colour::mud, 0x6C5134);
            pen.dot(0.36F, 0.46F, 0.06F, 0x6C5134);
            pen.dot(0.62F, 0.38F, 0.05F, 0x6C5134);
            pen.dot(0.58F, 0.64F, 0.07F, 0x6C5134);
            return;
        case EditorTool::eraser: return draw_eraser_icon(pen);
        case EditorTool::pieces:
            return draw_piece(window, list, rect, {Army::french, Branch::infantry, Knowledge::back, {}, 0, 0, {}}, roster);
        case EditorTool::prussians:
            return draw_flag(window, list, {rect.x + rect.w * 0.1F, rect.y + rect.h * 0.1F, rect.w * 0.8F, rect.h * 0.8F}, Army::prussian);
        case EditorTool::lines:
            pen.box(0.04F, 0.10F, 0.92F, 0.18F, uniform_of(Army::allied, window).cloth);
            pen.box(0.04F, 0.72F, 0.92F, 0.18F, uniform_of(Army::french, window).cloth);
            pen.line(0.5F, 0.34F, 0.5F, 0.62F, 0xF6EFDC, 2);
            pen.line(0.5F, 0.64F, 0.36F, 0.50F, 0xF6EFDC, 2);
            pen.line(0.5F, 0.64F, 0.64F, 0.50F, 0xF6EFDC, 2);
            return;
    }
}

}  // namespace fow::waterloo::screens
