// What an attack or a shot would come to: told where the target is known, else counted over all that it may be.
// Rests on what the seat may know, and never on the truth.
#pragma once

#include <optional>
#include <vector>

#include "fow/view/deductions.hpp"

namespace fow {

/// What one piece would fight with.
struct Might {
    int printed = 0;  ///< as it stands, weakened blocks taken off
    std::vector<Bonus> bonuses;
    int total = 0;  ///< at most PlayerView::strength_limit (W4.15)
    friend bool operator==(const Might&, const Might&) = default;
};
struct Odds {
    Might attack;
    Might defence;
    friend bool operator==(const Odds&, const Odds&) = default;
};
/// The known piece on `from` against the known one on `at`, coming from its neighbour `via`. Nothing where a strength is
/// unknown or does not count: guns, commanders in chief.
[[nodiscard]] std::optional<Odds> odds_of(const PlayerView& view, Square from, Square via, Square at);
/// What an own piece fights with, coming from `via`; nothing for guns and commanders in chief.
[[nodiscard]] std::optional<Might> might_in_attack(const PlayerView& view, Square from, Square via);
/// What an own piece defends itself with on its square against one that comes from `via`; as odds_of().
[[nodiscard]] std::optional<Might> might_in_defence(const PlayerView& view, Square via, Square at);

/// What an attack or a shot comes to before any die.
enum class Outcome : std::uint8_t {
    falls,  ///< the target is lost
    die,    ///< W8.5
    holds,  ///< the attacker is lost, or light infantry stands the fire
};
inline constexpr int outcome_count = 3;

struct Chances {
    UnitSet may_be;                          ///< each of them as likely as the others
    std::array<int, outcome_count> units{};  ///< of may_be, by Outcome
    int faces = 0;                           ///< of the die
    int winning_faces = 0;                   ///< for the attacker
    bool tires = false;                      ///< W4.5: the attack costs the attacker 1 strength, if it survives
    bool answerable = false;                 ///< W11.8: Fighting spirit could be played against it and would count
    [[nodiscard]] int of(Outcome outcome) const { return units[static_cast<std::size_t>(outcome)]; }
    friend bool operator==(const Chances&, const Chances&) = default;
};
/// The own piece on `from` attacks the enemy on `at`, which may be any of `may_be`, coming from `via`.
[[nodiscard]] Chances attack_chances(const PlayerView& view, const Roster& roster, const UnitSet& may_be, Square from, Square via,
                                     Square at);
/// W13.6: an own rider attacks an enemy one, which may be any of `may_be`.
[[nodiscard]] Chances ride_chances(const Roster& roster, const UnitSet& may_be, const SeenPiece& attacker, const SeenPiece& defender,
                                   Seat victor);
/// W4.10: an own gun fires at such a piece.
[[nodiscard]] Chances shot_chances(const Roster& roster, const UnitSet& may_be);

}  // namespace fow
