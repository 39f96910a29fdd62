// Pages that both players see: a fight, and the end of the game. Until the end they hold only an onlooker's view.
#pragma once

#include <string>

#include "app/program.hpp"
#include "games/stratego/screens/meeting_screen.hpp"
#include "games/stratego/screens/victory_screen.hpp"
#include "games/stratego/stages/stages.hpp"
#include "games/stratego/stages/statistics.hpp"

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

/// C4.6: the end of the game, with everything shown.
class VictoryStage : public Stage {
public:
    explicit VictoryStage(Program& program);
    void draw(ui::Window& window) override;
    void notice(const std::string& text) override { notice_ = text; }
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override;

private:
    /// A new game like this one.
    void begin_again(bool swapped);
    void draw_statistics(ui::Window& window);

    Program& program_;
    View view_;
    std::string save_name_;
    std::string notice_;
    screens::VictoryScreen screen_;
    std::optional<ui::Numbers> counted_;
};

}  // namespace fow::stratego::stages
