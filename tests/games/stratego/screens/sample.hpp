// Positions of the classic game made by hand, and a window without a display, for the tests of its screens.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::testing {

[[nodiscard]] RuleSet classic_rules();
[[nodiscard]] RuleSet duel_rules();
[[nodiscard]] inline Square at(std::string_view text) { return *square_from_text(text); }

/// Blue's view with the whole of both armies, as C6.3 writes them; Red's ranks are hidden.
[[nodiscard]] View full_view(const RuleSet& rules, std::string_view blue, std::string_view red);
/// Blue to move in the middle of a classic game: losses, known pieces, Scouts that ran, a refused move.
[[nodiscard]] View middle_view(const RuleSet& rules);
/// Red is setting up: half of the army is on the board.
[[nodiscard]] View set_up_view(const RuleSet& rules);
/// Everything is shown; Blue has won.
[[nodiscard]] View over_view(const RuleSet& rules);

/// A window under the dummy video driver.
[[nodiscard]] std::unique_ptr<ui::Window> open_window(int width, int height);
/// Moves the pointer to the middle of the control or square of that name, on the last frame; presses and releases if `click`.
void point_at(ui::Window& window, std::string_view name, bool click = false);
/// Takes in the events that are due; call it before each frame.
void take_events(ui::Window& window);

}  // namespace fow::stratego::testing
