// A page for one seat only. It shows that seat's view and is hidden by the veil.
#pragma once

#include "app/program.hpp"
#include "games/stratego/screens/reference_page.hpp"
#include "games/stratego/stages/board_table.hpp"

namespace fow::stratego::stages {

class SeatStage : public Stage {
public:
    SeatStage(Program& program, Seat seat) : program_(program), seat_(seat), view_(table_of(program).session().view(viewer_of(seat))) {}
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override {
        return screens::reference_page(window, view_, table().session().rules().set());
    }
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }

protected:
    [[nodiscard]] BoardTable& table() const { return table_of(program_); }

    Program& program_;
    Seat seat_;
    View view_;
    ui::Notice notice_;
};

}  // namespace fow::stratego::stages
