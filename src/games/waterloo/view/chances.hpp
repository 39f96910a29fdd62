// Forecasts of attacks and shots, based on what the seat may know and never on the truth: exact if the target is known, otherwise counted
// over everything that it may be.
#pragma once

#include <optional>
#include <vector>

#include "games/waterloo/view/deductions.hpp"

namespace fow::waterloo {

/// The strength that one piece would fight with.
struct FightingStrength {
    int printed = 0;  ///< its present strength, less the weakened blocks
    std::vector<Bonus> bonuses;
    int total = 0;  ///< at most PlayerView::strength_limit (W4.15)
    friend bool operator==(const FightingStrength&, const FightingStrength&) = default;
};
struct Odds {
    FightingStrength attack;
    FightingStrength defence;
    friend bool operator==(const Odds&, const Odds&) = default;
};
/// The known piece on `from` attacks the known one on `at` from its neighbour `via`. Nothing if a strength is unknown or does not count
/// (guns, commanders in chief).
[[nodiscard]] std::optional<Odds> odds_of(const PlayerView& view, Square from, Square via, Square at);
/// The strength of a friendly piece that attacks from `via`; nothing for guns and commanders in chief.
[[nodiscard]] std::optional<FightingStrength> strength_in_attack(const PlayerView& view, Square from, Square via);
/// The strength of a friendly piece on `at` that is attacked from `via`; nothing as above.
[[nodiscard]] std::optional<FightingStrength> strength_in_defence(const PlayerView& view, Square via, Square at);

/// The result of an attack or a shot before any die roll.
enum class Outcome : std::uint8_t {
    falls,  ///< the target is lost
    die,    ///< W8.5
    holds,  ///< the attacker is lost, or light infantry survives the shot
};
inline constexpr int outcome_count = 3;

struct Chances {
    UnitSet may_be;                          ///< all of them equally likely
    std::array<int, outcome_count> units{};  ///< how many of may_be, by Outcome
    int faces = 0;                           ///< of the die
    int winning_faces = 0;                   ///< for the attacker
    bool weakens_attacker = false;           ///< W4.5: the attack costs the attacker 1 strength, if it survives
    bool answerable = false;                 ///< W11.8: Fighting spirit could be played against it and would make a difference
    [[nodiscard]] int of(Outcome outcome) const { return units[static_cast<std::size_t>(outcome)]; }
    friend bool operator==(const Chances&, const Chances&) = default;
};
/// The friendly piece on `from` attacks from `via` the enemy on `at`, which may be any of `may_be`.
[[nodiscard]] Chances attack_chances(const PlayerView& view, const Roster& roster, const UnitSet& may_be, Square from, Square via,
                                     Square at);
/// W13.6: a friendly rider attacks an enemy one, which may be any of `may_be`.
[[nodiscard]] Chances ride_chances(const Roster& roster, const UnitSet& may_be, const SeenPiece& attacker, const SeenPiece& defender,
                                   Seat victor);
/// W4.10: a friendly gun fires at a piece that may be any of `may_be`.
[[nodiscard]] Chances shot_chances(const Roster& roster, const UnitSet& may_be);

}  // namespace fow::waterloo
