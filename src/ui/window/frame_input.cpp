#include "ui/window/frame_input.hpp"

#include "ui/window/keys.hpp"

namespace fow::ui {
namespace {

/// The key writes a letter; the letter itself is an event of its own.
bool writes(const SDL_KeyboardEvent& event) {
    const SDL_Keycode key = event.keysym.sym;
    return (key & SDLK_SCANCODE_MASK) == 0 && key >= SDLK_SPACE && key != SDLK_DELETE &&
           (event.keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) == 0;
}

}  // namespace

FrameInput::Verdict FrameInput::admit(const SDL_Event& event, bool typing) {
    switch (event.type) {
        case SDL_TEXTINPUT:
            if (acted_ && !lettered_) return Verdict::wait;
            typed_ = true;
            return Verdict::now;
        case SDL_KEYDOWN:
            if (is_modifier(event.key.keysym.sym)) return Verdict::now;
            if (acted_ && event.key.repeat != 0) return Verdict::drop;
            if (acted_ || released_ == event.key.keysym.sym) return Verdict::wait;
            if (typing && writes(event.key)) return Verdict::now;
            if (typed_) return Verdict::wait;
            acted_ = true;
            lettered_ = writes(event.key);
            return Verdict::now;
        case SDL_KEYUP:
            if (acted_) return Verdict::wait;
            released_ = event.key.keysym.sym;
            return Verdict::now;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            if (acted_ || typed_) return Verdict::wait;
            acted_ = true;
            return Verdict::now;
        case SDL_MOUSEMOTION:
        case SDL_MOUSEWHEEL: return acted_ ? Verdict::wait : Verdict::now;
        default: return Verdict::now;
    }
}

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
