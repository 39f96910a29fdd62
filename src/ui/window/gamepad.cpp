#include "ui/window/gamepad.hpp"

namespace fow::ui {
namespace {

SDL_Event key_event(SDL_Keycode key, bool down, Uint16 modifiers = KMOD_NONE) {
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.key.keysym.sym = key;
    event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
    event.key.keysym.mod = modifiers;
    return event;
}

SDL_Keycode key_of(Uint8 button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_DPAD_UP: return SDLK_UP;
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return SDLK_DOWN;
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return SDLK_LEFT;
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return SDLK_RIGHT;
        case SDL_CONTROLLER_BUTTON_A: return SDLK_RETURN;
        case SDL_CONTROLLER_BUTTON_B: return SDLK_ESCAPE;
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: return SDLK_TAB;
        default: return SDLK_UNKNOWN;
    }
}

}  // namespace

std::optional<SDL_Event> Gamepad::key_for(const SDL_Event& event) {
    switch (event.type) {
        case SDL_CONTROLLERDEVICEADDED: pads_.emplace_back(SDL_GameControllerOpen(event.cdevice.which)); return std::nullopt;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP: {
            const SDL_Keycode key = key_of(event.cbutton.button);
            if (key == SDLK_UNKNOWN) return std::nullopt;
            const bool back = event.cbutton.button == SDL_CONTROLLER_BUTTON_LEFTSHOULDER;
            return key_event(key, event.type == SDL_CONTROLLERBUTTONDOWN, back ? KMOD_LSHIFT : KMOD_NONE);
        }
        case SDL_CONTROLLERAXISMOTION: return pushed(event.caxis);
        default: return std::nullopt;
    }
}

// A push of the stick is one press of an arrow; it has to come back to the middle before the next one.
std::optional<SDL_Event> Gamepad::pushed(const SDL_ControllerAxisEvent& stick) {
    constexpr int far = 20000;
    constexpr int near = 8000;
    const bool level = stick.axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!level && stick.axis != SDL_CONTROLLER_AXIS_LEFTY) return std::nullopt;
    const SDL_Keycode less = level ? SDLK_LEFT : SDLK_UP;
    const SDL_Keycode more = level ? SDLK_RIGHT : SDLK_DOWN;
    if (held_ == SDLK_UNKNOWN && (stick.value > far || stick.value < -far)) {
        held_ = stick.value > 0 ? more : less;
        return key_event(held_, true);
    }
    if ((held_ == less || held_ == more) && stick.value > -near && stick.value < near) {
        const SDL_Keycode released = held_;
        held_ = SDLK_UNKNOWN;
        return key_event(released, false);
    }
    return std::nullopt;
}

}  // namespace fow::ui
