// Two worlds that differ only in what a viewer may not know.
#pragma once

#include <vector>

#include "random_games.hpp"

namespace fow::testing {

using namespace waterloo;

/// Two units that swap places and marks.
struct Swap {
    UnitId one;
    UnitId two;
    [[nodiscard]] UnitId operator()(UnitId unit) const { return unit == one ? two : unit == two ? one : unit; }
};

/// All pieces in which the second world differs from the first.
struct Difference {
    Viewer viewer = french_viewer;
    std::vector<Swap> swaps;

    [[nodiscard]] UnitId operator()(UnitId unit) const {
        for (const Swap& swap : swaps) unit = swap(unit);
        return unit;
    }
    /// The action that looks the same at the table, with other pieces behind the backs.
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

/// Swaps between pieces that the viewer does not know: a few, or as many as possible.
[[nodiscard]] Difference random_difference(const Rules& rules, const State& state, Viewer viewer, Dice& dice);

/// The second world: the swaps, and at random other cards, lines of retreat and standing orders of the other players.
[[nodiscard]] State other_world(const Rules& rules, const State& state, const Difference& difference, Dice& dice);

/// Whether the step showed the viewer pieces that differ between the worlds.
[[nodiscard]] bool told_apart(const Difference& difference, const State& before, const State& after, const std::vector<Event>& heard);

/// What an enemy does in the second world, `b`, while it plays `action` in the first: the same, or another secret action of that kind.
[[nodiscard]] Action secret_twin(const Rules& rules, const State& b, const Action& action, Dice& dice);

}  // namespace fow::testing
