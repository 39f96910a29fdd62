#include "ui/widgets.hpp"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

#include "fow/view/rulebook.hpp"
#include "ui/press.hpp"

namespace fow::ui {

namespace {

ImGuiWindow& window() { return *ImGui::GetCurrentWindow(); }

/// A window that is measured before it is first shown neither shows nor offers anything.
bool seen() { return window().HiddenFramesCannotSkipItems <= 0; }

/// Chalk on cloth or ink on paper: what the present card writes with.
bool on_cloth() { return ImGui::GetStyleColorVec4(ImGuiCol_Text).x > 0.5F; }

unsigned writing() { return on_cloth() ? colour::chalk : colour::ink; }

float units(const Desk& desk, float n) { return std::round(n * desk.scale()); }

SDL_FRect rect_of(const ImRect& rect) { return {rect.Min.x, rect.Min.y, rect.GetWidth(), rect.GetHeight()}; }

void say(Desk& desk, std::string_view text, const ImRect& rect) {
    if (seen()) desk.controls().say(text, rect_of(rect));
}

/// The present window is a sheet, or a part of one.
void enter(Desk& desk, Box::Kind kind, std::string_view name) {
    const ImGuiWindow& here = window();
    const bool scrolls = (here.Flags & ImGuiWindowFlags_NoScrollWithMouse) == 0;
    desk.controls().boxes().enter(kind, name, rect_of(here.Rect()), rect_of(here.ClipRect), scrolls);
}

void enlist(Desk& desk, std::string_view name, const ImRect& rect, bool enabled, Control::Kind kind) {
    if (!seen()) return;
    desk.controls().add(name, rect_of(rect), enabled, kind);
    if (desk.controls().all().back().out_of_sight && desk.keyboard().seeks(name)) {
        ImGui::SetScrollHereY();
        desk.wake();
    }
}

float width_of(const Desk& desk, float asked, float needed) {
    return asked > 0 ? units(desk, asked) : asked < 0 ? std::max(1.0F, room_width()) : needed;
}

std::pair<const char*, const char*> ends(std::string_view text) { return {text.data(), text.data() + text.size()}; }

ImVec2 size_of(ImFont& font, std::string_view text, float wrap) {
    const auto [first, last] = ends(text);
    return font.CalcTextSizeA(font.FontSize, FLT_MAX, wrap, first, last);
}

/// The text with its lines broken at blanks: left to itself ImGui would break "W12.6" after the stop.
std::string broken(ImFont& font, std::string_view text, float wrap) {
    std::string lines;
    std::size_t line = 0;  // where the last line of `lines` begins
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const std::string longer = lines.substr(line) + (lines.size() > line ? " " : "") + std::string(word);
        if (lines.size() > line) {
            const bool fits = size_of(font, longer, 0).x <= wrap;
            lines += fits ? ' ' : '\n';
            if (!fits) line = lines.size();
        }
        lines += word;
        if (end < text.size() && text[end] == '\n') {
            lines += '\n';
            line = lines.size();
        }
        at = end + 1;
    }
    return lines;
}

unsigned blend(unsigned a, unsigned b, float t) {
    const auto channel = [&](int shift) {
        const float from = static_cast<float>((a >> shift) & 255);
        const float to = static_cast<float>((b >> shift) & 255);
        return static_cast<unsigned>(from + (to - from) * t + 0.5F) << shift;
    };
    return channel(16) | channel(8) | channel(0);
}

/// A plate: brass for the one thing to do, else paper or cloth with a thin frame.
void draw_plate(Desk& desk, const ImRect& r, bool primary, bool enabled, bool hovered, bool held, bool cloth) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = std::max(1.0F, std::floor(desk.scale()));
    unsigned fill = primary ? colour::brass : cloth ? 0x2E4338 : 0xE6DABB;
    unsigned edge = primary ? 0x6E5420 : cloth ? 0x6F7A62 : 0x8C7A58;
    if (!enabled) {
        fill = cloth ? 0x28392F : 0xE9E0C8;
        edge = cloth ? 0x45544A : 0xC2B595;
    } else if (held) {
        fill = blend(fill, 0x000000, 0.14F);
    } else if (hovered) {
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
    if (enabled && !held && (primary || !cloth))
        list.AddRectFilled({r.Min.x + line, r.Max.y}, {r.Max.x + line, r.Max.y + 2 * line}, packed(0x000000, 0.22F));
    list.AddRectFilled(r.Min, r.Max, packed(fill));
    frame(r, edge, 1);
    ImRect inner = r;
    inner.Expand(-3 * line);
    if (enabled) frame(inner, primary ? 0xF3DFA6 : edge, primary ? 0.55F : 0.35F);
}

void label_in(Desk& desk, const ImRect& r, std::string_view label, unsigned rgb, float alpha, Type type) {
    ImFont& font = *desk.font(type);
    const ImVec2 size = size_of(font, label, 0);
    const auto [first, last] = ends(label);
    const ImVec2 at{std::floor(r.Min.x + (r.GetWidth() - size.x) / 2), std::floor(r.Min.y + (r.GetHeight() - size.y) / 2)};
    ImGui::GetWindowDrawList()->AddText(&font, font.FontSize, at, packed(rgb, alpha), first, last);
    say(desk, label, {at, {at.x + size.x, at.y + size.y}});
}

/// The rule ids of a text just drawn, its lines beginning at `at`, lead to the pages of these rules.
void link_rules(Desk& desk, ImFont& font, const std::string& lines, ImVec2 at) {
    for (const std::string_view id : rule_ids_in(lines)) {
        const auto start = static_cast<std::size_t>(id.data() - lines.data());
        const std::size_t line = start == 0 ? 0 : lines.rfind('\n', start - 1) + 1;  // one after npos is 0
        const float x = at.x + size_of(font, std::string_view(lines).substr(line, start - line), 0).x;
        const float y = at.y + font.FontSize * static_cast<float>(std::count(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(line), '\n'));
        const ImRect rect({x, y}, {x + size_of(font, id, 0).x, y + font.FontSize});
        const std::string name = "rule:" + std::string(id);
        ImGui::PushID(static_cast<int>(ImGui::GetCursorPosY()));
        ImGui::PushID(static_cast<int>(start));
        const ImGuiID widget = ImGui::GetID(name.c_str());
        ImGui::PopID();
        ImGui::PopID();
        bool hovered = false;
        bool held = false;
        const bool clicked = ImGui::ItemAdd(rect, widget) && ImGui::ButtonBehavior(rect, widget, &hovered, &held);
        enlist(desk, name, rect, true, Control::Kind::link);
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        const float under = std::floor(rect.Max.y - font.FontSize * 0.12F);
        window().DrawList->AddLine({rect.Min.x, under}, {rect.Max.x, under}, packed(colour::brass, hovered ? 1.0F : 0.7F), std::max(1.0F, std::floor(desk.scale())));
        if (clicked) desk.look_up(id);
    }
}

void text_in_card(Desk& desk, Type type, std::string_view text, ImU32 ink) {
    ImGui::PushFont(desk.font(type));
    ImGui::PushStyleColor(ImGuiCol_Text, ink);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room_width());
    const std::string lines = broken(*desk.font(type), text, room_width());
    const auto [first, last] = ends(lines);
    ImGui::TextUnformatted(first, last);
    const ImRect shown(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    say(desk, text, shown);
    link_rules(desk, *desk.font(type), lines, shown.Min);
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

/// Small capitals: pieces of a text, each with its font. Letters below capitals come as smaller capitals.
struct Run {
    std::string text;
    bool large;
};
std::vector<Run> small_capitals(std::string_view text) {
    std::vector<Run> runs;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string letter(1, text[i]);
        bool large = true;
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 'a' && byte <= 'z') {
            letter[0] = static_cast<char>(byte - 'a' + 'A');
            large = false;
        } else if (byte >= 0xC0) {
            while (i + 1 < text.size() && (static_cast<unsigned char>(text[i + 1]) & 0xC0) == 0x80) letter += text[++i];
            const auto second = static_cast<unsigned char>(letter.back());
            if (byte == 0xC3 && letter.size() == 2 && second >= 0xA0 && second <= 0xBE && second != 0xB7) {
                letter.back() = static_cast<char>(second - 0x20);
                large = false;
            }
        } else if (byte == ' ' && !runs.empty()) {
            large = runs.back().large;
        }
        if (runs.empty() || runs.back().large != large) runs.push_back({"", large});
        runs.back().text += letter;
    }
    return runs;
}

