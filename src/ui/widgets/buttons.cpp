#include "ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

bool plate_button(Window& window, std::string_view name, std::string_view label, const ButtonOptions& options, const ImVec2& size,
                  Type type) {
    const Press p = press(window, name, size, options.enabled, options.primary ? Control::Kind::primary : Control::Kind::button);
    set_label(window, label);
    draw_plate(window, p.rect, {options.primary, options.enabled, p.hovered, p.held});
    const unsigned rgb = options.primary && options.enabled ? colour::ink : text_colour();
    if (draw_face(window, p.rect, label, options.sign, rgb, label_alpha(options.enabled), type))
        hint_under_pointer(window, options.hint, label);
    else hint_under_pointer(window, std::string(label) + (options.hint.empty() ? "" : "\n" + std::string(options.hint)));
    return p.clicked || (options.enabled && options.key != Shortcut() && card_visible() && window.controls().uncovered() &&
                         (!ImGui::GetIO().WantTextInput || options.key.key() == SDLK_ESCAPE) && window.keyboard().pressed(options.key));
}

}  // namespace

float button_height(const Window& window) {
    constexpr float finger = 44;  // pixels
    return std::max(window.line_height(Type::body) + window.units(14), window.touched() ? finger : 0.0F);
}

bool button(Window& window, std::string_view name, std::string_view label, const ButtonOptions& options) {
    const float face = face_width(window, Type::body, label, options.sign, true);
    const ImVec2 size{width_of(window, options.width, face + window.units(34)), button_height(window)};
    return plate_button(window, name, label, options, size, Type::body);
}

namespace {

float row_gap(const Window& window) { return window.units(6); }
float row_height(const Window& window) { return std::round(window.line_height(Type::small) + window.units(12)); }

/// How the buttons of a row share its width.
struct RowShare {
    bool with_words;  ///< else signs stand alone
    float pad;        ///< beside each face
    bool two_rows;    ///< no label may be wider than its button
};

RowShare shared(Window& window, const std::vector<SmallButton>& buttons, float width) {
    const auto pad_of = [&](bool with_words) {
        float left = width + row_gap(window);
        for (const SmallButton& b : buttons) left -= face_width(window, Type::small, b.label, b.sign, with_words) + row_gap(window);
        return left / static_cast<float>(buttons.size());
    };
    const bool with_words = pad_of(true) >= window.units(8);
    const float pad = pad_of(with_words);
    return {with_words, pad, pad < window.units(6) && buttons.size() > 2};
}

}  // namespace

float button_row_height(Window& window, const std::vector<SmallButton>& buttons, float width) {
    const float high = row_height(window);
    return shared(window, buttons, width).two_rows ? 2 * high + ImGui::GetStyle().ItemSpacing.y : high;
}

std::string button_row(Window& window, const std::vector<SmallButton>& buttons) {
    const auto [with_words, pad, two_rows] = shared(window, buttons, room_width());
    if (two_rows) {
        const auto half = buttons.begin() + static_cast<std::ptrdiff_t>((buttons.size() + 1) / 2);
        std::string above = button_row(window, {buttons.begin(), half});
        std::string below = button_row(window, {half, buttons.end()});
        return above.empty() ? below : above;
    }
    std::string clicked;
    for (const SmallButton& b : buttons) {
        const float face = face_width(window, Type::small, b.label, b.sign, with_words);
        if (&b != &buttons.front()) ImGui::SameLine(0, row_gap(window));
        const ButtonOptions options{.enabled = b.enabled, .primary = b.primary, .hint = b.hint, .key = b.key, .sign = b.sign};
        if (plate_button(window, b.name, b.label, options, {std::floor(face + pad), row_height(window)}, Type::small)) clicked = b.name;
    }
    return clicked;
}

bool hold_button(Window& window, std::string_view name, std::string_view label, float seconds, float& progress,
                 const ButtonOptions& options) {
    const ImVec2 text = text_size(window, Type::body, label);
    const float high = options.primary ? button_height(window) : std::round(text.y + window.units(24));
    const ImVec2 size{width_of(window, options.width, text.x + window.units(50)), high};
    const Press p = press(window, name, size, options.enabled, options.primary ? Control::Kind::primary : Control::Kind::button);
    set_label(window, label);
    const bool was_full = progress >= 1;
    if (p.held) {
        // No frames are drawn at rest, so the first one afterwards would count all that time at once and could fill the button.
        progress = std::min(1.0F, progress + std::min(ImGui::GetIO().DeltaTime, 0.05F) / seconds);
        window.wake();
    } else {
        progress = 0;
    }
    draw_plate(window, p.rect, {.primary = options.primary, .enabled = options.enabled, .hovered = p.hovered});
    if (const float full = std::min(1.0F, std::max(progress, options.filled)); full > 0) {
        ImRect filled = p.rect;
        filled.Max.x = std::round(filled.Min.x + filled.GetWidth() * full);
        ImGui::GetWindowDrawList()->AddRectFilled(filled.Min, filled.Max, packed(options.primary ? 0xF6E3AC : colour::brass, 0.9F));
    }
    draw_label(window, p.rect, label, options.primary ? colour::ink : text_colour(), label_alpha(options.enabled));
    hint_under_pointer(window, options.hint, label);
    return progress >= 1 && !was_full;
}

