// What a side can do in one action, by sets of squares.
#pragma once

#include <array>

#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::opponent {

/// W5.2: a commander in chief beats everything that it attacks.
inline constexpr int chief_strength = 7;

/// What one side can do in one action.
struct Reach {
    std::array<SquareSet, 8> strike{};  ///< by strength: the squares that pieces of that strength can attack
    SquareSet shot;                     ///< the squares that its guns can hit
    SquareSet moves;                    ///< empty squares that it can enter
    SquareSet stands;                   ///< squares from which infantry can attack
    SquareSet flanked;                  ///< enemy guns that it can take
    std::array<int, 3> runners{};       ///< how many of its pieces are on each enemy line of retreat or can get there
    std::array<int, 3> there{};         ///< how many are there already
};

[[nodiscard]] Reach reach_of(const Rules& rules, const State& state, Seat seat);

[[nodiscard]] inline bool on_foot(Kind kind) { return kind == Kind::light_infantry || kind == Kind::line_infantry; }
[[nodiscard]] inline Direction forward(Army army) { return army == Army::french ? Direction::north : Direction::south; }

namespace detail {
inline constexpr auto neighbours_of = [] {
    std::array<SquareSet, square_count> sets;
    for (int i = 0; i < square_count; ++i) sets[static_cast<std::size_t>(i)] = SquareSet::of(Square::from_index(i)).neighbours();
    return sets;
}();
}  // namespace detail
[[nodiscard]] inline SquareSet around(Square square) { return detail::neighbours_of[static_cast<std::size_t>(square.index())]; }

}  // namespace fow::waterloo::opponent
