#include "games/callipers/screens/labels.hpp"

#include <algorithm>
#include <cmath>

#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {
namespace {

using Quad = std::array<ImVec2, 4>;

/// Whether a rectangle has a point in common with the inside of a convex quadrilateral.
bool meets(const SDL_FRect& r, const Quad& q) {
    const SDL_FRect box = around(q);
    if (r.x >= box.x + box.w || r.x + r.w <= box.x || r.y >= box.y + box.h || r.y + r.h <= box.y) return false;
    const Quad corners{corner(r), ImVec2(r.x + r.w, r.y), far_corner(r), ImVec2(r.x, r.y + r.h)};
    const auto cross = [](ImVec2 a, ImVec2 b, ImVec2 p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); };
    const float sense = cross(q[0], q[1], q[2]) < 0 ? -1.0F : 1.0F;
    for (std::size_t i = 0; i < q.size(); ++i) {
        const auto outside = [&](ImVec2 p) { return sense * cross(q[i], q[(i + 1) % 4], p) <= 0; };
        if (std::all_of(corners.begin(), corners.end(), outside)) return false;
    }
    return true;
}

std::string whole_name(const Piece& piece) { return std::to_string(piece.key) + " " + short_name(piece); }

/// Behind its rear.
bool hangs_below(int facing) { return facing <= 100 || facing >= 260; }

Quad quad_of(const SDL_FRect& r) { return {corner(r), ImVec2(r.x + r.w, r.y), far_corner(r), ImVec2(r.x, r.y + r.h)}; }

/// Names stand around this: the base with its plate, or the walls around a piece of a garrison.
Quad body_of(const Window& window, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing) {
    const Quad base = corners_on(camera, rules, piece, standing);
    for (const auto& [id, owner] : rules.battle.holds)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints) {
            const Point at{static_cast<int>(standing.at.x), static_cast<int>(standing.at.y)};
            if (farm.id == id && callipers::Shape(farm.polygon).holds(at)) return quad_of(walls_on(camera, farm));
        }
    const auto plate = plate_of(window, camera, rules, piece, standing);
    if (!plate) return base;
    const SDL_FRect box = around(base);
    SDL_FRect both;
    SDL_UnionFRect(&box, &*plate, &both);
    return quad_of(both);
}

/// The visible part of the map within its limits.
SDL_FRect paper_of(const Camera& camera, const Battle& battle) {
    const ImVec2 low = camera.pixel(Point{battle.low.x, battle.high.y}), far = camera.pixel(Point{battle.high.x, battle.low.y});
    const SDL_FRect& room = camera.room();
    const float left = std::max(room.x, low.x), top = std::max(room.y, low.y);
    return {left, top, std::min(room.x + room.w, far.x) - left, std::min(room.y + room.h, far.y) - top};
}

/// What is on the map besides the bases.
void take_signs(Window& window, TakenRoom& taken, const Camera& camera, const View& view, const RuleSet& rules) {
    for (const SDL_FRect& each : instruments_on(window, camera)) taken.take(each);
    for (const auto& [id, owner] : rules.battle.holds)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints)
            if (farm.id == id) taken.take(walls_on(camera, farm));
    for (const SDL_FRect& sign : signs_of_farms(window, camera, view, rules)) taken.take(sign);
    for (const Seat side : seats)
        if (const int host = view.general[side]; host >= 0 && place_of(view, host).stands)
            taken.take(standard_at(window, camera, rules, host, standing_of(place_of(view, host)), others_on(camera, view, rules, host)));
}

}  // namespace

void TakenRoom::take(const Quad& base) { taken_.push_back(base); }

void TakenRoom::take(const SDL_FRect& r) { taken_.push_back(quad_of(r)); }

bool TakenRoom::is_free(const SDL_FRect& r) const {
    if (r.x < room_.x || r.y < room_.y || r.x + r.w > room_.x + room_.w || r.y + r.h > room_.y + room_.h) return false;
    return std::none_of(taken_.begin(), taken_.end(), [&](const Quad& q) { return meets(r, q); });
}

std::optional<SDL_FRect> TakenRoom::place(const Quad& base, ImVec2 size, float gap, bool below) {
    const SDL_FRect box = around(base);
    const float left = box.x - gap - size.x, middle = box.x + (box.w - size.x) / 2, right = box.x + box.w + gap;
    const float over = box.y - gap - size.y, level = box.y + (box.h - size.y) / 2, under = box.y + box.h + gap;
    const float behind = below ? under : over, ahead = below ? over : under;
    const float flush_left = box.x, flush_right = box.x + box.w - size.x;
    const std::array<ImVec2, 12> tries{{{middle, behind},
                                        {flush_left, behind},
                                        {flush_right, behind},
                                        {middle, ahead},
                                        {flush_left, ahead},
                                        {flush_right, ahead},
                                        {right, level},
                                        {left, level},
                                        {right, behind},
                                        {left, behind},
                                        {right, ahead},
                                        {left, ahead}}};
    for (const ImVec2 at : tries) {
        const SDL_FRect rect{at.x, at.y, size.x, size.y};
        if (!is_free(rect)) continue;
        take(rect);
        return rect;
    }
    return std::nullopt;
}

