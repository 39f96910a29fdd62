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

std::optional<DraftIntent> DraftScreen::draw(Desk& desk, const DraftModel& model) {
    std::optional<DraftIntent> intent;
    const SeenCards& known = *model.view.cards;
    const bool last = known.pack_size == 1;
    CardCounts pack = *known.pack;
    if (last) keep_ = cards_in(pack).front();
    if (keep_) pack.remove(*keep_);
    if (aside_) pack.remove(*aside_);

    cover_desk(desk);
    const SDL_FRect sheet = centred_rect(desk, 940, 720);
    const float cards_scale = scale_of_cards(desk, sheet);
    card_begin(desk, "draft", sheet);
    heading(desk, last               ? fill(tr("{name}, the last card is yours"), {{"name", model.name}})
                  : keep_ && !aside_ ? fill(tr("{name}, put one card aside"), {{"name", model.name}})
                  : keep_            ? fill(tr("{name}, is that your choice?"), {{"name", model.name}})
                                     : fill(tr("{name}, choose a card to keep"), {{"name", model.name}}));
    rule(desk);
    const Named limit{"limit", std::to_string(known.hand_limit)};
    paragraph(desk, last ? tr("This is the last card of the pack: you keep it, and nothing is put aside (W11.1).")
                         : tr("Of the pack in your hand you keep one card and put another one aside, face down; the rest goes "
                              "to the other side, who does the same (W11.1)."));
    small_text(desk, fill(tr("You hold {own} of {limit} cards, {name} holds {other}. The pack has {pack}."),
                          {{"own", std::to_string(known.hand_size[model.seat])},
                           limit,
                           {"name", model.other_name},
                           {"other", std::to_string(known.hand_size[other(model.seat)])},
                           {"pack", std::to_string(known.pack_size)}}));
    space(desk, 4);
    const StackInput stacks = draw_stacks(desk, place(room_width(), std::round(224 * cards_scale)), "pack", pack);
    if (stacks.looked_at) read_ = stacks.looked_at;
    if (stacks.clicked && !keep_) keep_ = stacks.clicked;
    else if (stacks.clicked && !aside_ && !last) aside_ = stacks.clicked;

    // Room for two lines always, so that nothing below moves with the pointer.
    const ImVec2 text = ImGui::GetCursorScreenPos();
    if (read_) small_text(desk, fill(tr("{card}: {text}"), {{"card", card_name(*read_)}, {"text", card_text(*read_)}}));
    else italic_text(desk, tr("Point at a card to read what it does; click it to choose it."));
    ImGui::SetCursorScreenPos({text.x, text.y + 3 * desk.line_height(Type::small)});

    const SDL_FRect row = place(room_width(), std::round(190 * cards_scale));
    const float slot = desk.units(170);
    if (draw_card_place(desk, {row.x, row.y, slot, row.h}, "kept", tr("1. You keep"), keep_, !keep_)) keep_.reset();
    if (!last && draw_card_place(desk, {row.x + slot, row.y, slot, row.h}, "aside", tr("2. You put aside"), aside_, keep_ && !aside_))
        aside_.reset();
    const float rest = row.x + 2 * slot + desk.units(24);
    if (known.hand.empty())
        draw_text(desk, *ImGui::GetWindowDrawList(), Type::small, rest, row.y, colour::ink, tr("Your hand is empty so far."));
    else if (const auto card = draw_fan(desk, {rest, row.y, row.x + row.w - rest, row.h}, tr("Your hand so far"), cards_in(known.hand)))
        read_ = card;
    space(desk, 4);
    const float share = share_of_room(desk, 3);
    const bool complete = keep_ && (aside_ || last);
    if (veil_button(desk, share)) intent = DropVeil{};
    ImGui::SameLine();
    if (button(desk, "choose-anew", tr("Choose anew"), {.enabled = keep_ && !last, .width = share})) {
        keep_.reset();
        aside_.reset();
    }
    ImGui::SameLine();
    if (button(desk, "confirm", last ? tr("Take it") : tr("Hand the pack over"),
               {.enabled = complete,
                .primary = complete,
                .width = share,
                .hint = complete ? "" : tr("First choose a card to keep, then one to put aside.")}))
        intent = DraftCards{*keep_, last ? std::nullopt : aside_};
    card_end(desk);
    return intent;
}

}  // namespace fow::ui