void open_sheet(Desk& desk, const ImRect& r, Sheet sheet) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = std::max(1.0F, std::floor(desk.scale()));
    list.PushClipRectFullScreen();
    if (sheet == Sheet::paper) {
        const float depth = units(desk, 3);
        draw_shadow(list, r.Min, r.Max, depth, 0.18F);
        draw_shadow(list, r.Min, r.Max, depth / 2, 0.22F);
        list.AddRectFilled(r.Min, r.Max, packed(colour::paper));
        ImRect frame = r;
        frame.Expand(-units(desk, 5));
        list.AddRect(frame.Min, frame.Max, packed(colour::ink, 0.30F), 0, 0, line);
    } else if (sheet == Sheet::dark) {
        list.AddRectFilled(r.Min, r.Max, packed(0x1B2B24));
        list.AddRectFilled(r.Min, {r.Max.x, r.Min.y + line}, packed(0x0F1A15));
        list.AddRectFilled({r.Min.x, r.Max.y - line}, r.Max, packed(0x39493F));
    }
    list.PopClipRect();
}

void push_writing(Sheet sheet) {
    ImGui::PushStyleColor(ImGuiCol_Text, vivid(sheet == Sheet::paper ? colour::ink : colour::chalk));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, vivid(sheet == Sheet::paper ? colour::ink : 0x000000, 0.08F));
}

