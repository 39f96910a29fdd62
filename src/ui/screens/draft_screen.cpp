#include "ui/screens/draft_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/screens/card_stacks.hpp"
#include "ui/screens/parts.hpp"
#include "ui/table/card_painter.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<DraftIntent> DraftScreen::draw(Window& window, const DraftModel& model) {
    std::optional<DraftIntent> intent;
    const SeenCards& known = *model.view.cards;
    const bool last = known.pack_size == 1;
    CardCounts pack = *known.pack;
    if (last) keep_ = cards_in(pack).front();
    if (keep_) pack.remove(*keep_);
    if (aside_) pack.remove(*aside_);

    cover_desk(window);
    const SDL_FRect sheet = centred_rect(window, 940, 720);
    const float cards_scale = scale_of_cards(window, sheet);
    card_begin(window, "draft", sheet);
    heading(window, last               ? fill(tr("{name}, the last card is yours"), {{"name", model.name}})
                    : keep_ && !aside_ ? fill(tr("{name}, put one card aside"), {{"name", model.name}})
                    : keep_            ? fill(tr("{name}, is that your choice?"), {{"name", model.name}})
                                       : fill(tr("{name}, choose a card to keep"), {{"name", model.name}}));
    rule(window);
    const Named limit{"limit", std::to_string(known.hand_limit)};
    paragraph(window, last ? tr("This is the last card of the pack: you keep it, and nothing is put aside (W11.1).")
                           : tr("Of the pack in your hand you keep one card and put another one aside, face down; the rest goes "
                                "to the other side, who does the same (W11.1)."));
    small_text(window, fill(tr("You hold {own} of {limit} cards, {name} holds {other}. The pack has {pack}."),
                            {{"own", std::to_string(known.hand_size[model.seat])},
                             limit,
                             {"name", model.other_name},
                             {"other", std::to_string(known.hand_size[other(model.seat)])},
                             {"pack", std::to_string(known.pack_size)}}));
    space(window, 4);
    const StackInput stacks = draw_stacks(window, place(room_width(), std::round(224 * cards_scale)), "pack", pack);
    if (stacks.looked_at) read_ = stacks.looked_at;
    if (stacks.clicked && !keep_) keep_ = stacks.clicked;
    else if (stacks.clicked && !aside_ && !last) aside_ = stacks.clicked;

    // Room for two lines always, so that nothing below moves with the pointer.
    const ImVec2 text = ImGui::GetCursorScreenPos();
    if (read_) small_text(window, fill(tr("{card}: {text}"), {{"card", card_name(*read_)}, {"text", card_text(*read_)}}));
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
    if (button(window, "choose-anew", tr("Choose anew"), {.enabled = keep_ && !last, .width = share})) {
        keep_.reset();
        aside_.reset();
    }
    ImGui::SameLine();
    if (button(window, "confirm", last ? tr("Take it") : tr("Hand the pack over"),
               {.enabled = complete,
                .primary = complete,
                .width = share,
                .hint = complete ? "" : tr("First choose a card to keep, then one to put aside.")}))
        intent = DraftCards{*keep_, last ? std::nullopt : aside_};
    card_end(window);
    return intent;
}

}  // namespace fow::ui
