// A game that is not over is stepped through with one player's knowledge: whose?
#pragma once

#include <optional>
#include <string>

#include "fow/view/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// `never_mind` is set when the player turns back.
[[nodiscard]] std::optional<Seat> whose_eyes_screen(Window& window, const PerSeat<std::string>& names, bool& never_mind);

}  // namespace fow::ui