constexpr ImGuiWindowFlags fixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoCollapse |
                                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;

}  // namespace

void hint_under_pointer(Desk& desk, std::string_view hint) {
    if (hint.empty() || !ImGui::IsItemHovered()) return;
    ImGui::PushStyleColor(ImGuiCol_Text, vivid(colour::ink));
    ImGui::PushStyleColor(ImGuiCol_Border, vivid(colour::brass));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {units(desk, 10), units(desk, 7)});
    ImGui::PushStyleVar(ImGuiStyleVar_PopupBorderSize, 1);
    ImGui::PushFont(desk.font(Type::small));
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + units(desk, 300));
    const std::string lines = broken(*desk.font(Type::small), hint, units(desk, 300));
    const auto [first, last] = ends(lines);
    ImGui::TextUnformatted(first, last);
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopFont();
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor(2);
    desk.controls().say(hint);
}

Press press(Desk& desk, std::string_view name, const ImVec2& size, bool enabled, Control::Kind kind) {
    const std::string id(name);
    const bool clicked = ImGui::InvisibleButton(id.c_str(), size);
    const ImRect rect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    enlist(desk, name, rect, enabled, kind);
    return {rect, enabled && ImGui::IsItemHovered(), enabled && ImGui::IsItemActive(), enabled && clicked};
}

ImU32 packed(unsigned rgb, float alpha) {
    return IM_COL32(rgb >> 16, (rgb >> 8) & 255, rgb & 255, static_cast<int>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F));
}

void draw_shadow(ImDrawList& list, ImVec2 low, ImVec2 high, float depth, float alpha) {
    list.AddRectFilled({high.x, low.y + depth}, {high.x + depth, high.y}, packed(0x000000, alpha));
    list.AddRectFilled({low.x + depth, high.y}, {high.x + depth, high.y + depth}, packed(0x000000, alpha));
}

ImVec4 vivid(unsigned rgb, float alpha) {
    ImVec4 colour = ImGui::ColorConvertU32ToFloat4(packed(rgb));
    colour.w = alpha;
    return colour;
}

namespace {

bool plate_button(Desk& desk, std::string_view name, std::string_view label, const ButtonOptions& options, const ImVec2& size, Type type) {
    const Press p = press(desk, name, size, options.enabled, options.primary ? Control::Kind::primary : Control::Kind::button);
    const bool cloth = on_cloth();
    draw_plate(desk, p.rect, options.primary, options.enabled, p.hovered, p.held, cloth);
    const unsigned rgb = options.primary && options.enabled ? colour::ink : writing();
    label_in(desk, p.rect, label, rgb, options.enabled ? 1 : 0.45F, type);
    hint_under_pointer(desk, options.hint);
    return p.clicked || (options.enabled && options.key != SDL_SCANCODE_UNKNOWN && seen() && desk.controls().uncovered() &&
                         !ImGui::GetIO().WantTextInput && ImGui::IsKeyPressed(options.key, false));
}

}  // namespace

