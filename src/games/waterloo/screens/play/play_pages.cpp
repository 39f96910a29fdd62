// Pages over the play screen: news, questions, playing a card.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/play/forces.hpp"
#include "games/waterloo/screens/play/play_screen.hpp"
#include "games/waterloo/screens/play/targets.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

/// "Initiative, 2 Grand battery", or that there is none.
std::string list_of(CardCounts counts) {
    std::vector<std::string> parts;
    for (const Card card : cards) {
        if (counts[card] == 0) continue;
        parts.push_back(counts[card] == 1
                            ? card_name(card)
                            : fill(tr("{count} {card}"), {{"count", std::to_string(counts[card])}, {"card", card_name(card)}}));
    }
    return parts.empty() ? std::string(tr.in("cards", "none")) : listed(parts);
}

}  // namespace

void PlayScreen::draw_pages(Window& window, const PlayModel& model) {
    if (model.scouted) return draw_scouted(window, model);
    switch (page_) {
        case Page::map: break;
        case Page::end: return draw_end(window, model);
        case Page::card: return draw_card_page(window, model);
        case Page::nation: return draw_nation_page(window);
        case Page::shot: return draw_shot_page(window, model);
        case Page::loss: return draw_loss_page(window);
        case Page::orders: return draw_orders(window, model);
        case Page::late:
            if (late_page(window, model.view, model.roster)) page_ = Page::map;
            return;
        case Page::forces:
            if (forces_page(window, model.view, model.roster)) page_ = Page::map;
            return;
    }
    if (const auto choice = menu_.draw(window, {.may_offer_draw = is_legal(model.view, OfferDraw{}),
                                                .may_resign = !model.lesson && !model.waits,
                                                .has_phrase = model.has_phrase,
                                                .lesson = model.lesson,
                                                .not_now = model.waits}))
        intent_ = *choice;
}

void PlayScreen::draw_news(Window& window, const PlayModel& model, bool moves) {
    const bool can_move = !model.motion.empty();
    const auto made = draw_dispatch(window, {model.news, model.told, moves, can_move});
    if (made) intent_ = std::visit([](const auto& intent) { return PlayIntent(intent); }, *made);
    else if (!moves && (escape_pressed(window) ||
                        (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !pointer_in(play_layout(window, model.view).column))))
        intent_ = NewsRead{};  // the press also goes to what is under the page
}

void PlayScreen::draw_scouted(Window& window, const PlayModel& model) {
    modal_begin(window, "scouted", 760);
    heading(window, tr("What the scouts have seen"));
    separator(window);
    small_text(window, tr("Only you see this: the enemy learns which pieces you looked at (W11.4)."));
    space(window, 4);
    const std::size_t count = model.scouted->squares.size();
    const float size = window.units(112);
    const float line = window.line_height(Type::small);
    const SDL_FRect row = place(room_width(), size + 2 * line + 8 * window.scale());
    const float step = row.w / static_cast<float>(count);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < count; ++i) {
        const SeenPiece& piece = model.scouted->pieces[i];
        const float middle = row.x + step * (static_cast<float>(i) + 0.5F);
        draw_text(window, list, Type::small, middle, row.y, colour::ink, to_text(model.scouted->squares[i]), 0.5F);
        draw_piece(window, list, {std::floor(middle - size / 2), row.y + line, size, size}, piece, model.roster, {.face = true});
        if (piece.unit)
            draw_text(window, list, Type::small, middle, row.y + line + size + 4 * window.scale(), colour::ink,
                      unit_of(model.roster, *piece.unit).name, 0.5F);
    }
    space(window, 6);
    if (button(window, "scouted-read", tr("To the map"), {.primary = true, .width = -1}) || escape_pressed(window))
        intent_ = ScoutingSeen{};
    modal_end(window);
}

