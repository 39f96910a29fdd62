// A page of the program: a menu, the veil, the map...
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "core/seat.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

class System;

class Stage {
public:
    Stage() = default;
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    virtual ~Stage() = default;

    /// Draws one frame and handles the player's input in it.
    virtual void draw(ui::Window& window) = 0;
    /// A raw event, before the next frame.
    virtual void event(const SDL_Event&) {}
    /// The player has chosen another language: whatever it keeps as words is made anew.
    virtual void translate() {}
    /// Reports that the player's request was carried out.
    virtual void notice(const std::string&) {}
    /// A hint means this action, in the game's notation. For a game that shows more of it than Advice::rings.
    virtual void advised(const std::string& /*action*/) {}
    /// In a replay: opens that page over it.
    virtual void open_page(ui::PageOverReplay) {}
    /// On the page of a course: begins the lesson that it suggests. False if it suggests none.
    virtual bool begin_suggested_lesson() { return false; }
    /// Something moves: the next frame is drawn at once.
    [[nodiscard]] virtual bool animating() const { return false; }
    /// The outcome is still being revealed: captions must not tell it yet.
    [[nodiscard]] virtual bool revealing() const { return animating(); }
    /// It has shown that a die decides, and is offering to roll it.
    [[nodiscard]] virtual bool asks_for_roll() const { return false; }
    /// It waits for something other than the player: poll() is called again and again between frames.
    [[nodiscard]] virtual bool waits() const { return false; }
    virtual void poll() {}
    /// While the player at the screen can still take back what they did: the label of the button that makes it final. Otherwise empty.
    [[nodiscard]] virtual std::string asks_to_confirm() const { return {}; }
    /// Its map follows the setting that turns the board for the player in the north.
    [[nodiscard]] virtual bool board_turns() const { return true; }
    /// Whether it has a reference card, which is drawn over it: the pieces of this game, as the seat at the screen knows them.
    [[nodiscard]] virtual bool has_reference() const { return false; }
    /// True when the card was closed.
    [[nodiscard]] virtual bool draw_reference(ui::Window&) { return true; }
    /// The page belongs to the game that the title page offers, not to the game at the table, and has the look of the former.
    [[nodiscard]] virtual bool of_chosen_game() const { return false; }
    /// The game of a page that asks before that game comes to the table; null: the game at the table, or the chosen one.
    [[nodiscard]] virtual const System* asks_about() const { return nullptr; }
    /// W15.5: the seat whose clock runs.
    [[nodiscard]] virtual std::optional<Seat> thinking() const { return std::nullopt; }
    /// The seat whose secrets it shows; none if no veil is needed.
    [[nodiscard]] virtual std::optional<Seat> private_to() const { return std::nullopt; }
};

/// A page that shows a game in progress to somebody who may see all of it.
class WatchedPage : public Stage {
public:
    /// The game has advanced beyond what the page knew.
    virtual void grew() = 0;
    /// The page is playing, and has shown all that it knows.
    [[nodiscard]] virtual bool wants_more() const = 0;
};

}  // namespace fow::app
