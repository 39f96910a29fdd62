// W14.3: from a custom battlefield to rules and a starting position.
#pragma once

#include "games/waterloo/engine/state.hpp"
#include "games/waterloo/view/field.hpp"

namespace fow::waterloo {

/// Every reason why it cannot be played with these rules; empty if there is none.
[[nodiscard]] std::vector<BattlefieldFault> faults_of(const Battlefield& field, const Ruleset& base);
/// The rules with the battlefield's tiles, lines of retreat, entry squares and Prussian timing instead of those of `base`.
/// `faults_of(field, base)` must be empty; then `faults_of` of the result is empty too.
[[nodiscard]] Ruleset ruleset_of(const Battlefield& field, const Ruleset& base);
/// The state that the game starts from; `rules` must have been made from ruleset_of(field, ...) and field.mode.
[[nodiscard]] State start_of(const Battlefield& field, const Rules& rules);
/// The way back: the battlefield that a game with those rules and that start is on, without name and description. Nothing if there is none,
/// as in a position in the middle of a turn.
[[nodiscard]] std::optional<Battlefield> battlefield_of(const Rules& rules, const State& start, const Ruleset& base);
/// Begins with the pieces as they are placed, without a set-up: draws the Line of Retreat cards that are missing, drafts the manoeuvre
/// cards, and begins the first turn.
void begin_as_placed(const Rules& rules, State& state);
/// The printed board with all pieces in reserve, as a new drawing begins.
[[nodiscard]] Battlefield classic_battlefield(const Ruleset& base, Mode mode);

}  // namespace fow::waterloo
