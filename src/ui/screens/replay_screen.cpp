#include "ui/screens/replay_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/board.hpp"
#include "ui/furniture.hpp"
#include "ui/layout.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

std::string eyes_label(const std::string& eyes) {
    if (eyes == "french") return tr("French");
    if (eyes == "allied") return tr("Allied");
    if (eyes == "onlooker") return tr("Public");
    return tr("All");
}

}  // namespace

std::optional<ReplayIntent> replay_screen(Desk& desk, const ReplayModel& model) {
    std::optional<ReplayIntent> intent;
    const PlayLayout layout = play_layout(desk);
    const PlayerView& view = model.view;
    BoardMarks marks;
    marks.all_faces = model.seen_from == "all";
    marks.last_way = model.last_way;
    for (const Seat seat : seats)
        marks.zone.insert(marks.zone.end(), view.sides[seat].line_squares.begin(), view.sides[seat].line_squares.end());
    if (view.fight) marks.attacks = {view.fight->at};
    draw_board(desk, layout.map, view, model.roster, marks);
    draw_clock(desk, layout.clock, view.turn, view.prussian_turn);
    draw_prussian_road(desk, layout.road, layout.map, view);
    static_cast<void>(draw_trays(desk, layout.trays, view, model.roster, std::nullopt));

    card_begin(desk, "replay", layout.column);
    heading(desk, tr("Stepping through"));
    italic_text(desk, fill(tr("{french} (French), {allied} (Allied)"), {{"french", model.names.french}, {"allied", model.names.allied}}));
    rule(desk);
    paragraph(desk, fill(tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}}));
    float at = static_cast<float>(model.ply);
    if (slider(desk, "ply", fill(tr("Step {ply} of {plies}"), {{"ply", std::to_string(model.ply)}, {"plies", std::to_string(model.plies)}}),
               at, 0, static_cast<float>(model.plies)))
        intent = SeekPly{static_cast<std::size_t>(std::lround(at))};
    const float quarter = share_of_room(desk, 4);
    const bool back = model.ply > 0;
    const bool on = model.ply < model.plies;
    desk.keyboard().leave_arrows();
    const auto pressed = [&](int key) { return !desk.keyboard().leads() && ImGui::IsKeyPressed(key); };
    const auto go = [&](const char* name, const std::string& label, bool enabled, int key, std::size_t to, bool last) {
        if (button(desk, name, label, {.enabled = enabled, .width = quarter}) || (enabled && pressed(key))) intent = SeekPly{to};
        if (!last) ImGui::SameLine();
    };
    go("first", tr("First"), back, SDL_SCANCODE_HOME, 0, false);
    go("previous", tr("Back"), back, SDL_SCANCODE_LEFT, back ? model.ply - 1 : 0, false);
    go("next", tr("Next"), on, SDL_SCANCODE_RIGHT, model.ply + 1, false);
    go("last", tr("Last"), on, SDL_SCANCODE_END, model.plies, true);
    if (model.eyes.size() > 1) {
        small_text(desk, tr("Seen by"));
        std::vector<Choice> choices;
        for (const std::string& eyes : model.eyes) choices.push_back({eyes, eyes_label(eyes)});
        std::string chosen = model.seen_from;
        if (choice(desk, "eyes", choices, chosen)) intent = SeeFrom{chosen};
    }
    space(desk, 4);
    if (model.veiled) {
        const float half = share_of_room(desk, 2);
        if (button(desk, "veil", tr("Veil (F9)"), {.width = half})) intent = VeilReplay{};
        ImGui::SameLine();
        if (button(desk, "leave", tr("Leave"), {.width = half})) intent = LeaveReplay{};
    } else if (button(desk, "leave", tr("Leave"), {.width = -1})) {
        intent = LeaveReplay{};
    }
    rule(desk);
    scroll_begin(desk, "log", 0, true);
    for (const std::string& line : model.log) small_text(desk, line);
    scroll_end(desk);
    card_end(desk);
    return intent;
}

}  // namespace fow::ui
