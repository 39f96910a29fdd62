// W13: a turn of the pursuit.
#pragma once

#include "app/stages/turn_stage.hpp"
#include "ui/screens/pursuit_screen.hpp"

namespace fow::app {

class PursuitStage : public TurnStage {
public:
    PursuitStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool board_turns() const override { return false; }  // the lines of riders lie north and south of it

private:
    void look() override;
    [[nodiscard]] std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const override;
    [[nodiscard]] bool goes_on_in(Phase phase) const override { return phase == Phase::pursuit; }

    using TurnStage::take;
    void take(const Action& action) { play(action); }
    void take(const ui::MenuChoice& choice);
    void take(const ui::NewsRead& read);

    std::vector<SeenPiece> fallen_;
    bool begins_ = false;  ///< the player has not yet been told what this phase is
    ui::PursuitScreen screen_;
};

}  // namespace fow::app
