#pragma once

#include "app/program.hpp"
#include "ui/screens/line_screen.hpp"

namespace fow::app {

class LineStage : public Stage {
public:
    LineStage(Program& program, Seat seat);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    Program& program_;
    Seat seat_;
    PlayerView view_;
    ui::LineScreen screen_;
};

}  // namespace fow::app
