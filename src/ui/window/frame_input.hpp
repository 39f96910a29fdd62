// Which input one frame may take in, and a gamepad that acts as a keyboard.
#pragma once

#include <SDL.h>
#include <memory>
#include <optional>
#include <vector>

namespace fow::ui {

/// When frames take long, several keys arrive between two of them; handled together they would overtake each other or be missed.
class FrameInput {
public:
    enum class Verdict {
        now,
        wait,  ///< until the next frame
        drop,  ///< a repeat of a held key that comes faster than frames
    };
    /// `typing`: a text field has the focus. Letters typed into it share a frame. Any other key or button that goes down or up has a frame
    /// of its own, in the order of the events.
    [[nodiscard]] Verdict admit(const SDL_Event& event, bool typing);
    void begin_frame() { *this = {}; }

private:
    bool typed_ = false;                   ///< letters, in this frame
    bool acted_ = false;                   ///< something went down
    bool lettered_ = false;                ///< and it was a letter outside a field: what it writes belongs to the same frame
    std::optional<SDL_Keycode> released_;  ///< a key that went up
};

/// The D-pad and the left stick are the arrow keys, A is Enter, B is Escape, and the shoulder buttons move from control to control.
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
