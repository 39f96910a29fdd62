#include "ui/screens/parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "ui/desk/pictures.hpp"
#include "ui/table/furniture.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// The map as it lies in the dark of the room, out of focus: it is drawn small, which is soon done, and spread over the window.
Surface dim_map(Desk& desk) {
    constexpr int coarse = 3;
    const int w = desk.width();
    const int h = desk.height();
    const SDL_FPoint sheet = BoardGeometry::size_for(60);
    const float without_margin = sheet.x / (12 * 60);
    const float wide = std::max(static_cast<float>(w), static_cast<float>(h) * sheet.x / sheet.y) / coarse * without_margin;
    const auto size = [](float n) { return static_cast<int>(std::ceil(n)); };
    const Surface ground = desk.pictures().svg("map", size(wide), size(wide * sheet.y / sheet.x));
    const Surface places = desk.pictures().svg("map_places", ground->w, ground->h);
    lay(*ground, *places, 0, 0);
    const Surface night = empty_surface(ground->w, ground->h);
    SDL_FillRect(night.get(), nullptr, 0xFF000000 | colour::baize);
    lay(*ground, *night, 0, 0, 0.80F);
    Surface cover = empty_surface(w, h);
    const SDL_Rect seen{(ground->w - w / coarse) / 2, (ground->h - h / coarse) / 2, w / coarse, h / coarse};
    SDL_SoftStretchLinear(ground.get(), &seen, cover.get(), nullptr);
    return cover;
}

}  // namespace

std::string clock_text(int minutes) {
    char text[16];
    std::snprintf(text, sizeof text, "%d:%02d", minutes / 60, minutes % 60);
    return text;
}

std::string army_name(Seat seat) { return seat == Seat::french ? tr("French") : tr("Allied"); }

std::string seated_name(Seat seat, const std::string& name) {
    return fill(seat == Seat::french ? tr("{name} (French)") : tr("{name} (Allied)"), {{"name", name}});
}

std::string sector_name(Sector sector) {
    switch (sector) {
        case Sector::left: return tr("Left");
        case Sector::centre: return tr("Centre");
        case Sector::right: return tr("Right");
    }
    return {};
}

Notice Notice::of_success(std::string text) {
    Notice notice(std::move(text));
    notice.done = true;
    return notice;
}

void notice_text(Desk& desk, const Notice& notice) {
    if (notice.done) success_text(desk, notice.text);
    else warning_text(desk, notice.text);
}

Army army_of(Seat seat) { return seat == Seat::french ? Army::french : Army::allied; }

bool own(const PlayerView& view, Seat seat, Square square) {
    const auto& piece = view.at(square);
    return piece && seat_of(piece->army) == seat;
}

BoardGesture BoardHand::watch(const BoardInput& input, const SDL_FRect& area, bool turned, bool carries) {
    BoardGesture gesture;
    gesture.hovered = input.hovered;
    gesture.right_click = input.right_pressed;
    if (input.pressed) pressed_ = input.pressed;
    if (!pressed_) return gesture;
    if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        if (carries && input.dragging) gesture.carried = pressed_;
        return gesture;
    }
    // The pointer may have come to rest over a tray, where the board is not told of it.
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    const auto square = BoardGeometry(area, turned).square_at(pointer.x, pointer.y);
    if (square == pressed_) gesture.click = square;
    else if (square && carries) gesture.drag = std::pair(*pressed_, *square);
    else if (!square && carries) gesture.dragged_out = pressed_;
    pressed_.reset();
    return gesture;
}

bool pointer_in(const SDL_FRect& rect) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return at.x >= rect.x && at.x < rect.x + rect.w && at.y >= rect.y && at.y < rect.y + rect.h;
}

void draw_carried(Desk& desk, const SeenPiece& piece, const Roster& roster, float cell) {
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    draw_piece(desk, *ImGui::GetForegroundDrawList(), {pointer.x - cell / 2, pointer.y - cell / 2, cell, cell}, piece, roster,
               {.face = true, .lifted = true});
}

