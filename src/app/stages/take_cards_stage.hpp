// W9.8: two cards of the discard pile.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/screens/card_screens.hpp"

namespace fow::app {

class TakeCardsStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;

private:
    ui::TakeCardsScreen screen_;
};

}  // namespace fow::app