bool button(Desk& desk, std::string_view name, std::string_view label, const ButtonOptions& options) {
    const ImVec2 text = size_of(*desk.font(Type::body), label, 0);
    const ImVec2 size{width_of(desk, options.width, text.x + units(desk, 34)), std::round(text.y + units(desk, 14))};
    return plate_button(desk, name, label, options, size, Type::body);
}

std::string button_row(Desk& desk, const std::vector<SmallButton>& buttons) {
    ImFont& font = *desk.font(Type::small);
    const float gap = units(desk, 6);
    float left = room_width() + gap;
    for (const SmallButton& b : buttons) left -= size_of(font, b.label, 0).x + gap;
    const float pad = left / static_cast<float>(buttons.size());
    std::string clicked;
    for (const SmallButton& b : buttons) {
        const ImVec2 text = size_of(font, b.label, 0);
        if (&b != &buttons.front()) ImGui::SameLine(0, gap);
        const ButtonOptions options{.primary = b.primary, .hint = b.hint, .key = b.key};
        if (plate_button(desk, b.name, b.label, options, {std::floor(text.x + pad), std::round(text.y + units(desk, 12))}, Type::small)) clicked = b.name;
    }
    return clicked;
}

bool hold_button(Desk& desk, std::string_view name, std::string_view label, float seconds, float& progress,
                 const ButtonOptions& options) {
    const ImVec2 text = size_of(*desk.font(Type::body), label, 0);
    const ImVec2 size{width_of(desk, options.width, text.x + units(desk, 50)), std::round(text.y + units(desk, 24))};
    const Press p = press(desk, name, size, options.enabled);
    const bool was_full = progress >= 1;
    if (p.held) {
        // Nothing is drawn at rest: the first frame after it counts the whole rest, and must not open anything.
        progress = std::min(1.0F, progress + std::min(ImGui::GetIO().DeltaTime, 0.05F) / seconds);
        desk.wake();
    } else {
        progress = 0;
    }
    draw_plate(desk, p.rect, false, options.enabled, p.hovered, false, on_cloth());
    if (progress > 0) {
        ImRect filled = p.rect;
        filled.Max.x = std::round(filled.Min.x + filled.GetWidth() * progress);
        ImGui::GetWindowDrawList()->AddRectFilled(filled.Min, filled.Max, packed(colour::brass, 0.9F));
    }
    label_in(desk, p.rect, label, writing(), options.enabled ? 1 : 0.45F, Type::body);
    hint_under_pointer(desk, options.hint);
    return progress >= 1 && !was_full;
}

bool text_field(Desk& desk, std::string_view name, std::string& text, const FieldOptions& options) {
    if (!options.label.empty()) small_text(desk, options.label);
    const std::string id = "##" + std::string(name);
    const std::string placeholder(options.placeholder);
    ImGui::SetNextItemWidth(width_of(desk, options.width, units(desk, 220)));
    if (options.focus) ImGui::SetKeyboardFocusHere();
    ImGui::PushStyleColor(ImGuiCol_Text, vivid(colour::ink));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, vivid(colour::ink, 0.5F));
    const bool changed = ImGui::InputTextWithHint(id.c_str(), placeholder.c_str(), &text, options.hidden ? ImGuiInputTextFlags_Password : 0);
    ImGui::PopStyleColor(2);
    const ImRect r(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    const float line = std::max(1.0F, std::floor(desk.scale()));
    ImGui::GetWindowDrawList()->AddRect(r.Min, r.Max, packed(ImGui::IsItemActive() ? colour::brass : 0x8C7A58), 0, 0, line);
    enlist(desk, name, r, true, Control::Kind::field);
    if (ImGui::IsItemActive()) desk.keyboard().stands_on(name);
    if (!options.hidden) say(desk, text, r);
    return changed;
}

