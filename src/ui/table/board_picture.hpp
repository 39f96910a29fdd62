// The map as a picture to be kept: drawn away from the window, with a line of words below it.
#pragma once

#include <string>

#include "ui/table/board.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::ui {

struct BoardPicture {
    const PlayerView& view;
    const Roster& roster;
    BoardMarks marks{};
    std::string moment{};    ///< "Turn 3, 12:00", at the left below the map
    std::string happened{};  ///< beside it, cut where there is no room for it
};
/// `cell`: how large a square is, whole pixels. Opaque.
[[nodiscard]] Surface board_picture(Window& window, const BoardPicture& picture, float cell);
/// The file of a picture; empty where it cannot be made.
[[nodiscard]] std::string png_of(SDL_Surface& picture);

}  // namespace fow::ui
