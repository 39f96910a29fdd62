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

/// Names stand around this: the base with its plate, and its shadow, which accents of letters below it must not run into.
Quad body_of(const Window& window, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing) {
    Quad body = corners_on(camera, rules, piece, standing);
    const SDL_FRect box = around(body);
    if (const auto plate = plate_of(window, camera, rules, piece, standing)) {
        SDL_FRect both;
        SDL_UnionFRect(&box, &*plate, &both);
        body = quad_of(both);
    }
    for (ImVec2& p : body)
        if (p.y > box.y + box.h / 2) p.y += window.units(2);
    return body;
}

std::vector<SDL_FRect> farms_on(const Camera& camera, const RuleSet& rules) {
    std::vector<SDL_FRect> farms;
    for (const auto& [id, owner] : rules.battle.holds)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints)
            if (farm.id == id) farms.push_back(walls_on(camera, farm));
    return farms;
}

SDL_FRect widened(const SDL_FRect& r, float by) { return {r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by}; }

/// The visible part of the map within its limits.
SDL_FRect paper_of(const Camera& camera, const Battle& battle) {
    const ImVec2 low = camera.pixel(Point{battle.low.x, battle.high.y}), far = camera.pixel(Point{battle.high.x, battle.low.y});
    const SDL_FRect& room = camera.room();
    const float left = std::max(room.x, low.x), top = std::max(room.y, low.y);
    return {left, top, std::min(room.x + room.w, far.x) - left, std::min(room.y + room.h, far.y) - top};
}

/// What is on the map besides bases and farms.
void take_signs(Window& window, TakenRoom& taken, const Camera& camera, const View& view, const RuleSet& rules) {
    for (const SDL_FRect& each : instruments_on(window, camera)) taken.take(each);
    for (const SDL_FRect& sign : signs_of_farms(window, camera, view, rules)) taken.take_name(sign);
    for (const Seat side : seats)
        if (const int host = view.general[side]; host >= 0 && place_of(view, host).stands)
            taken.take(standard_at(window, camera, rules, host, standing_of(place_of(view, host)), others_on(camera, view, rules, host)));
}

}  // namespace

void TakenRoom::take(const Quad& base) { taken_.push_back(base); }

void TakenRoom::take(const SDL_FRect& r) { taken_.push_back(quad_of(r)); }

void TakenRoom::take_name(const SDL_FRect& r) {
    const float blank = r.h / 3;
    take(SDL_FRect{r.x - blank, r.y, r.w + 2 * blank, r.h});
}

bool TakenRoom::is_free(const SDL_FRect& r) const {
    if (r.x < room_.x || r.y < room_.y || r.x + r.w > room_.x + room_.w || r.y + r.h > room_.y + room_.h) return false;
    return std::none_of(taken_.begin(), taken_.end(), [&](const Quad& q) { return meets(r, q); });
}

SDL_FRect TakenRoom::drawn(SDL_FRect rect, const Quad& base, float gap, ImVec2 along) const {
    const SDL_FRect box = around(base);
    const float across = box.x + box.w / 2 - rect.x - rect.w / 2, down = box.y + box.h / 2 - rect.y - rect.h / 2;
    const float x = std::copysign(along.x, across), y = std::copysign(along.y, down);
    // Around a base that stands askew, there is room within the upright rectangle.
    for (float left = std::abs(across) * along.x + std::abs(down) * along.y; left >= 1; left -= 1) {
        const SDL_FRect nearer{rect.x + x, rect.y + y, rect.w, rect.h};
        if (!is_free(nearer) || meets(widened(nearer, gap), base)) break;
        rect = nearer;
    }
    return rect;
}

