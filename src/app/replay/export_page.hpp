// The page that exports a game: as text, picture, animation, or copy of the record.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/gif.hpp"
#include "ui/pages/export_screen.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::app {

/// What a game provides for export, as one viewer saw it. Halts are those of its replay.
class Exported {
public:
    Exported() = default;
    Exported(const Exported&) = delete;
    Exported& operator=(const Exported&) = delete;
    virtual ~Exported() = default;
    /// The name of the viewer, for players.
    [[nodiscard]] virtual std::string seen_by() const = 0;
    /// The name that is offered for the file.
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual ui::Timeline timeline() const = 0;
    /// "turn 3, 12:00"
    [[nodiscard]] virtual std::string moment(std::size_t halt) const = 0;
    /// How many lines of the log had been heard at that halt.
    [[nodiscard]] virtual std::size_t heard(std::size_t halt) const = 0;
    /// Line by line.
    [[nodiscard]] virtual std::string text() const = 0;
    /// Throws DataError.
    [[nodiscard]] virtual std::string record() const = 0;
    /// The board with what happened last. `cell`: size of a square in pixels. Empty on failure.
    [[nodiscard]] virtual ui::Surface picture(ui::Window& window, std::size_t halt, float cell) const = 0;
};

/// An animation that is drawn frame by frame.
class Animation {
public:
    /// From halt `from` to halt `to`, both included. `speed`: steps per second.
    Animation(const Exported& game, std::size_t from, std::size_t to, float speed);
    /// Draws one more frame. False if that fails.
    [[nodiscard]] bool draw_next(ui::Window& window);
    [[nodiscard]] bool done() const { return next_ > to_; }
    [[nodiscard]] float progress() const { return static_cast<float>(next_ - from_) / static_cast<float>(to_ + 1 - from_); }
    /// The content of the file, once done(); empty if that failed.
    [[nodiscard]] std::string finish() { return gif_->finish(); }

private:
    const Exported& game_;
    std::size_t from_;
    std::size_t to_;
    std::size_t next_;
    int hundredths_;
    std::unique_ptr<Gif> gif_;  ///< set with the first frame
};

/// Nothing is written before the export is complete; a stopped export leaves nothing behind.
class ExportPage {
public:
    /// `speed`: steps per second of an animation. `folder`: the one that is offered.
    ExportPage(std::unique_ptr<Exported> game, std::size_t halt, float speed, const std::filesystem::path& folder);
    /// True when the player leaves the page.
    [[nodiscard]] bool draw(ui::Window& window);
    [[nodiscard]] bool busy() const { return animation_ != nullptr; }

private:
    [[nodiscard]] std::filesystem::path path() const;
    void make(ui::Window& window, bool replace);
    void continue_animation(ui::Window& window);
    void write(const std::string& bytes, bool replace);

    std::unique_ptr<Exported> game_;
    std::size_t last_;
    std::size_t halt_;
    float speed_;
    ui::ExportWish wish_;
    ui::ExportWish asked_;  ///< the wish that the notice is about
    ui::Notice notice_;
    bool file_exists_ = false;
    bool replace_ = false;
    std::unique_ptr<Animation> animation_;
};

}  // namespace fow::app
