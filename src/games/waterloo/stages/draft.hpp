// An army during set-up, before its player is ready, of which nothing is in the record yet.
#pragma once

#include <optional>
#include <vector>

#include "core/pcg32.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class Draft {
public:
    /// `rules` must outlive the draft; `state` must be in the set-up phase.
    Draft(const Rules& rules, const State& state) : rules_(&rules), state_(state) {}

    [[nodiscard]] Seat seat() const { return state_.mover; }
    /// Puts a piece from the box on a square; a friendly piece there goes back into the box.
    std::optional<Violation> place(UnitId unit, Square square);
    /// Moves a piece, or swaps two.
    std::optional<Violation> shift(Square from, Square to);
    void take_back(Square square);
    void clear();
    void mirror();
    /// Puts the pieces that are still in the box on free squares as a computed player would, differently each time; some stay in reserve.
    void fill(Pcg32& numbers);
    /// Replaces the whole army; nothing changes if the new one does not fit.
    std::optional<Violation> set(const std::vector<PlaceUnit>& army);
    /// Replaces the army as far as the new one fits this game's field and pieces, with a garrison if one is needed (W12.4).
    void set_what_fits(const std::vector<PlaceUnit>& army);

    [[nodiscard]] std::vector<PlaceUnit> places() const;  ///< sorted by square
    [[nodiscard]] std::optional<Violation> not_ready() const;
    [[nodiscard]] PlayerView view() const;

private:
    [[nodiscard]] bool is_own(Square square) const { return state_.occupied(seat()).contains(square); }
    std::optional<Violation> put_down(UnitId unit, Square square);
    [[nodiscard]] std::vector<UnitId> box() const;
    void fill_garrison(const std::vector<UnitId>& order);

    const Rules* rules_;
    State state_;
};

}  // namespace fow::waterloo::stages
