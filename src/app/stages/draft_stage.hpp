// W11.1: one pick from the pack of cards.
#pragma once

#include "app/program.hpp"
#include "ui/screens/draft_screen.hpp"

namespace fow::app {

class DraftStage : public Stage {
public:
    DraftStage(Program& program, Seat seat);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    Program& program_;
    Seat seat_;
    PlayerView view_;
    ui::DraftScreen screen_;
};

}  // namespace fow::app
