// The editor around its map: which tools there are, and what a fault leads to.
#include <imgui.h>

#include <array>

#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/table/board_geometry.hpp"
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
    ToolName{EditorTool::hill, "hill", tr_later("Hill")},
    ToolName{EditorTool::mud, "mud", tr_later("Mud")},
    ToolName{EditorTool::eraser, "eraser", tr_later("Eraser")},
    ToolName{EditorTool::pieces, "pieces", tr_later("Pieces")},
    ToolName{EditorTool::prussians, "prussians", tr_later("Prussians")},
    ToolName{EditorTool::lines, "lines", tr_later("Retreat")},
};

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
        shown.push_back({tool.name, tr(tool.label), [tool, &model](Window& w, ImDrawList& list, const SDL_FRect& rect) {
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

}  // namespace fow::waterloo::screens
