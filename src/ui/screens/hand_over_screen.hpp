// The veil. It is given a name and a seat, and could not show more if it wanted to.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "fow/view/seat.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

class HandOverScreen {
public:
    /// Watches the space bar and the enter key: held down long enough, they open the veil as the button does.
    void event(const SDL_Event& event);
    /// True once, when the seat is taken.
    [[nodiscard]] bool draw(Desk& desk, Seat seat, const std::string& name);
    [[nodiscard]] bool animating() const { return progress_ > 0 || key_down_since_.has_value(); }

private:
    float progress_ = 0;
    std::optional<Uint32> key_down_since_;  ///< SDL ticks
};

}  // namespace fow::ui
