// W9.8: two cards of the discard pile.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/screens/take_cards_screen.hpp"

namespace fow::app {

class TakeCardsStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;

private:
    ui::TakeCardsScreen screen_;
};

}  // namespace fow::app
