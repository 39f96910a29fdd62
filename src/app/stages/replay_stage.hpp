#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/export.hpp"
#include "app/playback.hpp"
#include "app/program.hpp"
#include "ui/screens/replay_screen.hpp"
#include "ui/screens/statistics_screen.hpp"
#include "ui/screens/two_truths_screen.hpp"

namespace fow::app {

/// Two truths: whose is held against what was.
struct Truths {
    Seat seat = Seat::french;
    ui::Timeline timeline;
    PlayerView believed;
    PlayerView truth;
    ui::StaffMap staff;
    std::string happened;  ///< the last line that the seat heard
    ui::TwoTruthsScreen screen;
};
struct Counted {
    ui::StatisticsModel model;
    ui::StatisticsScreen screen;
};

/// A game is looked back at. `seat` = whose eyes; without one the game must be over and is shown to all.
class ReplayStage : public Stage {
public:
    ReplayStage(Program& program, const Session& session, std::optional<Seat> seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return playing_ || motion_.running() || (export_ && export_->busy()); }
    [[nodiscard]] bool board_turns() const override { return !view_.pursuit; }  // the lines of riders lie north and south of it
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    void draw_map(ui::Window& window);
    void draw_truths(ui::Window& window);
    void draw_statistics(ui::Window& window);
    void play_or_pause();
    void open(ui::ReplayPage page);
    void believe(Seat seat);
    void act(const ui::ReplayIntent& intent);
    void seek(std::size_t halt);
    void step_on();
    void play_on();
    void look_through(ui::Eyes eyes);
    void look();

    Program& program_;
    std::optional<Seat> seat_;
    Playback playback_;  ///< of a session that the program keeps while the replay lasts
    ui::Eyes eyes_;
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    PlayerView view_;
    std::vector<Square> last_way_;
    std::vector<SeenPiece> fallen_;
    ui::Motion motion_;
    bool playing_ = false;
    ui::Speed speed_ = ui::Speed::one;
    std::optional<Uint32> rests_since_;  ///< by ui::now(): the last step has been seen
    ui::ReplayScreen screen_;
    std::optional<Truths> truths_;
    std::optional<Counted> counted_;
    std::optional<Export> export_;
};

}  // namespace fow::app
