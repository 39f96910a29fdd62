// Replay of a game of the classic game or one of its variants, and the pages that it leads to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/program.hpp"
#include "app/replay/analysis_page.hpp"
#include "app/replay/notes.hpp"
#include "app/replay/pace.hpp"
#include "games/stratego/screens/replay_screen.hpp"
#include "games/stratego/screens/two_truths_screen.hpp"
#include "games/stratego/stages/analysed.hpp"
#include "games/stratego/stages/export.hpp"
#include "games/stratego/stages/playback.hpp"
#include "games/stratego/stages/statistics.hpp"

namespace fow::stratego::stages {

/// The page "Two truths": what a seat believed beside what was true.
struct SeatTruths {
    Seat seat = fow::stratego::blue_seat;
    ui::Timeline timeline;
    fow::stratego::View believed;
    fow::stratego::View truth;
    std::string happened;  ///< the last log line of the seat
    bool beliefs_shown = false;
    std::string believer;
    std::vector<fow::stratego::Believed> beliefs;
    screens::TwoTruthsScreen screen;
};

/// Replays a game from the view of `seat`; without a seat the game must be over, and everything is shown.
class ReplayStage : public WatchedPage {
public:
    /// A game that is being played is one of two computed players: everything is shown, and it plays from where it has got to.
    enum class Of { record, game_being_played };
    ReplayStage(Program& program, const Match& match, std::optional<Seat> seat, Of of = Of::record);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override {
        return (pace_.playing() && !wants_more()) || motion_.running() || (export_ && export_->busy());
    }
    void grew() override;
    [[nodiscard]] bool wants_more() const override {
        return of_ == Of::game_being_played && pace_.playing() && halt_ == playback_.last() && !motion_.running();
    }
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    void open_page(ui::ReplayPage page) override;
    [[nodiscard]] bool waits() const override { return analysis_ && analysis_->running(); }
    void poll() override;

private:
    void draw_board(ui::Window& window);
    void draw_truths(ui::Window& window);
    void draw_statistics(ui::Window& window);
    void draw_analysis(ui::Window& window);
    void believe();
    void draw_play_on(ui::Window& window);
    void play_or_pause();
    void compare(Seat seat);
    void handle(const ui::ReplayIntent& intent);
    void seek(std::size_t halt);
    void step();
    void advance();
    void set_eyes(ui::Eyes eyes);
    void refresh();
    void show_notes();

    Program& program_;
    const Match& match_;
    std::optional<Seat> seat_;
    Of of_;
    Playback playback_;  ///< the program keeps its session during the replay
    ui::Eyes eyes_;
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    fow::stratego::View view_;
    std::vector<fow::stratego::Move> ways_;
    screens::ReplayMotion motion_;
    ReplayPace pace_;
    screens::ReplayScreen screen_;
    std::optional<SeatTruths> truths_;
    std::optional<CountedGame> counted_;
    std::optional<AnalysisPage> analysis_;  ///< kept when it is left: it goes on meanwhile
    bool analysis_open_ = false;
    std::optional<ExportPage> export_;
    bool asks_to_play_on_ = false;
    ReplayNotes notes_;
};

}  // namespace fow::stratego::stages
