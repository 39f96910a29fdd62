// What several screens share: notices, the veil, the window without a game.
#pragma once

#include <string>
#include <utility>

#include "ui/window/window.hpp"

namespace fow::ui {

/// What a player is told of something asked for: that it is done, or why it is not.
struct Notice {
    Notice() = default;
    Notice(std::string refusal) : text(std::move(refusal)) {}
    static Notice of_success(std::string text);
    [[nodiscard]] bool empty() const { return text.empty(); }
    void clear() { text.clear(); }
    std::string text;
    bool done = false;
};
void notice_text(Window& window, const Notice& notice);

/// Drops the veil, in a game; `width` as in ButtonOptions. True when clicked.
[[nodiscard]] bool veil_button(Window& window, float width);
/// Says so, in a game; in a lesson nothing is secret.
void both_may_look(Window& window);

/// An empty map for screens without a game.
void cover_desk(Window& window);

}  // namespace fow::ui
