// W3.2: the seat draws its line of retreat.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/screens/card_screens.hpp"

namespace fow::app {

class LineStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;

private:
    ui::LineScreen screen_;
};

}  // namespace fow::app
