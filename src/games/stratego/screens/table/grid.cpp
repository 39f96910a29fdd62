#include "games/stratego/screens/table/grid.hpp"

#include <algorithm>
#include <cmath>

namespace fow::stratego::screens {

/// Small squares get a wider margin, in which letters are still legible.
float Grid::margin_for(float cell) {
    constexpr float legible = 16;
    return std::round(std::max(cell * 0.26F, std::min(legible, cell * 0.65F)));
}

SDL_FPoint Grid::extent(Size size, float cell) {
    const float margin = margin_for(cell);
    return {static_cast<float>(size.files) * cell + 2 * margin, static_cast<float>(size.ranks) * cell + 2 * margin};
}

Grid::Grid(const SDL_FRect& area, Size size, bool turned, const Lens& lens) : size_(size), turned_(turned) {
    cell_ = std::max(1.0F, std::floor(std::min(area.w / static_cast<float>(size.files), area.h / static_cast<float>(size.ranks))));
    while (cell_ > 1 && (extent(size, cell_).x > area.w || extent(size, cell_).y > area.h)) --cell_;
    const SDL_FPoint fitting = extent(size, cell_);
    room_ = {std::floor(area.x + (area.w - fitting.x) / 2), std::floor(area.y + (area.h - fitting.y) / 2), fitting.x, fitting.y};
    sheet_ = room_;
    if (!lens.whole()) {
        cell_ = std::round(cell_ * lens.zoom);
        const SDL_FPoint all = extent(size, cell_);
        const auto low = [](float from, float wide, float whole, float middle) {
            return std::clamp(std::round(from + wide / 2 - middle * whole), from + wide - whole, from);
        };
        sheet_ = {low(room_.x, room_.w, all.x, lens.x), low(room_.y, room_.h, all.y, lens.y), all.x, all.y};
    }
    margin_ = margin_for(cell_);
    field_ = {sheet_.x + margin_, sheet_.y + margin_, sheet_.w - 2 * margin_, sheet_.h - 2 * margin_};
}

SDL_FRect Grid::rect(Square square) const {
    const int column = turned_ ? size_.files - 1 - square.file() : square.file();
    const int row = turned_ ? square.rank() : size_.ranks - 1 - square.rank();
    return {field_.x + static_cast<float>(column) * cell_, field_.y + static_cast<float>(row) * cell_, cell_, cell_};
}

SDL_FPoint Grid::centre(Square square) const {
    const SDL_FRect r = rect(square);
    return {r.x + r.w / 2, r.y + r.h / 2};
}

std::optional<Square> Grid::square_at(float x, float y) const {
    if (x < room_.x || y < room_.y || x >= room_.x + room_.w || y >= room_.y + room_.h) return std::nullopt;
    const int column = static_cast<int>(std::floor((x - field_.x) / cell_));
    const int row = static_cast<int>(std::floor((y - field_.y) / cell_));
    if (column < 0 || column >= size_.files || row < 0 || row >= size_.ranks) return std::nullopt;
    return turned_ ? Square(size_.files - 1 - column, row) : Square(column, size_.ranks - 1 - row);
}

Lens centred_on(const Lens& lens, const Grid& grid, SDL_FPoint at) {
    const SDL_FRect sheet = grid.sheet();
    return {lens.zoom, (at.x - sheet.x) / sheet.w, (at.y - sheet.y) / sheet.h};
}

}  // namespace fow::stratego::screens
