#include "ui/widgets/square_grid.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {
namespace {

SDL_FPoint middle_of_room(const SquareGrid& grid) { return {grid.room().x + grid.room().w / 2, grid.room().y + grid.room().h / 2}; }

}  // namespace

SDL_FPoint SquareGrid::extent_of(Size size, float cell, Margin margin_for) {
    const float wide = margin_for(cell);
    return {static_cast<float>(size.files) * cell + 2 * wide, static_cast<float>(size.ranks) * cell + 2 * wide};
}

SquareGrid::SquareGrid(const SDL_FRect& area, Size size, bool turned, Margin margin_for, const Lens& lens) : size_(size), turned_(turned) {
    cell_ = std::max(1.0F, std::floor(std::min(area.w / static_cast<float>(size.files), area.h / static_cast<float>(size.ranks))));
    SDL_FPoint fitting = extent_of(size, cell_, margin_for);
    while (cell_ > 1 && (fitting.x > area.w || fitting.y > area.h)) fitting = extent_of(size, --cell_, margin_for);
    room_ = {std::floor(area.x + (area.w - fitting.x) / 2), std::floor(area.y + (area.h - fitting.y) / 2), fitting.x, fitting.y};
    sheet_ = room_;
    if (!lens.whole()) {
        cell_ = std::round(cell_ * lens.zoom);
        const SDL_FPoint all = extent_of(size, cell_, margin_for);
        const auto low = [](float from, float wide, float whole, float middle) {
            return std::clamp(std::round(from + wide / 2 - middle * whole), from + wide - whole, from);
        };
        sheet_ = {low(room_.x, room_.w, all.x, lens.x), low(room_.y, room_.h, all.y, lens.y), all.x, all.y};
    }
    margin_ = margin_for(cell_);
    field_ = {sheet_.x + margin_, sheet_.y + margin_, sheet_.w - 2 * margin_, sheet_.h - 2 * margin_};
}

SDL_FRect SquareGrid::rect_of(Place place) const {
    const int column = turned_ ? size_.files - 1 - place.file : place.file;
    const int row = turned_ ? place.rank : size_.ranks - 1 - place.rank;
    return {field_.x + static_cast<float>(column) * cell_, field_.y + static_cast<float>(row) * cell_, cell_, cell_};
}

std::optional<SquareGrid::Place> SquareGrid::place_at(float x, float y) const {
    if (x < room_.x || y < room_.y || x >= room_.x + room_.w || y >= room_.y + room_.h) return std::nullopt;
    const int column = static_cast<int>(std::floor((x - field_.x) / cell_));
    const int row = static_cast<int>(std::floor((y - field_.y) / cell_));
    if (column < 0 || column >= size_.files || row < 0 || row >= size_.ranks) return std::nullopt;
    return turned_ ? Place{size_.files - 1 - column, row} : Place{column, size_.ranks - 1 - row};
}

Lens centred_on(const Lens& lens, const SquareGrid& grid, SDL_FPoint at) {
    const SDL_FRect sheet = grid.sheet();
    return {lens.zoom, (at.x - sheet.x) / sheet.w, (at.y - sheet.y) / sheet.h};
}

void pan_with_pointer(Window& window, const SquareGrid& grid) {
    const SDL_FPoint middle = middle_of_room(grid);
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    window.use(centred_on(window.lens(), grid, {middle.x - moved.x, middle.y - moved.y}));
}

void follow_lens(Window& window, const SquareGrid& grid, const std::optional<SDL_FPoint>& focused) {
    const ImGuiIO& io = ImGui::GetIO();
    const SDL_FRect room = grid.room();
    const bool over = !ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow) && io.MousePos.x >= room.x && io.MousePos.y >= room.y &&
                      io.MousePos.x < room.x + room.w && io.MousePos.y < room.y + room.h;
    // Start from where the lens is now: the edge of the sheet may have stopped it.
    const Lens lens = window.lens().whole() ? Lens{} : centred_on(window.lens(), grid, middle_of_room(grid));
    const float pinch = window.take_pinch();
    constexpr float spread = 0.03F;
    int way = 0;
    if (over && io.MouseWheel != 0) way = io.MouseWheel > 0 ? 1 : -1;
    if (std::abs(pinch) > spread) way = pinch > 0 ? 1 : -1;
    const bool takes_keys = !io.WantTextInput && window.controls().uncovered();
    if (const int asked = takes_keys ? zoom_asked(window.keyboard()) : 0; asked != 0) way = asked;
    if (takes_keys && window.keyboard().pressed(SDLK_o) && !lens.whole()) return window.use(Lens{});
    if (way != 0) {
        const Lens point = centred_on(lens, grid, over ? SDL_FPoint{io.MousePos.x, io.MousePos.y} : middle_of_room(grid));
        if (const Lens next = zoomed(lens, way, point.x, point.y); next != window.lens()) window.use(next);
        return;
    }
    if (lens.whole()) return;
    if (ImGui::IsMouseDragging(ImGuiMouseButton_Middle, 0) && (io.MouseDelta.x != 0 || io.MouseDelta.y != 0))
        pan_with_pointer(window, grid);
    if (!focused) return;
    const SDL_FPoint at = *focused;
    const float edge = grid.cell() * 0.4F;
    if (at.x < room.x + edge || at.y < room.y + edge || at.x > room.x + room.w - edge || at.y > room.y + room.h - edge)
        window.use(centred_on(lens, grid, at));
}

BoardClip::BoardClip(ImDrawList& list, const SquareGrid& grid) {
    if (grid.sheet().w == grid.room().w) return;
    list_ = &list;
    list_->PushClipRect(corner(grid.room()), far_corner(grid.room()), true);
}

BoardClip::~BoardClip() {
    if (list_ != nullptr) list_->PopClipRect();
}

bool pointer_is_covered() { return ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem); }

}  // namespace fow::ui
