// What can be clicked and read on the frame just drawn, by name: the eyes of the scripted play and of the tests.
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>
#include <vector>

#include "ui/window/boxes.hpp"

namespace fow::ui {

/// One control on the screen. `rect` in pixels of the window.
struct Control {
    enum class Kind { button, primary, field, slider, square, link };
    std::string name;  ///< "end-turn", or a square: "e4"
    SDL_FRect rect{};
    bool enabled = true;  ///< false also while something modal lies above it, or it is scrolled out of sight
    Kind kind = Kind::button;
    bool out_of_sight = false;  ///< it could be used once scrolled to
};

/// Rebuilt every frame; holds the last frame's controls until the next begins.
class Controls {
public:
    /// `width`, `height`: of the window, pixels.
    void clear(int width, int height);
    /// Cannot be clicked where nothing of it is seen.
    void add(std::string_view name, const SDL_FRect& rect, bool enabled = true, Control::Kind kind = Control::Kind::button);
    /// A text that the frame shows, and where.
    void say(std::string_view text, const SDL_FRect& rect);
    /// What a picture says.
    void say(std::string_view text);
    /// Something modal opens: what was registered so far cannot be clicked.
    void cover();
    /// Does nothing modal lie above what is registered now? As far as the frame before tells.
    [[nodiscard]] bool uncovered() const { return covered_ || !was_covered_; }

    /// The control of that name, or nothing. Of two with one name the last drawn wins.
    [[nodiscard]] const Control* find(std::string_view name) const;
    /// Is `text` a part of some text shown?
    [[nodiscard]] bool shows(std::string_view text) const;
    [[nodiscard]] const std::vector<Control>& all() const { return controls_; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
    [[nodiscard]] Boxes& boxes() { return boxes_; }
    [[nodiscard]] const Boxes& boxes() const { return boxes_; }

private:
    std::vector<Control> controls_;
    std::vector<std::string> texts_;
    Boxes boxes_;
    bool covered_ = false;
    bool was_covered_ = false;
};

}  // namespace fow::ui
