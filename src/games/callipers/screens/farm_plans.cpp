// Farms as a surveyor draws them: roofs around yards, gardens in beds, orchards in rows.
#include <algorithm>
#include <span>
#include <string_view>

#include "games/callipers/screens/terrain.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {
namespace {

/// Shares of the farm's width and depth, from its south-west corner.
struct Part {
    enum class Kind { roof, tower, garden, orchard, yard, pond };
    Kind kind;
    float x, y, wide, deep;
};
using enum Part::Kind;

/// The chateau with its chapel, barns around two yards, the formal garden, the great orchard.
constexpr Part hougoumont[]{
    {garden, 0.40F, 0.06F, 0.30F, 0.88F}, {orchard, 0.73F, 0.06F, 0.23F, 0.88F}, {yard, 0.08F, 0.10F, 0.28F, 0.82F},
    {roof, 0.05F, 0.80F, 0.30F, 0.11F},   {roof, 0.05F, 0.36F, 0.08F, 0.42F},    {roof, 0.18F, 0.45F, 0.15F, 0.17F},
    {tower, 0.285F, 0.40F, 0.06F, 0.08F}, {roof, 0.05F, 0.07F, 0.20F, 0.12F},    {roof, 0.29F, 0.07F, 0.06F, 0.30F}};
/// The house on the north side, stables and the long barn, the kitchen garden behind, the orchard before.
constexpr Part haye_sainte[]{{garden, 0.07F, 0.74F, 0.86F, 0.20F}, {orchard, 0.07F, 0.05F, 0.86F, 0.21F},
                             {yard, 0.16F, 0.30F, 0.70F, 0.40F},   {roof, 0.08F, 0.60F, 0.84F, 0.12F},
                             {roof, 0.08F, 0.30F, 0.12F, 0.30F},   {roof, 0.20F, 0.29F, 0.42F, 0.13F},
                             {tower, 0.80F, 0.36F, 0.11F, 0.13F},  {pond, 0.58F, 0.47F, 0.10F, 0.08F}};
/// Four ranges around one yard, with the gate tower.
constexpr Part papelotte[]{{orchard, 0.70F, 0.07F, 0.25F, 0.86F}, {yard, 0.12F, 0.18F, 0.46F, 0.62F}, {roof, 0.07F, 0.78F, 0.56F, 0.14F},
                           {roof, 0.07F, 0.10F, 0.22F, 0.13F},    {roof, 0.40F, 0.10F, 0.23F, 0.13F}, {roof, 0.07F, 0.23F, 0.11F, 0.55F},
                           {roof, 0.53F, 0.23F, 0.10F, 0.55F},    {tower, 0.30F, 0.09F, 0.10F, 0.15F}};
constexpr Part any_farm[]{{garden, 0.60F, 0.08F, 0.33F, 0.84F}, {yard, 0.14F, 0.20F, 0.38F, 0.60F}, {roof, 0.07F, 0.76F, 0.46F, 0.15F},
                          {roof, 0.07F, 0.30F, 0.11F, 0.46F},   {roof, 0.07F, 0.10F, 0.32F, 0.15F}, {pond, 0.34F, 0.44F, 0.12F, 0.10F}};

std::span<const Part> plan_of(std::string_view id) {
    if (id == "hougoumont") return hougoumont;
    if (id == "lahayesainte") return haye_sainte;
    if (id == "papelotte") return papelotte;
    return any_farm;
}

struct Plot {
    ImVec2 low, far;  ///< pixels: top left, bottom right
    [[nodiscard]] float wide() const { return far.x - low.x; }
    [[nodiscard]] float high() const { return far.y - low.y; }
};

/// Two slopes that meet at the ridge: the one away from the light is darker.
void paint_roof(const Window& window, ImDrawList& list, const Plot& p, bool tower) {
    const float drop = std::max(1.0F, std::min(p.wide(), p.high()) * 0.16F);
    list.AddRectFilled({p.low.x + drop, p.low.y + drop}, {p.far.x + drop, p.far.y + drop}, packed(0x2A2520, 0.28F));
    const unsigned lit = tower ? 0x8E9096 : 0xBC7650, dark = tower ? 0x63666E : 0x8F4F33;
    const bool along = p.wide() >= p.high();
    const ImVec2 middle((p.low.x + p.far.x) / 2, (p.low.y + p.far.y) / 2);
    list.AddRectFilled(p.low, p.far, packed(lit));
    list.AddRectFilled(along ? ImVec2(p.low.x, middle.y) : ImVec2(middle.x, p.low.y), p.far, packed(dark));
    list.AddRect(p.low, p.far, packed(0x4E2616, 0.9F), 0, 0, window.line());
    if (tower) {
        list.AddLine(p.low, p.far, packed(0x2A2520, 0.5F), window.line());
        list.AddLine({p.low.x, p.far.y}, {p.far.x, p.low.y}, packed(0x2A2520, 0.5F), window.line());
    }
}

void paint_garden(const Window& window, ImDrawList& list, const Plot& p) {
    list.AddRectFilled(p.low, p.far, packed(0xD8CFA0));
    const int across = std::max(2, static_cast<int>(p.wide() / std::max(window.units(11), 1.0F))),
              down = std::max(2, static_cast<int>(p.high() / std::max(window.units(11), 1.0F)));
    const float w = p.wide() / static_cast<float>(std::min(across, 4)), h = p.high() / static_cast<float>(std::min(down, 6));
    const float path = std::max(1.0F, std::min(w, h) * 0.13F);
    for (int i = 0; i < std::min(across, 4); ++i)
        for (int j = 0; j < std::min(down, 6); ++j) {
            const ImVec2 at(p.low.x + w * static_cast<float>(i), p.low.y + h * static_cast<float>(j));
            list.AddRectFilled({at.x + path, at.y + path}, {at.x + w - path, at.y + h - path},
                               packed((i + j) % 2 == 0 ? 0xA3B07A : 0xB7BD86));
        }
    list.AddRect(p.low, p.far, packed(0x6B7A48, 0.8F), 0, 0, window.line());
}

void paint_orchard(const Window& window, ImDrawList& list, const Plot& p) {
    list.AddRectFilled(p.low, p.far, packed(0xBFC792, 0.85F));
    const float apart = std::max(window.units(7), std::min(p.wide(), p.high()) / 4.2F), r = apart * 0.30F;
    for (float y = p.low.y + apart * 0.55F; y < p.far.y - r; y += apart)
        for (float x = p.low.x + apart * 0.55F; x < p.far.x - r; x += apart) {
            list.AddCircleFilled({x + r * 0.4F, y + r * 0.5F}, r, packed(0x3E4A30, 0.28F), 10);
            list.AddCircleFilled({x, y}, r, packed(0x7E9064), 10);
            list.AddCircleFilled({x - r * 0.22F, y - r * 0.25F}, r * 0.55F, packed(0x9DAE80), 8);
        }
    list.AddRect(p.low, p.far, packed(0x6B7A48, 0.7F), 0, 0, window.line());
}

void paint_part(const Window& window, ImDrawList& list, const Plot& plot, Part::Kind kind) {
    switch (kind) {
        case roof:
        case tower: return paint_roof(window, list, plot, kind == tower);
        case garden: return paint_garden(window, list, plot);
        case orchard: return paint_orchard(window, list, plot);
        case yard: return list.AddRectFilled(plot.low, plot.far, packed(0xE9DDB8));
        case pond:
            list.AddRectFilled(plot.low, plot.far, packed(0xA9BEC0), plot.high() * 0.45F);
            return list.AddRect(plot.low, plot.far, packed(0x6F8C90), plot.high() * 0.45F, 0, window.line());
    }
}

}  // namespace

