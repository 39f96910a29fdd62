// What enemy pieces may be, concluded from what is seen of them and from what a seat has heard of their actions, never from the truth.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <vector>

#include "core/appraisal.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

/// A set of pieces, by UnitId::index().
using UnitSet = std::bitset<max_units>;

/// What is remembered about the piece on one square.
struct Trace {
    UnitSet ruled_out;         ///< what it cannot be, given its actions
    std::optional<int> shown;  ///< the game turn in which the viewer last saw its face, if the log tells
    friend bool operator==(const Trace&, const Trace&) = default;
};
/// By Square::index(). Meaningless for an empty square.
using Traces = std::array<Trace, square_count>;

/// Follows every piece through everything that the viewer of `view` has heard, oldest event first.
[[nodiscard]] Traces traces_of(const PlayerView& view, const Roster& roster, const std::vector<Event>& heard);

/// Where the piece that was on `square` is after an event; nothing if the event took it off the board. As soon as both pieces are shown,
/// an attacker counts as being on the square that it fights from (W7.5).
[[nodiscard]] std::optional<Square> square_after(const Event& event, Square square);

/// What a piece may be, judged by what both players can see: its back, its blocks, and which pieces of its army are lost or known
/// elsewhere.
[[nodiscard]] UnitSet by_sight(const PlayerView& view, const Roster& roster, const SeenPiece& piece);

/// By Square::index(); empty if there is no piece.
using MayBe = std::array<UnitSet, square_count>;
/// What each piece on the board may be. `traces` = nullptr: by sight alone, as in a game true to the table (W15.1). With traces, all
/// pieces are considered together: if every remaining piece of a kind has been found, the others are not of that kind.
[[nodiscard]] MayBe may_be(const PlayerView& view, const Roster& roster, const Traces* traces);

/// The number of pieces by Kind.
using KindCounts = std::array<int, kind_count>;
[[nodiscard]] KindCounts kinds_of(const Roster& roster, const UnitSet& units);

/// What a seat takes an enemy piece for.
struct Likeness {
    Kind kind = Kind::line_infantry;
    int strength = 0;  ///< as printed, less the weakened blocks; 0 for artillery and commanders in chief
    UnitId unit{};     ///< the likeliest of those pieces
    friend bool operator==(const Likeness&, const Likeness&) = default;
};
using Believed = BelievedOf<Square, Likeness>;

}  // namespace fow::waterloo
