// Cavalry that met, or a victim, shown to both: it holds an onlooker's view and no other.
#pragma once

#include <optional>

#include "app/program.hpp"
#include "ui/screens/pursuit_battle_screen.hpp"

namespace fow::app {

class PursuitBattleStage : public Stage {
public:
    /// The last thing that was done must have shown pieces to both.
    explicit PursuitBattleStage(Program& program);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating() || motion_.running(); }
    [[nodiscard]] bool unfolds() const override { return true; }
    [[nodiscard]] bool board_turns() const override { return false; }

private:
    Program& program_;
    PlayerView view_;
    std::optional<ui::PursuitMeeting> meeting_;
    std::vector<SeenPiece> fallen_;
    std::string next_;
    ui::Motion motion_;
    ui::PursuitBattleScreen screen_;
};

}  // namespace fow::app
