// What the window asks of the desktop, and what it does while nobody can see it.
#include "catch.hpp"

#include <imgui.h>

#include <string>

#include "open_window.hpp"

using namespace fow;
using namespace fow::test;

namespace {

/// Draws a frame of one colour and returns the last one that was drawn.
std::vector<unsigned char> frame_of(ui::Window& window, ImU32 colour) {
    window.begin_frame();
    ImGui::GetForegroundDrawList()->AddRectFilled({0, 0}, {300, 300}, colour);
    window.end_frame();
    return window.kept_frame();
}

}  // namespace

TEST_CASE("the screen may go dark and lock, and the compositor is not bypassed", "[ui][manners]") {
    const auto window = open_window(1024, 640);
    CHECK(SDL_IsScreenSaverEnabled() == SDL_TRUE);
    CHECK(std::string(SDL_GetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR)) == "0");
}

TEST_CASE("a window that nobody can see draws nothing, and goes on when it is seen again", "[ui][manners]") {
    const auto window = open_window(1024, 640);
    window->keep_frames();
    const auto red = frame_of(*window, IM_COL32(255, 0, 0, 255));
    const auto blue = frame_of(*window, IM_COL32(0, 0, 255, 255));
    CHECK((red != blue));
    CHECK(window->is_seen());
    SDL_HideWindow(window->sdl_window());
    CHECK_FALSE(window->is_seen());
    CHECK((frame_of(*window, IM_COL32(255, 0, 0, 255)) == blue));
    SDL_ShowWindow(window->sdl_window());
    CHECK(window->is_seen());
    CHECK((frame_of(*window, IM_COL32(255, 0, 0, 255)) == red));
}
