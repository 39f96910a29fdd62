// Reads the screen aloud: what a page says when it opens, what changes on it, and what receives the keyboard focus.
#pragma once

#include <string>
#include <vector>

#include "app/voice.hpp"
#include "ui/window/reading.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

/// Knows only the last frame of the game.
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
