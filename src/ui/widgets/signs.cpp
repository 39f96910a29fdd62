#include "ui/widgets/signs.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {
namespace {

/// Width and height of a sign, pixels.
float sign_size(const Window& window, Type type) { return std::round(window.line_height(type) * 0.78F); }

class Brush {
public:
    Brush(ImDrawList& list, const ImVec2& middle, float radius, ImU32 ink)
        : list_(list), m_(middle), r_(radius), thick_(std::max(1.5F, std::round(radius * 0.3F))), ink_(ink) {}

    void draw(Sign sign) const {
        switch (sign) {
            case Sign::none: return;
            case Sign::take_back: return curved_arrow(-1);
            case Sign::again: return curved_arrow(1);
            case Sign::menu: return lines();
            case Sign::sound_on:
            case Sign::sound_off: return loudspeaker(sign == Sign::sound_on);
        }
    }

private:
    /// `way`: -1 = its head is at the left, 1 = at the right.
    void curved_arrow(float way) const {
        constexpr float pi = std::numbers::pi_v<float>;
        const float bow = r_ * 0.7F;
        const ImVec2 c(m_.x - way * r_ * 0.12F, m_.y + r_ * 0.15F);
        if (way < 0) list_.PathArcTo(c, bow, pi, 2.4F * pi, 20);
        else list_.PathArcTo(c, bow, 2 * pi, 0.6F * pi, 20);
        list_.PathStroke(ink_, 0, thick_);
        const float x = c.x + way * bow, half = r_ * 0.5F;
        const ImVec2 left(x - half, c.y - half * 0.1F), right(x + half, c.y - half * 0.1F), tip(x, c.y + half * 1.1F);
        list_.AddTriangleFilled(left, right, tip, ink_);
    }
    void lines() const {
        for (const float at : {-0.65F, 0.0F, 0.65F}) {
            const float y = std::round(m_.y + at * r_ - thick_ / 2);
            list_.AddRectFilled({m_.x - r_ * 0.9F, y}, {m_.x + r_ * 0.9F, y + thick_}, ink_);
        }
    }
    void loudspeaker(bool sounds) const {
        const float back = m_.x - r_ * 0.95F, neck = m_.x - r_ * 0.5F, mouth = m_.x + r_ * 0.05F;
        list_.AddRectFilled({back, m_.y - r_ * 0.35F}, {neck + 1, m_.y + r_ * 0.35F}, ink_);
        list_.AddQuadFilled({neck, m_.y - r_ * 0.35F}, {mouth, m_.y - r_ * 0.85F}, {mouth, m_.y + r_ * 0.85F}, {neck, m_.y + r_ * 0.35F},
                            ink_);
        const float line = std::max(1.5F, thick_ * 0.75F);
        if (sounds) {
            for (const float far : {0.45F, 0.85F}) {
                list_.PathArcTo({mouth, m_.y}, r_ * far, -0.9F, 0.9F, 10);
                list_.PathStroke(ink_, 0, line);
            }
            return;
        }
        const float left = m_.x + r_ * 0.35F, right = m_.x + r_ * 0.95F, high = r_ * 0.3F;
        list_.AddLine({left, m_.y - high}, {right, m_.y + high}, ink_, line);
        list_.AddLine({left, m_.y + high}, {right, m_.y - high}, ink_, line);
    }
    ImDrawList& list_;
    ImVec2 m_;
    float r_, thick_;
    ImU32 ink_;
};

float beside(const Window& window) { return window.units(6); }

}  // namespace

float face_width(Window& window, Type type, std::string_view label, Sign sign, bool with_word) {
    const float word = with_word || sign == Sign::none ? text_size(window, type, label).x : 0;
    if (sign == Sign::none) return word;
    return sign_size(window, type) + (with_word ? beside(window) + word : 0);
}

bool draw_face(Window& window, const ImRect& rect, std::string_view label, Sign sign, unsigned rgb, float alpha, Type type) {
    if (sign == Sign::none) {
        draw_label(window, rect, label, rgb, alpha, type);
        return true;
    }
    const float size = sign_size(window, type), whole = face_width(window, type, label, sign, true);
    const bool worded = whole + window.units(8) <= rect.GetWidth();
    const float left = std::floor(rect.GetCenter().x - (worded ? whole : size) / 2);
    Brush(*ImGui::GetWindowDrawList(), {left + size / 2, std::round(rect.GetCenter().y)}, size / 2, packed(rgb, alpha)).draw(sign);
    if (worded) draw_label(window, {{left + size + beside(window), rect.Min.y}, {left + whole, rect.Max.y}}, label, rgb, alpha, type);
    return worded;
}

}  // namespace fow::ui
