#include "ui/screens/pursuit_line.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/screens/pursuit_layout.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/pursuit_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr unsigned gold = 0xD9B870;

/// May be attacked. A frame, not the ring of the map: known strengths stay legible.
void frame(ImDrawList& list, const SDL_FRect& cell) {
    const float inset = cell.w * 0.045F;
    for (const auto& [rgb, thick] : {std::pair{0xFFF8E2U, 0.09F}, std::pair{0x8C1B12U, 0.05F}})
        list.AddRect({cell.x + inset, cell.y + inset}, {cell.x + cell.w - inset, cell.y + cell.h - inset}, packed(rgb), cell.w * 0.08F, 0,
                     cell.w * thick);
}

void empty_place(Desk& desk, ImDrawList& list, const SDL_FRect& cell) {
    const float inset = std::round(cell.w * 0.09F);
    list.AddRect({cell.x + inset, cell.y + inset}, {cell.x + cell.w - inset, cell.y + cell.h - inset}, packed(colour::chalk, 0.16F),
                 cell.w * 0.06F, 0, std::max(1.0F, std::floor(desk.scale())));
}

/// Whose line it is, what it does and how many ride.
void draw_titles(Desk& desk, ImDrawList& list, const ImVec2& low, const PursuitLine& line, std::size_t count) {
    const std::string riding = count == 1 ? tr("1 rider") : fill(tr("{count} riders"), {{"count", std::to_string(count)}});
    const float step = text_size(desk, Type::small, "A").y;
    float y = low.y;
    const auto say = [&](const std::string& text, unsigned rgb) {
        if (text.empty()) return;
        draw_text(desk, list, Type::small, low.x, y, rgb, text);
        desk.controls().say(text);
        y += step;
    };
    say(line.title, gold);
    say(line.task, colour::chalk);
    say(riding, colour::chalk);
}

}  // namespace

LineInput draw_pursuit_line(Desk& desk, const SDL_FRect& rect, const PlayerView& view, const Roster& roster, const PursuitLine& line) {
    LineInput input;
    const auto& riders = view.pursuit->riders[line.seat];
    card_begin(desk, line.seat == Seat::french ? "south line" : "north line", rect, Sheet::dark);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float text = text_size(desk, Type::small, "A").y;
    const float pad = std::round(3 * desk.scale());
    const float titles = std::round(140 * desk.scale());
    const float aside = std::round(108 * desk.scale());
    const float left = low.x + titles;
    const float width = room_width() - aside - titles - 4 * pad;
    const float high = room_height();
    draw_titles(desk, list, low, line, riders.size());

    const int places = riders.empty() ? 1 : riders.back().rider.slot() + 1;
    const LineGrid grid = line_grid(width, high, places, text);
    const float step = std::min(grid.cell + 6 * desk.scale(), width / static_cast<float>(grid.in_row));
    std::size_t next = 0;
    for (int slot = 0; slot < places && !riders.empty(); ++slot) {
        const SDL_FRect cell{std::floor(left + step * static_cast<float>(slot % grid.in_row)),
                             std::floor(low.y + (grid.cell + grid.number) * static_cast<float>(slot / grid.in_row)), grid.cell, grid.cell};
        const std::string number = std::to_string(slot + 1);
        const bool rides = riders[next].rider.slot() == slot;
        input.places.push_back(cell);
        const bool out = std::find(line.out.begin(), line.out.end(), Rider(slot)) != line.out.end();
        if (out)
            list.AddRectFilled({cell.x, cell.y}, {cell.x + cell.w, cell.y + cell.h + grid.number}, packed(colour::brass, 0.45F), cell.w * 0.06F);
        if (rides) {
            const SeenRider& rider = riders[next++];
            const bool chosen = line.chosen == rider.rider;
            bool hovered = false;
            if (!line.prefix.empty()) {
                const std::string name = line.prefix + number;
                ImGui::SetCursorScreenPos({cell.x, cell.y});
                if (ImGui::InvisibleButton(name.c_str(), {cell.w, cell.h + grid.number})) input.clicked = rider.rider;
                hovered = ImGui::IsItemHovered();
                desk.controls().add(name, {cell.x, cell.y, cell.w, cell.h + grid.number});
            }
            if (hovered) input.looked_at = rider.rider;
            if (chosen || hovered)
                list.AddRectFilled({cell.x, cell.y}, {cell.x + cell.w, cell.y + cell.h + grid.number}, packed(colour::brass, chosen ? 0.6F : 0.25F),
                                   cell.w * 0.06F);
            if (!out) draw_piece(desk, list, cell, rider.piece, roster, {.face = shows_face(view.viewer, rider.piece), .lifted = chosen});
            if (line.targets) frame(list, cell);
        } else {
            empty_place(desk, list, cell);
        }
        draw_text(desk, list, Type::small, cell.x + cell.w / 2, cell.y + cell.h - pad, rides ? colour::chalk : 0x6C7A70, number, 0.5F);
        if (next == riders.size()) break;
    }
    if (const auto chief = chief_beside(*view.pursuit, roster, line.seat)) {
        const float x = low.x + room_width() - aside;
        const float size = std::floor(std::min(high - 2 * text, aside));
        list.AddLine({x, low.y}, {x, low.y + high}, packed(colour::chalk, 0.18F), std::max(1.0F, std::floor(desk.scale())));
        const SeenPiece piece = as_printed(roster, *chief);
        const float middle = std::floor(low.x + room_width() - aside / 2);
        draw_text(desk, list, Type::small, middle, low.y - pad, gold, tr("Set aside"), 0.5F);
        draw_piece(desk, list, {std::floor(middle - size / 2), low.y + text, size, size}, piece, roster,
                   {.face = shows_face(view.viewer, piece), .dimmed = true});
        draw_text(desk, list, Type::small, middle, low.y + text + size - pad, colour::chalk, tr("does not fight"), 0.5F);
        desk.controls().say(tr("does not fight"));
    }
    card_end(desk);
    return input;
}

}  // namespace fow::ui
