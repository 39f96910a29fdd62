#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/program.hpp"
#include "app/replay/notes.hpp"
#include "app/replay/pace.hpp"
#include "games/waterloo/screens/replay/replay_screen.hpp"
#include "games/waterloo/screens/replay/statistics_screen.hpp"
#include "games/waterloo/screens/replay/two_truths_screen.hpp"
#include "games/waterloo/stages/export.hpp"
#include "games/waterloo/stages/playback.hpp"

namespace fow::app::inline waterloo {

/// The page "Two truths": what a seat believed beside what was true.
struct Truths {
    Seat seat = french_seat;
    ui::Timeline timeline;
    PlayerView believed;
    PlayerView truth;
    ui::StaffMap staff;
    std::string happened;  ///< the last log line of the seat
    ui::TwoTruthsScreen screen;
};
/// Replays a game from the view of `seat`; without a seat the game must be over, and everything is shown.
class ReplayStage : public Stage {
public:
    ReplayStage(Program& program, const Match& match, std::optional<Seat> seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return pace_.playing() || motion_.running() || (export_ && export_->busy()); }
    [[nodiscard]] bool board_turns() const override { return !view_.pursuit; }  // the riders' lines are drawn north and south of it
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    void draw_map(ui::Window& window);
    void draw_truths(ui::Window& window);
    void draw_statistics(ui::Window& window);
    void play_or_pause();
    void open(ui::ReplayPage page);
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
    Playback playback_;  ///< the program keeps its session during the replay
    ui::Eyes eyes_;
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    PlayerView view_;
    std::vector<std::vector<Square>> ways_;
    std::vector<SeenPiece> fallen_;
    ui::Motion motion_;
    ReplayPace pace_;
    ui::ReplayScreen screen_;
    std::optional<Truths> truths_;
    std::optional<Counted> counted_;
    std::optional<ExportPage> export_;
    bool asks_to_play_on_ = false;
    ReplayNotes notes_;
};

}  // namespace fow::app::inline waterloo
