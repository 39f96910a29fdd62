#include "games/waterloo/screens/table/board_picture.hpp"

namespace fow::waterloo::screens {

Surface board_picture(Window& window, const BoardPicture& picture, float cell) {
    return captioned_picture(window, BoardGeometry::size_for(cell), cell, picture.caption,
                             [&](SDL_Texture& canvas) { paint_board(window, canvas, cell, picture.view, picture.roster, picture.marks); });
}

}  // namespace fow::waterloo::screens
