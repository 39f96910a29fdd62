// An army during set-up, before its player is ready. Nothing of it is in the record yet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/pcg32.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

class Draft {
public:
    /// `rules` must outlive the draft; `state` must be in the set-up phase.
    Draft(const Rules& rules, const State& state) : rules_(&rules), state_(state) {}

    [[nodiscard]] Seat seat() const { return state_.mover; }
    /// Puts a piece from the box on a square; one that stands there goes back into the box.
    std::optional<Violation> place(Rank rank, Square square);
    /// Moves a piece, or swaps two.
    std::optional<Violation> shift(Square from, Square to);
    void take_up(Square square);
    void clear();
    /// Swaps left and right; nothing changes if the zone is not the same on both sides.
    std::optional<Violation> mirror();
    /// Places all pieces that are still in the box as a computed player would, differently each time. The army can then move (C1.7), if the
    /// pieces already placed allow it.
    void fill(Pcg32& numbers);
    /// Replaces the whole army; nothing changes if the new one does not fit.
    std::optional<Violation> set(const std::vector<Place>& army);
    /// The same from letters (C6.3). Throws DataError with everything that is wrong with them.
    void read(const std::string& letters);

    [[nodiscard]] std::vector<Place> places() const;  ///< sorted by square
    [[nodiscard]] std::string letters() const;        ///< C6.3
    [[nodiscard]] std::optional<Violation> not_ready() const;
    [[nodiscard]] View view() const;

private:
    [[nodiscard]] std::optional<Rank> own_at(Square square) const;
    [[nodiscard]] std::vector<Square> zone() const;
    std::optional<Violation> put_down(Rank rank, Square square);

    const Rules* rules_;
    State state_;
};

}  // namespace fow::stratego::stages
