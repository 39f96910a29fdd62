#include "games/stratego/screens/losses.hpp"

#include "games/stratego/screens/words.hpp"

#include <imgui.h>

#include <cmath>

#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

constexpr unsigned faint_chalk = 0x8F9A8E;

}  // namespace

std::string losses_text(const View& view, Seat side) {
    RankCounts counts{};
    for (const Rank rank : ranks) counts[static_cast<std::size_t>(rank)] = view.lost[side][rank];
    const std::string pieces = counts_text(counts);
    if (pieces.empty()) return side == blue_seat ? tr("Blue has lost nothing.") : tr("Red has lost nothing.");
    return fill(side == blue_seat ? tr("Blue has lost {pieces}.") : tr("Red has lost {pieces}."), {{"pieces", pieces}});
}

void draw_losses(Window& window, const SDL_FRect& rect, const RuleSet& rules, const View& view) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(12), window.units(6)});
    card_begin(window, "losses", rect, Sheet::dark);
    ImGui::PopStyleVar();
    std::vector<Rank> shown;
    for (int i = static_cast<int>(Rank::marshal); i >= 0; --i)
        if (has_any(rules.armies, static_cast<Rank>(i))) shown.push_back(static_cast<Rank>(i));
    for (const Rank rank : {Rank::bomb, Rank::flag})
        if (has_any(rules.armies, rank)) shown.push_back(rank);

    const float line = window.line_height(Type::small);
    const SDL_FRect at = place(room_width(), room_height());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float head = std::ceil(text_size(window, Type::small, tr("Lost")).x + window.units(24));
    const float wide = std::floor((at.w - head) / static_cast<float>(shown.size()));
    const float sign = std::round(std::min({wide * 0.84F, at.h - 3 * line - window.units(4), window.units(30)}));
    const auto write = [&](float x, float y, const std::string& text, unsigned rgb, float align) {
        draw_letters(window, list, Type::small, {std::round(x - text_size(window, Type::small, text).x * align), y}, packed(rgb), text);
    };
    const float numbers = at.y + sign + window.units(1);
    write(at.x, numbers, tr("Lost"), faint_chalk, 0);
    float x = at.x + head;
    for (const Rank rank : shown) {
        draw_rank_sign(window, list, {x + (wide - sign) / 2, at.y, sign, sign}, rank, colour::chalk);
        if (can_move(rank)) write(x + wide / 2, numbers, std::to_string(strength(rank)), faint_chalk, 0.5F);
        float y = numbers + line;
        for (const Seat side : {red_seat, blue_seat}) {
            const int lost = view.lost[side][rank];
            const int had = rules.armies[side][rank];
            const bool all = lost == had;
            write(x + wide / 2, y,
                  had == 0    ? std::string()
                  : lost == 0 ? "\xC2\xB7"
                              : std::to_string(lost),
                  lost == 0 ? faint_chalk
                  : all     ? colour::gold
                            : colour::chalk,
                  0.5F);
            y += line;
        }
        x += wide;
    }
    float y = numbers + line;
    for (const Seat side : {red_seat, blue_seat}) {
        const float arms = std::round(line * 0.8F);
        const float top = std::round(y + (line - arms) / 2);
        list.AddRectFilled({at.x, top}, {at.x + arms, top + arms}, packed(uniform_of(side, window).cloth), window.units(2));
        list.AddRect({at.x, top}, {at.x + arms, top + arms}, packed(colour::chalk, 0.7F), window.units(2), 0, window.line());
        write(at.x + arms + window.units(5), y, side_name(side), colour::chalk, 0);
        add_text(window, losses_text(view, side), {{at.x, y}, {at.x + at.w, y + line}});
        y += line;
    }
    card_end(window);
}

}  // namespace fow::stratego::screens
