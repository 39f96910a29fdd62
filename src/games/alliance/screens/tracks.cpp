// The tracks of morale and losses, and the clock.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

/// Where the boxes of a strip are: a word, the boxes of morale, a word, the boxes of losses.
struct Strip {
    float morale = 0;  ///< left of the first box, pixels
    float losses = 0;
    float box = 0;  ///< width of each
    int most = 0;   ///< boxes of morale besides B
    int broken = 0;
};

float label_width(const Window& window) { return window.units(54); }

Strip strip_of(const Window& window, const SDL_FRect& rect, const RuleSet& rules, Seat army) {
    Strip strip;
    strip.most = rules.morale.value;
    strip.broken = rules.tracks[army].broken_at();
    const float label = label_width(window), pad = window.units(5);
    const auto boxes = static_cast<float>(strip.most + 1 + strip.broken);
    strip.box = std::floor((rect.w - 2 * label - 3 * pad) / boxes);
    strip.morale = rect.x + pad + label;
    strip.losses = rect.x + rect.w - pad - static_cast<float>(strip.broken) * strip.box;
    return strip;
}

void draw_box(Window& window, ImDrawList& list, const ImRect& r, unsigned ground, const std::string& text, float alpha = 1) {
    const float line = window.line();
    list.AddRectFilled({r.Min.x, r.Min.y}, {r.Max.x - line, r.Max.y}, packed(ground));
    const ImVec2 size = text_size(window, Type::small, text);
    const float room = r.GetWidth() - 3 * line;
    const float share = size.x > room ? room / size.x : 1;
    draw_letters(
        window, list, Type::small,
        {std::floor(r.Min.x + (r.GetWidth() - line - size.x * share) / 2), std::floor(r.Min.y + (r.GetHeight() - size.y * share) / 2)},
        packed(colour::chalk, alpha), text, share);
}

unsigned ground_of(const alliance::BoxRun& box) {
    if (box.kind == alliance::Box::broken) return 0x8C1D18;
    if (box.kind == alliance::Box::plain) return 0x35493F;
    return box.add == 0 ? 0x6E5A2A : box.add == 1 ? 0x80501F : 0x8A3D1E;
}

std::string text_of_box(const alliance::BoxRun& box) {
    if (box.kind == alliance::Box::broken) return "B";
    if (box.kind == alliance::Box::plain) return {};
    return box.add == 0 ? "RT" : signed_number(box.add);
}

std::string told_track(const View& view, const RuleSet& rules, Seat army) {
    const int lost = view.casualties[army];
    const std::string state =
        fill(army == french_seat ? tr("French army: morale {morale} of {most}, {lost} divisions lost; at {broken} it is beaten.")
                                 : tr("Allied army: morale {morale} of {most}, {lost} divisions lost; at {broken} it is beaten."),
             {{"morale", std::to_string(view.morale[army])},
              {"most", std::to_string(rules.morale.value)},
              {"lost", std::to_string(lost)},
              {"broken", std::to_string(rules.tracks[army].broken_at())}});
    return state + " " + tr("B stands for beaten: an army whose morale or losses reach it runs at once (L10.6).") + " " +
           tr("A loss in a box RT brings a rout test: a die, and +1 or +2 for boxes so marked and for the time, must not be higher "
              "than the morale (L10.2).");
}

void draw_morale(Window& window, ImDrawList& list, const SDL_FRect& rect, const Strip& strip, Seat army, const View& view) {
    const float inset = window.units(4);
    for (int i = 0; i <= strip.most; ++i) {
        const int value = strip.most - i;
        const float x = strip.morale + static_cast<float>(i) * strip.box;
        const ImRect r({x, rect.y + inset}, {x + strip.box, rect.y + rect.h - inset});
        const bool here = view.morale[army] == value;
        draw_box(window, list, r,
                 value == 0   ? 0x8C1D18
                 : value <= 3 ? 0x5C4327
                              : 0x35493F,
                 value == 0 ? "B" : std::to_string(value), here ? 1.0F : 0.6F);
        if (!here) continue;
        const Uniform uniform = uniform_of(nation_of(army), window);
        list.AddRectFilled(r.Min, {r.Max.x - window.line(), r.Max.y}, packed(uniform.light));
        list.AddRect(r.Min, {r.Max.x - window.line(), r.Max.y}, packed(0xFFE9B0), 0, 0, window.units(2));
        const std::string text = value == 0 ? "B" : std::to_string(value);
        draw_label(window, r, text, 0xFFFFFF, 1, Type::small);
    }
}

}  // namespace

