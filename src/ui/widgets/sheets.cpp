#include "ui/widgets/sheets.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/widgets/base.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {
namespace {

constexpr ImGuiWindowFlags fixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoNav |
                                   ImGuiWindowFlags_NoBackground;

/// The current ImGui window is a sheet, or part of one.
void enter(Window& window, Box::Kind kind, std::string_view name) {
    const ImGuiWindow& here = *ImGui::GetCurrentWindow();
    const bool scrolls = (here.Flags & ImGuiWindowFlags_NoScrollWithMouse) == 0;
    window.controls().boxes().enter(kind, name, rect_of(here.Rect()), rect_of(here.ClipRect), scrolls);
}

void open_sheet(Window& window, const ImRect& r, Sheet sheet) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = window.line();
    list.PushClipRectFullScreen();
    if (sheet == Sheet::paper) {
        const float depth = window.units(3);
        draw_shadow(list, r.Min, r.Max, depth, 0.18F);
        draw_shadow(list, r.Min, r.Max, depth / 2, 0.22F);
        list.AddRectFilled(r.Min, r.Max, packed(colour::paper));
        ImRect frame = r;
        frame.Expand(-window.units(5));
        list.AddRect(frame.Min, frame.Max, packed(colour::ink, 0.30F), 0, 0, line);
    } else if (sheet == Sheet::dark) {
        list.AddRectFilled(r.Min, r.Max, packed(colour::tray));
        list.AddRectFilled(r.Min, {r.Max.x, r.Min.y + line}, packed(0x0F1A15));
        list.AddRectFilled({r.Min.x, r.Max.y - line}, r.Max, packed(0x39493F));
    }
    list.PopClipRect();
}

void push_writing(Sheet sheet) {
    ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(sheet == Sheet::paper ? colour::ink : colour::chalk));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, vec4_of(sheet == Sheet::paper ? colour::ink : 0x000000, 0.08F));
}

}  // namespace

SDL_FRect centred_rect(const Window& window, float w, float h) {
    const float s = window.scale();
    const float full_w = static_cast<float>(window.width());
    const float full_h = static_cast<float>(window.height());
    const float real_w = std::min(std::round(w * s), full_w);
    const float real_h = std::min(std::round(h * s), full_h);
    return {std::floor((full_w - real_w) / 2), std::floor((full_h - real_h) / 2), real_w, real_h};
}

void card_begin(Window& window, std::string_view name, const SDL_FRect& rect, Sheet sheet, bool scrolls) {
    ImGui::SetNextWindowPos({rect.x, rect.y});
    ImGui::SetNextWindowSize({rect.w, rect.h});
    const std::string id(name);
    ImGuiWindowFlags flags = fixed | ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoFocusOnAppearing;
    if (!scrolls) flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::Begin(id.c_str(), nullptr, flags);
    open_sheet(window, {rect.x, rect.y, rect.x + rect.w, rect.y + rect.h}, sheet);
    push_writing(sheet);
    enter(window, Box::Kind::sheet, name);
}

void card_end(Window& window) {
    window.controls().boxes().leave();
    ImGui::PopStyleColor(2);
    ImGui::End();
}

void scroll_begin(Window& window, std::string_view name, const ImVec2& size, bool follow) {
    const std::string id(name);
    ImGui::BeginChild(id.c_str(), size, false, ImGuiWindowFlags_NoNav);
    enter(window, Box::Kind::part, name);
    ImGui::GetStateStorage()->SetBool(ImGui::GetID("##whole-lines"), false);
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID end = ImGui::GetID("##end");
    const float end_before = kept.GetFloat(end);
    const float end_now = ImGui::GetScrollMaxY();
    if (follow && (ImGui::IsWindowAppearing() || (end_now > end_before && ImGui::GetScrollY() >= end_before)))
        ImGui::SetScrollY(end_now + 1e6F);
    kept.SetFloat(end, end_now);
}

void scroll_begin(Window& window, std::string_view name, float height, bool follow) {
    scroll_begin(window, name, ImVec2(0, height), follow);
}

