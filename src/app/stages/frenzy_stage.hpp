// W8.9: the owner of two pieces that fell upon each other chooses which of them falls.
#pragma once

#include "app/stages/seat_stage.hpp"

namespace fow::app {

class FrenzyStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;
};

}  // namespace fow::app
