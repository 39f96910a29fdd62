// W14.2: the die says, openly, whether the Prussians come.
#pragma once

#include "app/program.hpp"
#include "ui/screens/question_screens.hpp"

namespace fow::app {

class PrussianDieStage : public Stage {
public:
    explicit PrussianDieStage(Program& program);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating(); }
    [[nodiscard]] bool unfolds() const override { return true; }

private:
    Program& program_;
    PlayerView view_;  ///< an onlooker's
    std::optional<PrussiansDecided> decided_;
    ui::PrussianDieScreen screen_;
};

}  // namespace fow::app
