// The page of a fight, which both players see, and the pages for one seat only.
#pragma once

#include <string>

#include "app/program.hpp"
#include "games/stratego/screens/game_look.hpp"
#include "games/stratego/screens/meeting_screen.hpp"
#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// C3.1: a fight that was just fought. Holds only an onlooker's view, or that of the only person.
class MeetingStage : public Stage {
public:
    MeetingStage(Program& program, const Fought& fought);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating(); }
    [[nodiscard]] bool revealing() const override { return true; }
    [[nodiscard]] std::optional<Seat> private_to() const override { return person_; }

private:
    Program& program_;
    std::optional<Seat> person_;  ///< the only one
    View view_;                   ///< of that person, or of an onlooker
    Fought fought_;
    ui::NextLook next_;
    screens::MeetingScreen screen_;
};

/// A page for one seat only. It shows that seat's view and is hidden by the veil.
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
