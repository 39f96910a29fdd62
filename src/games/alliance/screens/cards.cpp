// The cards in rows above and below the map.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

/// One word below the name: what can be done with it.
std::string status_of(const CardShown& card, const View& view) {
    if (card.card == CardId::napoleon || card.card == CardId::wellington) {
        if (view.used[card.card == CardId::napoleon ? 0 : 1]) return tr("used");
        if (card.card == CardId::napoleon) return tr("unused");
    }
    if (card.counter) return tr("counter!");
    const auto corps = corps_of(card.card);
    if (corps && view.in_square(*corps)) return tr("in square");
    if (view.ney && (card.card == CardId::kellermann || card.card == CardId::milhaud)) return tr("charging");
    if (corps && corps != Corps::blucher && view.markers(*corps) == 0) return tr("off the field");
    return card.can_act ? tr("ready") : tr("not now");
}

std::string card_hint(const CardShown& card, const View& view, const RuleSet& rules) {
    const std::string state =
        fill(tr("{corps}: {state}."), {{"corps", title_of(card.card)}, {"state", state_text(view, rules, card.card)}});
    if (card.counter) return state + " " + tr("A counter-attack is open: it is gone next turn (L3.2).");
    return card.why.empty() ? state : state + " " + card.why;
}

/// What is on the card besides its text, across its whole width: the picture is wider than any card, so its middle is shown.
void draw_picture(Window& window, ImDrawList& list, const SDL_FRect& r, CardId card, float alpha) {
    constexpr float shape = 240.0F / 56;  // width to height of the files
    const int high = whole(r.h), wide = whole(std::max(r.w, r.h * shape));
    if (high < 1) return;
    const Uniform drawn = uniform_of(nation_of(card), Colours::uniforms), worn = uniform_of(nation_of(card), window);
    const std::string file = "alliance/card_" + std::string(word(card));
    SDL_Texture* picture =
        window.pictures().kept(file + ' ' + std::to_string(wide) + 'x' + std::to_string(high) + ' ' + std::to_string(worn.cloth),
                               [&] { return window.pictures().svg(file, wide, high, {{drawn.cloth, worn.cloth}}); });
    if (picture == nullptr) return;
    const float shown = r.w / static_cast<float>(wide), left = (1 - shown) / 2;
    list.AddImage(picture, corner(r), far_corner(r), {left, 0}, {left + shown, 1}, packed(0xFFFFFF, alpha));
}

void draw_pips(Window& window, ImDrawList& list, const ImRect& r, const CardShown& card, const Strength& strength) {
    const float size = window.units(11);
    const float y = r.Max.y - window.line_height(Type::small) - window.units(8);
    const float step = std::min(size + window.units(3), (r.GetWidth() - window.units(10)) / static_cast<float>(std::max(1, strength.all)));
    for (int i = 0; i < strength.all; ++i) {
        const ImVec2 at(r.Min.x + r.GetWidth() / 2 + (static_cast<float>(i) - static_cast<float>(strength.all - 1) / 2) * step, y);
        if (card.card == CardId::battery) draw_gun(window, list, at, size * 1.3F, i >= strength.left);
        else draw_division(window, list, at, size, nation_of(card.card), std::nullopt, i >= strength.left);
    }
}