bool choice(Desk& desk, std::string_view name, const std::vector<Choice>& choices, std::string& chosen, float width) {
    if (choices.empty()) return false;
    ImFont& font = *desk.font(Type::body);
    float widest = 0;
    for (const Choice& c : choices) widest = std::max(widest, size_of(font, c.label, 0).x);
    const float count = static_cast<float>(choices.size());
    const float each = std::floor(width_of(desk, width, (widest + units(desk, 30)) * count) / count);
    const float high = std::round(font.FontSize + units(desk, 12));
    bool changed = false;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ImGui::GetStyle().ItemSpacing.y});
    for (const Choice& c : choices) {
        if (&c != &choices.front()) ImGui::SameLine();
        const bool now = c.key == chosen;
        const Press p = press(desk, std::string(name) + ":" + c.key, {each, high}, c.enabled);
        draw_plate(desk, p.rect, now, c.enabled, p.hovered && !now, false, on_cloth());
        label_in(desk, p.rect, c.label, now && c.enabled ? colour::ink : writing(), c.enabled ? 1 : 0.45F, Type::body);
        hint_under_pointer(desk, c.hint);
        if (p.clicked && !now) {
            chosen = c.key;
            changed = true;
        }
    }
    ImGui::PopStyleVar();
    return changed;
}

bool checkbox(Desk& desk, std::string_view name, std::string_view label, bool& ticked, std::string_view hint) {
    ImFont& font = *desk.font(Type::body);
    const float box = std::round(font.FontSize * 0.9F);
    const float gap = units(desk, 9);
    const ImVec2 text = size_of(font, label, 0);
    const Press p = press(desk, name, {box + gap + text.x, std::max(box, text.y)}, true);
    const float top = std::floor(p.rect.Min.y + (p.rect.GetHeight() - box) / 2);
    const ImRect square({p.rect.Min.x, top}, {p.rect.Min.x + box, top + box});
    draw_plate(desk, square, ticked, true, p.hovered, p.held, on_cloth());
    if (ticked) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 points[] = {{square.Min.x + box * 0.24F, top + box * 0.52F},
                                 {square.Min.x + box * 0.43F, top + box * 0.72F},
                                 {square.Min.x + box * 0.78F, top + box * 0.28F}};
        list.AddPolyline(points, 3, packed(colour::ink), 0, std::max(1.5F, units(desk, 2)));
    }
    draw_text(desk, *ImGui::GetWindowDrawList(), Type::body, square.Max.x + gap,
              std::floor(p.rect.Min.y + (p.rect.GetHeight() - text.y) / 2), writing(), label);
    hint_under_pointer(desk, hint);
    if (p.clicked) ticked = !ticked;
    return p.clicked;
}

