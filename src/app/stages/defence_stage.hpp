// W11.9: the owner of an attacked piece answers, out of turn.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/table/staff_map.hpp"

namespace fow::app {

class DefenceStage : public SeatStage {
public:
    DefenceStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    ui::StaffMap staff_;
    std::vector<ui::LoggedLine> log_;
};

}  // namespace fow::app