namespace {

/// Words that go on above or below the box fade, so that a line that is cut does not look like a fault. On paper only.
void fade_edges(const Window& window) {
    if (on_cloth()) return;
    const ImGuiWindow& here = *ImGui::GetCurrentWindow();
    if (here.StateStorage.GetBool(ImGui::GetID("##whole-lines"))) return;
    const ImRect seen = here.InnerRect;
    const float depth = std::min(window.units(16), seen.GetHeight() / 4);
    const ImU32 paper = packed(colour::paper);
    const ImU32 none = packed(colour::paper, 0);
    if (here.Scroll.y > 1) here.DrawList->AddRectFilledMultiColor(seen.Min, {seen.Max.x, seen.Min.y + depth}, paper, paper, none, none);
    if (here.Scroll.y < here.ScrollMax.y - 1)
        here.DrawList->AddRectFilledMultiColor({seen.Min.x, seen.Max.y - depth}, seen.Max, none, none, paper, paper);
}

}  // namespace

void scroll_end(Window& window) {
    fade_edges(window);
    // What was just added is reached by a scroll only when it has been measured: once more, without waiting for the mouse.
    ImGuiWindow& here = *ImGui::GetCurrentWindow();
    float& measured = *here.StateStorage.GetFloatRef(here.ID);
    const float content = std::max(here.DC.CursorMaxPos.y, here.DC.IdealMaxPos.y) - here.DC.CursorStartPos.y;
    // Never for ever: what is as high as it is wide may need a scroll bar only without one.
    constexpr int enough = 8;
    int& unsettled = *here.StateStorage.GetIntRef(ImGui::GetID("##unsettled"));
    unsettled = std::abs(content - measured) > 1.5F ? unsettled + 1 : 0;
    if (unsettled > 0 && unsettled < enough) window.wake();
    measured = content;
    window.controls().boxes().leave();
    ImGui::EndChild();
}

namespace {

/// `at`: the height of its middle, or of its upper or lower edge, as `pivot` says; both as shares, of the window and of the card.
void open_modal(Window& window, std::string_view name, float width, float at, float pivot, float dimmed) {
    window.controls().cover();
    const ImVec2 whole(static_cast<float>(window.width()), static_cast<float>(window.height()));
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(whole);
    ImGui::Begin("##veil", nullptr, fixed | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    ImGui::GetWindowDrawList()->PushClipRectFullScreen();
    ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, whole, packed(0x0A120E, dimmed));
    ImGui::GetWindowDrawList()->PopClipRect();
    ImGui::End();

    const float wide = std::min(window.units(width), whole.x * 0.96F);
    ImGui::SetNextWindowPos({std::floor(whole.x / 2), std::floor(whole.y * at)}, ImGuiCond_Always, {0.5F, pivot});
    ImGui::SetNextWindowSize({wide, 0});
    ImGui::SetNextWindowSizeConstraints({wide, 0}, {wide, whole.y * 0.94F});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(28), window.units(24)});
    const std::string id = "##modal-" + std::string(name);
    ImGui::Begin(id.c_str(), nullptr, fixed);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    if (ImGui::IsWindowAppearing()) window.wake();
    open_sheet(window, ImGui::GetCurrentWindow()->Rect(), Sheet::paper);
    push_writing(Sheet::paper);
    enter(window, Box::Kind::sheet, name);
}

}  // namespace

void modal_begin(Window& window, std::string_view name, float width) { open_modal(window, name, width, 0.48F, 0.5F, 0.55F); }

void modal_begin(Window& window, std::string_view name, float width, ModalPlace place) {
    if (place == ModalPlace::top) open_modal(window, name, width, 0.02F, 0, 0.2F);
    else open_modal(window, name, width, 0.98F, 1, 0.2F);
}

void modal_end(Window& window) {
    window.controls().end_cover();
    window.controls().boxes().leave();
    ImGui::PopStyleColor(2);
    ImGui::End();
    ImGui::PopStyleVar();
}

}  // namespace fow::ui
