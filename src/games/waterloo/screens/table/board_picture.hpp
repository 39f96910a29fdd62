// The map as a picture for export.
#pragma once

#include "games/waterloo/screens/table/board.hpp"
#include "ui/window/picture_file.hpp"

namespace fow::waterloo::screens {

struct BoardPicture {
    const PlayerView& view;
    const Roster& roster;
    BoardMarks marks{};
    Caption caption{};
};
/// `cell`: size of a square, whole pixels. Opaque.
[[nodiscard]] Surface board_picture(Window& window, const BoardPicture& picture, float cell);

}  // namespace fow::waterloo::screens