float choice_height(const Window& window) { return window.line_height(Type::body) + window.units(12); }

bool choice(Window& window, std::string_view name, const std::vector<Choice>& choices, std::string& chosen, float width) {
    if (choices.empty()) return false;
    float widest = 0;
    for (const Choice& c : choices) widest = std::max(widest, text_size(window, Type::body, c.label).x);
    const float count = static_cast<float>(choices.size());
    const float each = std::floor(width_of(window, width, (widest + window.units(30)) * count) / count);
    const float high = choice_height(window);
    const Type type = widest > each - window.units(12) ? Type::small : Type::body;  // all of them alike
    bool changed = false;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ImGui::GetStyle().ItemSpacing.y});
    for (const Choice& c : choices) {
        if (&c != &choices.front()) ImGui::SameLine();
        const bool now = c.key == chosen;
        const Press p = press(window, std::string(name) + ":" + c.key, {each, high}, c.enabled);
        set_label(window, c.label, now ? tr("chosen") : std::string());
        draw_plate(window, p.rect, {.primary = now, .enabled = c.enabled, .hovered = p.hovered && !now});
        draw_label(window, p.rect, c.label, now && c.enabled ? colour::ink : text_colour(), label_alpha(c.enabled), type);
        hint_under_pointer(window, c.hint, c.label);
        if (p.clicked && !now) {
            chosen = c.key;
            changed = true;
        }
    }
    ImGui::PopStyleVar();
    return changed;
}

bool checkbox(Window& window, std::string_view name, std::string_view label, bool& ticked, std::string_view hint, bool enabled) {
    const float box = std::round(window.line_height(Type::body) * 0.9F);
    const float gap = window.units(9);
    const ImVec2 text = text_size(window, Type::body, label);
    const Press p = press(window, name, {box + gap + text.x, std::max(box, text.y)}, enabled);
    set_label(window, label, ticked ? tr("on") : tr("off"));
    const float top = std::floor(p.rect.Min.y + (p.rect.GetHeight() - box) / 2);
    const ImRect square({p.rect.Min.x, top}, {p.rect.Min.x + box, top + box});
    draw_plate(window, square, {.primary = ticked && enabled, .enabled = enabled, .hovered = p.hovered, .held = p.held});
    if (ticked) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 points[] = {{square.Min.x + box * 0.24F, top + box * 0.52F},
                                 {square.Min.x + box * 0.43F, top + box * 0.72F},
                                 {square.Min.x + box * 0.78F, top + box * 0.28F}};
        list.AddPolyline(points, 3, packed(colour::ink), 0, std::max(1.5F, window.units(2)));
    }
    draw_text(window, *ImGui::GetWindowDrawList(), Type::body, square.Max.x + gap,
              std::floor(p.rect.Min.y + (p.rect.GetHeight() - text.y) / 2), text_colour(), label);
    hint_under_pointer(window, hint, label);
    if (p.clicked) ticked = !ticked;
    return p.clicked;
}

bool list_row(Window& window, std::string_view name, std::string_view label, bool chosen, std::string_view detail) {
    const float line = window.line_height(Type::body);
    const float high = line + window.units(10);
    const Press p = press(window, name, {std::max(1.0F, room_width()), high}, true);
    set_label(window, label, chosen ? tr("chosen") : std::string());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_row_ground(window, p.rect, chosen, p.hovered);
    const float pad = window.units(10);
    const float beside = detail.empty() ? 0 : text_size(window, Type::small, detail).x + pad;
    const std::string words = shortened(window, Type::body, std::string(label), p.rect.GetWidth() - 2 * pad - beside);
    draw_text(window, list, Type::body, p.rect.Min.x + pad, std::floor(p.rect.Min.y + (high - line) / 2), text_colour(), words);
    if (!detail.empty()) {
        draw_text(window, list, Type::small, p.rect.Max.x - pad, std::floor(p.rect.Min.y + (high - window.line_height(Type::small)) / 2),
                  text_colour(), detail, 1);
    }
    hint_under_pointer(window, {}, words);
    return p.clicked;
}

}  // namespace fow::ui
