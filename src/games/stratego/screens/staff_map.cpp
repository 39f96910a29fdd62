#include "games/stratego/screens/staff_map.hpp"

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

constexpr unsigned pencil_grey = 0x3A3A40, slip_paper = 0xFBF6E6;

std::string pencil_word(Rank rank) {
    if (can_move(rank)) return std::to_string(strength(rank));
    return rank == Rank::bomb ? "bomb" : "flag";
}

std::string pencil_label(Rank rank) { return can_move(rank) ? std::to_string(strength(rank)) : rank_name(rank); }

/// In the upper left corner, where an unknown piece shows nothing.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& cell, Rank guess) {
    const float size = std::max(std::round(cell.w * 0.34F), window.units(15));
    const ImVec2 low{cell.x + std::round(cell.w * 0.04F), cell.y + std::round(cell.w * 0.04F)};
    const ImVec2 high{low.x + size, low.y + size};
    const float line = window.line();
    list.AddRectFilled({low.x + line, low.y + line}, {high.x + line, high.y + line}, packed(0x000000, 0.35F));
    list.AddRectFilled(low, high, packed(slip_paper));
    list.AddRect(low, high, packed(pencil_grey, 0.6F), 0, 0, line);
    if (!can_move(guess)) {
        const float inset = std::round(size * 0.12F);
        draw_rank_sign(window, list, {low.x + inset, low.y + inset, size - 2 * inset, size - 2 * inset}, guess, pencil_grey);
        window.controls().add_text(rank_name(guess));
        return;
    }
    const std::string text = std::to_string(strength(guess));
    const float tall = text_size(window, Type::body, text).y;
    draw_text(window, list, Type::body, (low.x + high.x) / 2, std::floor((low.y + high.y - tall) / 2), pencil_grey, text, 0.5F,
              TextRole::picture);
}

}  // namespace

std::optional<Rank> guess_on(const std::vector<Pencilled>& marks, Square square) {
    for (const Pencilled& made : marks)
        if (made.square == square) return made.mark;
    return std::nullopt;
}

void draw_staff_map(Window& window, const SDL_FRect& map, const RuleSet& rules, const View& view, const std::vector<Pencilled>& marks) {
    const Grid grid = grid_of(window, map, rules);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, grid);
    for (const Pencilled& made : marks) {
        if (!view.at(made.square) || view.at(made.square)->rank) continue;
        const SDL_FRect cell = grid.rect(made.square);
        const SDL_FRect seen = common_part(cell, grid.room());
        if (seen.w < cell.w || seen.h < cell.h) continue;  // at the edge of an enlarged board
        const Telling telling(window, to_text(made.square));
        draw_slip(window, list, cell, made.mark);
    }
}

void pencil_box(Window& window, const Army& army, std::optional<Rank>& chosen) {
    const auto pencil = [&](Rank rank, float width) {
        if (button(window, "pencil:" + pencil_word(rank), pencil_label(rank),
                   {.primary = chosen == rank, .width = width, .hint = rank_name(rank)}))
            chosen = rank;
    };
    std::vector<Rank> movers;
    for (int i = static_cast<int>(Rank::marshal); i >= 0; --i)
        if (army[static_cast<Rank>(i)] > 0) movers.push_back(static_cast<Rank>(i));
    constexpr std::size_t in_row = 5;
    const float share = share_of_room(window, static_cast<int>(in_row));
    for (std::size_t i = 0; i < movers.size(); ++i) {
        if (i % in_row != 0) ImGui::SameLine();
        pencil(movers[i], share);
    }
    const float third = share_of_room(window, 3);
    pencil(Rank::bomb, third);
    ImGui::SameLine();
    pencil(Rank::flag, third);
    ImGui::SameLine();
    if (button(window, "pencil:none", tr("Erase"), {.primary = !chosen, .width = -1})) chosen.reset();
}

}  // namespace fow::stratego::screens
