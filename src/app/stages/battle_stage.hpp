// A battle, shown to both: it holds an onlooker's view and no other.
#pragma once

#include "app/program.hpp"
#include "ui/screens/battle_screen.hpp"

namespace fow::app {

class BattleStage : public Stage {
public:
    enum class From {
        first_round,   ///< of the last attack or shot
        last_meeting,  ///< the last round, in which two meet only now
        last_round,    ///< the last round, which has been seen before it was decided
    };
    BattleStage(Program& program, From from);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating() || motion_.running(); }
    [[nodiscard]] bool unfolds() const override { return true; }

private:
    void look();
    void roll(ui::Window& window);
    Program& program_;
    PlayerView view_;
    std::vector<ui::Round> rounds_;
    std::string next_;
    ui::Motion motion_;
    ui::BattleScreen screen_;
};

}  // namespace fow::app
