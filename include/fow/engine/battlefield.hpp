// W14.3: from a drawn battlefield to rules and a start.
#pragma once

#include "fow/engine/state.hpp"
#include "fow/view/battlefield.hpp"

namespace fow {

/// Every reason why it cannot be played with these rules, or none.
[[nodiscard]] std::vector<BattlefieldFault> faults_of(const Battlefield& field, const Ruleset& base);
/// The rules with the battlefield's tiles, lines of retreat, entry squares and Prussian timing in place of their own.
/// `faults_of(field, base)` must be empty; so is then `faults_of` of what this returns.
[[nodiscard]] Ruleset ruleset_of(const Battlefield& field, const Ruleset& base);
/// The state that the game starts from; `rules` were made of ruleset_of(field, ...) and field.mode.
[[nodiscard]] State start_of(const Battlefield& field, const Rules& rules);
/// The armies stand and nobody sets up: what is still missing of the Line of Retreat cards is drawn, the manoeuvre cards
/// are drafted, and the first turn begins.
void begin_as_they_stand(const Rules& rules, State& state);
/// The printed board with all pieces in reserve: where drawing begins.
[[nodiscard]] Battlefield classic_battlefield(const Ruleset& base, Mode mode);

}  // namespace fow
