// Where a piece can march in one move (K5, K6), for a player who is about to move it: the same tests as `check`, made at once for many
// places.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/callipers/engine/rules.hpp"

namespace fow::callipers {

/// The places where the centre of a piece may stand after a move, its facing unchanged.
class Reach {
public:
    /// How it gets there.
    enum class By : std::uint8_t { nothing, country, road };

    /// Does not ask whether the order of K4 lets it move at all: this is its reach if it moves now.
    Reach(const Rules& rules, const State& state, int piece);

    [[nodiscard]] bool contains(Point place) const { return by(place) != By::nothing; }
    /// `road`: more yards in all than it may go across country (K5.2).
    [[nodiscard]] By by(Point place) const;
    /// The legs of a move that ends there, as `check` accepts them; nothing if there is none.
    [[nodiscard]] std::optional<std::vector<Point>> legs_to(Point place) const;
    /// No place farther than this from the start, in either coordinate, can be reached.
    [[nodiscard]] int farthest() const { return static_cast<int>(all_); }
    [[nodiscard]] Point start() const { return start_; }
    /// Places that it can reach on roads and at corners of obstacles, the nearest first; it may be unable to end its move there.
    [[nodiscard]] std::vector<Point> stops() const;

private:
    /// A corner of the way: its distance, and the corner before it.
    struct Station {
        Point at{};
        Length country = 0, all = 0;
        int from = -1;
        std::size_t legs = 0;
        bool road = false;  ///< the base is within a road's strip there
    };
    struct Goal {
        Length all = 0;
        int from = -1;               ///< the station before the last corner
        std::optional<Point> via{};  ///< one more corner, where the way leaves the road
    };

    [[nodiscard]] bool may_stand(Point place) const;
    [[nodiscard]] bool is_free(Point from, Point to) const;
    [[nodiscard]] bool on_one_strip(Point from, Point to) const;
    /// Whether one more leg leads there.
    [[nodiscard]] bool leads(const Station& station, Point to) const;
    /// The station at the end of a leg from another one; nothing if the leg is barred or too long.
    [[nodiscard]] std::optional<Station> after(int from, Point to) const;
    [[nodiscard]] std::optional<Goal> goal(Point place) const;
    void gather(const Rules& rules, const State& state, int piece);
    [[nodiscard]] std::vector<Point> turning_points() const;
    void explore(const std::vector<Point>& corners);
    [[nodiscard]] std::optional<Point> way_off(Point from, Point place) const;
    [[nodiscard]] std::optional<Goal> over_the_edge(Point place) const;

    Point start_{};
    Corners base_{};  ///< around the origin
    Length country_ = 0, all_ = 0;
    Point low_{}, high_{};           ///< where the centre stays within the map
    std::vector<Shape> strips_;      ///< the roads that are near
    std::vector<Shape> barred_;      ///< the centre may not cross these
    std::vector<Shape> taken_;       ///< nor end in these
    std::vector<Station> stations_;  ///< the nearest first
};

/// K5, K6
[[nodiscard]] inline Reach reachable(const Rules& rules, const State& state, int piece) { return {rules, state, piece}; }

}  // namespace fow::callipers
