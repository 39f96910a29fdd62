// The page of a fight, which both players see: it holds only an onlooker's view.
#pragma once

#include <string>

#include "app/program.hpp"
#include "games/stratego/screens/meeting_screen.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// C3.1: a fight that was just fought.
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

}  // namespace fow::stratego::stages
