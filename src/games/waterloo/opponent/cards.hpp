// Which manoeuvre cards to take (W11.1, W9.8) and where to look (W11.4).
#pragma once

#include <optional>

#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::opponent {

/// In Phase::draft and Phase::take_cards: the legal pick that suits the hand best.
[[nodiscard]] Action best_pick(const PlayerView& view, std::uint64_t lot);
/// While Reconnaissance is carried out: the legal look that reveals most, or EndCard.
[[nodiscard]] Action best_look(const PlayerView& view);

}  // namespace fow::waterloo::opponent