std::optional<SDL_FRect> TakenRoom::place(const Quad& base, ImVec2 size, float gap, bool below) {
    const SDL_FRect box = around(base);
    const float aside = gap + size.y / 8;  // letters beside a base would otherwise run into it
    const float left = box.x - aside - size.x, middle = box.x + (box.w - size.x) / 2, right = box.x + box.w + aside;
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
    for (std::size_t i = 0; i < tries.size(); ++i) {
        const SDL_FRect rect{tries[i].x, tries[i].y, size.x, size.y};
        if (!is_free(rect)) continue;
        const bool beside = i == 6 || i == 7;
        const SDL_FRect near = drawn(rect, base, beside ? aside : gap, beside ? ImVec2(1, 0) : ImVec2(0, 1));
        take_name(near);
        return near;
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

namespace {

/// All that names keep clear of, with and without the drawings of farms.
struct Rooms {
    TakenRoom open;
    TakenRoom on_farms;  ///< a name that has no other place may cover a part of a farm
    Rooms(Window& window, const Camera& camera, const View& view, const RuleSet& rules, const SDL_FRect& room, const Ghosts& ghosts)
        : open(room), on_farms(room) {
        for (TakenRoom* each : {&open, &on_farms}) {
            take_bases(window, *each, camera, view, rules);
            for (const Quad& ghost : ghosts) each->take(ghost);
            take_signs(window, *each, camera, view, rules);
        }
        for (const SDL_FRect& farm : farms_on(camera, rules)) open.take(farm);
    }
    void take_name(const SDL_FRect& rect) {
        open.take_name(rect);
        on_farms.take_name(rect);
    }
    [[nodiscard]] std::optional<SDL_FRect> place(const Quad& body, ImVec2 size, float gap, bool below) {
        if (const auto at = open.place(body, size, gap, below)) {
            on_farms.take_name(*at);
            return at;
        }
        const auto at = on_farms.place(body, size, gap, below);
        if (at) open.take_name(*at);
        return at;
    }
};

bool meets_any(const SDL_FRect& rect, const std::vector<SDL_FRect>& others) {
    return std::any_of(others.begin(), others.end(), [&](const SDL_FRect& each) { return SDL_HasIntersectionF(&each, &rect); });
}

}  // namespace

std::vector<PieceLabel> labels_of(Window& window, const Camera& camera, const View& view, const RuleSet& rules, bool keys,
                                  const Ghosts& ghosts) {
    std::vector<PieceLabel> labels;
    Rooms rooms(window, camera, view, rules, paper_of(camera, rules.battle), ghosts);
    const std::vector<SDL_FRect> farms = farms_on(camera, rules);
    std::vector<std::pair<int, Quad>> bare;
    for (int i = 0; i < count_of(rules); ++i) {
        if (!place_of(view, i).stands) continue;
        const Quad base = body_of(window, camera, rules, i, standing_of(place_of(view, i)));
        const SDL_FRect box = around(base);
        const SDL_FRect& room = camera.room();
        if (box.x < room.x + room.w && box.x + box.w > room.x && box.y < room.y + room.h && box.y + box.h > room.y)
            bare.emplace_back(i, base);
    }
    const float gap = window.units(1);
    // Names first: a number finds room where a name does not.
    for (const bool whole : {true, false}) {
        if (!whole && !keys) continue;
        const auto placed = [&](const std::pair<int, Quad>& each) {
            const Piece& piece = piece_of(rules, each.first);
            std::string text = !whole ? std::to_string(piece.key) : keys ? whole_name(piece) : short_name(piece);
            const auto at =
                rooms.place(each.second, text_size(window, Type::small, text), gap, hangs_below(place_of(view, each.first).facing));
            if (at) labels.push_back({each.first, std::move(text), *at, whole, meets_any(*at, farms)});
            return at.has_value();
        };
        bare.erase(std::remove_if(bare.begin(), bare.end(), placed), bare.end());
    }
    return labels;
}

void paint_labels(Window& window, ImDrawList& list, const RuleSet& rules, const std::vector<PieceLabel>& labels,
                  std::optional<int> without) {
    for (const PieceLabel& label : labels) {
        if (label.piece == without) continue;
        if (label.on_farm)
            list.AddRectFilled(corner(widened(label.rect, window.units(1))), far_corner(widened(label.rect, window.units(1))),
                               packed(colour::paper, 0.72F), window.units(3));
        paint_name(window, list, Type::small, {label.rect.x + label.rect.w / 2, label.rect.y + label.rect.h / 2},
                   uniform_of(piece_of(rules, label.piece).side, window).edge, label.text);
    }
}

void paint_pointed_label(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules,
                         const PointedPiece& pointed, const std::vector<PieceLabel>& labels, const Ghosts& ghosts) {
    const int piece = pointed.piece;
    const std::string text = pointed.key ? whole_name(piece_of(rules, piece)) : short_name(piece_of(rules, piece));
    const auto told = [&](const PieceLabel& label) { return label.piece == piece && label.text == text; };
    if (std::any_of(labels.begin(), labels.end(), told)) return;
    const ImVec2 size = text_size(window, Type::small, text);
    const float pad = window.units(4), wide = size.x + 2 * pad, high = size.y + pad;
    Rooms rooms(window, camera, view, rules, camera.room(), ghosts);
    for (const PieceLabel& label : labels)
        if (label.piece != piece) rooms.take_name(label.rect);
    const Quad base = body_of(window, camera, rules, piece, standing_of(place_of(view, piece)));
    const SDL_FRect box = around(base), &room = camera.room();
    const SDL_FRect over{box.x + (box.w - wide) / 2, box.y - high, wide, high};  // where there is no room at all
    const SDL_FRect at = rooms.place(base, {wide, high}, window.units(2), hangs_below(place_of(view, piece).facing)).value_or(over);
    const float x = std::floor(std::clamp(at.x, room.x, std::max(room.x, room.x + room.w - wide))), y = std::floor(std::max(at.y, room.y));
    const unsigned edge = uniform_of(piece_of(rules, piece).side, window).edge;
    list.AddRectFilled({x, y}, {x + wide, y + high}, packed(colour::paper, 0.95F));
    list.AddRect({x, y}, {x + wide, y + high}, packed(edge, 0.8F), 0, 0, window.line());
    draw_letters(window, list, Type::small, {x + pad, std::floor(y + pad / 2)}, packed(edge), text);
}

}  // namespace fow::callipers::screens
