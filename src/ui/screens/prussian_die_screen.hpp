// W14.2: the die that says, openly, whether the Prussians come.
#pragma once

#include <optional>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

enum class PrussianDieChoice { roll_die, go_on };

class PrussianDieScreen {
public:
    /// `view` is an onlooker's; `decided` is set once the die has been rolled.
    [[nodiscard]] std::optional<PrussianDieChoice> draw(Window& window, const PlayerView& view, const Roster& roster,
                                                        const std::optional<PrussiansDecided>& decided);
    void die_rolled(Window& window);
    [[nodiscard]] bool animating() const { return rolling_since_.has_value(); }

private:
    std::optional<Uint32> rolling_since_;  ///< by now()
};

}  // namespace fow::ui
