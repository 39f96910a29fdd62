// A page for one seat only. It shows that seat's view and is hidden by the veil.
#pragma once

#include "app/program.hpp"

namespace fow::app {

class SeatStage : public Stage {
public:
    SeatStage(Program& program, Seat seat) : program_(program), seat_(seat), view_(program.table().session().view(viewer_of(seat))) {}
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    [[nodiscard]] const PlayerView* seen() const override { return &view_; }

protected:
    [[nodiscard]] Table& table() const { return program_.table(); }

    Program& program_;
    Seat seat_;
    PlayerView view_;
};

}  // namespace fow::app