void PlayScreen::draw_end(Window& window, const PlayModel& model) {
    const bool card = model.view.phase == Phase::card;
    modal_begin(window, "end", 440);
    heading(window, card ? tr("Give up the card?") : tr("End the turn?"));
    separator(window);
    if (card) {
        paragraph(window, tr("You have not used it: the card and its action are lost (W11.2)."));
    } else {
        paragraph(window, actions_left_text(model.view.actions_left));
        paragraph(window, tr("Unused actions are lost (W7.3)."));
    }
    const auto ends = two_answers(window, tr("Play on"), "end-now", card ? tr("Give it up") : tr("End the turn"), false);
    modal_end(window);
    if (ends == true) intent_ = card ? Action(EndCard{}) : Action(EndTurn{});
    if (ends) page_ = Page::map;
}

void PlayScreen::draw_loss_page(Window& window) {
    modal_begin(window, "loss", 440);
    heading(window, tr("Attack?"));
    separator(window);
    paragraph(window, tr("You always lose this fight, whatever stands there."));
    const auto attacks = two_answers(window, tr("Think again"), "attack-now", tr("Attack"), true);
    modal_end(window);
    if (attacks == true) intent_ = Action(*lost_attack_);
    if (attacks) page_ = Page::map;
}

void PlayScreen::draw_card_page(Window& window, const PlayModel& model) {
    const SeenCards& known = *model.view.cards;
    modal_begin(window, "card", 600);
    if (card_) {
        heading(window, card_name(*card_));
        separator(window);
        const float high = window.units(216);
        const float wide = std::floor(high * card_shape);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_card(window, *ImGui::GetWindowDrawList(), {at.x, at.y, wide, high}, *card_);
        ImGui::Indent(wide + 18 * window.scale());
        paragraph(window, card_text(*card_, model.view));
        const std::string& refusal = model.refusals[static_cast<std::size_t>(*card_)];
        if (may_play(model.view, *card_)) small_text(window, tr("It can be played now, for one action."));
        else warning_text(window, fill(tr("Not now. {reason}"), {{"reason", refusal}}));
        if (*card_ == Card::fighting_spirit)
            small_text(window, tr("If kept, it can answer an attack in the enemy's turn for free (W11.8)."));
        ImGui::Unindent(wide + 18 * window.scale());
        ImGui::SetCursorScreenPos({at.x, std::max(ImGui::GetCursorScreenPos().y, at.y + high + 6 * window.scale())});
        separator(window);
    } else {
        heading(window, tr("The cards"));
        separator(window);
    }
    small_text(window, fill(tr("Played by the French: {list}."), {{"list", list_of(known.played[french_seat])}}));
    small_text(window, fill(tr("Played by the Allies: {list}."), {{"list", list_of(known.played[allied_seat])}}));
    small_text(window, fill(tr("You put aside in the draft: {list}."), {{"list", list_of(known.discarded)}}));
    small_text(window,
               fill(tr("{name}'s hand: {cards}. The discard pile: {pile}."), {{"name", model.other_name},
                                                                              {"cards", std::to_string(known.hand_size[other(model.seat)])},
                                                                              {"pile", std::to_string(known.pile_size)}}));
    space(window, 6);
    const float half = card_ ? share_of_room(window, 2) : -1;
    if (button(window, "back", tr("Back"), {.primary = !card_, .width = half}) || escape_pressed(window)) page_ = Page::map;
    if (card_) {
        const bool playable = may_play(model.view, *card_);
        const bool spirit = *card_ == Card::fighting_spirit;
        ImGui::SameLine();
        if (button(window, "play-card", spirit ? tr("Choose the piece") : tr("Play it"),
                   {.enabled = playable, .primary = playable, .width = half})) {
            if (spirit) {
                clear_selection();
                inspiring_ = true;
                page_ = Page::map;
            } else {
                play_card(model, std::nullopt);
            }
        }
    }
    modal_end(window);
}

