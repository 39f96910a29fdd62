#include "ui/widgets/texts.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "core/letters.hpp"
#include "core/rulebook.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {
namespace {

/// The rectangle of `part` in a text drawn with its lines starting at `at`.
ImRect part_place(Window& window, Type type, const std::string& lines, std::string_view part, ImVec2 at) {
    const float high = window.line_height(type);
    const auto start = static_cast<std::size_t>(part.data() - lines.data());
    const std::size_t line = start == 0 ? 0 : lines.rfind('\n', start - 1) + 1;  // npos + 1 is 0
    const float x = at.x + text_size(window, type, std::string_view(lines).substr(line, start - line)).x;
    const float y = at.y + high * static_cast<float>(std::count(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(line), '\n'));
    return {{x, y}, {x + text_size(window, type, part).x, y + high}};
}

/// "rule:W7.4", or "rule:W7.4:2" if an earlier text has the same: each must be reachable.
std::string link_name(Window& window, std::string_view id) {
    const std::string name = "rule:" + std::string(id);
    const auto taken = [&](const std::string& one) {
        const Control* found = window.controls().find(one);
        return found != nullptr && (found->enabled || found->out_of_sight);
    };
    std::string free = name;
    for (int n = 2; taken(free); ++n) free = name + ":" + std::to_string(n);
    return free;
}

/// Links the rule ids of a text just drawn at `at` to their pages.
void link_rules(Window& window, Type type, const std::string& lines, ImVec2 at) {
    for (const std::string_view id : rule_ids_in(lines)) {
        const ImRect rect = part_place(window, type, lines, id, at);
        const std::string name = link_name(window, id);
        ImGui::PushID(static_cast<int>(ImGui::GetCursorPosY()));
        ImGui::PushID(static_cast<int>(id.data() - lines.data()));
        const ImGuiID widget = ImGui::GetID(name.c_str());
        ImGui::PopID();
        ImGui::PopID();
        bool hovered = false;
        bool held = false;
        const bool clicked = ImGui::ItemAdd(rect, widget) && ImGui::ButtonBehavior(rect, widget, &hovered, &held);
        add_control(window, name, rect, true, Control::Kind::link);
        set_label(window, id);
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        const float under = std::floor(rect.Max.y - rect.GetHeight() * 0.12F);
        ImGui::GetWindowDrawList()->AddLine({rect.Min.x, under}, {rect.Max.x, under}, packed(colour::brass, hovered ? 1.0F : 0.7F),
                                            window.line());
        if (clicked) window.look_up(id);
    }
}

/// As many letters as are not wider than `width` pixels, but at least one.
std::string_view first_part(Window& window, Type type, std::string_view text, float width) {
    const ImFont& font = *window.font(type);
    const char* rest = nullptr;
    static_cast<void>(font.CalcTextSizeA(font.FontSize, width, 0, text.data(), text.data() + text.size(), &rest));
    const std::string_view fits = text.substr(0, static_cast<std::size_t>(rest - text.data()));
    return first_letters(text, std::max<std::size_t>(letters_in(fits), 1));
}

void text_in_card(Window& window, Type type, std::string_view said, ImU32 ink, TextRole role = TextRole::sentence) {
    constexpr std::size_t enough = 4000;  // letters: more than any text of ours, and as much as a window holds
    const std::string text = abridged(said, enough);
    ImGui::PushFont(window.font(type));
    ImGui::PushStyleColor(ImGuiCol_Text, ink);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room_width());
    const std::string lines = wrapped(window, type, text, room_width());
    ImGui::TextUnformatted(in_visual_order(lines).c_str());
    const ImRect shown(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    add_text(window, text, shown, role);
    hint_under_pointer(window, {}, text);
    link_rules(window, type, lines, shown.Min);
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

/// Small capitals: runs of a text with their font. Lower-case letters become smaller capitals.
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

}  // namespace

void title(Window& window, std::string_view text) { text_in_card(window, Type::title, text, packed(text_colour()), TextRole::heading); }

void heading(Window& window, std::string_view text) {
    const auto type = [](const Run& run) { return run.large ? Type::heading : Type::body; };
    const std::vector<Run> runs = small_capitals(text);
    float width = 0;
    for (const Run& run : runs) width += text_size(window, type(run), run.text).x;
    if (width > room_width()) {
        text_in_card(window, Type::heading, text, packed(text_colour()), TextRole::heading);
        return;
    }
    const ImFont& large = *window.font(Type::heading);
    ImGui::Dummy({width, large.FontSize});
    ImVec2 at = ImGui::GetItemRectMin();
    add_text(window, text, {at, ImGui::GetItemRectMax()}, TextRole::heading);
    hint_under_pointer(window, {}, text);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    // The accent of a capital is higher than its line, which may be the first one of a sheet.
    ImVec2 low = list.GetClipRectMin();
    if (at.y >= low.y) low.y = std::max(0.0F, low.y - std::round(large.FontSize / 4));
    list.PushClipRect(low, list.GetClipRectMax());
    for (const Run& run : runs) {
        const ImVec2 on_line(at.x, at.y + std::round(large.Ascent - window.font(type(run))->Ascent));
        draw_letters(window, list, type(run), on_line, packed(on_cloth() ? colour::gold : 0x6B4A1E), run.text);
        at.x += text_size(window, type(run), run.text).x;
    }
    list.PopClipRect();
}

void paragraph(Window& window, std::string_view text) { text_in_card(window, Type::body, text, packed(text_colour())); }

void short_paragraph(Window& window, std::string_view text) {
    if (text_size(window, Type::body, wrapped(window, Type::body, text, room_width())).y > 2.5F * window.line_height(Type::body))
        small_text(window, text);
    else paragraph(window, text);
}

void found_text(Window& window, std::string_view text, std::string_view asked) {
    const std::string lines = wrapped(window, Type::body, text, room_width());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (const std::string_view word : words_in(lines, asked)) {
        const ImRect rect = part_place(window, Type::body, lines, word, at);
        ImGui::GetWindowDrawList()->AddRectFilled(rect.Min, rect.Max, packed(colour::brass, 0.45F));
    }
    paragraph(window, text);
}

void small_text(Window& window, std::string_view text, TextRole role) {
    text_in_card(window, Type::small, text, packed(text_colour(), 0.85F), role);
}
void italic_text(Window& window, std::string_view text) {
    text_in_card(window, Type::italic, text, packed(text_colour()), TextRole::aside);
}

void warning_text(Window& window, std::string_view text) {
    text_in_card(window, Type::body, text, packed(on_cloth() ? 0xF0A890 : 0x8E2A20), TextRole::notice);
}

void success_text(Window& window, std::string_view text) {
    text_in_card(window, Type::italic, text, packed(on_cloth() ? 0xBFD8A0 : 0x355E2B), TextRole::notice);
}

void centred(Window& window, Type type, std::string_view text) {
    const float room = room_width();
    const ImVec2 size = text_size(window, type, text);
    const TextRole role = type == Type::title || type == Type::heading ? TextRole::heading : TextRole::sentence;
    if (size.x > room) {
        text_in_card(window, type, text, packed(text_colour()), role);
        return;
    }
    const SDL_FRect r = place(room, size.y);
    draw_text(window, *ImGui::GetWindowDrawList(), type, r.x + r.w / 2, r.y, text_colour(), text, 0.5F, role);
    hint_under_pointer(window, {}, text);
}

void separator(Window& window) {
    const float line = window.line();
    const SDL_FRect r = place(room_width(), line + window.units(4));
    const float y = r.y + window.units(2);
    ImGui::GetWindowDrawList()->AddRectFilled({r.x, y}, {r.x + r.w, y + line}, packed(text_colour(), 0.28F));
}

void space(Window& window, float height) { place(1, window.units(height)); }

ImVec2 text_size(Window& window, Type type, std::string_view text, float wrap) {
    window.meet(text);
    const ImFont& font = *window.font(type);
    if (wrap <= 0) return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, text.data(), text.data() + text.size());
    return font.CalcTextSizeA(font.FontSize, FLT_MAX, wrap, wrapped(window, type, text, wrap).c_str());
}

