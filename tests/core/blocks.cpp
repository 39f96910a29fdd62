#include "blocks.hpp"

#include <charconv>
#include <string_view>

namespace fow::blocks {
namespace {

using Wide = std::int64_t;  // squares of lengths, and products of two of those

template <class... Of>
struct Overloaded : Of... {
    using Of::operator()...;
};
template <class... Of>
Overloaded(Of...) -> Overloaded<Of...>;  // clang 14 does not deduce aggregates

Wide squared(Wide length) { return length * length; }
Wide between_squared(Point a, Point b) { return squared(a.x - b.x) + squared(a.y - b.y); }

/// Whether `c` is nearer than `distance` to the straight way from `a` to `b`. Exact: uses neither division nor roots.
bool nearer_than(Wide distance, Point c, Point a, Point b) {
    const Wide dx = b.x - a.x, dy = b.y - a.y, cx = c.x - a.x, cy = c.y - a.y;
    const Wide along = cx * dx + cy * dy, length_squared = dx * dx + dy * dy;
    if (along <= 0) return between_squared(c, a) < squared(distance);
    if (along >= length_squared) return between_squared(c, b) < squared(distance);
    return squared(cx * dy - cy * dx) < squared(distance) * length_squared;
}

bool on_table(Point p) { return p.x >= across / 2 && p.x <= width - across / 2 && p.y >= across / 2 && p.y <= depth - across / 2; }

const Block& block(const Common& table, int number) { return table.blocks[static_cast<std::size_t>(number)]; }
Block& block(Common& table, int number) { return table.blocks[static_cast<std::size_t>(number)]; }

int standing(const Common& table, Side side) {
    int count = 0;
    for (int i = 0; i < block_count; ++i) count += side_of(i) == side && block(table, i).stands ? 1 : 0;
    return count;
}

/// The block whose strength is drawn next.
std::optional<int> undrawn(const State& state) {
    for (int i = 0; i < block_count; ++i)
        if (block(state, i).strength == 0) return i;
    return std::nullopt;
}

Side other(Side side) { return side == Side::red ? Side::green : Side::red; }
bool sits(Viewer viewer, Side side) { return viewer == (side == Side::red ? Viewer::red : Viewer::green); }

using Refusal = std::optional<Violation>;

Refusal check_own(const View& view, int number) {
    if (number < 0 || number >= block_count || side_of(number) != view.mover || !block(view, number).stands)
        return Violation{"B2", "That is no block of yours on the table."};
    return std::nullopt;
}

Refusal check_march(const View& view, const March& march_) {
    if (auto refusal = check_own(view, march_.block)) return refusal;
    const Point from = block(view, march_.block).at;
    if (view.marches == turn_marches) return Violation{"B2", "Both marches of this turn are made."};
    if (!on_table(march_.to)) return Violation{"B3", "The block would not lie on the table."};  // before anything is measured
    if (march_.to == from) return Violation{"B2", "The block stands there already."};
    if (between_squared(from, march_.to) > squared(march)) return Violation{"B2", "That is farther than a march leads."};
    for (int i = 0; i < block_count; ++i)
        if (i != march_.block && block(view, i).stands && nearer_than(across, block(view, i).at, from, march_.to))
            return Violation{"B3", "Another block lies in the way."};
    return std::nullopt;
}

Refusal check_charge(const View& view, const Charge& charge) {
    if (auto refusal = check_own(view, charge.block)) return refusal;
    if (charge.at < 0 || charge.at >= block_count || side_of(charge.at) == view.mover || !block(view, charge.at).stands)
        return Violation{"B4", "No enemy block is charged so."};
    if (between_squared(block(view, charge.block).at, block(view, charge.at).at) > squared(reach + across))
        return Violation{"B4", "That block is too far away to be charged."};
    return std::nullopt;
}

template <class Make>
void tell(Listener* listener, const Make& make) {
    if (listener == nullptr) return;
    for (const Viewer viewer : viewers) listener->on_event(viewer, Event(make(viewer)));
}

void hand_over(State& state) {
    state.mover = other(state.mover);
    state.marches = 0;
    ++state.turn;
}

/// The numbers of "12>34,-5" between the signs of `form`, ">,"; nothing if the text does not match.
std::optional<std::vector<int>> numbers(std::string_view text, std::string_view form) {
    std::vector<int> found;
    for (std::size_t i = 0; i <= form.size(); ++i) {
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc()) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        found.push_back(number);
        if (i == form.size() ? !text.empty() : text.empty() || text.front() != form[i]) return std::nullopt;
        if (i < form.size()) text.remove_prefix(1);
    }
    return found;
}

}  // namespace

State first_state() {
    State state;
    for (int i = 0; i < side_blocks; ++i) {
        block(state, i).at = {width / 4 * (i + 1), across};
        block(state, i + side_blocks).at = {width / 4 * (i + 1), depth - across};
    }
    return state;
}