void draw_line_card(Desk& desk, ImDrawList& list, const SDL_FRect& rect, Seat seat, std::optional<Sector> sector,
                    const std::vector<Square>& squares, bool lit) {
    const unsigned army = desk.uniform(seat).cloth;
    const float line = desk.line();
    const float pad = std::round(rect.w * 0.06F);
    const ImVec2 low{rect.x, rect.y};
    const ImVec2 high{rect.x + rect.w, rect.y + rect.h};
    draw_shadow(list, low, high, 3 * line, 0.25F);
    list.AddRectFilled(low, high, packed(sector ? 0xF6EFDC : army));
    list.AddRect({low.x + pad / 2, low.y + pad / 2}, {high.x - pad / 2, high.y - pad / 2},
                 packed(sector ? army : colour::chalk, 0.8F), 0, 0, line);
    if (lit) list.AddRect({low.x - 2 * line, low.y - 2 * line}, {high.x + 2 * line, high.y + 2 * line}, packed(colour::brass), 0, 0, 2 * line);
    if (!sector) {
        const float size = rect.w * 0.5F;
        draw_crest(desk, list, {rect.x + (rect.w - size) / 2, rect.y + (rect.h - size) / 2, size, size}, army_of(seat),
                   colour::chalk);
        return;
    }
    draw_text(desk, list, Type::heading, rect.x + rect.w / 2, rect.y + pad, army, sector_name(*sector), 0.5F);
    const float cell = std::floor((rect.w - 2 * pad) / file_count);
    const float left = std::floor(rect.x + (rect.w - cell * file_count) / 2);
    const float top = std::floor(rect.y + rect.h - pad - cell * rank_count - pad / 2);
    list.AddRectFilled({left, top}, {left + cell * file_count, top + cell * rank_count}, packed(colour::field));
    for (const Square square : squares) {
        const float x = left + cell * static_cast<float>(square.file());
        const float y = top + cell * static_cast<float>(rank_count - 1 - square.rank());
        list.AddRectFilled({x, y}, {x + cell, y + cell}, packed(army));
    }
    for (int file = 0; file <= file_count; ++file) {
        const float x = left + cell * static_cast<float>(file);
        list.AddLine({x, top}, {x, top + cell * rank_count}, packed(colour::hachure, 0.5F), line);
    }
    for (int rank = 0; rank <= rank_count; ++rank) {
        const float y = top + cell * static_cast<float>(rank);
        list.AddLine({left, y}, {left + cell * file_count, y}, packed(colour::hachure, 0.5F), line);
    }
}

float share_of_room(Desk& desk, int count) {
    const float gaps = ImGui::GetStyle().ItemSpacing.x * static_cast<float>(count - 1);
    return std::floor((room_width() - gaps) / static_cast<float>(count)) / desk.scale();
}

bool veil_button(Desk& desk, float width) {
    const bool lesson = desk.strip().h > 0;
    return button(desk, "veil", tr("Veil (F9)"), {.enabled = !lesson, .width = width, .hint = lesson ? tr("Nothing is secret in a lesson.") : std::string()});
}

void both_may_look(Desk& desk) {
    if (desk.strip().h == 0) small_text(desk, tr("Both players may look: no secret is on the map now."));
}

float rest_of_column(const Desk& desk) { return std::max(room_height(), desk.units(72)); }

void cover_desk(Desk& desk) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const auto w = static_cast<float>(desk.width());
    const auto h = static_cast<float>(desk.height());
    list.AddImage(desk.pictures().kept("cover", [&] { return dim_map(desk); }), {0, 0}, {w, h});
    const float inset = desk.units(14);
    list.AddRect({inset, inset}, {w - inset, h - inset}, packed(colour::brass, 0.55F), 0, 0, desk.line());
}

}  // namespace fow::ui
