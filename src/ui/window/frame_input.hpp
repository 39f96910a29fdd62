// Which input one frame may take in. When frames take long, several keys arrive between two of them; handled together they would overtake
// each other or be missed.
#pragma once

#include <SDL.h>

#include <optional>

namespace fow::ui {

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

}  // namespace fow::ui
