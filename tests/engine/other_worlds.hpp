// Two worlds that differ only in what a viewer may not know.
#pragma once

#include <vector>

#include "random_games.hpp"

namespace fow::testing {

/// Two units exchange their places and marks.
struct Swap {
    UnitId one;
    UnitId two;
    [[nodiscard]] UnitId operator()(UnitId unit) const { return unit == one ? two : unit == two ? one : unit; }
};

/// Everything in which the pieces of the second world differ from the first.
struct Difference {
    Viewer viewer = Viewer::french;
    std::vector<Swap> swaps;

    [[nodiscard]] UnitId operator()(UnitId unit) const {
        for (const Swap& swap : swaps) unit = swap(unit);
        return unit;
    }
    /// The same act at the table, whatever the pieces' faces are.
    [[nodiscard]] Action operator()(Action action) const {
        if (auto* enter = std::get_if<Enter>(&action)) enter->unit = (*this)(enter->unit);
        if (auto* place = std::get_if<PlaceUnit>(&action)) place->unit = (*this)(place->unit);
        if (auto* unplace = std::get_if<Unplace>(&action)) unplace->unit = (*this)(unplace->unit);
        return action;
    }
    [[nodiscard]] Roll operator()(const Roll& roll) const {
        if (const auto* draw = std::get_if<DrawPrussian>(&roll)) return DrawPrussian{(*this)(draw->unit)};
        if (const auto* muster = std::get_if<Muster>(&roll)) return Muster{(*this)(muster->unit)};
        return roll;
    }
};

/// Swaps among the pieces that the viewer does not know: a few, or as many as there are.
[[nodiscard]] Difference random_difference(const Rules& rules, const State& state, Viewer viewer, Dice& dice);

/// The second world: the swaps, and by chance other cards, lines of retreat and standing orders of whoever is not the viewer.
[[nodiscard]] State other_world(const Rules& rules, const State& state, const Difference& difference, Dice& dice);

/// Whether the step showed the viewer pieces that the worlds disagree about.
[[nodiscard]] bool told_apart(const Difference& difference, const State& before, const State& after, const std::vector<Event>& heard);

/// What an enemy does in the second world, `b`, while it does `action` in the first: the same, or another secret of that kind.
[[nodiscard]] Action secret_twin(const Rules& rules, const State& b, const Action& action, Dice& dice);

}  // namespace fow::testing
