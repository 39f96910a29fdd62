// A gamepad acts as a keyboard: the D-pad and the left stick are the arrow keys, A is Enter, B is Escape, and the shoulder buttons move
// from control to control.
#pragma once

#include <SDL.h>

#include <memory>
#include <optional>
#include <vector>

namespace fow::ui {

class Gamepad {
public:
    /// Opens a gamepad that was plugged in. Returns the key event that stands for the event, if any.
    [[nodiscard]] std::optional<SDL_Event> key_for(const SDL_Event& event);

private:
    [[nodiscard]] std::optional<SDL_Event> pushed(const SDL_ControllerAxisEvent& stick);
    struct Closer {
        void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
    };
    std::vector<std::unique_ptr<SDL_GameController, Closer>> pads_;
    SDL_Keycode held_ = SDLK_UNKNOWN;  ///< the arrow that the stick stands for
};

}  // namespace fow::ui
