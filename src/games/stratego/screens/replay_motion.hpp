// A step of a replay in motion: a piece goes its way, and in a fight both show their faces before one falls.
#pragma once

#include <SDL.h>

#include <optional>

#include "games/stratego/screens/words.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

class ReplayMotion {
public:
    /// At rest.
    ReplayMotion() = default;
    /// `before`: as the viewer saw the board; there must be a piece on `move.from`. `fought`: the turn was this attack. `speed`: how many
    /// times faster than usual.
    ReplayMotion(View before, const Move& move, const std::optional<Fought>& fought, float speed);

    [[nodiscard]] bool running() const { return running_; }
    /// Ends it at once if animations are off.
    void advance(Window& window);
    void finish() { running_ = false; }
    [[nodiscard]] const View& before() const { return before_; }
    /// Instead of draw_board().
    void draw(Window& window, const SDL_FRect& map, const RuleSet& rules, TableMarks marks) const;

private:
    View before_;
    Move move_;
    bool fight_ = false;
    float speed_ = 1;
    bool running_ = false;
    std::optional<Uint32> since_;  ///< by now()
    float share_ = 0;              ///< of its way, 0 to 1
};

}  // namespace fow::stratego::screens