void paint_farm(const Window& window, ImDrawList& list, const Camera& camera, const callipers::Strongpoint& farm) {
    std::vector<ImVec2> corners;
    for (const Point p : callipers::Shape(farm.polygon)) corners.push_back(camera.pixel(p));
    std::reverse(corners.begin(), corners.end());  // on the screen y grows downwards
    list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), packed(0xCDC795));
    Plot whole{corners.front(), corners.front()};
    for (const ImVec2 p : corners) {
        whole.low = {std::min(whole.low.x, p.x), std::min(whole.low.y, p.y)};
        whole.far = {std::max(whole.far.x, p.x), std::max(whole.far.y, p.y)};
    }
    // A plan fills a rectangle; in another shape it is drawn smaller, so that it stays within the walls.
    const bool rectangle = farm.polygon.size() == 4 && std::all_of(corners.begin(), corners.end(), [&](ImVec2 p) {
                               return (p.x == whole.low.x || p.x == whole.far.x) && (p.y == whole.low.y || p.y == whole.far.y);
                           });
    const float share = rectangle ? 1.0F : 0.5F;
    const ImVec2 size(whole.wide() * share, whole.high() * share);
    const ImVec2 foot((whole.low.x + whole.far.x - size.x) / 2, (whole.low.y + whole.far.y + size.y) / 2);
    for (const Part& part : plan_of(farm.id))
        paint_part(window, list,
                   {{foot.x + part.x * size.x, foot.y - (part.y + part.deep) * size.y},
                    {foot.x + (part.x + part.wide) * size.x, foot.y - part.y * size.y}},
                   part.kind);
    const float thick = std::max(window.units(2), 10 * camera.scale());
    const int count = static_cast<int>(corners.size());
    list.AddPolyline(corners.data(), count, packed(0x5A2E1C), ImDrawFlags_Closed, thick);
    list.AddPolyline(corners.data(), count, packed(0xC08A66), ImDrawFlags_Closed, std::max(1.0F, thick * 0.35F));
}

}  // namespace fow::callipers::screens