Decider turn(const State& state) {
    if (undrawn(state) || state.charge) return Decider::chance;
    if (state.turn > last_turn || standing(state, Side::red) == 0 || standing(state, Side::green) == 0) return Decider::nobody;
    return state.mover == Side::red ? Decider::red : Decider::green;
}

std::optional<Violation> check(const View& view, const Action& action) {
    return std::visit(Overloaded{[&](const March& a) { return check_march(view, a); },
                                 [&](const Charge& a) { return check_charge(view, a); }, [](const EndTurn&) { return Refusal(); }},
                      action);
}

std::optional<Violation> check(const Rules& rules, const State& state, const Action& action) {
    switch (turn(state)) {
        case Decider::nobody: return Violation{"B5", "The game is over."};
        case Decider::chance: return Violation{"B4", "The die comes first."};
        case Decider::red: return check(view_of(rules, state, Viewer::red), action);
        case Decider::green: return check(view_of(rules, state, Viewer::green), action);
    }
    return std::nullopt;
}

void apply(const Rules& rules, State& state, const Action& action, Listener* listener) {
    assert(!check(rules, state, action));
    static_cast<void>(rules);
    std::visit(Overloaded{[&](const March& a) {
                              block(state, a.block).at = a.to;
                              ++state.marches;
                              tell(listener, [&](Viewer) { return Marched{a.block, a.to}; });
                          },
                          [&](const Charge& a) {
                              for (const int number : {a.block, a.at}) block(state, number).shown = true;
                              state.charge = a;
                              tell(listener,
                                   [&](Viewer) { return Charged{a, block(state, a.block).strength, block(state, a.at).strength}; });
                          },
                          [&](const EndTurn&) { hand_over(state); }},
               action);
}

void rolls(const Rules&, const State& state, RollList& out) {
    out.clear();
    if (const auto next = undrawn(state)) {
        for (int strength = 1; strength <= side_blocks; ++strength) {
            bool taken = false;
            for (int i = 0; i < *next; ++i) taken |= side_of(i) == side_of(*next) && block(state, i).strength == strength;
            if (!taken) out.push_back({Draw{strength}, 1});
        }
    } else if (state.charge) {
        for (int pips = 1; pips <= 6; ++pips) out.push_back({Die{pips}, 1});
    }
}

void apply(const Rules&, State& state, const Roll& roll, Listener* listener) {
    std::visit(Overloaded{[&](const Draw& drawn) {
                              const int next = *undrawn(state);
                              block(state, next).strength = drawn.strength;
                              tell(listener, [&](Viewer viewer) { return Drawn{next, sits(viewer, side_of(next)) ? drawn.strength : 0}; });
                          },
                          [&](const Die& die) {
                              const Charge charge = *state.charge;
                              const bool wins = block(state, charge.block).strength + die.pips > 3 + block(state, charge.at).strength;
                              const int fallen = wins ? charge.at : charge.block;
                              block(state, fallen).stands = false;
                              state.charge.reset();
                              tell(listener, [&](Viewer) { return Fell{fallen, die.pips}; });
                              hand_over(state);
                          }},
               roll);
}

View view_of(const Rules&, const State& state, Viewer viewer) {
    View view{state, viewer};
    for (int i = 0; i < block_count; ++i)
        if (!block(view, i).shown && !sits(viewer, side_of(i))) block(view, i).strength = 0;
    return view;
}

std::string to_text(const Action& action) {
    return std::visit(
        Overloaded{[](const March& a) { return std::to_string(a.block) + '>' + std::to_string(a.to.x) + ',' + std::to_string(a.to.y); },
                   [](const Charge& a) { return std::to_string(a.block) + 'x' + std::to_string(a.at); },
                   [](const EndTurn&) { return std::string("end"); }},
        action);
}

std::string to_text(const Roll& roll) {
    return std::visit(Overloaded{[](const Draw& r) { return "draw:" + std::to_string(r.strength); },
                                 [](const Die& r) { return "die:" + std::to_string(r.pips); }},
                      roll);
}

std::optional<Action> action_from_text(const std::string& text) {
    if (text == "end") return EndTurn{};
    if (const auto march_ = numbers(text, ">,")) return March{(*march_)[0], {(*march_)[1], (*march_)[2]}};
    if (const auto charge = numbers(text, "x")) return Charge{(*charge)[0], (*charge)[1]};
    return std::nullopt;
}

std::optional<Roll> roll_from_text(const std::string& text) {
    const auto value = [&](std::string_view word) -> std::optional<int> {
        if (!text.starts_with(word)) return std::nullopt;
        const auto number = numbers(std::string_view(text).substr(word.size()), "");
        return number ? std::optional(number->front()) : std::nullopt;
    };
    if (const auto strength = value("draw:")) return Draw{*strength};
    if (const auto pips = value("die:")) return Die{*pips};
    return std::nullopt;
}

}  // namespace fow::blocks
