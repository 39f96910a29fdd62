// Exports a battle: as text, picture, animation, or copy of the record.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/gif.hpp"
#include "games/waterloo/stages/playback.hpp"
#include "ui/pages/export_screen.hpp"

namespace fow::app::inline waterloo {

/// The map at that halt as that viewer saw it, with turn, clock and the last event. `cell`: size of a square in pixels.
[[nodiscard]] ui::Surface picture_of(ui::Window& window, const Playback& playback, std::size_t halt, ui::Eyes eyes, float cell);

/// An animation that is drawn frame by frame.
class Animation {
public:
    /// From halt `from` to halt `to`, both included. `speed`: steps per second.
    Animation(const Playback& playback, ui::Eyes eyes, std::size_t from, std::size_t to, float speed);
    /// Draws one more frame. False if that fails.
    [[nodiscard]] bool draw_next(ui::Window& window);
    [[nodiscard]] bool done() const { return next_ > to_; }
    [[nodiscard]] float progress() const { return static_cast<float>(next_ - from_) / static_cast<float>(to_ + 1 - from_); }
    /// The content of the file, once done(); empty if that failed.
    [[nodiscard]] std::string finish() { return gif_->finish(); }

private:
    const Playback& playback_;
    ui::Eyes eyes_;
    std::size_t from_;
    std::size_t to_;
    std::size_t next_;
    int hundredths_;
    std::unique_ptr<Gif> gif_;  ///< set with the first frame
};

/// The export page. Nothing is written before the export is complete; a stopped export leaves nothing behind.
class Export {
public:
    /// `playback` must outlive the page.
    Export(const Playback& playback, ui::Eyes eyes, std::size_t halt, float speed, const std::filesystem::path& folder);
    /// True when the player leaves the page.
    [[nodiscard]] bool draw(ui::Window& window);
    [[nodiscard]] bool busy() const { return animation_ != nullptr; }

private:
    [[nodiscard]] std::filesystem::path path() const;
    [[nodiscard]] std::string moment(std::size_t halt) const;
    void make(ui::Window& window, bool replace);
    void continue_animation(ui::Window& window);
    void write(const std::string& bytes, bool replace);

    const Playback& playback_;
    ui::Eyes eyes_;
    std::size_t halt_;
    float speed_;
    ui::ExportWish wish_;
    ui::ExportWish asked_;  ///< the one that the notice is about
    ui::Notice notice_;
    bool file_exists_ = false;
    bool replace_ = false;
    std::unique_ptr<Animation> animation_;
};

}  // namespace fow::app::inline waterloo
