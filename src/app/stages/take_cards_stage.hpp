// W9.8: two cards of the discard pile.
#pragma once

#include "app/program.hpp"
#include "ui/screens/take_cards_screen.hpp"

namespace fow::app {

class TakeCardsStage : public Stage {
public:
    TakeCardsStage(Program& program, Seat seat);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    Program& program_;
    Seat seat_;
    PlayerView view_;
    ui::TakeCardsScreen screen_;
};

}  // namespace fow::app
