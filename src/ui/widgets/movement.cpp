#include "ui/widgets/movement.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "ui/window/draw_list.hpp"

namespace fow::ui {

float rise_at(float share, int steps) {
    if (share <= 0 || share >= 1) return 0;
    return std::abs(std::sin(share * static_cast<float>(std::max(1, steps)) * full_turn / 2));
}

int steps_in(float way_ms, float step_ms) { return std::max(1, static_cast<int>(std::lround(way_ms / step_ms))); }

void draw_cloud(ImDrawList& list, const Cloud& cloud, float share) {
    if (share <= 0 || share >= 1) return;
    constexpr int puffs = 7;
    const float grown = 1 - (1 - share) * (1 - share);  // fast out of the muzzle, then it only hangs in the air
    const float alpha = cloud.thick * (1 - share) * (1 + share * 0.7F);
    const ImVec2 middle(cloud.at.x + cloud.drift * share * cloud.radius, cloud.at.y - share * cloud.radius * 0.4F);
    const auto draw_puffs = [&](unsigned rgb, float opacity, float larger, float lower, std::initializer_list<float> discs) {
        for (int i = 0; i < puffs; ++i) {
            const float turn = (static_cast<float>(i) + 0.37F * static_cast<float>(cloud.seed)) * full_turn / puffs;
            const float far = cloud.radius * (0.2F + 0.8F * grown) * (0.55F + 0.45F * static_cast<float>((i * 5 + cloud.seed) % 7) / 6);
            const float size = cloud.radius * (0.30F + 0.38F * grown) * (0.7F + 0.3F * static_cast<float>((i * 3 + cloud.seed) % 5) / 4);
            const ImVec2 at(middle.x + far * std::cos(turn), middle.y + far * std::sin(turn) * 0.75F + lower * cloud.radius);
            for (const float part : discs) list.AddCircleFilled(at, size * part * larger, packed(rgb, opacity), 20);
        }
    };
    draw_puffs(0x4A4438, alpha * 0.10F, 1.08F, 0.12F, {1.0F, 0.85F});              // its shaded side: white smoke is not seen on paper
    draw_puffs(cloud.rgb, alpha * 0.3F, 1, 0, {1.0F, 0.88F, 0.75F, 0.6F, 0.42F});  // thicker inside: a single disc would have a hard edge
}

void draw_rising_flag(ImDrawList& list, ImVec2 foot, float high, float share, unsigned cloth, unsigned edge) {
    const float climbed = 1 - (1 - share) * (1 - share), pole = std::max(2.0F, high * 0.05F);
    const float wide = high * 0.72F, tall = high * 0.46F;
    const float top = foot.y - tall - (high - tall) * climbed;
    list.AddLine({foot.x, foot.y}, {foot.x, foot.y - high}, packed(0x5A4210), pole);
    list.AddCircleFilled({foot.x, foot.y - high}, pole * 0.9F, packed(colour::brass), 12);
    constexpr int strips = 8;
    const auto wave = [&](int i) {
        const float along = static_cast<float>(i) / strips;
        return ImVec2(foot.x + wide * along, top + tall * 0.13F * along * std::sin(along * 5 - share * 9));
    };
    for (int i = 0; i < strips; ++i) {
        const ImVec2 a = wave(i), b = wave(i + 1);
        list.AddQuadFilled(a, b, {b.x, b.y + tall}, {a.x, a.y + tall}, packed(cloth));
        for (const float y : {0.0F, tall}) list.AddLine({a.x, a.y + y}, {b.x, b.y + y}, packed(edge), std::max(1.0F, pole * 0.5F));
    }
    const ImVec2 end = wave(strips);
    list.AddLine(end, {end.x, end.y + tall}, packed(edge), std::max(1.0F, pole * 0.5F));
}

}  // namespace fow::ui
