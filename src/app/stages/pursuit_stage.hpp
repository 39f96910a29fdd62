// W13: a turn of the pursuit.
#pragma once

#include "app/program.hpp"
#include "app/recap.hpp"
#include "ui/screens/pursuit_screen.hpp"

namespace fow::app {

class PursuitStage : public Stage {
public:
    PursuitStage(Program& program, Seat seat);
    /// What was heard from that line on is seen first; then the game goes on.
    void watch(std::size_t line);
    void draw(ui::Desk& desk) override;
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }
    [[nodiscard]] bool animating() const override { return motion_.running(); }
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    [[nodiscard]] bool board_turns() const override { return false; }  // the lines of riders lie north and south of it

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
    ui::StaffMap staff_;
    std::vector<SeenPiece> fallen_;
    bool begins_ = false;
    ui::Notice notice_;
    ui::PursuitScreen screen_;
};

/// Who was lost in the pursuit so far, both sides, in order.
[[nodiscard]] std::vector<SeenPiece> fallen_in_pursuit(const std::vector<LogLine>& heard);

/// recap_of() without what the seat did itself until the retreat; the list leaves out the beginning, which is told at length.
[[nodiscard]] Recap pursuit_recap(const Session& session, Seat seat);

/// What a seat is told before its turn of the pursuit.
struct PursuitNews {
    std::vector<LogLine> lines;
    bool begins = false;  ///< it has not yet been told that the pursuit began
};
/// `unread`: as Table::news() gives it. What a seat did in its own turn until the retreat is no news to it.
[[nodiscard]] PursuitNews pursuit_news(const Session& session, const std::vector<LogLine>& unread, Seat seat);

}  // namespace fow::app
