// W11.1: one pick from the pack of cards.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/screens/card_screens.hpp"

namespace fow::app {

class DraftStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;

private:
    ui::DraftScreen screen_;
};

}  // namespace fow::app
