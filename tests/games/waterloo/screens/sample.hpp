// A position made by hand, and frames that show it, for the tests of the screens.
#pragma once

#include <string>
#include <vector>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/open_window.hpp"
#include "ui/window/window.hpp"

namespace fow::test {

using namespace waterloo;

[[nodiscard]] Roster sample_roster();
/// The French seat in the middle of turn 14.
[[nodiscard]] PlayerView sample_view(const Roster& roster);
[[nodiscard]] screens::BoardMarks sample_marks();
/// Tiles of every kind and state; the first is a building that the French have fortified.
[[nodiscard]] std::vector<SeenTile> sample_tiles();

/// Pointer, button down and up in the middle of `rect`.
void click(ui::Window& window, const SDL_FRect& rect);
/// Takes in the events that are due; call it before each frame.
void take_events(ui::Window& window);

/// A frame like the play screen.
void draw_sample(ui::Window& window, const PlayerView& view, const Roster& roster, const screens::BoardMarks& marks, bool turned = false);
/// Outside of CHECK, which would print the pixels.
[[nodiscard]] inline bool same_pixels(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) { return a == b; }
/// A frame of cards with every widget.
struct Entries {
    std::string name = "Marshal Ney";
    std::string seat = "french";
    bool nightfall = true;
    float volume = 0.4F;
    float held = 0.35F;
    bool clicked = false;
    bool modal = false;
};
void draw_widgets(ui::Window& window, Entries& entries);

}  // namespace fow::test
