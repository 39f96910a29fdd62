// What one seat knows about each piece from its view and its log: where it came from, what it did, what it showed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/opponent.hpp"
#include "games/stratego/engine/rules.hpp"
#include "skill.hpp"

namespace fow::stratego::opponent {

inline constexpr int nowhere = -1;

/// A number for each rank: a weight or a chance.
using PerRank = std::array<double, rank_count>;
[[nodiscard]] constexpr std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }
/// Ranks too valuable to lose to a Bomb.
[[nodiscard]] constexpr bool is_officer(Rank rank) { return rank >= Rank::captain && rank <= Rank::marshal; }

/// A piece, on the board or lost, as far back as it could be followed.
struct Track {
    Seat side = blue_seat;
    int start = nowhere;       ///< the index of the first square on which it is known to have stood
    int now = nowhere;         ///< nowhere = lost
    std::optional<Rank> rank;  ///< if this seat knows it and has not forgotten it
    int came = nowhere;        ///< the square from which it last moved, since the last fight
    bool moved = false;
    bool far = false;   ///< has gone more than one square in a move
    bool open = false;  ///< a friendly piece: the enemy knows it
    PerRank deeds{};    ///< for the enemy's unknown pieces: how well what it did suits each rank; 1 = says nothing
};

struct Knowledge {
    Seat me = blue_seat;
    std::vector<Track> pieces;                    ///< of both sides, those on the board first
    std::size_t living = 0;                       ///< how many are on the board
    std::array<std::int16_t, most_squares> on{};  ///< the index of the piece on each square, or nowhere
    std::vector<std::uint64_t> seen;              ///< marks of the boards after our moves since the last fight
    PerSeat<std::array<Turn, 3>> last{};          ///< C2.4: turns of each side, the latest first
    std::vector<std::uint64_t> trail;             ///< C2.5: marks of the boards after the turns of both sides since the last fight
    PerSeat<int> chase{nowhere, nowhere};         ///< C2.5: where in the trail the current chase of each side began, or nowhere
    int calm = 0;                                 ///< turns of both players since the enemy's last attack
    double daring = 0;           ///< how likely the enemy attacks an unknown piece that has not moved, if it has shown that
    std::size_t first_line = 0;  ///< the line of the log from which the pieces could be followed
};

/// A hash of that piece on that square. The mark of a whole board is the sum over its pieces.
[[nodiscard]] std::uint64_t mark_of(std::size_t piece, int square);
[[nodiscard]] std::uint64_t mark_of(const Knowledge& knowledge);

/// Everything that the seat of `view` may know, except what a player of that skill has forgotten. `trust`: how far deeds are believed.
[[nodiscard]] Knowledge remember(const View& view, std::span<const Line> heard, const Mind& mind, const Skill& skill, double trust);

}  // namespace fow::stratego::opponent
