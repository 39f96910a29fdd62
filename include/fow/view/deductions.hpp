// What the pieces of the other side may be: by what is seen of them, and by what a seat has heard of their deeds.
// Rests on a view and on events, and never on the truth.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <vector>

#include "fow/view/player_view.hpp"

namespace fow {

/// Pieces of the box, by UnitId::index().
using UnitSet = std::bitset<max_units>;

/// What is remembered of the piece on one square.
struct Trace {
    UnitSet ruled_out;         ///< what it cannot be, by its deeds
    std::optional<int> shown;  ///< the game turn in which it was last shown or looked at, where that was heard
    friend bool operator==(const Trace&, const Trace&) = default;
};
/// By Square::index(). Of an empty square it means nothing.
using Traces = std::array<Trace, square_count>;

/// Follows every piece through what the viewer of `view` has heard, oldest first.
[[nodiscard]] Traces traces_of(const PlayerView& view, const Roster& roster, const std::vector<Event>& heard);

/// Where the piece that stood on `square` stands after an event; nothing when that took it off the board. An attacker
/// counts as standing where it fights from (W7.5) as soon as both pieces are shown.
[[nodiscard]] std::optional<Square> stands_after(const Event& event, Square square);

/// What a piece may be by what both players see of it: its back, its blocks, what of its army is lost or known elsewhere.
[[nodiscard]] UnitSet by_sight(const PlayerView& view, const Roster& roster, const SeenPiece& piece);

/// By Square::index(); empty where no piece stands.
using MayBe = std::array<UnitSet, square_count>;
/// What each piece on the board may be. `traces` = nothing: by sight alone, as in a game true to the table (W15.1).
/// With traces all pieces are weighed together: where every piece left of a kind has been found, the others are not of it.
[[nodiscard]] MayBe may_be(const PlayerView& view, const Roster& roster, const Traces* traces);

/// How many pieces of each Kind, by its number.
using KindCounts = std::array<int, kind_count>;
[[nodiscard]] KindCounts kinds_of(const Roster& roster, const UnitSet& units);

}  // namespace fow
