// The input that one frame takes in.
// What the window asks of the desktop, and what it does while nobody can see it.
// A gamepad acts as a keyboard.
#include <imgui.h>
#include <string>

#include "catch.hpp"
#include "open_window.hpp"
#include "ui/window/frame_input.hpp"

using namespace fow::ui;
using Verdict = FrameInput::Verdict;

namespace {

SDL_Event key(SDL_Keycode sym, bool down = true, bool repeats = false) {
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.keysym.sym = sym;
    event.key.repeat = repeats ? 1 : 0;
    return event;
}
SDL_Event of(Uint32 type) {
    SDL_Event event{};
    event.type = type;
    return event;
}

}  // namespace

TEST_CASE("Letters typed into a field share a frame; what follows them waits", "[ui][keyboard]") {
    FrameInput frame;
    for (const SDL_Keycode letter : {SDLK_a, SDLK_b}) {
        CHECK(frame.admit(key(letter), true) == Verdict::now);
        CHECK(frame.admit(of(SDL_TEXTINPUT), true) == Verdict::now);
        CHECK(frame.admit(key(letter, false), true) == Verdict::now);
    }
    CHECK(frame.admit(key(SDLK_TAB), true) == Verdict::wait);
    frame.begin_frame();
    CHECK(frame.admit(key(SDLK_TAB), true) == Verdict::now);
    CHECK(frame.admit(key(SDLK_TAB, false), true) == Verdict::wait);
    CHECK(frame.admit(of(SDL_TEXTINPUT), true) == Verdict::wait);
}

TEST_CASE("Outside a field each key has its frame, with the letter it writes", "[ui][keyboard]") {
    FrameInput frame;
    CHECK(frame.admit(key(SDLK_LSHIFT), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_e), false) == Verdict::now);
    CHECK(frame.admit(of(SDL_TEXTINPUT), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_e, false), false) == Verdict::wait);
    CHECK(frame.admit(key(SDLK_RETURN), false) == Verdict::wait);
    CHECK(frame.admit(of(SDL_MOUSEMOTION), false) == Verdict::wait);
    CHECK(frame.admit(of(SDL_WINDOWEVENT), false) == Verdict::now);
    frame.begin_frame();
    CHECK(frame.admit(key(SDLK_e, false), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_e), false) == Verdict::wait);
    CHECK(frame.admit(key(SDLK_RETURN), false) == Verdict::now);
}

TEST_CASE("Repeats of a held key do not pile up behind slow frames", "[ui][keyboard]") {
    FrameInput frame;
    CHECK(frame.admit(key(SDLK_DOWN, true, true), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_DOWN, true, true), false) == Verdict::drop);
    frame.begin_frame();
    CHECK(frame.admit(key(SDLK_DOWN, true, true), false) == Verdict::now);
}

TEST_CASE("A click and a drag take a frame for each part", "[ui][keyboard]") {
    FrameInput frame;
    CHECK(frame.admit(of(SDL_MOUSEMOTION), false) == Verdict::now);
    CHECK(frame.admit(of(SDL_MOUSEBUTTONDOWN), false) == Verdict::now);
    CHECK(frame.admit(of(SDL_MOUSEBUTTONUP), false) == Verdict::wait);
    CHECK(frame.admit(of(SDL_MOUSEMOTION), false) == Verdict::wait);
}

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

namespace {

SDL_Event button(Uint8 which, bool down = true) {
    SDL_Event event{};
    event.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
    event.cbutton.button = which;
    return event;
}
SDL_Event stick(Uint8 axis, Sint16 value) {
    SDL_Event event{};
    event.type = SDL_CONTROLLERAXISMOTION;
    event.caxis.axis = axis;
    event.caxis.value = value;
    return event;
}

}  // namespace

TEST_CASE("The buttons of a gamepad are keys", "[ui][gamepad]") {
    Gamepad pad;
    CHECK(pad.key_for(button(SDL_CONTROLLER_BUTTON_A))->key.keysym.sym == SDLK_RETURN);
    CHECK(pad.key_for(button(SDL_CONTROLLER_BUTTON_A, false))->type == SDL_KEYUP);
    CHECK(pad.key_for(button(SDL_CONTROLLER_BUTTON_B))->key.keysym.sym == SDLK_ESCAPE);
    CHECK(pad.key_for(button(SDL_CONTROLLER_BUTTON_DPAD_LEFT))->key.keysym.sym == SDLK_LEFT);
    CHECK(pad.key_for(button(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER))->key.keysym.mod == KMOD_NONE);
    CHECK(pad.key_for(button(SDL_CONTROLLER_BUTTON_LEFTSHOULDER))->key.keysym.mod == KMOD_LSHIFT);
    CHECK_FALSE(pad.key_for(button(SDL_CONTROLLER_BUTTON_Y)));
}

TEST_CASE("A push of the stick is one press of an arrow", "[ui][gamepad]") {
    Gamepad pad;
    CHECK_FALSE(pad.key_for(stick(SDL_CONTROLLER_AXIS_LEFTX, 9000)));
    CHECK(pad.key_for(stick(SDL_CONTROLLER_AXIS_LEFTX, 30000))->key.keysym.sym == SDLK_RIGHT);
    CHECK_FALSE(pad.key_for(stick(SDL_CONTROLLER_AXIS_LEFTX, 25000)));
    CHECK_FALSE(pad.key_for(stick(SDL_CONTROLLER_AXIS_LEFTY, 30000)));
    CHECK(pad.key_for(stick(SDL_CONTROLLER_AXIS_LEFTX, 100))->type == SDL_KEYUP);
    CHECK(pad.key_for(stick(SDL_CONTROLLER_AXIS_LEFTY, -30000))->key.keysym.sym == SDLK_UP);
    CHECK_FALSE(pad.key_for(stick(SDL_CONTROLLER_AXIS_RIGHTX, 30000)));
}
