#include "ui/screens/parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/table/ground.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

/// The map, dark and out of focus: drawn small, which is fast, and stretched over the window.
Surface dim_map(Window& window) {
    constexpr int coarse = 3;
    const int w = window.width();
    const int h = window.height();
    const SDL_FPoint sheet{file_count + 2 * drawn_margin, rank_count + 2 * drawn_margin};
    const float without_margin = sheet.x / file_count;
    const float wide = std::max(static_cast<float>(w), static_cast<float>(h) * sheet.x / sheet.y) / coarse * without_margin;
    const auto size = [](float n) { return static_cast<int>(std::ceil(n)); };
    const Surface ground = window.pictures().svg("map", size(wide), size(wide * sheet.y / sheet.x));
    const Surface places = window.pictures().svg("map_places", ground->w, ground->h);
    blit(*ground, *places, 0, 0);
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

bool veil_button(Window& window, float width) {
    const bool lesson = window.strip().h > 0;
    return button(window, "veil", tr("Veil (F9)"),
                  {.enabled = !lesson, .width = width, .hint = lesson ? tr("Nothing is secret in a lesson.") : std::string()});
}

float meeting_foot(const Window& window) { return button_height(window) + 3 * window.line_height(Type::heading) + window.units(24); }

bool meeting_button(Window& window, std::string_view name, const std::string& label, bool enabled, const NextLook& next, float& held) {
    separator(window);
    if (!next.text.empty()) heading(window, next.text);
    else if (window.strip().h == 0) heading(window, tr("Both players may look."));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, room_height() - button_height(window)));
    const ButtonOptions options{.enabled = enabled, .primary = true, .width = -1};
    if (!next.at_once) return button(window, name, label, options);
    return hold_button(window, name, tr("Hold to go on"), static_cast<float>(window.settings().veil_hold) / 2000, held, options);
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
    return fill(tr("Time left: {french} {first}, {allied} {second}"), {{"french", names[french_seat]},
                                                                       {"first", time_text(clock[french_seat])},
                                                                       {"allied", names[allied_seat]},
                                                                       {"second", time_text(clock[allied_seat])}});
}

void draw_backdrop(Window& window) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const auto w = static_cast<float>(window.width());
    const auto h = static_cast<float>(window.height());
    list.AddImage(window.pictures().kept("cover", [&] { return dim_map(window); }), {0, 0}, {w, h});
    const float inset = window.units(14);
    list.AddRect({inset, inset}, {w - inset, h - inset}, packed(colour::brass, 0.55F), 0, 0, window.line());
}

namespace {

/// True when clicked.
bool draw_line(Window& window, const Roster& roster, std::size_t number, const LoggedLine& line, bool shown, bool can_be_told) {
    const float pad = window.units(8);
    const float wide = room_width() - rule_mark_width(window);
    const float cell = window.units(30);
    constexpr std::size_t most = 2;
    const std::size_t pictures = std::min(most, line.pieces.size());
    const float wrap = wide - pad - most * cell;
    const std::string text = wrapped(window, Type::body, line.text, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    bool clicked = false;
    const ImVec2 size{wide, std::max(cell, text_size(window, Type::body, text).y) + pad};
    if (can_be_told) {
        const Press p = press(window, "news:" + std::to_string(number), size, true);
        clicked = p.clicked;
        draw_row_ground(window, p.rect, false, p.hovered && !shown);
    } else {
        place(size.x, size.y);
    }
    if (shown) {
        draw_row_ground(window, {at, {at.x + size.x, at.y + size.y}}, true, false);
        ImGui::SetScrollHereY(0.6F);
    }
    for (std::size_t i = 0; i < pictures; ++i)
        draw_piece(window, *ImGui::GetWindowDrawList(), {at.x + cell * static_cast<float>(i), at.y + std::floor(pad / 2), cell, cell},
                   line.pieces[i], roster, {.face = true});
    ImGui::SetCursorScreenPos({at.x + pad + most * cell, at.y + std::floor(pad / 2)});
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, ImGui::GetCursorScreenPos(), packed(text_colour()), text);
    add_text(window, line.text, {ImGui::GetCursorScreenPos(), {at.x + wide, at.y + size.y}});
    rule_mark(window, Type::body, "news-rule:" + std::to_string(number), line.rule, {at.x + wide, at.y + std::floor(pad / 2)});
    ImGui::SetCursorScreenPos({at.x, at.y + size.y});
    return clicked;
}

}  // namespace

std::optional<DispatchIntent> draw_dispatch(Window& window, const DispatchModel& model) {
    std::optional<DispatchIntent> intent;
    heading(window, tr("While you were away"));
    separator(window);
    const float buttons = window.units(96);
    scroll_begin(window, "news list", std::max(1.0F, room_height() - buttons));
    for (std::size_t i = 0; i < model.lines.size(); ++i)
        if (draw_line(window, model.roster, i + 1, model.lines[i], model.shown == i, model.can_move)) intent = ShowFrom{i};
    scroll_end(window);
    separator(window);
    if (model.moves) small_text(window, tr("A key or a click on the map shows the next; Escape goes to the end."));
    else if (model.can_move) small_text(window, tr("Click a line to see it again."));
    const float share = model.can_move ? share_of_room(window, 2) : -1;
    if (model.can_move) {
        if (button(window, "news-again", tr("Replay"), {.width = share})) intent = ShowFrom{0};
        ImGui::SameLine();
    }
    if (button(window, "news-read", tr("To the map"), {.primary = true, .width = share})) intent = NewsRead{};
    return intent;
}

}  // namespace fow::ui
