// Replay of a game, and the pages that it leads to.
#pragma once

#include <SDL.h>
#include <memory>
#include <optional>
#include <vector>

#include "app/program.hpp"
#include "app/replay/analysis_page.hpp"
#include "app/replay/export_page.hpp"
#include "app/replay/notes.hpp"
#include "app/replay/replayed.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

/// Automatic play of a replay: it steps, rests, and steps again.
class ReplayPace {
public:
    [[nodiscard]] bool playing() const { return playing_; }
    [[nodiscard]] ui::Speed speed() const { return speed_; }
    [[nodiscard]] float factor() const { return ui::factor_of(speed_); }
    void choose(ui::Speed speed) { speed_ = speed; }
    void play_or_pause() {
        playing_ = !playing_;
        rests_since_.reset();
    }
    void stop() { playing_ = false; }
    /// A step was made: its rest begins when due() is next asked.
    void stepped() { rests_since_.reset(); }
    /// Whether the next step is due. `seen`: the last one showed something; `still`: without animation.
    [[nodiscard]] bool due(bool seen, bool still) {
        constexpr float rest_ms = 350;   ///< between two visible steps
        constexpr float hidden_ms = 60;  ///< after a step that shows nothing
        constexpr float still_ms = 700;  ///< when animations are off
        if (!rests_since_) rests_since_ = ui::now();
        const float rest = !seen ? hidden_ms : still ? still_ms : rest_ms;
        return static_cast<float>(ui::now() - *rests_since_) >= rest / factor();
    }

private:
    bool playing_ = false;
    ui::Speed speed_ = ui::Speed::one;
    std::optional<Uint32> rests_since_;  ///< by ui::now(): when the animation of the last step ended
};

/// Replays a game from the view of `seat`; without a seat the game must be over or without secrets, and everything is shown.
class ReplayPage : public WatchedPage {
public:
    /// A game that is being played is one of two computed players: everything is shown, and it plays from where it has got to.
    enum class Of { record, game_being_played };
    /// `match`, whose game `replayed` is, must outlive the page.
    ReplayPage(Program& program, const Match& match, std::unique_ptr<Replayed> replayed, std::optional<Seat> seat, Of of = Of::record);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override {
        return (pace_.playing() && !wants_more()) || replayed_->moving() || (export_ && export_->busy());
    }
    void grew() override;
    [[nodiscard]] bool wants_more() const override {
        return of_ == Of::game_being_played && pace_.playing() && halt_ == replayed_->last() && !replayed_->moving();
    }
    [[nodiscard]] bool board_turns() const override { return replayed_->board_turns(); }
    [[nodiscard]] bool has_reference() const override { return replayed_->has_reference(); }
    [[nodiscard]] bool draw_reference(ui::Window& window) override { return replayed_->draw_reference(window); }
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    void open_page(ui::PageOverReplay page) override;
    [[nodiscard]] bool waits() const override { return analysis_ && analysis_->running(); }
    void poll() override;

private:
    /// The page "Two truths": what a seat believed beside what was true.
    struct Compared {
        Seat seat = Seat::first;
        bool beliefs_shown = false;
        ui::Timeline timeline;
        ui::Truths truths;
    };

    void draw_board(ui::Window& window);
    void draw_truths(ui::Window& window);
    void draw_statistics(ui::Window& window);
    void draw_analysis(ui::Window& window);
    void draw_play_on(ui::Window& window);
    /// Leaves a page that covers the board, unless the player goes to a moment of the game: then `to_board`.
    void close_page(bool to_board);
    void show_notes();
    void set_eyes(ui::Eyes eyes);
    void refresh();
    void compare(Seat seat, bool beliefs);
    void seek(std::size_t halt);
    void step();
    void advance();
    void play_or_pause();
    void handle(const ui::ReplayIntent& intent);

    Program& program_;
    const Match& match_;
    std::unique_ptr<Replayed> replayed_;
    std::optional<Seat> seat_;
    Of of_;
    ui::Eyes eyes_;
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    ReplayPace pace_;
    ui::ReplayColumn column_;
    std::optional<Compared> compared_;
    std::optional<ui::Numbers> numbers_;    ///< set while the page is open
    std::optional<AnalysisPage> analysis_;  ///< kept when the page is left: the judging continues meanwhile
    bool analysis_open_ = false;
    bool board_shown_ = false;  ///< or else *Back* leads to where the page was opened
    std::optional<ExportPage> export_;
    bool asks_to_play_on_ = false;
    ReplayNotes notes_;
};

}  // namespace fow::app
