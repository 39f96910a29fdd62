// The frame of the program: its window, the page in it, and what lies over the page.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "app/messages.hpp"
#include "app/options.hpp"
#include "app/reader.hpp"
#include "app/stage.hpp"
#include "core/seat.hpp"
#include "core/voices.hpp"
#include "sound/speaker.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

/// For --frames: writes one line for each frame shown, enough to compare two games frame by frame.
class FrameLog {
public:
    /// Throws DataError if the file cannot be written.
    FrameLog(const std::filesystem::path& file, ui::Window& window);
    /// Logs the frame just shown. `line`: line of the script, 0 before the first. `moving`: whether the next frame follows at once.
    void note(const ui::Window& window, int line, bool moving);

private:
    std::ofstream file_;
    int frames_ = 0;
};

/// For --layout: writes the layout faults of the frames of a script.
class LayoutLog {
public:
    /// Throws DataError if the file cannot be written.
    explicit LayoutLog(const std::filesystem::path& file);
    ~LayoutLog();
    LayoutLog(const LayoutLog&) = delete;
    LayoutLog& operator=(const LayoutLog&) = delete;

    /// Checks a frame at rest. `line` as above. Each fault is reported once, where it first appears.
    void note(const ui::Window& window, int line);

private:
    std::ofstream file_;
    std::set<std::string> reported_;
    int frames_ = 0;
};

class Program;

/// Draws, speaks and plays sounds.
class Shell {
public:
    /// `settings`: as saved. Throws DataError if a file for frames cannot be written, std::runtime_error if there is no display.
    Shell(Program& program, const Settings& settings);

    [[nodiscard]] ui::Window& window() { return window_; }
    [[nodiscard]] const ui::Window& window() const { return window_; }
    [[nodiscard]] MessageBox& messages() { return messages_; }
    /// The page on the screen. Null while the program starts.
    [[nodiscard]] Stage* page() const { return page_.get(); }
    /// Whether another page opens with the next frame.
    [[nodiscard]] bool page_changes() const { return next_ != nullptr; }
    /// The page that opens next, or else the one on the screen.
    [[nodiscard]] const Stage& coming_page() const { return next_ ? *next_ : *page_; }
    /// The first page.
    void begin(std::unique_ptr<Stage> page) { page_ = std::move(page); }
    /// A change takes effect with the next frame.
    void go(std::unique_ptr<Stage> page);
    /// Opens the rulebook at that rule, or where it was last open. It covers the page and does not change it.
    void open_rulebook(const std::string& rule);
    /// Whether the rulebook or the reference card lies over the page. Another page closes them.
    [[nodiscard]] bool is_read_over() const { return book_.is_open() || reference_shown_; }
    [[nodiscard]] const Introduction& introduction() const { return voices_.introduction; }
    /// What is said in the game at the table before it, to that seat, and after it; null if nothing is.
    [[nodiscard]] const Saying* said_to(Seat seat) const;
    [[nodiscard]] const Saying* said_at_end(std::optional<Seat> winner) const;
    /// The control of the title page from which another page opens, for the focus when that page closes; "" for none.
    void keep_focus(std::string name) { kept_focus_ = std::move(name); }
    [[nodiscard]] std::string take_kept_focus() { return std::exchange(kept_focus_, std::string()); }
    /// The window takes the look of the current game.
    void show_look();
    /// The player has chosen another language.
    void translate(const std::string& code);
    /// Another person may come to the screen: they must not see where the keyboard was on the map, nor what was read in the rulebook.
    void forget_traces() {
        place_.reset();
        book_ = {};
    }
    void quit() { running_ = false; }
    [[nodiscard]] bool running() const { return running_; }

    // For the event loop, in this order.
    /// Whether the window shows or says something that is not finished yet.
    [[nodiscard]] bool at_rest() const { return !window_.needs_frame() && !page_->animating() && !next_ && !reader_.busy(); }
    [[nodiscard]] bool speaks() const { return reader_.busy(); }
    void speak_on() { reader_.tick(); }
    void handle(const SDL_Event& event);
    /// Opens the next page. False if there is none.
    bool turn_page();
    void draw_page() { page_->draw(window_); }
    void draw_reference();
    /// What lies over everything else. `place`: of a message; nothing for the middle of the window.
    void draw_top(std::optional<ui::ModalPlace> place);
    void end_frame();
    /// `line`: of the script; `rests`: nothing follows at once.
    void log_frame(int line, bool rests);
    /// Sounds are played, unless a script runs: --frames lists them.
    void play_sounds();

private:
    /// F1 opens and closes the list of keys, F2 the rulebook, F3 the reference card. Escape closes them, or answers a message with "no".
    void handle_overlay_key(SDL_Keycode key);
    /// Escape leads back to the menu, if the card was opened from there.
    void toggle_reference(bool by_escape);
    [[nodiscard]] ui::RulebookModel rulebook();

    Program& program_;
    ui::Window window_;
    MessageBox messages_;
    sound::Speaker speaker_;
    Reader reader_;
    std::optional<FrameLog> frame_log_;
    std::optional<LayoutLog> layout_log_;
    std::unique_ptr<Stage> page_;
    std::unique_ptr<Stage> next_;
    ui::RulebookScreen book_;
    Voices voices_;  ///< empty if its file cannot be read, which is reported
    std::string kept_focus_;
    struct Place {
        Seat seat;
        std::string square;
    };
    std::optional<Place> place_;       ///< where the keyboard was on the last map of one seat, until a map of the other one opens
    const System* look_of_ = nullptr;  ///< the game whose look the window has
    const System* book_of_ = nullptr;  ///< the game whose rulebook it shows
    bool keys_shown_ = false;
    bool reference_shown_ = false;
    bool running_ = true;
};

}  // namespace fow::app
