// How good decisions were in truth, which needs the open eyes of a finished game: code that runs before the end must not include this.
#pragma once

#include <optional>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo {

class Hindsight {
public:
    /// `end`: the last state of the game, which must be over. `rules` must outlive this.
    Hindsight(const Rules& rules, const State& end);
    /// How good the action of the seat that decides was in the true position. Nothing for talk, set-ups and the choice of cards.
    [[nodiscard]] std::optional<Appraisal> appraise(const State& before, Budget budget, const Action& action) const;

private:
    const Rules& rules_;
};

}  // namespace fow::waterloo
