#include "ui/widgets/step_player.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {
namespace {

bool skips(const Window& window) {
    const bool clicked = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !window.controls().covered();
    return clicked || window.keyboard().any_pressed().has_value();
}

}  // namespace

float StepPlayer::share() const { return lasts_ <= 0 || !since_ ? 1 : std::min(1.0F, static_cast<float>(now() - *since_) / lasts_); }

float StepPlayer::since(std::size_t step) const {
    float passed = gone();
    for (std::size_t i = step; i < at_; ++i) passed += steps_[i].lasts;
    return passed;
}

void StepPlayer::next() {
    ++at_;
    since_.reset();
}

void StepPlayer::advance(Window& window) {
    if (!running()) return;
    window.keyboard().reserve_keys();
    if (since_ && escape_pressed(window)) return finish();
    if (since_ && skips(window)) next();
    while (running()) {
        if (!since_) {
            const MotionStep& step = steps_[at_];
            lasts_ = step.lasts * factor_of(window.settings().pace) / speed_;
            since_ = now();
            if (step.sound && (lasts_ > 0 || step.always_heard)) window.play(*step.sound);
        }
        if (static_cast<float>(now() - *since_) < lasts_) break;
        next();
    }
    if (running()) window.wake();
}

void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& map, ImVec2 near, const std::vector<std::pair<Type, std::string>>& lines,
               float most) {
    const float pad = window.units(10), widest = std::min(map.w - 2 * pad, window.units(most));
    float wide = 0, high = 2 * pad;
    std::vector<std::string> broken;
    for (const auto& [type, text] : lines) {
        broken.push_back(wrapped(window, type, text, widest - 2 * pad));
        const ImVec2 size = text_size(window, type, broken.back());
        wide = std::max(wide, size.x);
        high += size.y;
    }
    wide += 2 * pad;
    const float x = std::floor(std::clamp(near.x - wide / 2, map.x + pad, std::max(map.x + pad, map.x + map.w - wide - pad)));
    float y = std::floor(std::clamp(near.y, map.y + pad, std::max(map.y + pad, map.y + map.h - high - pad)));
    draw_shadow(list, {x, y}, {x + wide, y + high}, window.units(4), 0.35F);
    list.AddRectFilled({x, y}, {x + wide, y + high}, packed(colour::paper));
    list.AddRect({x, y}, {x + wide, y + high}, packed(colour::brass), 0, 0, window.units(1.5F));
    y += pad;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Type type = lines[i].first;
        const ImVec2 size = text_size(window, type, broken[i]);
        const float left = std::floor(x + (wide - size.x) / 2);
        draw_letters(window, list, type, {left, y}, packed(colour::ink), broken[i]);
        window.controls().add_text(lines[i].second, {left, y, size.x, size.y}, TextRole::notice);
        y += size.y;
    }
}

}  // namespace fow::ui
