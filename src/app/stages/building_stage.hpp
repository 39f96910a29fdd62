// W10.9: the winner of a fight in a building chooses whom it attacks next.
#pragma once

#include "app/program.hpp"
#include "ui/screens/staff_map.hpp"

namespace fow::app {

class BuildingStage : public Stage {
public:
    BuildingStage(Program& program, Seat seat);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    Program& program_;
    Seat seat_;
    PlayerView view_;
    ui::StaffMap staff_;
};

}  // namespace fow::app
