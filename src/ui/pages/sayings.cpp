#include "ui/pages/sayings.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string words_of(const Saying& said) { return fill(tr("“{words}”"), {{"words", tr(said.text.c_str())}}); }

/// The drawing, with its names.
void draw_route(Window& window, const Introduction& introduction, const SDL_FRect& rect) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int wide = static_cast<int>(rect.w), high = static_cast<int>(rect.h);
    list.AddImage(window.pictures().sign(introduction.picture, wide, high), corner(rect), far_corner(rect));
    for (const Introduction::Label& label : introduction.labels)
        draw_text(window, list, Type::italic, std::floor(rect.x + static_cast<float>(label.x) * rect.w / 1000),
                  std::floor(rect.y + static_cast<float>(label.y) * rect.h / 1000), colour::ink, tr(label.name.c_str()));
}

}  // namespace

void saying(Window& window, const Saying& said) {
    italic_text(window, words_of(said));
    small_text(window, tr(said.by.c_str()));
}

float saying_height(Window& window, const Saying& said) {
    return text_size(window, Type::italic, words_of(said), room_width()).y +
           text_size(window, Type::small, tr(said.by.c_str()), room_width()).y + 2 * ImGui::GetStyle().ItemSpacing.y;
}

void saying_below(Window& window, const Saying& said, const SDL_FRect& card) {
    const float wide = std::min(card.w * 1.3F, static_cast<float>(window.width()) - window.units(40));
    const ImVec2 pad = ImGui::GetStyle().WindowPadding;
    const std::string words = words_of(said), by = tr(said.by.c_str());
    const float inner = wide - 2 * pad.x;
    const float high = text_size(window, Type::italic, words, inner).y + text_size(window, Type::small, by, inner).y + 2 * pad.y +
                       2 * ImGui::GetStyle().ItemSpacing.y;
    const float y = std::ceil(card.y + card.h + window.units(6));
    if (y + high > static_cast<float>(window.height()) - window.units(6)) return;
    card_begin(window, "saying", {std::floor(card.x + (card.w - wide) / 2), y, wide, high}, Sheet::baize);
    const auto lines = [&](Type type, const std::string& text) {
        for (const std::string& line : lines_in(wrapped(window, type, text, room_width()))) centred(window, type, line);
    };
    lines(Type::italic, words);
    lines(Type::small, by);
    card_end(window);
}

bool introduction_sheet(Window& window, const Introduction& introduction) {
    modal_begin(window, "introduction", 1120);
    centred(window, Type::title, tr(introduction.title.c_str()));
    const float gap = window.units(20);
    const float high = std::floor(std::min(window.units(520), static_cast<float>(window.height()) * 0.94F - window.units(150)));
    const float wide = std::floor(std::min(high * 0.75F, room_width() * 0.36F));
    const SDL_FRect picture = place(wide, high);
    draw_route(window, introduction, {picture.x, picture.y, wide, std::floor(wide / 0.75F)});
    ImGui::SameLine(0, gap);
    scroll_begin(window, "introduction-lines", high);
    float needed = 0;
    for (const std::string& line : introduction.lines)
        needed += text_size(window, Type::body, tr(line.c_str()), room_width()).y + ImGui::GetStyle().ItemSpacing.y;
    for (const std::string& line : introduction.lines) {
        if (needed <= high) paragraph(window, tr(line.c_str()));
        else small_text(window, tr(line.c_str()));
    }
    scroll_end(window);
    space(window, 4);
    const bool done = button(window, "introduction-done", tr("Go on"), {.primary = true, .width = -1, .key = SDLK_ESCAPE});
    modal_end(window);
    return done;
}

}  // namespace fow::ui
