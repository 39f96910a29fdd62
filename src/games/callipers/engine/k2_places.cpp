// K2, K5.4, K10.3, K10.4: where a piece may stand and which way it may go.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

Corners corners_at(const Rules& rules, int piece, Point at, int facing) {
    return base_of(rules.figures(), rules.piece(piece).thousands, at, facing);
}

Corners corners_of(const Rules& rules, const State& state, int piece) {
    const Place& place = chapter::at(state, piece);
    return corners_at(rules, piece, place.at, place.facing);
}

bool touching(const Rules& rules, const State& state, int a, int b) {
    const Point apart = chapter::at(state, a).at - chapter::at(state, b).at;
    const int reach = rules.figures().touch.value, far = rules.radius(a) + rules.radius(b) + reach;
    if (std::abs(apart.x) > far || std::abs(apart.y) > far) return false;
    return within(Shape(corners_of(rules, state, a)), Shape(corners_of(rules, state, b)), reach);
}

namespace chapter {
namespace {

/// The bounding box of a shape, for ruling out quickly what cannot meet it.
struct Frame {
    Point low, high;
    explicit Frame(const Shape& shape) : low(shape[0]), high(shape[0]) {
        for (const Point p : shape) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
    }
    [[nodiscard]] bool near(Point at, int radius) const {
        return at.x + radius >= low.x && at.x - radius <= high.x && at.y + radius >= low.y && at.y - radius <= high.y;
    }
};

[[nodiscard]] bool on_map(const Battle& battle, const Corners& corners) {
    return std::all_of(corners.begin(), corners.end(),
                       [&](Point p) { return p.x >= battle.low.x && p.x <= battle.high.x && p.y >= battle.low.y && p.y <= battle.high.y; });
}

/// K5.5, K5.4: the lowest of several obstacles, or the lowest pair.
[[nodiscard]] Refusal refusal_of_enemies(const Rules& rules, const State& state, int piece, const Shape& swept) {
    const Seat enemy = other(rules.piece(piece).side);
    const Frame frame(swept);
    std::vector<int> met;
    for (int i = 0; i < rules.count(); ++i)
        if (owned(rules, state, i, enemy) && frame.near(at(state, i).at, rules.radius(i)) &&
            overlap(swept, Shape(corners_of(rules, state, i))))
            met.push_back(i);
    for (std::size_t a = 0; a < met.size(); ++a)
        for (std::size_t b = a + 1; b < met.size(); ++b)
            if (touching(rules, state, met[a], met[b]))
                return Violation{"K5.5", "{who} and {other} touch: no way between them.", 0, 0, name(rules, met[a]), name(rules, met[b])};
    if (met.empty()) return std::nullopt;
    return Violation{"K5.4", "{who} is in the way.", 0, 0, name(rules, met.front())};
}

/// K10.3, K10.4
[[nodiscard]] Refusal refusal_of_forts(const Rules& rules, const State& state, int piece, const Shape& shape) {
    const auto& forts = rules.forts();
    const bool infantry = rules.piece(piece).arm == Arm::infantry;
    for (int i = 0; i < static_cast<int>(forts.size()) && !infantry; ++i)
        if (overlap(shape, forts[static_cast<std::size_t>(i)]))
            return Violation{"K10.3", "Only infantry fights for {who}.", 0, 0, rules.fort_name(i)};
    for (int i = 0; i < static_cast<int>(forts.size()); ++i) {
        const Seat owner = state.owners[static_cast<std::size_t>(i)];
        if (owner != rules.piece(piece).side && overlap(shape, forts[static_cast<std::size_t>(i)]) && garrisoned(rules, state, i, owner))
            return Violation{"K10.4", "{who} is held: attack its garrison.", 0, 0, rules.fort_name(i)};
    }
    return std::nullopt;
}

}  // namespace

PieceName named(const Rules& rules, int i) { return {rules.piece(i).key, rules.piece(i).name, rules.piece(i).side}; }

std::vector<PieceName> named(const Rules& rules, const PieceSet& set) {
    std::vector<PieceName> names;
    for (int i = 0; i < rules.count(); ++i)
        if (set.has(i)) names.push_back(named(rules, i));
    return names;
}

int found(const Rules& rules, const State& state, int key, Seat side) {
    const int i = rules.index_of(key);
    return i >= 0 && owned(rules, state, i, side) ? i : -1;
}

int lowest(const Rules& rules, const PieceSet& set) {
    for (int i = 0; i < rules.count(); ++i)
        if (set.has(i)) return i;
    return -1;
}

int size_of(const Rules& rules, const PieceSet& set) {
    int count = 0;
    for (int i = 0; i < rules.count(); ++i) count += set.has(i) ? 1 : 0;
    return count;
}

Refusal refusal_of_way(const Rules& rules, const State& state, int piece, const Corners& from, const Corners& to) {
    if (!on_map(rules.battle(), to)) return Violation{"K2.7", "The map ends here."};
    const Shape swept(from, to);
    if (auto refusal = refusal_of_enemies(rules, state, piece, swept)) return refusal;
    return refusal_of_forts(rules, state, piece, swept);
}

Refusal refusal_of_end(const Rules& rules, const State& state, int piece, const Corners& there, const PieceSet& absent) {
    if (!on_map(rules.battle(), there)) return Violation{"K2.7", "The map ends here."};
    const Shape shape(there);
    const Frame frame(shape);
    for (int i = 0; i < rules.count(); ++i)
        if (i != piece && at(state, i).stands && !absent.has(i) && frame.near(at(state, i).at, rules.radius(i)) &&
            overlap(shape, Shape(corners_of(rules, state, i))))
            return Violation{"K2.6", "No room: {who} stands there.", 0, 0, name(rules, i)};
    return refusal_of_forts(rules, state, piece, shape);
}

int enemy_touched(const Rules& rules, const State& state, int piece, const Corners& there) {
    const Shape shape(there);
    const Frame frame(shape);
    const int reach = rules.figures().touch.value;
    for (int i = 0; i < rules.count(); ++i)
        if (owned(rules, state, i, other(rules.piece(piece).side)) && frame.near(at(state, i).at, rules.radius(i) + reach) &&
            within(shape, Shape(corners_of(rules, state, i)), reach))
            return i;
    return -1;
}

Refusal refusal_of_going(const Rules& rules, const State& state, int piece, Point to) {
    const Corners from = corners_of(rules, state, piece), there = corners_at(rules, piece, to, at(state, piece).facing);
    if (auto refusal = refusal_of_way(rules, state, piece, from, there)) return refusal;
    return refusal_of_end(rules, state, piece, there, {});
}

bool can_go(const Rules& rules, const State& state, int piece, Point to) { return !refusal_of_going(rules, state, piece, to); }

void put(const Rules& rules, State& state, int piece, Point to, PieceMoved::How how, Listener* listener, int yards, const Refusal& barred) {
    Place& place = at(state, piece);
    const Point from = std::exchange(place.at, to);
    if (listener == nullptr) return;
    const int told = yards < 0 ? static_cast<int>(length_of(to - from)) : yards;
    tell(listener, PieceMoved{named(rules, piece), how, from, to, place.facing, told, told,
                              barred ? std::string(barred->who) : std::string(), barred && barred->who.empty()});
}

}  // namespace chapter
}  // namespace fow::callipers