bool slider(Desk& desk, std::string_view name, std::string_view label, float& value, float low, float high,
            std::string_view text) {
    if (!label.empty()) small_text(desk, label);
    const float room = room_width();
    const float reserved = text.empty() ? 0 : units(desk, 70);
    const float tall = units(desk, 22);
    const Press p = press(desk, name, {std::max(units(desk, 60), room - reserved), tall}, true, Control::Kind::slider);
    const float knob = units(desk, 8);
    const float left = p.rect.Min.x + knob;
    const float span = p.rect.GetWidth() - 2 * knob;
    bool changed = false;
    if (p.held && low < high) {
        const float at = std::clamp((ImGui::GetIO().MousePos.x - left) / span, 0.0F, 1.0F);
        const float now = low + (high - low) * at;
        changed = now != value;
        value = now;
    }
    if (const int steps = desk.keyboard().nudge(name); steps != 0) {
        const float now = std::clamp(value + (high - low) * 0.05F * static_cast<float>(steps), low, high);
        changed = now != value;
        value = now;
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = std::round((p.rect.Min.y + p.rect.Max.y) / 2);
    const float x = std::round(left + span * (low < high ? std::clamp((value - low) / (high - low), 0.0F, 1.0F) : 0));
    const float thick = units(desk, 2);
    list.AddRectFilled({left, y - thick / 2}, {left + span, y + thick / 2}, packed(writing(), 0.35F));
    list.AddRectFilled({left, y - thick / 2}, {x, y + thick / 2}, packed(colour::brass));
    list.AddCircleFilled({x, y}, knob, packed(p.hovered || p.held ? 0xD2AC5C : colour::brass), 24);
    list.AddCircle({x, y}, knob, packed(0x6E5420), 24, std::max(1.0F, std::floor(desk.scale())));
    if (!text.empty()) {
        draw_text(desk, list, Type::small, p.rect.Max.x + units(desk, 8),
                  std::floor(y - desk.font(Type::small)->FontSize / 2), writing(), text);
    }
    return changed;
}

bool list_row(Desk& desk, std::string_view name, std::string_view label, bool chosen, std::string_view detail) {
    ImFont& font = *desk.font(Type::body);
    const float high = std::round(font.FontSize + units(desk, 10));
    const Press p = press(desk, name, {std::max(1.0F, room_width()), high}, true);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (chosen) {
        list.AddRectFilled(p.rect.Min, p.rect.Max, packed(colour::brass, 0.35F));
        list.AddRectFilled(p.rect.Min, {p.rect.Min.x + units(desk, 3), p.rect.Max.y}, packed(colour::brass));
    } else if (p.hovered) {
        list.AddRectFilled(p.rect.Min, p.rect.Max, packed(colour::brass, 0.16F));
    }
    const float pad = units(desk, 10);
    draw_text(desk, list, Type::body, p.rect.Min.x + pad, std::floor(p.rect.Min.y + (high - font.FontSize) / 2), writing(),
              label);
    if (!detail.empty()) {
        draw_text(desk, list, Type::small, p.rect.Max.x - pad,
                  std::floor(p.rect.Min.y + (high - desk.font(Type::small)->FontSize) / 2), writing(), detail, 1);
    }
    return p.clicked;
}

void title(Desk& desk, std::string_view text) { text_in_card(desk, Type::title, text, packed(writing())); }

void heading(Desk& desk, std::string_view text) {
    ImFont& large = *desk.font(Type::heading);
    ImFont& small = *desk.font(Type::body);
    const std::vector<Run> runs = small_capitals(text);
    float width = 0;
    for (const Run& run : runs) width += size_of(run.large ? large : small, run.text, 0).x;
    if (width > room_width()) {
        text_in_card(desk, Type::heading, text, packed(writing()));
        return;
    }
    ImGui::Dummy({width, large.FontSize});
    ImVec2 at = ImGui::GetItemRectMin();
    say(desk, text, {at, ImGui::GetItemRectMax()});
    const float drop = std::round(large.Ascent - small.Ascent);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Run& run : runs) {
        ImFont& font = run.large ? large : small;
        const auto [first, last] = ends(run.text);
        list.AddText(&font, font.FontSize, {at.x, at.y + (run.large ? 0 : drop)},
                     packed(on_cloth() ? 0xD9B870 : 0x6B4A1E), first, last);
        at.x += size_of(font, run.text, 0).x;
    }
}

void paragraph(Desk& desk, std::string_view text) { text_in_card(desk, Type::body, text, packed(writing())); }
void small_text(Desk& desk, std::string_view text) { text_in_card(desk, Type::small, text, packed(writing(), 0.85F)); }
void italic_text(Desk& desk, std::string_view text) { text_in_card(desk, Type::italic, text, packed(writing())); }
void warning_text(Desk& desk, std::string_view text) {
    text_in_card(desk, Type::body, text, packed(on_cloth() ? 0xF0A890 : 0x8E2A20));
}
void success_text(Desk& desk, std::string_view text) {
    text_in_card(desk, Type::italic, text, packed(on_cloth() ? 0xBFD8A0 : 0x355E2B));
}

void centred(Desk& desk, Type type, std::string_view text) {
    const float room = room_width();
    const ImVec2 size = size_of(*desk.font(type), text, 0);
    if (size.x > room) {
        text_in_card(desk, type, text, packed(writing()));
        return;
    }
    const SDL_FRect r = place(room, size.y);
    draw_text(desk, *ImGui::GetWindowDrawList(), type, r.x + r.w / 2, r.y, writing(), text, 0.5F);
}

void rule(Desk& desk) {
    const float line = std::max(1.0F, std::floor(desk.scale()));
    const SDL_FRect r = place(room_width(), line + units(desk, 4));
    const float y = r.y + units(desk, 2);
    ImGui::GetWindowDrawList()->AddRectFilled({r.x, y}, {r.x + r.w, y + line}, packed(writing(), 0.28F));
}

