// How the window takes the events of the system.
#include "ui/window/window.hpp"

#include <SDL_image.h>
#include <SDL_ttf.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <utility>

#include "imgui_internal.h"
#include "ui/window/backend.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/theme.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// ImGui's index of a mouse button, or -1.
int button_index(Uint8 button) {
    return button == SDL_BUTTON_LEFT ? 0 : button == SDL_BUTTON_RIGHT ? 1 : button == SDL_BUTTON_MIDDLE ? 2 : -1;
}

/// A text field has the focus, even if it got it only in the last frame.
bool is_typing() {
    const ImGuiID active = ImGui::GetActiveID();
    return active != 0 && ImGui::GetInputTextState(active) != nullptr;
}

bool is_enter(const SDL_Event& event) {
    return (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) && event.key.keysym.sym == SDLK_RETURN;
}

}  // namespace

/// The next event that arrives; keys and the buttons of gamepads as the keys that they mean.
bool Window::arrives(SDL_Event& event, int timeout) {
    if (SDL_WaitEventTimeout(&event, timeout) == 0) return false;
    count_in_pixels(event);
    if (const auto key = gamepad_.key_for(event)) event = *key;
    else if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) translator_.translate(event.key);
    return true;
}

/// The next event, unless it has to wait for the next frame.
bool Window::take_event(SDL_Event& event, int timeout) {
    for (;;) {
        if (waiting_) event = *std::exchange(waiting_, std::nullopt);
        else if (!arrives(event, timeout)) return false;
        switch (input_.admit(event, is_typing())) {
            case FrameInput::Verdict::now: return true;
            case FrameInput::Verdict::wait: waiting_ = event; return false;
            case FrameInput::Verdict::drop: break;
        }
    }
}

void Window::count_in_pixels(SDL_Event& event) const {
    const auto count = [this](Sint32& at) { at = static_cast<Sint32>(std::lround(static_cast<float>(at) * density_)); };
    if (event.type == SDL_MOUSEMOTION)
        for (Sint32* at : {&event.motion.x, &event.motion.y, &event.motion.xrel, &event.motion.yrel}) count(*at);
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP)
        for (Sint32* at : {&event.button.x, &event.button.y}) count(*at);
}

/// Whether this is the second press of a double click, on something that has come under the pointer since the first.
bool Window::hits_what_came_after(const SDL_Event& event) {
    if (event.type == SDL_MOUSEBUTTONUP) return std::exchange(ignores_release_, false);
    if (event.type != SDL_MOUSEBUTTONDOWN) return false;
    const Control* control = controls_.at(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
    const std::string name = control != nullptr ? control->name : std::string();
    const std::string before = std::exchange(pressed_on_, name);
    ignores_release_ = event.button.clicks > 1 && before != name;
    return ignores_release_;
}

bool Window::next_event(SDL_Event& event, int timeout) {
    if (!take_event(event, timeout)) return false;
    if (hits_what_came_after(event)) return true;
    // Only Keyboard handles Enter: a field that it has just focused would lose the focus while Enter is still held.
    if (!is_enter(event)) tell(event);
    note(event);
    return true;
}

// Pointer and buttons come only from events, so that scripts and real input are treated the same.
void Window::note(const SDL_Event& event) {
    frames_wanted_ = 3;
    switch (event.type) {
        case SDL_KEYDOWN:
        case SDL_KEYUP: keyboard_.handle(event.key, controls_, is_typing()); break;
        case SDL_MOUSEMOTION:
            keyboard_.release();
            mouse_x_ = static_cast<float>(event.motion.x);
            mouse_y_ = static_cast<float>(event.motion.y);
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            mouse_x_ = static_cast<float>(event.button.x);
            mouse_y_ = static_cast<float>(event.button.y);
            touched_ = event.button.which == SDL_TOUCH_MOUSEID;
            if (event.type == SDL_MOUSEBUTTONDOWN) touching_since_ = now();
            else touching_ms_ = now() - touching_since_;
            if (const int i = button_index(event.button.button); i >= 0) {
                held_[i] = event.type == SDL_MOUSEBUTTONDOWN;
                pressed_[i] = pressed_[i] || held_[i];
            }
            break;
        case SDL_MULTIGESTURE:
            if (event.mgesture.numFingers == 2) pinch_ += event.mgesture.dDist;
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) mouse_x_ = mouse_y_ = -1;
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) std::fill(std::begin(held_), std::end(held_), false);
            break;
        case SDL_RENDER_TARGETS_RESET:
        case SDL_RENDER_DEVICE_RESET:
            pictures_->forget();
            scale_ = 0;  // reloads the fonts too
            break;
        default: break;
    }
}

void Window::swallow_escape() {
    keyboard_.swallow(SDLK_ESCAPE);
    take_back_escape();
}

}  // namespace fow::ui
