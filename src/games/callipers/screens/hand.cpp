#include "games/callipers/screens/hand.hpp"

#include <algorithm>

namespace fow::callipers::screens {
namespace {

constexpr int pull = 24;          ///< yards within which a base snaps to another
constexpr int contact_pull = 40;  ///< yards by which a piece is drawn into contact with an enemy
constexpr int contact_gap = 5;    ///< yards left between enemies in contact

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

void snap_to_neighbour(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle) {
    const auto neighbour = neighbour_of(draft, view, rules);
    if (!neighbour) return;
    const bool enemy = piece_of(rules, *neighbour).side != piece_of(rules, draft.piece).side;
    Draft drawn = draft;
    const callipers::Shape there(corners_of(view, rules, *neighbour));
    const auto at = beside(draft, rules, there, place_of(view, *neighbour).at, enemy ? contact_gap : 2);
    if (!at) return;
    drawn.at = *at;
    if (oracle.refusal(order_of(drawn, view, rules)).empty()) draft.at = drawn.at;
}

bool stands_on(const callipers::Shape& shape, const std::vector<callipers::Shape>& faces) {
    return std::any_of(faces.begin(), faces.end(), [&](const callipers::Shape& face) { return overlap(shape, face); });
}

/// Whether it touches one of them (K1.9), and stands on none.
bool meets(const callipers::Shape& shape, const std::vector<callipers::Shape>& faces, int touch) {
    return !stands_on(shape, faces) &&
           std::any_of(faces.begin(), faces.end(), [&](const callipers::Shape& face) { return within(shape, face, touch); });
}

/// Moves the end of the way by the least distance to where the piece touches an enemy that it may attack; false if there is none near.
bool draw_into_contact(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle) {
    if (!touched_by(draft, view, rules, oracle).empty()) return oracle.refusal(order_of(draft, view, rules)).empty();
    const callipers::Shape shape = shape_at(draft, rules, draft.at);
    const int touch = rules.figures.touch.value;
    std::vector<std::vector<callipers::Shape>> enemies;
    for (int i = 0; i < count_of(rules); ++i) {
        if (!stands(view, rules, i, other(piece_of(rules, draft.piece).side)) || !may_fight(rules, oracle, draft.piece, i)) continue;
        std::vector<callipers::Shape> faces = faces_of(view, rules, oracle, i);
        const auto near = [&](const callipers::Shape& face) { return overlap(shape, face) || within(shape, face, contact_pull + touch); };
        if (std::any_of(faces.begin(), faces.end(), near)) enemies.push_back(std::move(faces));
    }
    Draft drawn = draft;
    for (int yards = 2; yards <= contact_pull && !enemies.empty(); yards += 2)
        for (int way = 0; way < 360; way += 15) {
            drawn.at = draft.at + callipers::stride(way, yards);
            const callipers::Shape there = shape_at(drawn, rules, drawn.at);
            const auto met = [&](const std::vector<callipers::Shape>& faces) { return meets(there, faces, touch); };
            if (std::none_of(enemies.begin(), enemies.end(), met)) continue;
            if (!oracle.refusal(order_of(drawn, view, rules)).empty()) continue;
            draft.at = drawn.at;
            return true;
        }
    return false;
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

std::vector<callipers::Shape> faces_of(const View& view, const RuleSet& rules, const Oracle& oracle, int enemy) {
    std::vector<callipers::Shape> faces{callipers::Shape(corners_of(view, rules, enemy))};
    if (!oracle.in_farm(enemy)) return faces;
    for (const auto& [id, owner] : rules.battle.holds)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints) {
            if (farm.id != id) continue;
            const callipers::Shape walls(farm.polygon);
            if (overlap(faces.front(), walls) || within(faces.front(), walls, rules.figures.touch.value)) faces.push_back(walls);
        }
    return faces;
}

bool may_fight(const RuleSet& rules, const Oracle& oracle, int piece, int enemy) {
    const Arm arm = piece_of(rules, piece).arm;
    return arm == Arm::infantry || (arm == Arm::cavalry && !oracle.in_farm(enemy));
}

void snap(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, bool exact) {
    if (draft.kind != Draft::Kind::move) return;
    if (!exact && draw_into_contact(draft, view, rules, oracle)) return;
    snap_to_neighbour(draft, view, rules, oracle);
    if (exact && !oracle.refusal(order_of(draft, view, rules)).empty()) draw_into_contact(draft, view, rules, oracle);
}

namespace {

/// The place nearest to the middle of an enemy, in that direction from it, where the piece does not stand on it or its walls.
Point outside_of(const Draft& draft, const RuleSet& rules, const std::vector<callipers::Shape>& faces, Point middle, int way) {
    int inside = 0, outside = 800;  // yards from the middle; the largest walls are smaller
    while (outside - inside > 1) {
        const int yards = (inside + outside) / 2;
        (stands_on(shape_at(draft, rules, middle + callipers::stride(way, yards)), faces) ? inside : outside) = yards;
    }
    return middle + callipers::stride(way, outside);
}

/// Where the piece would touch an enemy: the nearest to the side from which it comes first.
std::vector<Point> touching_places(const Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, int enemy) {
    const std::vector<callipers::Shape> faces = faces_of(view, rules, oracle, enemy);
    const Point middle = place_of(view, enemy).at;
    const int home = facing_from(middle, draft.corners.empty() ? place_of(view, draft.piece).at : draft.corners.back());
    std::vector<Point> places;
    for (int aside = 0; aside <= 180; aside += 10)
        for (const int way : {(home + aside) % 360, (home + 360 - aside) % 360}) {
            const Point at = outside_of(draft, rules, faces, middle, way);
            if (meets(shape_at(draft, rules, at), faces, rules.figures.touch.value)) places.push_back(at);
        }
    return places;
}

/// How many yards of its way would be too many.
int excess_of(const Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, Point to) {
    const Way way = oracle.way_of(move_of(draft, view, rules, to));
    return std::max(way.country - way.most_country, way.all - way.most_all);
}

}  // namespace

std::optional<int> short_of(const callipers::Shape& base, const std::vector<callipers::Shape>& faces, int touch) {
    constexpr int farthest = 1000;  // yards beyond which nobody is called close
    std::optional<int> least;
    for (const callipers::Shape& face : faces) {
        if (overlap(base, face)) return 0;
        if (!within(base, face, farthest)) continue;
        int low = 0, high = farthest;  // within at `high`
        while (low < high) {
            const int middle = (low + high) / 2;
            if (within(base, face, middle)) high = middle;
            else low = middle + 1;
        }
        least = std::min(least.value_or(farthest), std::max(0, high - touch));
    }
    return least;
}

std::optional<Approach> approach_of(const Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, int enemy) {
    if (!may_fight(rules, oracle, draft.piece, enemy)) return std::nullopt;
    const std::vector<Point> places = touching_places(draft, view, rules, oracle, enemy);
    Approach found{Approach::End::barred, draft, 0};
    found.draft.limited = false;
    std::optional<Point> nearest;
    for (const Point at : places) {
        found.draft.at = at;
        if (oracle.refusal(order_of(found.draft, view, rules)).empty()) return Approach{Approach::End::meets, found.draft, 0};
        const auto excess = [&](Point to) { return excess_of(draft, view, rules, oracle, to); };
        if (!nearest || excess(at) < excess(*nearest)) nearest = at;
    }
    if (!nearest) return found;
    aim(found.draft, view, rules, oracle, *nearest);
    if (!found.draft.limited) return found;
    const auto yards =
        short_of(shape_at(found.draft, rules, found.draft.at), faces_of(view, rules, oracle, enemy), rules.figures.touch.value);
    found.yards = std::max(1, yards.value_or(excess_of(draft, view, rules, oracle, *nearest)));
    found.end = Approach::End::falls_short;
    return found;
}

std::vector<int> touched_by(const Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle) {
    std::vector<int> touched;
    const callipers::Shape shape = shape_at(draft, rules, draft.at);
    for (int i = 0; i < count_of(rules); ++i)
        if (stands(view, rules, i, other(piece_of(rules, draft.piece).side)) && may_fight(rules, oracle, draft.piece, i) &&
            meets(shape, faces_of(view, rules, oracle, i), rules.figures.touch.value))
            touched.push_back(i);
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
