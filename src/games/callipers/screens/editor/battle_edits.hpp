// How the editor changes a battle (K13.5): pure functions, each from a battle to the changed one, that keep everything within the bounds of
// K1.10, while other places that the rules forbid are reported as faults.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/callipers/screens/words.hpp"

namespace fow::callipers::screens {

/// What the editor has chosen on the map: a piece, a strongpoint or a road, by index.
struct Chosen {
    enum class What { nothing, piece, farm, road };
    What what = What::nothing;
    int index = 0;
    int corner = -1;  ///< of the farm, or point of the road; -1 = none
    friend bool operator==(const Chosen&, const Chosen&) = default;
};
/// Whether the battle has it.
[[nodiscard]] bool exists(const RuleSet& rules, const Chosen& chosen);

inline constexpr std::size_t most_corners = callipers::Shape::most / 2;  ///< of a strongpoint (K10.1)
inline constexpr std::size_t most_roads = 20, most_road_points = 40;     ///< that a file may have
inline constexpr int least_limit = 200;                                  ///< yards between two limits of the map

/// A field without roads, strongpoints and pieces, for the figures of these rules.
[[nodiscard]] RuleSet empty_battle(const RuleSet& rules);
/// A copy with that name, which is no longer a battle of the game itself.
[[nodiscard]] RuleSet own_battle(RuleSet rules, const std::string& name);

// Pieces (K2).
/// The lowest number that no piece has.
[[nodiscard]] int free_key(const Battle& battle);
/// Adds a piece with a free number; nothing if there is no room for one more.
[[nodiscard]] std::optional<RuleSet> with_piece(RuleSet rules, Piece piece);
[[nodiscard]] RuleSet without_piece(RuleSet rules, int piece);
/// The same piece as `next`, with its number. Guns have 2,000 men at most (K2.3); a general leaves a piece that changes sides.
[[nodiscard]] RuleSet with_changed(RuleSet rules, int piece, Piece next);
/// The piece has that number, and the one that had it gets its old one.
[[nodiscard]] RuleSet with_key(RuleSet rules, int piece, int key);
/// K11.1: the general of its side is with that piece, or with none.
[[nodiscard]] RuleSet with_general(RuleSet rules, int piece, bool there);

// Strongpoints (K10).
/// A walled square around that point; nothing if there is no room for one more.
[[nodiscard]] std::optional<RuleSet> with_farm(RuleSet rules, Point at, Seat owner);
[[nodiscard]] RuleSet without_farm(RuleSet rules, int farm);
/// Its holder; if there is none, it is not in play.
[[nodiscard]] RuleSet with_owner(RuleSet rules, int farm, std::optional<Seat> owner);
[[nodiscard]] std::optional<Seat> owner_of(const RuleSet& rules, int farm);
/// All its corners, or that one, moved by that many yards.
[[nodiscard]] RuleSet with_farm_moved(RuleSet rules, int farm, int corner, Point by);
/// A new corner before that one.
[[nodiscard]] RuleSet with_corner(RuleSet rules, int farm, int before, Point at);
/// Without that corner, if at least three are left.
[[nodiscard]] RuleSet without_corner(RuleSet rules, int farm, int corner);

// Roads (K6): their strips follow their lines.
/// The strips of a line: 140 yards wide, 150 beyond each end.
[[nodiscard]] std::vector<std::vector<Point>> strips_of(const std::vector<Point>& line);
[[nodiscard]] std::optional<RuleSet> with_road(RuleSet rules, Point from, Point to);
[[nodiscard]] RuleSet without_road(RuleSet rules, int road);
[[nodiscard]] RuleSet with_line(RuleSet rules, int road, std::vector<Point> line);
/// A new point before that one; nothing is added to a road that already has the maximum.
[[nodiscard]] RuleSet with_point(RuleSet rules, int road, int before, Point at);
/// Without that point, if at least two are left.
[[nodiscard]] RuleSet without_point(RuleSet rules, int road, int point);

/// K2.7: the limits of the map, at least least_limit apart; `moved`: the side that gives way to the other one.
enum class Limit { west, south, east, north };
inline constexpr std::array limits{Limit::west, Limit::south, Limit::east, Limit::north};
/// "west"
[[nodiscard]] std::string_view word(Limit limit);
[[nodiscard]] RuleSet with_limit(RuleSet rules, Limit moved, int yards);
[[nodiscard]] int limit_of(const Battle& battle, Limit limit);
/// The middle of that side.
[[nodiscard]] Point edge_middle(const Battle& battle, Limit limit);

}  // namespace fow::callipers::screens