void PlayScreen::draw_nation_page(Window& window) {
    modal_begin(window, "nation", 460);
    heading(window, tr("Whose action is it?"));
    separator(window);
    paragraph(window, tr("Each of the two nations must use one action if it can. Which one does this card count for? (W9.6)"));
    space(window, 6);
    const float share = share_of_room(window, 3);
    const auto plays = [&](const char* name, const std::string& label, Nation nation) {
        if (!button(window, name, label, {.primary = true, .width = share})) return;
        intent_ = inspired_ ? Action(Inspire{*inspired_, nation}) : Action(PlayCard{*card_, nation});
    };
    const bool back = button(window, "back", tr("Back"), {.width = share});
    ImGui::SameLine();
    plays("nation:allied", tr("The Allies"), Nation::allied);
    ImGui::SameLine();
    plays("nation:prussian", tr("The Prussians"), Nation::prussian);
    if (back || intent_ || escape_pressed(window)) {
        page_ = Page::map;
        if (intent_) clear_selection();
    }
    modal_end(window);
}

void PlayScreen::draw_orders(Window& window, const PlayModel& model) {
    modal_begin(window, "orders", 560);
    heading(window, tr("When you are attacked"));
    separator(window);
    paragraph(window, tr("While you hold a card you are asked at each attack whether you play Fighting spirit (W11.9). You may want to be "
                         "asked less often. Nobody else learns of your order (W15.3)."));
    space(window, 4);
    const std::pair<Orders, std::string> choices[] = {{Orders::ask, tr("Ask me at every attack")},
                                                      {Orders::known, tr("Ask me if I know the attacker")},
                                                      {Orders::silent, tr("Do not ask me before my next turn")},
                                                      {Orders::never, tr("Do not ask me until I change this")}};
    const auto offered = [&](Orders order) {
        const auto& legal = model.view.legal;
        return model.view.orders == order || std::binary_search(legal.begin(), legal.end(), Action(StandingOrder{order}));
    };
    for (const auto& [order, label] : choices) {
        if (!offered(order)) continue;
        if (!list_row(window, "order:" + std::string(word(order)), label, model.view.orders == order)) continue;
        if (model.view.orders != order) intent_ = Action(StandingOrder{order});
        page_ = Page::map;
    }
    space(window, 4);
    if (button(window, "back", tr("Back"), {.primary = true, .width = -1, .key = SDLK_ESCAPE})) page_ = Page::map;
    modal_end(window);
}

void PlayScreen::draw_shot_page(Window& window, const PlayModel& model) {
    const Square to = *shot_target_;
    const SeenTile* tile = model.view.tile_at(to);
    modal_begin(window, "shot", 460);
    heading(window, tr("At what?"));
    separator(window);
    paragraph(window, fill(model.view.at(to) ? tr("The gun may fire at the piece on {square} or at {tile} (W12.7).")
                                             : tr("The gun may move to {square}, or fire at {tile} (W12.7)."),
                           {{"square", to_text(to)}, {"tile", tr(tile->name)}}));
    space(window, 6);
    const float share = share_of_room(window, 3);
    const bool back = button(window, "back", tr("Back"), {.width = share});
    ImGui::SameLine();
    if (model.view.at(to)) {
        if (button(window, "at-piece", tr("At the piece"), {.primary = true, .width = share})) intent_ = Action(Fire{*selected_, to});
    } else if (button(window, "move-there", tr("Move there"), {.primary = true, .width = share})) {
        intent_ = Action(Move{*selected_, to});
    }
    ImGui::SameLine();
    if (button(window, "at-tile", fill(tr("At {tile}"), {{"tile", tr(tile->name)}}), {.primary = true, .width = share}))
        intent_ = Action(Bombard{*selected_, to});
    if (back || intent_ || escape_pressed(window)) {
        page_ = Page::map;
        shot_target_.reset();
    }
    modal_end(window);
}

}  // namespace fow::waterloo::screens
