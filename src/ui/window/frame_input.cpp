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

}  // namespace fow::ui
