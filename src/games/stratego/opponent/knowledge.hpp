// What one seat knows of each piece from its view and from what it heard: where it came from, what it did, what it showed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fow/games/stratego/engine/rules.hpp"
#include "skill.hpp"

namespace fow::stratego::opponent {

inline constexpr int nowhere = -1;

/// A number for each rank: weights or chances.
using PerRank = std::array<double, rank_count>;
[[nodiscard]] constexpr std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }

/// A piece, on the board or taken off, as far as it could be followed back.
struct Track {
    Seat side = blue_seat;
    int start = nowhere;       ///< the number of the square where it was first known to stand
    int now = nowhere;         ///< nowhere: taken off
    std::optional<Rank> rank;  ///< if this seat knows it and has not forgotten it
    int came = nowhere;        ///< the square that its last move left, since the last fight
    bool moved = false;
    bool far = false;   ///< went more than one square
    bool open = false;  ///< a friendly piece: the enemy knows it
    PerRank deeds{};    ///< how well what it did suits each rank; 1 = says nothing. For the enemy's unknown pieces
};

struct Knowledge {
    Seat me = blue_seat;
    std::vector<Track> pieces;                    ///< of both sides, those on the board first
    std::size_t living = 0;                       ///< how many are on the board
    std::array<std::int16_t, most_squares> on{};  ///< the index of the piece on each square, or nowhere
    std::vector<std::uint64_t> seen;              ///< marks of the boards after own moves since the last fight
    PerSeat<std::array<Turn, 3>> last{};          ///< C2.4: turns of each side, the latest first
    std::vector<std::uint64_t> trail;             ///< C2.5: marks of the boards after the turns of both sides since the last fight
    PerSeat<int> chase{nowhere, nowhere};         ///< C2.5: where in the trail the running chase of each side began, or nowhere
    std::size_t first_line = 0;                   ///< the line of the log from which on the pieces were followed
};

/// A mark of the board in which that piece stands on that square; that of a whole board is the sum.
[[nodiscard]] std::uint64_t mark_of(std::size_t piece, int square);
[[nodiscard]] std::uint64_t mark_of(const Knowledge& knowledge);

/// Everything that the seat of `view` may know, less what a player of that skill has forgotten. `trust`: how far deeds are believed.
[[nodiscard]] Knowledge remember(const View& view, std::span<const Line> heard, const Mind& mind, const Skill& skill, double trust);

}  // namespace fow::stratego::opponent
