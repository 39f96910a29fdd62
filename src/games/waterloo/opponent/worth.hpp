// The value of a state for one seat, in points: a line infantry of 3 is worth about 2.
#pragma once

#include <array>

#include "core/opponent.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "reach.hpp"

namespace fow::waterloo::opponent {

/// What a mind values. All are factors or points.
struct Weights {
    double chief = 1;       ///< safety of the commander in chief
    double commander = 1;   ///< and of the commander
    double exposed = 0.55;  ///< friendly pieces that the enemy can strike in the next turn
    double strike = 0.4;    ///< enemy pieces that can be struck
    double advance = 0.04;  ///< each rank forward of each piece on foot
    double line = 1;        ///< pieces on lines of retreat or about to be there
    double own_line = 1;    ///< and the enemy's on ours
    double press = 1;       ///< danger to the enemy's leaders
    double secret = 0.06;   ///< share of a piece's value that is lost when the enemy knows it
    double gun = 5;         ///< value of a gun
    double cavalry = 1;     ///< factor on the value of cavalry
    double fight = 0;       ///< bonus in points for each enemy piece that is lost, beyond its value
    double card = 0.8;      ///< a card in hand
    friend bool operator==(const Weights&, const Weights&) = default;
};
[[nodiscard]] Weights weights_of(Style style);

/// Points that a won game is worth.
inline constexpr double victory = 400;

class Judge {
public:
    Judge(const Rules& rules, Seat own, const Weights& weights);
    /// From the seat's point of view. The state must not wait for chance or for an answer.
    [[nodiscard]] double value(const State& state) const;
    /// What the unit is worth now, wherever it is.
    [[nodiscard]] double value_of(const State& state, UnitId unit) const;
    /// How much more the seat's whole box is worth than the enemy's, without the Prussians. This is no lead: the rules make up for it.
    [[nodiscard]] double given() const;
    [[nodiscard]] Seat own() const { return own_; }

private:
    struct Exposure;
    [[nodiscard]] double material(const State& state, Seat seat) const;
    [[nodiscard]] Exposure exposure(const State& state, Seat seat, const Reach& enemy) const;
    [[nodiscard]] double lines(const State& state, Seat seat, const Reach& reach, bool on_move) const;
    [[nodiscard]] double pursuit(const State& state) const;
    [[nodiscard]] int margin(const State& state) const;
    [[nodiscard]] int defence(const State& state, UnitId unit, Square square) const;
    [[nodiscard]] int actions(const State& state, Seat seat) const;

    const Rules& rules_;
    Seat own_;
    Weights weights_;
    std::array<float, max_units> values_{};
};

}  // namespace fow::waterloo::opponent
