// W13: a turn of the pursuit.
#pragma once

#include "app/program.hpp"
#include "ui/screens/pursuit_screen.hpp"

namespace fow::app {

class PursuitStage : public Stage {
public:
    PursuitStage(Program& program, Seat seat);
    void draw(ui::Desk& desk) override;
    void notice(const std::string& text) override { notice_ = text; }
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    void act(const Action& action);
    void menu(const ui::MenuChoice& choice);
    void look();

    Program& program_;
    Seat seat_;
    PlayerView view_;
    std::vector<std::string> log_;
    std::vector<std::string> news_;
    std::vector<SeenPiece> fallen_;
    bool begins_ = false;
    std::string notice_;
    ui::PursuitScreen screen_;
};

/// Who was lost in the pursuit so far, both sides, in order.
[[nodiscard]] std::vector<SeenPiece> fallen_in_pursuit(const std::vector<LogLine>& heard);

/// What a seat is told before its turn of the pursuit.
struct PursuitNews {
    std::vector<LogLine> lines;
    bool begins = false;  ///< it has not yet been told that the pursuit began
};
/// `unread`: as Table::news() gives it. What a seat did in its own turn until the retreat is no news to it.
[[nodiscard]] PursuitNews pursuit_news(const Session& session, const std::vector<LogLine>& unread, Seat seat);

}  // namespace fow::app