namespace {

/// The text with dots in place of what does not fit, before an end that stays.
std::string with_dots(Window& window, Type type, const std::string& text, float width, std::string_view end) {
    if (text_size(window, type, text).x <= width) return text;
    const std::string dots = "..." + std::string(end);
    const std::string_view kept = first_part(window, type, text, width - text_size(window, type, dots).x);
    std::string shown = std::string(kept) + dots;
    if (kept.size() > 1) window.controls().shorten(shown, text);
    return shown;
}

}  // namespace

std::string shortened(Window& window, Type type, const std::string& text, float width) { return with_dots(window, type, text, width, {}); }

// The end stays, because "Marie" and "Marie (2)" differ there.
std::string shown_name(Window& window, const std::string& name, float width) {
    constexpr std::size_t kept = 5;  // letters
    const std::size_t letters = letters_in(name);
    const std::size_t end = first_letters(name, letters > kept ? letters - kept : 0).size();
    return with_dots(window, Type::body, name, window.units(width), std::string_view(name).substr(end));
}

PerSeat<std::string> shown_names(Window& window, const PerSeat<std::string>& names) {
    return {shown_name(window, names[Seat::first]), shown_name(window, names[Seat::second])};
}

std::vector<std::string> lines_in(const std::string& wrapped) {
    std::vector<std::string> lines;
    std::istringstream text(wrapped);
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

std::string wrapped(Window& window, Type type, std::string_view text, float wrap) {
    std::string lines;
    std::size_t line = 0;  // start of the last line in `lines`
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
        std::string_view word = text.substr(at, end - at);
        if (lines.size() > line) {
            const bool fits = text_size(window, type, lines.substr(line) + " " + std::string(word)).x <= wrap;
            lines += fits ? ' ' : '\n';
            if (!fits) line = lines.size();
        }
        if (lines.size() == line && wrap > 0 && text_size(window, type, word).x > wrap) {
            for (std::string_view part = first_part(window, type, word, wrap); part.size() < word.size();
                 part = first_part(window, type, word, wrap)) {
                lines += part;
                lines += '\n';
                word.remove_prefix(part.size());
            }
            line = lines.size();
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

void draw_letters(const Window& window, ImDrawList& list, Type type, ImVec2 at, ImU32 ink, std::string_view text, float share) {
    ImFont& font = *window.font(type);
    const std::string shown = in_visual_order(text);
    list.AddText(&font, font.FontSize * share, at, ink, shown.data(), shown.data() + shown.size());
}

void draw_text(Window& window, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text, float align,
               TextRole role) {
    const ImVec2 size = text_size(window, type, text);
    const ImVec2 at(std::floor(x - size.x * align), std::floor(y));
    draw_letters(window, list, type, at, packed(rgb), text);
    // The trays and the timeline are on cloth; such texts there are numbers and captions.
    window.controls().add_text(text, {at.x, at.y, size.x, size.y}, on_cloth() ? TextRole::picture : role);
}

void draw_fitted(Window& window, ImDrawList& list, Type type, float x, float y, unsigned rgb, std::string_view text, float width,
                 float align) {
    const auto fits = [&](Type tried) { return text_size(window, tried, text).x <= width; };
    if (type == Type::heading && !fits(type)) type = Type::body;
    if (type == Type::body && !fits(type)) type = Type::small;
    const ImVec2 size = text_size(window, type, text);
    const float share = size.x > width ? std::max(0.0F, width) / size.x : 1;
    const SDL_FRect box{std::floor(x - size.x * share * align), std::floor(y + size.y * (1 - share) / 2), size.x * share, size.y * share};
    draw_letters(window, list, type, {box.x, box.y}, packed(rgb), text, share);
    window.controls().add_text(text, box, on_cloth() ? TextRole::picture : TextRole::sentence);
}

float rule_mark_width(const Window& window) { return window.units(20); }

void rule_mark(Window& window, Type type, std::string_view name, std::string_view rule, const ImVec2& at) {
    const ImVec2 size(rule_mark_width(window), window.line_height(type));
    // Hidden marks cannot take the keyboard focus: a long battle would have hundreds.
    if (rule.empty() || !ImGui::IsRectVisible(at, {at.x + size.x, at.y + size.y})) return;
    constexpr std::string_view sign = "\xC2\xA7";  // the section sign
    const ImVec2 before = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(at);
    const Press p = press(window, name, size, true, Control::Kind::link);
    set_label(window, rule);
    if (p.clicked) window.look_up(rule);
    if (p.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    hint_under_pointer(window, rule);
    const float x = std::floor(p.rect.Min.x + (p.rect.GetWidth() - text_size(window, type, sign).x) / 2);
    draw_letters(window, *ImGui::GetWindowDrawList(), type, {x, p.rect.Min.y}, packed(text_colour(), p.hovered ? 1.0F : 0.4F), sign);
    ImGui::SetCursorScreenPos(before);
}

void log_line(Window& window, const LoggedLine& line, std::size_t number) {
    const float wrap = std::max(1.0F, room_width() - rule_mark_width(window));
    const std::vector<std::string> lines = lines_in(wrapped(window, Type::small, line.text, wrap));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    // Only whole lines: nothing of one that the edge of the log would cut. A list of nothing else needs no faded edges (sheets.cpp).
    if (ImGui::GetCursorPosY() <= ImGui::GetCursorStartPos().y + 1) ImGui::GetStateStorage()->SetBool(ImGui::GetID("##whole-lines"), true);
    const ImRect seen = ImGui::GetCurrentWindow()->InnerClipRect;
    const float high = window.line_height(Type::small);
    const auto whole = [&](float y) { return y >= seen.Min.y - 1 && y + high <= seen.Max.y + 1; };
    if (whole(at.y)) rule_mark(window, Type::small, "log-rule:" + std::to_string(number), line.rule, {at.x + wrap, at.y});
    float y = at.y;
    float wide = 0;
    for (const std::string& one : lines) {
        wide = std::max(wide, text_size(window, Type::small, one).x);
        if (whole(y)) draw_letters(window, *ImGui::GetWindowDrawList(), Type::small, {at.x, y}, packed(text_colour(), 0.85F), one);
        y += high;
    }
    ImGui::Dummy({wide, y - at.y});
    hint_under_pointer(window, line.hint);
    add_text(window, line.text, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}, TextRole::log);
}

}  // namespace fow::ui