void draw_card(Window& window, const ImRect& r, const CardShown& card, const View& view, const RuleSet& rules, bool chosen, bool hovered) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Uniform uniform = uniform_of(nation_of(card.card), window);
    const bool bright = card.can_act;
    const float line = window.line();
    list.AddRectFilled(r.Min, r.Max, packed(bright ? (hovered ? 0xFFF8E2 : colour::paper) : 0xB9B29C));
    const float band = window.units(19);
    list.AddRectFilled(r.Min, {r.Max.x, r.Min.y + band}, packed(uniform.cloth, bright ? 1 : 0.72F));
    const float top = r.Min.y + band + line;
    const SDL_FRect picture{r.Min.x + line, top, r.GetWidth() - 2 * line,
                            r.Max.y - window.line_height(Type::small) - window.units(1) - top};
    draw_picture(window, list, picture, card.card, bright ? 1 : 0.62F);
    list.AddRect(r.Min, r.Max, packed(chosen ? 0xE3B94F : uniform.edge), 0, 0, chosen ? window.units(3) : line);
    const float middle = std::floor(r.Min.x + r.GetWidth() / 2);
    if (card.counter && !chosen)
        for (const float in : {1.0F, 3.0F, 5.0F}) {
            const float inset = window.units(in);
            list.AddRect({r.Min.x + inset, r.Min.y + inset}, {r.Max.x - inset, r.Max.y - inset}, packed(0xFFC93C, 1.1F - in * 0.18F), 0, 0,
                         window.units(2));
        }
    const std::string name = shortened(window, Type::small, title_of(card.card), r.GetWidth() - 2 * line);
    draw_text(window, list, Type::small, middle, r.Min.y + (band - window.line_height(Type::small)) / 2, colour::paper, name, 0.5F);
    if (const auto strength = strength_of(view, rules, card.card)) draw_pips(window, list, r, card, *strength);
    const std::string status = shortened(window, Type::small, status_of(card, view), r.GetWidth() - 2 * line);
    draw_text(window, list, Type::small, middle, r.Max.y - window.line_height(Type::small) - window.units(2),
              card.counter ? 0x8C1D18 : colour::ink, status, 0.5F);
}

/// All cards get the same width, except that longer names take room that other cards do not need. `all`: pixels for the cards.
std::vector<float> widths_of(Window& window, const std::vector<CardId>& shown, float all) {
    const float each = all / static_cast<float>(shown.size());
    std::vector<float> needs;
    float lacking = 0, spare = 0;
    for (const CardId id : shown) {
        needs.push_back(text_size(window, Type::small, title_of(id)).x + window.units(6));
        lacking += std::max(0.0F, needs.back() - each);
        spare += std::max(0.0F, each - needs.back());
    }
    const float given = spare > 0 ? std::min(1.0F, lacking / spare) : 0;
    const float taken = lacking > 0 ? std::min(1.0F, spare / lacking) : 0;
    std::vector<float> widths;
    for (const float need : needs) widths.push_back(std::floor(each + (need > each ? (need - each) * taken : (need - each) * given)));
    return widths;
}

}  // namespace

std::optional<CardId> draw_cards(Window& window, const SDL_FRect& rect, Seat side, const std::vector<CardShown>& cards, const View& view,
                                 const RuleSet& rules, std::optional<CardId> selected) {
    std::optional<CardId> clicked;
    const std::vector<CardId> shown = cards_of(side);
    card_begin(window, "cards " + std::string(alliance::word(side)), rect, Sheet::baize);
    const float gap = window.units(5);
    const ImRect room = ImGui::GetCurrentWindow()->InnerClipRect;  // nothing is visible beyond it
    const float all = room.GetWidth() - gap * (static_cast<float>(shown.size()) - 1);
    const std::vector<float> widths = widths_of(window, shown, all);
    float x = room.Min.x + std::floor((all - std::accumulate(widths.begin(), widths.end(), 0.0F)) / 2);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const CardId id = shown[i];
        const float wide = widths[i];
        const auto card = std::find_if(cards.begin(), cards.end(), [&](const CardShown& one) { return one.card == id; });
        if (card == cards.end()) continue;
        ImGui::SetCursorScreenPos({x, rect.y});
        const Press p = press(window, "card:" + std::string(word(id)), {wide, rect.h}, true);
        set_label(window, title_of(id), state_text(view, rules, id) + ", " + status_of(*card, view));
        hint_under_pointer(window, card_hint(*card, view, rules));
        draw_card(window, p.rect, *card, view, rules, selected == id, p.hovered);
        if (p.clicked) clicked = id;
        x += wide + gap;
    }
    card_end(window);
    return clicked;
}

}  // namespace fow::alliance::screens
