// The map as a picture for export: drawn off-screen, with a line of text below it.
#pragma once

#include <string>

#include "games/waterloo/screens/table/board.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::ui::inline waterloo {

struct BoardPicture {
    const PlayerView& view;
    const Roster& roster;
    BoardMarks marks{};
    std::string moment{};    ///< "Turn 3, 12:00", below the map on the left
    std::string happened{};  ///< beside it, cut to fit
};
/// `cell`: size of a square, whole pixels. Opaque.
[[nodiscard]] Surface board_picture(Window& window, const BoardPicture& picture, float cell);
/// The picture as a PNG file; empty on failure.
[[nodiscard]] std::string png_of(SDL_Surface& picture);

}  // namespace fow::ui::inline waterloo
