// What the window shows at one time: a menu, a veil, a map...
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "fow/view/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

class Stage {
public:
    Stage() = default;
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    virtual ~Stage() = default;

    /// Draws one frame and does what the player asked for in it.
    virtual void draw(ui::Window& window) = 0;
    /// An event as it comes, before the next frame.
    virtual void event(const SDL_Event&) {}
    /// What a player asked for has been done.
    virtual void notice(const std::string&) {}
    /// Something moves: the next frame is wanted at once.
    [[nodiscard]] virtual bool animating() const { return false; }
    /// What has been done is still being shown: nothing is said of it beforehand.
    [[nodiscard]] virtual bool unfolds() const { return animating(); }
    /// Its map is turned to the Allied player where that is chosen.
    [[nodiscard]] virtual bool board_turns() const { return true; }
    /// The seat whose secrets it shows, or nothing: then no veil is needed.
    [[nodiscard]] virtual std::optional<Seat> private_to() const { return std::nullopt; }
};

}  // namespace fow::app
