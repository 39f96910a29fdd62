// Reads the screen aloud: what a page says when it opens, what changes on it, and what receives the keyboard focus. It knows only the last
// frame of the game.
// Speaks through speech-dispatcher: runs the program spd-say for each text, and never waits for it.
#pragma once

#include <chrono>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "files/platform.hpp"
#include "ui/window/reading.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

/// At most this many bytes of a text are spoken.
inline constexpr std::size_t spoken_limit = 4000;
/// The text in the form passed to spd-say: one line of UTF-8 without control characters or per cent signs, not too long.
[[nodiscard]] std::string speakable(std::string_view text);

class Voice {
public:
    /// Looks for spd-say, unless `allowed` is false.
    explicit Voice(bool allowed);
    ~Voice() { silence(); }
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    /// spd-say is there.
    [[nodiscard]] bool available() const { return !program_.empty(); }
    enum class When {
        now,    ///< interrupting what is being said
        after,  ///< when that has been said
    };
    void say(std::string_view text, When when);
    /// Stops speaking at once, and drops texts that have not been begun.
    void silence();
    /// Call often while busy().
    void tick();
    /// A text waits to be passed on, or a program is still running.
    [[nodiscard]] bool busy() const { return !waiting_.empty() || !running_.empty(); }

private:
    void run(std::vector<std::string> arguments);

    platform::Path program_;
    std::deque<std::vector<std::string>> waiting_;   ///< arguments
    std::vector<platform::Child> running_;           ///< only the last one counts; earlier ones are ending
    std::chrono::steady_clock::time_point started_;  ///< the last one
    bool spoke_ = false;                             ///< since the last silence
};

class Reader {
public:
    /// `allowed`: as for Voice.
    explicit Reader(bool allowed) : voice_(allowed) {}

    [[nodiscard]] bool available() const { return voice_.available(); }
    /// Handles an event. The window is silent while it does not have the keyboard focus.
    void hear(const SDL_Event& event);
    /// Another screen begins: stops reading what was on the last one.
    void forget();
    /// Call after each frame. `whole`: the player asked for the whole page. True if another frame is needed to tell whether the screen is
    /// at rest.
    [[nodiscard]] bool note(const ui::Window& window, bool whole);
    /// Call at each turn of the event loop.
    void tick() { voice_.tick(); }
    [[nodiscard]] bool busy() const { return voice_.busy(); }

private:
    [[nodiscard]] std::vector<std::string> news(const ui::Reading& before) const;
    [[nodiscard]] std::vector<std::string> focus_news() const;

    Voice voice_;
    ui::Reading now_;                ///< of the last frame
    std::vector<ui::Reading> said_;  ///< by layer: what has been read, so that a page that closes does not repeat the one below
    std::string focus_;              ///< the last one that was read
    std::vector<std::string> focus_texts_;
    bool whole_ = false;   ///< asked for and not said yet
    bool acted_ = false;   ///< the player has pressed something since the last text was spoken
    bool watched_ = true;  ///< the window has the focus
    bool closed_ = false;  ///< a page was closed since the last text was spoken
    bool first_ = true;    ///< no frame of this screen yet
};

}  // namespace fow::app
