#include "ui/pages/parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

/// Dark and out of focus: drawn small, which is fast, and stretched over the window.
Surface dimmed(Window& window, const Backdrop& backdrop) {
    constexpr int coarse = 4;
    const int w = window.width();
    const int h = window.height();
    const SDL_FPoint sheet = backdrop.shape;
    const float wide = std::max(static_cast<float>(w), static_cast<float>(h) * sheet.x / sheet.y) / coarse * backdrop.enlarged;
    const auto size = [](float n) { return static_cast<int>(std::ceil(n)); };
    const Surface ground = window.pictures().svg(backdrop.pictures.front(), size(wide), size(wide * sheet.y / sheet.x));
    for (std::size_t i = 1; i < backdrop.pictures.size(); ++i)
        blit(*ground, *window.pictures().svg(backdrop.pictures[i], ground->w, ground->h), 0, 0);
    const Surface night = empty_surface(ground->w, ground->h);
    SDL_FillRect(night.get(), nullptr, 0xFF000000 | colour::baize);
    blit(*ground, *night, 0, 0, 0.80F);
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

bool pointer_acts() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || ImGui::IsMouseClicked(ImGuiMouseButton_Left) ||
           ImGui::IsMouseClicked(ImGuiMouseButton_Right);
}

std::optional<bool> two_answers(Window& window, const std::string& back, std::string_view name, const std::string& label, bool stays) {
    space(window, 6);
    const float half = share_of_room(window, 2);
    const bool leaves = button(window, "back", back, {.primary = stays, .width = half});
    ImGui::SameLine();
    if (button(window, name, label, {.primary = !stays, .width = half})) return true;
    return leaves || escape_pressed(window) ? std::optional(false) : std::nullopt;
}

bool veil_button(Window& window, float width) {
    const bool lesson = window.strip().h > 0;
    return button(window, "veil", tr("Veil (F9)"),
                  {.enabled = !lesson, .width = width, .hint = lesson ? tr("Nothing is secret in a lesson.") : std::string()});
}

float meeting_foot(const Window& window) { return button_height(window) + 3 * window.line_height(Type::heading) + window.units(24); }

bool meeting_button(Window& window, std::string_view name, const std::string& label, bool enabled, const NextLook& next, float& held) {
    separator(window);
    if (!next.text.empty()) heading(window, next.text);
    else if (!next.alone && window.strip().h == 0) heading(window, tr("Both players may look."));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, room_height() - button_height(window)));
    if (!next.at_once) return button(window, name, label, {.enabled = enabled, .primary = true, .width = -1, .key = SDLK_SPACE});
    return hold_button(window, name, tr("Hold to go on"), static_cast<float>(window.settings().veil_hold) / 2000, held,
                       {.enabled = enabled, .primary = true, .width = -1});
}

std::string time_text(std::int64_t milliseconds) {
    constexpr std::int64_t thousand = 1000, sixty = 60;
    // Rounded up, so that 0:00 is shown when the time is up and not a second before.
    const std::int64_t seconds = milliseconds > 0 ? (milliseconds + thousand - 1) / thousand : -milliseconds / thousand;
    const auto two = [](std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const std::int64_t hours = seconds / (sixty * sixty), minutes = seconds / sixty % sixty;
    const std::string hour = hours > 0 ? std::to_string(hours) + ":" + two(minutes) : std::to_string(minutes);
    return (milliseconds <= -thousand ? "-" : "") + hour + ":" + two(seconds % sixty);
}

std::string clocks_text(const ClockShown& clock, const PerSeat<std::string>& names) {
    return fill(tr("Time left: {name} {time}, {other_name} {other_time}"), {{"name", names[Seat::first]},
                                                                            {"time", time_text(clock[Seat::first])},
                                                                            {"other_name", names[Seat::second]},
                                                                            {"other_time", time_text(clock[Seat::second])}});
}

void draw_backdrop(Window& window) {
    const Backdrop& backdrop = window.look().backdrop;
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const auto w = static_cast<float>(window.width());
    const auto h = static_cast<float>(window.height());
    if (backdrop.pictures.empty()) {
        list.AddRectFilled({0, 0}, {w, h}, packed(colour::baize));
    } else {
        const std::string key =
            "cover " + backdrop.pictures.front() + ' ' + std::to_string(window.width()) + 'x' + std::to_string(window.height());
        list.AddImage(window.pictures().kept(key, [&] { return dimmed(window, backdrop); }), {0, 0}, {w, h});
    }
    const float inset = window.units(14);
    list.AddRect({inset, inset}, {w - inset, h - inset}, packed(colour::brass, 0.55F), 0, 0, window.line());
}

}  // namespace fow::ui