void space(Desk& desk, float height) { place(1, units(desk, height)); }

void card_begin(Desk& desk, std::string_view name, const SDL_FRect& rect, Sheet sheet, bool scrolls) {
    ImGui::SetNextWindowPos({rect.x, rect.y});
    ImGui::SetNextWindowSize({rect.w, rect.h});
    const std::string id(name);
    ImGuiWindowFlags flags = fixed | ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoFocusOnAppearing;
    if (!scrolls) flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::Begin(id.c_str(), nullptr, flags);
    open_sheet(desk, {rect.x, rect.y, rect.x + rect.w, rect.y + rect.h}, sheet);
    push_writing(sheet);
    enter(desk, Box::Kind::sheet, name);
}

void card_end(Desk& desk) {
    desk.controls().boxes().leave();
    ImGui::PopStyleColor(2);
    ImGui::End();
}

void scroll_begin(Desk& desk, std::string_view name, const ImVec2& size, bool follow) {
    const std::string id(name);
    ImGui::BeginChild(id.c_str(), size, false, ImGuiWindowFlags_NoNav);
    enter(desk, Box::Kind::part, name);
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID end = ImGui::GetID("##end");
    const float end_before = kept.GetFloat(end);
    const float end_now = ImGui::GetScrollMaxY();
    if (follow && end_now > end_before && ImGui::GetScrollY() >= end_before) ImGui::SetScrollY(end_now + 1e6F);
    kept.SetFloat(end, end_now);
}

void scroll_begin(Desk& desk, std::string_view name, float height, bool follow) {
    scroll_begin(desk, name, ImVec2(0, height), follow);
}

void scroll_end(Desk& desk) {
    desk.controls().boxes().leave();
    ImGui::EndChild();
}

void modal_begin(Desk& desk, std::string_view name, float width) {
    desk.controls().cover();
    const ImVec2 whole = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(whole);
    ImGui::Begin("##veil", nullptr, fixed | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    ImGui::GetWindowDrawList()->PushClipRectFullScreen();
    ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, whole, packed(0x0A120E, 0.55F));
    ImGui::GetWindowDrawList()->PopClipRect();
    ImGui::End();

    const float wide = std::min(units(desk, width), whole.x * 0.96F);
    ImGui::SetNextWindowPos({std::floor(whole.x / 2), std::floor(whole.y * 0.48F)}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize({wide, 0});
    ImGui::SetNextWindowSizeConstraints({wide, 0}, {wide, whole.y * 0.94F});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {units(desk, 28), units(desk, 24)});
    const std::string id = "##modal-" + std::string(name);
    ImGui::Begin(id.c_str(), nullptr, fixed);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    if (ImGui::IsWindowAppearing()) desk.wake();
    open_sheet(desk, window().Rect(), Sheet::paper);
    push_writing(Sheet::paper);
    enter(desk, Box::Kind::sheet, name);
}

void modal_end(Desk& desk) {
    desk.controls().boxes().leave();
    ImGui::PopStyleColor(2);
    ImGui::End();
    ImGui::PopStyleVar();
}

float room_width() { return ImGui::GetContentRegionAvail().x; }
float room_height() { return ImGui::GetContentRegionAvail().y; }

ImVec2 text_size(Desk& desk, Type type, std::string_view text, float wrap) {
    return wrap > 0 ? size_of(*desk.font(type), broken(*desk.font(type), text, wrap), wrap) : size_of(*desk.font(type), text, 0);
}

void draw_text(Desk& desk, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text, float align) {
    ImFont& font = *desk.font(type);
    if (align != 0) x -= size_of(font, text, 0).x * align;
    const auto [first, last] = ends(text);
    const ImVec2 at(std::floor(x), std::floor(y));
    list.AddText(&font, font.FontSize, at, packed(rgb), first, last);
    const ImVec2 size = size_of(font, text, 0);
    desk.controls().say(text, {at.x, at.y, size.x, size.y});
}

SDL_FRect place(float width, float height) {
    ImGui::Dummy({width, height});
    const ImVec2 at = ImGui::GetItemRectMin();
    return {at.x, at.y, width, height};
}

}  // namespace fow::ui
