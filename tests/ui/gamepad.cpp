// A gamepad acts as a keyboard.
#include "catch.hpp"

#include "ui/window/gamepad.hpp"

using namespace fow::ui;

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
