#include "ui/widgets/base.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/letters.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {

bool card_visible() { return ImGui::GetCurrentWindow()->HiddenFramesCannotSkipItems <= 0; }

bool on_cloth() { return ImGui::GetStyleColorVec4(ImGuiCol_Text).x > 0.5F; }

unsigned text_colour() { return on_cloth() ? colour::chalk : colour::ink; }

float room_width() { return ImGui::GetContentRegionAvail().x; }
float room_height() { return ImGui::GetContentRegionAvail().y; }

float share_of_room(const Window& window, int count) {
    const float gaps = ImGui::GetStyle().ItemSpacing.x * static_cast<float>(count - 1);
    return std::floor((room_width() - gaps) / static_cast<float>(count)) / window.scale();
}

float rest_of_column(const Window& window) { return std::max(room_height(), window.units(72)); }

SDL_FRect place(float width, float height) {
    ImGui::Dummy({width, height});
    const ImVec2 at = ImGui::GetItemRectMin();
    return {at.x, at.y, width, height};
}

SDL_FRect rect_of(const ImRect& rect) { return {rect.Min.x, rect.Min.y, rect.GetWidth(), rect.GetHeight()}; }

void add_text(Window& window, std::string_view text, const ImRect& rect, TextRole role) {
    if (card_visible()) window.controls().add_text(text, rect_of(rect), role);
}

void add_control(Window& window, std::string_view name, const ImRect& rect, bool enabled, Control::Kind kind) {
    if (!card_visible()) return;
    window.controls().add(name, rect_of(rect), enabled, kind);
    if (window.controls().all().back().out_of_sight && window.keyboard().seeks(name)) {
        ImGui::SetScrollHereY();
        window.wake();
    }
}

namespace {

unsigned blend(unsigned a, unsigned b, float t) {
    const auto channel = [&](int shift) {
        const float from = static_cast<float>((a >> shift) & 255);
        const float to = static_cast<float>((b >> shift) & 255);
        return static_cast<unsigned>(from + (to - from) * t + 0.5F) << shift;
    };
    return channel(16) | channel(8) | channel(0);
}

}  // namespace

float width_of(const Window& window, float asked, float needed) {
    return asked > 0 ? window.units(asked) : asked < 0 ? std::max(1.0F, room_width()) : needed;
}

Press press(Window& window, std::string_view name, const ImVec2& size, bool enabled, Control::Kind kind) {
    const std::string id(name);
    const bool clicked = ImGui::InvisibleButton(id.c_str(), size);
    const ImRect rect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    add_control(window, name, rect, enabled, kind);
    if (enabled && clicked) window.note_press();
    return {rect, enabled && ImGui::IsItemHovered(), enabled && ImGui::IsItemActive(), enabled && clicked};
}

void draw_plate(Window& window, const ImRect& r, const Plate& plate) {
    const bool cloth = on_cloth();
    const bool primary = plate.primary;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = window.line();
    unsigned fill = primary ? colour::brass : cloth ? 0x2E4338 : 0xE6DABB;
    unsigned edge = primary ? 0x6E5420 : cloth ? 0x6F7A62 : 0x8C7A58;
    if (!plate.enabled) {
        fill = cloth ? 0x28392F : 0xE9E0C8;
        edge = cloth ? 0x45544A : 0xC2B595;
    } else if (plate.held) {
        fill = blend(fill, 0x000000, 0.14F);
    } else if (plate.hovered) {
        fill = blend(fill, 0xFFFFFF, primary ? 0.20F : cloth ? 0.09F : 0.45F);
        edge = primary ? edge : colour::brass;
    }
    const auto frame = [&](const ImRect& box, unsigned rgb, float alpha) {
        const ImU32 ink = packed(rgb, alpha);
        list.AddRectFilled(box.Min, {box.Max.x, box.Min.y + line}, ink);
        list.AddRectFilled({box.Min.x, box.Max.y - line}, box.Max, ink);
        list.AddRectFilled({box.Min.x, box.Min.y + line}, {box.Min.x + line, box.Max.y - line}, ink);
        list.AddRectFilled({box.Max.x - line, box.Min.y + line}, {box.Max.x, box.Max.y - line}, ink);
    };
    if (plate.enabled && !plate.held && (primary || !cloth))
        list.AddRectFilled({r.Min.x + line, r.Max.y}, {r.Max.x + line, r.Max.y + 2 * line}, packed(0x000000, 0.22F));
    list.AddRectFilled(r.Min, r.Max, packed(fill));
    frame(r, edge, 1);
    ImRect inner = r;
    inner.Expand(-3 * line);
    if (plate.enabled) frame(inner, primary ? 0xF3DFA6 : edge, primary ? 0.55F : 0.35F);
}

