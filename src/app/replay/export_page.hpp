// The page that exports a game: as text, picture, animation, or copy of the record.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/gif.hpp"
#include "app/replay/replayed.hpp"
#include "ui/pages/export_screen.hpp"

namespace fow::app {

class Match;

/// An animation that is drawn frame by frame.
class Animation {
public:
    /// From halt `from` to halt `to`, both included. `speed`: steps per second.
    Animation(const Replayed& game, ui::Eyes eyes, std::size_t from, std::size_t to, float speed);
    /// Draws one more frame. False if that fails.
    [[nodiscard]] bool draw_next(ui::Window& window);
    [[nodiscard]] bool done() const { return next_ > to_; }
    [[nodiscard]] float progress() const { return static_cast<float>(next_ - from_) / static_cast<float>(to_ + 1 - from_); }
    /// The content of the file, once done(); empty if that failed.
    [[nodiscard]] std::string finish() { return gif_->finish(); }

private:
    const Replayed& game_;
    ui::Eyes eyes_;
    std::size_t from_;
    std::size_t to_;
    std::size_t next_;
    int hundredths_;
    std::unique_ptr<Gif> gif_;  ///< set with the first frame
};

/// Nothing is written before the export is complete; a stopped export leaves nothing behind.
class ExportPage {
public:
    /// The game as one viewer saw it, at that halt. `speed`: steps per second of an animation. `folder`: the one that is offered. Game and
    /// match must outlive the page.
    ExportPage(const Replayed& game, const Match& match, ui::Eyes eyes, std::size_t halt, float speed, const std::filesystem::path& folder);
    /// True when the player leaves the page.
    [[nodiscard]] bool draw(ui::Window& window);
    [[nodiscard]] bool busy() const { return animation_ != nullptr; }

private:
    [[nodiscard]] std::filesystem::path path() const;
    void make(ui::Window& window, bool replace);
    void continue_animation(ui::Window& window);
    void write(const std::string& bytes, bool replace);

    const Replayed& game_;
    const Match& match_;
    ui::Eyes eyes_;
    std::size_t halt_;
    float speed_;
    ui::ExportWish wish_;
    ui::ExportWish asked_;  ///< the wish that the notice is about
    ui::Notice notice_;
    bool file_exists_ = false;
    bool replace_ = false;
    std::unique_ptr<Animation> animation_;
    std::string drawn_;  ///< the animation that has been drawn, while the player is asked whether it replaces a file
};

}  // namespace fow::app
