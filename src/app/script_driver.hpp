// Plays a script: real SDL events into the real event loop, each with a frame of its own.
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

class ScriptDriver {
public:
    ScriptDriver(std::vector<Command> commands, Program& program) : commands_(std::move(commands)), program_(program) {}

    /// Called after each turn of the event loop, which is a fixed time by the clock. Leaves the program at the end of the
    /// script or at its first fault.
    void step();
    /// Of the command under way; 0 before the first.
    [[nodiscard]] int line() const { return next_ == 0 ? 0 : commands_[next_ - 1].line; }
    /// "game.fow, line 12: there is no control ...", or empty.
    [[nodiscard]] const std::string& failure() const { return failure_; }

private:
    struct Beat {
        std::function<void()> act;
        Uint32 after_ms = 0;  ///< not before so long after the beat before it
    };
    void begin(const Command& command);
    void point(SDL_FPoint at);
    void press(SDL_FPoint at, bool down, Uint8 button = SDL_BUTTON_LEFT);
    void type(const std::string& text);
    void scroll_up();
    void take_shot(const std::string& name) const;
    /// The same as beats to come.
    void then_point(SDL_FPoint at);
    void then_press(SDL_FPoint at, bool down, Uint8 button = SDL_BUTTON_LEFT, Uint32 after_ms = 0);
    void press_key(const std::string& name, bool down, Uint32 after_ms = 0, bool again = false);
    /// Presses Tab and the arrows until they lead to that control.
    void approach(const std::string& name, int keys_left);
    void change_window(SDL_WindowEventID change);
    /// A control, a square, or a pixel as "@100,200".
    [[nodiscard]] SDL_FPoint find(const std::string& name) const;
    void fail(const std::string& reason);

    std::vector<Command> commands_;
    Program& program_;
    std::size_t next_ = 0;
    std::deque<Beat> beats_;
    Uint32 last_beat_ = 0;
    bool meanwhile_ = false;  ///< the next command does not wait for the screen to come to rest
    SDL_FPoint pointer_{0, 0};
    std::string failure_;
};

}  // namespace fow::app
