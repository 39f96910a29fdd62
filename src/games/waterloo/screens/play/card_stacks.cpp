#include "games/waterloo/screens/play/card_stacks.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/card_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

float line_height(Window& window) { return window.line_height(Type::small); }

void draw_outline(Window& window, ImDrawList& list, const SDL_FRect& at, bool lit) {
    const float line = window.line();
    const float round = at.w * 0.06F;
    list.AddRectFilled(corner(at), far_corner(at), packed(colour::ink, 0.05F), round);
    list.AddRect(corner(at), far_corner(at), lit ? packed(colour::brass) : packed(colour::ink, 0.35F), round, 0, lit ? 3 * line : line);
}

Press press_card(Window& window, std::string_view name, const SDL_FRect& at) {
    ImGui::SetCursorScreenPos({at.x, at.y});
    return press(window, name, {at.w, at.h}, true);
}

}  // namespace

float scale_of_cards(const Window& window, const SDL_FRect& sheet) {
    constexpr float rows = 224 + 190;
    constexpr float texts = 720 - rows;
    return (sheet.h - texts * window.scale()) / rows;
}

std::vector<Card> cards_in(CardCounts counts) {
    std::vector<Card> all;
    for (const Card card : cards) all.insert(all.end(), static_cast<std::size_t>(counts[card]), card);
    return all;
}

StackInput draw_stacks(Window& window, const SDL_FRect& row, std::string_view prefix, CardCounts counts) {
    StackInput input;
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float wide = std::floor(row.h * card_shape);
    const float step = (row.w - wide) / (card_kinds - 1);
    for (const Card card : cards) {
        const int count = counts[card];
        const SDL_FRect at{std::floor(row.x + step * static_cast<float>(card)), row.y, wide, row.h};
        if (count == 0) {
            draw_outline(window, list, at, false);
        } else {
            const Press pressed = press_card(window, std::string(prefix) + ":" + std::string(word(card)), at);
            if (pressed.clicked) input.clicked = card;
            if (pressed.hovered) input.looked_at = card;
            draw_card(window, list, at, card, {.count = count, .lifted = pressed.hovered});
        }
    }
    ImGui::SetCursorScreenPos(after);
    return input;
}

bool draw_card_place(Window& window, const SDL_FRect& rect, std::string_view name, std::string_view title, std::optional<Card> card,
                     bool lit) {
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = line_height(window) + window.units(4);
    const float high = rect.h - line;
    const float wide = std::floor(high * card_shape);
    const SDL_FRect at{std::floor(rect.x + (rect.w - wide) / 2), rect.y + line, wide, high};
    draw_text(window, list, Type::small, rect.x + rect.w / 2, rect.y, colour::ink, title, 0.5F);
    bool clicked = false;
    if (card) {
        clicked = press_card(window, name, at).clicked;
        draw_card(window, list, at, *card);
    } else {
        draw_outline(window, list, at, lit);
    }
    ImGui::SetCursorScreenPos(after);
    return clicked;
}

std::optional<Card> draw_fan(Window& window, const SDL_FRect& rect, std::string_view title, const std::vector<Card>& cards) {
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = line_height(window) + window.units(4);
    const float high = rect.h - line;
    const float wide = std::floor(high * card_shape);
    draw_text(window, list, Type::small, rect.x, rect.y, colour::ink, title);
    std::optional<Card> looked_at;
    const float count = static_cast<float>(cards.size());
    const float gap = window.units(6);
    const float step = count > 1 ? std::min(wide + gap, (rect.w - wide) / (count - 1)) : 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const SDL_FRect at{std::floor(rect.x + step * static_cast<float>(i)), rect.y + line, wide, high};
        draw_card(window, list, at, cards[i]);
        if (ImGui::IsMouseHoveringRect(corner(at), far_corner(at))) looked_at = cards[i];
    }
    ImGui::SetCursorScreenPos(after);
    return looked_at;
}

}  // namespace fow::waterloo::screens