void draw_row_ground(Window& window, const ImRect& r, bool chosen, bool hovered) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (chosen) {
        list.AddRectFilled(r.Min, r.Max, packed(colour::brass, 0.35F));
        list.AddRectFilled(r.Min, {r.Min.x + window.units(3), r.Max.y}, packed(colour::brass));
    } else if (hovered) {
        list.AddRectFilled(r.Min, r.Max, packed(colour::brass, 0.16F));
    }
}

void draw_label(Window& window, const ImRect& r, std::string_view label, unsigned rgb, float alpha, Type type) {
    // A word that is longer in another language is written smaller rather than over the edge or its inner line.
    if (type == Type::body && text_size(window, type, label).x > r.GetWidth() - window.units(12)) type = Type::small;
    const ImVec2 whole = text_size(window, type, label);
    const float share = std::min(1.0F, r.GetWidth() / std::max(1.0F, whole.x));
    const ImVec2 size{whole.x * share, whole.y * share};
    const ImVec2 at{std::floor(r.Min.x + (r.GetWidth() - size.x) / 2), std::floor(r.Min.y + (r.GetHeight() - size.y) / 2)};
    draw_letters(window, *ImGui::GetWindowDrawList(), type, at, packed(rgb, alpha), label, share);
    add_text(window, label, {at, {at.x + size.x, at.y + size.y}});
}

void set_label(Window& window, std::string_view label, std::string_view state) {
    if (card_visible()) window.controls().set_label(label, state);
}

bool escape_pressed(const Window& window) { return window.keyboard().pressed(SDLK_ESCAPE); }

ImVec2 hint_place(const ImVec2& size, const SDL_FRect& of, const std::vector<SDL_FRect>& controls, const ImVec2& window) {
    const float gap = std::round(of.h * 0.25F);
    const auto covered = [&](const ImVec2& at) {
        float area = 0;
        for (const SDL_FRect& control : controls) {
            const SDL_FRect common = common_part({at.x, at.y, size.x, size.y}, control);
            area += common.w * common.h;
        }
        return area;
    };
    const float middle_x = of.x + (of.w - size.x) / 2;
    const float middle_y = of.y + (of.h - size.y) / 2;
    constexpr float margin = 4;
    const float most_x = std::max(margin, window.x - size.x - margin);
    const float most_y = std::max(margin, window.y - size.y - margin);
    ImVec2 best(0, 0);
    float least = -1;
    // Away from the item, step by step, first below and above it, then beside it.
    for (int steps = 0; steps < 12; ++steps) {
        const float far = gap + static_cast<float>(steps) * of.h;
        for (const ImVec2 wish : {ImVec2(middle_x, of.y + of.h + far), ImVec2(middle_x, of.y - size.y - far),
                                  ImVec2(of.x - size.x - far, middle_y), ImVec2(of.x + of.w + far, middle_y)}) {
            const ImVec2 at(std::floor(std::clamp(wish.x, margin, most_x)), std::floor(std::clamp(wish.y, margin, most_y)));
            const float area = covered(at);
            if (least >= 0 && area >= least) continue;
            best = at;
            least = area;
        }
        if (least == 0) break;
    }
    return best;
}

namespace {

/// A label in full above a hint; of a very long one, the beginning.
std::string hint_text(const std::string& label, const std::string& hint) {
    constexpr std::size_t enough = 800;  // letters
    const std::string shown(abridged(label, enough));
    return shown.empty() || hint.empty() ? shown + hint : shown + "\n" + hint;
}

}  // namespace

void hint_under_pointer(Window& window, std::string_view hint, std::string_view label) {
    if (!ImGui::IsItemHovered() || window.rests_since_press()) return;
    const std::string full = window.controls().in_full(label);
    const std::string told = hint_text(full == label ? std::string() : full, std::string(hint));
    if (told.empty()) return;
    show_hint(window, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}, told);
}

void show_hint(Window& window, const ImRect& item, std::string_view hint) {
    ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(colour::ink));
    ImGui::PushStyleColor(ImGuiCol_Border, vec4_of(colour::brass));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(10), window.units(7)});
    ImGui::PushStyleVar(ImGuiStyleVar_PopupBorderSize, 1);
    ImGui::PushFont(window.font(Type::small));
    const std::string lines = wrapped(window, Type::small, hint, window.units(300));
    const ImVec2 text = text_size(window, Type::small, lines);
    const ImVec2 size(text.x + 2 * window.units(10), text.y + 2 * window.units(7));
    const ImVec2 whole(static_cast<float>(window.width()), static_cast<float>(window.height()));
    ImGui::SetNextWindowPos(hint_place(size, rect_of(item), window.controls().places_before(), whole));
    ImGui::SetNextWindowSize(size);
    ImGui::BeginTooltip();
    ImGui::TextUnformatted(in_visual_order(lines).c_str());
    ImGui::EndTooltip();
    ImGui::PopFont();
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor(2);
    if (!hint.empty()) window.controls().add_hint(hint);
}

}  // namespace fow::ui
