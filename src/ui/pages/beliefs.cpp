#include "ui/pages/beliefs.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/opponent_choice.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::string believer_text(const std::optional<ComputedPlayer>& player, const std::string& side) {
    if (!player) return fill(tr("What a Marshal would have believed: {side}"), {{"side", side}});
    return fill(tr("What the computer believed: {side} ({player})"), {{"side", side}, {"player", name_of_player(*player)}});
}

SmallButton beliefs_button(bool shown) {
    return {"believed", tr("Believed"), tr("What unknown pieces were taken for, and how likely that was thought"), Shortcut(), shown};
}

void draw_belief(Window& window, ImDrawList& list, const SDL_FRect& cell, int per_cent, bool right) {
    constexpr unsigned paper = 0xFBF6E6, ink = 0x3A3A40;
    const std::string text = std::to_string(per_cent);
    const ImVec2 letters = text_size(window, Type::small, text);
    const float high = std::max(std::round(cell.w * 0.3F), letters.y);
    const float wide = std::max(high, letters.x + window.units(4));
    const ImVec2 low{cell.x + cell.w - wide - window.line(), cell.y + window.line()};
    const ImVec2 end{low.x + wide, low.y + high};
    list.AddRectFilled(low, end, packed(right ? paper : ink));
    list.AddRect(low, end, packed(right ? ink : paper, 0.6F), 0, 0, window.line());
    draw_text(window, list, Type::small, (low.x + end.x) / 2, std::floor((low.y + end.y - letters.y) / 2), right ? ink : paper, text, 0.5F,
              TextRole::picture);
}

std::string beliefs_told() {
    return tr(
        "Unknown pieces show their likeliest face and how likely it was thought, in per cent. On dark ground: it was something else. "
        "Point at a piece for more.");
}

}  // namespace fow::ui
