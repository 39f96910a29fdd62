#include "ui/screens/parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/table/board_geometry.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// The map as it lies in the dark of the room, out of focus: it is drawn small, which is soon done, and spread over the window.
Surface dim_map(Window& window) {
    constexpr int coarse = 3;
    const int w = window.width();
    const int h = window.height();
    const SDL_FPoint sheet = BoardGeometry::size_for(60);
    const float without_margin = sheet.x / (12 * 60);
    const float wide = std::max(static_cast<float>(w), static_cast<float>(h) * sheet.x / sheet.y) / coarse * without_margin;
    const auto size = [](float n) { return static_cast<int>(std::ceil(n)); };
    const Surface ground = window.pictures().svg("map", size(wide), size(wide * sheet.y / sheet.x));
    const Surface places = window.pictures().svg("map_places", ground->w, ground->h);
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

void notice_text(Window& window, const Notice& notice) {
    if (notice.done) success_text(window, notice.text);
    else warning_text(window, notice.text);
}

bool veil_button(Window& window, float width) {
    const bool lesson = window.strip().h > 0;
    return button(window, "veil", tr("Veil (F9)"),
                  {.enabled = !lesson, .width = width, .hint = lesson ? tr("Nothing is secret in a lesson.") : std::string()});
}

void both_may_look(Window& window) {
    if (window.strip().h == 0) small_text(window, tr("Both players may look: no secret is on the map now."));
}

void cover_desk(Window& window) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const auto w = static_cast<float>(window.width());
    const auto h = static_cast<float>(window.height());
    list.AddImage(window.pictures().kept("cover", [&] { return dim_map(window); }), {0, 0}, {w, h});
    const float inset = window.units(14);
    list.AddRect({inset, inset}, {w - inset, h - inset}, packed(colour::brass, 0.55F), 0, 0, window.line());
}

}  // namespace fow::ui
