// W10.9: the winner of a fight in a building chooses whom it attacks next.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/table/staff_map.hpp"

namespace fow::app {

class BuildingStage : public SeatStage {
public:
    BuildingStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    ui::StaffMap staff_;
};

}  // namespace fow::app
