#include "games/alliance/screens/play_screen.hpp"

#include <imgui.h>

#include <algorithm>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

bool asks(const PlayModel& model) {
    return model.view.stage == alliance::Stage::casualty && !model.waits &&
           std::any_of(model.view.legal.begin(), model.view.legal.end(), [](const Action& a) { return std::holds_alternative<Take>(a); });
}

}  // namespace

bool is_legal(const View& view, const Action& action) {
    return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end();
}

const OrderShown* shown_on_cards(const PlayModel& model, const Order& order) {
    for (const CardShown& card : model.cards)
        for (const ActionShown& action : card.actions) {
            if (action.plain.order == order) return &action.plain;
            if (action.directed && action.directed->order == order) return &*action.directed;
        }
    return nullptr;
}

const OrderShown* last_order(const PlayModel& model) {
    const auto& last = model.view.last[model.seat];
    return last ? shown_on_cards(model, Order{last->id}) : nullptr;
}

const CardShown* PlayScreen::opened(const PlayModel& model) const {
    for (const CardShown& card : model.cards)
        if (card.card == selected_) return &card;
    return nullptr;
}

FieldMarks PlayScreen::marks_of(const PlayModel& model) const {
    FieldMarks marks;
    if (motion_.running()) return marks;
    marks.selected = selected_;
    marks.hovered = hovered_;
    if (asks(model)) {
        for (const Action& action : model.view.legal)
            if (const auto* take = std::get_if<Take>(&action)) marks.asked.push_back(take->corps);
        return marks;
    }
    const CardShown* card = opened(model);
    const OrderShown* order = card == nullptr ? nullptr : chosen_order(*card, choice_);
    if (order == nullptr) return marks;
    marks.target = order->outlook.target;
    marks.place = place_of(order->order.id);
    return marks;
}

void PlayScreen::select(std::optional<CardId> card) {
    selected_ = card;
    choice_ = {};
}

void PlayScreen::use_map(Window& window, const PlayModel& model) {
    hovered_ = pointed_camp(window, layout_.map, model.view, model.rules);
    if (escape_pressed(window)) {
        if (!selected_) menu_.open_by_escape(window);
        return select(std::nullopt);
    }
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow)) return;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Right)) return select(std::nullopt);
    if (!hovered_ || !ImGui::IsMouseReleased(ImGuiMouseButton_Left) || window.long_touch()) return;
    const auto corps = corps_of(*hovered_);
    if (asks(model)) {
        if (corps) intent_ = Action(Take{*corps});
        return;
    }
    window.play(Sound::paper);
    select(selected_ == hovered_ ? std::nullopt : hovered_);
}

std::optional<PlayIntent> PlayScreen::draw(Window& window, const PlayModel& model) {
    if (intent_) reads_notice_ = {};
    intent_.reset();
    layout_ = table_layout(window);
    motion_.advance(window);
    const bool moves = motion_.running();
    const View& view = moves ? motion_.shown() : model.view;
    if (!moves) ordered_.reset();
    if (!moves && !menu_.is_open()) use_map(window, model);
    draw_field(window, layout_.map, view, model.rules, marks_of(model));
    for (const Seat side : {allied_seat, french_seat}) {
        draw_tracks(window, layout_.tracks[side], side, view, model.rules);
        const auto clicked = draw_cards(window, layout_.cards[side], side, model.cards, view, model.rules, selected_);
        if (!clicked || moves) continue;
        window.play(Sound::card);
        select(selected_ == clicked ? std::nullopt : clicked);
        reads_notice_ = {};
        window.wake();
    }
    draw_column(window, model);
    motion_.draw(window, layout_, model.rules);
    if (moves) return std::nullopt;
    const bool decides = !model.waits && !model.roll_due;
    if (const auto choice = menu_.draw(window, {.may_offer_draw = decides && is_legal(model.view, alliance::OfferDraw{}),
                                                .may_resign = decides && is_legal(model.view, alliance::Resign{}) && !model.lesson,
                                                .lesson = model.lesson,
                                                .open = true}))
        intent_ = answer_of<Action>(*choice, alliance::OfferDraw{}, alliance::Resign{});
    if (const auto* asked = intent_ ? std::get_if<Action>(&*intent_) : nullptr; asked != nullptr && std::holds_alternative<Order>(*asked))
        if (const OrderShown* order = shown_on_cards(model, std::get<Order>(*asked))) ordered_ = *order;
    return intent_;
}

}  // namespace fow::alliance::screens