SDL_FPoint casualty_box(const Window& window, const SDL_FRect& rect, const RuleSet& rules, Seat army, int casualty) {
    const Strip strip = strip_of(window, rect, rules, army);
    return {strip.losses + (static_cast<float>(std::clamp(casualty, 1, strip.broken)) - 0.5F) * strip.box, rect.y + rect.h / 2};
}

void paint_tracks(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat army, const View& view, const RuleSet& rules) {
    const Strip strip = strip_of(window, rect, rules, army);
    const float y = rect.y + (rect.h - window.line_height(Type::small)) / 2;
    const float wide = label_width(window), pad = window.units(5);
    draw_fitted(window, list, Type::small, strip.morale - pad, y, colour::gold, tr("Morale"), wide, 1);
    draw_fitted(window, list, Type::small, strip.losses - pad, y, colour::gold, tr("Losses"), wide, 1);
    draw_morale(window, list, rect, strip, army, view);
    const float inset = window.units(4);
    for (int i = 1; i <= strip.broken; ++i) {
        const alliance::BoxRun box = rules.tracks[army].box_of(i);
        const float x = strip.losses + static_cast<float>(i - 1) * strip.box;
        const ImRect r({x, rect.y + inset}, {x + strip.box, rect.y + rect.h - inset});
        const bool filled = i <= view.casualties[army];
        draw_box(window, list, r, ground_of(box), filled ? std::string() : text_of_box(box));
        if (filled) draw_division(window, list, {r.GetCenter().x, r.GetCenter().y}, r.GetHeight() * 0.74F, nation_of(army), std::nullopt);
    }
}

void draw_tracks(Window& window, const SDL_FRect& rect, Seat army, const View& view, const RuleSet& rules) {
    const std::string name = std::string(alliance::word(army));
    card_begin(window, "tracks " + name, rect, Sheet::dark);
    ImGui::SetCursorScreenPos(corner(rect));
    const Press p = press(window, "track:" + name, {rect.w, rect.h}, true, Control::Kind::link);
    const std::string told = told_track(view, rules, army);
    set_label(window, told);
    hint_under_pointer(window, told);
    if (p.clicked) window.look_up("L10.1");
    paint_tracks(window, *ImGui::GetWindowDrawList(), rect, army, view, rules);
    card_end(window);
}

void draw_clock(Window& window, const View& view, const RuleSet& rules) {
    const float high = window.line_height(Type::small) + window.units(8);
    const SDL_FRect at = place(room_width(), high);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float wide = std::floor(at.w / 3);
    for (int i = 0; i < 3; ++i) {
        const auto time = static_cast<alliance::Time>(i);
        const bool now = view.time == time;
        const float x = at.x + wide * static_cast<float>(i);
        const ImRect r({x, at.y}, {x + wide - window.units(4), at.y + at.h});
        list.AddRectFilled(r.Min, r.Max, packed(now ? colour::brass : 0xE6DABB));
        list.AddRect(r.Min, r.Max, packed(now ? 0x6E5420 : 0xA89468), 0, 0, window.line());
        const int adds = rules.time_adds[static_cast<std::size_t>(i)].value;
        const std::string text =
            adds == 0 ? time_name(time) : fill(tr("{time} {add}"), {{"time", time_name(time)}, {"add", signed_number(adds)}});
        draw_label(window, r, text, colour::ink, now ? 1.0F : 0.55F, Type::small);
    }
    const Sentence sentence =
        view.by_prussians && view.by_casualties ? tr("The Prussians have moved the clock; the losses have moved it (L11.1).")
        : view.by_prussians                     ? tr("The Prussians have moved the clock; at {losses} losses, now {lost} (L11.1).")
        : view.by_casualties
            ? tr("The clock moves at {divisions} Prussian divisions, now {arrived}; the losses have moved it (L11.1).")
            : tr("The clock moves at {divisions} Prussian divisions, now {arrived}; at {losses} losses, now {lost} (L11.1).");
    small_text(window, fill(sentence, {{"divisions", std::to_string(rules.time_prussians.value)},
                                       {"arrived", std::to_string(view.prussians)},
                                       {"losses", std::to_string(rules.time_casualties.value)},
                                       {"lost", std::to_string(view.casualties.first + view.casualties.second)}}));
}

}  // namespace fow::alliance::screens
