#include "ui/screens/take_cards_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/screens/card_stacks.hpp"
#include "ui/screens/parts.hpp"
#include "ui/table/card_painter.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<TakeCardsIntent> TakeCardsScreen::draw(Window& window, const PlayerView& view, const std::string& name) {
    std::optional<TakeCardsIntent> intent;
    const SeenCards& known = *view.cards;
    const auto due = static_cast<std::size_t>(std::min(known.taken, known.pile_size));
    CardCounts pile = *known.pile;
    for (const Card card : chosen_) pile.remove(card);

    cover_desk(window);
    const SDL_FRect sheet = centred_rect(window, 940, 720);
    const float cards_scale = scale_of_cards(window, sheet);
    card_begin(window, "take cards", sheet);
    heading(window, fill(tr("{name}, the Prussians bring new orders"), {{"name", name}}));
    rule(window);
    paragraph(window, due == 1 ? tr("Look through the discard pile and take one card of it; it costs no action (W9.8).")
                               : tr("Look through the discard pile and take two cards of it; it costs no action (W9.8)."));
    small_text(window, tr("The enemy learns how many you take, not which."));
    space(window, 4);
    const StackInput stacks = draw_stacks(window, place(room_width(), std::round(224 * cards_scale)), "pile", pile);
    if (stacks.looked_at) read_ = stacks.looked_at;
    if (stacks.clicked && chosen_.size() < due) chosen_.push_back(*stacks.clicked);

    const ImVec2 text = ImGui::GetCursorScreenPos();
    if (read_) small_text(window, fill(tr("{card}: {text}"), {{"card", card_name(*read_)}, {"text", card_text(*read_)}}));
    else italic_text(window, tr("Point at a card to read what it does; click it to take it."));
    ImGui::SetCursorScreenPos({text.x, text.y + 3 * window.line_height(Type::small)});

    const SDL_FRect row = place(room_width(), std::round(190 * cards_scale));
    const float slot = window.units(170);
    for (std::size_t i = 0; i < due; ++i) {
        const bool filled = i < chosen_.size();
        if (draw_card_place(window, {row.x + slot * static_cast<float>(i), row.y, slot, row.h}, "taken-" + std::to_string(i + 1),
                            i == 0 ? tr("1. You take") : tr("2. You take"), filled ? std::optional(chosen_[i]) : std::nullopt,
                            i == chosen_.size())) {
            chosen_.erase(chosen_.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
    }
    const float rest = row.x + slot * static_cast<float>(due) + window.units(24);
    if (!known.hand.empty())
        if (const auto card = draw_fan(window, {rest, row.y, row.x + row.w - rest, row.h}, tr("Your hand so far"), cards_in(known.hand)))
            read_ = card;
    space(window, 4);
    const float share = share_of_room(window, 2);
    const bool complete = chosen_.size() == due;
    if (veil_button(window, share)) intent = DropVeil{};
    ImGui::SameLine();
    if (button(window, "confirm", tr("Take them"), {.enabled = complete, .primary = complete, .width = share})) {
        std::vector<Card> taken = chosen_;
        std::sort(taken.begin(), taken.end());
        intent = TakeCards{taken.front(), due > 1 ? std::optional(taken.back()) : std::nullopt};
    }
    card_end(window);
    return intent;
}

}  // namespace fow::ui
