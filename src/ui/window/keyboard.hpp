// Moves the pointer by keyboard: from control to control and square to square, and presses the focused one.
#pragma once

#include <SDL.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/window/controls.hpp"
#include "ui/window/keys.hpp"

namespace fow::ui {

/// Everything that works with the mouse works without it, and looks the same.
class Keyboard {
public:
    /// A key went down or up, as KeyTranslator has it. `shown`: the frame on the screen; `typing`: a text field has the focus.
    void handle(const SDL_KeyboardEvent& event, const Controls& shown, bool typing);
    /// The mouse was moved: it controls the pointer now.
    void release() { active_ = false; }
    /// Another screen: forgets the focus.
    void forget();
    /// Call after each frame: the focused control may be covered or gone. True if the focus moved.
    bool settle(const Controls& shown);

    /// The control with the focus; null while the mouse controls the pointer.
    [[nodiscard]] const Control* focused(const Controls& shown) const;
    [[nodiscard]] bool active() const { return active_ && at_; }
    /// A key holds the mouse button down.
    [[nodiscard]] bool holds() const { return held_by_.has_value(); }
    /// The button went down since the last call.
    [[nodiscard]] bool take_press() { return std::exchange(pressed_, false); }
    /// Typing ended since the last call.
    [[nodiscard]] bool take_end_of_typing() { return std::exchange(ends_typing_, false); }
    /// Turns of the wheel since the last call, positive = up.
    [[nodiscard]] float take_wheel() { return std::exchange(wheel_, 0.0F); }
    /// Steps for the slider of that name since the last call, positive = up.
    [[nodiscard]] int nudge(std::string_view name);
    /// The control of that name has the focus and must be scrolled into view.
    [[nodiscard]] bool seeks(std::string_view name) const { return active_ && at_ == name; }
    /// That key went down since the last frame, with neither Ctrl, Alt nor Super; `repeats`: also counts the repeats of a key held down.
    [[nodiscard]] bool pressed(Shortcut key, bool repeats = false) const;
    /// The same with Ctrl.
    [[nodiscard]] bool pressed_with_ctrl(SDL_Keycode key, bool repeats = false) const;
    /// The key that went down since the last frame, if any: with neither Ctrl, Alt nor Super, or one of these.
    [[nodiscard]] std::optional<SDL_Keycode> any_pressed() const;
    /// Any key but `those` and modifiers went down since the last frame.
    [[nodiscard]] bool pressed_other_than(std::initializer_list<Shortcut> those) const;
    /// Ignores that key's press.
    void swallow(SDL_Keycode key);
    /// The player types into a text field: moves the focus there. `enter`: the control that Enter presses then; the field itself = Enter
    /// does nothing; "" = Enter moves the focus to the primary button.
    void focus_on(std::string_view name, std::string_view enter = {}) {
        if (active_ && at_ && at_ != name) before_ = at_;  // a page that begins with a field covers what had the focus
        at_ = name;
        enter_ = enter;
    }
    /// Goes to that field in the next frame, to type into it.
    void reach(std::string_view name) {
        at_ = name;
        active_ = pressed_ = true;
    }
    /// The focus goes to that control, if there is one and the keyboard moves the pointer, when it is asked for next.
    void come_back_to(std::string_view name) { before_ = name; }
    /// The square that last had the focus, or "".
    [[nodiscard]] std::string place_on_map() const { return square_.value_or(std::string()); }
    /// The keys enter the map at that square, if there is one.
    void enter_map_at(const std::string& square) { square_ = square; }
    /// This frame uses the arrows, the space bar and the page keys itself. They move the focus only if a control has it.
    void reserve_keys() { keys_taken_ = true; }
    void begin_frame() { keys_taken_ = false; }
    void end_frame() { presses_.clear(); }

private:
    struct KeyPress {
        SDL_Keysym key;
        bool repeated;  ///< it was down already
    };
    void go(const Control& control);
    void seek(const Controls& shown);
    void step(const Controls& shown, int way);
    void turn(const Controls& shown, float x, float y);
    void press(SDL_Keycode key, const Controls& shown, bool typing);
    void enter_while_typing(const Controls& shown);

    std::vector<KeyPress> presses_;  ///< since the last frame
    bool active_ = false;
    std::optional<std::string> at_;
    std::string enter_;                  ///< while typing: as in focus_on()
    std::optional<std::string> before_;  ///< the focus before something modal opened
    std::optional<std::string> square_;  ///< the last square focused
    std::optional<SDL_Keycode> held_by_;
    bool pressed_ = false;
    bool ends_typing_ = false;
    bool answers_late_ = false;  ///< Enter came before the controls of the page that it answers
    bool keys_taken_ = false;
    bool covered_ = false;  ///< by something modal, when last settled
    bool waits_ = false;    ///< the focus was put on the map because there was no primary button, which may come
    int nudge_ = 0;
    float wheel_ = 0;
};

/// What the keys ask of a map since the last frame: 1 = enlarge it, -1 = show more of it, 0 = nothing.
[[nodiscard]] int zoom_asked(const Keyboard& keys);

}  // namespace fow::ui
