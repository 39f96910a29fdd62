// What can be clicked and read on the frame just drawn, by name: the eyes of the scripted play and of the tests.
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>
#include <vector>

namespace fow::ui {

/// One control on the screen. `rect` in pixels of the window.
struct Control {
    std::string name;  ///< "end-turn", or a square: "e4"
    SDL_FRect rect{};
    bool enabled = true;  ///< false also while something modal lies above it
};

/// Rebuilt every frame; holds the last frame's controls until the next begins.
class Controls {
public:
    void clear();
    void add(std::string_view name, const SDL_FRect& rect, bool enabled = true);
    /// A text that the frame shows.
    void say(std::string_view text);
    /// Something modal opens: what was registered so far cannot be clicked.
    void cover();

    /// The control of that name, or nothing. Of two with one name the last drawn wins.
    [[nodiscard]] const Control* find(std::string_view name) const;
    /// Is `text` a part of some text shown?
    [[nodiscard]] bool shows(std::string_view text) const;
    [[nodiscard]] const std::vector<Control>& all() const { return controls_; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

private:
    std::vector<Control> controls_;
    std::vector<std::string> texts_;
};

}  // namespace fow::ui
