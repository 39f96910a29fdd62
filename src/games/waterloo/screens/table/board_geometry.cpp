#include "games/waterloo/screens/table/board_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace fow::waterloo::screens {

namespace {

float largest_cell(const SDL_FRect& area) {
    float cell = std::floor(std::min(area.w / file_count, area.h / rank_count));
    while (cell > 1) {
        const SDL_FPoint size = BoardGeometry::size_for(cell);
        if (size.x <= area.w && size.y <= area.h) break;
        --cell;
    }
    return std::max(cell, 1.0F);
}

}  // namespace

float BoardGeometry::margin_for(float cell) { return std::round(cell * 0.24F); }

SDL_FPoint BoardGeometry::size_for(float cell) {
    const float margin = margin_for(cell);
    return {file_count * cell + 2 * margin, rank_count * cell + 2 * margin};
}

BoardGeometry::BoardGeometry(const SDL_FRect& area, bool turned, const Lens& lens)
    : cell_(largest_cell(area)), margin_(margin_for(cell_)), turned_(turned) {
    const SDL_FPoint fitting = size_for(cell_);
    room_ = {std::floor(area.x + (area.w - fitting.x) / 2), std::floor(area.y + (area.h - fitting.y) / 2), fitting.x, fitting.y};
    sheet_ = room_;
    if (!lens.whole()) {
        cell_ = std::round(cell_ * lens.zoom);
        margin_ = margin_for(cell_);
        const SDL_FPoint size = size_for(cell_);
        const auto low = [](float from, float wide, float whole, float middle) {
            return std::clamp(std::round(from + wide / 2 - middle * whole), from + wide - whole, from);
        };
        sheet_ = {low(room_.x, room_.w, size.x, lens.x), low(room_.y, room_.h, size.y, lens.y), size.x, size.y};
    }
    field_ = {sheet_.x + margin_, sheet_.y + margin_, file_count * cell_, rank_count * cell_};
}

SDL_FRect BoardGeometry::rect(Square square) const {
    const int column = turned_ ? file_count - 1 - square.file() : square.file();
    const int row = turned_ ? square.rank() : rank_count - 1 - square.rank();
    return {field_.x + static_cast<float>(column) * cell_, field_.y + static_cast<float>(row) * cell_, cell_, cell_};
}

SDL_FPoint BoardGeometry::centre(Square square) const {
    const SDL_FRect r = rect(square);
    return {r.x + r.w / 2, r.y + r.h / 2};
}

std::optional<Square> BoardGeometry::square_at(float x, float y) const {
    if (x < room_.x || y < room_.y || x >= room_.x + room_.w || y >= room_.y + room_.h) return std::nullopt;
    const float column = std::floor((x - field_.x) / cell_);
    const float row = std::floor((y - field_.y) / cell_);
    if (column < 0 || column >= file_count || row < 0 || row >= rank_count) return std::nullopt;
    const int c = static_cast<int>(column);
    const int r = static_cast<int>(row);
    return turned_ ? Square(file_count - 1 - c, r) : Square(c, rank_count - 1 - r);
}

}  // namespace fow::waterloo::screens
