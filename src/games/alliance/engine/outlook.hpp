// L13.6: what an action may bring, before it is chosen. Pure arithmetic on what everybody sees.
#pragma once

#include <vector>

#include "games/alliance/engine/rules.hpp"

namespace fow::alliance {

/// The modifiers of an order with their reasons, its row for each face, and the chance that either army is lost by it. The order must
/// belong to the player who chooses, and must not be a pass; its needs may be unmet.
[[nodiscard]] Outlook outlook(const Rules& rules, const State& state, const Order& order);
/// The outlooks of all legal orders, in their order; none unless an action is due, or if only a pass is left.
[[nodiscard]] std::vector<Outlook> outlooks(const Rules& rules, const State& state);
/// The chance, in 216ths, that each army is lost before the next action is chosen, at any point of the phase. A player who chooses a
/// corps makes the rout of their own army as unlikely as possible and, if several corps are equal in that, the enemy's as likely as
/// possible.
[[nodiscard]] PerSeat<int> rout_chances(const Rules& rules, const State& state);

}  // namespace fow::alliance
