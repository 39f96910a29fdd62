// W11.9: the owner of an attacked piece answers, out of turn.
#pragma once

#include "app/program.hpp"
#include "ui/screens/staff_map.hpp"

namespace fow::app {

class DefenceStage : public Stage {
public:
    DefenceStage(Program& program, Seat seat);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    Program& program_;
    Seat seat_;
    PlayerView view_;
    ui::StaffMap staff_;
    std::vector<ui::LoggedLine> log_;
};

}  // namespace fow::app
