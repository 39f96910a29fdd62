// A battle, or a part of it, as a file: its text, a picture, a moving picture, a copy of the record.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/gif.hpp"
#include "app/playback.hpp"
#include "ui/screens/export_screen.hpp"

namespace fow::app {

/// The map at that halt as that viewer saw it, with turn, clock and what had just happened; `cell` in pixels.
[[nodiscard]] ui::Surface picture_of(ui::Window& window, const Playback& playback, std::size_t halt, ui::Eyes eyes, float cell);

/// A moving picture in the making.
class MovingPicture {
public:
    /// Both halts included; `speed`: how many times faster than a second a step.
    MovingPicture(const Playback& playback, ui::Eyes eyes, std::size_t from, std::size_t to, float speed);
    /// One picture more. False where it cannot be made.
    [[nodiscard]] bool draw_next(ui::Window& window);
    [[nodiscard]] bool done() const { return next_ > to_; }
    [[nodiscard]] float progress() const { return static_cast<float>(next_ - from_) / static_cast<float>(to_ + 1 - from_); }
    /// The file, once it is done(); empty where it cannot be made.
    [[nodiscard]] std::string finish() { return gif_->finish(); }

private:
    const Playback& playback_;
    ui::Eyes eyes_;
    std::size_t from_;
    std::size_t to_;
    std::size_t next_;
    int hundredths_;
    std::unique_ptr<Gif> gif_;  ///< from the first picture on
};

/// The page where a player asks for it. Nothing is written before it is whole, and nothing is left of what was stopped.
class Export {
public:
    /// `playback` must outlive it.
    Export(const Playback& playback, ui::Eyes eyes, std::size_t halt, float speed, const std::filesystem::path& folder);
    /// True when the player turns back.
    [[nodiscard]] bool draw(ui::Window& window);
    [[nodiscard]] bool busy() const { return moving_ != nullptr; }

private:
    [[nodiscard]] std::filesystem::path path() const;
    [[nodiscard]] std::string moment(std::size_t halt) const;
    void make(ui::Window& window, bool replace);
    void go_on(ui::Window& window);
    void write(const std::string& bytes, bool replace);

    const Playback& playback_;
    ui::Eyes eyes_;
    std::size_t halt_;
    float speed_;
    ui::ExportWish wish_;
    ui::ExportWish asked_;  ///< what the notice is about
    ui::Notice notice_;
    bool there_ = false;
    bool replaces_ = false;
    std::unique_ptr<MovingPicture> moving_;
};

}  // namespace fow::app
