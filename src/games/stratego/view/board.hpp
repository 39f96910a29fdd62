// Squares, sides and pieces of the classic game (C1).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/pencil.hpp"
#include "core/seat.hpp"

namespace fow::stratego {

/// C1.1: Blue sits in the south, Red in the north.
inline constexpr Seat blue_seat = Seat::first;
inline constexpr Seat red_seat = Seat::second;
inline constexpr Viewer blue_viewer = Viewer::first;
inline constexpr Viewer red_viewer = Viewer::second;
inline constexpr Decider blue_decider = Decider::first;
inline constexpr Decider red_decider = Decider::second;
/// "blue", "red"
[[nodiscard]] std::string_view word(Seat seat);

/// The largest board that a battlefield may have. Every board uses the same numbers for its squares.
inline constexpr int most_files = 12;
inline constexpr int most_ranks = 12;
/// The squares are numbered row by row, with a margin of one number after each row and a row below and above the board: a step in any
/// direction leads to a number, on the board or off it.
inline constexpr int row_length = most_files + 1;
inline constexpr int most_squares = row_length * (most_ranks + 2);

/// C1.1: a square by file, from the west, and rank, from the south; both count from 0.
class Square {
public:
    constexpr Square() = default;
    constexpr Square(int file, int rank) : index_(static_cast<std::uint8_t>((rank + 1) * row_length + file)) {}
    [[nodiscard]] static constexpr Square from_index(int index) {
        Square square;
        square.index_ = static_cast<std::uint8_t>(index);
        return square;
    }
    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int file() const { return index_ % row_length; }
    [[nodiscard]] constexpr int rank() const { return index_ / row_length - 1; }
    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint8_t index_ = row_length;
};
/// "c5"
[[nodiscard]] std::string to_text(Square square);
/// The same, valid for ever.
[[nodiscard]] std::string_view name(Square square);
[[nodiscard]] std::optional<Square> square_from_text(std::string_view text);

/// C1.3, weakest first; those that never move last (C2.2).
enum class Rank : std::uint8_t { spy, scout, miner, sergeant, lieutenant, captain, major, colonel, general, marshal, bomb, flag };
inline constexpr std::array ranks{Rank::spy,   Rank::scout,   Rank::miner,   Rank::sergeant, Rank::lieutenant, Rank::captain,
                                  Rank::major, Rank::colonel, Rank::general, Rank::marshal,  Rank::bomb,       Rank::flag};
inline constexpr int rank_count = static_cast<int>(ranks.size());
/// C1.3: "Marshal"
[[nodiscard]] std::string_view name(Rank rank);
/// C1.3: 10 for the Marshal, 1 for the Spy; 0 for Bomb and Flag.
[[nodiscard]] constexpr int strength(Rank rank) { return rank <= Rank::marshal ? static_cast<int>(rank) + 1 : 0; }
/// C2.2
[[nodiscard]] constexpr bool can_move(Rank rank) { return rank <= Rank::marshal; }
/// C6.3: '1' for the Marshal, 's' for the Spy.
[[nodiscard]] char letter(Rank rank);
[[nodiscard]] std::optional<Rank> rank_from_letter(char letter);

/// A mark of the staff map: the rank that a player guesses for the enemy piece on that square.
using Pencilled = PencilledOf<Square, Rank>;

/// How many pieces of each rank.
struct Army {
    std::array<std::uint8_t, rank_count> count{};
    [[nodiscard]] constexpr std::uint8_t& operator[](Rank rank) { return count[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] constexpr std::uint8_t operator[](Rank rank) const { return count[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const std::uint8_t each : count) sum += each;
        return sum;
    }
    friend constexpr bool operator==(const Army&, const Army&) = default;
};

/// C3.6
enum class Outcome : std::uint8_t { won, lost, both };
[[nodiscard]] Outcome fight(Rank attacker, Rank defender);
/// "won", "lost", "both": as seen by the attacker.
[[nodiscard]] std::string_view word(Outcome outcome);

}  // namespace fow::stratego
