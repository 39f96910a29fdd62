#include "games/waterloo/screens/play/card_screens.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

void DraftScreen::draw_task(Window& window, const DraftModel& model) const {
    const SeenCards& known = *model.view.cards;
    const bool last = known.pack_size == 1;
    heading(window, last               ? fill(tr("{name}, the last card is yours"), {{"name", model.name}})
                    : keep_ && !aside_ ? fill(tr("{name}, put one card aside"), {{"name", model.name}})
                    : keep_            ? fill(tr("{name}, is that your choice?"), {{"name", model.name}})
                                       : fill(tr("{name}, choose a card to keep"), {{"name", model.name}}));
    separator(window);
    const Named limit{"limit", std::to_string(known.hand_limit)};
    paragraph(window, last ? tr("This is the last card of the pack: you keep it, and nothing is put aside (W11.1).")
                           : tr("Keep one card of the pack and put another one aside, face down. The rest goes to the other side, who does "
                                "the same (W11.1)."));
    small_text(window, fill(tr("You hold {own} of {limit} cards, {name} holds {other}. The pack has {pack}."),
                            {{"own", std::to_string(known.hand_size[model.seat])},
                             limit,
                             {"name", model.other_name},
                             {"other", std::to_string(known.hand_size[other(model.seat)])},
                             {"pack", std::to_string(known.pack_size)}}));
}

std::optional<DraftIntent> DraftScreen::draw(Window& window, const DraftModel& model) {
    std::optional<DraftIntent> intent;
    const SeenCards& known = *model.view.cards;
    const bool last = known.pack_size == 1;
    CardCounts pack = *known.pack;
    if (last) keep_ = cards_in(pack).front();
    if (keep_) pack.remove(*keep_);
    if (aside_) pack.remove(*aside_);

    draw_backdrop(window);
    const SDL_FRect sheet = centred_rect(window, 940, 720);
    const float cards_scale = scale_of_cards(window, sheet);
    card_begin(window, "draft", sheet);
    draw_task(window, model);
    space(window, 4);
    const StackInput stacks = draw_stacks(window, place(room_width(), std::round(224 * cards_scale)), "pack", pack);
    if (stacks.looked_at) read_ = stacks.looked_at;
    if (stacks.clicked && !keep_) keep_ = stacks.clicked;
    else if (stacks.clicked && !aside_ && !last) aside_ = stacks.clicked;

    // Always two lines of room, so that nothing below moves with the pointer.
    const ImVec2 text = ImGui::GetCursorScreenPos();
    if (read_) small_text(window, fill(tr("{card}: {text}"), {{"card", card_name(*read_)}, {"text", card_text(*read_, model.view)}}));
    else italic_text(window, tr("Point at a card to read what it does; click it to choose it."));
    ImGui::SetCursorScreenPos({text.x, text.y + 3 * window.line_height(Type::small)});

    const SDL_FRect row = place(room_width(), std::round(190 * cards_scale));
    const float slot = window.units(170);
    if (draw_card_place(window, {row.x, row.y, slot, row.h}, "kept", tr("1. You keep"), keep_, !keep_)) keep_.reset();
    if (!last && draw_card_place(window, {row.x + slot, row.y, slot, row.h}, "aside", tr("2. You put aside"), aside_, keep_ && !aside_))
        aside_.reset();
    const float rest = row.x + 2 * slot + window.units(24);
    if (known.hand.empty())
        draw_text(window, *ImGui::GetWindowDrawList(), Type::small, rest, row.y, colour::ink, tr("Your hand is empty so far."));
    else if (const auto card = draw_fan(window, {rest, row.y, row.x + row.w - rest, row.h}, tr("Your hand so far"), cards_in(known.hand)))
        read_ = card;
    space(window, 4);
    const float share = share_of_room(window, 3);
    const bool complete = keep_ && (aside_ || last);
    if (veil_button(window, share)) intent = DropVeil{};
    ImGui::SameLine();
    if (button(window, "choose-anew", tr("Start over"), {.enabled = keep_ && !last, .width = share})) {
        keep_.reset();
        aside_.reset();
    }
    ImGui::SameLine();
    if (button(window, "confirm", last ? tr("Take it") : tr("Hand the pack over"),
               {.enabled = complete,
                .primary = complete,
                .width = share,
                .hint = complete ? std::string() : tr("First choose a card to keep, then one to put aside.")}))
        intent = DraftCards{*keep_, last ? std::nullopt : aside_};
    card_end(window);
    return intent;
}

std::optional<TakeCardsIntent> TakeCardsScreen::draw(Window& window, const PlayerView& view, const std::string& name) {
    std::optional<TakeCardsIntent> intent;
    const SeenCards& known = *view.cards;
    const auto due = static_cast<std::size_t>(std::min(known.taken, known.pile_size));
    CardCounts pile = *known.pile;
    for (const Card card : chosen_) pile.remove(card);

    draw_backdrop(window);
    const SDL_FRect sheet = centred_rect(window, 940, 720);
    const float cards_scale = scale_of_cards(window, sheet);
    card_begin(window, "take cards", sheet);
    heading(window, fill(tr("{name}, the Prussians bring new orders"), {{"name", name}}));
    separator(window);
    paragraph(window, tr("Look through the discard pile and take one card; it costs no action (W9.8).",
                         "Look through the discard pile and take two cards; it costs no action (W9.8).", due));
    small_text(window, tr("The enemy learns how many you take, not which."));
    space(window, 4);
    const StackInput stacks = draw_stacks(window, place(room_width(), std::round(224 * cards_scale)), "pile", pile);
    if (stacks.looked_at) read_ = stacks.looked_at;
    if (stacks.clicked && chosen_.size() < due) chosen_.push_back(*stacks.clicked);

    const ImVec2 text = ImGui::GetCursorScreenPos();
    if (read_) small_text(window, fill(tr("{card}: {text}"), {{"card", card_name(*read_)}, {"text", card_text(*read_, view)}}));
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