void take_bases(const Window& window, TakenRoom& taken, const Camera& camera, const View& view, const RuleSet& rules) {
    for (int i = 0; i < count_of(rules); ++i) {
        if (!place_of(view, i).stands) continue;
        const Standing standing = standing_of(place_of(view, i));
        taken.take(corners_on(camera, rules, i, standing));
        if (const auto plate = plate_of(window, camera, rules, i, standing)) taken.take(*plate);
    }
}

std::vector<PieceLabel> labels_of(Window& window, const Camera& camera, const View& view, const RuleSet& rules, bool keys) {
    std::vector<PieceLabel> labels;
    TakenRoom taken(paper_of(camera, rules.battle));
    take_bases(window, taken, camera, view, rules);
    std::vector<std::pair<int, Quad>> bare;
    for (int i = 0; i < count_of(rules); ++i) {
        if (!place_of(view, i).stands) continue;
        const Quad base = body_of(window, camera, rules, i, standing_of(place_of(view, i)));
        const SDL_FRect box = around(base);
        const SDL_FRect& room = camera.room();
        if (box.x < room.x + room.w && box.x + box.w > room.x && box.y < room.y + room.h && box.y + box.h > room.y)
            bare.emplace_back(i, base);
    }
    take_signs(window, taken, camera, view, rules);
    const float gap = window.units(1);
    // Names first: a number finds room where a name does not.
    for (const bool whole : {true, false}) {
        if (!whole && !keys) continue;
        const auto placed = [&](const std::pair<int, Quad>& each) {
            const Piece& piece = piece_of(rules, each.first);
            std::string text = !whole ? std::to_string(piece.key) : keys ? whole_name(piece) : short_name(piece);
            const auto at =
                taken.place(each.second, text_size(window, Type::small, text), gap, hangs_below(place_of(view, each.first).facing));
            if (at) labels.push_back({each.first, std::move(text), *at, whole});
            return at.has_value();
        };
        bare.erase(std::remove_if(bare.begin(), bare.end(), placed), bare.end());
    }
    return labels;
}

void paint_labels(Window& window, ImDrawList& list, const RuleSet& rules, const std::vector<PieceLabel>& labels,
                  std::optional<int> without) {
    for (const PieceLabel& label : labels)
        if (label.piece != without)
            paint_name(window, list, Type::small, {label.rect.x + label.rect.w / 2, label.rect.y + label.rect.h / 2},
                       uniform_of(piece_of(rules, label.piece).side, window).edge, label.text);
}

void paint_pointed_label(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules, int piece,
                         const std::vector<PieceLabel>& labels) {
    const std::string text = whole_name(piece_of(rules, piece));
    const auto told = [&](const PieceLabel& label) { return label.piece == piece && label.text == text; };
    if (std::any_of(labels.begin(), labels.end(), told)) return;
    const ImVec2 size = text_size(window, Type::small, text);
    const float pad = window.units(4), wide = size.x + 2 * pad, high = size.y + pad;
    TakenRoom taken(camera.room());
    take_bases(window, taken, camera, view, rules);
    take_signs(window, taken, camera, view, rules);
    for (const PieceLabel& label : labels)
        if (label.piece != piece) taken.take(label.rect);
    const Quad base = body_of(window, camera, rules, piece, standing_of(place_of(view, piece)));
    const SDL_FRect box = around(base), &room = camera.room();
    const SDL_FRect over{box.x + (box.w - wide) / 2, box.y - high, wide, high};  // where there is no room at all
    const SDL_FRect at = taken.place(base, {wide, high}, window.units(2), hangs_below(place_of(view, piece).facing)).value_or(over);
    const float x = std::floor(std::clamp(at.x, room.x, std::max(room.x, room.x + room.w - wide))), y = std::floor(std::max(at.y, room.y));
    const unsigned edge = uniform_of(piece_of(rules, piece).side, window).edge;
    list.AddRectFilled({x, y}, {x + wide, y + high}, packed(colour::paper, 0.95F));
    list.AddRect({x, y}, {x + wide, y + high}, packed(edge, 0.8F), 0, 0, window.line());
    draw_letters(window, list, Type::small, {x + pad, std::floor(y + pad / 2)}, packed(edge), text);
}

}  // namespace fow::callipers::screens
