// The keyboard leads the pointer: from control to control, from square to square, and presses what it stands on. So whatever
// can be done with a pointer can be done without one, and is shown the same way.
#pragma once

#include <SDL.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/window/controls.hpp"

namespace fow::ui {

class Keyboard {
public:
    /// A key went down or up. `shown`: the frame on the screen; `typing`: a field takes the letters.
    void hear(const SDL_KeyboardEvent& event, const Controls& shown, bool typing);
    /// The pointer was moved by a hand: that leads now.
    void let_go() { leads_ = false; }
    /// Another screen: where it stood is forgotten.
    void forget();
    /// After a frame: what it stood on may be covered or gone. True when it stands elsewhere now.
    bool settle(const Controls& shown);

    /// The control that it leads the pointer to; nothing while a hand leads it.
    [[nodiscard]] const Control* leads_to(const Controls& shown) const;
    [[nodiscard]] bool leads() const { return leads_ && at_; }
    /// The button of the pointer is held down by a key.
    [[nodiscard]] bool holds() const { return held_by_.has_value(); }
    /// It went down since the last call.
    [[nodiscard]] bool take_press() { return std::exchange(pressed_, false); }
    /// Whatever is being typed ends there, since the last call.
    [[nodiscard]] bool take_end_of_typing() { return std::exchange(ends_typing_, false); }
    /// Turns of the wheel since the last call, up counts.
    [[nodiscard]] float take_wheel() { return std::exchange(wheel_, 0.0F); }
    /// Steps for the slider of that name since the last call; 1 is up.
    [[nodiscard]] int nudge(std::string_view name);
    /// It wants to go to the control of that name, which has to be scrolled into sight.
    [[nodiscard]] bool seeks(std::string_view name) const { return leads_ && at_ == name; }
    /// That key has gone down since the frame before; `repeats`: being held down counts again and again.
    [[nodiscard]] bool pressed(SDL_Scancode key, bool repeats = false) const;
    /// Any but `those` has gone down since the frame before.
    [[nodiscard]] bool pressed_other_than(std::initializer_list<SDL_Scancode> those) const;
    /// As if that key had not gone down.
    void swallow(SDL_Scancode key);
    /// A field is typed into: it goes on from there.
    void stands_on(std::string_view name) { at_ = name; }
    /// This frame has other uses for the arrows, the space bar and page up and down: they only do here what they do elsewhere
    /// where the pointer is led already.
    void leave_keys() { keys_taken_ = true; }
    void begin_frame() { keys_taken_ = false; }
    void end_frame() { presses_.clear(); }

private:
    struct KeyPress {
        SDL_Scancode key;
        bool repeated;  ///< it was down already
    };
    void go(const Control& control);
    void seek(const Controls& shown);
    void step(const Controls& shown, int way);
    void turn(const Controls& shown, float x, float y);
    void press(SDL_Keycode key, const Controls& shown, bool typing);

    std::vector<KeyPress> presses_;  ///< since the frame before
    bool leads_ = false;
    std::optional<std::string> at_;
    std::optional<std::string> before_;  ///< where it stood before something modal opened
    std::optional<std::string> square_;  ///< where it stood on the map
    std::optional<SDL_Keycode> held_by_;
    bool pressed_ = false;
    bool ends_typing_ = false;
    bool keys_taken_ = false;
    int nudge_ = 0;
    float wheel_ = 0;
};

}  // namespace fow::ui
