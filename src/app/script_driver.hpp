// Plays a script: feeds SDL events into the event loop, one frame for each.
#pragma once

#include <SDL.h>

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/script.hpp"

namespace fow::app {

class Program;
class Shell;

class ScriptDriver {
public:
    /// The script of ProgramOptions; there must be one.
    explicit ScriptDriver(Program& program);

    /// Called after each turn of the event loop, which takes a fixed time on the script's clock. Quits the program at the end
    /// of the script or at its first failure.
    void step();
    /// The line of the current command; 0 before the first.
    [[nodiscard]] int line() const { return next_ == 0 ? 0 : commands_[next_ - 1].line; }
    /// "game.fow, line 12: there is no control ...", or empty.
    [[nodiscard]] const std::string& failure() const { return failure_; }

private:
    /// A part of a command that is carried out in its own frame.
    struct Step {
        std::function<void()> act;
        Uint32 after_ms = 0;  ///< minimum delay after the previous step
    };
    void begin(const Command& command);
    void press_twice(SDL_FPoint at);
    /// Begins a command of the mouse or the keyboard. False if it is another one.
    bool begin_input(const Command& command);
    void point(SDL_FPoint at);
    void press(SDL_FPoint at, bool down, Uint8 button = SDL_BUTTON_LEFT, Uint8 clicks = 1);
    void type(const std::string& text);
    void push_key(SDL_Keycode key, int held, bool down, bool again = false) const;
    /// Presses all these keys and types all these words, separated by "|", before the next frame.
    void rush(const std::string& keys);
    void scroll_up();
    void take_shot(const std::string& name) const;
    // The same, queued as steps.
    void then_point(SDL_FPoint at);
    void then_press(SDL_FPoint at, bool down, Uint8 button = SDL_BUTTON_LEFT, Uint32 after_ms = 0);
    void press_key(const std::string& name, bool down, Uint32 after_ms = 0, bool again = false);
    /// Presses Tab and the arrow keys until the keyboard focus is on that control.
    void approach(const std::string& name, int keys_left);
    void change_window(SDL_WindowEventID change);
    /// The centre of a control or square, a pixel given as "@100,200", or a place of a map without squares, "map:1940,1660".
    [[nodiscard]] SDL_FPoint find(const std::string& name) const;
    void fail(const std::string& reason);

    const std::vector<Command>& commands_;
    Program& program_;
    Shell& shell_;
    std::size_t next_ = 0;
    std::deque<Step> steps_;
    Uint32 last_step_ = 0;
    bool meanwhile_ = false;  ///< the next command does not wait until the screen is at rest
    SDL_FPoint pointer_{0, 0};
    std::string failure_;
};

}  // namespace fow::app
