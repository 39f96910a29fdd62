#include "games/stratego/screens/replay_field.hpp"

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/layout.hpp"

namespace fow::ui::stratego {
namespace {

TableMarks marks_for(const ReplayField& field) {
    TableMarks marks;
    marks.ways = field.ways;
    marks.all_faces = field.all_faces;
    return marks;
}

}  // namespace

SDL_FRect draw_replay_field(Window& window, const ReplayField& field, int height) {
    const TableLayout layout =
        table_layout(window.width(), height, window.layout_scale(), window.scale() / window.layout_scale(), size_of(field.rules));
    draw_board(window, layout.map, field.rules, field.view, marks_for(field));
    draw_losses(window, layout.tray, field.rules, field.view);
    return layout.column;
}

Surface replay_picture(Window& window, const ReplayField& field, float cell) {
    const SDL_FPoint sheet = Grid::extent(size_of(field.rules), cell);
    const auto width = static_cast<int>(sheet.x), height = static_cast<int>(sheet.y);
    Surface picture = empty_surface(width, height);
    const Texture canvas(SDL_CreateTexture(window.renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height));
    if (!picture || !canvas || window.blank()) return picture;
    paint_board(window, *canvas, cell, field.rules, field.view, marks_for(field));
    SDL_SetRenderTarget(window.renderer(), canvas.get());
    SDL_RenderReadPixels(window.renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888, picture->pixels, picture->pitch);
    SDL_SetRenderTarget(window.renderer(), nullptr);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) row(*picture, y)[x] |= 0xFF000000;
    return picture;
}

}  // namespace fow::ui::stratego
