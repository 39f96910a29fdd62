#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/program.hpp"
#include "app/replay/analysis_page.hpp"
#include "app/replay/notes.hpp"
#include "app/replay/pace.hpp"
#include "games/waterloo/screens/replay/replay_screen.hpp"
#include "games/waterloo/screens/replay/two_truths_screen.hpp"
#include "games/waterloo/stages/analysed.hpp"
#include "games/waterloo/stages/export.hpp"
#include "games/waterloo/stages/playback.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/stages/statistics.hpp"

namespace fow::waterloo::stages {

/// The page "Two truths": what a seat believed beside what was true.
struct Truths {
    Seat seat = french_seat;
    ui::Timeline timeline;
    PlayerView believed;
    PlayerView truth;
    screens::StaffMap staff;
    std::string happened;  ///< the last log line of the seat
    bool beliefs_shown = false;
    std::string believer;
    std::vector<Believed> beliefs;
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
    [[nodiscard]] bool board_turns() const override { return !view_.pursuit; }  // the riders' lines are drawn north and south of it
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    void open_page(ui::ReplayPage page) override;
    [[nodiscard]] bool waits() const override { return analysis_ && analysis_->running(); }
    void poll() override;

private:
    void draw_map(ui::Window& window);
    void draw_truths(ui::Window& window);
    void draw_statistics(ui::Window& window);
    void draw_analysis(ui::Window& window);
    void believe();
    void play_or_pause();
    void compare(Seat seat);
    void handle(const ui::ReplayIntent& intent);
    void seek(std::size_t halt);
    void step();
    void advance();
    void set_eyes(ui::Eyes eyes);
    void refresh();
    void draw_play_on(ui::Window& window);
    void show_notes();

    Program& program_;
    std::optional<Seat> seat_;
    Of of_;
    Playback playback_;  ///< the program keeps its session during the replay
    ui::Eyes eyes_;
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    PlayerView view_;
    std::vector<std::vector<Square>> ways_;
    std::vector<SeenPiece> fallen_;
    screens::Motion motion_;
    ReplayPace pace_;
    screens::ReplayScreen screen_;
    std::optional<Truths> truths_;
    std::optional<ui::Numbers> counted_;
    std::optional<AnalysisPage> analysis_;  ///< kept when it is left: it goes on meanwhile
    bool analysis_open_ = false;
    std::optional<ExportPage> export_;
    bool asks_to_play_on_ = false;
    ReplayNotes notes_;
};

}  // namespace fow::waterloo::stages
