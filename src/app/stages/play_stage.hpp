#pragma once

#include "app/program.hpp"
#include "app/recap.hpp"
#include "ui/screens/play_screen.hpp"

namespace fow::app {

/// W7 and W11.2: a turn is played, cards included.
class PlayStage : public Stage {
public:
    PlayStage(Program& program, Seat seat);
    /// What was heard from that line on is seen first; then the game goes on.
    void watch(std::size_t line);
    void draw(ui::Desk& desk) override;
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }
    [[nodiscard]] bool animating() const override { return motion_.running(); }
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    void act(const Action& action);
    void menu(const ui::MenuChoice& choice);
    void look();

    Program& program_;
    Seat seat_;
    PlayerView view_;
    std::vector<ui::LoggedLine> log_;
    Dispatch dispatch_;
    ui::Motion motion_;
    bool acted_ = false;                 ///< the seat has done its part: what comes next waits for the motion
    bool half_hour_ = false;             ///< the bell is to be heard
    std::vector<Square> last_way_;
    std::array<std::string, card_kinds> refusals_;
    ui::StaffMap staff_;
    std::optional<Scouted> scouted_;
    ui::Notice notice_;
    ui::PlayScreen screen_;
};

}  // namespace fow::app
