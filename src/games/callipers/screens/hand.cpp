#include "games/callipers/screens/hand.hpp"

#include <algorithm>

namespace fow::callipers::screens {
namespace {

constexpr int pull = 24;        ///< yards within which a base snaps to another
constexpr int contact_gap = 5;  ///< yards left between enemies in contact

callipers::Shape shape_at(const Draft& draft, const RuleSet& rules, Point at) {
    return callipers::Shape(base_of(rules.figures, piece_of(rules, draft.piece).thousands, at, draft.facing));
}

/// The neighbour that a base there snaps to: the nearest of those that it overlaps or nearly touches.
std::optional<int> neighbour_of(const Draft& draft, const View& view, const RuleSet& rules) {
    const callipers::Shape shape = shape_at(draft, rules, draft.at);
    std::optional<int> nearest;
    for (int i = 0; i < count_of(rules); ++i) {
        if (i == draft.piece || !place_of(view, i).stands) continue;
        const callipers::Shape there(corners_of(view, rules, i));
        if (!overlap(shape, there) && !within(shape, there, pull)) continue;
        const auto far = [&](int piece) { return square(place_of(view, piece).at - draft.at); };
        if (!nearest || far(i) < far(*nearest)) nearest = i;
    }
    return nearest;
}

/// Beside that base, along the line from it: at most `gap` yards are left between them.
std::optional<Point> beside(const Draft& draft, const RuleSet& rules, const callipers::Shape& there, Point middle, int gap) {
    const int away = facing_from(middle, draft.at);
    constexpr int most = 120;
    for (int yards = -most; yards <= most; ++yards) {
        const Point at = draft.at + (yards < 0 ? callipers::stride((away + 180) % 360, -yards) : callipers::stride(away, yards));
        const callipers::Shape shape = shape_at(draft, rules, at);
        if (!overlap(shape, there) && dot(at - middle, draft.at - middle) > 0)
            return within(shape, there, gap) ? std::optional(at) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

bool may_move_yet(const View& view, const RuleSet& rules, int piece) {
    if (!stands(view, rules, piece, view.side) || place_of(view, piece).moved || view.step != Step::moves) return false;
    const Piece& what = piece_of(rules, piece);
    return what.arm == Arm::artillery || what.thousands <= rules.battle.budget - view.marched;
}

Draft lifted(const View& view, int piece) {
    const Place& place = place_of(view, piece);
    return {piece, Draft::Kind::move, {}, place.at, place.facing, false};
}

bool changed(const Draft& draft, const View& view) {
    const Place& place = place_of(view, draft.piece);
    return draft.at != place.at || draft.facing != place.facing || !draft.corners.empty();
}

callipers::Move move_of(const Draft& draft, const View& view, const RuleSet& rules, Point to) {
    callipers::Move move{piece_of(rules, draft.piece).key, {}};
    Point from = place_of(view, draft.piece).at;
    for (const Point corner : draft.corners) {
        move.legs.push_back(corner - from);
        from = corner;
    }
    if (to != from) move.legs.push_back(to - from);
    return move;
}

Action order_of(const Draft& draft, const View& view, const RuleSet& rules) {
    const int key = piece_of(rules, draft.piece).key;
    switch (draft.kind) {
        case Draft::Kind::turn: return callipers::Turn{key, draft.facing};
        case Draft::Kind::wheel_left: return callipers::Wheel{key, true, draft.facing};
        case Draft::Kind::wheel_right: return callipers::Wheel{key, false, draft.facing};
        case Draft::Kind::move: break;
    }
    return move_of(draft, view, rules, draft.at);
}

void aim(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, Point to) {
    if (draft.kind != Draft::Kind::move) draft = lifted(view, draft.piece);
    to = {std::clamp(to.x, -callipers::bound, callipers::bound), std::clamp(to.y, -callipers::bound, callipers::bound)};
    const Point from = draft.corners.empty() ? place_of(view, draft.piece).at : draft.corners.back();
    const auto fits = [&](Point there) {
        const Way way = oracle.way_of(move_of(draft, view, rules, there));
        return way.country <= way.most_country && way.all <= way.most_all;
    };
    draft.at = to;
    draft.limited = !fits(to);
    if (!draft.limited) return;
    constexpr int whole = 4096;
    int near = 0, far = whole;
    while (far - near > 1) {
        const int middle = (near + far) / 2;
        (fits(from + callipers::part_of(to - from, middle, whole)) ? near : far) = middle;
    }
    draft.at = from + callipers::part_of(to - from, near, whole);
}

void snap(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle) {
    const auto neighbour = draft.kind == Draft::Kind::move ? neighbour_of(draft, view, rules) : std::nullopt;
    if (!neighbour) return;
    const bool enemy = piece_of(rules, *neighbour).side != piece_of(rules, draft.piece).side;
    Draft drawn = draft;
    const callipers::Shape there(corners_of(view, rules, *neighbour));
    const auto at = beside(draft, rules, there, place_of(view, *neighbour).at, enemy ? contact_gap : 2);
    if (!at) return;
    drawn.at = *at;
    if (oracle.refusal(order_of(drawn, view, rules)).empty()) draft.at = drawn.at;
}

std::vector<int> touched_by(const Draft& draft, const View& view, const RuleSet& rules) {
    std::vector<int> touched;
    const callipers::Shape shape = shape_at(draft, rules, draft.at);
    for (int i = 0; i < count_of(rules); ++i) {
        if (!stands(view, rules, i, other(piece_of(rules, draft.piece).side))) continue;
        const callipers::Shape there(corners_of(view, rules, i));
        if (!overlap(shape, there) && within(shape, there, rules.figures.touch.value)) touched.push_back(i);
    }
    return touched;
}

void face(Draft& draft, const View& view, const Oracle& oracle, Draft::Kind kind, int facing) {
    const Place& place = place_of(view, draft.piece);
    draft.kind = kind;
    draft.corners.clear();
    draft.limited = false;
    draft.facing = (facing % 360 + 360) % 360;
    draft.at = kind == Draft::Kind::turn ? place.at : oracle.wheeled(draft.piece, kind == Draft::Kind::wheel_left, draft.facing);
}

int facing_from(Point from, Point to) {
    const Point away = to - from;
    int best = 0;
    for (int facing = 1; facing < 360; ++facing)
        if (dot(callipers::direction(facing), away) > dot(callipers::direction(best), away)) best = facing;
    return best;
}

}  // namespace fow::callipers::screens
