#include "ui/screens/replay_log.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::ui {

void ReplayLog::measure(Window& window, const std::vector<LoggedLine>& lines, float width) {
    if (tops_.size() == lines.size() + 1 && width == width_ && window.scale() == scale_) return;
    width_ = width;
    scale_ = window.scale();
    shown_ = static_cast<std::size_t>(-1);
    tops_.assign(1, 0);
    for (const LoggedLine& line : lines)
        tops_.push_back(tops_.back() + std::ceil(text_size(window, Type::small, line.text, width).y) + window.units(3));
}

std::optional<std::size_t> ReplayLog::draw(Window& window, const std::vector<LoggedLine>& lines, std::size_t heard) {
    std::optional<std::size_t> clicked;
    scroll_begin(window, "log", rest_of_column(window));
    const float pad = window.units(6);
    measure(window, lines, std::max(1.0F, ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize - 2 * pad - rule_mark_width(window)));
    if (ImGui::GetCurrentWindow()->SkipItems) {  // its whole part of the card is scrolled out of sight
        scroll_end(window);
        return clicked;
    }
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetWindowHeight();
    const float far = ImGui::GetScrollY();
    const auto from = std::upper_bound(tops_.begin(), tops_.end(), far) - tops_.begin();
    const auto first = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, from - 2));
    for (std::size_t i = first; i < lines.size() && tops_[i] < far + room + window.units(40); ++i) {
        const ImVec2 at(origin.x, origin.y + tops_[i]);
        const float high = tops_[i + 1] - tops_[i];
        const ImRect rect(at, {at.x + width_ + 2 * pad, at.y + high});
        const bool whole = tops_[i] >= far && tops_[i + 1] <= far + room;  // others are no stops for the keyboard: there would be hundreds
        bool hovered = false;
        if (whole && ImGui::IsRectVisible(rect.Min, rect.Max)) {
            ImGui::SetCursorScreenPos(at);
            const Press p = press(window, "line:" + std::to_string(i + 1), rect.GetSize(), true);
            if (p.clicked) clicked = i;
            hovered = p.hovered;
        }
        rule_mark(window, Type::small, "log-rule:" + std::to_string(i + 1), lines[i].rule,
                  {at.x + width_ + 2 * pad, at.y + std::floor(window.units(3) / 2)});
        draw_row_ground(window, rect, i + 1 == heard, hovered);
        const std::string text = broken(window, Type::small, lines[i].text, width_);
        draw_letters(window, *ImGui::GetWindowDrawList(), Type::small, {at.x + pad, at.y + std::floor(window.units(3) / 2)},
                     packed(writing(), i < heard ? 0.9F : 0.45F), text);
        say(window, lines[i].text, {{at.x + pad, at.y}, {at.x + pad + width_, at.y + high}});
    }
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({1, tops_.back()});
    if (heard != shown_) {
        shown_ = heard;
        const float line = heard == 0 ? 0 : tops_[std::min(heard, lines.size()) - 1];
        if (line < far || line > far + room * 0.8F) {
            ImGui::SetScrollY(std::max(0.0F, line - room * 0.45F));
            window.wake();
        }
    }
    scroll_end(window);
    return clicked;
}

}  // namespace fow::ui
