// How good decisions were in truth, which needs the open eyes of a finished game: code that runs before the end must not include this.
#pragma once

#include <optional>
#include <span>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {

class Hindsight {
public:
    /// `end`: the last state of the game, which must be over (C4.6). `rules` must outlive this.
    Hindsight(const Rules& rules, const State& end);
    /// How good the action of the player to move was, for players with open eyes on both sides. Nothing for an action that is not a move.
    [[nodiscard]] std::optional<Appraisal> appraise(const State& before, std::span<const Line> heard, Budget budget,
                                                    const Action& action) const;

private:
    const Rules& rules_;
};

}  // namespace fow::stratego
