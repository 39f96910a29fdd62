#include "ui/screens/parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/desk/pictures.hpp"
#include "ui/table/board_geometry.hpp"
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

Notice Notice::of_success(std::string text) {
    Notice notice(std::move(text));
    notice.done = true;
    return notice;
}

void notice_text(Desk& desk, const Notice& notice) {
    if (notice.done) success_text(desk, notice.text);
    else warning_text(desk, notice.text);
}

bool veil_button(Desk& desk, float width) {
    const bool lesson = desk.strip().h > 0;
    return button(desk, "veil", tr("Veil (F9)"),
                  {.enabled = !lesson, .width = width, .hint = lesson ? tr("Nothing is secret in a lesson.") : std::string()});
}

void both_may_look(Desk& desk) {
    if (desk.strip().h == 0) small_text(desk, tr("Both players may look: no secret is on the map now."));
}

void cover_desk(Desk& desk) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const auto w = static_cast<float>(desk.width());
    const auto h = static_cast<float>(desk.height());
    list.AddImage(desk.pictures().kept("cover", [&] { return dim_map(desk); }), {0, 0}, {w, h});
    const float inset = desk.units(14);
    list.AddRect({inset, inset}, {w - inset, h - inset}, packed(colour::brass, 0.55F), 0, 0, desk.line());
}

}  // namespace fow::ui
